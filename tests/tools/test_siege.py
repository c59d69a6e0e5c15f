from __future__ import annotations

import pytest

from tools.siege.__main__ import siege_of
from tools.siege.game import Variant
from tools.siege.kit import ATTACKER, DEFENDER, Kit, clear
from tools.siege.players import TEMPERS


@pytest.fixture(scope="module")
def kit() -> Kit:
    return Kit.load()


def test_the_goals_are_those_of_the_kit(kit: Kit):
    assert (kit.squares_to_win, kit.losses_to_win, len(kit.city_squares)) == (4, 20, 6)


def test_a_siege_is_the_same_with_the_same_seed_and_ends_by_a_goal(kit: Kit):
    first, winner = siege_of(kit, 1, 0, Variant(), TEMPERS["bold"])
    second, other = siege_of(kit, 1, 0, Variant(), TEMPERS["bold"])
    assert (first.turn, first.attacks, first.losses, winner) == (second.turn, second.attacks, second.losses, other)
    assert winner == (DEFENDER if first.losses >= kit.losses_to_win else ATTACKER)


def test_a_siege_is_longer_if_the_attacker_may_lose_more(kit: Kit):
    standard, winner = siege_of(kit, 1, 0, Variant(), TEMPERS["bold"])
    assert winner == DEFENDER
    patient, _ = siege_of(kit, 1, 0, Variant(losses=32), TEMPERS["bold"])
    assert patient.attacks > standard.attacks


def test_a_careless_siege_goes_its_own_way_and_the_same_one_again(kit: Kit):
    bold, careless, again = (
        siege_of(kit, 1, 0, Variant(), TEMPERS[name])[0] for name in ("bold", "careless", "careless")
    )
    assert (careless.attacks, careless.losses) == (again.attacks, again.losses)
    assert (careless.attacks, careless.losses) != (bold.attacks, bold.losses)


# The example of the rulebook: J9 does not see M8 past K9 and L8; I9 sees K7 past a corner of K8.
@pytest.mark.parametrize(("start", "end", "free"), [("J9", "M8", False), ("I9", "K7", True)])
def test_mountains_hide_what_is_behind_them(kit: Kit, start: str, end: str, free: bool):
    cells = [kit.grid.lattice.cell(name) for name in (start, end)]
    assert all(cells)
    assert clear(cells[0], cells[1], kit.of_terrain("mountain")) is free
