"""The rules ask for more than the dice among the parts can show.

If the list of parts, or `equipment:`, has dice of one kind and says how many, looks in English and German rules for
"both dice", "two dice" and "doubles" where there is a single die, and for a roll of a number that they cannot show:
"rolls a 7" with a six-sided die. Paragraphs in which something is added to a roll are left out.

The result never comes up, or the players look for the second die.

```yaml file=kit.yaml
kit: example
title: Example
players: 2
licence: CC-BY-4.0
equipment: [one six-sided die]
setup:
  - {id: first, text: Roll both dice. The higher sum begins.}
```
```text
kit.yaml:7:28: warning S133 'both dice': there is only one die among the parts
```
```diff file=kit.yaml
-equipment: [one six-sided die]
+equipment: [two six-sided dice]
```
"""

import re
from typing import Final

from pnp.analysis.numerals import ANY_NUMBER, any_number_of
from pnp.analysis.outline import paragraph_at
from pnp.analysis.parts import ListedDice, listed_dice
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "roll that the listed dice cannot show"
SEVERITY = Severity.WARNING

_SEVERAL: Final = re.compile(
    r"\b(?:both|two|three|2|3)\s+dice\b|\b(?:beide|zwei|drei)\s+würfel\b|\bpasch\b"
    r"|\b(?:rolls?|rolled|throws?|with|on)\s+(?:an? )?doubles?\b(?:\s+(?:one|two|three|four|five|six)(?:e?s)?)?"
)
_WORDS: Final = ("dice", "würfel", "double", "pasch")
# "Rolls a 7", "a roll of 7"; without these words, it is a number of dice unless the sentence goes on without a noun.
_NO_RESULT: Final = r"[\w%/-]|[.,]\d|\s+(?:or less|oder weniger|dice|times)\b"
_RESULT: Final = re.compile(
    r"\b(?:rolls?|rolled|throws?|threw|wirft|würfelt|gewürfelt)\s+"
    rf"(?P<one>(?:of\s+)?(?:an?|eine)\s+|of\s+)?(?P<result>\d{{1,2}})(?!{_NO_RESULT})"
    r"(?(one)|(?=[.,;:)\n\0+]|\s+(?:or|and|on|with|und|oder)\b))"
)
_ALL_DICE: Final = re.compile(
    rf"\b(?:rolls?|throws?)\s+(?P<dice>(?:all\s+|the\s+|your\s+)?(?P<number>{ANY_NUMBER})\s+dice)\b"
)
_EACH_DIE: Final = re.compile(
    r"\b(?:rolls?|rolled|throws?|threw)\s+an?\s+(?P<first>\d{1,2}) and an? (?P<second>\d{1,2})\b(?![\w%/-])"
)
_ROLLS: Final = ("roll", "throw", "threw", "wirft", "würfel")
# What makes a result other than the dice show.
_CHANGED: Final = re.compile(
    r"\b(?:add(?:s|ed|ing)?|plus|bonus\w*|modif\w+|drms?|total|sum|increase\w*|each|per|addier\w+|summe)\b|[+×]\s?\d"
)


def check(context: GameContext) -> Problems:
    """The first mention of dice that are not there, and every result that they cannot show."""
    dice = context.get(listed_dice)
    if dice is None or not dice.count:
        return
    words, known, seen = context.prose, context.outline, set[str]()
    yield from _second_die(context) if dice.count == 1 else _further_dice(context, dice.count)
    yield from _single_results(context, dice)
    for place in words.places(_ROLLS):
        match = _RESULT.match(words.lower, place)
        section = known.at(place)
        if match is None or match["result"] in seen or (section and section.is_aside):
            continue
        if _is_out(int(match["result"]), dice) and not _CHANGED.search(words.lower, *paragraph_at(words.lower, place)):
            seen.add(match["result"])
            least, most = dice.count, dice.count * max(dice.sides)
            yield Problem(
                message=f"{match['result']} cannot be rolled: the dice among the parts show {least} to {most}",
                span=words.match_span(match, "result"),
                hint="correct the number, or the dice",
            )


def _second_die(context: GameContext) -> Problems:
    words, known = context.prose, context.outline
    for place in words.places(_WORDS):
        start = max(0, place - 24)
        match = next(
            (found for found in _SEVERAL.finditer(words.lower, start, place + 24) if found.end() > place), None
        )
        section = known.at(place)
        if match and not (section and section.is_aside):
            yield Problem(
                message=f"{' '.join(match[0].split())!r}: there is only one die among the parts",
                span=words.match_span(match),
                hint="list the other dice among the parts, or roll one",
            )
            return


def _further_dice(context: GameContext, count: int) -> Problems:
    """The first roll of more dice than there are."""
    words, known = context.prose, context.outline
    for match in words.matches(_ALL_DICE, words.lower):
        if any_number_of(match["number"]) > count and not known.is_aside(match.start()):
            yield Problem(
                message=f"{' '.join(match['dice'].split())!r}: there are only {count} among the parts",
                span=words.match_span(match, "dice"),
                hint="list the other dice among the parts, or roll fewer",
            )
            return


def _single_results(context: GameContext, dice: ListedDice) -> Problems:
    """Every result of one of several dice that no die shows: "rolls a 3 and a 7"."""
    words, most = context.prose, max(dice.sides)
    for match in words.matches(_EACH_DIE, words.lower):
        for group in ("first", "second"):
            if int(match[group]) > most:
                yield Problem(
                    message=f"{match[group]} cannot be rolled: a die among the parts shows 1 to {most}",
                    span=words.match_span(match, group),
                    hint="correct the number, or the dice",
                )


def _is_out(result: int, dice: ListedDice) -> bool:
    """Whether no throw shows a number. Two dice may be read as tens and ones."""
    sides = max(dice.sides)
    if dice.count == 2 and (sides >= 10 or all(1 <= digit <= sides for digit in divmod(result, 10))):
        return False
    return result == 0 or result > dice.count * sides
