"""Players gain points, or something else, and no rule says what they are for.

Looks for points in the words and fields of cards of complete English kits ("+1 point", a field `points`), and then for
points, a score or scoring in all the rest: the rules, apart from tables, phases, goals, options and the glossary. In
all English kits with rules, it looks for resources that are gained and that nothing pays, counts or asks for, by no
sentence and no field, effect or formula.

The players collect points and do not know whether the most, or a certain number, wins.

```yaml file=kit.yaml
kit: pizza
title: Pizza
players: 2
licence: CC0-1.0
goals:
  - {id: full, name: Full, text: Whoever has one card of each type first is the winner.}
decks:
  - id: toppings
    name: Toppings
    cards:
      - {id: cheese, name: Cheese}
      - {id: garlic, name: Garlic, text: +1 point}
```
```text
kit.yaml:12:42: warning T372 no rule says what points are for
```
```diff file=kit.yaml
-  - {id: full, name: Full, text: Whoever has one card of each type first is the winner.}
+  - {id: full, name: Full, text: Whoever has most points is the winner.}
```
"""

import re
from collections.abc import Mapping
from typing import Final

from pnp.analysis.names import spoken_names
from pnp.analysis.passages import Passage
from pnp.analysis.plain_sentences import any_of
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.decks import Card
from pnp.model.effects import Effect
from pnp.model.fields import Open
from pnp.model.game import Game
from pnp.model.markers import Marker, Resource
from pnp.model.play import SetupStep
from pnp.model.tables import Formula
from pnp.model.units import Unit
from pnp.model.walk import records

NAME = "points for nothing"
SEVERITY = Severity.WARNING

# Behind these words, up to the name, something is only gained.
_GAIN: Final = re.compile(
    r"\b(?:gain|take|get|receive|earn|collect|win)s?\b(?![^.;:\n]*\b(?:for|if|when|pay|from)\b)[^.;:\n]{0,60}$"
)
_SPEND: Final = re.compile(r"\b(?:los|pay|spend|cost|discard|return)(?:e?s|ing|e)?\b")
# "Take three Fate tokens. Spend one to roll again."
_SPEND_IT: Final = re.compile(r"[.;\s*_]*(?:spend|pay|use|discard|return) (?:it|one|two|them|any|some)\b")
_POINTS: Final = re.compile(r"(?:[+-]?\d+|a|one) (?:victory )?points?\b(?! of)", re.IGNORECASE)
_SCORE: Final = re.compile(r"\b(?:points?|VPs?|scor(?:e[sd]?|ing))\b", re.IGNORECASE)
# Rows of tables repeat what cards say, and headings and lists of codes say nothing about points.
_ROW: Final = re.compile(r"^[ \t]*\|.*$", re.MULTILINE)


def check(context: GameContext) -> Problems:
    """The first card that gives points in a game without any other word about them, and each resource of no use."""
    if not context.is_english:
        return
    for resource in context.game.resources if context.game.texts else ():
        yield from _gained(context, resource)
    if context.game.kit.status != "complete":
        return
    passages = context.prose.passages
    first = next(filter(None, map(_points_of_card, passages)), None)
    if first is None or any(_speaks_of_points(passage) for passage in passages):
        return
    passage, match = first
    yield Problem(
        message="no rule says what points are for",
        span=passage.match_span(match),
        hint="say in the rules when points are counted, and who wins by them",
    )


def _gained(context: GameContext, resource: Resource) -> Problems:
    """The first place that gives a resource of which nothing else speaks."""
    words, known = context.prose, context.outline
    mention = re.compile(rf"(?<![\w-]){any_of(name.lower() for name in spoken_names(resource))}")
    gains = list[tuple[int, int]]()
    for match in words.matches(mention, words.lower):
        record = words.passage(match.start())[0].record
        is_own = isinstance(record, Resource | Marker) and resource.id in (record.id, getattr(record, "marker", ""))
        if is_own or record is context.game.markers.find(resource.marker) or isinstance(record, SetupStep):
            continue
        start, stop = known.sentence(match.start())
        is_spent = _SPEND.search(words.lower, start, stop) or _SPEND_IT.match(words.lower, stop)
        if is_spent or not _GAIN.search(words.lower, start, match.start()):
            return
        gains.append(match.span())
    if (
        gains
        and not resource.track
        and not _SPEND.search(resource.text.lower())
        and not _is_used(context.game, resource)
    ):
        start, end = gains[0]
        yield Problem(
            message=f"players gain {resource.title}, and nothing says what it is for",
            span=words.span_between(start, end),
            hint="say what it pays for, or when it is counted",
            related=(Related(resource.span, "declared here"),),
        )


def _is_used(game: Game, resource: Resource) -> bool:
    """Whether a field, effect, cost or formula asks for a resource."""
    own = {resource.id, *(name.lower().replace(" ", "_") for name in spoken_names(resource))}
    for record in records(game):
        if isinstance(record, Effect) and record.what == resource.id and record.do != "gain":
            return True
        if isinstance(record, Formula) and not own.isdisjoint(record.inputs):
            return True
        cost: Mapping[str, int] = getattr(record, "cost", {}) if isinstance(record, Unit) else {}
        fields: Mapping[str, object] = record.fields if isinstance(record, Open) else {}
        if not own.isdisjoint(
            (*cost, *(part for key in fields for part in key.split(".")), *map(str, fields.values()))
        ):
            return True
    return False


def _points_of_card(passage: Passage) -> tuple[Passage, re.Match[str]] | None:
    match = _POINTS.search(passage.text) if isinstance(passage.record, Card) else None
    return (passage, match) if match else None


def _speaks_of_points(passage: Passage) -> bool:
    return not isinstance(passage.record, Card) and bool(_SCORE.search(_ROW.sub("", passage.text)))
