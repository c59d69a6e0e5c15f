"""An example in words gives a roll another result than the table or the rule, or dice that no die shows.

Reads what an example rolls:

- "she rolls a 5 on the Weather table: Storm", in English and German, and looks the row up by its name, or by a state
  that only other rows bring;
- "column 4-5 … a roll of 4 is L", and looks into the combat table;
- "she rolls 2, 3 and 6: two hits", where one sentence of the rules says what is a hit: "each 4 or more is a hit";
- "rolls 1 and 7" with dice of six sides.

A sentence in which something is added to the roll or taken from it is left out.

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
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pnp.analysis.dice_results import CHANGED, DiceResult, dice_results
from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.outline import paragraph_at
from pnp.analysis.plain_sentences import any_of
from pnp.analysis.word_forms import small_letters
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.tables import Roll, Row, Table
from pnp.values import dataclass

NAME = "wrong roll in words"
SEVERITY = Severity.WARNING

_SHOWN: Final = r"(?:rolls|rolled|throws|threw)"
_IN_COLUMN: Final = re.compile(
    rf"\broll of (?P<number>{NUMBER})\b(?: in column \S+)? (?:is|means) (?P<code>[a-z]\w*)\b"
)
_COLUMN: Final = re.compile(r"\bcolumn (?P<column>\d[^\s.,;:]*)")
# What comes of another roll: "so it is not a Storm".
_NOT: Final = re.compile(r"\b(?:not|no|never|nobody|none|niemand|instead|unless|otherwise|nicht|kein\w*|statt)\b")
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
    yield from _rows(context)
    if context.is_english:
        yield from _columns(context)
    yield from _several(context)


def _rows(context: GameContext) -> Problems:
    """A roll on a table, and behind it the name of one other row, or a state that only others bring."""
    lower = context.prose.lower
    for result in context.get(dice_results):
        table = _table(context, result)
        if table is None or result.others or context.outline.is_aside(result.start):
            continue
        start, stop = context.outline.sentence(result.start)
        stop = min(paragraph_at(lower, result.start)[1], stop + _AFTER)
        # The name of a table may be that of one of its rows, too.
        told = lower[result.end : stop].replace(f" on the {_title(table)} ", " " * (len(_title(table)) + 9))
        right = [row for row in table.rows if result.is_among(row.on)]
        for brings in (_by_name(table), _by_state(context, table)):
            said = list(re.finditer(rf"\b{any_of(brings)}", told)) if right else []
            if said and len({match[0] for match in said}) == 1 and not _NOT.search(told, 0, said[0].start()):
                if CHANGED.search(lower, start, result.end + said[0].start()):
                    break
                if not any(row is other for row in right for other in brings[said[0][0]]):
                    place = result.end + said[0].start(), result.end + said[0].end()
                    yield _other_row(context, table, right[0], result, place)
                break


def _title(table: Table) -> str:
    return re.sub(r"[ -]?(?:table|chart|tabelle)$", "", small_letters(table.name))


def _table(context: GameContext, result: DiceResult) -> Table | None:
    """The table on which a result is looked up, without one that says nothing of single results."""
    table = context.game.tables.find(result.table.table) if isinstance(result.table, Roll) else result.table
    return table if table and not table.combat and result.dice.odds() == table.die.odds() else None


def _by_name(table: Table) -> Mapping[str, Sequence[Row]]:
    """The rows of a table by their names, if all have names, and different ones."""
    rows = {small_letters(row.name): (row,) for row in table.rows if row.name}
    return rows if len(rows) == len(table.rows) > 1 else {}


def _by_state(context: GameContext, table: Table) -> Mapping[str, Sequence[Row]]:
    """The rows of a table by the states that they bring, where not all bring it."""
    found: dict[str, Sequence[Row]] = {}
    for status in context.game.statuses:
        name = small_letters(status.name)
        rows = [row for row in table.rows if re.search(rf"\b{re.escape(name)}\b", small_letters(row.text))]
        if name and 0 < len(rows) < len(table.rows):
            found[name] = rows
    return found


def _other_row(context: GameContext, table: Table, right: Row, result: DiceResult, place: tuple[int, int]) -> Problem:
    told, shown = context.prose.text[slice(*place)], context.prose.text[result.start : result.end]
    is_of = f"is {right.name!r}" if right.name else f"is the row {right.on}"
    return Problem(
        message=f"a {shown} {is_of} in {table.id!r}, not {told!r}",
        span=context.prose.span_between(*place),
        hint="correct the sentence, or the table if the sentence is right",
        related=(Related(right.at("name") if right.name else right.at("on"), "the row"),),
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
    lower, rules = context.prose.lower, dict(_rules(context))
    wrong = {result.start: result for result in context.get(dice_results) if _has_too_many_pips(result)}
    for result in wrong.values():
        yield Problem(
            message=f"no such die shows {max(result.low or 0, *result.others)}: it has {result.dice.sides} sides",
            span=context.prose.span_between(result.start, result.end),
            hint="correct the number",
        )
    for match in _SEVERAL.finditer(lower) if rules else ():
        dice = [int(number) for number in _NUMBER.findall(match["dice"])]
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


def _has_too_many_pips(result: DiceResult) -> bool:
    """Whether one of several dice shows more than it has sides."""
    return bool(result.others) and not result.dice.is_d66 and max(result.low or 0, *result.others) > result.dice.sides
