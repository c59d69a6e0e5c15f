"""What templates call a record."""

from __future__ import annotations

from typing import Any

from pnp.model.boards import Area, MapNode, Region, Space
from pnp.model.decks import Card, CustomRecord
from pnp.model.game import SETS, Game, Muster
from pnp.model.tables import Row


def record_name(record: Any, game: Game) -> str:
    """What templates call a record: ``card``, ``row``, ``unit``, ``space``, or the ``one`` of a set of the kit."""
    if isinstance(record, CustomRecord):
        owner = next((custom for custom in game.sets if any(member is record for member in custom.records)), None)
        return owner.one.replace("-", "_") if owner else "record"
    if isinstance(record, Card | Row | Muster | Space | Region | Area):
        return type(record).__name__.lower()
    if isinstance(record, MapNode):
        return "place"
    return next((name for kind, name in SETS.values() if isinstance(record, kind)), "record")
