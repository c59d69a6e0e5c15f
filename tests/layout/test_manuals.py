"""Every code of layouts has a page, and the examples on it are true."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.layout import codes
from pnp.layout.manuals import MANUALS
from pnp.load.manual import Manual
from pnp.pipeline.compiled_kit import compile_kit

HEAD = "kit: example\ntitle: Example\nplayers: 2\nlicence: CC0-1.0\nstatus: draft\n"


def found_in(text: str, folder: Path) -> set[str]:
    """The codes of everything that is wrong with a kit that has this in a file of its own."""
    own, head = text.startswith("theme:"), text.startswith("kit:")
    (folder / "kit.yaml").write_text(text if head else f"{HEAD}{'theme: mine' if own else ''}\n", encoding="utf-8")
    if not head:
        (folder / ("theme.yaml" if own else "example.yaml")).write_text(f"{text}\n", encoding="utf-8")
    return {finding.code for finding in compile_kit(folder, "example").findings}


def test_every_code_has_one_page_in_order() -> None:
    written = [value for name, value in vars(codes).items() if name.isupper() and isinstance(value, str)]
    assert [page.code for page in MANUALS] == written
    assert len({page.name for page in MANUALS}) == len(MANUALS)


# What these are about is in a drawing, not in a text: see tests/svg and test_art.py.
IN_DRAWINGS = {codes.NOT_DRAWN, codes.BROKEN_DRAWING, codes.MISSING_ART}
# What this is about is in a book: see tests/pipeline/test_figures.py.
IN_BOOKS = {codes.OTHER_LAYOUT}


@pytest.mark.parametrize(
    "page", [page for page in MANUALS if page.code not in IN_DRAWINGS | IN_BOOKS], ids=lambda page: page.code
)
def test_what_the_page_says_fails_fails_and_what_passes_passes(page: Manual, tmp_path: Path) -> None:
    (tmp_path / "fails").mkdir()
    (tmp_path / "passes").mkdir()
    assert found_in(page.fails, tmp_path / "fails") == {page.code}
    assert found_in(page.passes, tmp_path / "passes") == set()
