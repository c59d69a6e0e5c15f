"""Leaves and tables of a game → text and tables of a reference, words linked to their entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from pnp.document.leaves import Leaf
from pnp.document.reference.terms import Linker, entries
from pnp.document.reference.tree import DataTable, Element, Header, Line, Record, Text, Words
from pnp.document.resolve import Destination, Resolver
from pnp.document.tabular import Column, Para, Row, Tabular
from pnp.locale.catalog import translate
from pnp.model.game import Game
from pnp.text import PLAIN, Run

# A column without a heading is clear on paper, where its cells stand beside the name. It is not when read aloud.
_UNNAMED: Final[Mapping[str, str]] = {"number": "No.", "abbr": "Short", "term": "Term", "text": "Meaning"}


class ReferenceWriter:
    """Says what leaves and tables hold. ids: every id that was given away.

    destinations: what a link without words says, by anchor. renamed: anchors of the present book that another
    book had first, and what they are called instead.
    """

    def __init__(self, game: Game, icons: frozenset[str]) -> None:
        self.resolver = Resolver(game, icons)
        self._kit = game.kit
        self.ids: set[str] = set()
        self.destinations: Mapping[str, Destination] = {}
        self.renamed: Mapping[str, str] = {}
        self._linker = Linker(entries(game))

    def claim(self, name: str) -> str:
        """The name, if nothing has it as its id yet; else nothing."""
        if not name or name in self.ids:
            return ""
        self.ids.add(name)
        return name

    def text(self, leaf: Leaf, about: str = "") -> Text:
        """A leaf with its values and links. about: the id that it stands under."""
        return self._linker.linked(self.plain(leaf), about)

    def plain(self, leaf: Leaf) -> Text:
        """A leaf with its values and the links that its writer gave it, as for headings."""
        return _joined(self._led(run) for run in self.resolver.resolve(leaf, self.destinations).runs)

    def said(self, words: str, about: str = "") -> Text:
        """Words that are no markup."""
        return self._linker.linked((Run(words, PLAIN),), about) if words else ()

    def tables(self, table: Tabular, id: str = "", caption: Text = ()) -> Iterator[Element]:
        """What a table says above, in and below its rows. id, caption: instead of its own."""
        id = id or self.claim(table.anchor)
        for lead in table.lead:
            yield Words(self.text(lead), "lead")
        if table.rows:
            if not any(column.title for column in table.columns):
                table = _upright(table)
            headers = self._headers(table.columns)
            caption = caption or (Run(table.title, PLAIN),)
            yield DataTable(id, caption, headers, tuple(self._record(row, headers) for row in table.rows))
        for note in table.notes:
            yield Words(self.text(note), "note")

    def _headers(self, columns: Sequence[Column]) -> tuple[Header, ...]:
        """The heads of columns. The first that is set as a name names the rows; a number does so only alone."""
        strong = [column for column in columns if column.strong]
        names = next((column for column in strong if column.key != "number"), strong[0] if strong else columns[0])
        return tuple(Header(self._head(column), column.align, column is names) for column in columns)

    def _head(self, column: Column) -> str:
        return column.title or translate(_UNNAMED.get(column.key, column.key), self._kit)

    def _record(self, row: Row, headers: Sequence[Header]) -> Record:
        """A row; words in names of rows lead nowhere."""
        about = row.anchor
        cells = tuple(
            tuple(self._line(para, about, linked=row.group or not header.names) for para in cell)
            for cell, header in zip(row.cells, headers, strict=False)
        )
        return Record(cells, self.claim(self.renamed.get(about, about)), row.group)

    def _line(self, para: Para, about: str, *, linked: bool) -> Line:
        return Line(self.text(para.leaf, about) if linked else self.plain(para.leaf), para.label, para.level)

    def _led(self, run: Run) -> Run:
        name = run.style.link.removeprefix("#")
        if name not in self.renamed or not run.style.link.startswith("#"):
            return run
        return replace(run, style=replace(run.style, link=f"#{self.renamed[name]}"))


def _joined(runs: Iterable[Run]) -> Text:
    """Runs, neighbours of one style as one."""
    found: list[Run] = []
    for run in runs:
        last = found[-1] if found else None
        if last and last.style == run.style and not last.icon and not run.icon:
            found[-1] = replace(last, text=last.text + run.text)
        else:
            found.append(run)
    return tuple(found)


def _upright(table: Tabular) -> Tabular:
    """Pairs of values that paper sets in as many lines as they need → one line of headings, one of values."""
    labels, values = table.rows[::2], table.rows[1::2]
    if len(labels) != len(values):
        return table
    headings = [para.leaf.plain for row in labels for cell in row.cells[1:] for para in cell]
    cells = [cell for row in values for cell in row.cells[1:] if cell]
    if len(headings) != len(cells) or not labels:
        return table
    first = labels[0].cells[0]
    columns = (
        Column("label", first[0].leaf.plain if first else "", strong=True),
        *(Column(heading, heading, "center") for heading in headings),
    )
    return replace(table, columns=columns, rows=(Row((values[0].cells[0], *cells)),))
