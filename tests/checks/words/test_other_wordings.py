"""What is wrong in words that do not name it as the kit does."""

from pathlib import Path

import pytest

from tests.checks import cases
from tests.checks.cases import found

RULES = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
PARTS = "# Components\n\n- 1 board\n- 3 brazier tokens\n\n# Play\n\n"


def said(folder: Path, code: str, kit: str, rules: str) -> list[str]:
    """What a check says about a kit with a rules text, without places."""
    return [line.split(" ", 1)[1] for line in found(folder, code, RULES + kit, rules_md=f"{rules}\n")]


@pytest.mark.parametrize(
    ("sentence", "things"),
    [
        ("You bar a doorway by putting a barred-door token in it.", ["barred-door token"]),
        ("Put your pawn on the board and your stamina cubes in the lid.", ["stamina cubes"]),
        ("Put your used cubes in the lid.", []),
        ("Put a brazier token on it.", []),
        ("Put a damaged token on it.", []),
    ],
)
def test_a_part_that_is_not_listed(tmp_path: Path, sentence: str, things: list[str]) -> None:
    assert said(tmp_path, "S132", "", PARTS + sentence) == [f"the list of parts has no {thing!r}" for thing in things]


CARDS = """
decks:
  - {id: beasts, name: Beasts, cards: [{id: a, name: Cinder Hound, copies: 3}, {id: b, name: The Ash Abbot}]}
  - {id: rooms, name: Rooms, cards: [{id: c, name: Kennel}, {id: d, name: Crypt, copies: 4}]}
"""


@pytest.mark.parametrize(
    ("rules", "names"),
    [
        ("Draw the next Ash Hound.", ["Ash Hound"]),
        ("Draw the next Cinder Hound, not the Ash Abbot.", []),
        ("Draw the next Old Hound.", []),
        ("Draw the next Kennel Hound.", []),
    ],
)
def test_a_name_made_of_two(tmp_path: Path, rules: str, names: list[str]) -> None:
    assert said(tmp_path, "N150", CARDS, rules) == [
        f"{name!r} is written like a name, but nothing in this kit is called so" for name in names
    ]


@pytest.mark.parametrize(
    ("rules", "several"),
    [
        ("Lay the Kennel cards aside.", ["Kennel cards"]),
        ("Lay the Kennel card aside.", []),
        ("Lay the Crypt cards aside.", []),
        ("Move the Alarm\nmarkers.", ["Alarm markers"]),
        ("Move the Alarm cards.", []),
        ("Move the Trap markers.", []),
        ("It was the Kennels that led.", ["Kennels"]),
        ("Count the Alarms.", ["Alarms"]),
        ("Count the Traps.", []),
        ("Count the Crypts and the Kennel's doors.", []),
    ],
)
def test_the_plural_of_one(tmp_path: Path, rules: str, several: list[str]) -> None:
    kit = f"{CARDS}markers: [{{id: alarm, name: Alarm, supply: 1}}, {{id: trap, name: Trap, supply: 2}}]\n"
    assert said(tmp_path, "N160", kit, rules) == [
        f"there is one {words.split()[0].removesuffix('s')!r}, not several {words!r}" for words in several
    ]


@pytest.mark.parametrize(
    ("rules", "deck"),
    [
        ("Draw a beast. When the room deck is empty, doors are walls.", ["beasts"]),
        ("Draw a beast. When the beast deck is empty, shuffle it.", []),
        ("Draw a beast. When a deck is empty, shuffle it.", []),
        ("Draw a beast. When the room deck is empty, doors are walls. If the tokens run out, use coins.", ["beasts"]),
    ],
)
def test_an_empty_deck_is_no_other_deck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: str, deck: list[str]
) -> None:
    monkeypatch.setattr(cases, "HEAD", cases.HEAD.replace("status: draft", "status: complete"))
    lines = said(tmp_path, "K102", CARDS, rules)
    assert lines == [f"cards are drawn from {name!r}, but nothing says what happens when it is empty" for name in deck]


