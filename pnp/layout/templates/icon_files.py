"""The icons of pnp and of a kit, located by id without reading them; each is read when it is drawn.

Symbols that are put together from words, such as ``nato infantry XX``, are among them, but are not counted.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from pnp.errors import PnpError
from pnp.load.bind import bind
from pnp.load.yaml import read_yaml
from pnp.model.texts import Icon
from pnp.nodes import ListNode, Node, Source
from pnp.symbols import composed, is_symbol

_PATHS = "\n    paths:"
_ICON = re.compile(r"^  - id: (?P<id>[a-z0-9-]+)$", re.MULTILINE)


class IconCatalog(Mapping[str, Icon]):
    """Icons by id. Reading all icons of pnp would take longer than drawing forty cards.

    sources: files with only a list of icons, each of which begins with a line ``  - id: name``. own: icons that have
    been read, which take precedence over those of the same id.
    """

    def __init__(self, sources: Iterable[Source] = (), own: Iterable[Icon] = ()) -> None:
        self._sources = tuple(sources)
        self._read = {icon.id: icon for icon in own}
        self._places: dict[str, tuple[Source, int, int]] = {}
        for source in self._sources:
            starts = [(match["id"], match.start()) for match in _ICON.finditer(source.text)]
            ends = [start for _, start in starts[1:]] + [len(source.text)]
            self._places.update((id, (source, start, end)) for (id, start), end in zip(starts, ends, strict=True))

    def with_own(self, own: Iterable[Icon]) -> IconCatalog:
        """The catalog with the icons of a kit; the files are not searched again."""
        catalog = IconCatalog(own=(*self._read.values(), *own))
        catalog._sources, catalog._places = self._sources, self._places
        return catalog

    def __getitem__(self, id: str) -> Icon:
        icon = self._read.get(id)
        if icon is None and id not in self._places:
            icon = composed(id)
            if icon is None:
                raise KeyError(id)
        elif icon is None:
            icon = self._read[id] = _read(id, *self._places[id])
        return icon

    @cached_property
    def without_paths(self) -> Mapping[str, Icon]:
        """What is said of each icon, all read at once: that is much less than what is drawn."""
        said: dict[str, Icon] = {}
        for source in self._sources:
            places = [(id, place) for id, place in self._places.items() if place[0] is source and id not in self._read]
            heads = [source.text[start:end].partition(_PATHS)[0] for _, (_, start, end) in places]
            records = _records_of(Source(source.file, "\n".join(heads)))
            said.update((id, _bound(id, source, record)) for (id, _), record in zip(places, records, strict=True))
        return {id: self._read.get(id) or said[id] for id in self}

    def __contains__(self, id: object) -> bool:
        return id in self._read or id in self._places or (isinstance(id, str) and is_symbol(id))

    def __iter__(self) -> Iterator[str]:
        return iter(self._places | self._read)

    def __len__(self) -> int:
        return len(self._places | self._read)


def _read(id: str, source: Source, start: int, end: int) -> Icon:
    """Read one icon, keeping its line number. Raises PnpError if it is broken, since it came with pnp."""
    lines_before = source.text.count("\n", 0, start)
    records = _records_of(Source(source.file, "\n" * lines_before + source.text[start:end]))
    return _bound(id, source, records[0] if records else None)


def _records_of(source: Source) -> Sequence[Node]:
    node, findings = read_yaml(source)
    return node.items if isinstance(node, ListNode) and not findings else ()


def _bound(id: str, source: Source, record: Node | None) -> Icon:
    icon, findings = bind(record, Icon, "an icon") if record else (None, [])
    if icon is None or findings:
        raise PnpError(f"{source.file}: the icon {id!r} cannot be read: install pnp again")
    return icon


def without_paths(icons: Mapping[str, Icon]) -> Mapping[str, Icon]:
    """Icons for those who want to know what they show, and need not draw them."""
    return icons.without_paths if isinstance(icons, IconCatalog) else icons
