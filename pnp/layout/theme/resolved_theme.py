"""The look of a kit: palette, classes, fonts and icons as everything that draws needs them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from typing import TYPE_CHECKING

from pnp.frame import Face, Ink, Item, Nested, Path, Role, Segment, Stroke
from pnp.layout.geometry.box import Box
from pnp.layout.memo import Memo
from pnp.layout.theme.style import PLAIN, Align, Style, Valign
from pnp.measures import Mm, Pt
from pnp.palette import Palette
from pnp.values import dataclass

if TYPE_CHECKING:
    from pnp.layout.theme.set_text import Setter, SetText
    from pnp.model.texts import Icon


@dataclass(slots=True)
class IconFaces:
    """Each icon in each colour drawn once, so that a file holds it once."""

    faces: dict[tuple[str, str, Role, str], Face] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Look:
    """Everything that drawing needs besides the records.

    palette: the theme's tokens. classes: its classes by name. icons: by id, the kit's own first. setter:
    sets words in a box. boards: pictures of boards that were drawn. heard: words that went wrong, with what came of
    them; None if nobody listens.
    """

    palette: Palette
    classes: Mapping[str, Style]
    icons: Mapping[str, Icon]
    setter: Setter
    drawn: IconFaces = field(default_factory=IconFaces)
    boards: Memo = field(default_factory=Memo)
    heard: list[tuple[str, SetText]] | None = None

    def listening(self) -> Look:
        """The same look, which remembers in ``heard`` what words it sets that do not fit or cannot be shown."""
        return replace(self, heard=[])

    def style(self, name: str) -> Style:
        """The class of this name; the plain one if the theme has none (layout reports that)."""
        return self.classes.get(name, PLAIN)

    def has_color(self, token: str) -> bool:
        """Whether the palette knows a token."""
        return token in self.palette

    def ink(self, token: str, role: Role = "line", opacity: float = 1.0, instead: str = "ink") -> Ink:
        """An ink of a token, or of another one if the palette does not know it."""
        return Ink(token if token in self.palette else instead, role, opacity)

    def pen(self, token: str, width: Mm, dash: tuple[Mm, ...] = ()) -> Stroke:
        """A pen with round joins."""
        return Stroke(self.ink(token, "line"), width, dash, "butt", "round")

    def shape(self, segments: tuple[Segment, ...], style: Style, alt: str = "") -> Path:
        """A path filled and stroked as a class says."""
        return Path(segments, style.fill_ink(), style.pen(), alt=alt)

    def words(
        self,
        text: str,
        box: Box,
        style: str | Style,
        color: str = "",
        align: Align | None = None,
        valign: Valign | None = None,
        size: Pt | None = None,
    ) -> tuple[Item, ...]:
        """Set rich text in a box, at most shrunk to the smallest size of its class; never cut off.

        color: a palette token instead of that of the class. align, valign, size (points): the same.
        """
        chosen = self.style(style) if isinstance(style, str) else style
        if align or valign or size:
            floor = min(chosen.fit, size) if size else chosen.fit
            chosen = replace(
                chosen, align=align or chosen.align, valign=valign or chosen.valign, size=size or chosen.size, fit=floor
            )
        done = self.setter.set(text, chosen.inside(box), chosen, color, self.icon)
        if self.heard is not None and not done.is_clean:
            self.heard.append((text, done))
        return done.items

    def width(self, text: str, style: str | Style) -> Mm:
        """How wide rich text is on one line, without padding."""
        return self.setter.natural_width(text, self.style(style) if isinstance(style, str) else style)

    def has_icon(self, name: str) -> bool:
        """Whether there is an icon of this name."""
        return name in self.icons

    def icon(self, name: str, box: Box, color: str, alt: str = "", ground: str = "paper") -> tuple[Item, ...]:
        """An icon centred in a box, as large as fits; nothing if there is no such icon.

        color, ground: palette tokens of what is drawn and of what is left out of it.
        """
        icon = self.icons.get(name)
        if icon is None or box.width <= 0 or box.height <= 0:
            return ()
        face = self.icon_face(icon, color, "ornament", ground)
        inner = box.fitted(face.size.width, face.size.height)
        return (Nested(face, inner.x, inner.y, inner.width / face.size.width, alt=alt),)

    def icon_face(self, icon: Icon, color: str, role: Role = "ornament", ground: str = "paper") -> Face:
        """An icon as a face of its own, one millimetre a unit of its view; drawn once in each colour."""
        key = (icon.id, color, role, ground)
        face = self.drawn.faces.get(key)
        if face is None:
            from pnp.layout.theme.icons import draw_icon  # reads SVG paths: only when an icon is drawn

            face = self.drawn.faces[key] = draw_icon(icon, self.ink(color, role), self.ink(ground, "ground"))
        return face
