"""The High Marches hold the procedure of their source, and the map is sound."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from pnp.model.expressions import Expression
from pnp.model.game import Game
from pnp.model.play import Step


def test_the_turn_has_six_phases_in_order(game: Game) -> None:
    assert [phase.name for phase in game.phases] == [
        "Standard actions", "Exchange", "Attack", "Free move", "Reduce cards", "End turn",
    ]  # fmt: skip


def test_there_are_four_standard_actions_of_which_two_may_be_done(game: Game) -> None:
    assert [step.label for step in game.phases["actions"].steps] == ["A", "B", "C", "D"]
    assert game.resources["actions"].start == 2


def _deep(steps: tuple[Step, ...]) -> Iterator[str]:
    for step in steps:
        yield step.text
        yield from _deep(step.steps)


@pytest.mark.parametrize(
    "words",
    [
        "ten at most, all from that one territory",
        "at least five dice for each defender die",
        "Each **1**",
        "Each **2**",
        "For each extra die the defender removes one unit",
        "Five or more defender dice on one attacker die",
        "Say “pass”",
        "in the order that the defender chooses",
        "a tie goes to the defender",
        "Defender ahead by 10 or more",
        "Attacker at least twice the defender",
        "Control needs at least one unit",
        "higher elevation",
        "that is always at least +1",
    ],
)
def test_an_attack_holds_every_rule_of_the_source(game: Game, words: str) -> None:
    assert any(words in text for text in _deep(game.phases["attack"].steps))


def test_two_units_at_three_for_one_at_five_lose_one(game: Game) -> None:
    values = {unit.id: unit.stats["exchange"] for unit in game.units}
    assert values == {"troop": 1, "archers": 3, "knights": 5, "engine": 7, "champion": 10}
    lost = Expression(game.formulas["exchange-lost"].value)
    assert lost.value({"traded_in": 2, "value_in": values["archers"], "value_out": values["knights"]}) == 1


def test_each_house_has_sixty_six_counters(game: Game) -> None:
    assert {army.id: army.total for army in game.armies} == dict.fromkeys(("sun", "tower", "lily", "dragon"), 66)


def test_the_deck_reaches_dice_skirmishes_battles_and_turns(game: Game) -> None:
    reach: dict[str, int] = {}
    for card in game.decks["fortunes"].cards:
        reach[card.fields["scope"].code] = reach.get(card.fields["scope"].code, 0) + card.copies
    assert reach == {"D": 12, "S": 16, "B": 12, "T": 14}
    assert sum("penalty" in card.fields for card in game.decks["fortunes"].cards) == 6


def test_the_map_has_twenty_eight_numbered_territories_with_elevations(game: Game) -> None:
    nodes = game.boards["map"].nodes
    assert nodes is not None
    assert [node.number for node in nodes.nodes] == list(range(1, 29))
    assert {node.elevation for node in nodes.nodes} == {0, 1, 2, 3, 4}
    assert len(nodes.borders) == 60


def test_every_territory_can_be_reached_without_crossing_mountains(game: Game) -> None:
    nodes = game.boards["map"].nodes
    assert nodes is not None
    ways = [border.between for border in nodes.borders if border.kind != "mountains"]
    reached = {"wolfs-head"}
    while more := {b for pair in ways for a, b in (pair, pair[::-1]) if a in reached} - reached:
        reached |= more
    assert len(reached) == 28


@pytest.mark.parametrize(("size", "players", "empty"), [("two", 2, 0), ("three", 3, 1), ("four", 4, 0)])
def test_houses_claim_the_whole_map_and_none_begins_with_dominion(
    game: Game, size: str, players: int, empty: int
) -> None:
    fields = next(record for record in game.sets["sizes"].records if record.id == size).fields
    assert players * fields["claimed"] + empty == 28
    claim = game.goals[f"dominion-{size}"].occupy
    assert claim is not None
    assert int(str(claim.count)) > fields["claimed"]


@pytest.mark.parametrize(
    ("chances", "attackers", "defenders"),
    [("one-one", 1, 1), ("two-one", 2, 1), ("three-one", 3, 1), ("one-two", 1, 2)],
)
def test_the_printed_chances_are_right(game: Game, chances: str, attackers: int, defenders: int) -> None:
    record = next(one for one in game.sets["chances"].records if one.id == chances)
    rolls = list(product(range(2, 7), repeat=attackers + defenders))
    for name, lead in (("m2", -2), ("m1", -1), ("0", 0), ("1", 1), ("2", 2), ("3", 3), ("4", 4)):
        won = sum(sum(roll[:attackers]) + lead > sum(roll[attackers:]) + defenders for roll in rolls)
        assert record.fields[f"lead_{name}"] == f"{100 * won / len(rolls):.0f}"
