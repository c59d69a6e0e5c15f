"""Read themes: palette, classes and fonts, with ``extends`` resolved."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import field
from pathlib import PurePosixPath
from typing import Final

from pnp.art.names import FIGURES, FRAMES, MANNERS, SURFACES
from pnp.layout import codes
from pnp.layout.templates.reader import MOST_EXTENDED, Reader
from pnp.layout.theme.classes import DISPLAY, read_classes, word
from pnp.layout.theme.style import Style
from pnp.load.merge import merge_maps
from pnp.load.suggest import meant_or_all
from pnp.model.game import SETS
from pnp.nodes import Entry, MapNode, Node, Scalar
from pnp.palette import BLACK, COLOR_MODES, Color, Palette
from pnp.values import dataclass

# The manners in which maps of cells are drawn, the usual one first.
MAPS: Final = ("chart", "engraving", "staff", "fantasy", "desert", "birdseye")
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
    "figures",
    "maps",
    "cover",
    "head",
    "back",
    "inks",
)
_FONT_FILES: Final = (".ttf", ".otf")
_COLOR_AS_COMMENT: Final = re.compile(r":[ \t]+(?P<color>#(?:[0-9a-fA-F]{3}){1,2})\s")


@dataclass(frozen=True, slots=True, eq=False)
class ThemeFont:
    """A font file by its path in a kit, and the node that names it."""

    path: str
    node: Node


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """A theme: the palette, styles by class, font files by family and style, and its parts of a period.

    frame, surface: the names of its frame kit and of its texture. manner: of pictures that name none. figures: the
    style of the people in them. maps: the manner of maps.
    """

    name: str
    palette: Palette
    classes: Mapping[str, Style]
    fonts: Mapping[str, Mapping[str, ThemeFont]] = field(default_factory=dict)
    frame: str = FRAMES[0]
    surface: str = SURFACES[0]
    manner: str = MANNERS[0]
    figures: str = FIGURES[0]
    maps: str = MAPS[0]


def read_theme(
    node: MapNode,
    has_font: Callable[[str], bool],
    reader: Reader,
    plain: MapNode | None = None,
    is_instance: Callable[[ThemeFont, str], bool] = lambda font, style: False,
) -> Theme:
    """Read a theme whose ``extends`` has been resolved.

    has_font: whether a font key names a font. plain: the theme that it extends in the end, if that is sound.
    is_instance: whether a font of the kit varies and has a style.
    """
    for key, entry in node.entries.items():
        if key not in THEME_KEYS:
            is_of_game = key in SETS or key == "layouts"
            hint = (
                f"{key}: is a list of the game: write it in a file of its own, such as {key}.yaml" if is_of_game else ""
            )
            reader.unknown(entry, "a theme", THEME_KEYS, hint)
    name = node.get("theme")
    palette = _palette(node.get("palette"), _choice(node, "inks", COLOR_MODES, reader), reader)
    fonts = _fonts(node.get("fonts"), reader)

    def varies(family: str, style: str) -> bool:
        return any(is_instance(font, style) for font in fonts[family].values())

    return Theme(
        name=name.text if isinstance(name, Scalar) else "",
        palette=palette,
        classes=read_classes(node, palette, has_font, fonts, varies, reader, plain),
        fonts=fonts,
        frame=_choice(node, "frame", FRAMES, reader),
        surface=_choice(node, "surface", SURFACES, reader),
        manner=_choice(node, "manner", MANNERS, reader),
        figures=_choice(node, "figures", FIGURES, reader),
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


def _fonts(node: Node | None, reader: Reader) -> dict[str, dict[str, ThemeFont]]:
    """``family: file`` or ``family: {regular: file, bold: file}``."""
    families: dict[str, dict[str, ThemeFont]] = {}
    for family, entry in reader.entries(node, "fonts") if node is not None else ():
        if family == DISPLAY:
            hint = "call the family otherwise, and name it: display: …"
            reader.wrong(codes.MALFORMED_VALUE, f"{DISPLAY!r} is what classes call the font of titles", entry.key, hint)
        if isinstance(entry.value, Scalar):
            families[family] = {"regular": ThemeFont(entry.value.text, entry.value)}
        else:
            files = reader.entries(entry.value, "a font family")
            families[family] = {style: ThemeFont(word(file.value, reader), file.value) for style, file in files}
        for font_file in families[family].values():
            if PurePosixPath(font_file.path).suffix.lower() not in _FONT_FILES:
                message = f"{font_file.path!r} is not a TrueType or OpenType font (.ttf, .otf)"
                reader.wrong(codes.MALFORMED_VALUE, message, font_file.node)
    return families


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
        result = merge_maps(_without_begun_anew(result, over), over, 2)
    return _with_colors_of(chain[-1], result, chain[:-1], reader)


def _without_begun_anew(base: MapNode, over: MapNode) -> MapNode:
    """A theme without the classes that another one begins anew, with ``extends: null``."""
    classes, changes = base.get("classes"), over.get("classes")
    if not (isinstance(classes, MapNode) and isinstance(changes, MapNode)):
        return base
    anew = {name for name, entry in changes.entries.items() if _begins_anew(entry.value)}
    if not anew & classes.entries.keys():
        return base
    left = {name: entry for name, entry in classes.entries.items() if name not in anew}
    kept = MapNode(classes.source, classes.start, classes.end, left)
    entries = {**base.entries, "classes": Entry(base.entries["classes"].key, kept)}
    return MapNode(base.source, base.start, base.end, entries)


def _begins_anew(node: Node) -> bool:
    start = node.get("extends") if isinstance(node, MapNode) else None
    return isinstance(start, Scalar) and start.is_null


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
