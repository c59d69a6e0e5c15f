"""Decks of cards, and the sets that a kit makes for itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import ClassVar

from pnp.model.effects import Effect, Timing
from pnp.model.fields import Code, FieldType, Open
from pnp.model.names import Holder, keys_refer_to, prose, refers_to
from pnp.model.quantities import Quantity
from pnp.nodes import Record
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Card(Open):
    """One card of a deck."""

    number: int | None = None
    copies: int = 1
    side: str = refers_to("sides", default="")
    symbol: str = ""
    image: str = ""
    flavor: str = prose("flavor")
    cost: Mapping[str, int] = keys_refer_to("resources", default={})
    when: Timing | None = None
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Deck(Holder):
    """A deck of cards with its declared fields and letter codes."""

    HOLDS: ClassVar[str] = "cards"

    cards: tuple[Card, ...] = ()
    shared: bool = True
    per_player: bool = False
    codes: Mapping[str, Mapping[str, Code]] = field(default_factory=dict)
    fields: Mapping[str, FieldType] = field(default_factory=dict)
    hand: Quantity | None = None
    max_hand: Quantity | None = None
    exhausted: str = prose("text")

    @property
    def single(self) -> str:
        """What one of its records is called."""
        return "card"

    @property
    def total(self) -> int:
        """How many cards there are, copies counted."""
        return sum(card.copies for card in self.cards)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CustomRecord(Open):
    """A record of a set that a kit made for itself."""

    copies: int = 1
    symbol: str = ""
    image: str = ""
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Matrix(Record):
    """How the records of a set form a table, as its cells or its rows.

    rows: the field that names the row of a record, or a set whose ids the records have themselves.
    columns: the field that names its column (then every record is one cell), or the fields that are the columns
    (then every record is one row). symmetric: fields with the same value when row and column are exchanged.
    """

    rows: str
    columns: tuple[str, ...]
    symmetric: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CustomSet(Holder):
    """A set that a kit makes for itself, with declared fields.

    one: what a single record is called. listed: whether the rules on one page show it.
    """

    HOLDS: ClassVar[str] = "records"

    one: str = "record"
    codes: Mapping[str, Mapping[str, Code]] = field(default_factory=dict)
    fields: Mapping[str, FieldType] = field(default_factory=dict)
    records: tuple[CustomRecord, ...] = ()
    matrix: Matrix | None = None
    listed: bool = True

    @property
    def single(self) -> str:
        """What one of its records is called."""
        return self.one

    @property
    def total(self) -> int:
        """How many records there are, copies counted."""
        return sum(record.copies for record in self.records)
