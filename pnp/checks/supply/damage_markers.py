"""Fewer damage markers are printed than hits can be outstanding.

A marker that `tracks:` a stat is put on a unit for each point of the stat that it has lost. Adds up, for the largest
armies that can be played, the points that all units can lose without being destroyed, and compares the sum with the
printed markers of that stat: their `value` (that of the `back`, if it is higher) times their `supply`.

In the decisive battle the markers run out, and players put coins on the counters.

```yaml file=markers.yaml
sides: [{id: n, name: North}]
stats: [{id: hits, name: Hits}]
units:
  - {id: pikes, name: Pikes, stats: {hits: 3}}
  - {id: bows, name: Bows, stats: {hits: 1}}
armies:
  - {id: n, side: n, units: {pikes: 4, bows: 2}}
markers:
  - {id: damage, name: Damage, supply: 6, tracks: hits}
```
```text
markers.yaml:9:40: error S103 6 hits can be marked, but 8 can be outstanding (4 × 2 = 8)
```
```diff file=markers.yaml
-  - {id: damage, name: Damage, supply: 6, tracks: hits}
+  - {id: damage, name: Damage, supply: 8, tracks: hits}
```
"""

from collections.abc import Sequence

from pnp.analysis.lineups import lineups
from pnp.analysis.quantities import known_number
from pnp.analysis.strength import most
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.game import Game
from pnp.model.markers import Marker
from pnp.model.units import Army

NAME = "too few damage markers"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True
_MOST_SHOWN = 4


def check(context: GameContext) -> Problems:
    """The markers of every stat that is tracked with markers."""
    by_stat: dict[str, list[Marker]] = {}
    for marker in context.game.markers:
        if marker.tracks:
            by_stat.setdefault(marker.tracks, []).append(marker)
    for stat, markers in by_stat.items():
        if not any(marker.unlimited or marker.supply is None for marker in markers):
            yield from _compare(context.game, stat, markers)


def _compare(game: Game, stat: str, markers: Sequence[Marker]) -> Problems:
    parts = max((_losses(game, stat, armies) for armies in lineups(game)), key=_total, default=[])
    needed = _total(parts)
    worth = [_worth(game, marker) for marker in markers]
    printed = sum(number for number in worth if number is not None)
    if printed < needed and None not in worth:
        shown = " + ".join(f"{units} × {each}" for units, each in parts[:_MOST_SHOWN])
        more = " + …" if len(parts) > _MOST_SHOWN else ""
        yield Problem(
            message=f"{printed} {stat} can be marked, but {needed} can be outstanding ({shown}{more} = {needed})",
            span=markers[0].at("supply"),
            hint=f"print markers for {needed - printed} more, or set unlimited: true if players may use coins",
            related=tuple(Related(marker.at("supply"), f"and {marker.id!r}") for marker in markers[1:]),
        )


def _total(parts: Sequence[tuple[int, int]]) -> int:
    return sum(units * each for units, each in parts)


def _losses(game: Game, stat: str, armies: Sequence[Army]) -> list[tuple[int, int]]:
    """The most units of each kind in all armies, and the points that each can lose and survive."""
    parts = []
    for unit in game.units:
        each = unit.stats.get(stat, 0) - 1
        units = sum(most(game, army, unit).number for army in armies) if each > 0 else 0
        if units:
            parts.append((units, each))
    return sorted(parts, key=lambda part: -part[0] * part[1])


def _worth(game: Game, marker: Marker) -> int | None:
    """The points that all printed markers of a kind can show; None if their number cannot be worked out."""
    back = game.markers.find(marker.back) if marker.back else None
    value = max(1 if face.value is None else face.value for face in (marker, back) if face)
    supply = known_number(game, marker.supply)
    return None if supply is None else value * supply
