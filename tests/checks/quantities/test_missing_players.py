"""Tables by number of players."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks import cases
from tests.checks.lines import by_line

KIT = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"


@pytest.mark.parametrize(
    ("head", "numbers", "messages"),
    [
        ("Players", "2 4", ["5 no row is for 3 players"]),
        ("Number of players", "2 3", ["6 no row is for 4 players"]),
        ("Heroes", "2 4", ["5 no row is for 3 heroes"]),
        ("Heroes", "2 3", []),  # Who knows how many heroes there can be?
        ("Players", "3 4", []),  # What comes before may have rules of its own.
        ("Players", "2 3–4", []),
        ("Players", "2–3 4", []),
        ("**Players**", "2 3 4", []),
        ("Players", "Two 4", []),
        ("Cards", "2 4", []),
        ("Players", "4 2", []),
        ("Players", "2", []),
    ],
)
def test_rows_of_a_table_of_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, head: str, numbers: str, messages: list[str]
) -> None:
    monkeypatch.setattr(cases, "HEAD", cases.HEAD.replace("players: 2", "players: 2-4"))
    rows = "".join(f"| {number} | 7 |\n" for number in numbers.split())
    assert by_line(tmp_path, "Q163", KIT, rules_md=f"# Rules\n\n| {head} | Cards |\n|---|---|\n{rows}") == messages


def test_rows_of_a_set(tmp_path: Path) -> None:
    kit = """
        sets:
          - id: deals
            name: Deals
            one: deal
            fields: {n: {type: number, name: Teams}}
            records: [{id: two, n: 2}, {id: four, n: 4}]
        """
    assert by_line(tmp_path, "Q163", kit) == ["6 no row is for 3 teams"]