@pytest.mark.parametrize(
    ("rules", "titles"),
    [
        ("See *In the dark* at the end.", ["nothing is called 'In the dark'"]),
        ("See *In the dark* at the end.\n\n## In the dark\n\nAll is lost.", []),
        ("See *In the dark* of the first book.", []),
        ("See *In the dark* on the back of the board.", ["nothing is called 'In the dark'"]),
        ("6.1 Move.\n\n6.2 For units, see\n6.5.", ["no heading has the number of '6.5'"]),
        ("6.1 Move.\n\n6.2 It fires at once, as in 14.2.", ["no heading has the number of '14.2'"]),
        ("6.1 Move.\n\n6.2 It fires at once, as in 6.1.", []),
        ("6.1 Move.\n\n6.2 For units, see\n6.1.", []),
    ],
)
def test_a_title_or_a_number_that_is_nowhere(tmp_path: Path, rules: str, titles: list[str]) -> None:
    assert said(tmp_path, "T103", "", rules) == titles


PHASES = "phases: [{id: a, name: Dimming phase}, {id: b, name: Rising phase}, {id: c, name: Cooling phase}]\n"


def test_a_phase_behind_the_first_words_of_a_sentence(tmp_path: Path) -> None:
    said_of = said(tmp_path, "T361", PHASES, "In the Monster phase they claw. In the Rising phase.")
    assert said_of == ["there is no 'Monster phase' in the sequence of play"]


@pytest.mark.parametrize(
    ("sentence", "count"),
    [
        ("Each wolf walks towards the nearest hero.", 1),
        ("Each wolf attacks the closest hero; of two equally near, the youngest.", 0),
        ("You move towards the nearest hero.", 0),
        ("Each wolf takes the nearest way.", 0),
    ],
)
def test_the_nearest_of_several(tmp_path: Path, sentence: str, count: int) -> None:
    assert len(said(tmp_path, "T373", "", sentence)) == count


@pytest.mark.parametrize(
    ("sentence", "wrong"),
    [
        ("A fallen hero looses every ember.", '"looses" should be "loses"'),
        ("An archer looses an arrow.", ""),
        ("Its customary to shake hands.", '"Its" should be "it’s"'),
        ("Its owner to the left moves it.", ""),
    ],
)
def test_words_taken_for_others(tmp_path: Path, sentence: str, wrong: str) -> None:
    assert said(tmp_path, "T380", "", sentence) == ([wrong] if wrong else [])


@pytest.mark.parametrize(
    ("more", "count"), [("", 1), (" With the marker on 0 both have lost.", 0), (" On neither, nobody wins.", 0)]
)
def test_neither_positive_nor_negative(tmp_path: Path, more: str, count: int) -> None:
    rules = f"Red wins if the marker is on a positive number, Blue if it is on a negative one.{more}"
    assert len(said(tmp_path, "T371", "", rules)) == count


def test_the_length_of_the_game_by_a_phase_of_its_last_turn(tmp_path: Path) -> None:
    rules = "The game lasts eight turns.\n\nThe game ends after the Accounts Phase of the tenth turn."
    assert said(tmp_path, "Q150", "", rules) == ["'tenth turn' contradicts 'eight turns' in another place"]


def test_an_abbreviation_before_its_words(tmp_path: Path) -> None:
    assert said(tmp_path, "N116", "", "Abbreviations: PP, prestige points.\n\nYou gain 1 PP.") == []
    assert said(tmp_path, "N116", "", "Abbreviations: PP, victory points.\n\nYou gain 1 PP.") == [
        "nothing says what 'PP' stands for"
    ]


@pytest.mark.parametrize(
    ("item", "count"), [("18 beast cards", 1), ("3 beast cards, and the Ash Abbot", 0), ("5 beast cards and a box", 1)]
)
def test_an_item_that_names_the_missing_card(tmp_path: Path, item: str, count: int) -> None:
    assert len(said(tmp_path, "Q106", CARDS, f"# Components\n\n- {item}\n- 1 board")) == count


