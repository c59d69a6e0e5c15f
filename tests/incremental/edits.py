"""What an author does to a kit: random edits of its files, as text, and of what is asked of a build.

An edit is a kind and some numbers. What it does is decided when it meets a state: the numbers choose among the files,
values or records that are there, so that edits can follow one another and Hypothesis can shrink them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TypeVar

from hypothesis import strategies as st

from pnp.load.csv import read_csv
from pnp.load.yaml import read_yaml
from pnp.nodes import ListNode, MapNode, Node, Scalar, Source
from pnp.papers import USUAL_PAPERS, Paper
from tests.incremental.kits import font, picture

T = TypeVar("T")

_PICKS = 6
_TEXTS = (".yaml", ".csv", ".md")
_ASSETS: Mapping[str, Callable[[int], bytes]] = {".png": picture, ".ttf": font}
_BUILT_IN_THEMES: Final = ("plain",)
_WORD = re.compile(r"\w+")
_NUMBER = re.compile(r"\d+")
_COLOR = re.compile(r"#[0-9a-fA-F]{6}\b")
_OTHER_WORDS = ("crate", "harbor", "seven", "x", "Überfahrt", "of the")


@dataclass(frozen=True, slots=True)
class Options:
    """What is asked of a build. only: as on the command line."""

    papers: tuple[Paper, ...] = USUAL_PAPERS
    only: tuple[str, ...] = ()
    strict: bool = False

    @property
    def are_whole(self) -> bool:
        """Whether everything is asked for."""
        return not self.only and set(self.papers) == set(USUAL_PAPERS)


@dataclass(frozen=True, slots=True)
class State:
    """The files of a kit and of those that it extends, by path from their common folder; and what is asked for."""

    files: Mapping[str, bytes]
    options: Options = Options()

    def text(self, path: str) -> str:
        """A file as text. Edits only ever make UTF-8 of UTF-8."""
        return self.files[path].decode("utf-8")

    def paths(self, *endings: str) -> list[str]:
        """The files whose names end so, in order."""
        return sorted(path for path in self.files if path.endswith(endings))

    def with_texts(self, texts: Mapping[str, str]) -> State:
        """The state with other texts in some files."""
        return replace(self, files={**self.files, **{path: text.encode() for path, text in texts.items()}})

    @classmethod
    def of(cls, folders: Sequence[Path]) -> State:
        """The kits in some folders that lie beside one another."""
        files = {
            f"{folder.name}/{path.relative_to(folder).as_posix()}": path.read_bytes()
            for folder in folders
            for path in folder.rglob("*")
            if path.is_file()
        }
        return cls(files)


class Choices:
    """Numbers that choose, one after the other."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self._numbers = iter(numbers)

    def of(self, things: Sequence[T]) -> T | None:
        """One of some things; None if there is none."""
        return things[next(self._numbers, 0) % len(things)] if things else None

    def number(self) -> int:
        """A number from 0 on."""
        return next(self._numbers, 0)


@dataclass(frozen=True, slots=True)
class Edit:
    """An edit: one of ``KINDS``, or UNDO, and the numbers that say which one."""

    kind: str
    picks: tuple[int, ...] = ()

    def apply(self, state: State) -> State:
        """The state afterwards; the same one if there is nothing to edit in this way."""
        return KINDS[self.kind](state, Choices(self.picks)) or state


# Takes back the edit before it: what was known of the older state must still be right.
UNDO: Final = "undo"


def edits() -> st.SearchStrategy[Edit]:
    """Any edit."""
    picks = st.tuples(*[st.integers(0, 9999)] * _PICKS)
    return st.builds(Edit, st.sampled_from([*KINDS, UNDO]), picks)


# Single words and values


def _change_value(state: State, choices: Choices) -> State | None:
    """A word or number inside a value of a YAML file, never a key."""
    path = choices.of(state.paths(".yaml"))
    return _change_in(state, choices, path, list(_values(state, path)), _WORD) if path else None


def _change_cell(state: State, choices: Choices) -> State | None:
    """A word of a table, its header included."""
    return _change_anywhere(state, choices, ".csv")


def _change_prose(state: State, choices: Choices) -> State | None:
    """A word of a text."""
    return _change_anywhere(state, choices, ".md")


def _change_anywhere(state: State, choices: Choices, ending: str) -> State | None:
    path = choices.of(state.paths(ending))
    if path is None:
        return None
    text = state.text(path)
    return _change_at(state, choices, path, list(_WORD.finditer(text)))


def _change_layout(state: State, choices: Choices) -> State | None:
    """A number of a layout."""
    return _change_below(state, choices, "layouts", _NUMBER)


def _change_icon(state: State, choices: Choices) -> State | None:
    """A number of the path of an icon."""
    return _change_below(state, choices, "icons", _NUMBER)


