"""Texts and tables of a game → those of a reference, with words linked to their entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from pnp.document.inline_text import InlineText
from pnp.document.reference.terms import Linker, entries, other_names
from pnp.document.reference.tree import CellParagraph, ColumnHeader, DataRow, DataTable, Element, ProseParagraph, Text
from pnp.document.resolve import Destination, Resolver
from pnp.document.tabular import Para, TableColumn, TableRow, Tabular
from pnp.locale.catalog import translate
from pnp.model.game import Game
from pnp.model.texts import Icon
from pnp.text import PLAIN, Run

# Columns without a heading on paper, where their cells stand beside the name, need one when they are read aloud.
_UNNAMED: Final[Mapping[str, str]] = {"number": "No.", "abbr": "Short", "term": "Term", "text": "Meaning"}


class ReferenceWriter:
    """Writes texts and tables. ids: every id that is taken.

    destinations: what a link without words says, by anchor. renamed: anchors of the present book that another
    book had first, and what they are called instead.
    """

    def __init__(self, game: Game, icons: Mapping[str, Icon]) -> None:
        self.resolver = Resolver(game, icons)
        self._kit = game.kit
        self.ids: set[str] = set()
        self.destinations: Mapping[str, Destination] = {}
        self.renamed: Mapping[str, str] = {}
        self._linker = Linker(entries(game))
        self._also = other_names(game)

    def claim(self, name: str) -> str:
        """The name, if nothing has it as its id yet; else nothing."""
        if not name or name in self.ids:
            return ""
        self.ids.add(name)
        return name

    def claim_renamed(self, anchor: str) -> str:
        """The id for an anchor of the present book, if nothing has it yet; else nothing."""
        return self.claim(self.renamed.get(anchor, anchor))

    def text(self, text: InlineText, about: str = "") -> Text:
        """A text with its values and links. about: the id that it stands under, which it does not link to."""
        return self._linker.linked(self.plain(text), about)

    def plain(self, text: InlineText) -> Text:
        """A text with its values and the links that its writer gave it, as for headings."""
        return _joined(self._relinked(run) for run in self.resolver.resolve(text, self.destinations).runs)

    def tables(self, table: Tabular, id: str = "", caption: Text = ()) -> Iterator[Element]:
        """A table with the texts above and below it. id, caption: instead of its own."""
        id = id or self.claim(table.anchor)
        for lead in table.lead:
            yield ProseParagraph(self.text(lead), "lead")
        if table.rows:
            form = table.listed or table
            headers = self._headers(form.columns)
            caption = caption or (Run(table.title, PLAIN),)
            yield DataTable(id, caption, headers, tuple(self._record(row, headers) for row in form.rows))
        for note in table.notes:
            yield ProseParagraph(self.text(note), "note")

    def _headers(self, columns: Sequence[TableColumn]) -> tuple[ColumnHeader, ...]:
        """The headers of columns. The first strong one names the rows; a number does so only if no other is strong."""
        strong = [column for column in columns if column.strong]
        names = next((column for column in strong if column.key != "number"), strong[0] if strong else columns[0])
        return tuple(ColumnHeader(self._head(column), column.align, column is names) for column in columns)

    def _head(self, column: TableColumn) -> str:
        return column.title or translate(_UNNAMED.get(column.key, column.key), self._kit)

    def _record(self, row: TableRow, headers: Sequence[ColumnHeader]) -> DataRow:
        """A row, without links in its name."""
        about = row.anchor
        cells = tuple(
            tuple(self._line(para, about, linked=row.group or not header.names) for para in cell)
            for cell, header in zip(row.cells, headers, strict=not row.group)
        )
        return DataRow(cells, self.claim_renamed(about), row.group, self._also.get(about, ()))

    def _line(self, para: Para, about: str, *, linked: bool) -> CellParagraph:
        return CellParagraph(self.text(para.text, about) if linked else self.plain(para.text), para.label, para.level)

    def _relinked(self, run: Run) -> Run:
        name = run.style.link.removeprefix("#")
        if name not in self.renamed or not run.style.link.startswith("#"):
            return run
        return replace(run, style=replace(run.style, link=f"#{self.renamed[name]}"))


def _joined(runs: Iterable[Run]) -> Text:
    """Runs, neighbours of the same style joined."""
    joined: list[Run] = []
    for run in runs:
        last = joined[-1] if joined else None
        if last and last.style == run.style and not last.icon and not run.icon:
            joined[-1] = replace(last, text=last.text + run.text)
        else:
            joined.append(run)
    return tuple(joined)
