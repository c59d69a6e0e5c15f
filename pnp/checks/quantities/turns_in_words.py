"""A sentence gives the game another length than the turn track.

## What it does
Reads "the game lasts eight turns", "the game ends after turn 10" and the like, in English and German rules, and
compares the number with the turn track (`turns: true`) and with the `last_turn` of scenarios. Variants, scenarios and
sentences with a condition are left out.

## Why it matters
The track goes on, and the players argue whether they may.

## Fails
```yaml file=map.yaml
boards:
  - {id: turns, name: Turns, track: {turns: true, count: 8}}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

The game lasts ten turns.
```
```text
rules.md:3:16: warning B212 the length of the game is given as ten turns, but 'turns' ends with turn 8
```

## Passes
```diff file=rules.md
-The game lasts ten turns.
+The game lasts eight turns.
```
"""

from pnp.analysis.arrivals import turn_track, turns_of
from pnp.analysis.outline import stem
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.quantities.facts import facts

CODE = "B212"
NAME = "other length than the turn track"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """Every sentence with the length of the game in turns."""
    track = turn_track(context.game)
    turns = turns_of(track) if track else ()
    if track is None or not turns:
        return
    lasts = {len(turns), turns[-1], *(each.last_turn for each in context.game.scenarios if each.last_turn)}
    for fact in context.get(facts):
        if fact.kind == "length" and fact.key[1] == stem("turns") and fact.number not in lasts:
            words = " ".join(context.prose.text[fact.start : fact.end].split())
            yield Problem(
                message=f"the length of the game is given as {words}, but {track.id!r} ends with turn {turns[-1]}",
                span=context.prose.span(fact.start, fact.end - fact.start),
                hint="correct the sentence or the track",
                related=(Related(track.span, "the turn track"),),
            )
