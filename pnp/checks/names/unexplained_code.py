"""A table has a code that nothing explains.

Looks at tables and sets whose cells are codes of a few capitals, such as the results of combat (AE, DR). If at least
two of the codes are explained, by a name, an abbreviation, a glossary or a list in the rules ("**AE:** …"), one that is
not is a finding. So is a letter code that is explained by its own name, if all other codes of its kind say more.

The players roll it and do not know what happens.

```yaml file=tables.yaml
glossary:
  - {id: ae, term: AE, text: The attackers are eliminated.}
  - {id: dr, term: DR, text: The defenders retreat.}
  - {id: exchange, term: EE, text: Both sides lose a unit.}
tables:
  - id: combat
    name: Combat results
    die: D4
    fields: {weak: {type: text, name: '1:1'}, strong: {type: text, name: '2:1'}}
    rows:
      - {on: 1, weak: AE, strong: AE}
      - {on: 2, weak: AE, strong: DR}
      - {on: 3, weak: DR, strong: DR}
      - {on: 4, weak: DR, strong: EX}
```
```text
tables.yaml:14:35: warning N157 nothing says what 'EX' means in this table
```
```diff file=tables.yaml
-  - {id: exchange, term: EE, text: Both sides lose a unit.}
+  - {id: exchange, term: EX, text: Both sides lose a unit.}
```
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pnp.analysis.names import called_by_name, names_of
from pnp.checks.api import GameContext, Problem, Problems, Severity, Span
from pnp.checks.names.short_forms import short_forms
from pnp.model.fields import FieldType, Open
from pnp.model.game import Game
from pnp.model.texts import Term

NAME = "unexplained code"
SEVERITY = Severity.WARNING

_CODE: Final = re.compile(r"[A-Z]{1,3}")
# "AE / DE:", "EX = exchange", "DR – the defender retreats", "(EX)".
_EXPLAINED: Final = re.compile(
    r"(?<!\w)(?P<codes>[A-Z]{1,3}(?:[ ,/&]+[A-Z]{1,3})*)[*_”\"]*(?::|[ \t]*=|[ \t][–—-][ \t]|\))"
)
_LEAST: Final = 2


def check(context: GameContext) -> Problems:
    """Every unexplained code of a table of codes, where it first stands."""
    yield from _explained_by_themselves(context.game)
    known: frozenset[str] | None = None
    for records, fields in _lists(context.game):
        codes = _codes(records, fields)
        if len(codes) <= _LEAST:
            continue
        known = known or _known(context)
        strange = {code: span for code, span in codes.items() if code.casefold() not in known}
        if len(codes) - len(strange) >= max(_LEAST, len(strange) + 1):
            for code, span in strange.items():
                yield Problem(
                    message=f"nothing says what {code!r} means in this table",
                    span=span,
                    hint="explain it where the other codes are explained, or correct it",
                )


def _explained_by_themselves(game: Game) -> Problems:
    """Letter codes whose text is their name, if the others of their kind have a text that says more."""
    groups = [*(deck.codes for deck in game.decks), *(custom.codes for custom in game.sets)]
    groups += [board.track.codes for board in game.boards if board.track]
    for codes in (kind for group in groups for kind in group.values()):
        empty = [code for code in codes.values() if code.text.strip(" .").casefold() in ("", code.name.casefold())]
        if len(empty) == 1 and len(codes) > _LEAST + 1:
            (code,) = empty
            yield Problem(
                message=f"nothing says what {code.name!r} means, unlike all other codes of its kind",
                span=code.at("text" if code.text else "name"),
                hint="say in its text what it does",
            )


def _lists(game: Game) -> Iterator[tuple[Sequence[Open], Mapping[str, FieldType]]]:
    yield from ((table.rows, table.fields) for table in game.tables)
    yield from ((custom.records, custom.fields) for custom in game.sets)


def _codes(records: Sequence[Open], fields: Mapping[str, FieldType]) -> dict[str, Span]:
    """The codes of a table with the place where each first stands."""
    codes: dict[str, Span] = {}
    for record in records:
        for key, field in fields.items():
            value = record.fields.get(key)
            if field.type == "text" and isinstance(value, str) and _CODE.fullmatch(value):
                codes.setdefault(value, record.at(key))
    return codes


def _known(context: GameContext) -> frozenset[str]:
    game = context.game
    known = {form.short for form in short_forms(game)}
    for _, record in called_by_name(game):
        known.update((record.id, *names_of(record)))
        if isinstance(record, Term):
            known.update(re.split(r"\W+", record.term))
    for match in context.prose.matches(_EXPLAINED, context.prose.text):
        known.update(re.split(r"\W+", match["codes"]))
    for codes in (*(deck.codes for deck in game.decks), *(custom.codes for custom in game.sets)):
        known.update(letter for letters in codes.values() for letter in letters)
    return frozenset(code.casefold() for code in known)
