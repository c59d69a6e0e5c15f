"""Results in sentences that the dice named there cannot show."""

from pathlib import Path

import pytest

from tests.checks.cases import HEAD, found


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Roll 2D6: on a roll of 13 or more it sinks.", "2D6 never show 13: 12 is the most"),
        ("Whoever rolls 13 or more on two dice wins.", "2D6 never show 13: 12 is the most"),
        ("A result of 7 on a D6 is a hit.", "D6 never shows 7: 6 is the most"),
        ("Roll a die; if the result is seven, stop.", "D6 never shows 7: 6 is the most"),
        ("Roll a ten-sided die. A result of 11 is a hit.", "D10 never shows 11: 10 is the most"),
        ("Roll two dice: a result of 12 is a hit.", ""),
        ("Roll three dice: on a roll of 1 nothing happens.", ""),
        ("Roll a D6 and add the morale. If a D6 has a result of 7, it holds.", ""),
        ("Roll a D6 with a bonus: a result of 8 is best.", ""),
        ("If you have 9 or more cards, roll a die.", ""),
        ("Roll 2D6 or 1D20: a roll of 18 wins.", ""),
        ("Roll a D6; take a total of 9 units.", ""),
        ("Roll a D66: on a roll of 66 the city falls.", ""),
        ("For Roll 43, roll a D6.", ""),
        ("Roll 2D6+1: on a roll of 13 it sinks.", ""),
    ],
)
def test_results_that_dice_cannot_show(text: str, message: str, tmp_path: Path) -> None:
    places = found(tmp_path, "D180", f"phases: [{{id: p, text: '{text}'}}]\n")
    assert [place.partition(" ")[2] for place in places] == ([message] if message else [])


KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
statuses: [{id: shaken, name: Shaken}]
tables:
  - {id: gale, name: Gale, die: 2D6, rows: [{on: 2-7, name: Calm}, {on: 8-12, name: Storm}]}
  - id: loss
    name: Loss
    die: D6
    rows: [{on: 1-4, name: Mast, text: The ship drifts.}, {on: 5-6, name: Crew, text: The crew is Shaken.}]
"""


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        # The dice are those of the table that is named, or that the section shows.
        ("If the Gale roll is a 1, stay in harbour.", ["2D6 never show 1: 2 is the least"]),
        ("On a 13 on the Gale table, the game ends.", ["2D6 never show 13: 12 is the most"]),
        ("Look at this table.\n\n::table{loss}\n\nOn a 7, the ship sinks.", ["D6 never shows 7: 6 is the most"]),
        ("Look at this table.\n\n::table{loss}\n\nOn a 6, the ship sinks.", []),
        # Or those of the sentence before.
        ("Each ship rolls one die. On a 7 or 8 it sinks.", ["D6 never shows 7: 6 is the most"]),
        # What is thrown has nothing added yet; a total may have.
        ("Ann rolls a 7 on the Loss table and adds 1.", ["D6 never shows 7: 6 is the most"]),
        ("Roll on the Loss table and add 1. On a 7, both are lost.", []),
        # Of two dice, one may be meant; several kinds of dice are left alone.
        ("Roll two dice. On a 1, a mast breaks.", []),
        ("Roll 2D6, or 1D20 in a gale. On a 15, a mast breaks.", []),
        # These numbers are no results.
        ("Roll one die. On 8 spaces there are reefs. The order roll of 12 is another matter.", []),
    ],
)
def test_dice_that_other_words_name(text: str, messages: list[str], tmp_path: Path) -> None:
    rules = f"# Rules\n\n## Wind\n\n{text}\n"
    assert [place.partition(" ")[2] for place in found(tmp_path, "D180", KIT, rules_md=rules)] == messages


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("Wirf einen W6. Bei einer 7 sinkt das Schiff.", ["W6 never shows 7: 6 is the most"]),
        ("Wirf zwei Würfel: Bei 13 oder mehr sinkt das Schiff.", ["2W6 never show 13: 12 is the most"]),
        ("Wirf zwei Würfel: Bei 11 oder mehr sinkt das Schiff.", []),
        ("Wirf einen W6 und zähle 2 hinzu. Bei einer 7 sinkt das Schiff.", []),
    ],
)
def test_german_sentences(text: str, messages: list[str], tmp_path: Path) -> None:
    kit = "texts: [{id: rules, name: Regeln, files: [rules.md]}]"
    german = f"{HEAD}language: de\n"
    places = found(tmp_path, "D180", kit, kit_yaml=german, rules_md=f"# Regeln\n\n{text}\n")
    assert [place.partition(" ")[2] for place in places] == messages
