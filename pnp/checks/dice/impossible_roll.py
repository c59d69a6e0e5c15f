"""The text asks for a result that the dice cannot show.

Looks in English and German sentences for the results that dice are to show, "a roll of 13 or more", "on an 8", "rolls a
4 and a 7", and for the dice: those of the sentence, of the sentences before it, of the table or roll that it names or
belongs to, or the only ones of its section. Dice without sides have six. Where anything is added to a roll, only what
is thrown before that is held against the dice.

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

from pnp.analysis.dice_results import ON, SHOWN, DiceResult, dice_results
from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "roll that the dice cannot show"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every result outside the range of its dice."""
    for result in context.get(dice_results):
        if result.others:
            continue  # W206 looks at several dice.
        impossible, limit = _impossible(result)
        if impossible is not None:
            show = "shows" if result.dice.count == 1 else "show"
            yield Problem(
                message=f"{result.dice} never {show} {impossible}: {limit} is the "
                f"{'most' if impossible > limit else 'least'}",
                span=context.prose.span_between(result.start, result.end),
                hint="correct the number or the dice",
            )


def _impossible(result: DiceResult) -> tuple[int | None, int]:
    """A number of a result that its dice cannot show, and the limit that it breaks; None if there is none."""
    dice, exact = result.dice, result.low == result.high
    if result.is_changed and not (result.lead == SHOWN and exact and result.is_near):
        return None, 0
    for number in (result.low, result.high):
        if number is not None and number > dice.high:
            return number, dice.high
    # Of several dice, each may be meant.
    is_total = dice.count == 1 or result.table is not None or result.lead not in (ON, SHOWN)
    number = result.high if result.low is None or not exact else result.low
    return (number, dice.low) if is_total and number is not None and number < dice.low else (None, 0)
