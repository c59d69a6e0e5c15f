"""Long lists of words that come with libraries → what they say of a word, without reading all of them.

A list of 160,000 words takes 30 ms to take apart, and a kit asks for a few hundred. So words are kept in groups, by
their first letters, beside the byte code; a group is a text that is searched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from pnp.beside_byte_code import beside, may_write, read_value, write_value

_LETTERS: Final = 3
_BEFORE: Final = "\n"
_BEHIND: Final = "\t"

# What says which file a list was made of, and the groups.
_Kept = tuple[tuple[int, int], dict[str, str]]


class WordList(Mapping[str, str]):
    """What a list says of each of its words. groups: a line for each word, by the first letters of the words."""

    __slots__ = ("_groups",)

    def __init__(self, groups: Mapping[str, str]) -> None:
        self._groups = groups

    def __getitem__(self, word: str) -> str:
        group, line = self._groups.get(word[:_LETTERS], ""), f"{_BEFORE}{word}{_BEHIND}"
        at = group.find(line)
        if at < 0 or _BEFORE in word:
            raise KeyError(word)
        start = at + len(line)
        return group[start : group.index(_BEFORE, start)]

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or _BEFORE in word:
            return False
        return f"{_BEFORE}{word}{_BEHIND}" in self._groups.get(word[:_LETTERS], "")

    def __bool__(self) -> bool:
        return bool(self._groups)

    def __iter__(self) -> Iterator[str]:
        for group in self._groups.values():
            yield from (line.partition(_BEHIND)[0] for line in group.strip(_BEFORE).split(_BEFORE))

    def __len__(self) -> int:
        return sum(group.count(_BEHIND) for group in self._groups.values())


def word_list(package: str, file: str, read: Callable[[Path], Iterable[tuple[str, str]]]) -> Mapping[str, str]:
    """What a file of a package says of each of its words; empty if the package is not installed.

    read: gives the words in the file, none of them twice, and what it says of them; without ends of lines and tabs.
    """
    path = _data_file(package, file)
    if path is None:
        return {}
    status, place = path.stat(), beside(__spec__.cached, f"{package}.words")
    source = (status.st_size, status.st_mtime_ns)
    kept: _Kept | None = read_value(place) if place else None
    if kept is not None and kept[0] == source:
        return WordList(kept[1])
    words = dict(read(path))
    if place and may_write(place):
        write_value(place, (source, _grouped(words)))
    return words


def _grouped(words: Mapping[str, str]) -> dict[str, str]:
    lines: dict[str, list[str]] = {}
    for word, said in words.items():
        lines.setdefault(word[:_LETTERS], []).append(f"{word}{_BEHIND}{said}")
    return {letters: f"{_BEFORE}{_BEFORE.join(group)}{_BEFORE}" for letters, group in lines.items()}


def _data_file(package: str, file: str) -> Path | None:
    """A data file of a package; None if it is not installed. The package itself is not imported."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(spec.submodule_search_locations[0], file)
