"""Fields that a set declares for its records, and the letter codes that stand in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, ClassVar, Literal

from pnp.model.effects import Effect
from pnp.model.names import Named, prose
from pnp.nodes import Node, Record, Scalar
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class FieldType(Record):
    """A declared field: ``text``, ``number``, ``flag``, ``list``, ``dice``, ``code`` or the name of a set.

    language: that of its words, if it is not that of the kit. listed: whether tables show it that do not name it.
    """

    # Where the maps belong that people write here, for values with a colour or a symbol of their own.
    BESIDE: ClassVar[str] = "codes"

    type: str = "text"
    name: str = prose("name")
    required: bool = False
    language: str = ""
    listed: bool = True

    @classmethod
    def short(cls, scalar: Scalar) -> dict[str, Scalar]:
        """``cost: number`` means ``cost: {type: number}``."""
        return {"type": scalar}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Code(Record):
    """What a letter code stands for. effects: what every record with this code does, besides its own.

    landmark: what stands in a land of this code on a board. shape: of a space of this kind, if not that of its track.
    """

    name: str = prose("name", ...)
    symbol: str = ""
    color: str = ""
    landmark: str = ""
    shape: Literal["", "disc", "octagon", "shield", "banner", "stone"] = ""
    text: str = prose("text")
    effects: tuple[Effect, ...] = ()

    @classmethod
    def short(cls, scalar: Scalar) -> dict[str, Scalar]:
        """``A: Attack`` means ``A: {name: Attack}``."""
        return {"name": scalar}


class Coded(str):
    """A spelled-out code: it prints as its ``name``, and has ``code``, ``symbol``, ``color``, ``shape``, ``text``."""

    __slots__ = ("code", "color", "shape", "symbol", "text")
    code: str
    color: str
    shape: str
    symbol: str
    text: str

    @classmethod
    def of(cls, letter: str, meaning: Code) -> Coded:
        """Spell out a letter."""
        coded = cls(meaning.name)
        coded.code, coded.symbol, coded.color, coded.text = letter, meaning.symbol, meaning.color, meaning.text
        coded.shape = meaning.shape
        return coded

    @property
    def name(self) -> str:
        """What it prints as."""
        return str(self)


class Foreign(str):
    """Words in another language than that of the kit, which checks of words leave out."""

    __slots__ = ()


# Text, a number, a flag, a spelled-out code, a record of another set, or several of them.
FieldValue = Any


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Open(Named):
    """A record that may have fields which its set declares.

    extra: the nodes of these fields. fields: their values; declares: the names of all fields that the set declares;
    both filled in by load.
    """

    OPEN: ClassVar[bool] = True

    extra: Mapping[str, Node] = field(default_factory=dict)
    fields: Mapping[str, FieldValue] = field(default_factory=dict, metadata={"bound": False})
    declares: frozenset[str] = field(default=frozenset(), metadata={"bound": False})
