"""Where a modifier of a roll comes from, and numbers of quantities."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.analysis.modifier_sources import source_of
from pnp.analysis.quantities import known_number
from pnp.model.game import Game
from pnp.model.paths import Names
from pnp.model.quantities import Quantity
from tests.checks.cases import game_of

KIT = """\
terrain: [{id: hill, name: Hill}]
units: [{id: guards, name: Guards}]
decks: [{id: orders, name: Orders, cards: [{id: march, name: March}, {id: halt, name: Halt}]}]
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return game_of(tmp_path_factory.mktemp("sources"), KIT)


@pytest.mark.parametrize(
    ("path", "id_"),
    [
        ("terrain.hill", "hill"),
        ("orders.halt", "halt"),
        ("units.guards", "guards"),
        # A whole set or deck, what is not there, and nothing.
        ("terrain", None),
        ("orders", None),
        ("orders.charge", None),
        ("terrain.marsh", None),
        ("", None),
    ],
)
def test_the_record_of_a_path(game: Game, path: str, id_: str | None) -> None:
    record = source_of(game, Names(game), path)
    assert (record and record.id) == id_


def test_numbers_of_quantities(tmp_path: Path) -> None:
    """Guards: two armies of 3 and 4 make 7."""
    text = (
        "sides: [{id: red}, {id: blue}]\nunits: [{id: guards, name: Guards}]\n"
        "armies: [{id: a, side: red, units: {guards: 3}}, {id: b, side: blue, units: {guards: 4}}]\n"
        "markers: [{id: hit, name: Hit, supply: '= armies.a.units.guards + armies.b.units.guards'}]\n"
    )
    game = game_of(tmp_path, text)
    (hit,) = game.markers
    assert known_number(game, hit.supply) == 7
    assert known_number(game, None) is None
    assert known_number(game, Quantity.parse("= players * 2"), players=5) == 10
    assert known_number(game, Quantity.parse("= nobody + 1")) is None