@pytest.mark.parametrize(
    ("rules", "number"),
    [
        ("The game lasts 6 rounds. Each round reveal the top room card.", 5),
        ("The game lasts 5 rounds. Each round reveal the top room card.", 0),
        ("The game lasts 6 rounds. Each round each player may reveal the top room card.", 0),
        ("Deal four room cards face down as a pile. The game lasts 5 rounds. Each round reveal the top room card.", 4),
        ("The game lasts 6 rounds. Each round reveal the top room card. Shuffle again when the deck is empty.", 0),
        ("The game lasts 6 rounds. Each round reveal the top room card. Then mark an empty box.", 5),
    ],
)
def test_a_pile_is_large_enough_for_the_rounds(tmp_path: Path, rules: str, number: int) -> None:
    rounds = 5 if "lasts 5" in rules else 6
    assert said(tmp_path, "S137", CARDS, rules) == (
        [f"'rooms' has {number} cards for {rounds} rounds, in each of which one is turned up"] if number else []
    )


PRINTED = """
texts: [{id: rules, name: Rules, files: [rules.md]}, {id: aid, name: Aid, files: [aid.md]}]
boards: [{id: bay, name: Bay, grid: {columns: 3, rows: 3, cell: 20 mm}}]
components:
  - {id: aid, name: Player aids, kind: book, book: aid, copies: 3}
  - {id: bay, name: Map of the bay, kind: board, of: boards.bay}
"""


@pytest.mark.parametrize(
    ("item", "messages"),
    [
        ("4 player aids", ["the text says '4 player aids', but the kit has 3"]),
        ("2 maps of the bay", []),  # No plural of the name.
        ("1 player aid", ["the text says '1 player aid', but the kit has 3"]),
        ("2 cards and 4 player aids", ["the text says '4 player aids', but the kit has 3"]),
        ("3 player aids", []),
        ("1 player aid for each player", []),
    ],
)
def test_books_and_boards_of_a_list(tmp_path: Path, item: str, messages: list[str]) -> None:
    files = {"rules_md": f"# Components\n\n- {item}\n- 1 map of the bay\n", "aid_md": "# Aid\n"}
    assert [one.partition(" ")[2] for one in found(tmp_path, "Q106", PRINTED, **files)] == messages


NUMBERED = "".join(f"## {number}. Chapter {name}\n\nText.\n\n" for number, name in enumerate("abcde", 1))


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Rally them as section 9 says.", 1),
        ("The rule of section 7 does not hold then.", 1),
        ("Section 6 is left out.", 1),
        ("Rally them as section 5 says.", 0),
        ("Section 9 of the copyright act holds.", 0),
        ("A section 9 cm long is cut off.", 1),
    ],
)
def test_a_section_with_a_number_that_is_not_there(tmp_path: Path, text: str, count: int) -> None:
    kit = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
    assert len(found(tmp_path, "T103", kit, rules_md=f"{NUMBERED}More. {text}\n")) == count
    assert found(tmp_path, "T103", kit, rules_md=f"# Rules\n\nMore. {text}\n") == []


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("You may flee, unless the ships are lashed.", "lashed"),
        ("Roll again for each ship that is waterlogged.", "waterlogged"),
        ("A salty ship moves one space less.", "salty"),
        ("You may flee, unless the ships are lashed. A ship that lashes another one loses its turn.", ""),
        ("You may flee, unless the ships are lashed. Ships are lashed when they are in one space.", ""),
        ("A new ship moves one space less.", ""),
        ("On a 6, the ship becomes becalmed.", "becalmed"),
        ("A ship then becomes entangled, and the turn ends.", "entangled"),
        ("Without crew, your ship becomes haunted.", "haunted"),
        ("The ship becomes becalmed. A becalmed ship stays where it is.", ""),
        ("The ship becomes damaged.", ""),
        ("You may flee, unless the masts are lashed.", ""),
        ("## Variant\n\nA salty ship moves one space less.", ""),
    ],
)
def test_a_state_that_nothing_brings_about(tmp_path: Path, text: str, word: str) -> None:
    kit = "texts: [{id: rules, name: Rules, files: [rules.md]}]\nunits: [{id: ship, name: Ship}]\n"
    messages = [one.split(" ", 1)[1] for one in found(tmp_path, "T353", kit, rules_md=f"# Rules\n\n{text}\n")]
    assert messages == ([f"nothing says what {word!r} means, or how a thing becomes so"] if word else [])
