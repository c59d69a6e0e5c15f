"""A game → its records by class, each with its number among those of its class."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pnp.model.fields import Open
from pnp.model.game import Game
from pnp.model.walk import below, records
from pnp.nodes import Record


class Inventory:
    """Every record of a game, also those that only fields of others lead to, in an order that the values alone decide.

    by_class: the records of each class. Two games whose columns are equal have equal records at equal numbers.
    """

    __slots__ = ("_numbers", "by_class")

    def __init__(self, game: Game) -> None:
        self.by_class: dict[type[Record], list[Record]] = {}
        self._numbers: dict[int, int] = {}
        for record in records(game):
            self._add(record)
        # What is added here stands at the end, so that its own fields are looked at in turn.
        for some in list(self.by_class.values()):
            for record in some:
                for referred in _referred(record):
                    self._add_missing(referred)

    def _add(self, record: Record) -> None:
        some = self.by_class.setdefault(type(record), [])
        self._numbers[id(record)] = len(some)
        some.append(record)

    def _add_missing(self, record: Record) -> None:
        waiting = [record]
        while waiting:
            for one in below(waiting.pop()):
                if id(one) not in self._numbers:
                    self._add(one)
                    waiting.extend(_referred(one))

    def number(self, record: Record) -> int:
        """The number of a record among those of its class, from 0."""
        return self._numbers[id(record)]

    def __iter__(self) -> Iterator[Record]:
        for some in self.by_class.values():
            yield from some


def inventory(game: Game) -> Inventory:
    """The records of a game, listed once."""
    return game.derived.get(game, Inventory)


def _referred(record: Record) -> Iterator[Record]:
    """The records that declared fields of a record lead to."""
    if isinstance(record, Open):
        for value in record.fields.values():
            yield from records_in(value)


def records_in(value: Any) -> Iterator[Record]:
    """The records that a value of a field is or holds."""
    if isinstance(value, Record):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from records_in(one)
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from records_in(one)
