"""The state while a face is drawn: what has been drawn, and the names that its templates see."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from math import cos, radians, sin
from typing import Any, Literal

from pnp.findings import Finding, Related, Span
from pnp.frame import Group, Item, Layer, Segment
from pnp.layout import codes
from pnp.layout.drawing.diagnostics import MOST_FACE_WORK, Diagnostics, Probe
from pnp.layout.drawing.painted_elements import PaintedElement, Turn
from pnp.layout.drawing.reports import ContrastSample, Report
from pnp.layout.drawing.resources import Resources
from pnp.layout.geometry.background import FaceFills, Layers, is_closed, layers_at
from pnp.layout.geometry.box import Box
from pnp.layout.templates.layouts import Element
from pnp.layout.templates.lookup import Names, missing_name
from pnp.layout.theme.missing_icons import missing_icon_finding
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.load.codes import TOO_MUCH_WORK
from pnp.load.problems import problem
from pnp.measures import Mm
from pnp.nodes import Scalar
from pnp.values import dataclass

# The left, top, right and bottom of a filled shape, and its colour.
Ground = tuple[Mm, Mm, Mm, Mm, str]
# Numbers with more digits are not converted: they are above every limit.
_MOST_DIGITS = 10
# Steps of templates that take as long as drawing an item.
_STEPS_AN_ITEM = 20
# A trim that is not a rectangle; empty for any other.
Round = Literal["", "circle", "hexagon"]


@dataclass(frozen=True, slots=True)
class PendingContrastSample:
    """A sample of words on a static layer, whose ground differs from face to face. box: of the words."""

    sample: ContrastSample
    box: Box


@dataclass(frozen=True, slots=True)
class DrawnElement:
    """An element that was drawn with some names in a box of a face.

    turns: of what it is in, degrees clockwise with the x and y of the centre, the innermost first. spot: the name of
    the place for pieces that it is.
    """

    element: Element
    box: Box
    names: Names
    turns: tuple[tuple[float, Mm, Mm], ...] = ()
    spot: str = ""


@dataclass(frozen=True, slots=True)
class CanvasSnapshot:
    """What was on a face at one moment.

    levels: from the innermost outwards, a list of items that only grows, its length at that moment, and the turn of
    what is inside it, in degrees, with the x and y of its centre.
    """

    levels: tuple[tuple[list[Item], int, float, Mm, Mm], ...]

    def at(self, x: Mm, y: Mm) -> Layers:
        """The filled layers at a point of the innermost level."""
        layers: Layers = ()
        for items, count, turn, about_x, about_y in self.levels:
            if turn:
                across, down = radians(turn), (x - about_x, y - about_y)
                x = about_x + down[0] * cos(across) - down[1] * sin(across)
                y = about_y + down[0] * sin(across) + down[1] * cos(across)
            layers += layers_at(items[:count], x, y)
            if is_closed(layers):
                break
        return layers


class Canvas:
    """The items of one face while it is drawn.

    items: the list to which items are added at the moment. trace: all values that were read, in order: faces of one
    layout with the same trace look the same. reads_all: the text of a record was a template, which may read any name,
    or a face on it reads names of its own.
    grounds: the filled areas so far. is_turned: what is drawn will be turned, so that its place on the face is not
    known yet. is_inner: the face will be nested in another one. is_static: it is a static layer, which all faces of a
    layout share. trim: the path of the cut, if it is a shape of its own. pending: samples of words on a static layer
    whose ground differs from face to face. iterations: the number of iterations of all loops. painted: what each
    element painted as art, containers left out. drawn: the elements on the face, if somebody asks for them.
    face_fills: what faces fill that are nested in it. fields: how often each element drew a form field of a name.
    """

    __slots__ = (
        "bleed",
        "box",
        "drawn",
        "face",
        "face_fills",
        "fields",
        "grounds",
        "is_inner",
        "is_static",
        "is_turned",
        "items",
        "iterations",
        "layer",
        "layers",
        "notes",
        "outer",
        "painted",
        "pending",
        "reads_all",
        "round",
        "safe",
        "span",
        "trace",
        "trim",
    )

    def __init__(
        self,
        face: str,
        box: Box,
        bleed: Mm,
        safe: Box,
        round_: Round,
        span: Span | None,
        trim: tuple[Segment, ...] = (),
    ) -> None:
        self.face, self.box, self.bleed, self.safe, self.round, self.span = face, box, bleed, safe, round_, span
        self.trim = trim
        self.layers: dict[Layer, list[Item]] = {"art": [], "cut": [], "score": []}
        self.layer: Layer = "art"
        self.items = self.layers["art"]
        self.notes = Diagnostics()
        self.trace: list[Any] = []
        self.grounds: list[Ground] = []
        self.face_fills = FaceFills()
        self.reads_all = False
        self.is_turned = self.is_inner = self.is_static = False
        self.outer: list[tuple[list[Item], float, Mm, Mm]] = []
        self.pending: list[PendingContrastSample] = []
        self.painted: list[PaintedElement] = []
        self.drawn: list[DrawnElement] | None = None
        self.iterations = 0
        self.fields: dict[tuple[Span, str], int] = {}

    def field_name(self, span: Span, name: str) -> str:
        """The name of a form field: one that an element draws again, as in a loop, gets a number."""
        count = self.fields[span, name] = self.fields.get((span, name), 0) + 1
        return name if count == 1 else f"{name}-{count}"

    def collect(self, draw: Callable[[], None], turn: float = 0.0, x: Mm = 0.0, y: Mm = 0.0) -> tuple[Item, ...]:
        """The items that ``draw`` draws, which are not added to the face. turn: they will be turned about (x, y)."""
        before, self.items = self.items, []
        was_turned, self.is_turned = self.is_turned, self.is_turned or bool(turn)
        self.outer.append((before, turn, x, y))
        try:
            draw()
            return tuple(self.items)
        finally:
            self.items, self.is_turned = before, was_turned
            self.outer.pop()

    @property
    def turns(self) -> tuple[Turn, ...]:
        """How what is drawn at the moment will be turned: about what, the innermost turn first."""
        return tuple([(turn, x, y) for _, turn, x, y in reversed(self.outer) if turn]) if self.outer else ()

    def on_layer(self, layer: Layer, draw: Callable[[], None]) -> None:
        """Draw on another layer, turned with what it stands in."""
        before, before_items = self.layer, self.items
        self.layer, self.items = layer, []
        try:
            draw()
            drawn = tuple(self.items)
        finally:
            self.layer, self.items = before, before_items
        for turn, x, y in self.turns if drawn else ():
            drawn = (Group(drawn, turn, x, y),)
        self.layers[layer].extend(drawn)

    def note_element(self, element: Element, box: Box, names: Names, spot: str = "") -> None:
        """Note that an element was drawn, if somebody asks for that. spot: as of ``DrawnElement``."""
        if self.drawn is not None:
            turns = ((turn, x, y) for _, turn, x, y in reversed(self.outer) if turn)
            own = ((element.turn, *box.center),) if element.turn else ()
            self.drawn.append(DrawnElement(element, box, names, (*own, *turns), spot))

    def note_fill(self, box: Box, token: str) -> None:
        """Record that a box was filled."""
        self.grounds.append((box.x, box.y, box.right, box.bottom, token))

    def ground_at(self, box: Box) -> str:
        """The colour under the middle of a box; ``paper`` if nothing was filled there."""
        x, y = box.x + box.width / 2, box.y + box.height / 2
        for left, top, right, bottom, token in reversed(self.grounds):
            if left <= x <= right and top <= y <= bottom:
                return token
        return "paper"

    def behind(self, x: Mm, y: Mm) -> Layers:
        """The filled layers at a point so far; empty for bare paper."""
        return self.snapshot().at(x, y)

    def snapshot(self) -> CanvasSnapshot:
        """What is on the face at this moment, for later queries."""
        inner = (self.items, len(self.items), 0.0, 0.0, 0.0)
        outer = [(items, len(items), turn, x, y) for items, turn, x, y in reversed(self.outer)]
        return CanvasSnapshot((inner, *outer))

    def probe(self, key: Hashable, sample: Callable[[], Iterable[Report]]) -> None:
        """Add a probe, which is sampled if no face before this one has a probe with the same key."""
        self.notes.probes.append(Probe(key, sample))

    def with_bleed(self, box: Box) -> Box:
        """The box extended to the bleed on every side where it touches the trim."""
        left = self.bleed if box.x <= self.box.x + 0.01 else 0.0
        top = self.bleed if box.y <= self.box.y + 0.01 else 0.0
        right = self.bleed if box.right >= self.box.right - 0.01 else 0.0
        bottom = self.bleed if box.bottom >= self.box.bottom - 0.01 else 0.0
        return Box(box.x - left, box.y - top, box.width + left + right, box.height + top + bottom)


class Scene:
    """A canvas with the names and the rendered templates of one scope."""

    __slots__ = ("canvas", "context", "names", "values")

    def __init__(self, names: Names, canvas: Canvas, context: Resources) -> None:
        self.names, self.canvas, self.context = names, canvas, context
        self.values: dict[int, str] = {}

    @property
    def theme(self) -> ResolvedTheme:
        """The fonts, colours, classes and icons of the kit."""
        return self.context.theme

    def inner(self, added: Names) -> Scene:
        """An inner scope with more names."""
        return Scene({**self.names, **added}, self.canvas, self.context)

    def record_text(self, text: str, leaf: Scalar) -> str:
        """The text of a record that is a template, rendered with the names of the face; unchanged if that fails.

        leaf: where it was written.
        """
        from jinja2 import TemplateSyntaxError  # costs start-up time, and most records need no Jinja

        words = text
        try:
            words = self.context.environment.render_record_text(text, self.names)
            self.allows(self.context.environment.steps // _STEPS_AN_ITEM, leaf.span)
        except TemplateSyntaxError as error:
            self.report(problem(codes.TEMPLATE_SYNTAX, f"this is not a valid template: {error.message}", leaf.span))
        except Exception as error:  # noqa: BLE001, RUF100 - a template may fail in any way it likes
            self.failed(leaf, error)
        self.canvas.trace.append(words)
        self.canvas.reads_all = True
        return words

    def report(self, finding: Finding, key: Hashable | None = None) -> None:
        """Report a finding. key: by default, its code, place and message."""
        self.canvas.notes.add_finding(finding, key)

    def allows(self, work: int, span: Span) -> bool:
        """Count work, in items; False with a finding if the face takes too much. span: of what the work is for."""
        notes = self.canvas.notes
        if notes.is_exhausted:
            return False
        notes.work += work
        if notes.is_exhausted:
            message = f"a face takes at most {MOST_FACE_WORK:,} items or as much work, and this goes beyond"
            hint = "show less on it, or nest faces, loops and repeats less deeply"
            self.report(problem(TOO_MUCH_WORK, message, span, hint, self._shown_on("on the face of {}")), TOO_MUCH_WORK)
        return not notes.is_exhausted

    def missing(self, leaf: Scalar, owner: Any, name: str) -> None:
        """Report an unknown name on the first face that uses it."""
        canvas = self.canvas
        finding = missing_name(leaf, owner, name, self.names, canvas.span, canvas.face)
        self.report(finding, (codes.UNKNOWN_NAME, leaf.span, name))

    def failed(self, leaf: Scalar, error: Exception) -> None:
        """Report a template that failed."""
        from pnp.layout.templates.failures import in_words
        from pnp.layout.templates.sandbox import LimitError, MissingNameError  # Jinja is loaded already if one failed

        if isinstance(error, MissingNameError):
            self.missing(leaf, error.owner, error.name)
            return
        code = codes.TEMPLATE_LIMITS if isinstance(error, LimitError) else codes.WRONG_VALUE
        reason, hint = in_words(error, leaf.text, self.names)
        message = f"this template fails: {reason}"
        self.report(problem(code, message, leaf.span, hint, self._shown_on("on the face of {}")))

    def unknown_icon(self, name: str, span: Span) -> None:
        """Report a missing icon on the first face that uses it. span: where it is named."""
        self.report(
            missing_icon_finding(name, span, self.theme.icons, self._shown_on("first shown on {}")), ("icon", name)
        )

    def bounded_count(self, leaf: Scalar | None, digits: str, most: int) -> int:
        """A number of things on a face; 0 with a finding if it is too large."""
        number = int(digits) if len(digits) < _MOST_DIGITS else most + 1
        if number <= most:
            return number
        if leaf is not None:
            message = f"{digits[:40]} of them are too many for a face: at most {most:,}"
            self.report(problem(codes.WRONG_VALUE, message, leaf.span))
        return 0

    def not_a_number(self, leaf: Scalar, text: str) -> None:
        """Report a count that is not a whole number."""
        self.report(problem(codes.WRONG_VALUE, f"{text[:40]!r} is not a whole number", leaf.span))

    def _shown_on(self, words: str) -> tuple[Related, ...]:
        """The record whose face is being drawn, if there is one. words: the message; {} stands for the face."""
        canvas = self.canvas
        return () if canvas.span is None else (Related(canvas.span, words.format(canvas.face)),)
