"""Every code has a name and a page."""

import re
from pathlib import Path

from pnp.checks.manual import all_codes, manual, names
from pnp.impose.plan import BACK_DIFFERS, DOES_NOT_FIT, GRID_DOES_NOT_FIT

PACKAGE = Path(__file__).resolve().parents[2] / "pnp"


def test_every_code_in_the_program_has_a_page_and_a_name() -> None:
    written = {
        code
        for path in PACKAGE.rglob("*.py")
        for code in re.findall(r'^\s*\w+(?:: Final)? = "([A-Z]\d{3})"', path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert written
    assert written <= set(all_codes())
    assert set(names()) == set(all_codes())
    assert all(names().values())


def test_imposition_has_pages() -> None:
    for code in (DOES_NOT_FIT, GRID_DOES_NOT_FIT, BACK_DIFFERS):
        page = manual(code)
        assert page is not None
        assert "Why it matters" in page


def test_a_page_is_plain_text_with_its_example_indented() -> None:
    page = manual("D101") or ""
    assert page.startswith("A result of the die has no row.\n\nWhat it does\n    Looks for")
    assert "\nFails\n    tables:\n      - id: weather\n" in page
    assert "```" not in page
    assert "##" not in page


def test_what_is_no_code_has_no_page() -> None:
    assert manual("X999") is None
    assert manual("") is None


def test_no_code_means_two_things() -> None:
    owners: dict[str, list[str]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        for code in re.findall(r'^\w+(?:: Final)? = "([A-Z]\d{3})"', path.read_text(encoding="utf-8"), re.MULTILINE):
            owners.setdefault(code, []).append(str(path.relative_to(PACKAGE)))
    assert {code: files for code, files in owners.items() if len(files) > 1} == {}
