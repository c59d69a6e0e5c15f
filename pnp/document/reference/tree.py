"""The tree of a reference: chapters of elements in reading order, with all values filled in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Final, Literal

from pnp.frame import Face
from pnp.text import Run
from pnp.values import dataclass

# The titles of asides without one of their own; a quotation has none.
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
class ProseParagraph:
    """A paragraph. kind: ``lead`` stands above what it is about, ``note`` below."""

    text: Text
    kind: Literal["", "lead", "note"] = ""


@dataclass(frozen=True, slots=True, eq=False)
class ItemList:
    """A list. start: its first number, None if it is not numbered."""

    items: tuple[tuple[Element, ...], ...]
    start: int | None = None


@dataclass(frozen=True, slots=True, eq=False)
class CellParagraph:
    """A paragraph of a cell. label: hangs before it; level: how far it is indented."""

    text: Text
    label: str = ""
    level: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class ColumnHeader:
    """A column. names: whether its cells name their rows."""

    title: str
    align: Align = "left"
    names: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class DataRow:
    """A row. id: what links call it, if they can lead here. group: a heading over the rows below.

    also: its plural and the other names by which readers look for it.
    """

    cells: tuple[tuple[CellParagraph, ...], ...]
    id: str = ""
    group: bool = False
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class DataTable:
    """A table. caption, headers: empty if it has none."""

    id: str
    caption: Text
    headers: tuple[ColumnHeader, ...]
    rows: tuple[DataRow, ...]


@dataclass(frozen=True, slots=True, eq=False)
class FigureFace:
    """A face in a figure, with its alternative text, which is empty for an ornament.

    scale: of its real size. about: the id of the record that it shows.
    """

    face: Face
    alt: str
    scale: float = 1.0
    about: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Figure:
    """Faces side by side. ids: what links call it."""

    shown: tuple[FigureFace, ...]
    caption: Text = ()
    ids: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Aside:
    """A note, an example or a quotation."""

    kind: Literal["note", "example", "aside", "quote"]
    title: Text
    elements: tuple[Element, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Collapsible:
    """Elements that are hidden until a reader opens them."""

    summary: str
    elements: tuple[Element, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Preformatted:
    """Lines that are shown exactly as written."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Divider:
    """A break in the text."""


Element = Title | ProseParagraph | ItemList | DataTable | Figure | Aside | Collapsible | Preformatted | Divider


@dataclass(frozen=True, slots=True, eq=False)
class Chapter:
    """A chapter. kind: ``book`` was written by the designer, ``data`` is made from the records."""

    id: str
    title: str
    kind: Literal["book", "data"]
    elements: tuple[Element, ...]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Reference:
    """A reference of a kit. facts: players, age and time. small_print: sentences for the end.

    language: a BCP 47 tag. wording: the phrases of pnp in the language of the kit, by the English ones. counters: the
    faces of small pieces, by the id of the row that tells of them.
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
    counters: Mapping[str, tuple[Face, ...]] = field(default_factory=dict)

    def translate(self, english: str, *values: object) -> str:
        """A phrase of pnp in the language of the kit, with values in the places of ``{}``."""
        phrase = self.wording.get(english, english)
        return phrase.format(*values) if values else phrase
