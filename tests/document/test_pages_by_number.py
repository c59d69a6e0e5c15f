"""A book with every kind of block, as numbers that somebody has compared with its picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

import pytest

from pnp.document.figure_requests import FigureAnswer
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
    assert [f"{finding.span} {finding.message}" for finding in flowed.findings] == []
    lines = [
        line
        for number, page in enumerate(flowed.pages, 1)
        for line in (f"page {number}: {page.size.width:g} x {page.size.height:g}", *listed(page.items))
    ]
    same_as_kept(lines, KEPT / f"{format}-{columns}.txt")


def test_every_block_is_on_the_screen_as_it_was(game: Game) -> None:
    text = RulesText(id="rules", name="Rules", files=("rules.md",), sources=(Source("rules.md", EVERYTHING),))
    counter = Face(id="counter", size=Size(15.0, 15.0))
    shown = replace(game, texts=RecordSet([text]))
    reference = make_reference(shown, {}, faces=lambda request: FigureAnswer((counter,)), pictures=lambda name: None)
    same_as_kept(tree_lines(reference), KEPT / "reference.txt")


def tree_lines(element: object, indent: str = "") -> Iterator[str]:
    """A tree of blocks, a line each, what is inside further to the right."""
    inner: list[object] = []
    words: list[str] = []
    for field in fields(element):  # type: ignore[arg-type]
        value = getattr(element, field.name)
        if isinstance(value, Face):
            words.append(f"{value.size.width:g} x {value.size.height:g}")
        elif isinstance(value, tuple) and value and all(isinstance(item, Run) for item in value):
            marks = ((run.text, run.style.link or run.icon) for run in value)
            words.append(f"{field.name}={' '.join(repr(mark if mark[1] else mark[0]) for mark in marks)}")
        elif isinstance(value, tuple) and value and not isinstance(value[0], str):
            inner.append(value)
        elif value not in ("", (), None, {}, False):
            words.append(f"{field.name}={value!r}")
    yield f"{indent}{type(element).__name__} {' '.join(words)}".rstrip()
    for elements in inner:
        yield from _inside(elements, f"{indent}  ")


def _inside(elements: object, indent: str) -> Iterator[str]:
    for element in elements:  # type: ignore[attr-defined]
        if isinstance(element, tuple):
            yield f"{indent}-"
            yield from _inside(element, f"{indent}  ")
        else:
            yield from tree_lines(element, indent)
