"""The layouts, themes and icons that a kit can use: its own before those of pnp.

Those of pnp are located by name and read one by one, when somebody asks for them: a kit needs few of them.
"""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import field, replace
from functools import partial, reduce
from pathlib import Path
from typing import Final, cast

from pnp.errors import PnpError
from pnp.layout import codes
from pnp.layout.templates.icon_files import IconCatalog
from pnp.layout.templates.layouts import Kinds, Layout
from pnp.layout.templates.read_layouts import path_finding, read_layout
from pnp.layout.templates.reader import MOST_EXTENDED, Reader
from pnp.layout.templates.replaced import without_replaced
from pnp.lazy import LazyMapping
from pnp.load.merge import merge_maps
from pnp.load.suggest import did_you_mean
from pnp.load.yaml import read_yaml
from pnp.model.texts import Icon
from pnp.nodes import ListNode, MapNode, Node, Scalar, Source
from pnp.plain_files import own_text
from pnp.svg.path import PathError, parse_path
from pnp.values import dataclass

# The theme that every theme extends in the end.
PLAIN: Final = "plain"
# The layouts that are whichever the theme of a kit names, by its key.
THEME_COVER: Final = "theme-cover"
THEME_LAYOUTS: Final[Mapping[str, str]] = {"cover": THEME_COVER, "head": "theme-head", "back": "theme-back"}
# How a layout begins in a file of pnp, and what a file with a theme has.
_LAYOUT: Final = re.compile(r"^  - layout: (?P<name>[a-z0-9-]+)$", re.MULTILINE)
_THEME: Final = re.compile(r"^theme: (?P<name>[a-z0-9-]+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Library:
    """The nodes of layouts and themes by name, and icons by id, all unread. kinds: of elements, by name."""

    layouts: Mapping[str, MapNode] = field(default_factory=dict)
    themes: Mapping[str, MapNode] = field(default_factory=dict)
    icons: IconCatalog = field(default_factory=IconCatalog)
    kinds: Kinds = field(default_factory=dict)

    def with_kit(self, layouts: Iterable[MapNode], themes: Iterable[MapNode], icons: Iterable[Icon] = ()) -> Library:
        """The library with the layouts, themes and icons of a kit, which replace those of the same name.

        Only the plain theme, which all others extend, stays.
        """
        plain = {name: self.themes[name] for name in (PLAIN,) if name in self.themes}
        return Library(
            layouts=ChainMap(_named(layouts, "layout"), _as_map(self.layouts)),
            themes=ChainMap(plain, _named(themes, "theme"), _as_map(self.themes)),
            icons=self.icons.with_own(icons),
            kinds=self.kinds,
        )

    def with_theme(self, theme: str) -> Library:
        """The library of a kit in a theme, which says as what ``theme-cover`` and its like are drawn."""
        named = {layout: self._named_by(theme, key) for key, layout in THEME_LAYOUTS.items()}
        known = {layout: node for layout, node in named.items() if node}
        return replace(self, layouts=ChainMap(known, _as_map(self.layouts)))

    def _named_by(self, theme: str, key: str) -> MapNode | None:
        """The layout that a theme, or the nearest that it extends, names."""
        seen: set[str] = set()
        while theme in self.themes and theme not in seen:
            seen.add(theme)
            layout, base = (self.themes[theme].get(name) for name in (key, "extends"))
            if isinstance(layout, Scalar):
                return self.layouts.get(layout.text)
            theme = base.text if isinstance(base, Scalar) else PLAIN
        return None

    def layout(self, name: str, reader: Reader, at: Node | None = None) -> Layout | None:
        """A layout merged with those that it extends; None with a finding at ``at`` if there is none."""
        node = self.layout_node(name, reader, at)
        return read_layout(node, reader, self.kinds) if node else None

    def layout_node(self, name: str, reader: Reader, at: Node | None = None) -> MapNode | None:
        """The node of a layout, merged with those that it extends; None with a finding if there is none."""
        chain: list[MapNode] = []
        seen: set[str] = set()
        while self._can_extend(name, seen, reader, at):
            chain.append(self.layouts[name])
            seen.add(name)
            base = chain[-1].get("extends")
            at = reader.scalar(base, "extends") if base is not None else None
            if not isinstance(at, Scalar):
                break
            name = at.text
        if not chain:
            return None
        # The depth covers layouts, their elements, keys of elements, and elements inside rows and groups.
        return reduce(lambda base, heir: merge_maps(without_replaced(base, heir, self.kinds), heir, 6), reversed(chain))

    def _can_extend(self, name: str, seen: Collection[str], reader: Reader, at: Node | None) -> bool:
        """Whether there is a layout to draw or to extend; reported at ``at`` if not. seen: those that extend it."""
        if name in self.layouts and name not in seen and len(seen) < MOST_EXTENDED:
            return True
        if at is None:
            return False
        if name in seen:
            reader.wrong(codes.EXTENDS_CYCLE, f"the layout {name!r} extends itself", at)
        elif name in self.layouts:
            reader.wrong(codes.EXTENDS_CYCLE, f"more than {MOST_EXTENDED} layouts extend each other", at)
        else:
            message = f"there is no layout {name!r}" if name else "nothing says with which layout to draw this"
            hint = did_you_mean(name, self.layouts) or "pnp list --layouts shows those there are"
            reader.wrong(codes.UNKNOWN_LAYOUT, message, at, hint)
        return False


def _named(nodes: Iterable[MapNode], key: str) -> dict[str, MapNode]:
    return {name.text: node for node in nodes if isinstance(name := node.get(key), Scalar)}


def _as_map(nodes: Mapping[str, MapNode]) -> dict[str, MapNode]:
    """The same for the type of a chain of maps, which would allow to change the first of them."""
    return cast(dict[str, MapNode], nodes)


def read_library(folder: Path, kinds: Kinds) -> Library:
    """The layouts, themes and icons of pnp in a folder: ``*.yaml``, ``themes/*.yaml``, ``icons/*.yaml``.

    A file has a list of layouts, each of which begins with a line ``  - layout: name``, or one theme.
    kinds: of elements, by name.
    """
    layouts: dict[str, Callable[[], MapNode]] = {}
    for source in _sources(folder, "*.yaml"):
        starts = [(match["name"], match.start()) for match in _LAYOUT.finditer(source.text)]
        ends = [start for _, start in starts[1:]] + [len(source.text)]
        layouts |= {name: partial(_layout, source, start, end) for (name, start), end in zip(starts, ends, strict=True)}
    themes = {
        match["name"]: partial(_map_in, source, source)
        for source in _sources(folder, "themes/*.yaml")
        if (match := _THEME.search(source.text))
    }
    return Library(
        layouts=LazyMapping(layouts, lambda name: layouts[name]()),
        themes=LazyMapping(themes, lambda name: themes[name]()),
        icons=IconCatalog(_sources(folder, "icons/*.yaml")),
        kinds=kinds,
    )


def _layout(source: Source, start: int, end: int) -> MapNode:
    """Read one layout, keeping its line number. Raises PnpError if it is broken, since it came with pnp."""
    lines_before = source.text.count("\n", 0, start)
    return _map_in(Source(source.file, "\n" * lines_before + source.text[start:end]), source)


def _map_in(part: Source, source: Source) -> MapNode:
    """The map that a file is, or the only one in the list that a part of it is. Raises PnpError if it is broken."""
    node, findings = read_yaml(part)
    if isinstance(node, ListNode) and len(node.items) == 1:
        node = node.items[0]
    if not isinstance(node, MapNode) or findings:
        raise PnpError(f"{source.file} cannot be read: install pnp again")
    return node


def check_theme_names(themes: Iterable[MapNode], reader: Reader) -> None:
    """Report a theme of a kit that is called as the one that all themes extend."""
    if node := _named(themes, "theme").get(PLAIN):
        name = node.entries["theme"].value
        hint = "give this one another name, and write that into kit.yaml"
        reader.wrong(codes.EXTENDS_CYCLE, f"{PLAIN!r} is the theme that all themes extend", name, hint)


def _sources(folder: Path, *patterns: str) -> Iterator[Source]:
    for pattern in patterns:
        for path in sorted(folder.glob(pattern)):
            yield Source(path.relative_to(folder.parent).as_posix(), own_text(path))


def check_icons(icons: Iterable[Icon], reader: Reader) -> None:
    """Report paths of icons that cannot be drawn. icons: those of a kit, since those of pnp are tested."""
    for icon in icons:
        for path in icon.paths:
            try:
                parse_path(path.d)
            except PathError as error:
                node = path.node.get("d") if path.node else None
                if isinstance(node, Scalar):
                    reader.findings.append(path_finding(node, error))
