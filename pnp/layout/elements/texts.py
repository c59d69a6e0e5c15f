"""Text elements, and the reports about them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import hypot
from typing import Final, cast

from pnp.art.names import HEADING_DEVICE
from pnp.layout.drawing.contrast_samples import is_bold, sampled
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
from pnp.layout.drawing.subjects import named_at, report_era, report_left_out, report_nothing, report_subject
from pnp.layout.drawing.unread_markup import report_unread_markup
from pnp.layout.drawing.values import FixedValue, Value
from pnp.layout.elements.backdrops import draw_backdrop
from pnp.layout.elements.compiler import ColorValue, Compiler
from pnp.layout.geometry.bounding_box import Bounds, bounding_box
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.outlines import contains, distance_to
from pnp.layout.templates.layouts import Element, ElementKind
from pnp.layout.templates.reader import Reader
from pnp.layout.theme.arc_text import MOST_ON_ARC, Arc, Side, set_on_arc
from pnp.layout.theme.classes import read_fit
from pnp.layout.theme.missing_icons import missing_icon_finding
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.layout.theme.set_text import SetText
from pnp.layout.theme.style import Align, Style, Valign
from pnp.measures import Mm, Size
from pnp.nodes import Node, Scalar
from pnp.text.lines import MarkupFault

# A smaller overflow of words is invisible, in mm.
_TOLERANCE = 0.02
# Letters that take as long to set as drawing an item.
_LETTERS_AN_ITEM: Final = 3
_ITEMS_A_SHAPE: Final = 3
_SIDES: Final = ("top", "bottom")
# Below an emblem, so that it does not touch what follows.
_EMBLEM_ABOVE: Final[Mm] = 0.3
_CURVE_KEYS: Final = ("side", "radius", "spread")
_LEAST_RADIUS: Final[Mm] = 1.0


def compile_text(element: Element, compiler: Compiler) -> TextBody:
    """``text:`` with a class; ``align``, ``valign``, ``fit`` and ``language`` may differ from the class.

    ``optional``: it is left out if it does not fit.
    """
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
        fit, grow = read_fit(options["fit"], reader)
        style = replace(style, fit=fit, grow=grow or style.grow, size_span=options["fit"].span)
    curve = _read_curve(options["curve"], reader) if "curve" in options else None
    emblem = _emblem(options["emblem"], compiler) if "emblem" in options else None
    optional = "optional" in options and reader.flag(options["optional"], "optional")
    value, color = compiler.text(element.value, "text"), compiler.color(element.color)
    return TextBody(element, value, style, color, curve, emblem, optional)


def _emblem(node: Node, compiler: Compiler) -> Value | None:
    """The icon at the head of a section; none, with a finding, if it is written out and there is none."""
    emblem, theme = compiler.text(node, "emblem"), compiler.context.theme
    if not isinstance(emblem, FixedValue) or theme.has_icon(emblem.text):
        return emblem
    compiler.reader.findings.append(missing_icon_finding(emblem.text, node.span, theme.icons))
    return None


def _read_curve(node: Node, reader: Reader) -> Arc:
    """``top`` or ``bottom``, or ``{side: top, radius: 30 mm, spread: 120}``."""
    if isinstance(node, Scalar):
        return Arc(cast(Side, reader.choice(node, "curve", _SIDES)))
    entries = dict(reader.entries(node, "a curve"))
    for key, entry in entries.items():
        if key not in _CURVE_KEYS:
            reader.unknown(entry, "a curve", _CURVE_KEYS)
    side, radius, spread = (entries[key].value if key in entries else None for key in _CURVE_KEYS)
    return Arc(
        cast(Side, reader.choice(side, "side", _SIDES)) if side else "top",
        reader.mm(radius, "radius", _LEAST_RADIUS) if radius else None,
        reader.number(spread, "spread", 180.0, 1.0, 360.0) if spread else 180.0,
    )


class TextBody:
    """Rich text in a box; if the class has a fill or a stroke, the box is drawn, too.

    emblem: the icon at the head of a section, in place of the device of the frame kit.
    """

    __slots__ = ("color", "curve", "element", "emblem", "optional", "plate", "style", "value")

    def __init__(
        self,
        element: Element,
        value: Value,
        style: Style,
        color: ColorValue | None,
        curve: Arc | None = None,
        emblem: Value | None = None,
        optional: bool = False,
    ) -> None:
        self.element, self.value, self.style, self.color, self.curve = element, value, style, color, curve
        self.emblem, self.optional = emblem, optional
        self.plate = bool(style.fill or style.stroke or style.backdrop)

    def draw(self, box: Box, scene: Scene) -> None:
        """Set the words; if there are none, nothing is drawn."""
        words = self.value.read(scene)
        if not words.strip():
            if isinstance(self.value, FixedValue) and self.value.leaf is not None and not self.value.leaf.text.strip():
                report_nothing(self.element, "its text is empty", scene)
            return
        if not scene.allows(self._work(words), self.element.span):
            return
        style, canvas, theme = self.style, scene.canvas, scene.theme
        color = self.color.read(scene) if self.color else ""
        if self.optional:
            tried = self._set(words, style.inside(box), color, "paper", theme)
            if tried.broken or max(tried.overflow, self._across(tried, box)) > _TOLERANCE:
                report_left_out(words, self.element, self._where(scene), scene)
                return
        if self.plate:
            self._draw_plate(box, scene)
        ground = canvas.ground_at(box)
        words_set = self._set(words, style.inside(box), color, ground, theme)
        self._report(words, words_set, box, color or style.color, ground, scene)
        canvas.items += words_set.items

    def _draw_plate(self, box: Box, scene: Scene) -> None:
        style = self.style
        if self.emblem and style.backdrop == "heading":
            self._draw_emblem(self.emblem, box, scene)
        if draw_backdrop(style, box, scene, has_emblem=self.emblem is not None) or not (style.fill or style.stroke):
            return
        scene.canvas.items.append(scene.theme.shape(box.segments(style.radius), style))
        if style.fill:
            scene.canvas.note_fill(box, style.fill)

    def _draw_emblem(self, emblem: Value, box: Box, scene: Scene) -> None:
        name = emblem.read(scene)
        if not scene.theme.has_icon(name):
            scene.unknown_icon(name, named_at(emblem, name, scene))
            return
        report_era(self.element.span, emblem, name, scene)
        side = min(box.height, HEADING_DEVICE)
        place = Box(box.x, box.bottom - side, HEADING_DEVICE, side - _EMBLEM_ABOVE)
        scene.canvas.items += scene.theme.icon(name, place, self.style.color, ground=scene.canvas.ground_at(place))

    def _work(self, words: str) -> int:
        """How many items take as long to draw: letters with an outline are shapes of many lines."""
        has_shapes = self.style.outline or self.style.shadow or "]{" in words
        return len(words) * _ITEMS_A_SHAPE if has_shapes else len(words) // _LETTERS_AN_ITEM

    def _set(self, words: str, box: Box, color: str, ground: str, theme: ResolvedTheme) -> SetText:
        if self.curve is None:
            return theme.setter.set(words, box, self.style, color, theme.icon, ground)
        if len(words) <= MOST_ON_ARC:
            return set_on_arc(theme.setter, words, box, self.style, color, theme.icon, ground, self.curve)
        too_long = MarkupFault(f"at most {MOST_ON_ARC} characters can stand on a curve", 0)
        return replace(theme.setter.set(words, box, self.style, color, theme.icon, ground), faults=(too_long,))

    def natural(self, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
        """The width on one line, and the height in the given width; zeros for no words."""
        words = self.value.read(scene)
        if not words:
            return 0.0, 0.0
        if self.curve:
            return None, None
        if not scene.allows(len(words) // _LETTERS_AN_ITEM, self.element.span):
            return 0.0, 0.0
        setter, padding = scene.theme.setter, self.style.padding
        across = setter.natural_width(words, self.style) + padding[0] + padding[2]
        return across, setter.natural_height(words, self.style, width)

    def _report(self, text: str, words_set: SetText, box: Box, color: str, ground: str, scene: Scene) -> None:
        canvas = scene.canvas
        self._probe(words_set, color, ground, scene)
        corners = words_set.corners
        beyond = max(
            [outside_safe((x, y, x, y), canvas) for x, y in corners] or [outside_safe(words_set.bounds, canvas)]
        )
        if words_set.is_clean and beyond <= _TOLERANCE:
            return
        about, reports = self._where(scene), canvas.notes.reports
        across = self._across(words_set, box)
        if words_set.overflow > _TOLERANCE or across > _TOLERANCE:
            words = words_set.overflow_words or " ".join(words_set.broken) or words_set.words
            reports.append(Overflow(**about, down=words_set.overflow, across=across, size=words_set.size, words=words))
        if words_set.faults:
            report_unread_markup(words_set.faults, text, self.value, scene)
        for word in words_set.broken:
            reports.append(BrokenWord(**about, word=word))
        if words_set.missing:
            reports.append(UnshownCharacters(**about, characters=words_set.missing, font=self.style.font))
        if beyond > _TOLERANCE:
            reports.append(safe_zone_report(about, words_set.bounds, beyond, canvas))

    def _across(self, words_set: SetText, box: Box) -> Mm:
        """By how much the words are wider than the box, or longer than their curve."""
        if words_set.corners:
            return words_set.across
        return max(words_set.bounds[2] - words_set.bounds[0] - self.style.inside(box).width, 0.0)

    def _probe(self, words_set: SetText, color: str, ground: str, scene: Scene) -> None:
        canvas, snapshot = scene.canvas, scene.canvas.snapshot()

        def sample_text() -> Iterator[Report]:
            about = self._where(scene)
            if self.style.role != "ornament" and canvas.layer == "art":
                for sample, bounds in self._samples(about, color, ground, words_set):
                    box = _covered(bounds)
                    yield from sampled(sample, box, canvas, snapshot.at(*box.center))
            side = min(canvas.box.width, canvas.box.height)
            smallest = min([words_set.size, *[run.size for run in words_set.spans]])
            yield TextSize(**about, size=smallest, side=side, size_span=self.style.size_span)

        kinds = tuple([(run.ink, run.size, run.halo) for run in words_set.spans])
        canvas.probe((self.element.span, color, ground, words_set.size, kinds), sample_text)

    def _samples(
        self, about: ReportSubject, color: str, ground: str, words_set: SetText
    ) -> Iterator[tuple[ContrastSample, Bounds]]:
        """What is to be compared with the ground, and where: the text, and words of another colour in it."""
        outline, size, opacity = self.style.outline, words_set.size, self.style.opacity
        bounds = words_set.bounds
        if corners := words_set.corners[len(words_set.corners) // 8 * 4 :][:4]:
            # The middle of a curve is not among its letters: the middle one stands for all.
            bounds = (*map(min, zip(*corners, strict=True)), *map(max, zip(*corners, strict=True)))
        bold = is_bold(self.style.font)
        halo = outline.ink.token if outline else ""
        sample = ContrastSample(
            **about, color=color, ground=ground, size=size, bold=bold, opacity=opacity, outline=halo
        )
        yield sample, bounds
        for run in words_set.spans:
            if run.ink.role != "ornament" and (run.ink.token, run.halo) != (color, halo):
                own = replace(
                    sample, color=run.ink.token, size=run.size, bold=is_bold(run.font), opacity=run.ink.opacity
                )
                yield replace(own, outline=run.halo), bounding_box((run,)) or bounds

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
    if canvas.trim and not beyond:
        middle = (top + bottom) / 2
        points = [(x, y) for x in (left, (left + right) / 2, right) for y in (top, middle, bottom)]
        return max(0.0 if contains(canvas.trim, *point) else distance_to(canvas.trim, point) for point in points)
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


_KEYS: Final = ("align", "valign", "fit", "language", "curve", "emblem", "optional")
KINDS: Final = (ElementKind(name="text", keys=_KEYS, compile=compile_text),)
