"""A phase gives two different numbers of cards to draw.

Compares the `draw` of every phase with its effects that draw cards.

Half of the table draws one more card than the other half.

```yaml file=play.yaml
decks:
  - {id: orders, name: Orders}
phases:
  - id: draw
    name: Draw phase
    draw: {deck: orders, count: 2}
    effects: [{do: draw, what: card, count: 3, target: {side: own}}]
```
```text
play.yaml:7:45: warning O107 this draws 3 cards, but the phase draws 2
```
```diff file=play.yaml
-    effects: [{do: draw, what: card, count: 3, target: {side: own}}]
+    effects: [{do: draw, what: card, count: 2, target: {side: own}}]
```
"""

from pnp.analysis.quantities import known_number
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.effects import Effect
from pnp.model.game import Game
from pnp.model.play import Deal

NAME = "conflicting draw counts"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every phase that draws and has effects that draw."""
    for phase in context.game.phases:
        if not phase.draw:
            continue
        for effect in phase.effects:
            if _is_the_same_draw(effect, phase.draw):
                yield from _compare(context.game, effect, phase.draw)


def _is_the_same_draw(effect: Effect, draw: Deal) -> bool:
    """Whether an effect repeats the draw of its phase, without a condition and for the same player."""
    if effect.do != "draw" or effect.only_if or effect.unless or not effect.count.isdecimal():
        return False
    is_this_deck = effect.what in ("card", draw.deck) and effect.source in ("", "deck", draw.deck)
    return is_this_deck and (effect.target is None or effect.target.side in ("own", "any"))


def _compare(game: Game, effect: Effect, draw: Deal) -> Problems:
    number = known_number(game, draw.count)
    if number is not None and number != int(effect.count):
        yield Problem(
            message=f"this draws {effect.count} card{'s' * (effect.count != '1')}, but the phase draws {number}",
            span=effect.at("count"),
            hint="give the number once: remove the effect, or draw:",
            related=(Related(draw.at("count"), "what the phase draws"),),
        )
