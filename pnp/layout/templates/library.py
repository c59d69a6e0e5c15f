"""Every layout, theme and icon that a kit can use: its own before those that come with pnp."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from pathlib import Path

from pnp.findings import Finding
from pnp.layout import codes
from pnp.layout.geometry.svg_path import PathError, parse_path
from pnp.layout.templates.icon_files import IconShelf
from pnp.layout.templates.layouts import Kinds, Layout, path_finding, read_layout
from pnp.layout.templates.reader import Reader, merged
from pnp.load.suggest import did_you_mean
from pnp.load.yaml import read_yaml
from pnp.model.texts import Icon
from pnp.nodes import ListNode, MapNode, Node, Scalar, Source
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Library:
    """Nodes of layouts and themes by name, icons by id; all of them unread. kinds: of elements, by name."""

    layouts: Mapping[str, MapNode] = field(default_factory=dict)
    themes: Mapping[str, MapNode] = field(default_factory=dict)
    icons: IconShelf = field(default_factory=IconShelf)
    kinds: Kinds = field(default_factory=dict)

    def with_kit(self, layouts: Iterable[MapNode], themes: Iterable[MapNode], icons: Iterable[Icon] = ()) -> Library:
        """The library with what a kit brings; the kit's own comes first where names are the same."""
        return Library(
            layouts={**self.layouts, **_named(layouts, "layout")},
            themes={**self.themes, **_named(themes, "theme")},
            icons=self.icons.with_own(icons),
            kinds=self.kinds,
        )

    def layout(self, name: str, reader: Reader, at: Node | None = None) -> Layout | None:
        """A layout with everything it extends merged in; None with a finding ``at`` who asks for it."""
        node = self.layout_node(name, reader, at)
        return read_layout(node, reader, self.kinds) if node else None

    def layout_node(self, name: str, reader: Reader, at: Node | None = None) -> MapNode | None:
        """The same, unread."""
        return self._layout_node(name, reader, at, ())

    def _layout_node(self, name: str, reader: Reader, at: Node | None, below: tuple[str, ...]) -> MapNode | None:
        node = self.layouts.get(name)
        if node is None or name in below:
            if at is not None and name in below:
                reader.wrong(codes.EXTENDS_CYCLE, f"the layout {name!r} extends itself", at)
            elif at is not None:
                message = f"there is no layout {name!r}" if name else "nothing says with which layout to draw this"
                hint = did_you_mean(name, self.layouts) or "pnp list --layouts shows those there are"
                reader.wrong(codes.UNKNOWN_LAYOUT, message, at, hint)
            return None
        base = node.get("extends")
        if base is None:
            return node
        scalar = reader.scalar(base, "extends")
        under = self._layout_node(scalar.text, reader, scalar, (*below, name)) if scalar else None
        # Layouts, their elements, the elements' keys, and the same again for elements in rows and groups.
        return merged(under, node, 6) if under else node


def _named(nodes: Iterable[MapNode], key: str) -> dict[str, MapNode]:
    return {name.text: node for node in nodes if isinstance(name := node.get(key), Scalar)}


def read_library(folder: Path, kinds: Kinds) -> tuple[Library, list[Finding]]:
    """Read the layouts, themes and icons in a folder: ``*.yaml``, ``themes/*.yaml``, ``icons/*.yaml``.

    The files come with pnp; what is wrong with them is reported like what is wrong with a kit.
    kinds: of elements, by name.
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
        layouts += [one for one in _listed(node.get("layouts")) if isinstance(one, MapNode)]
    shared = Library(icons=IconShelf(_sources(folder, "icons/*.yaml")), kinds=kinds)
    return shared.with_kit(layouts, themes), reader.findings


def _sources(folder: Path, *patterns: str) -> Iterator[Source]:
    for pattern in patterns:
        for path in sorted(folder.glob(pattern)):
            yield Source(path.relative_to(folder.parent).as_posix(), path.read_text(encoding="utf-8"))


def _listed(node: Node | None) -> tuple[Node, ...]:
    return node.items if isinstance(node, ListNode) else ()


def check_icons(icons: Iterable[Icon], reader: Reader) -> None:
    """Report paths that cannot be drawn. Left to the icons of a kit: those of pnp are tested."""
    for icon in icons:
        for path in icon.paths:
            try:
                parse_path(path.d)
            except PathError as error:
                node = path.node.get("d") if path.node else None
                if isinstance(node, Scalar):
                    reader.findings.append(path_finding(node, error))
