"""Set a line of rich text along an arc or a line through points: each letter stands on the tangent."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import asin, pi, radians
from typing import Final, Literal, NamedTuple

from pnp.frame import Group, Item, TextRun
from pnp.layout.geometry.background import rotate_back
from pnp.layout.geometry.bounding_box import bounding_box
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.outlines import Point
from pnp.layout.theme.baseline import Baseline, Circle, Course
from pnp.layout.theme.set_text import IconDrawer, SetText, TextSetter
from pnp.layout.theme.style import Style
from pnp.measures import MM_PER_PT, Mm, Pt
from pnp.text import Line, TextStyle
from pnp.text.effects import drawn_effects
from pnp.text.flow import MeasuredText, measure_blocks
from pnp.text.items import Block
from pnp.text.paragraph import FontRun, Paragraph
from pnp.text.rich import parse
from pnp.text.style import NO_EFFECTS
from pnp.text.typesetting import LineMetrics
from pnp.text.words import with_marks
from pnp.values import dataclass

Side = Literal["top", "bottom"]
# More characters than fit around a circle that can be printed.
MOST_ON_ARC: Final = 400
_STEP: Final[Pt] = 0.25


@dataclass(frozen=True, slots=True)
class Arc:
    """Where words stand on a circle: over its top, or under its centre, where they read from left to right, too.

    radius: of the baseline, in mm; None for the largest circle in the box, around its centre. spread: the angle that
    the words may take, in degrees.
    """

    side: Side = "top"
    radius: Mm | None = None
    spread: float = 180.0


class _Letter(NamedTuple):
    """A letter or an icon. x, advance: in thousandths of an em, from the beginning of the line."""

    text: str
    font_run: FontRun
    x: float
    advance: float


def set_on_arc(
    setter: TextSetter, text: str, box: Box, style: Style, color: str, icons: IconDrawer, ground: str, arc: Arc
) -> SetText:
    """Set words along an arc of a box, at the largest size that fits; they are drawn completely even if none does.

    The arguments are those of ``TextSetter.set``.
    """

    def circle(metrics: LineMetrics) -> Circle:
        return _circle(box, arc, metrics)

    return _set_on(setter, text, box, style, color, icons, ground, circle)


def set_along(setter: TextSetter, text: str, line: Sequence[Point], style: Style, icons: IconDrawer) -> SetText:
    """Set words along a line through points, from left to right, around its middle; the line is their baseline."""
    baseline = Course(line)
    box = Box(*line[0], 0.0, 0.0)
    return _set_on(setter, text, box, style, style.color, icons, "paper", lambda metrics: baseline)


def _set_on(
    setter: TextSetter,
    text: str,
    box: Box,
    style: Style,
    color: str,
    icons: IconDrawer,
    ground: str,
    baseline_at: Callable[[LineMetrics], Circle | Course],
) -> SetText:
    """Set words on a baseline, which may depend on the size of the letters."""
    engine, text_style = setter.engine, setter.text_style(style, color)
    runs = parse(" ".join(text.split()), engine.icons)
    measured = measure_blocks(engine, (Block(runs),), text_style)
    letters = list(_letters(measured.parts[0])) if measured.parts else []
    width = letters[-1].x + letters[-1].advance if letters else 0.0
    largest = style.grow or style.size
    size, floor = largest, min(style.fit or largest, largest)
    while True:
        metrics = LineMetrics.of(engine, text_style, size)
        baseline = baseline_at(metrics)
        across = width * metrics.unit - baseline.room
        if across <= 0 or size <= floor:
            break
        size = max(size - _STEP, floor)
    placed = _PlacedLetters(setter, text_style, metrics, baseline, icons, color or style.color, ground)
    items, corners = placed.items(letters, width)
    return SetText(
        items=(Group(items, alt=measured_words(measured)),) if items else (),
        bounds=bounding_box(items) or (box.x, box.y, box.x, box.y),
        size=size,
        across=max(across, 0.0),
        words=text,
        missing="".join(dict.fromkeys(missing.char for missing in measured.missing)),
        faults=measured.faults,
        corners=tuple(corners),
    )


def measured_words(measured: MeasuredText) -> str:
    """The words of a line."""
    (part,) = measured.parts
    return "".join(
        (" " if number and number not in part.glued else "") + word.text for number, word in enumerate(part.words)
    )


def _circle(box: Box, arc: Arc, metrics: LineMetrics) -> Circle:
    x, y = box.center
    descent = metrics.line_height - metrics.ascent
    # Above the baseline letters of one size reach as far out as their capitals; ascenders are hardly higher.
    out = metrics.cap_height if arc.side == "top" else descent
    spread, over = radians(arc.spread), arc.side == "top"
    if arc.radius is None:
        radius = max(min(box.width, box.height) / 2 - out, 0.1)
        return Circle(x, y, radius, radius * spread, over)
    radius = arc.radius
    y = box.y + out + radius if arc.side == "top" else box.bottom - out - radius
    widest = 2 * asin(min(box.width / 2 / radius, 1.0))
    return Circle(x, y, radius, radius * min(spread, widest if widest < pi else spread), over)


def _letters(part: Paragraph) -> Iterator[_Letter]:
    """The letters of a line, each with its marks, and its icons; without ligatures, which cannot be bent."""
    pen = 0.0
    ends = [*(font_run.first for font_run in part.font_runs[1:]), len(part.words)]
    for font_run, end in zip(part.font_runs, ends, strict=True):
        loose = font_run.words.loose
        for word in part.words[font_run.first : end]:
            pen += word.lead
            if font_run.icon:
                yield _Letter("", font_run, pen, word.width)
                pen += word.width
                continue
            shown, before = "", 0.0
            for letter in with_marks(word.text):
                shown += letter
                after = loose[shown].width
                yield _Letter(letter, font_run, pen + before, after - before)
                before = after
            pen += before + word.trail


class _PlacedLetters:
    """Puts letters on a baseline."""

    def __init__(
        self,
        setter: TextSetter,
        style: TextStyle,
        metrics: LineMetrics,
        baseline: Baseline,
        icons: IconDrawer,
        color: str,
        ground: str,
    ) -> None:
        self._book, self._style, self._metrics, self._baseline = setter.engine.book, style, metrics, baseline
        self._icons, self._color, self._ground = icons, color, ground

    def items(self, letters: Sequence[_Letter], width: float) -> tuple[tuple[Item, ...], list[Point]]:
        """The letters, with what lies under all of them before the first, and four corners of each."""
        under: list[Item] = []
        drawn: list[Item] = []
        corners: list[Point] = []
        unit = self._metrics.unit
        for letter in letters:
            x, y, turn = self._baseline.place((letter.x + letter.advance / 2 - width / 2) * unit)
            below, own = self._drawn(letter, x, y)
            if below:
                under.append(Group(below, turn, x, y))
            drawn.append(Group(own, turn, x, y))
            left, top, right, bottom = bounding_box(own) or (x, y, x, y)
            for corner in ((left, top), (right, top), (right, bottom), (left, bottom)):
                corners.append(rotate_back(*corner, -turn, x, y))
        return (*under, *drawn), corners

    def _drawn(self, letter: _Letter, x: Mm, y: Mm) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
        """What lies under a letter, and the letter, in the middle above a point before both are turned."""
        metrics, font_run, look = self._metrics, letter.font_run, letter.font_run.look
        advance = letter.advance * metrics.unit
        left, y = x - advance / 2, y - (look.shift * metrics.unit if look else 0.0)
        ink = (look.ink if look else None) or self._style.ink
        if font_run.icon:
            top = y - (metrics.cap_height + advance) / 2 - self._style.icon_shift * metrics.size * MM_PER_PT
            token = look.ink.token if look and look.ink else self._color
            return (), self._icons(font_run.icon, Box(left, top, advance, advance), token, font_run.icon, self._ground)
        effects = look.effects if look else NO_EFFECTS
        halo = effects.outline.ink.token if effects.outline else ""
        key, size = font_run.words.font.key, metrics.size * font_run.words.scale
        run = TextRun(left, y, letter.text, key, size, ink, advance, halo=halo)
        if effects is NO_EFFECTS:
            return (), (run,)
        line = Line((run,), (), (), left, y, advance, 0.0, 0.0, True, "", False, ((0, effects),))
        under, over = drawn_effects((line,), self._book)
        return under, (run, *over)
