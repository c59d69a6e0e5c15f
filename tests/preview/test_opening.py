"""Which command opens a file of a kit."""

from __future__ import annotations

import pytest

from pnp.preview.opening import command_to_open


@pytest.mark.parametrize(
    ("editor", "words"),
    [
        ("code -g {file}:{line}:{column}", ["code", "-g", "/my kit/cards.csv:3:7"]),
        ("subl", ["subl", "/my kit/cards.csv"]),
        ("", []),
    ],
)
def test_the_editor_of_the_user_opens_a_text_at_its_place(editor: str, words: list[str]) -> None:
    assert command_to_open("/my kit/cards.csv", 3, 7, editor) == words


@pytest.mark.parametrize(("system", "program"), [("linux", "xdg-open"), ("darwin", "open"), ("win32", "explorer")])
@pytest.mark.parametrize("name", ["cards.xlsx", "CARDS.ODS"])
def test_a_spreadsheet_is_opened_by_the_system(
    name: str, system: str, program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", system)
    assert command_to_open(f"/kit/{name}", 3, 7, "code -g {file}") == [program, f"/kit/{name}"]
