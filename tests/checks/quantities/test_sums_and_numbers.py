"""Parts against their totals, gaps in numbers, numbers of players, how far something is numbered."""

from pathlib import Path

import pytest

from tests.checks.cases import found


def rules(folder: Path, code: str, text: str, kit: str = "") -> list[str]:
    """What a check finds in a rules text of one line, each as ``col message``."""
    lines = found(folder, code, f"{kit}texts: [{{id: rules, files: [rules.md]}}]\n", rules_md=text + "\n")
    return [line.removeprefix("rules.md:1:") for line in lines]


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("There are 12 counters (6 foot, 4 horse, 3 guns).", ["11 the parts of '12 counters' add up to 13: 6 + 4 + 3"]),
        ("Deal five cards: three orders and one event.", ["6 the parts of 'five cards' add up to 4: 3 + 1"]),
        ("Take **12** red dice (8 large and 5 small).", ["8 the parts of '12 red dice' add up to 13: 8 + 5"]),
        ("Take 12 dice (8 **large** and 5 *small*).", ["6 the parts of '12 dice' add up to 13: 8 + 5"]),
        (
            "A map of ten places. It has two kinds of places: four **ports** and five reefs.",
            ["29 the parts of 'two kinds of places' add up to 9: 4 + 5"],
        ),
        ("A map of nine places. It has two kinds of places: four ports and five reefs.", []),
        ("Go on for two places. It has two kinds of places: four ports and five reefs.", []),
        ("There are 12 counters (6 foot, 4 horse and 2 guns).", []),
        ("Deal five cards: three orders and two events.", []),
        ("There are 40 cards (10 in each suit, 5 of them red).", []),
        ("Deal 5 cards (6 with two players, 7 with three).", []),
        ("The game lasts 8 turns (2 players, 5 rounds).", []),
        ("Roll 2 dice (on page 12).", []),
        ("Gain 3 coins (1 coin or 2 coins).", []),
        ("Three rounds: 5 cards, 4 cards, 3 cards.", []),
        ("Play 3 cards: 2 attacks now and the rest later.", []),
        ("2-3 units (1 foot, 1 horse).", []),
    ],
)
def test_parts(tmp_path: Path, text: str, messages: list[str]) -> None:
    assert rules(tmp_path, "Q107", text) == messages


def deck(*numbers: int, more: str = "") -> str:
    """A kit with a deck of cards with these numbers, each on a line from line 4 on."""
    cards = "".join(f"      - {{id: c{number}, number: {number}}}\n" for number in numbers)
    return f"decks:\n  - id: d\n    cards:\n{cards}{more}"


@pytest.mark.parametrize(
    ("numbers", "messages"),
    [
        ([1, 2, 3, 5, 6], ["7:26 no card of 'd' has number 4, though there are 1–3 and 5–6"]),
        ([6, 5, 3, 2, 1], ["5:26 no card of 'd' has number 4, though there are 1–3 and 5–6"]),
        ([*range(1, 7), 9, 10], ["10:26 no card of 'd' has number 7–8, though there are 1–6 and 9–10"]),
        ([1, 2, 3, 4, 5], []),
        ([1, 3, 5, 7, 9], []),
        ([10, 20, 30, 40, 50], []),
        ([1, 2, 4], []),
        ([101, 102, 103, 104, 106], []),
        ([0, 1, 2, 3, 4, 5], []),
    ],
)
def test_gaps(tmp_path: Path, numbers: list[int], messages: list[str]) -> None:
    assert found(tmp_path, "Q108", deck(*numbers)) == messages


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ("1 2 3 4 6 6 7", ["two cards of 'd' are called 'Pitch 6', and none is called 'Pitch 5'"]),
        ("1 2 3 4 5 6 7", []),
        # Two of each, or one that is missing and none twice, may be meant.
        ("1 1 2 2 4 4 5 5", []),
        ("1 2 3 5 6", []),
        ("1 3 3", []),
    ],
)
def test_a_number_that_two_names_of_a_suit_have(tmp_path: Path, numbers: str, said: list[str]) -> None:
    named = enumerate(numbers.split())
    cards = "".join(f"      - {{id: c{place}, name: Pitch {number}}}\n" for place, number in named)
    messages = found(tmp_path, "Q108", f"decks:\n  - id: d\n    cards:\n{cards}")
    assert [message.partition(" ")[2] for message in messages] == said


