from __future__ import annotations

import pytest

from tools.albuera.__main__ import battle_of
from tools.albuera.kit import ALLIED, FRENCH, Kit
from tools.albuera.players import TEMPERS, play
from tools.albuera.units import Unit


@pytest.fixture(scope="module")
def kit() -> Kit:
    return Kit.load()


def unit_at(kit: Kit, name: str, cell: str) -> Unit:
    return Unit(kit.cards[name], kit.cell(cell))


def test_a_battle_is_the_same_with_the_same_seed_and_ends_with_the_last_turn(kit: Kit):
    first, second = battle_of(kit, "cole", "1"), battle_of(kit, "cole", "1")
    tempers = {FRENCH: TEMPERS["bold"], ALLIED: TEMPERS["bold"]}
    assert play(first, tempers) == play(second, tempers)
    assert first.turn == first.last_turn + 1 == 11


# The figure of the rulebook: 2 points each. No guns cross the brook.
def test_moves_cost_what_the_rulebook_says(kit: Kit):
    battle = battle_of(kit, "day", "1")
    battle.units = [rider := unit_at(kit, "de-grey", "1108"), guns := unit_at(kit, "sympher", "0706")]
    assert battle.reach(rider)[kit.cell("0909")] == 2
    assert battle.reach(guns)[kit.cell("0907")] == 2
    battle.units = [guns := unit_at(kit, "sympher", "1405")]
    assert kit.cell("1505") not in battle.reach(guns)


# The first example of the rulebook: 6 to 3, one battery, Zayas: 2:1, the fourth column.
def test_an_attack_has_the_column_of_the_rulebook(kit: Kit):
    battle = battle_of(kit, "day", "1")
    attackers = [unit_at(kit, "fr-64", "0911"), unit_at(kit, "fr-34", "1010")]
    others = [unit_at(kit, "guardias", "0910"), unit_at(kit, "zayas", "0910"), unit_at(kit, "guns-girard", "0912")]
    battle.units = [*attackers, *others]
    attack = battle.attack(kit.cell("0910"), attackers)
    assert attack is not None
    assert kit.combat.columns[attack.column] == "2:1"


def test_who_attacks_left_of_the_first_column_is_repulsed(kit: Kit):
    assert set(kit.results(-1)) == {"R"}
    assert kit.results(9) == kit.results(5) == ("F", "F", "D", "D", "B", "B")


# The 34e, broken beside the 40e, may stop on 1012 only on the way: it does not come back, and loses a step there.
def test_a_unit_does_not_retreat_in_a_circle(kit: Kit):
    battle = battle_of(kit, "day", "1")
    french = {"fr-34": "0912", "fr-40": "0912", "hussars": "1012", "drag-14": "1013", "lancers": "1013"}
    french |= {"fr-55": "1112", "grenadiers": "1112", "drag-26": "1113", "drag-27": "1113"}
    units = {name: unit_at(kit, name, cell) for name, cell in {**french, "irlanda": "0911", "rey": "0812"}.items()}
    battle.units = list(units.values())
    battle.retreat(units["fr-34"], 2, [kit.cell("0911"), kit.cell("0812")])
    assert (units["fr-34"].cell, units["fr-34"].spent) == (kit.cell("1012"), True)
