"""The text of a record counts something otherwise than its own column.

Compares, in English decks and sets, each number field with what the texts of the records count by its name: if a
column is *Pots*, "three fired pots" in a text is three. Where this is so in at least three records and in nearly all
that count the thing, a record in which the numbers differ is found.

The number was changed in the table after a test, and the sentence beside it still says the old one.

```yaml file=orders.yaml
decks:
  - id: orders
    name: Orders
    fields: {pots: number}
    cards:
      - {id: dairy, name: Dairy, pots: 2, text: Two pots for the dairy.}
      - {id: mill, name: Mill, pots: 3, text: Three fired pots for the mill.}
      - {id: chapel, name: Chapel, pots: 1, text: One pot for the chapel.}
      - {id: castle, name: Castle, pots: 5, text: Four pots for the castle.}
```
```text
orders.yaml:9:51: warning Q116 the text of 'Castle' says 'Four pots', but its column 'pots' has 5
```
```diff file=orders.yaml
-      - {id: castle, name: Castle, pots: 5, text: Four pots for the castle.}
+      - {id: castle, name: Castle, pots: 5, text: Five pots for the castle.}
```
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pnp.analysis.groups import decks_and_sets
from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.passages import Passage
from pnp.analysis.prose import Prose
from pnp.analysis.word_forms import plurals
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.decks import Card, CustomRecord
from pnp.model.fields import FieldType

NAME = "text against its column"
SEVERITY = Severity.WARNING

_WORD: Final = re.compile(r"[^\W\d_]{3,}")
# So many records must agree, and so many for each that does not.
_LEAST: Final = 3
_FOR_EACH: Final = 3


def check(context: GameContext) -> Problems:
    """Every record whose text differs from its column, where the others agree."""
    if not context.is_english:
        return
    columns = [
        (key, field, records)
        for owner, records in decks_and_sets(context.game)
        for key, field in owner.fields.items()
        if field.type == "number"
    ]
    if not columns:
        return
    for key, field, records in columns:
        told = list(_told(context.prose, records, key, _forms(key, field)))
        wrong = [one for one in told if number_of(one[2]["n"]) != one[0].fields[key]]
        right = len(told) - len(wrong)
        if right < max(_LEAST, _FOR_EACH * len(wrong)):
            continue
        for record, passage, match in wrong:
            start, length = match.start() - passage.start, len(match[0])
            said = " ".join(passage.text[start : start + length].split())
            yield Problem(
                message=f"the text of {record.name!r} says {said!r}, "
                f"but its column {field.name or key!r} has {record.fields[key]}",
                span=passage.span(start, length),
                hint="correct the text, or the column",
                related=(Related(record.at(key), "the column"),),
            )


def _forms(key: str, field: FieldType) -> Sequence[str]:
    """What a column counts, by the last word of its name."""
    words = _WORD.findall((field.name or key.replace("_", " ")).lower())
    return sorted({words[-1], *plurals(words[-1]), words[-1].removesuffix("s")}) if words else ()


def _told(
    prose: Prose, records: Sequence[Card | CustomRecord], key: str, forms: Sequence[str]
) -> Iterator[tuple[Card | CustomRecord, Passage, re.Match[str]]]:
    """The records of which the text counts what a column counts in one place, with that."""
    pattern = re.compile(rf"(?<![\w+−–/-])(?P<n>{NUMBER})\s+(?:[a-z]+\s+)?(?:{'|'.join(forms)})\b")
    found: dict[int, list[tuple[Passage, re.Match[str]]]] = {}
    for match in prose.find_with(pattern, forms):
        passage, _ = prose.passage(match.start())
        if passage.kind == "text":
            found.setdefault(id(passage.record), []).append((passage, match))
    for record in records:
        places = found.get(id(record), [])
        if len(places) == 1 and type(record.fields.get(key)) is int:
            yield record, *places[0]
