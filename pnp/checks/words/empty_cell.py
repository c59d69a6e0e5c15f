"""A cell is empty in a column that nearly all other rows of a spreadsheet fill.

Looks at the cards and records that come from spreadsheets, in tables of at least ten rows: at their texts, pictures,
symbols, numbers and numbers of copies, and at the fields that the kit declares. Of every twenty rows, one may be empty
that is reported; where more are, the column is one that may be empty. So is a field that is declared with `required:
false`.

A plate without a number, or a card without words, is noticed at the table.

```csv file=cards.csv
name,cost
Bread,0
Soup,1
Pickles,1
Roots,2
Trout,3
Tart,
Cheese,2
Pie,5
Beans,1
Salad,1
```
```yaml file=cards.yaml
decks:
  - {id: dishes, name: Dishes, fields: {cost: number}, cards: {from: cards.csv}}
```
```text
cards.csv:7:1: info T332 'cost' is empty for 'Tart', and filled in for the 9 others
```
```csv file=cards.csv
name,cost
Bread,0
Soup,1
Pickles,1
Roots,2
Trout,3
Tart,3
Cheese,2
Pie,5
Beans,1
Salad,1
```
"""

from collections.abc import Mapping, Sequence
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.words.sheet_rows import cell_below, tables
from pnp.model.decks import CustomSet, Deck
from pnp.model.fields import FieldType
from pnp.model.names import Named
from pnp.nodes import Entry

NAME = "empty cell"
SEVERITY = Severity.INFO

_KEYS: Final = ("text", "image", "symbol", "number", "copies")
_ROWS_FOR_ONE: Final = 20


def check(context: GameContext) -> Problems:
    """Every empty cell among many filled ones."""
    game = context.game
    lists: list[tuple[Deck | CustomSet, Sequence[Named]]] = [
        *((deck, deck.cards) for deck in game.decks),
        *((custom, custom.records) for custom in game.sets),
    ]
    for owner, records in lists:
        declared = [name for name, field in owner.fields.items() if not _may_be_empty(field)]
        codes = [code for code in owner.codes if code not in owner.fields]
        for rows in tables(records):
            for key in (*_KEYS, *declared, *codes):
                yield from _empty_cells(key, rows)


def _may_be_empty(field: FieldType) -> bool:
    """Whether the kit says that a field need not be filled in."""
    return field.entry("required") is not None and not field.required


def _empty_cells(key: str, rows: Mapping[Named, Entry]) -> Problems:
    empty = [record for record in rows if record.entry(key) is None]
    if not 0 < len(empty) <= max(1, len(rows) // _ROWS_FOR_ONE):
        return
    filled = next(entry for record in rows if (entry := record.entry(key)))
    heading = filled.key.source.text[filled.key.start : filled.key.end] or key
    for record in empty:
        yield Problem(
            message=f"{heading!r} is empty for {record.name!r}, and filled in for the {len(rows) - len(empty)} others",
            span=cell_below(filled.key.span, rows[record].value.span),
            hint=_hint(key),
            cause=f"cells of the column {heading!r} are empty",
        )


def _hint(key: str) -> str:
    if key == "copies":
        return "fill it in: without a number, there is one"
    if key in _KEYS:
        return "fill it in, if it was forgotten"
    return f"fill it in; if it may be empty, say so: fields: {{{key}: {{required: false, …}}}}"
