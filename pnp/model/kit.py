"""The head of a kit: what the game is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import ClassVar, Literal

from pnp.model.eras import ANY_ERA, Era
from pnp.model.fields import FieldType
from pnp.model.names import prose
from pnp.nodes import Record, Scalar
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Players:
    """How many can play."""

    least: int
    most: int

    @classmethod
    def parse(cls, text: str) -> Players:
        """Read ``2``, ``2-4`` or ``2+``. Raises ValueError with a sentence for the user."""
        low, _, high = text.strip().replace("–", "-").replace("+", "-99").partition("-")
        if not low.isdecimal() or (high and not high.isdecimal()) or int(high or low) < int(low) or int(low) < 1:
            raise ValueError(f"{text!r} is not a number of players: write 2, 2-4 or 2+")
        return cls(int(low), int(high or low))

    def __str__(self) -> str:
        if self.most >= 99:
            return f"{self.least}+"
        return str(self.least) if self.least == self.most else f"{self.least}–{self.most}"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Origin(Record):
    """Where a game comes from."""

    title: str = prose("name")
    author: str = ""
    note: str = prose("note")
    url: str = ""

    @classmethod
    def short(cls, scalar: Scalar) -> dict[str, Scalar]:
        """A title alone is enough."""
        return {"title": scalar}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Ignored(Record):
    """A check that a whole kit silences, with a reason. code: of a check, or the beginning of several codes."""

    FORM: ClassVar[str] = "[{code: T109, reason: why it is right}]"

    code: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class ChecksSettings(Record):
    """How a kit is checked. select: the codes that count, or their beginnings; nothing stands for all."""

    FORM: ClassVar[str] = "{ignore: [{code: T109, reason: why it is right}]}"

    select: tuple[str, ...] = ()
    ignore: tuple[Ignored, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Credit(Record):
    """The author and the licence of a picture or font."""

    file: str
    author: str
    licence: str
    source: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Kit(Record):
    """Title, players, licence, source and theme of a game.

    era: when the game is set. equipment: what players bring that is not printed. fields: what the kit adds to the
    records of a built-in set, by set. words: correct words that no dictionary has.
    """

    kit: str
    title: str = prose("name", ...)
    subtitle: str = prose("name")
    version: str = ""
    players: Players
    age: str = ""
    time: str = ""
    era: Era = ANY_ERA
    equipment: tuple[str, ...] = ()
    language: str = "en"
    wording: Mapping[str, str] = field(default_factory=dict)
    licence: str = ""
    authors: tuple[str, ...] = ()
    source: Origin = field(default_factory=Origin)
    status: Literal["complete", "draft", "fragment"] = "complete"
    theme: str = "plain"
    extends: str = ""
    notice: str = prose("text")
    trademarks: tuple[str, ...] = ()
    wheel: bool = True
    summary: str = prose("text")
    words: tuple[str, ...] = ()
    stated: Mapping[str, int] = field(default_factory=dict)
    checks: ChecksSettings = field(default_factory=ChecksSettings)
    fields: Mapping[str, Mapping[str, FieldType]] = field(default_factory=dict)
    abbreviations: Mapping[str, str] = field(default_factory=dict)
    credits: tuple[Credit, ...] = ()
