"""Terrain and combat tables → the charts that wargamers know, as words in rows and columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

from pnp.analysis.combat import NO_EFFECT, WorkedCombat, codes_in
from pnp.analysis.odds import signed
from pnp.analysis.zones import all_classes
from pnp.locale.catalog import translate, translate_count
from pnp.model.costs import ANY, Cost, in_points
from pnp.model.game import Game
from pnp.model.kit import Kit
from pnp.model.tables import Combat, Row, Table
from pnp.model.units import Terrain, Unit
from pnp.values import dataclass

NONE: Final = "–"
_GROUPS: Final = {"cells": "", "sides": "Sides of spaces", "roads": "Roads"}


@dataclass(frozen=True, slots=True, eq=False)
class TerrainRow:
    """A row of the chart of terrain effects. group: the heading above it, if it is the first of a group."""

    terrain: Terrain
    cells: tuple[str, ...]
    group: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class TerrainChart:
    """The chart of terrain effects, without the texts of terrain. headings: of all columns but that of its name."""

    headings: tuple[str, ...]
    rows: tuple[TerrainRow, ...]


def has_rules(terrain: Terrain) -> bool:
    """Whether a terrain says what it costs or does, so that it belongs into the chart."""
    factors = (terrain.attackers, terrain.defenders, terrain.shift, terrain.stack)
    return bool(terrain.cost or terrain.negates or terrain.combat) or any(each is not None for each in factors)


def terrain_chart(game: Game) -> TerrainChart | None:
    """What every terrain, side and road costs and does; None if none says so."""
    shown = [terrain for on in _GROUPS for terrain in game.terrain if terrain.on == on and has_rules(terrain)]
    if not any(terrain.cost for terrain in shown):
        return None
    kit, keys = game.kit, cost_keys(game)
    columns = [(_key_title(game, key), [_cost(terrain, key, kit) for terrain in shown]) for key in keys]
    columns += [
        (translate("Combat", kit), [combat_effect(game, terrain) for terrain in shown]),
        (translate("Stacking", kit), ["" if each.stack is None else str(each.stack) for each in shown]),
        (translate("Zone of control", kit), ["" if each.zoc else translate("no", kit) for each in shown]),
        (translate("Sight", kit), [translate("blocked", kit) if each.sight == "blocks" else "" for each in shown]),
    ]
    filled = [(heading, cells) for heading, cells in columns if any(cells)]
    rows = []
    for index, terrain in enumerate(shown):
        is_first = index and terrain.on != shown[index - 1].on
        group = translate(_GROUPS[terrain.on], kit) if is_first else ""
        rows.append(TerrainRow(terrain, tuple(cells[index] or NONE for _, cells in filled), group))
    return TerrainChart(tuple(heading for heading, _ in filled), tuple(rows))


def cost_keys(game: Game) -> tuple[str, ...]:
    """The columns of costs: classes, then units that differ from them, then all others if there are any."""
    used = {key for terrain in game.terrain for key in terrain.cost}
    # A unit may have the id of its class: baggage trains are the trains.
    keys = [name for name in dict.fromkeys((*game.classes.ids, *game.units.ids)) if name in used]
    named = set(keys)
    others = any(named.isdisjoint((unit.id, *all_classes(game, unit))) for unit in game.units)
    return (*keys, ANY) if ANY in used and (others or not keys) else tuple(keys)


def _key_title(game: Game, key: str) -> str:
    record = game.classes.find(key) or game.units.find(key)
    if record is None:
        return translate("Movement" if len(cost_keys(game)) == 1 else "Others", game.kit)
    return record.abbr or record.title[:1].upper() + record.title[1:]


def _cost(terrain: Terrain, key: str, kit: Kit) -> str:
    cost = terrain.cost.get(key) or terrain.cost.get(ANY)
    return "" if cost is None else cost_in_words(cost, kit)


def costs_in_line(game: Game, terrain: Terrain) -> str:
    """What a terrain costs, in a line: ``Foot 2 · Horse no``, or one cost if all pay the same; empty if nobody pays."""
    kit = game.kit
    if not any(cost.is_forbidden or cost.takes_all or cost.points for cost in terrain.cost.values()):
        return ""
    costs = {_key_title(game, key): cost for key in cost_keys(game) if (cost := _cost(terrain, key, kit))}
    if len(costs) > 1 and len(set(costs.values())) == 1 and len(costs) == len(cost_keys(game)):
        return f"{translate('Movement', kit)} {next(iter(costs.values()))}"
    return " · ".join(f"{title}\u00a0{cost}" for title, cost in costs.items())


def cost_in_words(cost: Cost, kit: Kit) -> str:
    """A cost as it is printed: ``2``, ``½``, ``+1``, ``no``, ``all``."""
    if cost.is_forbidden or cost.takes_all:
        return translate("no" if cost.is_forbidden else "all", kit)
    return ("+" if cost.written.startswith("+") else "") + in_points(cost.points)


def combat_effect(game: Game, terrain: Terrain) -> str:
    """What a terrain does to an attack, in a few words."""
    if terrain.combat:
        return terrain.combat
    kit, parts = game.kit, []
    if terrain.shift:
        parts.append(_shift(terrain.shift, kit))
    if terrain.attackers:
        parts.append(translate("attackers × {}", kit, in_points(terrain.attackers.value)))
    if terrain.defenders:
        parts.append(translate("defenders × {}", kit, in_points(terrain.defenders.value)))
    negated = [other.title if (other := game.terrain.find(name)) else name for name in terrain.negates]
    if negated:
        parts.append(translate("negates {}", kit, ", ".join(negated)))
    return ", ".join(parts)


def _shift(by: int, kit: Kit) -> str:
    if by < 0:
        return translate_count("{} column left", "{} columns left", -by, kit, -by)
    return translate_count("{} column right", "{} columns right", by, kit, by)


def result_row(row: Row) -> tuple[str, ...]:
    """The cells of a row of a combat table."""
    return tuple(NONE if cell in NO_EFFECT else cell for cell in row.results)


def results_on(row: Row) -> str:
    """The results of the die in a row, with a dash between them."""
    return str(row.on).replace("-", "–") if not str(row.on).startswith("-") else str(row.on)


def how_to_read(combat: Combat, kit: Kit) -> str:
    """How one finds the column, in a sentence."""
    if combat.by == "firepower":
        return translate("Column: the strength of the attackers.", kit)
    if combat.by == "differential":
        return translate("Column: the strength of the attackers minus that of the defenders.", kit)
    return translate(_ODDS[combat.rounds], kit)


_ODDS: Final = {
    "defender": "Column: the odds of attackers to defenders, rounded to the advantage of the defender.",
    "attacker": "Column: the odds of attackers to defenders, rounded to the advantage of the attacker.",
    "nearest": "Column: the odds of attackers to defenders, rounded to the nearest column.",
}


def shifts_of(game: Game, table: Table) -> tuple[tuple[str, str], ...]:
    """What shifts the column, with what it is: terrain, then what the table lists."""
    combat = table.combat
    if combat is None:
        return ()
    terrain = ((signed(each.shift), _with_condition(each, each.shift)) for each in game.terrain if each.shift)
    return (*terrain, *((signed(shift.by), (shift.text or shift.title)) for shift in combat.shifts))


def _with_condition(terrain: Terrain, shift: int) -> str:
    """A terrain that shifts the column, with what its own words say on it, apart from by how much."""
    stated = next((words for words in (signed(shift), f"{shift:+d}") if terrain.combat.startswith(words)), "")
    condition = terrain.combat.removeprefix(stated).lstrip(" ,;:")
    return (", " if stated else ": ").join(filter(None, (terrain.title, condition)))


def most_shifts(combat: Combat, kit: Kit) -> str:
    """How many columns one shifts at most, in a sentence; empty without a limit."""
    if combat.most is None:
        return ""
    return translate_count("At most {} column in all.", "At most {} columns in all.", combat.most, kit, combat.most)


def listed(pairs: Iterable[tuple[str, str]]) -> str:
    """Modifiers or shifts in a line: ``−1 Wood; +1 Led``."""
    return "; ".join(f"{by}\u00a0{words.rstrip('.')}" for by, words in pairs)


def reading_notes(game: Game, table: Table) -> tuple[str, ...]:
    """What stands below a combat table: how one finds the column, what moves it, and what lies beyond all of them."""
    combat, kit = table.combat, game.kit
    if combat is None:
        return ()
    shifts = shifts_of(game, table)
    moved = f"{translate('Column shifts', kit)}: {listed(shifts)}. {most_shifts(combat, kit)}".strip() if shifts else ""
    return tuple(filter(None, (how_to_read(combat, kit), moved, combat.beyond)))


def steps(game: Game, worked: WorkedCombat, rolled: int | None) -> tuple[tuple[str, str], ...]:
    """How a worked example comes to its result: what it is, and the arithmetic."""
    kit, combat = game.kit, worked.table.combat
    if combat is None:
        return ()
    attack, defence = worked.attackers, worked.defenders
    rows = [(translate("Attackers", kit), _force(attack.units, attack.factors, attack.strength, "attackers"))]
    if combat.by != "firepower":
        rows.append(
            (translate("Defenders", kit), _force(defence.units, defence.factors, defence.strength, "defenders"))
        )
    column = combat.columns[worked.base]
    compared = {
        "odds": f"{in_points(attack.strength)} : {in_points(defence.strength)}",
        "differential": f"{in_points(attack.strength)} − {in_points(defence.strength)}",
        "firepower": in_points(attack.strength),
    }[combat.by]
    rows.append((translate("Column", kit), f"{compared} → {column}"))
    if worked.shifts:
        parts = ", ".join(f"{title} {signed(by)}" for title, by in worked.shifts)
        rows.append((translate("Column shifts", kit), f"{parts} → {combat.columns[worked.final]}"))
    if rolled is not None:
        rows.append((str(worked.table.die), str(rolled)))
        rows.append((translate("Result", kit), meaning_of(worked.table, worked.result)))
    return tuple(rows)


def meaning_of(table: Table, cell: str) -> str:
    """A cell with what its codes mean: ``DR (Defender retreats)``."""
    found = codes_in(cell, table.results)
    if not found:
        return NONE
    names = ", ".join(table.results[key].name for _, key in found if key)
    return f"{cell} ({names})" if names else cell


def _force(units: Sequence[tuple[Unit, int, int]], factors: Sequence[Terrain], strength: Fraction, role: str) -> str:
    if not units:
        return in_points(strength)
    parts = [
        f"{count} {unit.plural or unit.title} × {each}" if count > 1 else f"{unit.title} {each}"
        for unit, count, each in units
    ]
    parts = [" + ".join(parts), *(f"{each.title} × {in_points(getattr(each, role).value)}" for each in factors)]
    return f"{', '.join(parts)} = {in_points(strength)}"
