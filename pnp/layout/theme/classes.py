"""Classes of a theme, each with the keys that it says and those of the class that it extends → styles."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import fields, replace
from typing import Any, Final

from pnp.art.names import BACKDROPS
from pnp.errors import FontError
from pnp.fonts import BUILT_IN, parse_key
from pnp.layout import codes
from pnp.layout.templates.reader import MOST_EXTENDED, Reader, color_hint, font_hint, unnamed_color
from pnp.layout.theme.letter_effects import read_outline, read_shadow
from pnp.layout.theme.style import PLAIN, Style
from pnp.lazy import LazyMapping
from pnp.load.suggest import did_you_mean
from pnp.measures import Mm, Pt
from pnp.nodes import Entry, MapNode, Node, Scalar
from pnp.palette import Palette

# The smallest size of type, in points.
SMALLEST_TYPE: Final = 1.0
SHORTEST_DASH: Final[Mm] = 0.05
# The font that a class names for the letters of titles, which the theme chooses.
DISPLAY: Final = "display"
_PLAIN_DISPLAY: Final = "serif-bold"
_ROLES: Final = ("ground", "flood", "line", "text", "ornament")
_FIT_HINT: Final = "write it as 6 pt or [6 pt, 14 pt]"
_TOKEN_KEYS: Final = ("color", "fill", "stroke")


def word(node: Node, reader: Reader) -> str:
    """The text of a scalar; empty, with a finding, for anything else."""
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
    "font": ("font", word),
    "size": ("size", lambda node, reader: reader.points(node, "size", SMALLEST_TYPE)),
    "leading": ("leading", lambda node, reader: reader.number(node, "leading", PLAIN.leading, 0.1, 20)),
    "align": ("align", lambda node, reader: reader.choice(node, "align", ("left", "center", "right", "justify"))),
    "valign": ("valign", lambda node, reader: reader.choice(node, "valign", ("top", "middle", "bottom"))),
    "color": ("color", word),
    "fit": ("fit", read_fit),
    "hyphenate": ("hyphenate", lambda node, reader: reader.flag(node, "hyphenate")),
    "language": ("language", word),
    "tracking": ("tracking", lambda node, reader: reader.number(node, "tracking", 0.0, -500, 5000)),
    "caps": ("small_caps", lambda node, reader: reader.choice(node, "caps", ("small",)) == "small"),
    "fill": ("fill", word),
    "stroke": ("stroke", word),
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


_STYLE_FIELDS: Final = frozenset(style_field.name for style_field in fields(Style))
assert all(target in _STYLE_FIELDS for target, _ in CLASS_KEYS.values())


def read_classes(
    theme: MapNode,
    palette: Palette,
    has_font: Callable[[str], bool],
    fonts: Mapping[str, Collection[str]],
    is_instance: Callable[[str, str], bool],
    reader: Reader,
    plain: MapNode | None,
) -> Mapping[str, Style]:
    """The styles of the classes of a theme.

    fonts: the styles of each family of the kit. is_instance: whether a variable font of such a family has a style, too.
    has_font: whether pnp has a font. plain: the theme that all others
    extend. There is nothing to report of its classes if they are as they were: they are read when they are asked for.
    """
    classes = _Classes(theme, palette, has_font, fonts, is_instance, reader, plain)
    for name in classes.entries:
        if not classes.is_unchanged(name):
            classes.style(name)
    return LazyMapping(classes.entries, classes.style)


class _Classes:
    """Resolves classes that extend each other; the parameters are those of ``read_classes``."""

    def __init__(
        self,
        theme: MapNode,
        palette: Palette,
        has_font: Callable[[str], bool],
        fonts: Mapping[str, Collection[str]],
        is_instance: Callable[[str, str], bool],
        reader: Reader,
        plain: MapNode | None,
    ) -> None:
        node, unchanged = theme.get("classes"), plain.get("classes") if plain and not fonts else None
        self.entries: Mapping[str, Entry] = dict(reader.entries(node, "classes")) if node is not None else {}
        self._unchanged: Mapping[str, Entry] = unchanged.entries if isinstance(unchanged, MapNode) else {}
        self._palette = palette
        self._has_font_of_pnp = has_font
        self._fonts, self._is_instance = fonts, is_instance
        self._reader = reader
        self._resolved: dict[str, Style] = {}
        self._in_progress: list[str] = []
        display = theme.get("display")
        font = word(display, reader) if display is not None else ""
        self._display = font if display is not None and self._is_known("font", font, display) else _PLAIN_DISPLAY

    def style(self, name: str) -> Style:
        """A class merged with those that it extends."""
        if name not in self._resolved:
            self._in_progress.append(name)
            self._resolved[name] = self._read(self.entries[name].value)
            self._in_progress.pop()
        return self._resolved[name]

    def is_unchanged(self, name: str) -> bool:
        """Whether a class, and each that it extends, is that of the plain theme."""
        entry = self.entries.get(name)
        if entry is None or entry is not self._unchanged.get(name) or not isinstance(entry.value, MapNode):
            return False
        base = entry.value.get("extends")
        return base is None or (isinstance(base, Scalar) and self.is_unchanged(base.text))

    def _read(self, node: Node) -> Style:
        entries = dict(self._reader.entries(node, "a class"))
        style = self._base(entries.pop("extends", None))
        values: dict[str, Any] = {}
        for key, entry in entries.items():
            if key not in CLASS_KEYS:
                self._reader.unknown(entry, "a class", (*CLASS_KEYS, "extends"))
                continue
            target, read = CLASS_KEYS[key]
            known = len(self._reader.findings)
            value = read(entry.value, self._reader)
            if len(self._reader.findings) > known:
                # What cannot be read is as if it was not said.
                continue
            if key == "font" and value == DISPLAY:
                value = self._display
            if self._is_known(key, value, entry.value):
                values[target] = value
        if "fit" in values:
            values["fit"], values["grow"] = values["fit"]
        values["given"] = style.given | values.keys()
        if limits := [entries[key].value for key in ("fit", "size") if key in entries]:
            values["size_span"] = limits[0].span
        return replace(style, **values)

    def _base(self, entry: Entry | None) -> Style:
        # A class with ``extends: null`` starts from nothing, not from the class of the same name of another theme.
        if entry and isinstance(entry.value, Scalar) and entry.value.is_null:
            return PLAIN
        name = word(entry.value, self._reader) if entry else ""
        if not entry or not name:
            return PLAIN
        if name in self._in_progress:
            self._reader.wrong(codes.EXTENDS_CYCLE, f"the class {name!r} extends itself", entry.value)
            return PLAIN
        if len(self._in_progress) > MOST_EXTENDED and name not in self._resolved and not self.is_unchanged(name):
            message = f"more than {MOST_EXTENDED} classes extend each other"
            self._reader.wrong(codes.EXTENDS_CYCLE, message, entry.value)
            return PLAIN
        if name not in self.entries:
            hint = did_you_mean(name, self.entries)
            self._reader.wrong(codes.UNKNOWN_CLASS, f"there is no class {name!r}", entry.value, hint)
            return PLAIN
        return self.style(name)

    def _is_known(self, key: str, value: Any, node: Node) -> bool:
        """Whether a colour or a font exists; the class goes without one that does not."""
        if key in ("outline", "shadow"):
            return value is not None and self._is_known("color", value.ink.token, node)
        # Without a fill or a stroke there is none, but words always have a colour.
        if key in _TOKEN_KEYS and value not in self._palette and (value or key == "color"):
            hint = color_hint(value, self._palette.colors)
            self._reader.wrong(codes.UNKNOWN_COLOR, f"the palette has no colour {value!r}", node, hint)
            return False
        if key in _TOKEN_KEYS and value.startswith("#"):
            self._reader.findings.append(unnamed_color(value, node.span))
        if key == "font" and not self._has_font(value):
            hint = font_hint(value, (*self._fonts, *BUILT_IN))
            self._reader.wrong(codes.UNKNOWN_FONT, f"there is no font {value!r}", node, hint)
            return False
        return True

    def _has_font(self, key: str) -> bool:
        """Whether there is a font: among those of the kit, which replace families of pnp, or among those of pnp."""
        try:
            name = parse_key(key, {*self._fonts, *BUILT_IN})
        except FontError:
            return False
        if name.family not in self._fonts:
            return self._has_font_of_pnp(key)
        return name.style in self._fonts[name.family] or self._is_instance(name.family, name.style)
