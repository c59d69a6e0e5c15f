"""The rules say nothing of something that every reader looks for.

## What it does
Looks in the rules texts of a complete game, and in the tables of set-up, phases and goals that they show, for words
about the set-up, the first player, the turn, the end and the victory. Rules in other languages than English declare
where they speak of them: `topics: {set-up: aufbau, end: ende}`, each with the id of a heading; where nothing is
declared, they are left alone.

## Why it matters
The data may say who begins; the person with the rulebook in hand cannot see the data.

## Fails
```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Example

Play a card in your turn. Whoever has most points wins at the end.
```
```text
texts.yaml:2:10: info K106 the rules say nothing of the set-up and the first player
```

## Passes
```diff file=rules.md

+Deal five cards to each player. The youngest goes first.
```
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.kit.topics import speaks_of
from pnp.findings import Severity

CODE = "K106"
NAME = "rules without a topic"
SEVERITY = Severity.INFO

_TOPICS = ("set-up", "first player", "turn", "end", "victory")


def check(context: GameContext) -> Iterator[Problem]:
    """The topics that no text speaks of, at the first text."""
    game = context.game
    if game.kit.status != "complete" or not any(text.sources for text in game.texts):
        return
    is_declared = any(text.topics for text in game.texts)
    topics = [topic for topic in _TOPICS if topic != "first player" or game.kit.players.most > 1]
    missing = [topic for topic in topics if _is_missing(speaks_of(game, topic, in_print=True), is_declared)]
    if missing:
        text = game.texts[0]
        listed = " and ".join(filter(None, (", ".join(f"the {one}" for one in missing[:-1]), f"the {missing[-1]}")))
        yield Problem(
            message=f"the rules say nothing of {listed}",
            span=text.at("topics") if text.topics else text.at("id"),
            hint=f"write it, or say where it stands: topics: {{{missing[0]}: …}}",
        )


def _is_missing(spoken: bool | None, is_declared: bool) -> bool:
    """Whether a topic is missing; in a language that is not understood only what is declared counts."""
    return is_declared if spoken is None else not spoken
