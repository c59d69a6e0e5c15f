"""Items moved right and down."""

from __future__ import annotations

from dataclasses import replace

from pnp.frame import Anchor, Field, Group, Image, Item, Link, Nested, Path, Segment, TextRun
from pnp.measures import Mm


def moved(item: Item, x: Mm, y: Mm) -> Item:
    """The same item further right and down."""
    if isinstance(item, TextRun):
        return TextRun(
            item.x + x, item.y + y, item.text, item.font, item.size, item.ink, item.width,
            item.word_space, item.letter_space, item.halo,
        )  # fmt: skip
    if isinstance(item, Path):
        segments = tuple(_moved_segment(segment, x, y) for segment in item.segments)
        return Path(segments, item.fill, item.stroke, item.even_odd, item.alt)
    if isinstance(item, Link):
        return Link(item.x + x, item.y + y, item.width, item.height, item.target)
    if isinstance(item, Nested):
        return replace(item, x=item.x + x, y=item.y + y)
    if isinstance(item, Anchor):
        return Anchor(item.name, item.y + y, item.title, item.level)
    if isinstance(item, Group):
        items = moved_all(item.items, x, y)
        clip = tuple(_moved_segment(segment, x, y) for segment in item.clip)
        return replace(item, items=items, x=item.x + x, y=item.y + y, clip=clip)
    if isinstance(item, Image | Field):
        return replace(item, x=item.x + x, y=item.y + y)
    return item


def moved_all(items: tuple[Item, ...], x: Mm, y: Mm) -> tuple[Item, ...]:
    """Items further right and down."""
    return items if x == 0 == y else tuple(moved(item, x, y) for item in items)


def _moved_segment(segment: Segment, x: Mm, y: Mm) -> Segment:
    if segment[0] == "R":
        left, top, width, height = segment[1:]
        return ("R", left + x, top + y, width, height)
    numbers: tuple[float, ...] = segment[1:]
    return (segment[0], *(number + (y if index % 2 else x) for index, number in enumerate(numbers)))