def test_numbers_that_go_on_in_another_deck(tmp_path: Path) -> None:
    other = "  - {id: e, cards: [{id: x, number: 4}, {id: y, number: 8}]}\n"
    assert found(tmp_path, "Q108", deck(1, 2, 3, 5, 6, more=other)) == []


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("A game for three players.", ["12 the text says 'three players', but the kit is for 2"]),
        ("A quick card game of wits for 2 to 4 players.", ["31 the text says '2 to 4 players', but the kit is for 2"]),
        ("In the four-player game, deal two.", ["8 the text says 'four-player game', but the kit is for 2"]),
        ("A game for two players.", []),
        ("In a 2-player game, deal two.", []),
        ("Deal five cards for three players.", []),
        ("After the game, count for all players.", []),
        ("A multi-player game.", []),
    ],
)
def test_players(tmp_path: Path, text: str, messages: list[str]) -> None:
    assert rules(tmp_path, "Q109", text) == messages


CARDS = "decks: [{id: orders, name: Order deck, cards: [{id: a, number: 1}, {id: b, number: 2}]}]\n"
BOARD = "boards: [{id: b, name: Field, grid: {columns: 4, rows: 4, cell: 9 mm, coordinates: {cells: numbers}}}]\n"
TRACK = "boards: [{id: b, name: Road, track: {count: 12}}]\n"


@pytest.mark.parametrize(
    ("kit", "text", "messages"),
    [
        (
            CARDS,
            "The cards are numbered 1 to 3.",
            ["24 the text says '1 to 3', but the cards of 'orders' are numbered 1 to 2"],
        ),
        (CARDS, "The cards are numbered from one to two.", []),
        (BOARD, "Squares numbered 1–64.", ["18 the text says '1–64', but the spaces of 'b' are numbered 1 to 16"]),
        (BOARD, "The squares are numbered 1–16.", []),
        (
            TRACK,
            "Its spaces are numbered 1 to 10.",
            ["25 the text says '1 to 10', but the spaces of 'b' are numbered 1 to 12"],
        ),
        (TRACK, "The cards are numbered 1 to 10.", []),
        (TRACK, "The phases are numbered 1 to 10.", []),
        (CARDS, "The ace is numbered 1 to 3.", []),
    ],
)
def test_numbered(tmp_path: Path, kit: str, text: str, messages: list[str]) -> None:
    assert rules(tmp_path, "Q110", text, kit) == messages


def test_of_two_decks_the_one_that_is_named(tmp_path: Path) -> None:
    kit = CARDS[:-2] + ", {id: events, name: Event deck, cards: [{id: c, number: 1}]}]\n"
    assert rules(tmp_path, "Q110", "The cards are numbered 1 to 3.", kit) == []
    assert rules(tmp_path, "Q110", "The event cards are numbered 1 to 2.", kit) == [
        "30 the text says '1 to 2', but the cards of 'events' are numbered 1 to 1"
    ]
    assert rules(tmp_path, "Q110", "The cards of the order deck are numbered 1 to 2.", kit) == []


PAWNS = "markers: [{id: red, name: Red pawn, supply: 1}, {id: blue, name: Blue pawn, supply: 1}]\n"


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("Take the third pawn.", ["10 there is no 'third pawn': the kit has 2 in all"]),
        ("Take the third team pawn.", ["10 there is no 'third team pawn': the kit has 2 in all"]),
        ("Take the second pawn.", []),
        ("Take a third coin.", []),
        ("In the third round the pawn moves.", []),
        ("## Components\n\n- 3 pawns\n- 1 board\n\n## Play\n\nTake the third pawn.", []),
        (
            "## Components\n\n- 3 pawns (red, blue and green)\n- 1 board\n\n## Play\n\nTake the 4th pawn.",
            ["rules.md:8:10 there is no '4th pawn': the kit has 3 in all"],
        ),
        ("## Components\n\n- 3 pawns for each player\n- 1 board\n\n## Play\n\nTake the 4th pawn.", []),
    ],
)
def test_an_ordinal_beyond_the_count(tmp_path: Path, text: str, messages: list[str]) -> None:
    assert rules(tmp_path, "Q112", text, PAWNS) == messages
