"""Record which columns a task reads.

Every class of records gets a subclass in which each field is a descriptor. At the first read, the descriptor records
its column and removes itself from the subclass, so that all further reads find the ordinary slot; the next task
restores the removed descriptors. A recorded read costs about a microsecond, any other read costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields
from typing import Any, TypeVar

from pnp.findings import Span
from pnp.model.derived import Derived
from pnp.model.game import Game, RecordSet
from pnp.nodes import Entry, MapNode, Record, Scalar
from pnp.nodes.record import NOWHERE
from pnp.tracing.columns import extent_column, place_column

S = TypeVar("S")
T = TypeVar("T")


class Recorder:
    """Records what tasks read of the games that ``traced`` has made with it. Tasks may be nested.

    A task may say that for some time it works on some records, which are its subject: what it reads of them is recorded
    apart from what it reads of others.
    """

    __slots__ = ("_classes", "_noted", "_reads", "_reads_of_subject", "_removed", "_subject")

    def __init__(self) -> None:
        self._classes: dict[tuple[type, str], type] = {}
        self._reads: set[str] | None = None
        # What ``note_all`` has counted for the running task.
        self._noted: set[frozenset[str]] = set()
        self._removed: list[_Column] = []
        self._subject: frozenset[int] = frozenset()
        self._reads_of_subject: set[str] = set()

    @contextmanager
    def task(self) -> Iterator[set[str]]:
        """Record the columns that are read until the end of the ``with``."""
        outer_reads, outer_subject, outer_noted = self._reads, self._subject, self._noted
        self._restore()
        reads = self._reads = set[str]()
        self._subject, self._noted = frozenset(), set()
        try:
            yield reads
        finally:
            # The outer task must record its own reads of the columns that this task has read.
            self._restore()
            self._reads, self._subject, self._noted = outer_reads, outer_subject, outer_noted

    @contextmanager
    def subject(self, records: Iterable[Record]) -> Iterator[set[str]]:
        """Record the columns that are read of some records, which are not noted as reads of the running task."""
        outer_subject, outer_reads = self._subject, self._reads_of_subject
        self._subject, self._reads_of_subject = frozenset(map(id, records)), set()
        try:
            yield self._reads_of_subject
        finally:
            self._subject, self._reads_of_subject = outer_subject, outer_reads

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Record nothing until the end of the ``with``."""
        reads, self._reads = self._reads, None
        try:
            yield
        finally:
            self._reads = reads

    @property
    def is_recording(self) -> bool:
        """Whether a task is running."""
        return self._reads is not None

    def note(self, columns: Iterable[str]) -> None:
        """Count columns as read by the running task."""
        if self._reads is not None:
            self._reads.update(columns)

    def note_all(self, columns: frozenset[str]) -> None:
        """The same for columns that a task may be told of a thousand times, as those of an analysis."""
        if self._reads is not None and columns not in self._noted:
            self._noted.add(columns)
            self._reads |= columns

    def class_of_records(self, cls: type[Record]) -> type[Record]:
        """The subclass of a class of records whose reads are recorded."""
        names = {field.name: (f"{cls.__name__}.{field.name}",) for field in fields(cls)}
        return self._class(cls, "", names, _written(self, cls))

    def class_of_set(self, name: str, cls: type[Record]) -> type[RecordSet[Any]]:
        """The class of one set of a game. Finding a record by its id reads all ids."""
        column = f"Game.{name}"
        return self._class(RecordSet, name, {"_records": (column,), "_by_id": (column, f"{cls.__name__}.id")})

    def class_of_game(self, names: Iterable[str]) -> type[Game]:
        """The class of the game. names: its fields whose reads are recorded."""
        return self._class(Game, "", {name: (f"Game.{name}",) for name in names})

    def _class(
        self, cls: type[T], name: str, columns: Mapping[str, tuple[str, ...]], more: Mapping[str, object] | None = None
    ) -> type[T]:
        subclass = self._classes.get((cls, name))
        if subclass is None:
            stubs = [_Column(self, field, getattr(cls, field), read) for field, read in columns.items()]
            subclass = type(
                cls.__name__,
                (cls,),
                {
                    "__doc__": cls.__doc__,
                    "__module__": cls.__module__,
                    "__qualname__": cls.__qualname__,
                    "__slots__": (),
                    "__wrapped__": cls,
                    **{stub.name: stub for stub in stubs},
                    **(more or {}),
                },
            )
            for stub in stubs:
                stub.cls = subclass
            self._classes[cls, name] = subclass
        return subclass

    def note_of(self, owner: object, columns: Iterable[str]) -> None:
        """Count columns as read of a record."""
        if id(owner) in self._subject:
            self._reads_of_subject.update(columns)
        else:
            self.note(columns)

    def _record_and_remove(self, column: _Column, owner: object) -> None:
        if id(owner) in self._subject:
            self._reads_of_subject.update(column.columns)
        elif self._reads is not None:
            self._reads.update(column.columns)
            delattr(column.cls, column.name)
            self._removed.append(column)

    def _restore(self) -> None:
        for column in self._removed:
            setattr(column.cls, column.name, column)
        self._removed.clear()