def _change_token(state: State, choices: Choices) -> State | None:
    """A colour or number of a theme of the kit."""
    path = choices.of([path for path in state.paths(".yaml") if _is_theme(state, path)])
    values = [one for one in _values(state, path) if not one.text.isidentifier()] if path else []
    return _change_in(state, choices, path, values, re.compile(f"{_COLOR.pattern}|{_NUMBER.pattern}")) if path else None


def _change_below(state: State, choices: Choices, key: str, pattern: re.Pattern[str]) -> State | None:
    path = choices.of([path for path in state.paths(".yaml") if key in _root(state, path).entries])
    if path is None:
        return None
    node = _root(state, path).get(key)
    return _change_in(state, choices, path, list(_scalars(node)), pattern)


def _change_in(
    state: State, choices: Choices, path: str, values: Sequence[Scalar], pattern: re.Pattern[str]
) -> State | None:
    """Change what a pattern finds within the characters of one of some values."""
    text = state.text(path)
    found = [list(pattern.finditer(text, value.start, value.end)) for value in values]
    return _change_at(state, choices, path, choices.of([one for one in found if one]) or [])


def _change_at(state: State, choices: Choices, path: str, found: Sequence[re.Match[str]]) -> State | None:
    match = choices.of(found)
    if match is None:
        return None
    return _replaced(state, path, match.start(), match.end(), _other(match[0], choices.number()))


def _other(word: str, number: int) -> str:
    """A different word of the same kind: a colour, a number or a word."""
    if word.startswith("#"):
        return "#" + word[3:] + word[1:3] if word[3:] + word[1:3] != word[1:] else "#336699"
    if word.isdecimal():
        return str(max(0, int(word) + (1, -1, 2, 10, -3, 100)[number % 6]))
    other = _OTHER_WORDS[number % len(_OTHER_WORDS)]
    return other if other != word else f"{word}{word}"


def _change_theme(state: State, choices: Choices) -> State | None:
    """The theme that a kit names."""
    path = choices.of(state.paths("/kit.yaml"))
    node = _root(state, path).get("theme") if path else None
    if path is None or not isinstance(node, Scalar):
        return None
    own = [_root(state, one).get("theme") for one in state.paths(".yaml") if _is_theme(state, one)]
    names = [*(one.text for one in own if isinstance(one, Scalar)), *_BUILT_IN_THEMES, "no-such-theme"]
    name = choices.of([one for one in names if one != node.text])
    return _replaced(state, path, node.start, node.end, name or "")


# Records


@dataclass(frozen=True, slots=True)
class _Written:
    """A record that has lines of its own. start, end: those lines, the last break included. set: its top-level key."""

    path: str
    set: str
    id: Scalar
    start: int
    end: int


def _copy_record(state: State, choices: Choices) -> State | None:
    """A record once more, behind itself, with an id that is hardly ever taken."""
    one = choices.of(list(_records(state)))
    if one is None:
        return None
    text = state.text(one.path)
    copy = text[one.start : one.id.end] + f"-{choices.number() % 90 + 2}" + text[one.id.end : one.end]
    return _replaced(state, one.path, one.end, one.end, copy)


def _remove_record(state: State, choices: Choices) -> State | None:
    """A record taken out of its list."""
    one = choices.of(list(_records(state)))
    return _replaced(state, one.path, one.start, one.end, "") if one else None


def _rename_record(state: State, choices: Choices) -> State | None:
    """An id changed where it is given and nowhere else."""
    one = choices.of(list(_records(state)))
    return _replaced(state, one.path, one.id.start, one.id.end, f"{one.id.text}-renamed") if one else None


def _rename_everywhere(state: State, choices: Choices) -> State | None:
    """An id changed wherever it stands as a word, in every file."""
    one = choices.of(list(_records(state)))
    if one is None or not one.id.text:
        return None
    pattern = re.compile(rf"(?<![\w-]){re.escape(one.id.text)}(?![\w-])")
    texts = {path: pattern.sub(f"{one.id.text}-renamed", state.text(path)) for path in state.paths(*_TEXTS)}
    return state.with_texts(texts)


def _move_record(state: State, choices: Choices) -> State | None:
    """A record of a set moved to another YAML file of the same kit."""
    movable = [one for one in _records(state) if one.set and one.path.endswith(".yaml")]
    one = choices.of(movable)
    if one is None:
        return None
    kit = one.path.partition("/")[0]
    target = choices.of([
        path
        for path in state.paths(".yaml")
        if path != one.path and path.startswith(f"{kit}/") and not _is_theme(state, path)
    ])  # fmt: skip
    if target is None:
        return None
    block = state.text(one.path)[one.start : one.end]
    margin = len(block) - len(block.lstrip(" "))
    neighbors = [other for other in movable if other.path == target and other.set == one.set]
    text = state.text(target)
    if neighbors:
        last = neighbors[-1]
        lines = text[last.start : last.end]
        text = text[: last.end] + _indented(block, len(lines) - len(lines.lstrip(" ")) - margin) + text[last.end :]
    elif one.set in _root(state, target).entries:
        return None
    else:
        text = f"{text.rstrip()}\n{one.set}:\n{_indented(block, 2 - margin)}"
    moved = _replaced(state, one.path, one.start, one.end, "")
    return moved.with_texts({target: text})


