"""What rules use, held against the parts that they list."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

TEXTS = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"


def rules(parts: str, *sentences: str, title: str = "Components") -> str:
    """Rules with a list of parts, separated by semicolons, and sentences in a section on the set-up."""
    items = "\n".join(f"- {part.strip()}" for part in parts.split(";"))
    return f"# Rules\n\n## {title}\n\n{items}\n\n## Set-up\n\n{' '.join(sentences)}\n"


@pytest.mark.parametrize(
    ("parts", "sentence", "messages"),
    [
        ("1 board; one six-sided die", "Roll a d10.", ["D10 is rolled, but only D6 are among the parts"]),
        ("1 board; 2d6", "Roll an eight-sided die.", ["D8 is rolled, but only D6 are among the parts"]),
        (
            "1 board; 1 Würfel mit den Zahlen 1 bis 6",
            "Wirf einen W8.",
            ["D8 is rolled, but only D6 are among the parts"],
        ),
        ("1 board; one six-sided die", "Roll a d3, then a d66.", []),
        ("1 board; some dice", "Roll a d10.", []),
        ("1 board; 2 cubes", "Roll a d10.", []),
        ("1 board; 2d6; 1d10", "Roll a d10.", []),
    ],
)
def test_dice_are_among_the_parts(tmp_path: Path, parts: str, sentence: str, messages: list[str]) -> None:
    assert said(tmp_path, "S130", TEXTS, rules_md=rules(parts, sentence)) == messages


@pytest.mark.parametrize(
    ("parts", "sentence", "messages"),
    [
        ("1 board; 1 pencil", "Give each player a pencil.", ["2 players need 2, but the list of parts has '1 pencil'"]),
        (
            "1 board; 5 wooden cubes (red)",
            "Each player takes a mat and 3 cubes.",
            ["2 players need 6, but the list of parts has '5 wooden cubes (red)'"],
        ),
        ("1 board; 6 cubes", "Each player takes 3 cubes.", []),
        ("1 board; 3 cubes per player", "Each player takes 3 cubes.", []),
        ("1 board; 3 cubes", "With one player, each player takes 3 cubes.", []),
        ("1 board; 3 cubes; 3 cubes of glass", "Each player takes 3 cubes.", []),
        ("1 board; 1 pad of sheets", "Each player takes a sheet.", []),
    ],
)
def test_there_are_enough_parts_for_all(tmp_path: Path, parts: str, sentence: str, messages: list[str]) -> None:
    assert said(tmp_path, "S131", TEXTS, rules_md=rules(parts, sentence)) == messages


@pytest.mark.parametrize(
    ("parts", "sentence", "messages"),
    [
        ("1 board; 2 pawns", "Press the buzzer.", ["the list of parts has no 'buzzer'"]),
        ("1 board; 2 ships", "Each player takes 1 glow token.", ["the list of parts has no 'glow token'"]),
        (
            "1 Turn marker; 9 Hit markers",
            "Place an Entrenched marker on it.",
            ["the list of parts has no 'Entrenched marker'"],
        ),
        ("1 board; 6 tokens", "You draw an Encounter card.", ["the list of parts has no 'Encounter card'"]),
        ("1 board; 6 tokens", "Place a stun token on it.", []),
        ("1 Turn marker; 9 Hit markers", "Place the spare marker on it.", []),
        ("1 Turn marker; 9 Hit markers", "Place a hit marker on it.", []),
        ("1 sand timer; 9 Hit markers", "Turn the hourglass.", []),
        ("1 board; 9 cards", "Draw an Encounter card.", []),
    ],
)
def test_what_is_used_is_listed(tmp_path: Path, parts: str, sentence: str, messages: list[str]) -> None:
    assert said(tmp_path, "S132", TEXTS, rules_md=rules(parts, sentence)) == messages


def test_only_where_there_is_a_list(tmp_path: Path) -> None:
    text = rules("1 board; 2 pawns", "Press the buzzer.", title="Overview")
    assert said(tmp_path, "S132", TEXTS, rules_md=text) == []
    printed = "# Rules\n\n## Components\n\n::table{components}\n\n- 1 die\n- 1 cloth\n\n## Play\n\nPress the buzzer.\n"
    assert said(tmp_path, "S132", TEXTS, rules_md=printed) == []


def test_what_the_kit_declares_is_there(tmp_path: Path) -> None:
    text = rules("1 Turn marker; 9 Hit markers", "Place a Stun marker on it.")
    markers = "markers: [{id: stun, name: Stun, supply: 4}]\n"
    assert said(tmp_path, "S132", TEXTS + markers, rules_md=text) == []


@pytest.mark.parametrize(
    ("parts", "sentence", "messages"),
    [
        (
            "4 ships (red, blue, green and white)",
            "Move the yellow ship.",
            ["no part is a 'yellow ship': these are blue, green, red and white"],
        ),
        (
            "4 Schiffe (rot, blau, grün und weiß)",
            "Das gelbe Schiff fährt mit.",
            ["no part is a 'gelbe Schiff': these are blau, grün, rot and weiß"],
        ),
        ("4 dice: 2 white, 1 red", "Roll the black die.", ["no part is a 'black die': these are red and white"]),
        ("4 dice: 2 white, 1 red", "Roll the white die.", []),
        ("4 ships (red)", "Move the yellow ship.", []),
        ("4 ships (red and gray)", "Move the grey ship past a green flag.", []),
    ],
)
def test_parts_have_the_colours_that_are_listed(tmp_path: Path, parts: str, sentence: str, messages: list[str]) -> None:
    assert said(tmp_path, "N171", TEXTS, rules_md=rules(parts, sentence)) == messages


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("One in red, blue, yellow and white.", ["no part is a 'yellow ship': these are blue, green, red and white"]),
        ("One in red, blue, green and white.", []),
        ("One in red, blue and yellow.", []),  # Some of them.
        ("One in red, blue, yellow and black.", []),  # Those of another box.
    ],
)
def test_colours_in_the_text_of_a_marker(tmp_path: Path, text: str, messages: list[str]) -> None:
    markers = f"markers: [{{id: ship, name: Ship, text: '{text}'}}]\n"
    listed = rules("- 4 ships (red, blue, green and white)\n- 1 die", "Sail.")
    assert said(tmp_path, "N171", TEXTS + markers, rules_md=listed) == messages


@pytest.mark.parametrize(
    ("parts", "sentence", "messages"),
    [
        ("1 board; one six-sided die", "Roll both dice.", ["'both dice': there is only one die among the parts"]),
        (
            "1 board; one six-sided die",
            "They roll double four.",
            ["'roll double four': there is only one die among the parts"],
        ),
        ("1 board; one d6", "Er wirft eine 0.", ["0 cannot be rolled: the dice among the parts show 1 to 6"]),
        ("1 board; 2d6", "A roll of 17 sinks her.", ["17 cannot be rolled: the dice among the parts show 2 to 12"]),
        ("1 board; 2d6", "Roll both dice. A roll of 12 sinks her.", []),
        ("1 board; 2d6", "Roll a 66.", []),
        ("1 board; one d6", "Add your skill. A roll of 8 sinks her.", []),
        ("1 board; some dice", "Roll both dice. A roll of 8 sinks her.", []),
    ],
)
def test_the_listed_dice_can_show_it(tmp_path: Path, parts: str, sentence: str, messages: list[str]) -> None:
    assert said(tmp_path, "S133", TEXTS, rules_md=rules(parts, sentence)) == messages


@pytest.mark.parametrize(
    ("part", "messages"),
    [
        ("50 stones: 10 each of red, blue, green and white", ["the parts of '50 stones' add up to 40: 4 × 10"]),
        ("50 Steine: je 10 Fisch, Holz, Tee und Kohle", ["the parts of '50 Steine' add up to 40: 4 × 10"]),
        ("12 workers (3 in each of 5 colours)", ["the parts of '12 workers' add up to 15: 5 × 3"]),
        ("90 word cards, in four decks of 20 cards", ["the parts of '90 word cards' add up to 80: 4 × 20"]),
        ("40 stones: 10 each of red, blue, green and white", []),
        ("15 workers (3 in each of 5 colours)", []),
        ("80 word cards, in four decks of 20 cards", []),
    ],
)
def test_so_many_of_each_are_the_total(tmp_path: Path, part: str, messages: list[str]) -> None:
    assert said(tmp_path, "Q107", TEXTS, rules_md=rules(f"1 board; {part}")) == messages


@pytest.mark.parametrize(
    ("parts", "sentence", "messages"),
    [
        ("1 board; 1 sand timer (30 seconds)", "You have 45 seconds.", ["45 seconds cannot be measured"]),
        ("1 board; a one-minute hourglass", "You have 90 seconds.", ["90 seconds cannot be measured"]),
        ("1 board; 1 sand timer (30 seconds)", "You have 60 seconds, or two minutes.", []),
        ("1 board; 1 sand timer (30 seconds)", "The game takes about 45 minutes.", []),
        ("1 board; 1 sand timer (30 seconds); 1 stopwatch", "You have 45 seconds.", []),
        ("1 board; 1 Sanduhr (30 Sekunden)", "Du hast 45 Sekunden.", ["45 seconds cannot be measured"]),
    ],
)
def test_a_timer_measures_what_it_takes(tmp_path: Path, parts: str, sentence: str, messages: list[str]) -> None:
    found = said(tmp_path, "S134", TEXTS, rules_md=rules(parts, sentence))
    assert [message[: len("45 seconds cannot be measured")] for message in found] == messages


@pytest.mark.parametrize(
    ("sentence", "count"),
    [("Roll 1d2.", 1), ("Roll 1d2: toss a coin.", 0), ("Roll 1d3, 2d6 and d100.", 0)],
)
def test_a_die_that_does_not_exist(tmp_path: Path, sentence: str, count: int) -> None:
    assert len(said(tmp_path, "S135", TEXTS, rules_md=rules("1 board", sentence))) == count


@pytest.mark.parametrize(
    ("parts", "count"),
    [
        ("40 coins; 20 cubes; 1 wooden tower", 1),
        ("40 coins; 20 cubes; 2 dice; 1 rulebook", 0),
        ("40 coins; 1 score pad; 20 cubes", 0),
        ("40 coins; 1 wooden tower; 1 crane", 0),
    ],
)
def test_a_part_is_for_something(tmp_path: Path, parts: str, count: int) -> None:
    assert len(said(tmp_path, "S136", TEXTS, rules_md=rules(parts, "Take a coin and a cube."))) == count


@pytest.mark.parametrize(
    ("parts", "sentence", "count"),
    [
        ("1 board; 2 six-sided dice", "Roll all three dice.", 1),
        ("1 board; 2 six-sided dice", "Ida rolls a 3 and a 7.", 1),
        ("1 board; 2 six-sided dice", "Roll both dice. Ida rolls a 3 and a 6.", 0),
        ("1 board; 2d10", "Roll two dice: a 3 and a 7.", 0),
    ],
)
def test_dice_are_no_more_than_there_are(tmp_path: Path, parts: str, sentence: str, count: int) -> None:
    assert len(said(tmp_path, "S133", TEXTS, rules_md=rules(parts, sentence))) == count


MARKERS = "\nmarkers: [{id: wind, name: Wind, supply: 1}, {id: fuel, name: Fuel, supply: 9}]\n"


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("If the sandstorm marker lies on a stop, nobody ends there.", ["no marker is called 'sandstorm marker'"]),
        ("A pressure token may not be spent.", ["no marker is called 'pressure token'"]),
        ("Put the Blockade marker on the area.", ["no marker is called 'Blockade marker'"]),
        ("Move the Wind marker and take a fuel token.", []),
        ("Take the topmost marker; the damaged token stays.", []),
    ],
)
def test_a_named_marker_that_no_kit_declares_is_found_without_a_list_of_parts(
    tmp_path: Path, sentence: str, messages: list[str]
) -> None:
    assert said(tmp_path, "S132", TEXTS + MARKERS, rules_md=f"# Rules\n\n{sentence}\n") == messages


def test_one_declared_marker_does_not_mean_that_all_are_declared(tmp_path: Path) -> None:
    one = "\nmarkers: [{id: wind, name: Wind, supply: 1}]\n"
    assert said(tmp_path, "S132", TEXTS + one, rules_md="# Rules\n\nPut the Blockade marker on it.\n") == []


def test_cards_are_listed_by_the_name_of_their_deck(tmp_path: Path) -> None:
    deck = "\ndecks: [{id: deals, name: Contracts}]\n"
    text = rules("14 contracts; 6 tokens", "Turn the card face down.")
    assert said(tmp_path, "S132", TEXTS + deck, rules_md=text) == []
    assert said(tmp_path, "S132", TEXTS, rules_md=text) == ["the list of parts has no 'card'"]
