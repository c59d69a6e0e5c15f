"""The state while one face is drawn: what is on it so far, the names that its templates see."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin
from typing import Any, Literal

from pnp.findings import Finding, Span
from pnp.frame import Item, Layer
from pnp.layout.behind import Layers, is_closed, layers_at
from pnp.layout.box import Box
from pnp.layout.reports import ContrastSample, Report
from pnp.layout.templates import Names
from pnp.measures import Mm
from pnp.nodes import Scalar
from pnp.values import dataclass

# Where a filled shape lies, and its colour.
Ground = tuple[Mm, Mm, Mm, Mm, str]
# A trim that cuts corners off, empty for any other.
Round = Literal["", "circle", "hexagon"]


@dataclass(frozen=True, slots=True)
class Unsure:
    """A sample of words in an unchanging part of a layout, whose ground is drawn face by face. box: of the words."""

    sample: ContrastSample
    box: Box


class Canvas:
    """What is drawn on one face.

    items: where items go at the moment. trace: every value that was read, in order: faces of one layout
    with the same trace look the same. reads_all: a record's text was a template, which may read any name.
    grounds: filled areas so far, to know what words lie on. is_turned: what is drawn will be turned, so that
    its place on the face is not known yet. is_inner: the face will lie on another one. is_still: it is a part that
    all faces of a layout share. unsure: words on such a part whose ground is drawn face by face. turns: how often its
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
        "outer",
        "reads_all",
        "reports",
        "round",
        "safe",
        "span",
        "trace",
        "turns",
        "unsure",
    )

    def __init__(self, face: str, box: Box, bleed: Mm, safe: Box, round_: Round, span: Span | None) -> None:
        self.face, self.box, self.bleed, self.safe, self.round, self.span = face, box, bleed, safe, round_, span
        self.layers: dict[Layer, list[Item]] = {"art": [], "cut": [], "score": [], "regmark": []}
        self.layer: Layer = "art"
        self.items = self.layers["art"]
        self.reports: list[Report] = []
        self.trace: list[Any] = []
        self.grounds: list[Ground] = []
        self.reads_all = False
        self.is_turned = self.is_inner = self.is_still = False
        self.outer: list[tuple[list[Item], float, Mm, Mm]] = []
        self.unsure: list[Unsure] = []
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
        found = layers_at(self.items, x, y)
        for items, turn, about_x, about_y in reversed(self.outer):
            if is_closed(found):
                break
            across, down = radians(turn), (x - about_x, y - about_y)
            x = about_x + down[0] * cos(across) - down[1] * sin(across)
            y = about_y + down[0] * sin(across) + down[1] * cos(across)
            found += layers_at(items, x, y)
        return found

    def bled(self, box: Box) -> Box:
        """The box grown to the bleed on every side where it touches the trim."""
        left = self.bleed if box.x <= self.box.x + 0.01 else 0.0
        top = self.bleed if box.y <= self.box.y + 0.01 else 0.0
        right = self.bleed if box.right >= self.box.right - 0.01 else 0.0
        bottom = self.bleed if box.bottom >= self.box.bottom - 0.01 else 0.0
        return Box(box.x - left, box.y - top, box.width + left + right, box.height + top + bottom)


class Scene:
    """The names and rendered leaves of one scope, on a canvas."""

    __slots__ = ("canvas", "names", "studio", "values")

    def __init__(self, names: Names, canvas: Canvas, studio: Any) -> None:
        self.names, self.canvas, self.studio = names, canvas, studio
        self.values: dict[int, str] = {}

    def inner(self, added: Names) -> Scene:
        """A scope inside, with more names."""
        return Scene({**self.names, **added}, self.canvas, self.studio)

    def told(self, text: str, leaf: Scalar) -> str:
        """A record's own text, rendered with the names of the face; leaf: where it was written."""
        words: str = self.studio.told(text, leaf, self)
        self.canvas.trace.append(words)
        self.canvas.reads_all = True
        return words

    def missing(self, leaf: Scalar, owner: Any, name: str) -> None:
        """Report a name that stands for nothing."""
        self.studio.missing(leaf, owner, name, self)

    def failed(self, leaf: Scalar, error: Exception) -> None:
        """Report a template that went wrong."""
        self.studio.failed(leaf, error, self)

    def report(self, finding: Finding) -> None:
        """Take down a finding."""
        self.studio.take(finding)