def _indented(block: str, by: int) -> str:
    """Lines with so many more blanks before them, or fewer."""
    lines = block.splitlines(keepends=True)
    return "".join(" " * by + line if by >= 0 else line[-by:] if line.strip() else line for line in lines)


# Files and options


def _replace_asset(state: State, choices: Choices) -> State | None:
    """A picture or font with other content, or half of it."""
    path = choices.of(state.paths(*_ASSETS))
    if path is None:
        return None
    number, make = choices.number(), _ASSETS[Path(path).suffix]
    content = make(number) if make(number) != state.files[path] else make(number + 1)
    content = content[: len(content) // 2] if number % 5 == 4 else content
    return replace(state, files={**state.files, path: content})


def _remove_file(state: State, choices: Choices) -> State | None:
    """A file that is there no more, any but a kit.yaml."""
    path = choices.of([path for path in state.paths("") if not path.endswith("/kit.yaml")])
    return replace(state, files={one: data for one, data in state.files.items() if one != path}) if path else None


def _change_options(state: State, choices: Choices) -> State:
    """Other papers, some component or card only, warnings that stop the build."""
    components = [one.id.text for one in _records(state) if one.set == "components"]
    papers = choices.of([USUAL_PAPERS, *((paper,) for paper in USUAL_PAPERS)]) or ()
    only = choices.of([(), (), *((one,) for one in components), *((f"{one}:1",) for one in components)]) or ()
    return replace(state, options=Options(papers, only, choices.number() % 4 == 0))


Change = Callable[[State, Choices], State | None]
KINDS: Final[Mapping[str, Change]] = {
    "change a value": _change_value,
    "change a cell": _change_cell,
    "change a word of the rules": _change_prose,
    "change a layout": _change_layout,
    "change an icon": _change_icon,
    "change a token of a theme": _change_token,
    "change the theme": _change_theme,
    "copy a record": _copy_record,
    "remove a record": _remove_record,
    "rename a record": _rename_record,
    "rename a record everywhere": _rename_everywhere,
    "move a record": _move_record,
    "replace a picture or font": _replace_asset,
    "remove a file": _remove_file,
    "change the options": _change_options,
}


# What there is to edit


def _replaced(state: State, path: str, start: int, end: int, text: str) -> State:
    before = state.text(path)
    return state.with_texts({path: before[:start] + text + before[end:]})


def _root(state: State, path: str) -> MapNode:
    """The map of a YAML file; an empty one of what cannot be read."""
    source = Source(path, state.text(path))
    node, _ = read_yaml(source)
    return node if isinstance(node, MapNode) else MapNode(source, 0, 0, {})


def _is_theme(state: State, path: str) -> bool:
    return not path.endswith("/kit.yaml") and "theme" in _root(state, path).entries


def _values(state: State, path: str) -> Iterator[Scalar]:
    return _scalars(_root(state, path))


def _scalars(node: Node | None) -> Iterator[Scalar]:
    """Every value in a node, in the order of the file."""
    if isinstance(node, Scalar):
        yield node
    elif isinstance(node, MapNode):
        for entry in node.entries.values():
            yield from _scalars(entry.value)
    elif isinstance(node, ListNode):
        for item in node.items:
            yield from _scalars(item)


def _records(state: State) -> Iterator[_Written]:
    """Every record with an id that has lines of its own, in YAML and in CSV."""
    for path in state.paths(".yaml"):
        for key, entry in _root(state, path).entries.items():
            yield from _items(path, key, entry.value, is_top=True)
    for path in state.paths(".csv"):
        rows, _ = read_csv(Source(path, state.text(path)))
        if rows:
            yield from _items(path, "", rows, is_top=True)


def _items(path: str, key: str, node: Node, *, is_top: bool) -> Iterator[_Written]:
    """The records of a list and, below them, of the lists inside; set is empty for those."""
    if isinstance(node, MapNode):
        for entry in node.entries.values():
            yield from _items(path, "", entry.value, is_top=False)
    if not isinstance(node, ListNode):
        return
    for item in node.items:
        name = item.get("id") if isinstance(item, MapNode) else None
        if isinstance(name, Scalar) and (lines := _lines(item)):
            yield _Written(path, key if is_top else "", name, *lines)
        yield from _items(path, "", item, is_top=False)


def _lines(item: Node) -> tuple[int, int] | None:
    """From the first to behind the last line of an item, if nothing else stands on them."""
    raw = item.source.text
    start = raw.rfind("\n", 0, item.start) + 1
    end = item.start + len(raw[item.start : item.end].rstrip())
    stop = raw.find("\n", end) + 1 or len(raw)
    is_alone = item.file.endswith(".csv") or raw[start : item.start].strip(" ") == "-"
    return (start, stop) if is_alone and not raw[end:stop].strip() else None
