"""A sentence speaks of a combat result that there is not, or gives it another meaning.

Reads English rules. What they call a result, as in "on a DX result" and "results of DE", must be one of a combat table.
"On DR all defenders go back three hexes" must give the number that the meaning of `DR` gives, and "fractions are
rounded in favour of the attacker" must agree with `rounds:`. Sentences with several results, and those with a
condition, are left out.

The die is cast, and the players find the result in the rules and not in the table, or the other way round.

```yaml file=tables.yaml
tables:
  - id: combat
    name: Combat
    die: D6
    combat: {columns: 1:1 2:1}
    results: {AR: Attackers go back one hex., DR: Defenders go back two hexes.}
    rows:
      - {on: 1-3, results: AR AR}
      - {on: 4-6, results: AR DR}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

On a DX result both sides lose a unit.

On DR all defenders go back three hexes.
```
```text
rules.md:3:6: warning D171 no result of 'combat' is called 'DX'
rules.md:5:29: warning D171 'three hexes' are given for 'DR' here, but 2 in its meaning
```
```diff file=rules.md
-On a DX result both sides lose a unit.
+On a DR result the attackers may follow.

-On DR all defenders go back three hexes.
+On DR all defenders go back two hexes.
```
"""

import re
from collections.abc import Mapping
from typing import Final

from pnp.analysis.combat import codes_in
from pnp.analysis.names import in_play
from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.outline import stem
from pnp.analysis.plain_sentences import plain_sentences
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.load.suggest import did_you_mean
from pnp.model.fields import Code
from pnp.model.tables import Combat, Table

NAME = "other meaning of a result"
SEVERITY = Severity.WARNING

_CODE: Final = r"[A-Z]{1,3}\d?(?:/[A-Z]{1,3}\d?)?"
_CALLED: Final = re.compile(
    rf"(?<![\w/-])(?!(?:A|I|AN|THE)\b)(?P<code>{_CODE})\s+[Rr]esults?\b|\b[Rr]esults?\s+(?:of|is|are|reads?)\s+(?:an?\s+)?(?P<of>{_CODE})(?![\w/’'-])"
)
# What stands before "results" and is no result.
_NO_RESULTS: Final = frozenset(("CRT", "A", "I", "OK", "NO", "ALL", "THE", "ANY"))
_COUNTED: Final = re.compile(
    rf"(?<![\w+–-])(?P<number>{NUMBER})\s+(?P<noun>hex(?:es)?|spaces?|squares?|cells?|steps?|points?|units?|losses|loss)\b"
)
_SO_MANY: Final = re.compile(r"\b(?:so|as)\s+many\s+(?P<noun>[a-z]+)|\bthat\s+(?:many|number\s+of)\s+(?P<those>[a-z]+)")
_OTHERWISE: Final = re.compile(r"\b(?:or|more|less|extra|additional|another|instead|each|per|up to|at least|every)\b")
_ROUNDED: Final = re.compile(
    r"\b(?:in\s+favou?r\s+of|to\s+the\s+(?:advantage|benefit)\s+of|for|to\s+favou?r)\s+the\s+(?P<who>attackers?|defenders?)\b"
)
_ROUND: Final = re.compile(r"\bround(?:s|ed|ing)?\b")


def check(context: GameContext) -> Problems:
    """Every result in a sentence, and every sentence on rounding."""
    tables = [(table, table.combat) for table in context.game.tables if table.combat]
    known = {key: (table, code) for table, _ in tables for key, code in table.results.items()}
    if context.is_english and known:
        yield from _unknown(context, tables[0][0], known)
        yield from _other_numbers(context, known)
    if context.is_english and tables:
        yield from _rounding(context, tables)


def _unknown(context: GameContext, table: Table, known: Mapping[str, tuple[Table, Code]]) -> Problems:
    """Every code that is called a result and is none."""
    words = context.prose
    others = _NO_RESULTS | {record.abbr for _, record in in_play(context.game) if record.abbr}
    others |= {code for each in context.game.tables for row in each.rows for code in row.results}
    places = sorted({context.outline.sentence(place) for place in words.places(("result",))})
    for match in (match for span in places for match in _CALLED.finditer(words.text, *span)):
        group = "code" if match["code"] else "of"
        found = codes_in(match[group], known)
        if match[group] not in others and found and not any(key for _, key in found):
            yield Problem(
                message=f"no result of {table.id!r} is called {match[group]!r}",
                span=words.match_span(match, group),
                hint=did_you_mean(match[group], known) or f"the results are {', '.join(known)}",
                related=(Related(table.at("results"), "the results"),),
            )


def _other_numbers(context: GameContext, known: Mapping[str, tuple[Table, Code]]) -> Problems:
    """Every number of hexes or steps beside a result whose meaning has another."""
    for sentence in plain_sentences(
        context, (" hex", " space", " square", " cell", " step", " point", " unit", " loss")
    ):
        written = context.prose.text[sentence.start : sentence.start + len(sentence.text)]
        codes = [
            (match[0], key)
            for match in re.finditer(rf"(?<![\w/-]){_CODE}(?![\w/’'-])", written)
            for _, key in codes_in(match[0], known)
            if key
        ]
        said = list(_COUNTED.finditer(sentence.text))
        if len(codes) != 1 or len(said) != 1 or _OTHERWISE.search(sentence.text):
            continue
        code, key = codes[0]
        table, meaning = known[key]
        number = _number_in(f"{meaning.name}. {meaning.text}".lower(), code, stem(said[0]["noun"]))
        if number is not None and number != number_of(said[0]["number"]):
            yield Problem(
                message=f"{' '.join(said[0][0].split())!r} are given for {code!r} here, but {number} in its meaning",
                span=context.prose.span(sentence.start + said[0].start("number"), len(said[0]["number"])),
                hint="correct the sentence, or the meaning if the sentence is right",
                related=(Related(table.at("results"), "the results"),),
            )


def _number_in(meaning: str, code: str, noun: str) -> int | None:
    """The only number of something in the meaning of a result; that of its code, if it says "so many"."""
    numbers = {number_of(match["number"]) for match in _COUNTED.finditer(meaning) if stem(match["noun"]) == noun}
    many = any(stem(match["noun"] or match["those"]) == noun for match in _SO_MANY.finditer(meaning))
    if many and (digits := re.search(r"\d+", code)):
        numbers.add(int(digits[0]))
    return numbers.pop() if len(numbers) == 1 else None


def _rounding(context: GameContext, tables: list[tuple[Table, Combat]]) -> Problems:
    """Every sentence that rounds odds in favour of somebody else than all tables of odds do."""
    by_odds = [(table, combat) for table, combat in tables if combat.by == "odds"]
    favoured = {combat.rounds for _, combat in by_odds}
    if len(favoured) != 1:
        return
    table, combat = by_odds[0]
    for sentence in plain_sentences(context, ("round",)):
        match = _ROUNDED.search(sentence.text)
        if match and _ROUND.search(sentence.text) and match["who"].rstrip("s") != combat.rounds:
            yield Problem(
                message=f"odds are rounded in favour of the {match['who']} here, but 'rounds' of {table.id!r} is "
                f"{combat.rounds}",
                span=context.prose.span(sentence.start + match.start("who"), len(match["who"])),
                hint="correct the sentence, or write rounds: under combat: of the table",
                related=(Related(table.at("combat"), "the table"),),
            )
