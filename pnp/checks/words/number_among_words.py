"""A cell of a spreadsheet has a number alone, where all others of its column have words.

Looks at the names, texts and declared texts of cards and records that come from spreadsheets, in tables of at least ten
rows. Of every twenty cells that are filled in, one may be a number that is reported; where more are, the column is one
of numbers and words.

A number slid into the wrong column, and a card is printed with the name 42.

```csv file=cards.csv
name,text
Bread,Serve it.
Soup,Serve it hot.
42,Serve it cold.
Roots,Peel them.
Trout,Catch it.
Tart,Bake it.
Cheese,Cut it.
Pie,Bake it.
Beans,Boil them.
Salad,Wash it.
```
```yaml file=cards.yaml
decks:
  - {id: dishes, name: Dishes, cards: {from: cards.csv}}
```
```text
cards.csv:4:1: info T333 '42' stands under 'name', where the 9 others are words
```
```diff file=cards.csv
-42,Serve it cold.
+Pickles,Serve it cold.
```
"""

from collections.abc import Mapping, Sequence
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.words.sheet_rows import tables
from pnp.model.decks import CustomSet, Deck
from pnp.model.names import Named
from pnp.nodes import Entry, Scalar

NAME = "number among words"
SEVERITY = Severity.INFO

_KEYS: Final = ("name", "text", "flavor", "timing")
_CELLS_FOR_ONE: Final = 20


def check(context: GameContext) -> Problems:
    """Every cell with a number in a column of words."""
    game = context.game
    lists: list[tuple[Deck | CustomSet, Sequence[Named]]] = [
        *((deck, deck.cards) for deck in game.decks),
        *((custom, custom.records) for custom in game.sets),
    ]
    for owner, records in lists:
        declared = [name for name, field in owner.fields.items() if field.type == "text"]
        for rows in tables(records):
            for key in (*_KEYS, *declared):
                yield from _numbers(key, rows)


def _numbers(key: str, rows: Mapping[Named, Entry]) -> Problems:
    cells = [entry.value for record in rows if (entry := record.entry(key)) and isinstance(entry.value, Scalar)]
    numbers = [cell for cell in cells if cell.text.strip().isdecimal()]
    words = [cell for cell in cells if any(map(str.isalpha, cell.text))]
    if not 0 < len(numbers) <= max(1, len(cells) // _CELLS_FOR_ONE) or len(words) + len(numbers) < len(cells):
        return
    heading = next(entry.key for record in rows if (entry := record.entry(key)))
    written = heading.source.text[heading.start : heading.end] or key
    for cell in numbers:
        yield Problem(
            message=f"{cell.text!r} stands under {written!r}, where the {len(words)} others are words",
            span=cell.span,
            hint="correct the cell, if the number belongs elsewhere",
        )
