"""Reads of fields → the names of the columns that a task has read.

Every class of records gets a class below it in which each field is a descriptor. The descriptor notes its column at
the first read and takes itself out of the class, so that all further reads find the ordinary slot; the next task puts
back what was taken out. A read that is noted costs about a microsecond, any other costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from pnp.model.derived import Derived
from pnp.model.game import Game, RecordSet
from pnp.nodes import Record, model_class

GameT = TypeVar("GameT")
T = TypeVar("T")
# Stands for a field in the column that says which record of its class a given one is.
NUMBER: Final = "#"


class Recorder:
    """Notes what tasks read of the games that ``traced`` has made with it. Tasks may lie inside one another."""

    __slots__ = ("_about", "_classes", "_leads", "_reads", "_spent")

    def __init__(self) -> None:
        self._classes: dict[tuple[type, str], type] = {}
        self._reads: set[str] | None = None
        self._spent: list[_Column] = []
        self._about: tuple[Record, ...] = ()
        self._leads: dict[str, set[type]] = {}

    @contextmanager
    def task(self, *about: Record) -> Iterator[set[str]]:
        """Note the columns that are read from here on, until the end of the ``with``.

        about: traced records that the task is given, such as the card whose face it draws. Of these, only their own
        fields count as read, as ``0:Card.text`` for the first of them, not the fields of all records of their classes.
        Raises TypeError for a record of a game that is not traced.
        """
        if any(type(record) is model_class(record) for record in about):
            raise TypeError("a task is about traced records")
        outer_reads, outer_about = self._reads, self._about
        self._rearm()
        self._turn_to(about)
        self._reads = reads = set[str]()
        try:
            yield reads
        finally:
            if about:
                reads.update(self._identities(about, frozenset(reads)))
            # The outer task has yet to see what it reads of the columns that this one has seen.
            self._rearm()
            self._turn_to(outer_about)
            self._reads = outer_reads

    def _turn_to(self, about: tuple[Record, ...]) -> None:
        """Let reads of these records, and of no others, be noted as their own."""
        for record in self._about:
            object.__setattr__(record, "__class__", self.class_of_records(model_class(record)))
        for position, record in reversed(list(enumerate(about))):
            object.__setattr__(record, "__class__", self._class_about(model_class(record), position))
        self._about = about

    def _identities(self, about: tuple[Record, ...], reads: frozenset[str]) -> Iterator[str]:
        """The classes of given records, and which of all records each is if the task may have met it elsewhere, too."""
        classes = [model_class(record) for record in about]
        met = {cls for column in reads for cls in self._leads.get(column.rpartition(":")[2], ())}
        for position, cls in enumerate(classes):
            yield f"{position}:{cls.__name__}"
            if cls in met or classes.count(cls) > 1:
                yield f"{position}:{cls.__name__}.{NUMBER}"

    def note_leads(self, column: str, classes: Iterable[type]) -> None:
        """Tell that values of a column are, or hold, records of some classes."""
        self._leads.setdefault(column, set()).update(classes)

    @property
    def is_recording(self) -> bool:
        """Whether a task is under way."""
        return self._reads is not None

    def note(self, columns: Iterable[str]) -> None:
        """Count columns as read by the task that is under way."""
        if self._reads is not None:
            self._reads.update(columns)

    def class_of_records(self, cls: type[Record]) -> type[Record]:
        """The class of the records whose reads are noted."""
        names = {name: (f"{cls.__name__}.{name}",) for name in cls.__dataclass_fields__}
        return self._class(cls, "", names)

    def _class_about(self, cls: type[Record], position: int) -> type[Record]:
        names = {name: (f"{position}:{cls.__name__}.{name}",) for name in cls.__dataclass_fields__}
        return self._class(cls, f"about {position}", names)

    def class_of_set(self, name: str, cls: type[Record]) -> type[RecordSet[Any]]:
        """The class of one set of a game: what is found by its id depends on all ids."""
        column = f"Game.{name}"
        return self._class(RecordSet, name, {"_records": (column,), "_by_id": (column, f"{cls.__name__}.id")})

    def class_of_game(self, names: Iterable[str]) -> type[Game]:
        """The class of the game. names: its fields whose reads are noted."""
        return self._class(Game, "", {name: (f"Game.{name}",) for name in names})

    def _class(self, cls: type[T], name: str, columns: Mapping[str, tuple[str, ...]]) -> type[T]:
        known = self._classes.get((cls, name))
        if known is None:
            fields = [_Column(self, field, getattr(cls, field), some) for field, some in columns.items()]
            known = type(
                cls.__name__,
                (cls,),
                {
                    "__doc__": cls.__doc__,
                    "__module__": cls.__module__,
                    "__qualname__": cls.__qualname__,
                    "__slots__": (),
                    "__wrapped__": cls,
                    **{one.name: one for one in fields},
                },
            )
            for one in fields:
                one.cls = known
            self._classes[cls, name] = known
        return known

    def _spend(self, column: _Column) -> None:
        if self._reads is not None:
            self._reads.update(column.columns)
            delattr(column.cls, column.name)
            self._spent.append(column)

    def _rearm(self) -> None:
        for column in self._spent:
            setattr(column.cls, column.name, column)
        self._spent.clear()


class _Column:
    """A field of a class whose first read is noted. slot: where the value is. columns: what counts as read."""

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
        self._recorder._spend(self)
        return self._slot.__get__(owner, cls)

    def __set__(self, owner: Any, value: Any) -> None:
        self._slot.__set__(owner, value)


class DerivedWithReads(Derived):
    """Results with the columns that they were made from, which count as read by every task that uses a result.

    twin: the copy of a record of the game that was copied.
    """

    __slots__ = ("_reads", "_recorder", "twin")

    def __init__(self, recorder: Recorder, twin: Callable[[Record], Record]) -> None:
        super().__init__()
        self._recorder = recorder
        self.twin = twin
        self._reads: dict[Callable[[Any], Any], frozenset[str]] = {}

    def get(self, game: GameT, make: Callable[[GameT], T]) -> T:
        """What ``make`` returns for the game; its reads are noted as those of the task that is under way."""
        if make not in self._reads:
            with self._recorder.task() as reads:
                super().get(game, make)
            self._reads[make] = frozenset(reads)
        self._recorder.note(self._reads[make])
        return super().get(game, make)
