"""What the tests of boards share: a plain look, and ways to look into a drawing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

from pnp import values
from pnp.frame import Group, Item, Nested, Path, TextRun
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.moving import moved_all
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.layout.theme.set_text import IconDrawer
from pnp.layout.theme.style import Style
from pnp.measures import MM_PER_PT
from pnp.model.boards import Distance
from pnp.palette import Color, Palette


@dataclass(frozen=True)
class SetLine:
    items: tuple[TextRun, ...]
    is_clean: bool = True

    @property
    def size(self) -> float:
        return self.items[0].size

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        (run,) = self.items
        return run.x, run.y, run.x + run.width, run.y


class HalfEms:
    """Sets everything on one line of letters that are half an em wide, so that widths can be worked out by hand."""

    def natural_width(self, text: str, style: Style) -> float:
        return len(text) * style.size * MM_PER_PT / 2

    def set(self, text: str, box: Box, style: Style, color: str, icons: IconDrawer) -> SetLine:
        width = self.natural_width(text, style)
        x = box.x if style.align == "left" else box.x + (box.width - width) / 2
        y = box.y + box.height / 2
        return SetLine((TextRun(x, y, text, style.font, style.size, style.text_ink(color), width),))


@values.dataclass(frozen=True, slots=True)
class HalfEmTheme(ResolvedTheme):
    """A theme whose curves are straight."""

    def words_along(self, text: str, line: Sequence[tuple[float, float]], style: Style) -> tuple[Item, ...]:
        (x, y), width = line[0], len(text) * style.size * MM_PER_PT / 2
        return (TextRun(x, y, text, style.font, style.size, style.text_ink(), width),)

    def words_on_arc(self, text: str, box: Box, style: Style, radius: float) -> tuple[Item, ...]:
        return self.words(text, box, style)


def plain_theme(*tokens: str) -> ResolvedTheme:
    """A look with the base tokens and some more, all grey."""
    names = ("ink", "paper", "water", "muted", "accent", *tokens)
    palette = Palette({name: Color(0.5, 0.5, 0.5) for name in names})
    return HalfEmTheme(palette, {}, {}, cast(Any, HalfEms()))


def mm(number: float) -> Distance:
    return Distance(float(number))


def everything(items: Sequence[Item]) -> Iterator[Item]:
    """Every item where it lies, groups and the picture of the board before what is in them. Icons are one item."""
    for item in items:
        yield item
        if isinstance(item, Group):
            yield from everything(item.items)
        elif isinstance(item, Nested) and item.scale == 1.0:
            yield from everything(moved_all(item.face.art, item.x, item.y))


def words(items: Sequence[Item]) -> list[str]:
    return [item.text for item in everything(items) if isinstance(item, TextRun)]


def alternatives(items: Sequence[Item]) -> list[str]:
    return [item.alt for item in everything(items) if isinstance(item, Group | Path | Nested) and item.alt]


def run(items: Sequence[Item], text: str) -> TextRun:
    (found,) = (item for item in everything(items) if isinstance(item, TextRun) and item.text == text)
    return found


def ends(path: Path) -> list[tuple[float, float]]:
    """The end points of all lines and curves of a path without rectangles."""
    return [(step[-2], step[-1]) for step in path.segments if step[0] in "MLC"]


def signature(items: Sequence[Item]) -> str:
    return repr(list(everything(items)))
