"""The battle of two lines holds the numbers of its source."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pnp.model.dice import Dice, Results, chance
from pnp.model.game import Game
from pnp.model.tables import Roll

LINE = {
    "Grenadiers", "Musketeers", "Old Guard", "Young Guard", "Fusiliers", "Sappers", "Highlanders", "Troopers",
    "Gendarmes", "Legere", "Jagers",
}  # fmt: skip
CAVALRY = {
    "Dragoons", "Lancers", "Hussars", "Cuirassier", "Chasseurs", "Mamelukes", "Cossacks", "Carabiners", "Uhlans",
}  # fmt: skip
LIGHT = {"Skirmishers", "Landwehr", "Cacadores", "Zouaves", "Voltigeurs", "Blunderbussars", "Partisans"}
ARTILLERY = {"Howitzers", "Mortars", "Horse Artillery", "Gun Battery", "Field Pieces", "Congreve Rockets"}


def test_two_each_of_thirty_three_battalions(game: Game) -> None:
    deck = game.decks["battalions"]
    assert len(deck.cards) == 33
    assert {card.copies for card in deck.cards} == {2}
    assert deck.total == 66


@pytest.mark.parametrize(
    ("arm", "names"),
    [("L", LINE), ("C", CAVALRY), ("S", LIGHT), ("A", ARTILLERY)],
    ids=["line", "cavalry", "light", "guns"],
)
def test_the_arm_of_each_battalion(game: Game, arm: str, names: set[str]) -> None:
    assert {card.name for card in game.decks["battalions"].cards if card.fields["arm"].code == arm} == names


def test_the_rank_of_each_battalion_and_what_it_adds(game: Game) -> None:
    ranks = {
        card.name: (str(card.fields["trait"]), card.fields["bonus"])
        for card in game.decks["battalions"].cards
        if "trait" in card.fields
    }
    assert ranks == {
        "Grenadiers": ("Elite", 2),
        "Old Guard": ("Elite", 2),
        "Highlanders": ("Elite", 2),
        "Cuirassier": ("Heavy", 1),
        "Carabiners": ("Heavy", 1),
        "Lancers": ("Shock", 1),
        "Uhlans": ("Shock", 1),
        "Landwehr": ("Militia", -1),
        "Blunderbussars": ("Militia", -1),
        "Partisans": ("Militia", -1),
    }


def test_fifty_one_tactics_cards_of_which_three_maneuver(game: Game) -> None:
    deck = game.decks["tactics"]
    copies = {card.name: card.copies for card in deck.cards}
    assert len(copies) == 49
    assert copies.pop("Maneuver") == 3
    assert set(copies.values()) == {1}
    assert deck.total == 51
    assert all(card.effects and not any(effect.manual for effect in card.effects) for card in deck.cards)


@pytest.mark.parametrize(
    ("card", "what", "by"),
    [
        ("square-formation", "attack", -3),
        ("frontal-assault", "attack", 2),
        ("bayonet-charge", "defense", 1),
        ("rifles", "attack", 1),
        ("screen", "defense", 1),
        ("counter-attack", "defense", 2),
        ("double-canister", "defense", 2),
        ("canister", "defense", 1),
        ("round-shot", "attack", 1),
        ("disordered", "attack", -1),
        ("attack-column", "attack", 2),
        ("rearguard-action", "reinforcement", 2),
        ("forced-march", "reinforcement", 1),
        ("confusion", "reinforcement", -1),
        ("lost-orders", "attacks", -1),
        ("commander", "morale", -1),
        ("lost-cohesion", "morale", 1),
        ("conscripts", "morale", 1),
        ("redoubt", "attack", -1),
        ("high-ground", "defense", 2),
    ],
)
def test_what_a_tactics_card_changes(game: Game, card: str, what: str, by: int) -> None:
    cards = {one.id: one for one in game.decks["tactics"].cards}
    assert (what, by) in {(effect.what, effect.by) for effect in cards[card].effects}


def test_arm_against_arm(game: Game) -> None:
    attack = {one.id: one.fields["attack"] for one in game.sets["matrix"].records if one.fields["attack"]}
    defense = {one.id: one.fields["defense"] for one in game.sets["matrix"].records if one.fields["defense"]}
    assert attack == {"line-light": -1, "line-cavalry": -1, "cavalry-light": 1, "cavalry-artillery": 1}
    assert defense == {"line-artillery": 1, "light-line": -1, "cavalry-line": 2}
    assert len(game.sets["matrix"].records) == 16


def percent(odds: Fraction) -> str:
    tenths = odds * 1000
    assert tenths.denominator == 1
    return f"{float(odds * 100):g} %"


def test_the_chances_in_the_matrix_are_those_of_the_die(game: Game) -> None:
    for one in game.sets["matrix"].records:
        for roll in ("attack", "defense"):
            odds = chance(Dice.parse("D8"), Results.parse("7+"), one.fields[roll])
            assert one.fields[f"{roll}_odds"] == percent(odds), one.id


def test_the_chances_of_the_player_aid(game: Game) -> None:
    combat = {-2: 0, -1: 1, 0: 2, 1: 3, 2: 4, 3: 5, 4: 6, 5: 7, 6: 8}
    shown = [one.fields["chance"] for one in game.sets["combat-odds"].records]
    assert shown == [percent(Fraction(eighths, 8)) for eighths in combat.values()]
    morale = [one.fields["chance"] for one in game.sets["morale-odds"].records]
    ways = [0, 1, 3, 6, 10, 15, 21, 26]  # results of 2D6 that reach 10 with −3 … +4, of 36
    assert morale == [f"{round(way / 36 * 100)} %" for way in ways]


def by(roll: Roll) -> dict[str, int]:
    return {one.id: one.by for one in roll.modifiers}


def test_rolls_and_their_modifiers(game: Game) -> None:
    attack, defense, morale = (game.rolls[one] for one in ("attack", "defense", "morale"))
    assert [(str(one.die), str(one.target)) for one in (attack, defense, morale)] == [
        ("D8", "7+"),
        ("D8", "7+"),
        ("2D6", "10+"),
    ]
    assert {
        "flank": 2,
        "flank-cavalry": 3,
        "envelopment": 1,
        "elite": 2,
        "heavy": 1,
        "shock": 1,
        "militia": -1,
    }.items() <= by(attack).items()
    assert {"flanked": -1, "line-cavalry": 2, "line-light": -1, "artillery-line": 1}.items() <= by(defense).items()
    assert {"militia": 1, "elite": -1, "elite-destroyed": 1}.items() <= by(morale).items()


def test_five_stacks_and_a_reserve(game: Game) -> None:
    areas = [area.name for board in game.boards if board.mat for area in board.mat.areas]
    assert areas == ["Left Flank", "Left Center", "Center Center", "Right Center", "Right Flank", "Reserve"]


def test_phases_hand_and_specialties(game: Game) -> None:
    assert game.phases.ids == ("draw", "reinforce", "attack", "morale", "terrain")
    limit = game.decks["tactics"].max_hand
    assert limit is not None
    assert limit.number == 7
    assert [row.name for row in game.tables["specialties"].rows] == [
        "Superior Discipline",
        "Genius Commander",
        "Fire Drill",
        "Advanced Artillery",
        "Elite Cavalry",
        "March Drill",
    ]
