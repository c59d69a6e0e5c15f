"""What a reference is made of: chapters of blocks, in reading order, with every word and number in place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Final, Literal

from pnp.frame import Face
from pnp.text import Run
from pnp.values import dataclass

# What an aside without a title is called; a quotation needs no name.
ASIDES: Final[Mapping[str, str]] = {"note": "Note", "example": "Example", "aside": "Aside"}
# Runs with all expressions replaced; a link is ``#id`` of this reference, or an address.
Text = tuple[Run, ...]
Align = Literal["left", "center", "right"]


@dataclass(frozen=True, slots=True, eq=False)
class Title:
    """A heading of level 3 or deeper: the reference has level 1, its chapters have level 2."""

    level: int
    id: str
    text: Text


@dataclass(frozen=True, slots=True, eq=False)
class Words:
    """A paragraph. kind: ``lead`` stands above what it is about, ``note`` below."""

    text: Text
    kind: Literal["", "lead", "note"] = ""


@dataclass(frozen=True, slots=True, eq=False)
class Listing:
    """A list. start: its first number, None if it is not numbered."""

    items: tuple[tuple[Element, ...], ...]
    start: int | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """A paragraph of a cell. label: hangs before it; level: how far it is indented."""

    text: Text
    label: str = ""
    level: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Header:
    """A column. names: whether its cells name their rows."""

    title: str
    align: Align = "left"
    names: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Record:
    """A row. id: what links call it, empty if nothing leads here. group: a heading over the rows below."""

    cells: tuple[tuple[Line, ...], ...]
    id: str = ""
    group: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class DataTable:
    """A table. caption: empty if nothing but the text around it says what it is. headers: empty if it has none."""

    id: str
    caption: Text
    headers: tuple[Header, ...]
    rows: tuple[Record, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """A face in a figure, and what a reader who cannot see it is told. scale: of its real size."""

    face: Face
    alt: str
    scale: float = 1.0


@dataclass(frozen=True, slots=True, eq=False)
class Figure:
    """Faces side by side. ids: what links call it."""

    shown: tuple[Shown, ...]
    caption: Text = ()
    ids: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Aside:
    """A note, an example, or what somebody else said."""

    kind: Literal["note", "example", "aside", "quote"]
    title: Text
    elements: tuple[Element, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Folded:
    """What is only shown when a reader asks for it."""

    summary: str
    elements: tuple[Element, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Lines:
    """Lines that stand as they are."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Rule:
    """A break in the text."""


Element = Title | Words | Listing | DataTable | Figure | Aside | Folded | Lines | Rule


@dataclass(frozen=True, slots=True, eq=False)
class Chapter:
    """A chapter. kind: ``book`` was written by the designer, ``data`` is made from the records."""

    id: str
    title: str
    kind: Literal["book", "data"]
    elements: tuple[Element, ...]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Reference:
    """All that a kit says. facts: players, age and time. small_print: sentences for the end.

    language: a BCP 47 tag. wording: the words of pnp in the language of the kit, by the English ones.
    """

    kit: str
    title: str
    subtitle: str
    facts: str
    summary: Text
    language: str
    chapters: tuple[Chapter, ...]
    small_print: tuple[str, ...]
    wording: Mapping[str, str] = field(default_factory=dict)

    def said(self, english: str, *values: object) -> str:
        """One of our phrases as the kit says it, with values in the places of ``{}``."""
        phrase = self.wording.get(english, english)
        return phrase.format(*values) if values else phrase
