"""The pizza card game holds the deck list and the one phase that its source has kept."""

from __future__ import annotations

from pnp.model.game import Game

# Name, copies, letter of the type, extra points: as the source lists them.
CARDS = """
Crust 10 C
Thin Crust 1 C +1
Chicago Crust 1 C +1
Cheese 10 E
Sauce 10 S
Mushrooms 5 V
Onions 4 V
Peppers 3 V
Black Olives 2 V
Pepperoni 5 M
Sausage 4 M
Meatballs 3 M
Pineapple 1 X +1
Anchovy 1 X +1
Garlic 1 X
"""


def test_the_kit_owns_up_to_being_a_fragment(game: Game) -> None:
    assert game.kit.status == "fragment"


def test_every_card_is_as_the_source_has_it(game: Game) -> None:
    listed = []
    for card in game.decks["larder"].cards:
        extra = f" +{card.fields['bonus']}" if "bonus" in card.fields else ""
        listed.append(f"{card.name} {card.copies} {card.fields['type'].code}{extra}")
    assert listed == CARDS.strip().splitlines()


def test_the_deck_has_sixty_one_cards_and_six_types(game: Game) -> None:
    copies: dict[str, int] = {}
    for card in game.decks["larder"].cards:
        kind = card.fields["type"].code
        copies[kind] = copies.get(kind, 0) + card.copies
    assert copies == {"C": 12, "E": 10, "S": 10, "V": 14, "M": 12, "X": 3}
    assert sum(copies.values()) == 61


def test_the_overhead_phase_keeps_eight_cards(game: Game) -> None:
    assert game.phases.ids[-1] == "overhead"
    limit = game.decks["larder"].max_hand
    assert limit is not None
    assert limit.number == 8


def test_the_printed_chances_are_those_of_the_deck(game: Game) -> None:
    for record in game.sets["next-card"].records:
        assert record.fields["chance"] == f"{round(100 * record.fields['copies_of'] / 61)}%"
    assert sum(record.fields["copies_of"] for record in game.sets["next-card"].records) == 61


def test_a_kitchen_has_room_for_the_cards_that_lie_in_it(game: Game) -> None:
    kitchen = game.boards["kitchen"].mat
    assert kitchen is not None
    assert [area.id for area in kitchen.areas if area.size[0].mm < 63.5 or area.size[1].mm < 88.9] == []
