"""Classes of a theme with every key filled in."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from pnp.findings import Span
from pnp.frame import Ink, Role, Stroke
from pnp.layout.geometry.box import Box
from pnp.measures import Mm, Pt
from pnp.text.style import NO_EFFECTS, LetterEffects, Outline, Shadow, SpanClass
from pnp.values import dataclass

Align = Literal["left", "center", "right", "justify"]
Valign = Literal["top", "middle", "bottom"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """A class of a theme with every key filled in. Lengths in mm, type sizes in points.

    leading: the distance of baselines as a factor of the size. color, fill, stroke: palette tokens, empty for none.
    fit: the smallest size to which text may be reduced, 0 for none. grow: the largest one, 0 for ``size``. language:
    for hyphenation, empty for that of the kit. padding: left, top, right, bottom. role: of the fill; by default,
    strokes are lines and text is text. gap: between paragraphs, None for the usual one. icon_scale, icon_shift: of
    inline icons, in sizes. drop: how many lines high the first letter is. size_span: where the theme limits the size
    of its words. backdrop: the part of the frame kit that its box is drawn as, empty for a plain one. given: the
    fields that the class sets, or one that it extends.
    """

    font: str = "sans"
    size: Pt = 8.0
    leading: float = 1.2
    align: Align = "left"
    valign: Valign = "top"
    color: str = "ink"
    fit: Pt = 0.0
    grow: Pt = 0.0
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
    underline: bool = False
    strike: bool = False
    outline: Outline | None = None
    shadow: Shadow | None = None
    gap: Mm | None = None
    icon_scale: float = 1.0
    icon_shift: float = 0.0
    drop: int = 0
    backdrop: str = ""
    size_span: Span | None = field(default=None, compare=False)
    given: frozenset[str] = field(default=frozenset(), compare=False)

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

    @property
    def effects(self) -> LetterEffects:
        """What is drawn with its letters besides themselves."""
        if not (self.underline or self.strike or self.outline or self.shadow):
            return NO_EFFECTS
        return LetterEffects(self.underline, self.strike, self.outline, self.shadow)

    def as_span(self) -> SpanClass:
        """How words of the class differ from those around them."""
        given = self.given
        return SpanClass(
            font=self.font if "font" in given else "",
            size=self.size if "size" in given else 0.0,
            ink=self.text_ink() if "color" in given else None,
            tracking=self.tracking if "tracking" in given else None,
            small_caps=self.small_caps,
            effects=self.effects,
            drop=self.drop,
        )

    def inside(self, box: Box) -> Box:
        """The box without the padding."""
        return box if self.padding == (0.0, 0.0, 0.0, 0.0) else box.inset(*self.padding)


PLAIN = Style()
