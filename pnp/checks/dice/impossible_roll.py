"""The text asks for a result that the dice cannot show.

Looks in sentences for dice and for the results that they are to show: "a roll of 7 on a D6", "13 or more on two dice".
Dice without sides have six. A paragraph in which anything is added to a roll is left out.

Nobody ever rolls it: either the number or the dice are wrong.

```yaml file=phases.yaml
phases:
  - {id: storm, name: Storm, text: 'Roll 2D6: on a roll of 13 or more the ship sinks.'}
```
```text
phases.yaml:2:60: warning D180 2D6 never show 13: 12 is the most
```
```diff file=phases.yaml
-  - {id: storm, name: Storm, text: 'Roll 2D6: on a roll of 13 or more the ship sinks.'}
+  - {id: storm, name: Storm, text: 'Roll 2D6: on a roll of 12 the ship sinks.'}
```
"""

import re
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.outline import paragraph_at
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "roll that the dice cannot show"
SEVERITY = Severity.WARNING

_SIDES: Final = "(?P<sides>4|6|8|10|12|20|100)"
_DICE: Final = re.compile(
    rf"(?<![\w+*/-])(?P<count>\d{{1,2}})?[dw]{_SIDES}(?![\w%+*/-])"
    rf"|\b(?P<number>{NUMBER}|an?) (?:(?:{_SIDES.replace('sides', 'sided')}|six)-sided )?(?:dice|die)\b"
)
# "a roll of 13 or more", "rolls 7 on a D6", "the result is 9, the ship sinks"; not "a total of 9 units", "Roll 43".
_ENOUGH: Final = r"\+| or (?:more|higher|better|above)\b| on (?:an?|the|two|both|three|\d?[dw]\d)"
_CLAUSE: Final = r"[.,;:)](?!\d)| (?:the|it|you|he|she|they|is|means|hits|kills|succeeds|destroys|sinks)\b|$"
_RESULT: Final = re.compile(
    r"\b(?:roll|result|total|throw|sum|score)\w*"
    r"(?P<link>(?: (?:of|is|are|comes to|equals|on|an?|at least|exactly|natural)){1,3})?"
    rf" (?P<result>{NUMBER})(?={_ENOUGH}|(?(link)(?:{_CLAUSE})|\0))"
)
# What makes a total higher than the dice show, anywhere in the paragraph.
_CHANGED: Final = re.compile(
    r"\b(?:add|adds|added|adding|plus|bonus\w*|modif\w+|drms?|extra|multipl\w+|doubl\w+|total of all|d66|w66|explod\w+"
    r"|again|increase[sd]?|with (?:the|his|her|its|their|your))\b|[+×]\s?\d|\d\s?[+×]\s?[a-z]"
)


def check(context: GameContext) -> Problems:
    """Every sentence with one kind of dice, and a result outside their range."""
    words, sentences = context.prose, context.outline
    seen: set[int] = set()
    for place in words.places(("dice", " die", "d4", "d6", "d8", "d10", "d12", "d20", "d100")):
        start, end = sentences.sentence(place)
        if start in seen or not context.is_english:
            continue
        seen.add(start)
        sentence = words.lower[start:end]
        dice = {_dice(match) for match in _DICE.finditer(sentence)}
        if len(dice) != 1:
            continue
        (count, sides) = next(iter(dice))
        for match in _RESULT.finditer(sentence):
            number = number_of(match["result"])
            if number > count * sides and not _CHANGED.search(words.lower, *paragraph_at(words.lower, start)):
                name, show = (f"D{sides}", "shows") if count == 1 else (f"{count}D{sides}", "show")
                yield Problem(
                    message=f"{name} never {show} {number}: {count * sides} is the most",
                    span=words.span(start + match.start("result"), len(match["result"])),
                    hint="correct the number or the dice",
                )


def _dice(match: re.Match[str]) -> tuple[int, int]:
    """How many dice a match names, and their sides."""
    if match["number"]:
        count = 1 if match["number"] in ("a", "an") else number_of(match["number"])
        return count, int(match["sided"] or 6)
    return int(match["count"] or 1), int(match["sides"])
