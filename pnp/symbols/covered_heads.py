"""Heads from the side with what is on them, from the front and from behind, around a head of radius 6."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from pnp.symbols.figure_styles import FigureStyle
from pnp.symbols.headgear import HEADGEAR
from pnp.symbols.heads import paper
from pnp.symbols.ink import Mark

# What is further ahead than this, and no higher, is a visor, a slit or a peak: it is not seen from behind.
_AHEAD, _ABOVE = -0.6, -12.0
# Hair over the back of a head that is turned away, and its strands; and that of those who wear it long.
_NAPE: Final = Mark(
    "M 4.4 -7 C 5.2 -4.4 4.8 -2.2 3.6 -0.6 C 2.8 1.8 2.6 4 1.6 6 C -0.4 8.8 -3.2 8.9 -4.8 8.2 C -6.2 5.6 -7.8"
    " 3.4 -7.7 0"
    " C -8 -6 -4.4 -9.3 0 -8.9 C 2.4 -8.8 3.8 -8.2 4.4 -7 Z",
    matter="hair",
)
_MANE: Final = Mark(
    "M 4.4 -7 C 5.2 -4.4 5 -2 4 0 C 3.6 4 4.6 8 3.8 11 C 4 13 3 15 1.8 15.6 C -3 17.4 -8.4 15.6 -9 12 C -8.2"
    " 8.6 -9.6 5"
    " -8 1 C -8.6 -6 -4.4 -9.5 0 -8.9 C 2.4 -8.8 3.8 -8.2 4.4 -7 Z",
    matter="hair",
)
_STRANDS: Final = paper(
    Mark(
        "M -5.6 -1.6 C -5.4 1.6 -4.6 4.4 -3.6 6.6 M -2.8 -3.4 C -2.8 0.6 -2.2 4 -1.4 6.4 M 0.6 -4.4 C 1 -1 1 2.6 0.8 5",
        0.4,
        matter="wood",
    )
)
# The cloth of a hood over the side of the face.
_HOODED: Final = Mark("M 6 -4.8 C 6.6 -1 5 4 3.4 7.6 L 2.4 10.2 L -8 10.4 L -6 -8 Z")
_EAR: Final = (
    Mark("M 3 -1 C 4.4 -2 5.4 -1 5 0.6 C 4.8 1.8 4 2.6 3.2 2.2 Z", 0, "paper", "skin"),
    Mark("M 3 -1 C 4.4 -2 5.4 -1 5 0.6 C 4.8 1.8 4 2.6 3.2 2.2", 0.5, matter="line"),
)


def head_of(headgear: str, style: FigureStyle, *, is_behind: bool = False) -> tuple[Mark, ...]:
    """A head that looks to the right, with what is worn on it. is_behind: it is turned away instead."""
    worn = HEADGEAR[headgear].marks
    if not is_behind:
        return *style.face, *worn
    hair = _MANE if style.likeness.is_long else _NAPE
    turned = (*_outlines(style.face), *_EAR, hair, _STRANDS, *_seen_from_behind(worn))
    return (*turned, _HOODED) if headgear == "hood" else turned


def _outlines(face: Sequence[Mark]) -> Iterator[Mark]:
    """The skin of a face and its contour, without features and ears."""
    skins = {mark.d for mark in face if mark.matter == "skin" and mark.extent[3] > 4}
    return (mark for mark in face if mark.d in skins)


def _seen_from_behind(worn: Sequence[Mark]) -> Iterator[Mark]:
    for mark in worn:
        left, top, _, _ = replace(mark, width=0).extent
        if left < _AHEAD or top < _ABOVE:
            yield mark
