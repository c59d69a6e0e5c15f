"""Decks, cards and the fields that a set declares."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from pnp.model.effects import Effect, Timing
from pnp.model.names import Named, keys_refer_to, refers_to
from pnp.model.quantities import Quantity
from pnp.nodes import Node, Record, Scalar


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class FieldType(Record):
    """A declared field: ``text``, ``number``, ``flag``, ``list``, ``dice``, ``code`` or the name of a set."""

    type: str = "text"
    name: str = ""
    required: bool = False

    @classmethod
    def short(cls, scalar: Scalar) -> dict[str, Scalar]:
        """``cost: number`` means ``cost: {type: number}``."""
        return {"type": scalar}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Code(Record):
    """What a letter code stands for."""

    name: str
    symbol: str = ""
    color: str = ""
    text: str = ""

    @classmethod
    def short(cls, scalar: Scalar) -> dict[str, Scalar]:
        """``A: Attack`` means ``A: {name: Attack}``."""
        return {"name": scalar}


class Coded(str):
    """A spelled-out code: prints as its name; ``code``, ``symbol``, ``color`` and ``text`` are there, too."""

    __slots__ = ("code", "color", "symbol", "text")
    code: str
    color: str
    symbol: str
    text: str

    @classmethod
    def of(cls, letter: str, meaning: Code) -> Coded:
        """Spell out a letter."""
        coded = cls(meaning.name)
        coded.code, coded.symbol, coded.color, coded.text = letter, meaning.symbol, meaning.color, meaning.text
        return coded


FieldValue = str | int | bool | tuple[str, ...] | None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Card(Named):
    """One card of a deck. fields: the values of the fields that its deck declares, codes spelled out."""

    OPEN: ClassVar[bool] = True

    number: int | None = None
    copies: int = 1
    side: str = refers_to("sides", default="")
    symbol: str = ""
    image: str = ""
    flavor: str = ""
    cost: Mapping[str, int] = keys_refer_to("resources", default={})
    when: Timing | None = None
    effects: tuple[Effect, ...] = ()
    extra: Mapping[str, Node] = field(default_factory=dict)
    fields: Mapping[str, FieldValue] = field(default_factory=dict, metadata={"bound": False})


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Deck(Named):
    """A deck of cards with its declared fields and letter codes."""

    cards: tuple[Card, ...] = ()
    shared: bool = True
    per_player: bool = False
    codes: Mapping[str, Mapping[str, Code]] = field(default_factory=dict)
    fields: Mapping[str, FieldType] = field(default_factory=dict)
    hand: Quantity | None = None
    max_hand: Quantity | None = None
    exhausted: str = ""

    @property
    def total(self) -> int:
        """How many cards there are, copies counted."""
        return sum(card.copies for card in self.cards)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CustomRecord(Named):
    """A record of a set that a kit made for itself."""

    OPEN: ClassVar[bool] = True

    copies: int = 1
    symbol: str = ""
    image: str = ""
    effects: tuple[Effect, ...] = ()
    extra: Mapping[str, Node] = field(default_factory=dict)
    fields: Mapping[str, FieldValue] = field(default_factory=dict, metadata={"bound": False})


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CustomSet(Named):
    """A set that the model does not know, with declared fields. one: what a single record is called."""

    one: str = "record"
    codes: Mapping[str, Mapping[str, Code]] = field(default_factory=dict)
    fields: Mapping[str, FieldType] = field(default_factory=dict)
    records: tuple[CustomRecord, ...] = ()
