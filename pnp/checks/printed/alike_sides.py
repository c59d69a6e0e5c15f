"""Nothing on their pieces tells two sides apart.

## What it does
Compares the counters, tokens and standees that are printed for one side with the same ones of another: fronts with
fronts and backs with backs, words, symbols, shapes and colours.

## Why it matters
After the first fight nobody knows whose units stand on the board.

## Fails
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

## Passes
```diff file=pieces.yaml
-  - {id: south, name: South, color: accent, symbol: star}
+  - {id: south, name: South, color: accent, symbol: shield}
```
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.printed.material import Material
from pnp.checks.printed.signatures import FaceSignature, PieceSignature
from pnp.findings import Related, Severity
from pnp.model.game import Game
from pnp.model.units import Side

CODE = "P115"
NAME = "sides that look the same"
SEVERITY = Severity.WARNING

# What stands on a board among those of other sides; everybody may have the same mat or player aid.
_KINDS: Final = ("counter", "token", "standee")


def check(context: GameContext, material: Material) -> Iterator[Problem]:
    """Every two sides of which a piece looks the same, at the first such piece."""
    game = context.game
    if len(game.sides) < 2:
        return
    of_sides = _by_side(game, material.pieces)
    for first, second in combinations(game.sides, 2):
        for rest, piece in of_sides[second.id].items():
            other = of_sides[first.id].get(rest)
            if other and _looks(other) == _looks(piece):
                yield _problem(first, second, other, piece)
                break


def _by_side(game: Game, pieces: Sequence[PieceSignature]) -> Mapping[str, dict[str, PieceSignature]]:
    """The pieces of each side by what their names have in common: ``counters/rider``."""
    owners = {side.id: side.id for side in game.sides} | {army.id: army.side for army in game.armies}
    found: dict[str, dict[str, PieceSignature]] = {side.id: {} for side in game.sides}
    for piece in pieces:
        component = game.components.find(piece.component)
        if component is None or component.kind not in _KINDS:
            continue
        name = piece.id.rpartition("/")[2]
        for owner, side in owners.items():
            if name == owner or name.startswith(f"{owner}-"):
                found.get(side, {}).setdefault(f"{component.id}/{name.removeprefix(owner)}", piece)
    return found


def _looks(piece: PieceSignature) -> tuple[object, ...]:
    return tuple(_look(face) for face in (piece.front, piece.back))


def _look(face: FaceSignature | None) -> object:
    return face and (face.words, face.shape, face.inks)


def _problem(first: Side, second: Side, other: PieceSignature, piece: PieceSignature) -> Problem:
    return Problem(
        message=f"{piece.id} looks like {other.id}: nothing tells {second.id!r} from {first.id!r}",
        span=second.at("color"),
        hint="give one of the sides another symbol, and another color or accent, and let the layout show them",
        related=(Related(first.at("color"), "the side that looks the same"),),
    )
