"""Values of rules texts that the game does not have are found without setting a page, as the book finds them."""

from pathlib import Path

import pytest

from pnp.document.text_values import unknown_values
from tests.checks.cases import game_of

GAME = """
decks:
  - id: goods
    name: Goods
    fields: {price: number}
    cards: [{id: rum, name: Rum, price: 3}, {id: sugar, name: Sugar, price: 2}, {id: total, name: Sum, price: 1}]
    hand: 5
  - {id: empty, name: Empty, cards: [{id: hand, name: Hand}]}
texts: [{id: rules, name: Rules, files: [rules.md]}]
components: [%s]
"""
BOOK = "{id: rules, kind: book, book: rules}"


def said(folder: Path, rules: str, components: str = BOOK) -> list[tuple[str, str]]:
    """Each finding with its place, and its hint."""
    game = game_of(folder, GAME % components, rules_md=rules)
    return [(f"{one.span} {one.code} {one.message}", one.hint) for one in unknown_values(game)]


@pytest.mark.parametrize(
    ("rules", "message", "hint"),
    [
        ("Rum costs {{ decks.goods.rum.price }}.", "", ""),
        (
            "Pay {{ decks.goods.rumm.price }}.",
            "rules.md:1:20 N206 deck 'goods' has no card 'rumm'",
            "did you mean 'rum'?",
        ),
        (
            "# A\n\n| Card |\n|---|\n| {{ decks.goods.tobacco.price }} |",
            "rules.md:5:18 N206 deck 'goods' has no card 'tobacco'",
            "there is rum, sugar, total",
        ),
        (
            "Pay {{ decks.goods.total.price }}.",
            "rules.md:1:26 N206 a number has no 'price'",
            "'total' is a field of this deck; for its card 'total', write decks.goods.cards.total.price",
        ),
        (
            "Pay {{ decks.empty.hand.price }}.",
            "rules.md:1:25 N206 'decks.empty.hand' is empty, and has no 'price'",
            "'hand' is a field of this deck; for its card 'hand', write decks.empty.cards.hand.price",
        ),
        (
            "Pay {{ (decks.goods.cards|selectattr('id', 'eq', 'gin')|first).price }}.",
            "rules.md:1:5 N206 there is no record with the id 'gin'",
            "it may have been removed, or have another name; a card is found by its id: decks.DECK.ID",
        ),
        ("Written `{{ decks.goods.gin.price }}`.", "", ""),
        ("Pay {{ 1 // 0 }}.", "rules.md:1:5 T305 this has no value: integer division or modulo by zero", ""),
    ],
)
def test_each_value_is_looked_up(tmp_path: Path, rules: str, message: str, hint: str) -> None:
    assert said(tmp_path, rules) == ([(message, hint)] if message else [])


def test_a_text_of_which_no_book_is_made_is_left_alone(tmp_path: Path) -> None:
    assert said(tmp_path, "Pay {{ decks.goods.gin.price }}.", "") == []
