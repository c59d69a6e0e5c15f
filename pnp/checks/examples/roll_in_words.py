"""An example in words gives a roll another result than the table or the rule, or dice that no die shows.

Reads, in English rules, what an example rolls:

- "she rolls a 5 on the Weather table: Storm", and looks the row up by its name;
- "column 4-5 … a roll of 4 is L", and looks into the combat table;
- "she rolls 2, 3 and 6: two hits", where one sentence of the rules says what is a hit: "each 4 or more is a hit";
- "rolls 1 and 7", where all dice of the game have six sides.

A paragraph in which the number of the table is added to or taken from is left out.

It is the example by which players learn the rule.

```yaml file=tables.yaml
tables:
  - id: weather
    name: Weather
    die: D6
    rows:
      - {on: 1-3, name: Calm}
      - {on: 4-6, name: Storm}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

Ada rolls a 3 on the Weather table: it is Storm, and her ship stays at home.
```
```text
rules.md:3:43: warning W206 a 3 is 'Calm' in 'weather', not 'Storm'
```
```diff file=rules.md
-Ada rolls a 3 on the Weather table: it is Storm, and her ship stays at home.
+Ada rolls a 4 on the Weather table: it is Storm, and her ship stays at home.
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.dice_mentions import mentions
from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.outline import paragraph_at
from pnp.analysis.plain_sentences import any_of
from pnp.analysis.prose import places_of
from pnp.analysis.word_forms import small_letters
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.tables import Row, Table
from pnp.values import dataclass

NAME = "wrong roll in words"
SEVERITY = Severity.WARNING

_SHOWN: Final = r"(?:rolls|rolled|throws|threw)"
_RESULT: Final = re.compile(
    rf"\b(?:{_SHOWN}(?: an?| the)?|roll of(?: an?)?|result of(?: an?)?) (?P<number>{NUMBER})\b(?!-sided)"
)
_IN_COLUMN: Final = re.compile(
    rf"\broll of (?P<number>{NUMBER})\b(?: in column \S+)? (?:is|means) (?P<code>[a-z]\w*)\b"
)
_COLUMN: Final = re.compile(r"\bcolumn (?P<column>\d[^\s.,;:]*)")
_CHANGED: Final = re.compile(
    r"\b(?:adds?|added|adding|plus|minus|bonus|modif\w+|total|sum|together|takes? \w+ off|subtract\w*|re-?rolls?|again"
    r"|instead)\b|[+−]\s?\d"
)
# "Rolls 2, 3 and 6", "throws a 6 and a 1".
_ITEM: Final = r"(?:an? )?[1-9]\d?"
_SEVERAL: Final = re.compile(rf"\b{_SHOWN} (?P<dice>{_ITEM}(?:, {_ITEM})*,? and {_ITEM})\b(?![:–-]\d)")
_NUMBER: Final = re.compile(r"\d+")
# "Each 4 or more is a hit", "every 4, 5 or 6 is a hit, and a 6 is two".
_RULE: Final = re.compile(
    r"\b(?:each|every|any) (?:die (?:that shows|of) )?(?:an? )?(?P<list>\d(?:(?:, \d)*,? or \d)?)"
    r"(?P<more>\+| or (?:more|higher|better|above))? (?:is|counts as|scores|gives|means) (?:a|one) (?P<noun>[a-z]+)"
    r"(?:[,;]? (?:and |but )?(?:each |every |an? )?(?P<double>\d) (?:is|counts(?: as)?|scores|gives|means)"
    r" (?:two|twice|double)\b)?"
)
_MOST_PIPS: Final = 6
# So far behind a table the name of its row may stand.
_AFTER: Final = 80


@dataclass(frozen=True, slots=True)
class _Hits:
    """What makes a hit: pips on one die, and pips that make two."""

    pips: frozenset[int]
    double: int

    def of(self, dice: list[int]) -> int:
        """How many hits some dice are."""
        return sum((die in self.pips) + (die == self.double) for die in dice)


def check(context: GameContext) -> Problems:
    """Every roll of a sentence that says what comes of it."""
    if context.is_english:
        yield from _rows(context)
        yield from _columns(context)
        yield from _several(context)


def _rows(context: GameContext) -> Problems:
    """A roll on a named table, and the name of one other row behind it, in the same paragraph."""
    lower, known = context.prose.lower, context.outline
    for table in context.game.tables:
        rows = {small_letters(row.name): row for row in table.rows if row.name}
        title = re.sub(r" (?:table|chart)$", "", small_letters(table.name))
        if table.combat or len(rows) < len(table.rows) or len(rows) < 2 or not title:
            continue
        called = re.compile(rf" on the {re.escape(title)} (?:table|chart)\b")
        names = re.compile(rf"\b{any_of(rows)}\b")
        for place in places_of(lower, (f"on the {title} ",)):
            start, end = known.sentence(place)
            rolls = list(_RESULT.finditer(lower, start, place + 1))
            if len(rolls) != 1 or not called.match(lower, place - 1) or known.is_aside(start):
                continue
            end = min(paragraph_at(lower, start)[1], end + _AFTER)
            said = list(names.finditer(lower, place + len(title) + len(" on the  table"), end))
            changed = _CHANGED.search(lower, rolls[0].start(), said[0].start()) if said else None
            number = number_of(rolls[0]["number"])
            right = [row for row in table.rows if number in row.on]
            if len({match[0] for match in said}) == 1 and len(right) == 1 and not changed:
                yield from _other_row(context, table, right[0], rows[said[0][0]], said[0], number)


def _other_row(
    context: GameContext, table: Table, right: Row, told: Row, place: re.Match[str], number: int
) -> Problems:
    if told.name != right.name:
        yield Problem(
            message=f"a {number} is {right.name!r} in {table.id!r}, not {told.name!r}",
            span=context.prose.match_span(place),
            hint="correct the sentence, or the table if the sentence is right",
            related=(Related(right.at("name"), "the row"),),
        )


def _columns(context: GameContext) -> Problems:
    """A roll in the column that the paragraph has named last, and a code that is not in the cell."""
    lower = context.prose.lower
    tables = [(table, table.combat) for table in context.game.tables if table.combat and table.combat.by != "odds"]
    for match in _IN_COLUMN.finditer(lower) if len(tables) == 1 else ():
        ((table, combat),) = tables
        codes = {small_letters(code): code for code in table.results}
        start, _ = paragraph_at(lower, match.start())
        named = [found["column"] for found in _COLUMN.finditer(lower, start, match.end())]
        rows = [row for row in table.rows if number_of(match["number"]) in row.on]
        if not named or named[-1] not in combat.columns or len(rows) != 1 or match["code"] not in codes:
            continue
        column = combat.columns.index(named[-1])
        cell = rows[0].results[column] if column < len(rows[0].results) else ""
        if cell and cell != codes[match["code"]]:
            yield Problem(
                message=f"a {match['number']} in column {named[-1]} is {cell}, not {codes[match['code']]}",
                span=context.prose.match_span(match, "code"),
                hint="correct the sentence, or the cell if the sentence is right",
                related=(Related(rows[0].at("results"), "the row"),),
            )


def _several(context: GameContext) -> Problems:
    """Several dice, of which one shows too much, or which make more or fewer hits than the rule says."""
    lower, rules, sides = context.prose.lower, dict(_rules(context)), _sides(context)
    for match in _SEVERAL.finditer(lower):
        dice = [int(number) for number in _NUMBER.findall(match["dice"])]
        if sides and max(dice) > sides:
            yield Problem(
                message=f"no die of this game shows {max(dice)}: all of them have {sides} sides",
                span=context.prose.match_span(match, "dice"),
                hint="correct the number",
            )
            continue
        for noun, hits in rules.items():
            told = re.compile(
                rf"[.:,;]? (?:(?:that|which|these|it) (?:is|are|makes?) |for )?(?P<n>{NUMBER}) {noun}s?\b"
            )
            said = told.match(lower, match.end())
            if said and number_of(said["n"]) != hits.of(dice):
                yield Problem(
                    message=f"of these dice {hits.of(dice)} {_are(hits.of(dice), noun)}, not {said['n']}",
                    span=context.prose.match_span(said, "n"),
                    hint="correct the number, or the dice",
                )


def _are(number: int, noun: str) -> str:
    return f"is a {noun}" if number == 1 else f"are {noun}s"


def _rules(context: GameContext) -> Iterator[tuple[str, _Hits]]:
    """What the only sentence about each kind of hit says of single dice."""
    found: dict[str, set[_Hits]] = {}
    for match in _RULE.finditer(context.prose.lower):
        listed = [int(number) for number in _NUMBER.findall(match["list"])]
        pips = range(listed[0], _MOST_PIPS + 1) if match["more"] else listed
        hits = _Hits(frozenset(pips), int(match["double"] or 0))
        found.setdefault(match["noun"].removesuffix("s"), set()).add(hits)
    return ((noun, next(iter(hits))) for noun, hits in found.items() if len(hits) == 1)


def _sides(context: GameContext) -> int:
    """How many sides all dice of the game have; 0 if they differ, or nothing says so."""
    rolled = {record.die.sides for group in (context.game.tables, context.game.rolls) for record in group}
    spelt = {number_of(match) for match in re.findall(rf"\b({NUMBER})[- ]sided (?:die|dice)\b", context.prose.lower)}
    every = rolled | spelt | {int(mention.sides) for mention in context.get(mentions)}
    return every.pop() if len(every) == 1 else 0