class _Column:
    """A field whose first read is recorded. slot: the descriptor of the value. columns: those that count as read."""

    __slots__ = ("_recorder", "_slot", "cls", "columns", "name")

    cls: type

    def __init__(self, recorder: Recorder, name: str, slot: Any, columns: tuple[str, ...]) -> None:
        self._recorder = recorder
        self._slot = slot
        self.name = name
        self.columns = columns

    def __get__(self, owner: Any, cls: type | None = None) -> Any:
        if owner is None:
            return self._slot
        self._recorder._record_and_remove(self, owner)
        return self._slot.__get__(owner, cls)

    def __set__(self, owner: Any, value: Any) -> None:
        self._slot.__set__(owner, value)


def _written(recorder: Recorder, cls: type[Record]) -> dict[str, object]:
    """How the copies of a class tell where they are written: what is asked of single keys is a column for each key.

    A check that names a card, and so asks for the place of its ``id``, need not run again for another ``text``, nor one
    that points at all cards of a deck, if their list stays where it is.
    """
    slot: Any = vars(Record)["node"]
    node_of: Callable[[Record], MapNode | None] = slot.__get__
    around = (place_column(cls.__name__),)
    columns: dict[str, tuple[str]] = {}
    extents: dict[str, tuple[str]] = {}

    def entry(self: Record, key: str) -> Entry | None:
        column = columns.get(key)
        if column is None:
            column = columns[key] = (place_column(cls.__name__, key),)
        recorder.note_of(self, column)
        node: MapNode | None = node_of(self)
        return node.entries.get(key) if node else None

    def at(self: Record, path: str) -> Span:
        node: MapNode | None = node_of(self)
        written = node.entries.get(path) if node and "." not in path else None
        if written is None or isinstance(written.value, Scalar):
            return Record.at(self, path)
        recorder.note_of(self, extent_of(path))
        return written.value.span

    def at_key(self: Record, key: str) -> Span:
        recorder.note_of(self, extent_of(key))
        node: MapNode | None = node_of(self)
        written = node.entries.get(key) if node else None
        return written.key.span if written else self.span

    def extent_of(key: str) -> tuple[str]:
        column = extents.get(key)
        if column is None:
            column = extents[key] = (extent_column(cls.__name__, key),)
        return column

    def span(self: Record) -> Span:
        recorder.note_of(self, around)
        node: MapNode | None = node_of(self)
        return node.span if node else NOWHERE

    return {"entry": entry, "at": at, "at_key": at_key, "span": property(span)}


class DerivedWithReads(Derived):
    """Derived results with the columns that they were made from, which count as read by every task that uses them."""

    __slots__ = ("_reads", "_recorder")

    def __init__(self, recorder: Recorder, *, stays_open: bool = False) -> None:
        super().__init__(stays_open=stays_open)
        self._recorder = recorder
        self._reads: dict[Callable[[Any], Any], frozenset[str]] = {}

    def get(self, subject: S, make: Callable[[S], T]) -> T:
        """What ``make`` returns for the game, or a view of it; its reads count as reads of the running task."""
        if make not in self._reads:
            with self._recorder.task() as reads:
                super().get(subject, make)
            self._reads[make] = frozenset(reads)
        self._recorder.note_all(self._reads[make])
        return super().get(subject, make)
