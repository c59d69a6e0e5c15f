"""Copy a game so that a recorder records which of its fields are read."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import fields
from operator import attrgetter, is_
from typing import Any, Final, TypeVar

from pnp.model.game import SETS, Game, RecordSet
from pnp.nodes import Record
from pnp.tracing.inventory import inventory
from pnp.tracing.recorder import DerivedWithReads, Recorder

R = TypeVar("R", bound=Record)

_NOT_READ: Final = ("derived",)
# Types of values that can be or contain a record.
_HOLDERS: Final = (Record, tuple, Mapping)


def traced(game: Game, recorder: Recorder, *, stays_open: bool = False) -> Game:
    """A copy of a game whose field reads are recorded while a task of the recorder is running.

    A record that is in two places of the game is one record in the copy, too. Nodes and sources are not copied: reading
    ``node`` or ``sources`` counts as reading all their contents. stays_open: as of ``Derived``.

    Records and values of fields that were taken from the game before a task began are inputs of the task, and are not
    recorded.

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
    # Sets record their own reads.
    cls = recorder.class_of_game(name for name in values if name not in SETS)
    copy = object.__new__(cls)
    for name, value in values.items():
        object.__setattr__(copy, name, value)
    object.__setattr__(copy, "derived", DerivedWithReads(recorder, stays_open=stays_open))
    return copy


class _Copying:
    """Copies all records of a game."""

    def __init__(self, game: Game, recorder: Recorder) -> None:
        self._recorder = recorder
        # Keeps the records alive, since copies are found by the identity of their originals.
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
        for field in fields(cls):
            slot = getattr(cls, field.name)
            values = list(map(attrgetter(field.name), records))
            if any(issubclass(kind, _HOLDERS) for kind in set(map(type, values))):
                values = [self.value(value) if value else value for value in values]
            # The fastest way to call a function for its effect on many values.
            deque(map(slot.__set__, copies, values), maxlen=0)

    def record(self, record: Record) -> Record:
        """The copy of a record."""
        return self._copies[id(record)]

    def value(self, value: Any) -> Any:
        """A value with records replaced by their copies; the same object if it contains none."""
        if isinstance(value, Record):
            return self.record(value)
        if isinstance(value, tuple) and value:
            copied = tuple(map(self.value, value))
            return value if all(map(is_, copied, value)) else copied
        if isinstance(value, Mapping) and value:
            copies = {key: self.value(element) for key, element in value.items()}
            return value if all(map(is_, copies.values(), value.values())) else copies
        return value

    def set_of(self, name: str, records: RecordSet[Any]) -> RecordSet[Any]:
        """A set of copies."""
        kind = SETS[name][0]
        return self._recorder.class_of_set(name, kind)([self.record(record) for record in records])
