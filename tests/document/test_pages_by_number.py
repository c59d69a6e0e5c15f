"""A book with every kind of block, as numbers that somebody has compared with its picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

import pytest

from pnp.document.context import FigureAnswer
from pnp.document.reference.make import make_reference
from pnp.frame import Face
from pnp.measures import Size
from pnp.model.game import Game, RecordSet
from pnp.model.texts import RulesText
from pnp.nodes import Source
from pnp.text import Run
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


def test_every_block_is_told_on_the_screen_as_it_was(game: Game) -> None:
    text = RulesText(id="rules", name="Rules", files=("rules.md",), sources=(Source("rules.md", EVERYTHING),))
    counter = Face(id="counter", size=Size(15.0, 15.0))
    shown = replace(game, texts=RecordSet([text]))
    reference = make_reference(
        shown, frozenset(), faces=lambda request: FigureAnswer((counter,)), pictures=lambda name: None
    )
    same_as_kept(told(reference), KEPT / "reference.txt")


def told(value: object, indent: str = "") -> Iterator[str]:
    """A tree of blocks, a line each, what is inside further to the right."""
    inner: list[object] = []
    words: list[str] = []
    for field in fields(value):  # type: ignore[arg-type]
        found = getattr(value, field.name)
        if isinstance(found, Face):
            words.append(f"{found.size.width:g} x {found.size.height:g}")
        elif isinstance(found, tuple) and found and all(isinstance(one, Run) for one in found):
            marks = ((run.text, run.style.link or run.icon) for run in found)
            words.append(f"{field.name}={' '.join(repr(mark if mark[1] else mark[0]) for mark in marks)}")
        elif isinstance(found, tuple) and found and not isinstance(found[0], str):
            inner.append(found)
        elif found not in ("", (), None, {}, False):
            words.append(f"{field.name}={found!r}")
    yield f"{indent}{type(value).__name__} {' '.join(words)}".rstrip()
    for found in inner:
        yield from _inside(found, f"{indent}  ")


def _inside(found: object, indent: str) -> Iterator[str]:
    for one in found:  # type: ignore[attr-defined]
        if isinstance(one, tuple):
            yield f"{indent}-"
            yield from _inside(one, f"{indent}  ")
        else:
            yield from told(one, indent)
