"""Read themes: palette, classes and fonts, with ``extends`` resolved."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import field, fields, replace
from pathlib import PurePosixPath
from typing import Any, Final

from pnp.art.names import BACKDROPS, FRAMES, MANNERS, SURFACES
from pnp.errors import FontError
from pnp.fonts import BUILT_IN, parse_key
from pnp.layout import codes
from pnp.layout.templates.reader import MOST_EXTENDED, Reader, color_hint, font_hint, merge_maps, unnamed_color
from pnp.layout.theme.letter_effects import read_outline, read_shadow
from pnp.layout.theme.style import PLAIN, Style
from pnp.load.suggest import did_you_mean, meant_or_all
from pnp.measures import Mm, Pt
from pnp.nodes import Entry, MapNode, Node, Scalar
from pnp.palette import BLACK, COLOR_MODES, Color, Palette
from pnp.values import dataclass

# The smallest size of type, in points.
SMALLEST_TYPE: Final = 1.0
SHORTEST_DASH: Final[Mm] = 0.05
# The manners in which maps of cells are drawn, the usual one first.
MAPS: Final = ("chart", "engraving", "staff", "fantasy")
THEME_KEYS: Final = (
    "theme",
    "extends",
    "name",
    "text",
    "palette",
    "classes",
    "fonts",
    "display",
    "frame",
    "surface",
    "manner",
    "maps",
    "inks",
)
# The font that a class names for the letters of titles, which the theme chooses.
DISPLAY: Final = "display"
_PLAIN_DISPLAY: Final = "serif-bold"
_ROLES: Final = ("ground", "flood", "line", "text", "ornament")
_FONT_FILES: Final = (".ttf", ".otf")
_FIT_HINT: Final = "write it as 6 pt or [6 pt, 14 pt]"
_COLOR_AS_COMMENT: Final = re.compile(r":[ \t]+(?P<color>#(?:[0-9a-fA-F]{3}){1,2})\s")
_TOKEN_KEYS: Final = ("color", "fill", "stroke")


@dataclass(frozen=True, slots=True, eq=False)
class FontFile:
    """A font file by its path in a kit, and the node that names it."""

    path: str
    node: Node


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """A theme: the palette, styles by class, font files by family and style, and its parts of a period.

    frame, surface: the names of its frame kit and of its texture. manner: of pictures that name none. maps: that of
    maps.
    """

    name: str
    palette: Palette
    classes: Mapping[str, Style]
    fonts: Mapping[str, Mapping[str, FontFile]] = field(default_factory=dict)
    frame: str = FRAMES[0]
    surface: str = SURFACES[0]
    manner: str = MANNERS[0]
    maps: str = MAPS[0]


def _word(node: Node, reader: Reader) -> str:
    scalar = reader.scalar(node, "this")
    return scalar.text if scalar else ""


def _dash(node: Node, reader: Reader) -> tuple[float, ...]:
    if isinstance(node, Scalar):
        length = _dash_length(node, reader)
        return (length, length) if length else ()
    return tuple(_dash_length(item, reader) for item in reader.items(node, "dash"))


def _dash_length(node: Node, reader: Reader) -> Mm:
    """A length of a dash or a gap: none, or long enough to be seen; a border of millions would fill the memory."""
    length = reader.mm(node, "dash")
    if 0 < length < SHORTEST_DASH:
        reader.wrong(codes.MALFORMED_VALUE, f"dash {length:g} mm is less than {SHORTEST_DASH:g} mm", node)
        return 0.0
    return length


def read_fit(node: Node, reader: Reader) -> tuple[Pt, Pt]:
    """The smallest size to which words may shrink, and the largest to which they may grow, 0 for none."""
    if isinstance(node, Scalar):
        return reader.points(node, "fit"), 0.0
    sizes = [reader.points(item, "fit", SMALLEST_TYPE) for item in reader.items(node, "fit")]
    if len(sizes) != 2 or sizes[0] > sizes[1]:
        reader.wrong(codes.WRONG_SHAPE, "fit is the smallest size, or the smallest and the largest", node, _FIT_HINT)
        return 0.0, 0.0
    return sizes[0], sizes[1]


# The keys of a class: the field of Style that each sets, and how to read its value.
CLASS_KEYS: Final[Mapping[str, tuple[str, Callable[[Node, Reader], Any]]]] = {
    "font": ("font", _word),
    "size": ("size", lambda node, reader: reader.points(node, "size", SMALLEST_TYPE)),
    "leading": ("leading", lambda node, reader: reader.number(node, "leading", PLAIN.leading, 0.1, 20)),
    "align": ("align", lambda node, reader: reader.choice(node, "align", ("left", "center", "right", "justify"))),
    "valign": ("valign", lambda node, reader: reader.choice(node, "valign", ("top", "middle", "bottom"))),
    "color": ("color", _word),
    "fit": ("fit", read_fit),
    "hyphenate": ("hyphenate", lambda node, reader: reader.flag(node, "hyphenate")),
    "language": ("language", _word),
    "tracking": ("tracking", lambda node, reader: reader.number(node, "tracking", 0.0, -500, 5000)),
    "caps": ("small_caps", lambda node, reader: reader.choice(node, "caps", ("small",)) == "small"),
    "fill": ("fill", _word),
    "stroke": ("stroke", _word),
    "width": ("width", lambda node, reader: reader.mm(node, "width")),
    "dash": ("dash", _dash),
    "radius": ("radius", lambda node, reader: reader.mm(node, "radius")),
    "padding": ("padding", lambda node, reader: reader.sides(node, "padding")),
    "role": ("role", lambda node, reader: reader.choice(node, "role", _ROLES)),
    "opacity": ("opacity", lambda node, reader: reader.number(node, "opacity", 1.0, 0.0, 1.0)),
    "underline": ("underline", lambda node, reader: reader.flag(node, "underline")),
    "strike": ("strike", lambda node, reader: reader.flag(node, "strike")),
    "outline": ("outline", read_outline),
    "shadow": ("shadow", read_shadow),
    "gap": ("gap", lambda node, reader: reader.mm(node, "gap")),
    "icon-scale": ("icon_scale", lambda node, reader: reader.number(node, "icon-scale", 1.0, 0.1, 10)),
    "icon-shift": ("icon_shift", lambda node, reader: reader.number(node, "icon-shift", 0.0, -5, 5)),
    "drop": ("drop", lambda node, reader: reader.count(node, "drop", 0, 0, 20)),
    "backdrop": ("backdrop", lambda node, reader: reader.choice(node, "backdrop", BACKDROPS)),
}


def read_theme(node: MapNode, has_font: Callable[[str], bool], reader: Reader) -> Theme:
    """Read a theme whose ``extends`` has been resolved. has_font: whether a font key names a font."""
    for key, entry in node.entries.items():
        if key not in THEME_KEYS:
            reader.unknown(entry, "a theme", THEME_KEYS)
    name = node.get("theme")
    palette = _palette(node.get("palette"), _choice(node, "inks", COLOR_MODES, reader), reader)
    fonts = _fonts(node.get("fonts"), reader)
    classes = _Classes(node, palette, has_font, fonts, reader)
    return Theme(
        name=name.text if isinstance(name, Scalar) else "",
        palette=palette,
        classes={key: classes.style(key) for key in classes.entries},
        fonts=fonts,
        frame=_choice(node, "frame", FRAMES, reader),
        surface=_choice(node, "surface", SURFACES, reader),
        manner=_choice(node, "manner", MANNERS, reader),
        maps=_choice(node, "maps", MAPS, reader),
    )


def _choice(node: MapNode, key: str, known: Sequence[str], reader: Reader) -> str:
    """One of a few words, the first if nothing is said."""
    value = node.get(key)
    return reader.choice(value, key, known) if value is not None else known[0]


def _palette(node: Node | None, inks: str, reader: Reader) -> Palette:
    colors, places = {}, {}
    for token, entry in reader.entries(node, "palette") if node is not None else ():
        scalar = reader.scalar(entry.value, "a colour")
        # Whatever is wrong with a colour, its name is known: one finding is enough.
        colors[token], places[token] = BLACK, entry.value.span
        try:
            colors[token] = Color.parse(scalar.text) if scalar else BLACK
        except ValueError as error:
            is_open = scalar is not None and "\n" in scalar.source.text[scalar.start : scalar.end]
            hint = "close the quote at the end of its line" if is_open else ""
            reader.wrong(codes.MALFORMED_VALUE, str(error), entry.value, hint)
    return Palette(colors, places, COLOR_MODES[COLOR_MODES.index(inks)])


def _fonts(node: Node | None, reader: Reader) -> dict[str, dict[str, FontFile]]:
    """``family: file`` or ``family: {regular: file, bold: file}``."""
    families: dict[str, dict[str, FontFile]] = {}
    for family, entry in reader.entries(node, "fonts") if node is not None else ():
        if isinstance(entry.value, Scalar):
            families[family] = {"regular": FontFile(entry.value.text, entry.value)}
        else:
            files = reader.entries(entry.value, "a font family")
            families[family] = {style: FontFile(_word(file.value, reader), file.value) for style, file in files}
        for font_file in families[family].values():
            if PurePosixPath(font_file.path).suffix.lower() not in _FONT_FILES:
                message = f"{font_file.path!r} is not a TrueType or OpenType font (.ttf, .otf)"
                reader.wrong(codes.MALFORMED_VALUE, message, font_file.node)
    return families


class _Classes:
    """Resolves classes that extend each other."""

    def __init__(
        self,
        theme: MapNode,
        palette: Palette,
        has_font: Callable[[str], bool],
        fonts: Mapping[str, Mapping[str, FontFile]],
        reader: Reader,
    ) -> None:
        node = theme.get("classes")
        self.entries: dict[str, Entry] = dict(reader.entries(node, "classes")) if node is not None else {}
        self.palette = palette
        self.has_font = has_font
        self.fonts = fonts
        self.reader = reader
        self.resolved: dict[str, Style] = {}
        self.in_progress: list[str] = []
        display = theme.get("display")
        font = _word(display, reader) if display is not None else ""
        self.display = font if display is not None and self._is_known("font", font, display) else _PLAIN_DISPLAY

    def style(self, name: str) -> Style:
        """A class merged with those that it extends."""
        if name in self.resolved:
            return self.resolved[name]
        self.in_progress.append(name)
        self.resolved[name] = style = self._read(self.entries[name].value)
        self.in_progress.pop()
        return style

    def _read(self, node: Node) -> Style:
        entries = dict(self.reader.entries(node, "a class"))
        style = self._base(entries.pop("extends", None))
        values: dict[str, Any] = {}
        for key, entry in entries.items():
            if key not in CLASS_KEYS:
                self.reader.unknown(entry, "a class", (*CLASS_KEYS, "extends"))
                continue
            target, read = CLASS_KEYS[key]
            known = len(self.reader.findings)
            value = read(entry.value, self.reader)
            if len(self.reader.findings) > known:
                # What cannot be read is as if it was not said.
                continue
            if key == "font" and value == DISPLAY:
                value = self.display
            if self._is_known(key, value, entry.value):
                values[target] = value
        if "fit" in values:
            values["fit"], values["grow"] = values["fit"]
        values["given"] = style.given | values.keys()
        if limits := [entries[key].value for key in ("fit", "size") if key in entries]:
            values["size_span"] = limits[0].span
        return replace(style, **values)

    def _base(self, entry: Entry | None) -> Style:
        name = _word(entry.value, self.reader) if entry else ""
        if not entry or not name:
            return PLAIN
        if name in self.in_progress:
            self.reader.wrong(codes.EXTENDS_CYCLE, f"the class {name!r} extends itself", entry.value)
            return PLAIN
        if len(self.in_progress) > MOST_EXTENDED and name not in self.resolved:
            message = f"more than {MOST_EXTENDED} classes extend each other"
            self.reader.wrong(codes.EXTENDS_CYCLE, message, entry.value)
            return PLAIN
        if name not in self.entries:
            hint = did_you_mean(name, self.entries)
            self.reader.wrong(codes.UNKNOWN_CLASS, f"there is no class {name!r}", entry.value, hint)
            return PLAIN
        return self.style(name)

    def _is_known(self, key: str, value: Any, node: Node) -> bool:
        """Whether a colour or a font exists; the class goes without one that does not."""
        if key in ("outline", "shadow"):
            return value is not None and self._is_known("color", value.ink.token, node)
        # Without a fill or a stroke there is none, but words always have a colour.
        if key in _TOKEN_KEYS and value not in self.palette and (value or key == "color"):
            hint = color_hint(value, self.palette.colors)
            self.reader.wrong(codes.UNKNOWN_COLOR, f"the palette has no colour {value!r}", node, hint)
            return False
        if key in _TOKEN_KEYS and value.startswith("#"):
            self.reader.findings.append(unnamed_color(value, node.span))
        if key == "font" and not self._has_font(value):
            hint = font_hint(value, (*self.fonts, *BUILT_IN))
            self.reader.wrong(codes.UNKNOWN_FONT, f"there is no font {value!r}", node, hint)
            return False
        return True

    def _has_font(self, key: str) -> bool:
        """Whether there is a font: among those of the kit, which replace families of pnp, or among those of pnp."""
        try:
            name = parse_key(key, {*self.fonts, *BUILT_IN})
        except FontError:
            return False
        return name.style in self.fonts[name.family] if name.family in self.fonts else self.has_font(key)


_STYLE_FIELDS: Final = frozenset(style_field.name for style_field in fields(Style))
assert all(target in _STYLE_FIELDS for target, _ in CLASS_KEYS.values())


def merge_base_themes(themes: Mapping[str, MapNode], node: MapNode, reader: Reader) -> MapNode:
    """The node of a theme merged, key by key, with those of the themes that it extends, the last of which is plain."""
    chain, seen = [node], {_name_of(node)}
    while (base := _base_theme(themes, chain[-1], seen, len(chain), reader)) is not None:
        chain.append(base)
        seen.add(_name_of(base))
    result = chain[-1]
    for over in reversed(chain[:-1]):
        if (palette := over.get("palette")) is not None:
            _bare_colors(palette, reader)
        result = merge_maps(result, over, 2)
    return _with_colors_of(chain[-1], result, chain[:-1], reader)


def _base_theme(
    themes: Mapping[str, MapNode], node: MapNode, seen: Collection[str], count: int, reader: Reader
) -> MapNode | None:
    """The theme that another one extends: plain if it names none, or, with a finding, none that there is."""
    base = node.get("extends")
    plain = themes.get("plain") if "plain" not in seen else None
    if base is None:
        return plain
    name = base.text if isinstance(base, Scalar) else "plain"
    if name not in themes:
        hint = meant_or_all(name, themes)
        reader.wrong(codes.UNKNOWN_THEME, f"there is no theme {name!r}", base, hint)
    elif name in seen:
        reader.wrong(codes.EXTENDS_CYCLE, f"the theme {name!r} extends itself", base)
    elif count > MOST_EXTENDED and name != "plain":
        reader.wrong(codes.EXTENDS_CYCLE, f"more than {MOST_EXTENDED} themes extend each other", base)
    else:
        return themes[name]
    return plain


def _with_colors_of(plain: MapNode, merged: MapNode, themes: Iterable[MapNode], reader: Reader) -> MapNode:
    """The merged theme with all colours of the plain one; where one of the themes removes them, that is reported."""
    needed, palette = plain.get("palette"), merged.get("palette")
    known = dict(reader.entries(palette, "palette")) if palette is not None else {}
    needed_entries = needed.entries if isinstance(needed, MapNode) else {}
    lost = {token: entry for token, entry in needed_entries.items() if token not in known}
    if not lost:
        return merged
    for entry in (entry for theme in themes if (entry := theme.entries.get("palette"))):
        removed = [("the palette", entry)] if _is_null(entry) else []
        if isinstance(entry.value, MapNode):
            own = entry.value.entries.items()
            removed = [(f"the colour {token!r}", inner) for token, inner in own if token in lost and _is_null(inner)]
        for what, inner in removed:
            if not _swallowed_color(inner):
                message = f"{what} cannot be removed: boards, books and sheets use it"
                reader.wrong(codes.MALFORMED_VALUE, message, inner.key, "give it another colour")
    colors = MapNode(plain.source, plain.start, plain.end, {**known, **lost})
    key = plain.entries["palette"].key
    return MapNode(merged.source, merged.start, merged.end, {**merged.entries, "palette": Entry(key, colors)})


def _bare_colors(palette: Node, reader: Reader) -> None:
    """Report each colour that YAML takes for a comment."""
    for token, entry in palette.entries.items() if isinstance(palette, MapNode) else ():
        if color := _swallowed_color(entry):
            message = f"{token!r} has no colour: {color} is taken for a comment"
            reader.wrong(codes.MALFORMED_VALUE, message, entry.key, f"put it in quotes: {token}: '{color}'")


def _swallowed_color(entry: Entry) -> str:
    """The colour behind a key without a value, where a comment begins; empty if there is none."""
    if not _is_null(entry):
        return ""
    match = _COLOR_AS_COMMENT.match(entry.key.source.text, entry.key.end)
    return match["color"] if match else ""


def _is_null(entry: Entry) -> bool:
    return isinstance(entry.value, Scalar) and entry.value.is_null


def _name_of(node: MapNode) -> str:
    name = node.get("theme")
    return name.text if isinstance(name, Scalar) else ""
