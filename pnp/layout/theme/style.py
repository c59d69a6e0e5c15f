"""Classes of a theme with every key filled in."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from pnp.findings import Span
from pnp.frame import Ink, Role, Stroke
from pnp.layout.geometry.box import Box
from pnp.measures import Mm, Pt
from pnp.values import dataclass

Align = Literal["left", "center", "right", "justify"]
Valign = Literal["top", "middle", "bottom"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """A class of a theme with every key filled in. Lengths in mm, type sizes in points.

    leading: the distance of baselines as a factor of the size. color, fill, stroke: palette tokens, empty for none.
    fit: the smallest size to which text may be reduced, 0 for none. language: for hyphenation, empty for that of the
    kit. padding: left, top, right, bottom. role: of the fill; by default, strokes are lines and text is text.
    size_span: where the theme limits the size of its words.
    """

    font: str = "sans"
    size: Pt = 8.0
    leading: float = 1.2
    align: Align = "left"
    valign: Valign = "top"
    color: str = "ink"
    fit: Pt = 0.0
    hyphenate: bool = False
    language: str = ""
    tracking: float = 0.0
    small_caps: bool = False
    fill: str = ""
    stroke: str = ""
    width: Mm = 0.25
    dash: tuple[Mm, ...] = ()
    radius: Mm = 0.0
    padding: tuple[Mm, Mm, Mm, Mm] = (0.0, 0.0, 0.0, 0.0)
    role: Role | None = None
    opacity: float = 1.0
    size_span: Span | None = field(default=None, compare=False)

    def fill_ink(self) -> Ink | None:
        """The ink of the fill, if the class has one."""
        return Ink(self.fill, self.role or "ground", self.opacity) if self.fill else None

    def pen(self) -> Stroke | None:
        """The pen of the outline, if the class has one."""
        if not self.stroke:
            return None
        return Stroke(Ink(self.stroke, "line", self.opacity), self.width, self.dash)

    def text_ink(self, color: str = "") -> Ink:
        """The ink of the words, in another colour if one is given."""
        role: Role = self.role if self.role in ("text", "ornament") else "text"
        return Ink(color or self.color, role, self.opacity)

    def inside(self, box: Box) -> Box:
        """The box without the padding."""
        return box if self.padding == (0.0, 0.0, 0.0, 0.0) else box.inset(*self.padding)


PLAIN = Style()
