"""Numbers of one thing in two sentences, in a sentence and a field, in a rule and an example."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

TEXTS = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"


@pytest.mark.parametrize(
    ("first", "second", "message"),
    [
        (
            "The game lasts 12 rounds.",
            "The game ends after round 10.",
            "'round 10' contradicts '12 rounds'",
        ),
        (
            "No hand may hold more than seven cards.",
            "The hand limit is six.",
            "'six' contradicts 'seven'",
        ),
        (
            "Each player starts with 5 gold coins.",
            "Your starting 6 gold coins.",
            "'6 gold coins' contradicts '5 gold coins'",
        ),
        (
            "Draw a new hand of five.",
            "Draw back up to six cards.",
            "'six cards' contradicts 'five'",
        ),
        (
            "On your turn you take two actions.",
            "Your three actions may differ.",
            "'three actions' contradicts 'two actions'",
        ),
        (
            "Hiring a sailor costs 2 coins.",
            "Pay 3 coins to hire a sailor.",
            "'3 coins' contradicts '2 coins'",
        ),
        (
            "The first to reach 20 points wins.",
            "The game ends when somebody has 25 points.",
            "'25 points' contradicts '20 points'",
        ),
        (
            "The game ends when three piles are empty.",
            "The game ends if 2 piles are empty.",
            "'2 piles' contradicts 'three piles'",
        ),
        (
            "Lose 2 points for each wound.",
            "He loses 3 points because of the wound.",
            "'3 points' contradicts '2 points'",
        ),
        (
            "The market has five cards.",
            "The market always holds six cards.",
            "'six cards' contradicts 'five cards'",
        ),
        (
            "A unit within 6 hexes of a base is in supply.",
            "Units in supply are within 5 hexes of a base.",
            "'5 hexes' contradicts '6 hexes'",
        ),
    ],
)
def test_two_numbers_for_one_thing(first: str, second: str, message: str, tmp_path: Path) -> None:
    rules = f"# Rules\n\n{first}\n\n## More\n\n{second}\n"
    assert said(tmp_path, "Q150", TEXTS, rules_md=rules) == [f"{message} in another place"]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("The game lasts 12 rounds.", "The effect ends after 2 rounds."),
        ("The game lasts 12 rounds.", "### Short game\n\nThe game lasts 6 rounds."),
        ("The game lasts 12 rounds.", "With two players the game lasts 10 rounds."),
        ("Infantry costs 2 coins.", "Cavalry costs 3 coins."),
        ("It moves 2 spaces per turn.", "It moves 3 spaces per turn."),
        ("Score 2 points for each wheat.", "Lose 1 point for each wheat."),
        ("Units within 2 hexes of a town attack.", "Guns within 5 hexes of a town bombard."),
        ("The hand limit is seven.", "Once he has more than seven cards in hand, he discards."),
        ("The market has five cards.", "If the market has two cards, stop."),
        ("Each player starts with 5 coins.", "Each player starts with 2 ships."),
    ],
)
def test_numbers_of_two_things(first: str, second: str, tmp_path: Path) -> None:
    assert said(tmp_path, "Q150", TEXTS, rules_md=f"# Rules\n\n{first}\n\n## More\n\n{second}\n") == []


def test_numbers_in_german(tmp_path: Path) -> None:
    rules = "# Aufbau\n\nJeder bekommt fünf Taler.\n\n# Geld\n\nMit den sechs Talern vom Anfang spart ihr.\n"
    kit = "kit: k\ntitle: K\nplayers: 2\nlicence: CC0-1.0\nlanguage: de\n"
    (tmp_path / "kit.yaml").write_text(kit, "utf-8")
    assert said(tmp_path, "Q150", TEXTS, rules_md=rules) in (
        [],
        ["'sechs Talern' contradicts 'fünf Taler' in another place"],
    )


UNITS = TEXTS + "stats: [{id: move, name: Move}]\nunits: [{id: gun, name: Gun, stats: {move: 3}}]\n"


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("A Gun has a Move of 2.", ["2 is given as the move of 'Gun', which is 3"]),
        ("A Gun moves 2 hexes.", ["2 is given as the move of 'Gun', which is 3"]),
        ("A Gun moves 3 hexes.", []),
        ("A Gun moves 2 hexes if disrupted.", []),
        ("A Gun moves 1 hex less.", []),
        ("A Cog moves 2 hexes.", []),
    ],
)
def test_a_field_in_a_sentence(sentence: str, messages: list[str], tmp_path: Path) -> None:
    assert said(tmp_path, "Q151", UNITS, rules_md=f"# Rules\n\n{sentence}\n") == messages


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("The Grey Guards (7-6-4) stand at the mill.", []),
        ("The Grey Guards (5–4–4) have lost a step.", []),
        ("The Grey Guards (7-5-4) stand at the mill.", ["7-5-4 is given for 'Grey Guards', which is 7-6-4"]),
        ("The Grey Guards are an 8-6-4.", ["8-6-4 is given for 'Grey Guards', which is 7-6-4"]),
        ("The **Grey Guards** is a 7-6-3 counter.", ["7-6-3 is given for 'Grey Guards', which is 7-6-4"]),
        # A range, a day and somebody else.
        ("The Grey Guards (1-2) stand at the mill.", []),
        ("The Grey Guards (1-2-1805-3) stand at the mill.", []),
        ("The Red Guards (1-2-3) stand at the mill.", []),
    ],
)
def test_the_numbers_of_a_counter_in_a_sentence(sentence: str, messages: list[str], tmp_path: Path) -> None:
    units = "[{id: g, name: Grey Guards, stats: {a: 7, d: 6, m: 4}, reduced: {a: 5, d: 4}}]"
    kit = f"stats: [{{id: a}}, {{id: d}}, {{id: m}}]\nunits: {units}\n"
    assert said(tmp_path, "Q151", TEXTS + kit, rules_md=f"# Rules\n\n{sentence}\n") == messages


@pytest.mark.parametrize(
    ("rule", "example", "is_found"),
    [
        ("You may play up to two cards.", "Bob plays three cards.", True),
        ("You may play up to two cards.", "Bob plays two cards.", False),
        ("You may play up to two cards.", "Bob plays three rounds.", False),
        ("The Speaker may skip two words, no more.", "She skips “cat”, “dog” and “cow”.", True),
        ("The Speaker may skip two words, no more.", "She skips “cat” and “dog”.", False),
        ("You must use at least one of them.", "Kaya uses none of them.", True),
        ("You must use at least one of them.", "Kaya uses one and then nothing else.", False),
        ("If you are rich, you may play up to two cards.", "Bob plays three cards.", False),
    ],
)
def test_limits_and_examples(rule: str, example: str, is_found: bool, tmp_path: Path) -> None:
    found = said(tmp_path, "Q152", TEXTS, rules_md=f"# Rules\n\n{rule}\n\n## Example\n\n{example}\n")
    assert bool(found) is is_found


@pytest.mark.parametrize(
    ("set_up", "later", "message"),
    [
        (
            "Each player takes three workers of one colour and 5 coins.",
            "Each player starts with 6 coins.",
            ["'6 coins' contradicts '5 coins' in another place"],
        ),
        (
            "Fill the market to six cubes.",
            "The market always holds five cubes.",
            ["'five cubes' contradicts 'six cubes' in another place"],
        ),
        ("Each player takes three workers and 5 coins.", "Each player starts with 5 coins.", []),
        ("Fill the market to six cubes.", "The market shows six cubes.", []),
    ],
)
def test_the_second_thing_and_what_is_filled(tmp_path: Path, set_up: str, later: str, message: list[str]) -> None:
    rules = f"# Rules\n\n## Set-up\n\n{set_up}\n\n## Play\n\n{later}\n"
    assert said(tmp_path, "Q150", TEXTS, rules_md=rules) == message


@pytest.mark.parametrize(
    ("rules", "messages"),
    [
        ("Beim Zollhaus (Feld 14) zahlst du.", ["14 is given as the feld of 'Zollhaus', which is 16"]),
        ("Beim **Zollhaus** (Feld 14) zahlst du.", ["14 is given as the feld of 'Zollhaus', which is 16"]),
        ("Beim Zollhaus (Feld 16) zahlst du.", []),
        ("Beim Zollhaus (Seite 14) zahlst du.", []),
        ("Bei der Werft (Feld 14) zahlst du.", []),
    ],
)
def test_values_in_brackets(tmp_path: Path, rules: str, messages: list[str]) -> None:
    kit = "sets: [{id: s, fields: {feld: {type: number}}, records: [{id: z, name: Zollhaus, feld: 16}]}]\n"
    assert said(tmp_path, "Q151", TEXTS + kit, rules_md=rules) == messages


@pytest.mark.parametrize(
    ("rules", "messages"),
    [
        ("The sheet has 36 boxes.", ["the text says '36 boxes', but the column Boxes adds up to 34: 12 + 6 + 16"]),
        (
            "All thirty-six empty boxes.",
            ["the text says 'thirty-six empty boxes', but the column Boxes adds up to 34: 12 + 6 + 16"],
        ),
        ("The sheet has 34 boxes.", []),
        ("The market has 16 boxes.", []),
        ("All players have 68 boxes.", []),
        ("There are 36 boxes left.", []),
        ("You may cross off up to 36 boxes.", []),
        ("The limit is 36 boxes.", []),
    ],
)
def test_totals_of_columns(tmp_path: Path, rules: str, messages: list[str]) -> None:
    rows = ", ".join(f"{{id: r{number}, name: R{number}, boxes: '{number}, in a row'}}" for number in (12, 6, 16))
    kit = f"sets: [{{id: s, fields: {{boxes: {{type: text, name: Boxes}}}}, records: [{rows}]}}]\n"
    assert said(tmp_path, "Q162", TEXTS + kit, rules_md=rules) == messages


@pytest.mark.parametrize(
    ("first", "second", "count"),
    [
        ("A model may move up to 6 inches.", "Models move up to 5 inches in one activation.", 1),
        ("A model may move up to 6 inches.", "A dragon may move up to 9 inches.", 0),
        ("A ship can carry up to four crates.", "No ship may hold more than five crates.", 1),
        ("A ship can carry up to four crates.", "If it has a deck, a ship can carry five crates.", 0),
        ("Lay out four cards face up as the market.", "The market always shows five cards.", 1),
        ("On your turn you may buy up to two cards.", "You may buy only one card per turn.", 1),
        ("On your turn you may buy up to two cards.", "On your turn you may play one card.", 0),
        ("You may play any number of cards on your turn.", "Play at most one card per turn.", 1),
        ("A wounded model gets -1 to hit.", "Wounded models suffer -2 to hit.", 1),
        ("A wounded model gets -1 to hit.", "A model in cover gets -2 to hit.", 0),
        ("A storm lasts two rounds.", "Storms end after three rounds.", 1),
        ("A dash costs 1 action point.", "To dash, a model pays 2 action points.", 1),
        ("A pistol has a range of 12 inches.", "Pistols reach up to 10 inches.", 1),
        ("Draw two cards at the start of your turn.", "In the draw phase, draw three cards.", 0),
        ("At the start of your turn draw two cards.", "In the draw phase, draw three cards.", 1),
        ("The winner of a fight gains 2 fame.", "Whoever wins a fight gets 3 fame.", 1),
        ("A merchant is worth 3 points.", "At the end of the game each merchant scores 4 points.", 1),
        ("Every 5 coins are worth 1 point.", "Score 1 point per 4 coins.", 1),
        ("Each player begins with 3 tokens.", "Then take your four tokens back.", 1),
    ],
)
def test_more_that_sentences_say_twice(tmp_path: Path, first: str, second: str, count: int) -> None:
    rules = f"# Rules\n\n## The turn\n\n{first}\n\n## More\n\n{second}\n"
    text = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
    assert len(said(tmp_path, "Q150", text, rules_md=rules)) == count


@pytest.mark.parametrize(
    ("rule", "example"),
    [
        ("No more than three cards may be played in a turn.", "Bea plays four cards: two farms and two wells."),
        ("Your hand may hold seven cards at most.", "Bea has nine cards in her hand, and discards none."),
        ("Nobody may hire more than two workers in a round.", "Emil hires three workers."),
        ("A spell needs at least three crystals.", "Finn casts a spell with two crystals."),
    ],
)
def test_an_example_breaks_a_limit_in_any_words(tmp_path: Path, rule: str, example: str) -> None:
    rules = f"# Rules\n\n## Play\n\n{rule}\n\n## Example\n\n{example}\n"
    assert len(said(tmp_path, "Q152", TEXTS, rules_md=rules)) == 1


@pytest.mark.parametrize(
    ("rule", "example"),
    [
        ("No more than three cards may be played in a turn.", "Bea plays three cards: two farms and a well."),
        ("Your hand may hold seven cards at most.", "Bea draws nine cards, and discards two."),
        ("Nobody may hire more than two workers in a round.", "Emil pays three workers."),
        ("Each scout may search up to two caves.", "Hana’s two scouts search four caves."),
        ("At most one lantern lies on a path.", "With the Lamplighter, Ida has two lanterns on a path."),
    ],
)
def test_an_example_that_keeps_a_limit_or_may_break_it(tmp_path: Path, rule: str, example: str) -> None:
    rules = f"# Rules\n\n## Play\n\n{rule}\n\n## Example\n\n{example}\n"
    assert said(tmp_path, "Q152", TEXTS, rules_md=rules) == []
