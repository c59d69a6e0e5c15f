"""Primea has every culture, table, monster, hero and item that its source gives."""

from __future__ import annotations

import re

import pytest

from pnp.model.expressions import Expression
from pnp.model.game import Game
from pnp.model.tables import Modifier


def test_the_culture_table_has_forty_three_cultures_of_two_results_and_a_reroll(game: Game) -> None:
    rows = game.tables["cultures"].rows
    assert [str(row.on) for row in rows[:43]] == [f"{low}-{low + 1}" for low in range(1, 87, 2)]
    assert [str(row.on) for row in rows[43:]] == ["87-00"]
    assert all(row.fields["traditions"] and row.fields["professions"] for row in rows[:43])


@pytest.mark.parametrize(
    ("culture", "traditions", "professions"),
    [
        ("egyptian", "divination death priest", 5),
        ("roman", "divination alchemy music", 8),
        ("babylonian", "priest force mental death wizard", 8),
        ("zulu", "spirit witchcraft", 5),
        ("chinese", "martial-arts spirit elemental fey", 5),
        ("atlantean", "artificer elemental healing wizard force", 8),
        ("finnish", "music rune illusion divination", 7),
        ("hyborean", "witchcraft elemental spirit mental nature", 4),
        ("russian", "fey priest artificer elemental music", 9),
        ("reptilian", "nature artificer elemental force priest alchemy", 7),
        ("troglodyte", "elemental artificer witchcraft", 5),
        ("byzantine", "mental illusion divination alchemy death", 8),
        ("scottish", "priest healing music rune", 5),
    ],
)
def test_a_culture_has_its_traditions_and_professions(
    game: Game, culture: str, traditions: str, professions: int
) -> None:
    row = next(row for row in game.tables["cultures"].rows if row.id == culture)
    assert [one.id for one in row.fields["traditions"]] == traditions.split()
    assert len(row.fields["professions"]) == professions


def test_all_cultures_together_have_this_many_traditions_and_professions(game: Game) -> None:
    rows = game.tables["cultures"].rows[:43]
    assert sum(len(row.fields["traditions"]) for row in rows) == 152
    assert sum(len(row.fields["professions"]) for row in rows) == 247


def test_every_culture_has_a_people_with_a_home_and_a_faith(game: Game) -> None:
    peoples = game.sets["peoples"].records
    assert [one.id for one in peoples] == [row.id for row in game.tables["cultures"].rows[:43]]
    assert all(one.fields["home"] and one.fields["faith"] for one in peoples)


def test_every_tradition_has_a_ladder_of_spells(game: Game) -> None:
    spells = game.sets["spells"].records
    for tradition in game.sets["traditions"].records:
        levels = {one.fields["level"] for one in spells if one.fields["tradition"] is tradition}
        assert levels == {1, 2, 3, 4}, tradition.id


def modifiers(game: Game, roll: str, tag: str) -> list[int]:
    """What the modifiers of a roll with this tag add, in their order."""
    found: tuple[Modifier, ...] = game.rolls[roll].modifiers
    return [one.by for one in found if tag in one.tags]


def test_difficulties_go_from_plus_five_to_minus_five(game: Game) -> None:
    assert modifiers(game, "action", "difficulty") == [5, 4, 3, 2, 1, -1, -2, -3, -4, -5]


def test_attack_and_defense_change_the_attack_roll(game: Game) -> None:
    attack = [-2, -4, 1, 1, 1, -1, -2, 1, -2, -2, -1, -1, -1, -3, -2, 1, 3, -1, -1, 1, 4]
    assert modifiers(game, "attack", "attack") == attack
    # Reflexes, Martial Arts, three shields, invisible; the last line is ours.
    assert modifiers(game, "attack", "defense") == [-1, -1, -1, -2, -3, -4, -1]
    assert set(game.rolls["attack"].natural) == {"1", "10"}


