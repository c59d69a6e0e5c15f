"""A game → a copy of it whose reads a recorder notes."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final

from pnp.model.game import SETS, Game, RecordSet
from pnp.nodes import Record
from pnp.tracing.inventory import inventory
from pnp.tracing.recorder import DerivedWithReads, Recorder

_NOT_READ: Final = ("derived",)
# What a record can be, or be inside of.
_HOLDERS: Final = (Record, tuple, Mapping)


def traced(game: Game, recorder: Recorder) -> Game:
    """A copy of a game in which every read of a field is noted by the recorder, while one of its tasks is under way.

    A record that stands in two places of the game is one record in the copy, too. Nodes and sources are those of the
    game: whoever reads a ``node`` or ``sources`` has read all that stands there.

    What a task is given that was taken out of the game before the task began counts as an input of the task, which is
    not noted: a record, or what a field of a record held.

    Raises RuntimeError within a task, since making the copy reads everything.
    """
    if recorder.is_recording:
        raise RuntimeError("a game is copied between tasks")
    copying = _Copying(game, recorder)
    values: dict[str, Any] = {}
    for name in Game.__dataclass_fields__:
        if name not in _NOT_READ:
            value = getattr(game, name)
            values[name] = copying.set_of(name, value) if name in SETS else copying.value(value)
    # Of a set, only what is asked of it counts as read.
    cls = recorder.class_of_game(name for name in values if name not in SETS)
    copy = object.__new__(cls)
    for name, value in values.items():
        object.__setattr__(copy, name, value)
    object.__setattr__(copy, "derived", DerivedWithReads(recorder))
    return copy


class _Copying:
    """The copies of all records of a game."""

    def __init__(self, game: Game, recorder: Recorder) -> None:
        self._recorder = recorder
        self._copies: dict[int, Record] = {}
        by_class = inventory(game).by_class
        for cls, records in by_class.items():
            below = recorder.class_of_records(cls)
            for record in records:
                self._copies[id(record)] = object.__new__(below)
        for cls, records in by_class.items():
            self._fill(cls, records)

    def _fill(self, cls: type[Record], records: list[Record]) -> None:
        """Give the copies of the records of a class their values."""
        copies = [self._copies[id(record)] for record in records]
        for one in fields(cls):
            slot = getattr(cls, one.name)
            values = list(map(attrgetter(one.name), records))
            if any(issubclass(kind, _HOLDERS) for kind in set(map(type, values))):
                values = [self.value(value) if value else value for value in values]
            # The fastest of all loops over values that are called for what they do.
            deque(map(slot.__set__, copies, values), maxlen=0)

    def value(self, value: Any) -> Any:
        """A value with copies in the place of records; itself if it holds none."""
        if isinstance(value, Record):
            return self._copies[id(value)]
        if isinstance(value, tuple) and value:
            copied = tuple(map(self.value, value))
            return value if all(map(_is_same, copied, value)) else copied
        if isinstance(value, Mapping) and value:
            found = {key: self.value(one) for key, one in value.items()}
            return value if all(map(_is_same, found.values(), value.values())) else found
        return value

    def set_of(self, name: str, records: RecordSet[Any]) -> RecordSet[Any]:
        """A set of copies."""
        cls = self._recorder.class_of_set(name, SETS[name][0])
        return cls([self._copies[id(record)] for record in records])


def _is_same(one: object, other: object) -> bool:
    return one is other
