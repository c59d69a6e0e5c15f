"""Commas, titles, signs and words that a change of the text left behind; numbers and tables that do not fit."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said
from tests.checks.words.texts import said as said_of_cards
from tests.checks.words.texts import said_of_rules


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("A 12 is a, blunder.", ['1:9 "a, blunder": the comma separates two words that belong together']),
        ("Shoot at the, tower.", ['1:10 "the, tower": the comma separates two words that belong together']),
        ("The, by now famous, general moves.", []),
        ("Take a, b or c.", []),
        ("Pay a, however small, price.", []),
        ("It is the, er, key.", []),
    ],
)
def test_a_comma_parts_no_article_from_its_noun(tmp_path: Path, text: str, messages: list[str]) -> None:
    assert said_of_cards(tmp_path, "T404", text) == messages


TABLES = """
tables:
  - id: goes-wild
    name: Giant Goes Wild
    die: D6
    rows: [{{on: 1-6, text: {row}}}]
texts: [{{id: rules, name: Rules, files: [rules.md]}}]
"""


@pytest.mark.parametrize(
    ("row", "rules", "messages"),
    [
        ("It roars.", "- Giant Goes Wild (D6)\n\n::table{tables.goes-wild}\n", 1),
        ("It roars.", "## Giant Goes Wild\n\n::table{tables.goes-wild}\n", 0),
        ("It roars.", "- Roll once.\n\n::table{tables.goes-wild}\n", 0),
        ("It roars. Giant Goes Wild (D6)", "", 1),
        ("It roars. See Giant Goes Wild", "", 0),
        ("Roll on Giant Goes Wild", "", 0),
    ],
)
def test_a_title_is_no_item_and_no_end_of_a_row(tmp_path: Path, row: str, rules: str, messages: int) -> None:
    assert len(said(tmp_path, "T405", TABLES.format(row=row), rules_md=f"# Rules\n\n{rules}")) == messages


@pytest.mark.parametrize(
    ("texts", "messages"),
    [
        (("4000 men", "2,500 men"), ["1:1 '4000' is written without a comma, unlike '2,500'"]),
        (("4000 men", "6000 men", "2,500 men"), ["3:1 '2,500' is written with a comma, unlike '4000'"]),
        (("in 1815 men", "2500 horses", "1,300 guns"), []),
        (("hex 1215 holds", "1,215 men"), []),
        (("4,000 men", "500 men"), []),
    ],
)
def test_thousands_are_written_in_one_way(tmp_path: Path, texts: tuple[str, ...], messages: list[str]) -> None:
    assert said_of_cards(tmp_path, "T406", *texts) == messages


@pytest.mark.parametrize(
    ("texts", "messages"),
    [
        (
            ("+1D6 men lost", "+2 men lost", "+1 men lost", "1D6 men lost"),
            ["4:1 '1D6 men lost' has no sign, unlike '+1D6 men lost' elsewhere"],
        ),
        (("+1D6 men lost", "+2 men lost", "1D6 men lost"), []),
        (("+1D6 men lost", "+2 men lost", "+1 men lost", "1D6 men lost", "2 men lost"), []),
        (("+1D6 men lost", "+2 men lost", "+1 men lost", "1D6 men won"), []),
    ],
)
def test_a_sign_is_missing(tmp_path: Path, texts: tuple[str, ...], messages: list[str]) -> None:
    assert said_of_cards(tmp_path, "T407", *texts) == messages


CLASSES = """
classes:
  - {{id: cavalry, name: Cavalry, text: One battalion on horses. A battalion moves. Every battalion fights.}}
  - {{id: guns, name: Guns{more}}}
decks:
  - id: d
    name: Deck
    cards:
      - {{id: a, name: A, text: Attacking Cavalry battalion gets 1 extra attack}}
      - {{id: b, name: B, text: {text}}}
"""


@pytest.mark.parametrize(
    ("text", "more", "messages"),
    [
        ("Attacking Guns brigade gets 1 extra attack", "", 1),
        ("Attacking Guns battalion gets 1 extra attack", "", 0),
        ("Attacking Guns brigade gets 2 extra attacks", "", 0),
        ("Attacking Guns brigade gets 1 extra attack", ", text: A brigade is large.", 0),
    ],
)
def test_texts_that_are_alike_have_one_word(tmp_path: Path, text: str, more: str, messages: int) -> None:
    assert len(said(tmp_path, "T408", CLASSES.format(text=text, more=more))) == messages


@pytest.mark.parametrize(
    ("rules", "messages"),
    [
        ("## Goes Wild\n\n::table{tables.goes-wild}\n", 1),
        ("## Goes Wild\n\nRoll when it is hit.\n\n::table{tables.goes-wild}\n", 0),
        ("## Giant Goes Wild\n\n::table{tables.goes-wild}\n\n## Hits\n\nRoll on Giant Goes Wild.\n", 0),
    ],
)
def test_a_rule_says_when_a_table_is_used(tmp_path: Path, rules: str, messages: int) -> None:
    assert len(said(tmp_path, "T409", TABLES.format(row="It roars."), rules_md=f"# Rules\n\n{rules}")) == messages


def test_the_choice_is_somebodys(tmp_path: Path) -> None:
    assert said_of_rules(tmp_path, "T402", "One figure of the attacker choice dies.") == [
        '1:19 "attacker" should be "attacker\'s"'
    ]
    assert said_of_rules(tmp_path, "T402", "The end of the player turn. A card of the player's choice.") == []


def test_a_tie_in_a_fight_is_none_of_the_game(tmp_path: Path) -> None:
    fight = "A skirmish is won by the highest total, ties go to the defender.\n\n" + "Then go on. " * 40
    win = "\n\nThe player with the most units wins the game."
    assert len(said_of_rules(tmp_path, "T371", fight + win)) == 1
    assert said_of_rules(tmp_path, "T371", f"{fight}{win} Ties are broken by a die.") == []