def test_the_damage_table_and_what_changes_it(game: Game) -> None:
    rows = [(str(row.on), row.name, row.fields["damage"]) for row in game.tables["damage"].rows]
    assert rows == [
        ("≤1", "Deflected", 0),
        ("2", "Deflected", 0),
        ("3-4", "Minor wound", 1),
        ("5", "Minor wound", 1),
        ("6", "Moderate wound", 2),
        ("7", "Moderate wound", 2),
        ("8", "Major wound", 3),
        ("9", "Major wound", 3),
        ("10+", "Mortal wound", 4),
    ]
    prone = [str(row.on) for row in game.tables["damage"].rows if "prone" in row.text]
    assert prone == ["2", "5", "7", "9"]
    assert modifiers(game, "damage-roll", "damage") == [-2, 0, 1, 2, 3, 1, -1, 1]
    assert modifiers(game, "damage-roll", "armor") == [-1, -2, -3]


def test_effects_of_a_major_wound(game: Game) -> None:
    rows = [(str(row.on), row.name) for row in game.tables["major-wounds"].rows]
    assert rows == [("1-3", "Leg hurt"), ("4-6", "Arm hurt"), ("7-9", "Incapacitated"), ("10", "Unconscious")]


def test_ranges_are_quartered_and_halved(game: Game) -> None:
    weapons = game.sets["ranged-weapons"].records
    longest = [360, 300, 240, 200, 160, 120, 100, 80, 60, 40, 40, 40]
    assert [one.fields["longest"] for one in weapons] == longest
    assert all(one.fields["short"] * 4 == one.fields["longest"] for one in weapons)
    assert all(one.fields["medium"] * 2 == one.fields["longest"] for one in weapons)
    assert [one.id for one in weapons if "reload" in one.fields] == ["crossbow", "musket", "pistol"]


def test_monsters_have_the_stats_of_the_source_and_no_others(game: Game) -> None:
    stats = {unit.id: dict(unit.stats) for unit in game.units}
    assert stats == {
        "centaur": {"stamina": 3, "archery": 2, "reflexes": 1, "strength": 2, "melee-weapons": 1, "armor": 1},
        "zombie": {"stamina": 2, "strength": 1, "brawling": 1, "stealth": 2},
        "skeleton": {"melee-weapons": 1, "reflexes": 1},
        "djinn": {
            "stamina": 5, "reflexes": 4, "perception": 3, "strength": 4, "brawling": 4,
            "defense": 2, "attack-plus": 1, "damage-plus": 1,
        },
        "nymph": {"seduction": 5},
        "ogre": {"strength": 6, "stamina": 7, "melee-weapons": 2},
        "fire-drake": {"stamina": 6, "reflexes": 3, "perception": 2, "armor": 4},
    }  # fmt: skip


def test_decks_and_lists_have_their_numbers(game: Game) -> None:
    assert game.decks["items"].total == 35
    assert [card.number for card in game.decks["items"].cards] == list(range(1, 36))
    assert game.decks["adventures"].total == 13
    assert len(game.sets["bestiary"].records) == 13
    assert len(game.sets["traditions"].records) == 19
    assert len(game.sets["tests"].records) == 6


def price(words: str) -> int:
    """What an ability or spell costs as it stands on a hero's card: ``Strength 2`` is 1 + 2."""
    level = int(match[1]) if (match := re.search(r" (\d)\)?$", words)) else 1
    return level if words.endswith(")") else level * (level + 1) // 2


def test_heroes_cost_what_their_cards_say(game: Game) -> None:
    heroes = game.sets["characters"].records
    costs = {one.id: sum(map(price, (*one.fields["abilities"], *one.fields.get("spells", ())))) for one in heroes}
    assert costs == {one.id: one.fields["xp"] for one in heroes}
    assert list(costs.values()) == [9, 10, 10, 10, 10, 8, 10, 8, 6]


def test_worked_examples_come_out(game: Game) -> None:
    for example in game.examples:
        value = Expression(game.formulas[example.formula].value).value(dict(example.given))
        assert str(value) == example.gives, example.id


def test_every_renamed_profession_is_one_of_its_culture(game: Game) -> None:
    rows = {row.name: row for row in game.tables["cultures"].rows}
    renamed = [record for record in game.sets["renames"].records if record.fields["of"] in rows]
    assert [
        record.name for record in renamed if record.name not in rows[record.fields["of"]].fields["professions"]
    ] == ["Elemental, water only"]
    assert len(renamed) == 20
