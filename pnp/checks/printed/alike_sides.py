"""The pieces of two sides look the same.

Compares the counters, tokens and standees that are printed for one side with those of another: fronts with fronts and
backs with backs, by words, symbols, shapes and colours.

After the first fight, nobody knows whose units are on the board.

```yaml file=pieces.yaml
sides:
  - {id: north, name: North, color: accent, symbol: star}
  - {id: south, name: South, color: accent, symbol: star}
layouts:
  - layout: disc
    size: [20 mm, 20 mm]
    elements:
      ground: {box: true, color: '{{ side.color }}'}
      sign: {icon: '{{ side.symbol }}', color: paper, at: [5 mm, 5 mm], size: [10 mm, 10 mm]}
components:
  - {id: discs, name: Discs, kind: counter, of: sides, layout: disc}
```
```text
pieces.yaml:3:37: warning P115 discs/south looks like discs/north: nothing tells 'south' from 'north'
```
```diff file=pieces.yaml
-  - {id: south, name: South, color: accent, symbol: star}
+  - {id: south, name: South, color: accent, symbol: shield}
```
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.printed.material import Material
from pnp.checks.printed.signatures import PieceSignature
from pnp.model.game import Game
from pnp.model.units import Side

NAME = "indistinguishable sides"
SEVERITY = Severity.WARNING

# Pieces that share a board with those of other sides. Mats and player aids may be the same for everybody.
_KINDS: Final = ("counter", "token", "standee")


def check(context: GameContext, material: Material) -> Problems:
    """Every two sides with a piece that looks the same, at the first such piece."""
    game = context.game
    if len(game.sides) < 2:
        return
    of_sides = _by_side(game, material.pieces)
    for first, second in combinations(game.sides, 2):
        for common_name, piece in of_sides[second.id].items():
            other = of_sides[first.id].get(common_name)
            if other and (other.front, other.back) == (piece.front, piece.back):
                yield _problem(first, second, other, piece)
                break


def _by_side(game: Game, pieces: Sequence[PieceSignature]) -> Mapping[str, dict[str, PieceSignature]]:
    """The pieces of each side by what their names have in common: ``counters/rider``."""
    owners = {side.id: side.id for side in game.sides} | {army.id: army.side for army in game.armies}
    by_side: dict[str, dict[str, PieceSignature]] = {side.id: {} for side in game.sides}
    for piece in pieces:
        component = game.components.find(piece.component)
        if component is None or component.kind not in _KINDS:
            continue
        name = piece.id.rpartition("/")[2]
        for owner, side in owners.items():
            if name == owner or name.startswith(f"{owner}-"):
                by_side.get(side, {}).setdefault(f"{component.id}/{name.removeprefix(owner)}", piece)
    return by_side


def _problem(first: Side, second: Side, other: PieceSignature, piece: PieceSignature) -> Problem:
    return Problem(
        message=f"{piece.id} looks like {other.id}: nothing tells {second.id!r} from {first.id!r}",
        span=second.at("color"),
        cause=f"nothing tells {second.id!r} from {first.id!r}",
        hint="give one of the sides another symbol, color or accent, and show it in the layout",
        related=(Related(first.at("color"), "the side that looks the same"),),
    )
