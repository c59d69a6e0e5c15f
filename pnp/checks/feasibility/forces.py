"""The units that can exist for a goal."""

from pnp.analysis.strength import strength_in
from pnp.analysis.variants import Variant
from pnp.analysis.zones import is_named
from pnp.model.effects import Effect
from pnp.model.game import Game
from pnp.model.walk import records


def most_units(game: Game, side: str, kinds: tuple[str, ...]) -> int:
    """The most units of some kinds (or of all) that a side can have, including those that options and rolls add."""
    all_options = Variant(tuple(game.options))
    return sum(
        strength_in(game, army, unit, all_options).number
        for army in game.armies
        if army.side == side
        for unit in game.units
        if is_named(game, unit, kinds)
    )


def units_come_back(game: Game) -> bool:
    """Whether units are added in play, so that more can be destroyed than exist at once."""
    if any(unit.cost for unit in game.units):
        return True  # They are bought.
    before_play = {id(effect) for table in game.tables for row in table.rows for effect in row.effects}
    kinds = {"unit", *game.units.ids, *game.classes.ids}
    return any(
        isinstance(record, Effect)
        and record.do in ("restore", "gain", "place")
        and record.what in kinds
        and (record.do != "gain" or id(record) not in before_play)
        for record in records(game)
    )
