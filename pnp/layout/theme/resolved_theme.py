"""The resolved theme of a kit: palette, classes, fonts and icons for drawing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace
from typing import TYPE_CHECKING, Final

from pnp.art.modelling import MODELLINGS, Modelling
from pnp.art.names import FIGURES, FRAMES, MANNERS, SURFACES
from pnp.frame import Face, Ink, Item, Nested, Path, Role, Segment, Stroke
from pnp.layout.geometry.bounding_box import Bounds, bounding_box
from pnp.layout.geometry.box import Box
from pnp.layout.memo import ContentMemo, Memo
from pnp.layout.theme.style import PLAIN, Align, Style, Valign
from pnp.measures import MM_PER_PT, Mm, Pt, Size
from pnp.palette import Palette
from pnp.symbols import in_pictures
from pnp.symbols.words import PORTRAIT
from pnp.values import dataclass

if TYPE_CHECKING:
    from pnp.art.manners import Inks
    from pnp.layout.theme.set_text import SetText, TextSetter
    from pnp.model.texts import Icon

# A text that is cut off by less loses no ink, in mm.
_VISIBLE: Final[Mm] = 0.1
# What parts of icons are of, each with a colour of the theme.
_MATTERS: Final = ("skin", "hair", "hide", "wood", "steel", "brass", "bone")
# A text that does not fit or lacks glyphs, and how it was set.
TextFault = tuple[str, "SetText"]


@dataclass(slots=True)
class IconFaces:
    """The drawn icons by colour; each is drawn once, so that a file contains it once. memo: of what is made of them."""

    faces: dict[tuple[str, str, Role, str, str], Face] = field(default_factory=dict)
    memo: ContentMemo = field(default_factory=ContentMemo)


@dataclass(frozen=True, slots=True)
class ResolvedTheme:
    """What drawing needs besides the records.

    palette: the tokens of the theme. classes: its classes by name. icons: by id. setter: sets words in a box. frame,
    surface, manner, figures: the names of its frame kit, of its texture, of how pictures are drawn and of the style of
    the people in them. boards: pictures of boards that were drawn; layers: parts of them, by all that they show.
    text_faults: texts that do not fit or lack glyphs, with the text as it was set; None if they are not recorded. maps:
    the manner in which maps of cells are drawn.
    """

    palette: Palette
    classes: Mapping[str, Style]
    icons: Mapping[str, Icon]
    setter: TextSetter
    frame: str = FRAMES[0]
    surface: str = SURFACES[0]
    manner: str = MANNERS[0]
    figures: str = FIGURES[0]
    drawn: IconFaces = field(default_factory=IconFaces)
    boards: Memo = field(default_factory=Memo)
    layers: ContentMemo = field(default_factory=ContentMemo)
    text_faults: list[TextFault] | None = None
    maps: str = "chart"

    def recording_text_faults(self) -> ResolvedTheme:
        """The same theme, which records the texts that do not fit or lack glyphs."""
        return replace(self, text_faults=[])

    def record_text_faults(self, faults: Iterable[TextFault]) -> None:
        """Record faults of texts, which may have been set before and be shown again."""
        if self.text_faults is not None:
            self.text_faults.extend(faults)

    def record_without_room(self, text: str, style: Style, across: Mm = 0.0) -> None:
        """Record a text that is left out because there is no room for it. across: or of which so much is cut off."""
        from pnp.layout.theme.set_text import SetText

        needed = 0.0 if across else style.size * MM_PER_PT * style.leading
        fault = SetText((), (0.0, 0.0, 0.0, 0.0), style.size, overflow=needed, across=across)
        self.record_text_faults([(text, fault)])

    def record_cut_off(self, text: str, box: Box, frame: Box, style: Style) -> None:
        """Record a text in a box if that lies partly outside of the frame at which the drawing is cut off."""
        beyond = max(frame.x - box.x, box.right - frame.right, frame.y - box.y, box.bottom - frame.bottom)
        if beyond > _VISIBLE:
            self.record_without_room(text, style, beyond)

    def style(self, name: str) -> Style:
        """The class of a name; the plain one if the theme lacks it, which layout reports."""
        return self.classes.get(name, PLAIN)

    def has_color(self, token: str) -> bool:
        """Whether the palette has a token."""
        return token in self.palette

    def ink(self, token: str, role: Role = "line", opacity: float = 1.0, instead: str = "ink") -> Ink:
        """An ink of a token; of ``instead`` if the palette does not have it."""
        return Ink(token if token in self.palette else instead, role, opacity)

    def pen(self, token: str, width: Mm, dash: tuple[Mm, ...] = ()) -> Stroke:
        """A stroke with round joins. width, dash: in mm."""
        return Stroke(self.ink(token, "line"), width, dash, "butt", "round")

    def shape(self, segments: tuple[Segment, ...], style: Style, alt: str = "") -> Path:
        """A path with the fill and stroke of a class."""
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
        """Set rich text in a box, reduced at most to the smallest size of its class; never truncated.

        color (a palette token), align, valign, size (points): override those of the class.
        """
        chosen = self.style(style) if isinstance(style, str) else style
        if align or valign or size:
            floor = min(chosen.fit, size) if size else chosen.fit
            chosen = replace(
                chosen,
                align=align or chosen.align,
                valign=valign or chosen.valign,
                size=size or chosen.size,
                fit=floor,
                grow=0.0 if size else chosen.grow,
            )
        return self._items(text, self.setter.set(text, chosen.inside(box), chosen, color, self.icon))

    def _items(self, text: str, set_text: SetText) -> tuple[Item, ...]:
        """What a text is drawn with; its faults are recorded."""
        if not set_text.is_clean:
            self.record_text_faults([(text, set_text)])
        return set_text.items

    def words_along(self, text: str, line: Sequence[tuple[Mm, Mm]], style: Style) -> tuple[Item, ...]:
        """Set words along a line through points, around its middle; they are drawn even if it is too short."""
        from pnp.layout.theme.arc_text import set_along  # few texts are not straight

        return self._items(text, set_along(self.setter, text, line, style, self.icon))

    def words_on_arc(self, text: str, box: Box, style: Style, radius: Mm) -> tuple[Item, ...]:
        """Set rich text over the top of a circle of this radius that touches the top of a box."""
        from pnp.layout.theme.arc_text import Arc, set_on_arc  # only few texts stand on a curve

        arc = Arc("top", radius=radius)
        return self._items(text, set_on_arc(self.setter, text, box, style, "", self.icon, "paper", arc))

    def width(self, text: str, style: str | Style) -> Mm:
        """The width of rich text on one line, without padding."""
        return self.setter.natural_width(text, self.style(style) if isinstance(style, str) else style)

    def has_icon(self, name: str) -> bool:
        """Whether there is an icon of this name."""
        return name in self.icons

    def icon(
        self,
        name: str,
        box: Box,
        color: str,
        alt: str = "",
        ground: str = "paper",
        role: Role = "symbol",
        *,
        is_hollow: bool = False,
    ) -> tuple[Item, ...]:
        """An icon centred in a box, as large as fits; empty if there is no such icon.

        color, ground: palette tokens of the icon and of the parts that it leaves out. is_hollow: its outline only.
        """
        icon = self.icons.get(name)
        if icon is None or box.width <= 0 or box.height <= 0:
            return ()
        face = self.icon_face(icon, color, role, ground, is_hollow=is_hollow)
        inner = box.fitted(face.size.width, face.size.height)
        return (Nested(face, inner.x, inner.y, inner.width / face.size.width, alt=alt),)

    def frame_part(self, part: str, name: str, size: Size, color: str = "") -> Face | None:
        """A part of the frame kit in the colours of a class, or another one; None if it is switched off."""
        from pnp.art.frames.kits import draw_part  # knows patterns: only when one is drawn
        from pnp.art.manners import Inks

        style = self.style(name)
        inks = Inks(ground=style.fill or "paper", ink=color or style.color, accent=style.stroke or style.color)
        item = draw_part(part, self.frame, self.surface, size.width, size.height, part, inks)
        return Face(id=f"ornament-{part}", size=size, art=(item,)) if item else None

    def picture_icon(self, name: str, seed: str = "") -> Icon:
        """An icon as pictures show it: people in the style of the theme. seed: of the faces of figures."""
        return self.icons[in_pictures(name, self.figures, seed)]

    @property
    def modelling(self) -> Modelling:
        """The contour and the shade of what stands in pictures."""
        return MODELLINGS[self.figures]

    def picture_face(
        self, icon: Icon, color: str, ground: str, line: str, *, is_mirrored: bool = False, is_shaded: bool = True
    ) -> Face:
        """An icon for a picture with colours: skin, wood and steel have their own. line: the ink of its lines.

        is_mirrored: it looks the other way, and the light still comes from the left. is_shaded: not if it is far off.
        """
        name = f"{icon.id}{' mirrored' if is_mirrored else ''}{'' if is_shaded else ' plain'}"
        key: tuple[str, str, Role, str, str] = (name, color, "ornament", ground, line)
        face = self.drawn.faces.get(key)
        if face is None:
            from pnp.art.picture_symbols import shaded
            from pnp.layout.theme.icons import draw_icon

            matters = {matter: self.ink(f"picture-{matter}", "ornament") for matter in _MATTERS}
            matters["line"] = self.ink(line, "ornament")
            face = draw_icon(icon, self.ink(color, "ornament"), self.ink(ground, "ground"), matters)
            if is_mirrored:
                face = self.mirrored_face(face)
            if not is_shaded:
                face = replace(face, id=f"{face.id}-plain")
            if is_shaded and any(path.matter for path in icon.paths):
                face = shaded(
                    face, matters["line"], self.modelling, skin=matters["skin"], is_half=PORTRAIT in icon.tags
                )
            self.drawn.faces[key] = face
        return face

    def lit_face(self, face: Face, manner: str, inks: Inks) -> Face:
        """An icon with the light of a manner on it."""
        from pnp.art.picture_symbols import with_light

        return self.drawn.memo.once((face,), (manner, inks), lambda: with_light(face, manner, inks))

    def bounds(self, face: Face) -> Bounds | None:
        """The bounding box of what an icon draws."""
        return self.drawn.memo.once((face,), "bounds", lambda: bounding_box(face.art))

    def icon_face(
        self, icon: Icon, color: str, role: Role = "symbol", ground: str = "paper", *, is_hollow: bool = False
    ) -> Face:
        """An icon as a face with one millimetre for each unit of its view; drawn once in each colour."""
        key: tuple[str, str, Role, str, str] = (icon.id, color, role, ground, "hollow" if is_hollow else "")
        face = self.drawn.faces.get(key)
        if face is None:
            from pnp.layout.theme.icons import draw_hollow_icon, draw_icon  # reads SVG paths: only when one is drawn

            draw = draw_hollow_icon if is_hollow else draw_icon
            face = self.drawn.faces[key] = draw(icon, self.ink(color, role), self.ink(ground, "ground"))
        return face

    def mirrored_face(self, face: Face) -> Face:
        """An icon as a mirror shows it."""
        from pnp.art.picture_symbols import mirrored

        return self.drawn.memo.once((face,), "mirrored", lambda: mirrored(face))
