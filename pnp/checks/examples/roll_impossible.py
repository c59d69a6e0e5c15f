"""A worked example shows an impossible roll.

Looks in every example of a roll for a result that the die cannot show, unknown modifiers, modifiers used more often
than allowed, and modifiers that exclude each other.

Players learn from the example that these bonuses add up, but by the rules they do not.

```yaml file=rolls.yaml
rolls:
  - id: attack
    name: Attack
    die: D6
    target: 5+
    modifiers: [{id: flank, by: +2, excludes: [rear]}, {id: rear, by: +3}]
examples:
  - {id: from-behind, roll: attack, rolled: 7, modifiers: [flank, rear, hill], total: 12}
```
```text
rolls.yaml:8:45: error W204 a D6 cannot show 7
rolls.yaml:8:67: error W204 'rear' never applies together with 'flank'
rolls.yaml:8:73: error W204 'attack' has no modifier 'hill'
```
```diff file=rolls.yaml
-  - {id: from-behind, roll: attack, rolled: 7, modifiers: [flank, rear, hill], total: 12}
+  - {id: from-behind, roll: attack, rolled: 4, modifiers: [rear], total: 7}
```
"""

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.examples.rolling import RollExample, excluding, roll_examples, too_often
from pnp.load.suggest import did_you_mean, one_of

NAME = "impossible roll in an example"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True


def check(context: GameContext) -> Problems:
    """Every example of a roll."""
    for shown in roll_examples(context.game):
        yield from _result(shown)
        yield from _unknown(shown)
        yield from _repeated(shown)
        yield from _together(shown)


def _result(shown: RollExample) -> Problems:
    die, rolled = shown.roll.die, shown.example.rolled
    if rolled is not None and rolled not in die.results():
        yield Problem(
            message=f"a {die} cannot show {rolled}",
            span=shown.example.at("rolled"),
            hint=f"it shows {die.low} to {die.high}",
            related=(Related(shown.roll.at("die"), "the die"),),
        )


def _unknown(shown: RollExample) -> Problems:
    known = [modifier.id for modifier in shown.roll.applicable]
    for index, (name, modifier) in enumerate(shown.modifiers):
        if modifier is None:
            yield Problem(
                message=f"{shown.roll.id!r} has no modifier {name!r}",
                span=shown.example.at(f"modifiers.{index}"),
                hint=did_you_mean(name, known) or (one_of(known) if known else "it takes no modifiers"),
                related=(Related(shown.roll.at("modifiers"), "the modifiers of the roll"),),
            )


def _repeated(shown: RollExample) -> Problems:
    for modifier in too_often(shown):
        uses = [index for index, name in enumerate(shown.example.modifiers) if name == modifier.id]
        yield Problem(
            message=f"{modifier.id!r} applies {'once' if modifier.times <= 1 else f'{modifier.times} times'} at most",
            span=shown.example.at(f"modifiers.{uses[max(modifier.times, 1)]}"),
            hint="remove it, or add times: to the modifier",
            related=(Related(modifier.span, "the modifier"),),
        )


def _together(shown: RollExample) -> Problems:
    for first, second in excluding(shown):
        index = shown.example.modifiers.index(second.id)
        rule = first if second.id in first.excludes else second
        yield Problem(
            message=f"{second.id!r} never applies together with {first.id!r}",
            span=shown.example.at(f"modifiers.{index}"),
            hint="remove one of them",
            related=(Related(rule.at("excludes"), "the rule that excludes it"),),
        )
