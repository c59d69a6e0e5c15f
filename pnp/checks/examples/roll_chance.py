"""A worked example states odds that the dice do not have.

Works out the chance of success of a roll with the modifiers that an example names (or the chance of the outcome or row
that it names) and compares it with the `chance` of the example, rounded to the same digits.

Designers balance a game by such numbers, and players base decisions on them.

```yaml file=rolls.yaml
rolls:
  - {id: attack, name: Attack, die: D10, target: 7+, modifiers: [{id: lanterns, by: +1}]}
examples:
  - {id: with-lanterns, roll: attack, modifiers: [lanterns], chance: 40 %}
```
```text
rolls.yaml:4:70: error W203 the example says 40 %, but a D10 with +1 makes 7+ in 50 % of all rolls
```
```diff file=rolls.yaml
-  - {id: with-lanterns, roll: attack, modifiers: [lanterns], chance: 40 %}
+  - {id: with-lanterns, roll: attack, modifiers: [lanterns], chance: 50 %}
```
"""

from fractions import Fraction

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.examples.claims import chance_in, percent, signed
from pnp.checks.examples.rolling import RollExample, outcome_in, roll_examples
from pnp.model.tables import Roll

NAME = "wrong odds in an example"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every example with a ``chance``."""
    for shown in roll_examples(context.game):
        if not shown.example.chance or not shown.is_whole or (shown.table and shown.table.combat):
            continue
        claim = chance_in(shown.example.chance)
        if claim is None:
            message = f"{shown.example.chance!r} is not a probability"
            yield Problem(message=message, span=shown.example.at("chance"), hint="write 40 %, 2/5 or 2 in 5")
            continue
        actual = shown.chance_of(shown.example.gives)
        if actual is not None and not claim.holds(actual):
            yield _wrong(shown, actual)


def _wrong(shown: RollExample, actual: Fraction) -> Problem:
    modifier = f" with {signed(shown.modifier)}" if shown.modifier else ""
    return Problem(
        message=f"the example says {shown.example.chance}, but a {shown.roll.die}{modifier} {_needs(shown)} "
        f"in {percent(actual)} of all rolls",
        span=shown.example.at("chance"),
        hint=f"that is {actual.numerator} in {actual.denominator}" if actual else "it never happens",
        related=(Related(shown.target, "the roll"),),
    )


def _needs(shown: RollExample) -> str:
    """The result that the example is about."""
    if row := shown.row_named(shown.example.gives):
        return f"shows {row.on}"
    assert isinstance(shown.roll, Roll)
    verb = "misses" if outcome_in(shown.example.gives) is False else "makes"
    return f"{verb} {shown.roll.target}"
