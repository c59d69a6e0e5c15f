"""Rolls of examples in words: the row of a table, the column of a combat table, hits, dice that no die shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
stats: [{id: fire, name: Fire}]
tables:
  - id: loot
    name: Loot table
    die: D6
    rows: [{on: 1-2, name: Nothing}, {on: 3-5, name: Silver}, {on: 6, name: Gold}]
  - id: siege
    name: Siege
    die: D6
    combat: {by: firepower, columns: 1-3 4+, attack: fire}
    results: {N: Nothing, B: Breach}
    rows: [{on: 1-3, results: N N}, {on: 4-6, results: N B}]
"""


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("Ada rolled a 5 on the Loot table: Gold.", ["a 5 is 'Silver' in 'loot', not 'Gold'"]),
        ("On a roll of 2 on the Loot table she gets Silver.", ["a 2 is 'Nothing' in 'loot', not 'Silver'"]),
        ("Ada rolled a 5 on the Loot table: Silver.", []),
        ("Ada rolled a 5 on the Loot table, adds 1, and so finds Gold.", []),
        ("Ada rolled a 5 on the Loot table. Silver is less than Gold.", []),  # Two rows are named.
        ("Ada rolled a 5 on the Weather table: Gold.", []),
        ("The strength of 5 is column 4+. A roll of 2 is B.", ["a 2 in column 4+ is N, not B"]),
        ("The strength of 5 is column 4+. A roll of 5 is B.", []),
        ("Column 4+, shifted to column 1-3. A roll of 5 is B.", ["a 5 in column 1-3 is N, not B"]),
        ("Each 5 or more is a kill. Bo rolls 2, 5 and 6: one kill.", ["of these dice 2 are kills, not one"]),
        ("Each 5 or more is a kill. Bo rolls 2, 5 and 6: two kills.", []),
        ("Every 6 is a hit.", []),
        ("Every 5 or 6 is a hit, and a 6 is two. Bo threw 4 and 6: one hit.", ["of these dice 2 are hits, not one"]),
        ("Each 5 or more is a kill, but each 4 is a kill for guns. Bo rolls 4 and 5: two kills.", []),
        ("Bo rolls 3 and 8, together 11.", ["no such die shows 8: it has 6 sides"]),
        ("Bo rolls 3 and 8 with the twelve-sided dice.", []),
    ],
)  # fmt: skip
def test_rolls_of_examples(tmp_path: Path, sentence: str, messages: list[str]) -> None:
    assert said(tmp_path, "W206", KIT, rules_md=f"# Rules\n\n{sentence}\n") == messages


CAMP = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
statuses: [{id: weary, name: Weary}]
tables:
  - id: sleep
    name: Sleep
    die: D6
    rows: [{on: 1-2, name: Bad, text: All are Weary.}, {on: 3-5, name: Good, text: Go on.}, {on: 6, name: Dream}]
"""


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("Roll on the Sleep table. On a 4, the night is bad.", ["a 4 is 'Good' in 'sleep', not 'bad'"]),
        ("On a 1 or 2 on the Sleep table they dream.", ["a 1 or 2 is 'Bad' in 'sleep', not 'dream'"]),
        ("Jo throws a 5 for the Sleep roll, and his men are Weary.", ["a 5 is 'Good' in 'sleep', not 'Weary'"]),
        ("Jo throws a 2 for the Sleep roll, and his men are Weary.", []),
        ("Jo adds 1 to his move. He rolls a 4 on the Sleep table: a Dream.", ["a 4 is 'Good' in 'sleep', not 'Dream'"]),
        ("He rolls a 4 on the Sleep table and adds 2: a Dream.", []),
        ("Jo throws a 5 for the Sleep roll, so that nobody is Weary, and nobody has a bad night.", []),
        ("Jo rolls two dice and throws a 4 and an 8.", ["no such die shows 8: it has 6 sides"]),
        ("Jo rolls two dice and throws a 4 and a 6.", []),
    ],
)
def test_dice_and_tables_that_other_words_name(tmp_path: Path, sentence: str, messages: list[str]) -> None:
    assert said(tmp_path, "W206", CAMP, rules_md=f"# Rules\n\n{sentence}\n") == messages
