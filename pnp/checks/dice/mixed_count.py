"""A single die is written in two ways: D6 and 1D6.

Looks for single dice that are rolled, added or gained, some written with a 1 and some without, and reports the less
frequent way for each number of sides. "A D6" and "the D6" mean the die itself and are accepted. Dice without sides (2D)
are found where all others have the same number (2D6).

It looks unfinished, and a careful reader wonders whether the two mean different things.

```yaml file=play.yaml
phases:
  - {id: storm, name: Storm, text: Roll 1D6 and lose 1D6 points.}
  - {id: tide, name: Tide, text: Roll D6.}
```
```text
play.yaml:3:39: warning D112 'D6' is written without a number, but 2 others are written 1D6
```
```diff file=play.yaml
-  - {id: tide, name: Tide, text: Roll D6.}
+  - {id: tide, name: Tide, text: Take the D6 and roll 1D6.}
```

## Mended
The 1 is removed, or added before the die, behind a word such as "roll".
"""

import re
from collections.abc import Sequence
from typing import Final

from pnp.analysis.dice_mentions import Mention, mentions
from pnp.analysis.prose import Prose
from pnp.checks.api import Edit, GameContext, Problem, Problems, Related, Severity, Span

NAME = "inconsistent notation of single dice"
SEVERITY = Severity.WARNING

_SIDELESS: Final = re.compile(r"(?<![\w.,/+-])(?P<count>[1-9])[dDwW](?![\w’'/-])")
# "A 2D map" is no roll.
_DIMENSIONS: Final = re.compile(r"[ \n](?:maps?|images?|art\w*|graphics?|pictures?|prints?|pieces?|boards?|figures?)\b")


def check(context: GameContext) -> Problems:
    """Every single die written in the less frequent way; D6 wins a tie."""
    prose, dice = context.prose, context.get(mentions)
    yield from _without_sides(context, dice)
    for sides in dict.fromkeys(mention.sides for mention in dice if mention.count == "1"):
        yield from _mixed(prose, [mention for mention in dice if mention.sides == sides])


def _without_sides(context: GameContext, dice: Sequence[Mention]) -> Problems:
    """Dice such as 2D in a text that writes 2D6 elsewhere, at least as often."""
    counted = [mention for mention in dice if mention.count]
    if not counted or len({mention.sides for mention in dice}) > 1:
        return
    prose, usual = context.prose, counted[0]
    places = [match for match in prose.matches(_SIDELESS, prose.text) if not _DIMENSIONS.match(prose.text, match.end())]
    if len(places) <= len(counted):
        for match in places:
            yield Problem(
                message=f"{match[0]!r} is written without sides, but there is {usual.words!r} elsewhere",
                span=prose.match_span(match),
                hint=f"write {match['count']}{usual.letter}{usual.sides}",
                related=(Related(prose.span(usual.start, len(usual.words)), "with sides here"),),
            )


def _mixed(prose: Prose, dice: Sequence[Mention]) -> Problems:
    """The less frequent way among the mentions of dice with the same number of sides."""
    with_one = [mention for mention in dice if mention.count == "1"]
    without = [mention for mention in dice if not mention.count and mention.is_after_verb]
    if not without:
        return
    if len(with_one) > len(without):
        for mention in without:
            span = prose.span(mention.start, len(mention.words))
            edit = Edit(prose.span(mention.start, 0), "1")
            yield _problem(mention, span, "without a number", with_one, prose.span(with_one[0].start), edit)
    else:
        for mention in with_one:
            span = prose.span(mention.start, len(mention.words))
            edit = Edit(prose.span(mention.start), "")
            yield _problem(mention, span, "with a number", without, prose.span(without[0].start), edit)


def _problem(mention: Mention, span: Span, how: str, usual: Sequence[Mention], usual_span: Span, edit: Edit) -> Problem:
    right = f"{'' if mention.count else '1'}{mention.letter}{mention.sides}"
    others = f"{len(usual)} other{'s are' if len(usual) > 1 else ' is'}"
    return Problem(
        message=f"{mention.words!r} is written {how}, but {others} written {usual[0].words}",
        span=span,
        hint=f"write {right}",
        related=(Related(usual_span, f"{usual[0].words} here"),),
        edits=(edit,) if mention.is_after_verb else (),
    )
