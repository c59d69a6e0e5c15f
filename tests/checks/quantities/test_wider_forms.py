"""Numbers of the whole game in the forms in which rules give them: players, lists, parts, sums, ranges, times."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.cases import found
from tests.checks.lines import said

RULES = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
PARTS = (
    RULES
    + """
markers:
  - {id: clay, name: Clay, supply: 30}
  - {id: wood, name: Wood, supply: 24}
  - {id: damage, name: Damage, supply: 16}
  - {id: pawn, name: Pawn, supply: 3}
"""
)


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ("Example is for three to four players.", True),
        ("**Example** is a game for 2-4 players.", True),
        ("Example plays with two or three players.", True),
        ("Example can be played by 3 to 5 players.", True),
        ("Players: 2–4", True),
        ("**Number of players:** 3 to 4", True),
        # One number on a line may be that of a scenario; a part of the game may be for fewer; the kit is for two.
        ("Players: 3", False),
        ("The short map is for two to three players.", False),
        ("Two to three players may stand here.", False),
        ("Example is for two players.", False),
        ("## Team variant\n\nExample is for four to six players.", False),
        ("Example, like chess, has two to four players in mind.", False),
    ],
)
def test_players(tmp_path: Path, text: str, is_found: bool) -> None:
    assert bool(said(tmp_path, "Q109", RULES, rules_md=f"# Rules\n\n{text}\n")) == is_found


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("A week has four phases: Morning, Work and Evening.", "'four phases', but 3 are named"),
        ("A turn is divided into two parts: the draw, the move and the count.", "'two parts', but 3 are named"),
        ("There are four kinds: red, blue, and green.", "'four kinds', but 3 are named"),
        ("A day has six steps, in this order.\n\n1. A\n2. B\n", "'six steps', but the list has 2 items"),
        ("A day has three steps, as follows.\n\n1. A\n2. B\n", "'three steps', but the list has 2 items"),
        ("A week has three phases: Morning, Work and Evening.", None),
        ("A day has two steps, in this order.\n\n1. A\n2. B\n", None),
        # What is named here are things of several words, and some only of what is counted.
        ("A week has two phases: in the first you draw and discard, in the second you move and fight.", None),
        ("The mill has three rooms: Loft, Store and Cellar and Yard.", None),
        ("You may use two of the three ways: land or sea.", None),
        ("A day has two steps. Play it in this order.\n\n- A\n- B\n- C\n", None),
    ],
)
def test_lists_in_a_sentence(tmp_path: Path, text: str, message: str | None) -> None:
    found_here = said(tmp_path, "Q111", RULES, rules_md=f"# Rules\n\n{text}\n")
    assert [one.removeprefix("the text says ") for one in found_here] == ([message] if message else [])


@pytest.mark.parametrize(
    ("item", "messages"),
    [
        ("30 clay, 20 wood and 12 eggs", ["'20 wood', but the supply has 24 in all"]),
        ("30 clay and 24 wood, 18 damage", ["'18 damage', but the supply has 16 in all"]),
        ("28 clay tokens, 24 wood tokens and 16 damage tokens", ["'28 clay tokens', but the supply has 30 in all"]),
        ("a bag, and 30 clay", []),
        ("**30** clay and **24** wood", []),
        # One of a thing, and what is made of it, is no number of all; nor is what each player has.
        ("1 board and 1 damage chart", []),
        ("1 clay pit", []),
        ("12 wood blocks and 5 clay bowls", []),
        ("3 wood and 2 clay for each player", []),
        ("20 cards in 2 damage sizes", []),
    ],
)
def test_several_parts_in_one_item(tmp_path: Path, item: str, messages: list[str]) -> None:
    found_here = said(tmp_path, "Q106", PARTS, rules_md=f"# Rules\n\n## What you have\n\n- {item}\n- 3 pawns\n")
    assert [one.partition("the text says ")[2] for one in found_here] == messages


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("She has 17 coins and two mates: 17, 6 and 8 make 33.", 31),
        ("5 plus 4 is 8.", 9),
        ("Three, two and two come to eight.", 7),
        ("So 4 and 3 together add up to 9 points.", 7),
        ("2, 3, and 4 gives 10.", 9),
        ("17, 6 and 8 make 31.", None),
        # Results of dice, trades, ratios and the ends of longer lists are no sums.
        ("4, 5 and 6 are one hit each.", None),
        ("5 and 6 make two hits.", None),
        ("1, 2 and 3 are 4 times as good.", None),
        ("Two wood and one clay make 4 bricks.", None),
        ("10 coins, 4 and 5 make 19.", None),
        ("Rooms 1 and 2 make 12 of the beds.", None),
    ],
)
def test_sums_of_bare_numbers(tmp_path: Path, text: str, right: int | None) -> None:
    found_here = said(tmp_path, "W502", RULES, rules_md=f"# Rules\n\n{text}\n")
    assert [f"that makes {right}," in one for one in found_here] == ([True] if right else [])


@pytest.mark.parametrize(
    ("rows", "messages"),
    [
        ("0 19,20 29,30 44,46 ", ["no row has 45: '30–44' is followed by '46 or more'"]),
        ("0 9,10 19,19 29,30 39", ["19 is in two rows: '10–19' and '19–29'"]),
        ("1 3,4 6,8 9,10 12", ["no row has 7: '4–6' is followed by '8–9'"]),
        ("0 19,20 29,30 44,45 ", []),
        # Two numbers side by side need not be the ends of a range.
        ("1 2,3 4,6 8", []),
        ("2 5,3 4,1 6,7 8", []),
        ("5 1,6 2,7 3,8 4", []),
        ("0 0,1 1,2 2,4 4", []),
    ],
)
def test_ranges_in_two_columns(tmp_path: Path, rows: str, messages: list[str]) -> None:
    pairs = [row.split(" ") for row in rows.split(",")]
    records = [
        f"{{id: r{number}, name: R{number}, low: {low}{f', high: {high}' if high else ''}}}"
        for number, (low, high) in enumerate(pairs)
    ]
    head = "sets: [{id: ranks, name: Ranks, one: rank, fields: {low: number, high: number}"
    kit = f"{head}, records: [{', '.join(records)}]}}]\n"
    assert [one.partition(" ")[2] for one in found(tmp_path, "Q160", kit)] == messages


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ("days 1 to 10, 10 to 20 and 21 to 30", True),
        ("days 1-10, 12-20, and 21-30", True),
        ("days 1 to 10, days 10 to 20 and days 21 to 30", True),
        ("days 1 to 10, 11 to 20 and 21 to 30", False),
        ("from 2 to 4, 3 to 5 and 4 to 6", False),
        ("days 1 to 10 and 10 to 20", False),
        ("pages 3 to 5, 12 to 14 and 30 to 31", False),
    ],
)
def test_ranges_in_a_sentence(tmp_path: Path, text: str, is_found: bool) -> None:
    assert bool(said(tmp_path, "Q160", RULES, rules_md=f"# Rules\n\nThree chapters: {text}.\n")) == is_found


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ("The game ends after the evening of week 7.", True),
        ("In Week 8, shuffle.", True),
        ("Put the marker on week 6.", False),
        ("If the marker would go to week 7, the game is over.", False),
        ("Take 7 weeks of holiday.", False),
        ("## Long variant\n\nPlay on to week 9.", False),
        ("Week 10:30 to 11:00 is tea.", False),
    ],
)
def test_a_week_beyond_the_track(tmp_path: Path, text: str, is_found: bool) -> None:
    names = ", ".join(f"{{name: Week {number}}}" for number in range(1, 7))
    kit = RULES + f"boards: [{{id: weeks, name: Weeks, track: {{turns: true, spaces: [{names}]}}}}]\n"
    assert bool(said(tmp_path, "Q155", kit, rules_md=f"# Rules\n\n{text}\n")) == is_found


@pytest.mark.parametrize(
    ("texts", "messages"),
    [
        (("2 Two pots.", "3 Three fired pots.", "1 One pot.", "5 Four pots."), ["'Four pots'"]),
        (("2 Two pots.", "3 Three pots.", "1 A pot.", "5 Four pots."), []),
        (("2 Three pots.", "3 Four pots.", "1 Two pots.", "5 Five pots."), []),
        (("2 Two pots.", "3 Three pots.", "1 One pot.", "5 Pay one pot, take four pots."), []),
        (("2 Two pots.", "3 Three pots.", "1 One pot.", "5 +2 pots."), []),
        (("2 Two pots.", "3 Three pots.", "1 One pot.", "5 Two potters."), []),
    ],
)
def test_the_text_of_a_card_and_its_column(tmp_path: Path, texts: tuple[str, ...], messages: list[str]) -> None:
    cards = "".join(
        f"      - {{id: c{at}, name: C{at}, pots: {text[0]}, text: '{text[2:]}'}}\n" for at, text in enumerate(texts)
    )
    kit = f"decks:\n  - id: orders\n    name: Orders\n    fields: {{pots: number}}\n    cards:\n{cards}"
    assert [one.partition("says ")[2].partition(",")[0] for one in found(tmp_path, "Q116", kit)] == messages


def test_lay_one_on_each_of_some(tmp_path: Path) -> None:
    kit = RULES + "markers:\n  - {id: glaze, name: Glaze, supply: 12}\n  - {id: pot, name: Pot, supply: 30}\n"
    everywhere = "# Rules\n\nLay one glaze on each pot.\n"
    assert len(found(tmp_path, "S139", kit, rules_md=everywhere)) == 1
    for some in ("that has been fired", "of yours", "in the kiln", "you own", "with a handle"):
        assert not found(tmp_path, "S139", kit, rules_md=f"# Rules\n\nLay one glaze on each pot {some}.\n")
