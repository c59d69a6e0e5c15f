"""Generated pages and the tour in the README say what the program says."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.build.prepare import prepare
from pnp.build.starter import write_starter
from pnp.checks.manual import names
from pnp.report import Summary, as_text
from tools.pages import DOCS, pages

README = (DOCS.parent / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", sorted(pages()))
def test_page_is_what_the_program_says(name: str) -> None:
    """Run ``python -m tools.pages`` if this fails."""
    assert (DOCS / name).read_text(encoding="utf-8") == pages()[name]


def test_no_page_is_left_of_a_check_that_is_gone() -> None:
    assert {f"checks/{path.name}" for path in (DOCS / "checks").glob("*.md")} == {
        name for name in pages() if name.startswith("checks/")
    }


def test_the_tour_shows_what_a_broken_starter_really_prints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for _ in write_starter(Path("my-game"), "my-game"):
        pass
    for file, old, new in (
        ("cards.yaml", "stated: {cards: 12}", "stated: {cards: 14}"),
        ("play.yaml", "on: 4-5, name: Hit", "on: 4, name: Hit"),
        ("units.yaml", "{scouts: 2, guards: 3}, zone: north-edge", "{scouts: 2, gaurds: 3}, zone: north-edge"),
    ):
        path = Path("my-game", file)
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
    found = prepare(Path("my-game"), "my-game")
    summary = Summary.of(found.findings, checks=found.checks, records=found.records)
    shown = as_text(found.findings, found.sources, names()) + summary.sentence()
    assert f"$ pnp check my-game\n{shown}\n```" in README


def test_every_page_that_the_readme_names_is_there() -> None:
    import re

    missing = [link for link in re.findall(r"\]\((?!http)([^)#]+)\)", README) if not (DOCS.parent / link).exists()]
    assert missing == []
