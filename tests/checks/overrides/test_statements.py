"""Sentences of rules that say the same of one thing, but for one answer: Q150 for numbers, Q172 and Q173 for others."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

TEXTS = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"


def codes(folder: Path, first: str, second: str) -> list[str]:
    """The checks that speak of two sentences in two sections."""
    rules = f"# Rules\n\n## Play\n\n{first}\n\n## More\n\n{second}\n"
    return [code for code in ("Q150", "Q172", "Q173") if said(folder, code, TEXTS, rules_md=rules)]


@pytest.mark.parametrize(
    ("code", "first", "second"),
    [
        ("Q150", "Each captain buys one sail in the market phase.", "In the market phase a captain buys two sails."),
        ("Q150", "A monk may copy two pages in a day.", "In one day, no monk copies more than three pages."),
        ("Q150", "A cart has room for four sacks.", "Never put more than five sacks on a cart."),
        ("Q150", "Your barn stores eight crates.", "If you have more than ten crates in your barn, return them."),
        ("Q150", "For an attack by night, roll two dice.", "Roll three dice for an attack by night."),
        ("Q172", "Refill the market at the end of each turn.", "At the beginning of a turn, the market is refilled."),
        ("Q172", "Wages are paid before the harvest.", "After the harvest, pay all wages."),
        ("Q172", "The monsters move before the heroes.", "The heroes move before the monsters."),
        ("Q172", "A dead hero is removed from the game.", "Return dead heroes to the barracks."),
        ("Q172", "Cards that you buy go to your discard pile.", "Put a bought card on top of your deck."),
        ("Q172", "The lowest bid wins the auction.", "The auction is won by the player with the highest bid."),
        ("Q172", "Halve the damage, rounding up.", "Half damage is rounded down."),
        (
            "Q172",
            "A check succeeds if you roll equal to or less than your skill.",
            "A check succeeds if the roll is below your skill.",
        ),
        ("Q172", "Cover adds one to the defence roll.", "Subtract 1 from the defence roll for cover."),
        ("Q172", "The defender chooses which ship is sunk.", "The attacker decides which ship sinks."),
        ("Q172", "A spy is played face down beside a province.", "Spies are played face up beside a province."),
        ("Q172", "Ghosts move through walls.", "No ghost moves through walls."),
        (
            "Q150",
            "You win if you hold three lighthouses at dusk.",
            "A player has won when she holds four lighthouses at dusk.",
        ),
        ("Q150", "You may use the same oven again.", "Nobody uses the same oven twice in it."),
        (
            "Q150",
            "Bakers knead dough once a day, and not at night.",
            "Bakers may knead dough any number of times in a day.",
        ),
        ("Q172", "Bids are shown at the same time.", "Show the bids one after another."),
        ("Q172", "A raft leaves the harbour at the upper end.", "A raft leaves the harbour at its lower end."),
        ("Q172", "Count the grain of the nearest mill.", "The grain of the farthest mill is counted."),
        ("Q173", "Only druids can enter the grove.", "A knight can enter the grove, too."),
    ],
)
def test_two_sentences_that_differ_in_one_answer(tmp_path: Path, code: str, first: str, second: str) -> None:
    assert codes(tmp_path, first, second) == [code]
    assert codes(tmp_path, first, first) == []


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Each captain buys one sail in the market phase.", "In the market phase a captain buys two ropes."),
        ("A cart holds four sacks.", "A wagon holds six sacks."),
        ("An abbey feeds five monks.", "Each abbey feeds up to five monks."),
        ("Each farm produces one grain.", "Each farm with an ox produces two grain."),
        ("Each wizard knows at most six spells.", "A wizard of level 3 knows at most seven spells."),
        ("In a two-player game, each bank lends 10 coins.", "In a three-player game, each bank lends 15 coins."),
        ("In the first round, the merchant sells one good.", "In later rounds, the merchant sells two goods."),
        ("A dead hero is removed from the game if he has the crown.", "Dead heroes go to the barracks."),
        ("Discard the top card of the deck.", "Put the top card of the deck into your hand."),
        ("The monsters move before the heroes.", "The heroes move after the monsters."),
        ("The attacker chooses a card.", "The defender chooses a card."),
        ("Halved movement is rounded down.", "Halved damage is rounded up."),
        ("At least two guards stand on a wall.", "At most four guards stand on a wall."),
        ("A raft drifts up to four hexes on a river.", "A raft drifts three hexes on a river."),
        ("Only the Mason may build walls.", "The Carpenter may build doors."),
        ("You win if you hold three lighthouses at dusk.", "You may light three of four lighthouses at dusk."),
        ("You may use the same oven again.", "Nobody uses the same knife twice."),
        ("Roll again for each open oven.", "Roll once for each open oven."),
        ("Bakers knead dough twice a day.", "A baker may knead dough again in a day if nobody else does."),
        ("Only the Mason may build walls.", "If the Mason is dead, the Carpenter may build walls."),
    ],
)
def test_other_things_other_cases_and_limits_that_are_kept_are_fine(tmp_path: Path, first: str, second: str) -> None:
    assert codes(tmp_path, first, second) == []


def test_what_stands_under_the_name_of_a_record_is_said_of_that_record(tmp_path: Path) -> None:
    units = "units: [{id: archer, name: Archer}, {id: hurler, name: Hurler}]\n"
    first, second = "A volley at a town uses two arrows.", "A volley at a town uses three arrows."
    rules = f"# Rules\n\n## Archer\n\n{first}\n\n## Hurler\n\n{second}\n"
    assert said(tmp_path, "Q150", TEXTS + units, rules_md=rules) == []


def test_bold_words_at_the_beginning_of_a_paragraph_say_what_it_is_about(tmp_path: Path) -> None:
    first, second = "2 points per box with a cross.", "1 point per box with a cross."
    rules = f"# Rules\n\n**Bridges.** {first}\n\n**Gardens.** {second}\n"
    assert said(tmp_path, "Q150", TEXTS, rules_md=rules) == []


GOALS = """
sides: [{id: elves, name: Elves}, {id: trolls, name: Trolls}]
goals: [{id: grove, name: Grove, side: elves, text: Four oaks stand in the grove at nightfall.}]
"""


@pytest.mark.parametrize(
    ("rule", "count"),
    [
        ("The Elves win at once if five oaks stand in the grove at nightfall.", 1),
        ("The Elves have won as soon as three oaks stand in the grove at nightfall.", 1),
        ("The Elves win if four oaks stand in the grove at nightfall.", 0),
        ("The Trolls win if five oaks stand in the grove at nightfall.", 0),
    ],
)
def test_a_goal_and_the_rule_for_it(tmp_path: Path, rule: str, count: int) -> None:
    assert len(said(tmp_path, "Q150", TEXTS + GOALS, rules_md=f"# Rules\n\n{rule}\n")) == count


@pytest.mark.parametrize(
    ("rule", "count"),
    [
        ("The strip belongs to the lower farm.", 1),
        ("A strip between farms belongs to the lower farm.", 1),
        ("A strip belongs to the upper farm.", 0),
        ("The strip with a dyke belongs to the lower farm of a rich farmer.", 0),  # Of other cases, too.
    ],
)
def test_what_a_term_means_holds_everywhere(tmp_path: Path, rule: str, count: int) -> None:
    term = "glossary: [{id: strip, term: strip, text: Land between farms. It belongs to the upper farm.}]\n"
    assert len(said(tmp_path, "Q172", TEXTS + term, rules_md=f"# Rules\n\n{rule}\n")) == count


def test_variants_may_say_otherwise(tmp_path: Path) -> None:
    rules = "# Rules\n\n## Play\n\nA cart has room for four sacks.\n\n## Variant\n\nA cart has room for six sacks.\n"
    assert said(tmp_path, "Q150", TEXTS, rules_md=rules) == []
