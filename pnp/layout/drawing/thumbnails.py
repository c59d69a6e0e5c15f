"""Faces that are shown smaller than they are: how small their text becomes, and how they look without it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from math import inf
from typing import Final

from pnp.frame import Face, Group, Item, Nested, TextRun
from pnp.measures import Pt

# Smaller letters are less than a millimetre high, grey dust on a printed sheet.
SMALLEST_THUMBNAIL: Final[Pt] = 3.0
# Below this size, what a counter on a picture of a board says is not read without effort.
LEGIBLE: Final[Pt] = 6.5


def smallest_size(items: Iterable[Item]) -> Pt:
    """The size of the smallest text that is to be read; infinite if there is none."""
    return min(_sizes(items), default=inf)


def _sizes(items: Iterable[Item]) -> Iterator[Pt]:
    for item in items:
        match item:
            case TextRun() if item.ink.role != "ornament":
                yield item.size
            case Nested():
                yield _smallest_on(item.face) * item.scale
            case Group():
                yield item.lettering.size if item.lettering else smallest_size(item.items)


@lru_cache(maxsize=256)
def _smallest_on(face: Face) -> Pt:
    return smallest_size(face.art)


@lru_cache(maxsize=256)
def without_small_text(face: Face, least: Pt) -> Face:
    """A face without text of a smaller size; the same face if it has none."""
    art = tuple(_without_small_text(face.art, least))
    return face if art == face.art else replace(face, art=art)


def _without_small_text(items: Iterable[Item], least: Pt) -> Iterator[Item]:
    for item in items:
        match item:
            case TextRun():
                if item.size >= least:
                    yield item
            case Nested() if item.scale:
                face = without_small_text(item.face, least / item.scale)
                yield item if face is item.face else replace(item, face=face)
            case Group(lettering=words):
                if words and words.size < least:
                    continue
                inner = tuple(_without_small_text(item.items, least))
                yield item if inner == item.items else replace(item, items=inner)
            case _:
                yield item
