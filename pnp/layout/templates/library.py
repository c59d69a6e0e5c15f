"""The layouts, themes and icons that a kit can use: its own before those of pnp."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import field, replace
from functools import reduce
from pathlib import Path
from typing import Final

from pnp.findings import Finding
from pnp.layout import codes
from pnp.layout.templates.icon_files import IconCatalog
from pnp.layout.templates.layouts import Kinds, Layout
from pnp.layout.templates.read_layouts import path_finding, read_layout
from pnp.layout.templates.reader import MOST_EXTENDED, Reader
from pnp.layout.templates.replaced import without_replaced
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
THEME_LAYOUTS: Final[Mapping[str, str]] = {"cover": THEME_COVER, "head": "theme-head"}


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
            layouts={**self.layouts, **_named(layouts, "layout")},
            themes={**self.themes, **_named(themes, "theme"), **plain},
            icons=self.icons.with_own(icons),
            kinds=self.kinds,
        )

    def with_theme(self, theme: str) -> Library:
        """The library of a kit in a theme, which says as what ``theme-cover`` and ``theme-head`` are drawn."""
        named = {layout: self._named_by(theme, key) for key, layout in THEME_LAYOUTS.items()}
        return replace(self, layouts={**self.layouts, **{layout: node for layout, node in named.items() if node}})

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


def read_library(folder: Path, kinds: Kinds) -> tuple[Library, list[Finding]]:
    """Read the layouts, themes and icons of pnp in a folder: ``*.yaml``, ``themes/*.yaml``, ``icons/*.yaml``.

    Mistakes in them are reported like those of a kit. kinds: of elements, by name.
    """
    layouts: list[MapNode] = []
    themes: list[MapNode] = []
    reader = Reader()
    for source in _sources(folder, "*.yaml", "themes/*.yaml"):
        node, findings = read_yaml(source)
        reader.findings += findings
        if not isinstance(node, MapNode):
            continue
        if "theme" in node.entries:
            themes.append(node)
        layouts += [layout for layout in _listed(node.get("layouts")) if isinstance(layout, MapNode)]
    shared = Library(icons=IconCatalog(_sources(folder, "icons/*.yaml")), kinds=kinds)
    return shared.with_kit(layouts, themes), reader.findings


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


def _listed(node: Node | None) -> tuple[Node, ...]:
    return node.items if isinstance(node, ListNode) else ()


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
