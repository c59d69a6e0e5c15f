"""The records that come from spreadsheets, table by table."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from pnp.findings import Span, is_sheet
from pnp.model.names import Named
from pnp.nodes import Entry

# Of fewer rows, one does not stand out.
_LEAST_ROWS: Final = 10


def tables(records: Iterable[Named]) -> Iterator[Mapping[Named, Entry]]:
    """The records of each table with many rows, with their names."""
    tables: dict[str, dict[Named, Entry]] = {}
    for record in records:
        if name := record.entry("name"):
            tables.setdefault(name.key.file, {})[record] = name
    for file, rows in tables.items():
        if len(rows) >= _LEAST_ROWS and (is_sheet(file) or file.casefold().endswith((".csv", ".tsv"))):
            yield rows


def cell_below(heading: Span, name: Span) -> Span:
    """The cell below a heading in the row of a name; the name in a text file, where no column has a fixed place."""
    if not is_sheet(name.file):
        return name
    return Span(name.file, name.line, heading.column, name.line, heading.column + 1)
