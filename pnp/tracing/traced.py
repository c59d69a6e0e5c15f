"""A game → a copy of it whose reads a recorder notes."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import fields
from operator import attrgetter, is_
from typing import Any, Final, TypeVar

from pnp.model.game import SETS, Game, RecordSet
from pnp.nodes import Record
from pnp.tracing.inventory import inventory, records_in
from pnp.tracing.recorder import DerivedWithReads, Recorder

R = TypeVar("R", bound=Record)

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
    object.__setattr__(copy, "derived", DerivedWithReads(recorder, copying.record))
    return copy


def copy_of(copy: Game, record: R) -> R:
    """The record of a traced game that is a copy of a record of the game. Raises TypeError for any other game."""
    if not isinstance(copy.derived, DerivedWithReads):
        raise TypeError("this game is no copy")
    found: R = copy.derived.copy_of(record)  # type: ignore[assignment]
    return found


class _Copying:
    """The copies of all records of a game."""

    def __init__(self, game: Game, recorder: Recorder) -> None:
        self._recorder = recorder
        # Keeps the records alive, by whose identity their copies are found.
        self._inventory = inventory(game)
        self._copies: dict[int, Record] = {}
        by_class = self._inventory.by_class
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
                values = self._values(f"{cls.__name__}.{one.name}", values)
            # The fastest of all loops over values that are called for what they do.
            deque(map(slot.__set__, copies, values), maxlen=0)

    def _values(self, column: str, values: list[Any]) -> list[Any]:
        """The values of a column with copies in the place of records."""
        copied = [self.value(value) if value else value for value in values]
        if not all(map(is_, copied, values)):
            self._recorder.note_record_column(
                column, {type(record) for value in values for record in records_in(value)}
            )
        return copied

    def record(self, record: Record) -> Record:
        """The copy of a record."""
        return self._copies[id(record)]

    def value(self, value: Any) -> Any:
        """A value with copies in the place of records; itself if it holds none."""
        if isinstance(value, Record):
            return self.record(value)
        if isinstance(value, tuple) and value:
            copied = tuple(map(self.value, value))
            return value if all(map(is_, copied, value)) else copied
        if isinstance(value, Mapping) and value:
            found = {key: self.value(one) for key, one in value.items()}
            return value if all(map(is_, found.values(), value.values())) else found
        return value

    def set_of(self, name: str, records: RecordSet[Any]) -> RecordSet[Any]:
        """A set of copies."""
        kind = SETS[name][0]
        self._recorder.note_record_column(f"Game.{name}", (kind,))
        return self._recorder.class_of_set(name, kind)([self.record(record) for record in records])
