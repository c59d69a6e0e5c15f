"""Text elements, and the reports about them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import hypot
from typing import Final, cast

from pnp.layout.drawing.contrast_samples import sampled
from pnp.layout.drawing.off_page import overhang
from pnp.layout.drawing.reports import (
    BrokenWord,
    ContrastSample,
    OffFace,
    OutsideSafe,
    Overflow,
    Report,
    ReportSubject,
    TextSize,
    UnshownCharacters,
)
from pnp.layout.drawing.scene import Canvas, Scene
from pnp.layout.drawing.subjects import report_nothing, report_subject
from pnp.layout.drawing.values import FixedValue, Value
from pnp.layout.elements.compiler import ColorValue, Compiler
from pnp.layout.geometry.bounding_box import Bounds
from pnp.layout.geometry.box import Box
from pnp.layout.templates.layouts import Element, ElementKind
from pnp.layout.theme.set_text import SetText
from pnp.layout.theme.style import Align, Style, Valign
from pnp.measures import Mm, Pt, Size

# A smaller overflow of words is invisible, in mm.
_TOLERANCE = 0.02
# Letters that take as long to set as drawing an item.
_LETTERS_AN_ITEM: Final = 3


def compile_text(element: Element, compiler: Compiler) -> TextBody:
    """``text:`` with a class; ``align``, ``valign``, ``fit`` and ``language`` may differ from the class."""
    style = compiler.style(element, "text")
    reader, options = compiler.reader, element.options
    if "align" in options:
        align = reader.choice(options["align"], "align", ("left", "center", "right", "justify"))
        style = replace(style, align=cast(Align, align))
    if "valign" in options:
        valign = reader.choice(options["valign"], "valign", ("top", "middle", "bottom"))
        style = replace(style, valign=cast(Valign, valign))
    if "language" in options:
        language = reader.scalar(options["language"], "language")
        style = replace(style, language=language.text if language else "")
    if "fit" in options:
        style = replace(style, fit=reader.points(options["fit"], "fit"), size_span=options["fit"].span)
    return TextBody(element, compiler.text(element.value, "text"), style, compiler.color(element.color))


class TextBody:
    """Rich text in a box; if the class has a fill or a stroke, the box is drawn, too."""

    __slots__ = ("color", "element", "plate", "style", "value")

    def __init__(self, element: Element, value: Value, style: Style, color: ColorValue | None) -> None:
        self.element, self.value, self.style, self.color = element, value, style, color
        self.plate = bool(style.fill or style.stroke)

    def draw(self, box: Box, scene: Scene) -> None:
        """Set the words; if there are none, nothing is drawn."""
        words = self.value.read(scene)
        if not words:
            if isinstance(self.value, FixedValue) and self.value.leaf is not None and not self.value.leaf.text:
                report_nothing(self.element, "its text is empty", scene)
            return
        if not scene.allows(len(words) // _LETTERS_AN_ITEM, self.element.span):
            return
        style, canvas, theme = self.style, scene.canvas, scene.theme
        if self.plate:
            canvas.items.append(theme.shape(box.segments(style.radius), style))
            if style.fill:
                canvas.note_fill(box, style.fill)
        color = self.color.read(scene) if self.color else ""
        ground = canvas.ground_at(box)
        words_set = theme.setter.set(words, style.inside(box), style, color, theme.icon, ground)
        self._report(words_set, box, color or style.color, ground, scene)
        canvas.items += words_set.items

    def natural(self, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
        """The width on one line, and the height in the given width; zeros for no words."""
        words = self.value.read(scene)
        if not words:
            return 0.0, 0.0
        if not scene.allows(len(words) // _LETTERS_AN_ITEM, self.element.span):
            return 0.0, 0.0
        setter, padding = scene.theme.setter, self.style.padding
        across = setter.natural_width(words, self.style) + padding[0] + padding[2]
        return across, setter.natural_height(words, self.style, width)

    def _report(self, words_set: SetText, box: Box, color: str, ground: str, scene: Scene) -> None:
        canvas = scene.canvas
        self._probe(words_set, color, ground, scene)
        beyond = outside_safe(words_set.bounds, canvas)
        if words_set.is_clean and beyond <= _TOLERANCE:
            return
        about, reports = self._where(scene), canvas.notes.reports
        across = max(words_set.bounds[2] - words_set.bounds[0] - self.style.inside(box).width, 0.0)
        if words_set.overflow > _TOLERANCE or across > _TOLERANCE:
            words = words_set.overflow_words or " ".join(words_set.broken)
            reports.append(Overflow(**about, down=words_set.overflow, across=across, size=words_set.size, words=words))
        for word in words_set.broken:
            reports.append(BrokenWord(**about, word=word))
        if words_set.missing:
            reports.append(UnshownCharacters(**about, characters=words_set.missing, font=self.style.font))
        if beyond > _TOLERANCE:
            reports.append(safe_zone_report(about, words_set.bounds, beyond, canvas))

    def _probe(self, words_set: SetText, color: str, ground: str, scene: Scene) -> None:
        canvas, snapshot = scene.canvas, scene.canvas.snapshot()

        def sample_text() -> Iterator[Report]:
            about = self._where(scene)
            if self.style.role != "ornament" and canvas.layer == "art":
                yield from sampled(
                    self._sample(about, color, ground, words_set.size), _covered(words_set.bounds), canvas, snapshot
                )
            side = min(canvas.box.width, canvas.box.height)
            yield TextSize(**about, size=words_set.size, side=side, size_span=self.style.size_span)

        canvas.probe((self.element.span, color, ground, words_set.size), sample_text)

    def _sample(self, about: ReportSubject, color: str, ground: str, size: Pt) -> ContrastSample:
        bold = any(word in self.style.font for word in ("bold", "black"))
        opacity = self.style.opacity
        return ContrastSample(**about, color=color, ground=ground, size=size, bold=bold, opacity=opacity)

    def _where(self, scene: Scene) -> ReportSubject:
        return report_subject(self.element, self.value, scene)


def _covered(bounds: Bounds) -> Box:
    left, top, right, bottom = bounds
    return Box(left, top, right - left, bottom - top)


def safe_zone_report(about: ReportSubject, bounds: Bounds, beyond: Mm, canvas: Canvas) -> Report:
    """The report about words or a symbol outside the safe zone, or even beyond the bleed."""
    lost = overhang(bounds, canvas)
    return OffFace(**about, by=lost) if lost else OutsideSafe(**about, by=beyond)


def outside_safe(bounds: Bounds, canvas: Canvas) -> Mm:
    """How far something extends beyond the safe zone, in mm; 0 if it does not, or if it will be turned."""
    safe = canvas.safe
    if canvas.is_turned:
        return 0.0
    left, top, right, bottom = bounds
    beyond = max(safe.x - left, safe.y - top, right - safe.right, bottom - safe.bottom, 0.0)
    if beyond or not canvas.round:
        return beyond
    x, y = safe.center
    corners = [(abs(cx - x), abs(cy - y)) for cx in (left, right) for cy in (top, bottom)]
    if canvas.round == "hexagon":
        return max(_beyond_hexagon(corners, canvas.box.size) + safe.x - canvas.box.x, 0.0)
    return max(max(hypot(*corner) for corner in corners) - min(safe.width, safe.height) / 2, 0.0)


def _beyond_hexagon(points: Iterable[tuple[Mm, Mm]], size: Size) -> Mm:
    """How far the outermost point is beyond the slanted sides, negative inside. points: distances from the centre.

    The sides run from the middle of the top to a quarter of the height.
    """
    slope = size.height / size.width / 2
    return max(y + x * slope - size.height / 2 for x, y in points) / hypot(1.0, slope)


KINDS: Final = (ElementKind(name="text", keys=("align", "valign", "fit", "language"), compile=compile_text),)
