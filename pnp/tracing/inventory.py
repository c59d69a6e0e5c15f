"""List the records of a game by class, and number them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pnp.model.fields import Open
from pnp.model.game import Game
from pnp.model.walk import below, records
from pnp.nodes import Record


class Inventory:
    """All records of a game, including those that only fields of other records contain.

    by_class: the records of each class, in an order that depends only on the values of the game. In two games with
    equal columns, records with equal numbers are equal.
    """

    __slots__ = ("_numbers", "by_class")

    def __init__(self, game: Game) -> None:
        self.by_class: dict[type[Record], list[Record]] = {}
        self._numbers: dict[int, int] = {}
        for record in records(game):
            self._add(record)
        # Records that are added here are appended, so that their fields are visited, too.
        for class_records in list(self.by_class.values()):
            for record in class_records:
                for referred in _referred(record):
                    self._add_missing(referred)

    def _add(self, record: Record) -> None:
        class_records = self.by_class.setdefault(type(record), [])
        self._numbers[id(record)] = len(class_records)
        class_records.append(record)

    def _add_missing(self, record: Record) -> None:
        waiting = [record]
        while waiting:
            for descendant in below(waiting.pop()):
                if id(descendant) not in self._numbers:
                    self._add(descendant)
                    waiting.extend(_referred(descendant))

    def number(self, record: Record) -> int:
        """The number of a record among those of its class, from 0."""
        return self._numbers[id(record)]

    def __iter__(self) -> Iterator[Record]:
        for class_records in self.by_class.values():
            yield from class_records


def inventory(game: Game) -> Inventory:
    """The inventory of a game, made once."""
    return game.derived.get(game, Inventory)


def _referred(record: Record) -> Iterator[Record]:
    """The records that declared fields of a record contain."""
    if isinstance(record, Open):
        for value in record.fields.values():
            yield from records_in(value)


def records_in(value: Any) -> Iterator[Record]:
    """The records that the value of a field is or contains."""
    if isinstance(value, Record):
        yield value
    elif isinstance(value, tuple):
        for element in value:
            yield from records_in(element)
    elif isinstance(value, Mapping):
        for element in value.values():
            yield from records_in(element)
