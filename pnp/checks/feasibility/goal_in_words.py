"""A sentence makes a side win by another region than its goals.

Reads "the East wins if it holds Ostrava" and the like, in English rules, and looks for the region in the goals of that
side that say which region to `occupy`, and in their texts and those of scenarios.

The goals are what the table of goals prints and what is checked; a player who reads the sentence fights for another
town.

```yaml file=game.yaml
sides: [{id: east, name: The East}]
boards:
  - id: field
    name: Field
    hexes:
      columns: 3
      rows: 2
      cell: 16 mm
      regions: [{id: hest, name: Hest, cells: 0101}, {id: lund, name: Lund, cells: 0302}]
goals:
  - {id: hold, side: east, name: The line, text: Hold Hest to the end., occupy: {count: 1, region: hest}}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

The East wins if it holds Lund.
```
```text
rules.md:3:27: warning Z234 The East is said to win by Lund, but its goal is Hest
```
```diff file=rules.md
-The East wins if it holds Lund.
+The East wins if it holds Hest.
```
"""

import re
from collections.abc import Iterable
from typing import Final

from pnp.analysis.plain_sentences import any_of, by_spoken_name, plain_sentences
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.boards import Region
from pnp.model.game import Game
from pnp.model.play import Goal
from pnp.model.units import Side

NAME = "other goal in words"
SEVERITY = Severity.WARNING

_WINS: Final = (
    r"\s+(?:player\s+)?wins?\b[^.;]{0,40}?"
    r"\b(?:hold|keep|occup(?:y|ie)|control|take|capture|reach)(?:e?s)?\s+(?:the\s+)?"
)


def check(context: GameContext) -> Problems:
    """Every sentence that says by which region a side wins."""
    game = context.game
    regions = by_spoken_name(region for board in game.boards if board.grid for region in board.grid.regions)
    sides = by_spoken_name(game.sides)
    wins = re.compile(rf"\b(?P<side>{any_of(sides)}){_WINS}(?P<region>{any_of(regions)})")
    for sentence in plain_sentences(context, (" win",), with_if=True) if regions and sides else ():
        for match in wins.finditer(sentence.text):
            side, region = sides[match["side"]], regions[match["region"]]
            goals = _goals(game, side)
            if not goals or _is_named(game, goals, region):
                continue
            own = list(dict.fromkeys(goal.occupy.region for goal in goals if goal.occupy))
            known = [titled.title for name in own for titled in regions.values() if titled.id == name]
            written = context.prose.text[sentence.start :]
            yield Problem(
                message=f"{written[match.start('side') : match.end('side')]} is said to win by {region.title}, "
                f"but its goal is {' or '.join(dict.fromkeys(known)) or ' or '.join(own)}",
                span=context.prose.span(sentence.start + match.start("region"), len(match["region"])),
                hint="correct the sentence, or the region of the goal",
                related=tuple(Related(goal.at("occupy"), "its goal") for goal in goals),
            )


def _goals(game: Game, side: Side) -> list[Goal]:
    """The goals of a side, if each of them is to hold a region."""
    goals = [goal for goal in game.goals if goal.side in (side.id, "")]
    return goals if all(goal.occupy and goal.occupy.region and not goal.loses for goal in goals) else []


def _is_named(game: Game, goals: Iterable[Goal], region: Region) -> bool:
    """Whether a goal, or a text about goals, means a region."""
    goals = list(goals)
    if any(goal.occupy and goal.occupy.region == region.id for goal in goals):
        return True
    name = region.title.lower()
    return any(name in record.text.lower() for record in (*goals, *game.scenarios))
