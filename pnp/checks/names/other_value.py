"""A value of a column is written in another form than elsewhere in the column.

Compares the values of each declared field of type `list`, `text` or `code` over all records of a set, deck or table: a
value that differs from a more frequent one by a plural, by spaces or hyphens, by one typing error, or by another ending
of a long word (Alchemist, Alchemy) is a finding.

Readers and spreadsheets take them for two things, and a rule about one does not reach the other.

```yaml file=cultures.yaml
sets:
  - id: cultures
    name: Cultures
    one: culture
    fields: {magic: {type: list, name: Magic}}
    records:
      - {id: norse, name: Norse, magic: [Rune, Music]}
      - {id: celtic, name: Celtic, magic: [Nature, Rune]}
      - {id: finnish, name: Finnish, magic: [Runes, Nature]}
```
```text
cultures.yaml:9:46: warning N155 'Runes' is 'Rune' elsewhere in this column (twice)
```
```diff file=cultures.yaml
-      - {id: finnish, name: Finnish, magic: [Runes, Nature]}
+      - {id: finnish, name: Finnish, magic: [Rune, Nature]}
```
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pnp.analysis import dictionary
from pnp.analysis.word_forms import loose
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.load.suggest import is_slip
from pnp.model.fields import FieldType, Foreign, Open
from pnp.model.game import Game

NAME = "value in another form"
SEVERITY = Severity.WARNING

_TYPES: Final = ("list", "text")
# A longer value is a sentence; a shorter one differs from others in one letter by accident.
_LONGEST: Final = 30
_SHORTEST: Final = 4
# Words of one family share so many letters, and end in at most so many others.
_SHARED: Final = 5
_ENDING: Final = 3
# The other form has to be so frequent for another ending to be a slip.
_OFTEN: Final = 3


def check(context: GameContext) -> Problems:
    """Every rare value that resembles a frequent one of its column."""
    for records, fields in _columns(context.game):
        for key, field in fields.items():
            if field.type in _TYPES:
                yield from _in_column(_values(records, key), is_list=field.type == "list")


def _columns(game: Game) -> Iterator[tuple[Sequence[Open], Mapping[str, FieldType]]]:
    yield from ((deck.cards, deck.fields) for deck in game.decks)
    yield from ((custom.records, custom.fields) for custom in game.sets)
    yield from ((table.rows, table.fields) for table in game.tables)
    yield from ((board.track.spaces, board.track.fields) for board in game.boards if board.track)


def _values(records: Sequence[Open], key: str) -> dict[str, list[Span]]:
    """Every short value of a column with its places."""
    places: dict[str, list[Span]] = {}
    for record in records:
        value = record.fields.get(key)
        if isinstance(value, Foreign):
            continue
        for index, text in enumerate(value) if isinstance(value, tuple) else [(None, value)]:
            if isinstance(text, str) and _SHORTEST <= len(text) <= _LONGEST and not any(map(str.isdigit, text)):
                places.setdefault(text, []).append(record.at(key if index is None else f"{key}.{index}"))
    return places


def _in_column(places: Mapping[str, list[Span]], *, is_list: bool) -> Problems:
    usual = sorted(places, key=lambda value: -len(places[value]))
    by_letters: dict[str, list[str]] = {}
    by_start: dict[str, list[str]] = {}
    for value in usual:
        by_letters.setdefault(loose(value), []).append(value)
        by_start.setdefault(value[: _SHARED - 1].casefold(), []).append(value)
    for value in usual:
        # The first in the list is the most frequent one, and of equally frequent ones the one that comes first.
        near = by_letters[loose(value)][:1] if by_letters[loose(value)][0] != value else []
        near += [
            other
            for other in by_start[value[: _SHARED - 1].casefold()]
            if len(places[other]) > len(places[value]) and _is_meant(value, other, len(places[other]), is_list=is_list)
        ]
        if near:
            yield from (_problem(value, near[0], span, places) for span in places[value])


def _is_meant(value: str, other: str, number: int, *, is_list: bool) -> bool:
    """Whether a rare value is a slip of the pen for a frequent one, or another form of its word."""
    lowered, usual = value.casefold(), other.casefold()
    if is_slip(lowered, usual):
        return not dictionary.knows(lowered)
    if not is_list or number < _OFTEN or " " in value or " " in other:
        return False
    shared = next((at for at, (a, b) in enumerate(zip(lowered, usual, strict=False)) if a != b), len(usual))
    return shared >= _SHARED and 0 < len(lowered) - shared <= _ENDING and 0 < len(usual) - shared <= _ENDING


def _problem(value: str, other: str, span: Span, places: Mapping[str, list[Span]]) -> Problem:
    number = len(places[other])
    times = "twice" if number == 2 else f"{number} times"
    return Problem(
        message=f"{value!r} is {other!r} elsewhere in this column ({times})",
        span=span,
        hint=f"write {other} if the same is meant",
        related=(Related(places[other][0], "the usual form"),),
    )
