"""The icons of pnp and of a kit, located by id without reading them; each is read when it is drawn.

Symbols that are put together from words, such as ``nato infantry XX``, are among them, but are not counted.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from pnp.errors import PnpError
from pnp.load.bind import bind
from pnp.load.yaml import read_yaml
from pnp.model.texts import Icon
from pnp.nodes import ListNode, Source
from pnp.symbols import composed

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
        """The catalog with the icons of a kit."""
        return IconCatalog(self._sources, (*self._read.values(), *own))

    def __getitem__(self, id: str) -> Icon:
        icon = self._read.get(id)
        if icon is None and id not in self._places:
            icon = composed(id)
            if icon is None:
                raise KeyError(id)
        elif icon is None:
            icon = self._read[id] = _read(id, *self._places[id])
        return icon

    def __contains__(self, id: object) -> bool:
        return id in self._read or id in self._places or (isinstance(id, str) and composed(id) is not None)

    def __iter__(self) -> Iterator[str]:
        return iter(self._places | self._read)

    def __len__(self) -> int:
        return len(self._places | self._read)


def _read(id: str, source: Source, start: int, end: int) -> Icon:
    """Read one icon, keeping its line number. Raises PnpError if it is broken, since it came with pnp."""
    lines_before = source.text.count("\n", 0, start)
    node, findings = read_yaml(Source(source.file, "\n" * lines_before + source.text[start:end]))
    if isinstance(node, ListNode) and not findings:
        icon, findings = bind(node.items[0], Icon, "an icon")
        if icon and not findings:
            return icon
    raise PnpError(f"{source.file}: the icon {id!r} cannot be read: install pnp again")
