"""A book with every kind of block, as numbers that somebody has compared with its picture."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.listing import listed, same_as_kept

EVERYTHING = (Path(__file__).parent / "everything.md").read_text(encoding="utf-8")
KEPT = Path(__file__).parent / "pages"


@pytest.mark.parametrize(("format", "columns"), [("sheet", 1), ("sheet", 2), ("a5", 1)])
def test_every_block_stands_where_it_did(book, format, columns):
    flowed = book(EVERYTHING, format=format, columns=columns)
    assert [f"{found.span} {found.message}" for found in flowed.findings] == []
    lines = [
        line
        for number, page in enumerate(flowed.pages, 1)
        for line in (f"page {number}: {page.size.width:g} x {page.size.height:g}", *listed(page.items))
    ]
    same_as_kept(lines, KEPT / f"{format}-{columns}.txt")
