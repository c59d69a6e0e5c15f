"""Modifiers that never apply to the same roll."""

from __future__ import annotations

import pytest

from pnp.analysis import GameContext
from pnp.analysis.exclusions import Exclusions, exclusions
from pnp.model.tables import Modifier
from tests.checks.cases import game_of

KIT = """
classes: [{id: foot, name: Foot}, {id: horse, name: Horse}, {id: guard, name: Guard}, {id: none, name: None yet}]
units: [{id: a, classes: [foot]}, {id: b, classes: [horse, guard]}]
decks: [{id: d, fields: {arm: text}, cards: [{id: c, name: C, arm: Foot}]}]
terrain: [{id: wood}, {id: hill}, {id: river}]
boards:
  - id: b
    hexes: {columns: 2, rows: 1, cell: 9 mm, edges: [{id: stream, kind: river, sides: ['0101/0201']}]}
"""


@pytest.fixture(scope="module")
def excluded(tmp_path_factory: pytest.TempPathFactory) -> Exclusions:
    return exclusions(GameContext(game_of(tmp_path_factory.mktemp("exclusions"), KIT)))


def _modifier(
    name: str, source: str = "", text: str = "", versus: tuple[str, ...] = (), excludes: tuple[str, ...] = ()
) -> Modifier:
    return Modifier(id=name, by=1, source=source, text=text, versus=versus, excludes=excludes)


@pytest.mark.parametrize(
    ("first", "second", "apart"),
    [
        (_modifier("x"), _modifier("y"), False),
        (_modifier("x", excludes=("y",)), _modifier("y"), True),
        # A cell has one ground, and a river beside it.
        (_modifier("x", "terrain.wood"), _modifier("y", "terrain.hill"), True),
        (_modifier("x", "terrain.wood"), _modifier("y", "terrain.wood"), False),
        (_modifier("x", "terrain.wood"), _modifier("y", "terrain.river"), False),
        # No unit and no card is foot and horse, one is horse and guard; of a class without pieces nobody knows.
        (_modifier("x", "classes.foot"), _modifier("y", "classes.horse"), True),
        (_modifier("x", "classes.guard"), _modifier("y", "classes.horse"), False),
        (_modifier("x", "classes.foot"), _modifier("y", "classes.none"), False),
        (_modifier("x", text="Foot uphill"), _modifier("y", text="horse in the open"), True),
        (_modifier("x", text="Footsore"), _modifier("y", text="Horse in the open"), False),
        (_modifier("x", versus=("foot",)), _modifier("y", versus=("horse",)), True),
        (_modifier("x", versus=("foot", "guard")), _modifier("y", versus=("horse",)), False),
    ],
)
def test_modifiers_that_never_apply_together(
    excluded: Exclusions, first: Modifier, second: Modifier, apart: bool
) -> None:
    assert excluded(first, second) == apart
    assert excluded(second, first) == apart
