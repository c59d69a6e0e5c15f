"""The set-up gives a different starting amount than the resource.

Reads what players start with in the text of the set-up ("starts with four Water", "takes 10 Gold"), and compares it
with the `start` of the resource, if the set-up mentions it only once. So it does with what each player, or all, begin
with by a sentence of the rules, if all such sentences give the same number.

The track is set to one number, and the rules give the other.

```yaml file=play.yaml
resources:
  - {id: water, name: Water, start: 5}
setup:
  - {id: begin, text: Every caravan starts with four Water.}
```
```text
play.yaml:4:37: warning O111 the text says 'starts with four Water', but 'water' starts at 5
```
```diff file=play.yaml
-  - {id: water, name: Water, start: 5}
+  - {id: water, name: Water, start: 4}
```
"""

import re
from typing import Final

from pnp.analysis.facts import facts
from pnp.analysis.names import spoken_names
from pnp.analysis.outline import stem
from pnp.analysis.passages import RULES_AND_NOTES, Passage, passages_of
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.overrides.stated_number import NUMBER, contradicted
from pnp.model.game import Game
from pnp.model.markers import Resource

NAME = "text contradicts the starting amount"
SEVERITY = Severity.WARNING

_EVERYBODY: Final = re.compile(
    r"\b(?:each|every|all|both)\b[^.;]{0,30}?\b(?:players?|sides?|teams?)\b|\beverybody\b|\byou\b"
)
_IF: Final = re.compile(r"\b(?:if|when|whenever|unless|instead|who|whose)\b")


def check(context: GameContext) -> Problems:
    """Every resource with a declared start."""
    stated = [resource for resource in context.game.resources if resource.node and resource.node.get("start")]
    passages = [passage for step in context.game.setup for passage in passages_of(step, RULES_AND_NOTES) if stated]
    for resource in stated:
        declared = Related(resource.at("start"), "the start of the resource")
        yield from list(_compare(context.game, resource, passages, declared)) or _compare_rules(
            context, resource, declared
        )


def _compare_rules(context: GameContext, resource: Resource, declared: Related) -> Problems:
    """The first sentence of the rules by which each player begins with another number."""
    names = {stem(name.split()[-1]) for name in spoken_names(resource)}
    told = [fact for fact in context.get(facts) if fact.kind == "start" and fact.key[1] in names]
    numbers = {fact.number for fact in told}
    known = context.outline
    for fact in told[:1] if len(numbers) == 1 and resource.start not in numbers else ():
        start, end = known.sentence(fact.start)
        is_general = _EVERYBODY.search(context.prose.lower, start, end) and not _IF.search(
            context.prose.lower, start, end
        )
        if known.at(start) and is_general:
            said = context.prose.text[fact.start : fact.end].removesuffix(" and")
            yield Problem(
                message=f"the text says {said!r}, but {resource.id!r} starts at {resource.start}",
                span=context.prose.span_of(fact),
                hint="correct one of the two",
                related=(declared,),
            )


def _compare(game: Game, resource: Resource, passages: list[Passage], declared: Related) -> Problems:
    names = "|".join(sorted(map(re.escape, spoken_names(resource)), key=len, reverse=True))
    if not names:
        return
    mention = re.compile(rf"{NUMBER}\s+(?:{names})\b", re.IGNORECASE)
    if sum(len(mention.findall(passage.text)) for passage in passages) != 1:
        return  # Each side may start with a different amount.
    start = re.compile(
        rf"\b(?:(?:starts?|begins?)\b[^.;:,]{{0,40}}?\bwith|takes?|gets?|receives?)\s+{NUMBER}\s+(?:{names})\b",
        re.IGNORECASE,
    )
    yield from contradicted(game, passages, start, resource.start, f"{resource.id!r} starts at", declared)
