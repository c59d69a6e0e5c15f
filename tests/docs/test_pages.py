"""Generated pages and the tour in the README say what the program says."""

from __future__ import annotations

from functools import cache

from tools import first_reads, pages
from tools.pages import DOCS
from tools.tour import what_check_prints

README = (DOCS.parent / "README.md").read_text(encoding="utf-8")


@cache
def made() -> dict[str, str]:
    """Every generated page by its path below docs/."""
    return pages.pages()


def test_pages_are_what_the_program_says() -> None:
    """Run ``python -m tools.pages`` if this fails."""
    assert {name: (DOCS / name).read_text(encoding="utf-8") for name in made() if (DOCS / name).is_file()} == made()


def test_the_table_of_first_reads_is_what_the_checks_read() -> None:
    """Run ``python -m tools.pages`` if this fails."""
    assert first_reads.module_text() == first_reads.MODULE.read_text(encoding="utf-8")


def test_no_page_is_left_of_a_check_that_is_gone() -> None:
    assert {f"checks/{path.name}" for path in (DOCS / "checks").glob("*.md")} == {
        name for name in made() if name.startswith("checks/")
    }


def test_the_tour_shows_what_a_broken_starter_really_prints() -> None:
    """Run ``python -m tools.pages`` if this fails."""
    shown = what_check_prints()
    assert [line.split()[2] for line in shown.splitlines() if line.startswith("my-game/")] == ["N101", "Q101", "D101"]
    assert f"$ pnp check my-game\n{shown}\n```" in README


def test_every_page_that_the_readme_names_is_there() -> None:
    import re

    missing = [link for link in re.findall(r"\]\((?!http)([^)#]+)\)", README) if not (DOCS.parent / link).exists()]
    assert missing == []
