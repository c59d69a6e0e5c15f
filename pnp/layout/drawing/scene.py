"""The state while one face is drawn: what is on it so far, the names that its templates see."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from math import cos, radians, sin
from typing import Any, Literal

from pnp.findings import Finding, Related, Span
from pnp.frame import Item, Layer
from pnp.layout import codes
from pnp.layout.drawing.diagnostics import Diagnostics, Probe
from pnp.layout.drawing.reports import ContrastSample, Report
from pnp.layout.drawing.resources import Resources
from pnp.layout.geometry.background import Layers, is_closed, layers_at
from pnp.layout.geometry.box import Box
from pnp.layout.templates.lookup import Names, missing_name
from pnp.layout.theme.missing_icons import icon_finding
from pnp.layout.theme.resolved_theme import Look
from pnp.load.problems import problem
from pnp.measures import Mm
from pnp.nodes import Scalar
from pnp.values import dataclass

# Where a filled shape lies, and its colour.
Ground = tuple[Mm, Mm, Mm, Mm, str]
# A longer number than this is more than anything can be.
_MOST_DIGITS = 10
# A trim that cuts corners off, empty for any other.
Round = Literal["", "circle", "hexagon"]


@dataclass(frozen=True, slots=True)
class PendingContrastSample:
    """A sample of words in an unchanging part of a layout, whose ground is drawn face by face. box: of the words."""

    sample: ContrastSample
    box: Box


@dataclass(frozen=True, slots=True)
class DrawnSoFar:
    """What lay on a face at one moment: lists that only grow, with how long each was, from the innermost outwards.

    Each has the turn, in degrees about a point, of what is inside it.
    """

    levels: tuple[tuple[list[Item], int, float, Mm, Mm], ...]

    def at(self, x: Mm, y: Mm) -> Layers:
        """What is filled at a point of the innermost level."""
        found: Layers = ()
        for items, count, turn, about_x, about_y in self.levels:
            if turn:
                across, down = radians(turn), (x - about_x, y - about_y)
                x = about_x + down[0] * cos(across) - down[1] * sin(across)
                y = about_y + down[0] * sin(across) + down[1] * cos(across)
            found += layers_at(items[:count], x, y)
            if is_closed(found):
                break
        return found


class Canvas:
    """What is drawn on one face.

    items: where items go at the moment. trace: every value that was read, in order: faces of one layout
    with the same trace look the same. reads_all: a record's text was a template, which may read any name.
    grounds: filled areas so far, to know what words lie on. is_turned: what is drawn will be turned, so that
    its place on the face is not known yet. is_inner: the face will lie on another one. is_still: it is a part that
    all faces of a layout share. pending: words on such a part whose ground is drawn face by face. turns: how often its
    loops have gone round, all together.
    """

    __slots__ = (
        "bleed",
        "box",
        "face",
        "grounds",
        "is_inner",
        "is_still",
        "is_turned",
        "items",
        "layer",
        "layers",
        "notes",
        "outer",
        "pending",
        "reads_all",
        "round",
        "safe",
        "span",
        "trace",
        "turns",
    )

    def __init__(self, face: str, box: Box, bleed: Mm, safe: Box, round_: Round, span: Span | None) -> None:
        self.face, self.box, self.bleed, self.safe, self.round, self.span = face, box, bleed, safe, round_, span
        self.layers: dict[Layer, list[Item]] = {"art": [], "cut": [], "score": [], "regmark": []}
        self.layer: Layer = "art"
        self.items = self.layers["art"]
        self.notes = Diagnostics()
        self.trace: list[Any] = []
        self.grounds: list[Ground] = []
        self.reads_all = False
        self.is_turned = self.is_inner = self.is_still = False
        self.outer: list[tuple[list[Item], float, Mm, Mm]] = []
        self.pending: list[PendingContrastSample] = []
        self.turns = 0

    def collect(self, draw: Callable[[], None], turn: float = 0.0, x: Mm = 0.0, y: Mm = 0.0) -> tuple[Item, ...]:
        """What ``draw`` draws, instead of putting it on the face. turn: it will be turned about (x, y) afterwards."""
        before, self.items = self.items, []
        was_turned, self.is_turned = self.is_turned, self.is_turned or bool(turn)
        self.outer.append((before, turn, x, y))
        try:
            draw()
            return tuple(self.items)
        finally:
            self.items, self.is_turned = before, was_turned
            self.outer.pop()

    def on_layer(self, layer: Layer, draw: Callable[[], None]) -> None:
        """Draw on another layer."""
        before, before_items = self.layer, self.items
        self.layer, self.items = layer, self.layers[layer]
        try:
            draw()
        finally:
            self.layer, self.items = before, before_items

    def fills(self, box: Box, token: str) -> None:
        """Remember that a box was filled."""
        self.grounds.append((box.x, box.y, box.right, box.bottom, token))

    def ground_at(self, box: Box) -> str:
        """The colour that lies under the middle of a box; ``paper`` where nothing does."""
        x, y = box.x + box.width / 2, box.y + box.height / 2
        for left, top, right, bottom, token in reversed(self.grounds):
            if left <= x <= right and top <= y <= bottom:
                return token
        return "paper"

    def behind(self, x: Mm, y: Mm) -> Layers:
        """What is filled at a point so far, whatever will be turned; nothing is bare paper, or the canvas below."""
        return self.so_far().at(x, y)

    def so_far(self) -> DrawnSoFar:
        """What lies on the face at this moment, to be asked later."""
        inner = (self.items, len(self.items), 0.0, 0.0, 0.0)
        outer = [(items, len(items), turn, x, y) for items, turn, x, y in reversed(self.outer)]
        return DrawnSoFar((inner, *outer))

    def probe(self, key: Hashable, look: Callable[[], Iterable[Report]]) -> None:
        """Note a place that is looked at if no face before this one has shown the like."""
        self.notes.probes.append(Probe(key, look))

    def bled(self, box: Box) -> Box:
        """The box grown to the bleed on every side where it touches the trim."""
        left = self.bleed if box.x <= self.box.x + 0.01 else 0.0
        top = self.bleed if box.y <= self.box.y + 0.01 else 0.0
        right = self.bleed if box.right >= self.box.right - 0.01 else 0.0
        bottom = self.bleed if box.bottom >= self.box.bottom - 0.01 else 0.0
        return Box(box.x - left, box.y - top, box.width + left + right, box.height + top + bottom)


class Scene:
    """The names and rendered leaves of one scope, on a canvas."""

    __slots__ = ("canvas", "context", "names", "values")

    def __init__(self, names: Names, canvas: Canvas, context: Resources) -> None:
        self.names, self.canvas, self.context = names, canvas, context
        self.values: dict[int, str] = {}

    @property
    def look(self) -> Look:
        """The fonts, colours, classes and icons of the kit."""
        return self.context.look

    def inner(self, added: Names) -> Scene:
        """A scope inside, with more names."""
        return Scene({**self.names, **added}, self.canvas, self.context)

    def record_text(self, text: str, leaf: Scalar) -> str:
        """A record's own text that is a template, rendered with the names of the face; as written if that fails.

        leaf: where it was written.
        """
        from jinja2 import TemplateSyntaxError  # costs start-up time, and most records need no Jinja

        words = text
        try:
            words = self.context.environment.told(text, self.names)
        except TemplateSyntaxError as error:
            self.report(problem(codes.TEMPLATE_SYNTAX, f"this is no template: {error.message}", leaf.span))
        except Exception as error:  # noqa: BLE001, RUF100 - a template may fail in any way it likes
            self.failed(leaf, error)
        self.canvas.trace.append(words)
        self.canvas.reads_all = True
        return words

    def report(self, finding: Finding, key: Hashable | None = None) -> None:
        """Note a finding. key: what it is told once by, if not by its place and its words."""
        self.canvas.notes.take(finding, key)

    def missing(self, leaf: Scalar, owner: Any, name: str) -> None:
        """Report a name that stands for nothing; of all faces, the first that asks for it is named."""
        canvas = self.canvas
        finding = missing_name(leaf, owner, name, self.names, canvas.span, canvas.face)
        self.report(finding, (codes.UNKNOWN_NAME, leaf.span, name))

    def failed(self, leaf: Scalar, error: Exception) -> None:
        """Report a template that went wrong."""
        from pnp.layout.templates.sandbox import LimitError, MissingNameError  # Jinja is loaded already if one failed

        if isinstance(error, MissingNameError):
            self.missing(leaf, error.owner, error.name)
            return
        code = codes.TEMPLATE_LIMITS if isinstance(error, LimitError) else codes.WRONG_VALUE
        message = f"this template fails: {str(error).rstrip('.')[:160] or type(error).__name__}"
        self.report(problem(code, message, leaf.span, related=self._shown_on("on the face of {}")))

    def unknown_icon(self, name: str, span: Span) -> None:
        """Report an icon that is not there; of all faces, the first that should show it is named.

        span: where it is named.
        """
        self.report(icon_finding(name, span, self.look.icons, self._shown_on("first shown on {}")), ("icon", name))

    def at_most(self, leaf: Scalar | None, digits: str, most: int) -> int:
        """A number of things on a face; of too many, none, and a finding."""
        number = int(digits) if len(digits) < _MOST_DIGITS else most + 1
        if number <= most:
            return number
        if leaf is not None:
            message = f"{digits[:40]} of them are too many for a face: at most {most:,}"
            self.report(problem(codes.WRONG_VALUE, message, leaf.span))
        return 0

    def not_a_number(self, leaf: Scalar, text: str) -> None:
        """Report a count that is none."""
        self.report(problem(codes.WRONG_VALUE, f"{text[:40]!r} is not a number of things", leaf.span))

    def _shown_on(self, words: str) -> tuple[Related, ...]:
        """The record whose face is being drawn, if there is one. words: what to say of it, {} is the face."""
        canvas = self.canvas
        return () if canvas.span is None else (Related(canvas.span, words.format(canvas.face)),)
