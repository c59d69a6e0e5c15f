"""The cards of kits → how large pictures and words are, and what is empty: ``python -m tools.card_pictures [KIT ...]``.

For each component of cards: the share of the height that the picture takes, on the card with the lowest, in the middle
and on that with the highest; the largest band without words or a picture; the smallest and the usual size of type.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from pathlib import Path
from statistics import median, median_low
from typing import Final, NamedTuple

from pnp.frame import Face, Group, Item, Nested, TextRun
from pnp.layout.geometry.outlines import edges
from pnp.measures import MM_PER_PT, Mm, Pt
from pnp.pipeline.compiled_kit import compile_kit

_CONTENT: Final = Path("content")
# How far letters reach above and below their baseline, in their size.
_ABOVE, _BELOW = 0.75, 0.25


class CardMeasures(NamedTuple):
    """Of one face: the share of its height that its picture takes, its largest empty band, and its sizes of type."""

    picture: float
    empty: Mm
    sizes: tuple[Pt, ...]


def measured(face: Face) -> CardMeasures:
    """The measures of a face; of several pictures the highest counts."""
    bands = [(max(top, 0.0), min(bottom, face.size.height)) for top, bottom in _pictures(face.art)]
    words = list(_words(face.art))
    inked = sorted([*bands, *((y - height * _ABOVE, y + height * _BELOW) for y, height in words)])
    picture = max((bottom - top for top, bottom in bands), default=0.0)
    return CardMeasures(
        picture / face.size.height,
        _largest_gap([*inked, (face.size.height, face.size.height)]),
        tuple(round(height / MM_PER_PT, 1) for _, height in words),
    )


def _largest_gap(bands: Sequence[tuple[Mm, Mm]]) -> Mm:
    """The largest gap below and between bands that are sorted by their tops, down to the last one."""
    reached, largest = bands[0][1], 0.0
    for _, (top, bottom) in pairwise(bands):
        largest, reached = max(largest, top - reached), max(reached, bottom)
    return largest


def _is_picture(item: Item) -> bool:
    """Whether an item is the window of a drawn picture."""
    return isinstance(item, Group) and any(
        isinstance(inner, Nested) and inner.face.id.startswith("art-") for inner in item.items
    )


def _pictures(items: Sequence[Item], down: Mm = 0.0) -> Iterator[tuple[Mm, Mm]]:
    """The top and the bottom of every drawn picture."""
    for item in items:
        if isinstance(item, Group) and _is_picture(item):
            heights = [y for piece in edges(item.clip, closed=True) for _, y in piece]
            yield down + min(heights), down + max(heights)
        elif isinstance(item, Group):
            yield from _pictures(item.items, down)
        elif isinstance(item, Nested):
            yield from _pictures(item.face.art, down + item.y)


def _words(items: Sequence[Item], down: Mm = 0.0, scale: float = 1.0) -> Iterator[tuple[Mm, Mm]]:
    """The baseline and the size, both in mm, of every run of words that stands upright."""
    for item in items:
        if isinstance(item, TextRun):
            yield down + item.y * scale, item.size * MM_PER_PT * scale
        elif isinstance(item, Group) and not item.turn and not _is_picture(item):
            yield from _words(item.items, down, scale)
        elif isinstance(item, Nested) and not item.turn:
            yield from _words(item.face.art, down + item.y * scale, scale * item.scale)


def report(kit: str) -> Iterator[str]:
    """A line for each component of cards of a kit."""
    compiled = compile_kit(_CONTENT / kit, kit)
    for component in compiled.game.components:
        if component.kind != "card":
            continue
        faces = [measured(piece.front) for piece in compiled.composed[component.id].pieces]
        shares = [face.picture for face in faces]
        sizes = list(chain.from_iterable(face.sizes for face in faces))
        yield (
            f"{kit + '/' + component.id:42} {min(shares):4.0%} {median(shares):4.0%} {max(shares):4.0%}"
            f"   {median(face.empty for face in faces):4.1f} mm   {min(sizes):4.1f} {median_low(sizes):4.1f} pt"
        )


def main(kits: Sequence[str]) -> None:
    """Print the measures of the kits that are named, or of all."""
    for kit in kits or sorted(folder.parent.name for folder in _CONTENT.glob("*/kit.yaml")):
        for line in report(kit):
            print(line, flush=True)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
