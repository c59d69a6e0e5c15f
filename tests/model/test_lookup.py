"""One record by its id, wherever a deck, a table or a set of one's own is named."""

from pathlib import Path

import pytest

from pnp.model.expression_syntax import ExpressionError
from pnp.model.expressions import Expression
from pnp.model.game import Game
from pnp.model.lookup import Missing
from pnp.model.paths import Names, follow
from tests.checks.cases import game_of

# A card has the id of a field that every deck has; another one that of a field which this deck declares.
TEXT = """
decks:
  - id: goods
    name: Goods
    fields: {price: number}
    cards:
      - {id: rum, name: Rum, price: 3, copies: 4}
      - {id: ship-s-cook, name: Cook, price: 2}
      - {id: hand, name: Hand, price: 7}
      - {id: price, name: Price, price: 9}
      - {id: '12', name: Twelve, price: 5}
tables:
  - id: loot
    name: Loot
    die: D6
    rows: [{on: 1-3, text: Nothing.}, {id: gold, on: 4-6, name: Gold, text: Take 3.}]
sets:
  - id: ships
    one: ship
    fields: {crew: number}
    records: [{id: sloop, name: Sloop, crew: 8, copies: 2}, {id: galleon, name: Galleon, crew: 40}]
"""


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return game_of(tmp_path, TEXT)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("decks.goods.rum.price", 3),
        ("decks.goods.ship_s_cook.price", 2),
        ("decks.goods.cards.rum.price", 3),
        ("tables.loot.gold.text", "Take 3."),
        ("tables.loot.rows.gold.name", "Gold"),
        ("sets.ships.sloop.crew", 8),
        ("sets.ships.records.sloop.crew", 8),
        ("ships.galleon.crew", 40),
        # What every deck has comes before its cards, and these before the fields that it declares.
        ("decks.goods.name", "Goods"),
        ("decks.goods.hand", None),
        ("decks.goods.cards.hand.price", 7),
        ("decks.goods.price.price", 9),
        # 4 + 1 + 1 + 1 + 1 cards; 2 + 1 ships.
        ("decks.goods.total", 8),
        ("sets.ships.total", 3),
        ("ships.total", 3),
    ],
)
def test_paths(game: Game, path: str, value: object) -> None:
    assert follow(Names(game), path) == value
    assert Expression(path).value(Names(game)) == value


def test_an_id_that_is_a_number_stands_in_brackets(game: Game) -> None:
    assert Expression("decks.goods['12'].price").value(Names(game)) == 5


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("decks.goods.gin.price", "deck 'goods' has no card 'gin'"),
        ("decks.goods.cards.gin.price", "deck 'goods' has no card 'gin'"),
        ("sets.ships.brig.crew", "set 'ships' has no ship 'brig'"),
        ("tables.loot.silver.text", "table 'loot' has no row 'silver'"),
        ("decks.total", "'decks' has no 'total'"),
    ],
)
def test_what_is_said_of_a_record_that_is_not_there(game: Game, path: str, message: str) -> None:
    assert isinstance(follow(Names(game), path), Missing)
    with pytest.raises(ExpressionError) as refused:
        Expression(path).value(Names(game))
    assert str(refused.value) == message


def test_a_loop_goes_through_all_cards_as_before(game: Game) -> None:
    assert Expression("sum(card.price for card in decks.goods.cards)").value(Names(game)) == 3 + 2 + 7 + 9 + 5
