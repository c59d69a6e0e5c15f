"""The icons, layouts and themes that come with pnp, and those of kits, as lists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, field
from pathlib import Path, PurePosixPath
from typing import Any, Final, Literal

from pnp.findings import has_errors
from pnp.fonts import FontBook
from pnp.layout.elements.catalog import ELEMENTS
from pnp.layout.templates.layouts import Layout
from pnp.layout.templates.library import Library
from pnp.layout.templates.parameters import parameters
from pnp.layout.templates.read_layouts import read_layout
from pnp.layout.templates.reader import Reader
from pnp.layout.theme.theme import merge_base_themes, read_theme
from pnp.load.builtin import data_folder
from pnp.load.kit import load_kit
from pnp.nodes import MapNode, Scalar
from pnp.pipeline.kit_context import library_of_pnp
from pnp.values import dataclass

Kind = Literal["icons", "layouts", "themes"]


@dataclass(frozen=True, slots=True, kw_only=True)
class IconLine:
    """One icon. tags: other words for it. era: when what it shows was in use."""

    id: str
    name: str
    tags: tuple[str, ...]
    era: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LayoutLine:
    """One layout. size: width and height in mm, None if it is as large as its board. bleed: in mm.

    takes: the names that a component must supply. reads: those that every face of the kit knows. Both say which
    fields of each are read. elements: their names, by which a layout that extends it changes them. places: where those
    stand that say so, such as ``at [5 mm, 6 mm], size [44 mm, 6.2 mm]``.
    """

    layout: str
    text: str
    extends: str
    size: tuple[float, float] | None
    bleed: float
    trim: str
    takes: Mapping[str, tuple[str, ...]]
    reads: Mapping[str, tuple[str, ...]]
    elements: tuple[str, ...]
    places: Mapping[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class ThemeLine:
    """One theme with all that it extends. colors: ``#rrggbb`` by token. own: the tokens that it defines itself."""

    theme: str
    text: str
    extends: str
    colors: Mapping[str, str]
    own: tuple[str, ...]
    fonts: tuple[str, ...]
    classes: tuple[str, ...]


Line = IconLine | LayoutLine | ThemeLine


@dataclass(frozen=True, slots=True, kw_only=True)
class CatalogFile:
    """The icons, layouts or themes of one file. kit: that they belong to; empty for those that come with pnp.

    problem: why those of a kit cannot be listed, or nothing.
    """

    file: str
    family: str
    kit: str = ""
    lines: tuple[Line, ...] = field(default=())
    problem: str = ""

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


# The keys that say where an element stands.
_PLACE: Final = ("at", "size", "inset")
_NAMED: Final[Mapping[Kind, str]] = {"layouts": "layout", "themes": "theme"}


def builtin_catalog(kind: Kind) -> list[CatalogFile]:
    """What comes with pnp, by file."""
    library = library_of_pnp()
    nodes = library.layouts if kind == "layouts" else library.themes
    lines = _icons(library) if kind == "icons" else _named(kind, nodes.values(), library)
    return list(_by_file(lines))


def kit_catalog(kind: Kind, root: Path, shown: str) -> list[CatalogFile]:
    """What belongs to a kit or to the kit that it extends. shown: how the user names it."""
    loaded = load_kit(root, shown, (data_folder("content"),))
    name = root.resolve().name
    game = loaded.game
    if game is None or has_errors(loaded.findings):
        return [CatalogFile(file=shown, family=name, kit=name, problem=f"cannot be read: pnp check {shown} says why")]
    library = library_of_pnp()
    library = library.with_kit(loaded.layouts, loaded.themes)
    if kind == "icons":
        lines = _icons(Library().with_kit((), (), game.icons))
    else:
        # Of several layouts of one name the last counts, as where it is used.
        nodes = {_name(node, kind): node for node in (loaded.layouts if kind == "layouts" else loaded.themes)}
        lines = _named(kind, nodes.values(), library, game.sets.ids)
    return list(_by_file(lines, name))


def _by_file(lines: Iterator[tuple[str, Line]], kit: str = "") -> Iterator[CatalogFile]:
    files: dict[str, list[Line]] = {}
    for file, line in lines:
        files.setdefault(file, []).append(line)
    for file, lines_of_file in files.items():
        yield CatalogFile(file=file, family=PurePosixPath(file).stem, kit=kit, lines=tuple(lines_of_file))


def _icons(library: Library) -> Iterator[tuple[str, Line]]:
    for icon in library.icons.values():
        yield icon.span.file, IconLine(id=icon.id, name=icon.title, tags=icon.tags, era=str(icon.era))


def _named(
    kind: Kind, nodes: Iterable[MapNode], library: Library, sets: Iterable[str] = ()
) -> Iterator[tuple[str, Line]]:
    for node in nodes:
        line = _layout(node, library, sets) if kind == "layouts" else _theme(node, library)
        yield node.span.file, line


def _name(node: MapNode, kind: Kind) -> str:
    return _word(node, _NAMED[kind])


def _word(node: MapNode, key: str) -> str:
    value = node.get(key)
    return " ".join(value.text.split()) if isinstance(value, Scalar) else ""


def _layout(node: MapNode, library: Library, sets: Iterable[str]) -> LayoutLine:
    """A layout as it is with all that it extends; alone if that is not there."""
    reader = Reader()
    whole = library.layout_node(_word(node, "layout"), reader) or node
    read = read_layout(whole, reader, ELEMENTS)
    names = parameters(whole, sets)
    return LayoutLine(
        layout=read.name,
        text=_word(node, "text"),
        extends=_word(node, "extends"),
        size=_size(read),
        bleed=read.bleed,
        trim=read.trim,
        takes=names.given,
        reads=names.known,
        elements=tuple(element.name for element in read.elements),
        places=_places(whole),
    )


def _places(layout: MapNode) -> dict[str, str]:
    """Where the elements of a layout stand, as it is written."""
    elements = layout.get("elements")
    entries = elements.entries if isinstance(elements, MapNode) else {}
    written = {name: _place(entry.value) for name, entry in entries.items() if isinstance(entry.value, MapNode)}
    return {name: place for name, place in written.items() if place}


def _place(element: MapNode) -> str:
    parts = ((key, value) for key in _PLACE if (value := element.get(key)) is not None)
    return ", ".join(f"{key} {value.source.text[value.start : value.end]}" for key, value in parts)


def _size(layout: Layout) -> tuple[float, float] | None:
    return (layout.size.width, layout.size.height) if layout.size else None


def _theme(node: MapNode, library: Library) -> ThemeLine:
    reader = Reader()
    book = FontBook()
    whole = merge_base_themes(library.themes, node, reader)
    theme = read_theme(whole, lambda key: key in book, reader)
    own = node.get("palette")
    return ThemeLine(
        theme=theme.name,
        text=_word(node, "text"),
        extends=_word(node, "extends"),
        colors={token: str(color) for token, color in theme.palette.colors.items()},
        own=tuple(own.entries) if isinstance(own, MapNode) else (),
        fonts=tuple(sorted({style.font for style in theme.classes.values() if style.font})),
        classes=tuple(theme.classes),
    )
