"""A kit as it was read → the digest that each read of a task has now.

Reads are named as they are noted: columns of the game (``Card.text``), ``layout:card``, ``layouts``, ``theme``,
``icons``, ``sheet``, ``picture:art/a.png`` with the file that names it, ``places:cards.yaml``, ``places of layouts``,
and what others add with ``add_kind``: ``figure:`` with what is asked for.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any, Final

from pnp.findings import Finding, Span
from pnp.layout.templates.reader import MOST_EXTENDED
from pnp.load.kit import LoadedKit
from pnp.measures import Size
from pnp.model.game import Game
from pnp.nodes import ListNode, MapNode, Node, Scalar
from pnp.pipeline.pictures import PictureReader
from pnp.plain_files import read_linked
from pnp.svg.file import SvgFile
from pnp.tracing import Columns
from pnp.values import dataclass

# Without references between equal values, which differ with how the values came about.
_VERSION: Final = 2
# What another task made.
INPUT: Final = "input"
_LARGEST_FONT: Final = 100_000_000


class KitDigests:
    """The digests of one kit, each worked out when it is first asked for.

    data: of what comes with pnp. sheet: the size of sheet-sized faces.
    """

    def __init__(self, loaded: LoadedKit, game: Game, pictures: PictureReader, data: str, sheet: Size) -> None:
        self._loaded, self._game, self._pictures, self._data = loaded, game, pictures, data
        self._columns = Columns(game)
        self._known: dict[str, str] = {}
        self._sought: set[Path] = set()
        self._of_kind: dict[str, Callable[[str], str]] = {
            "layout": self._layout,
            "layouts": self._all_layouts,
            "theme": self._theme,
            "icons": self._icons,
            "picture": self._picture,
            "places": self._places,
            "places of layouts": lambda _: _digest(list(map(place_digest, self._loaded.layouts))),
            "sheet": lambda _: f"{sheet.width!r} x {sheet.height!r}",
        }

    def add_kind(self, kind: str, digest_of: Callable[[str], str]) -> None:
        """Add a kind of read. digest_of: gives the digest for what stands behind the colon."""
        self._of_kind[kind] = digest_of

    def __call__(self, key: str) -> str:
        """The digest of a read."""
        known = self._known.get(key)
        if known is None:
            kind, _, name = key.partition(":")
            of_kind = self._of_kind.get(kind)
            known = self._known[key] = of_kind(name) if of_kind else self._columns.digest(key)
        return known

    def set(self, key: str, digest: str) -> None:
        """Set a digest that was worked out elsewhere."""
        self._known[key] = digest

    def note_pictures(self, reads: Iterable[str]) -> None:
        """Note the pictures among what a task read as looked for."""
        for key in reads:
            kind, _, name = key.partition(":")
            if kind == "picture":
                self._sought.update(self._pictures.places(*_picture_named(name)))

    @property
    def sought(self) -> frozenset[Path]:
        """Every picture and font of the kit that was looked for, or may have been."""
        self.note_pictures(self._known)
        return frozenset({*self._sought, *_font_files(self._loaded)})

    @property
    def columns(self) -> Columns:
        """The columns of the game."""
        return self._columns

    @cached_property
    def _layout_nodes(self) -> dict[str, MapNode]:
        return {name.text: node for node in self._loaded.layouts if isinstance(name := node.get("layout"), Scalar)}

    def _layout(self, name: str) -> str:
        """A layout with those of the kit that it extends; what comes with pnp changes with pnp."""
        chain: list[Any] = []
        for _ in range(MOST_EXTENDED):
            node = self._layout_nodes.get(name)
            if node is None:
                break
            chain.append(plain(node))
            base = node.get("extends")
            name = base.text if isinstance(base, Scalar) else ""
        # A name that is nowhere gives a hint at those that are like it.
        return _digest((chain, name, sorted(self._layout_nodes), self._data))

    def _all_layouts(self, _: str) -> str:
        return _digest(([plain(node) for node in self._loaded.layouts], self._data))

    def _icons(self, _: str) -> str:
        return _digest([icon.node and plain(icon.node) for icon in self._game.icons])

    def _theme(self, _: str) -> str:
        """The theme of the kit: palette, classes and fonts, and what decides how words are set."""
        kit = self._game.kit
        nodes = [plain(node) for node in self._loaded.themes]
        return _digest((kit.theme, kit.language, nodes, font_contents(self._loaded), self._loaded.inks, self._data))

    def _picture(self, name: str) -> str:
        path, file = _picture_named(name)
        picture = self._pictures(path, Span(file, 1, 1, 1, 1))
        if isinstance(picture, Finding):
            return _digest((picture.code, picture.message, picture.hint))
        # What was painted names the file, which may move from one kit to another that extends it.
        return _digest((picture.sha256, picture.shown if isinstance(picture, SvgFile) else picture.path))

    def _places(self, file: str) -> str:
        source = self._loaded.sources.get(file)
        return _digest((source.text,)) if source else self._data


def place_digest(node: Node) -> str:
    """A digest of where and how a value is written, which tells all places inside it."""
    return _digest((str(node.span), node.source.text[node.start : node.end]))


def font_contents(loaded: LoadedKit) -> tuple[str, ...]:
    """Digests of the fonts that themes of a kit name."""
    return tuple(_content(path) for path in _font_files(loaded))


def _font_files(loaded: LoadedKit) -> Iterator[Path]:
    """Every file that a theme of the kit names as a font."""
    for theme in loaded.themes:
        for scalar in _scalars(theme.get("fonts")):
            root = loaded.folders.of(scalar.file)[0]
            yield from (path for path in (root / scalar.text,) if _is_inside(path, root))


def _picture_named(name: str) -> tuple[str, str]:
    """The path of a picture, and the file that names it."""
    path, _, file = name.partition("\0")
    return path, file


def plain(node: Node) -> Any:
    """A node as plain values, without its place."""
    if isinstance(node, Scalar):
        return (node.text, node.style)
    if isinstance(node, ListNode):
        return [plain(item) for item in node.items]
    return [(entry.key.text, entry.key.style, plain(entry.value)) for entry in node.entries.values()]


def _scalars(node: Node | None) -> Iterable[Scalar]:
    if isinstance(node, Scalar):
        yield node
    elif isinstance(node, ListNode):
        for item in node.items:
            yield from _scalars(item)
    elif node is not None:
        for entry in node.entries.values():
            yield from _scalars(entry.value)


def _is_inside(path: Path, root: Path) -> bool:
    try:
        return path.resolve().is_relative_to(root.resolve())
    except (OSError, ValueError, RuntimeError):
        return False


def _content(path: Path) -> str:
    """A digest of a font file, or a word for what cannot be one."""
    try:
        if not path.is_file():
            return "no file"
        if (size := path.stat().st_size) > _LARGEST_FONT:
            return f"{size} bytes"
        return sha256(read_linked(path, _LARGEST_FONT)).hexdigest()
    except (OSError, ValueError):
        return "unreadable"


def _digest(value: Any) -> str:
    return blake2b(marshal.dumps(value, _VERSION), digest_size=16).hexdigest()


@dataclass(frozen=True, slots=True)
class InputDigests:
    """The digests of a kit, and that of what another task made. digest: of that."""

    digests: KitDigests
    digest: str

    def __call__(self, key: str) -> str:
        """The digest of a read."""
        return self.digest if key == INPUT else self.digests(key)
