"""The rules do not mention a topic that every reader looks for.

Looks in the rules texts of a complete game, and in the tables of set-up, phases and goals that they show, for words
about the set-up, the first player, the turn, the end and the victory. Rules in languages other than English declare
their topics, each with the id of a heading: `topics: {set-up: aufbau, end: ende}`. Without such a declaration they are
skipped.

The data may say who begins, but a reader of the rulebook cannot see the data.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Example

Play a card in your turn. Whoever has most points wins at the end.
```
```text
texts.yaml:2:10: info K106 the rules do not mention the set-up and the first player
```
```diff file=rules.md

+Deal five cards to each player. The youngest goes first.
```
"""

from pnp.analysis.topics import mentions_topic
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.listing import all_of

NAME = "topic missing from the rules"
SEVERITY = Severity.INFO

_TOPICS = ("set-up", "first player", "turn", "end", "victory")


def check(context: GameContext) -> Problems:
    """The topics that no text mentions, at the first text."""
    game = context.game
    if game.kit.status != "complete" or not any(text.sources for text in game.texts):
        return
    is_declared = any(text.topics for text in game.texts)
    topics = [topic for topic in _TOPICS if topic != "first player" or game.kit.players.most > 1]
    missing = [topic for topic in topics if _is_missing(mentions_topic(game, topic, in_print=True), is_declared)]
    if missing:
        text = game.texts[0]
        listed = all_of([f"the {topic}" for topic in missing])
        yield Problem(
            message=f"the rules do not mention {listed}",
            span=text.at("topics") if text.topics else text.at("id"),
            hint=f"add it, or declare where it is: topics: {{{missing[0]}: …}}",
        )


def _is_missing(mentioned: bool | None, is_declared: bool) -> bool:
    """Whether a topic is missing; in other languages only declarations count."""
    return is_declared if mentioned is None else not mentioned
