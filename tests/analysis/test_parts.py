"""Lists of parts in rules, and the dice among them."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.analysis.parts import ListedDice, listed_dice, parts_list
from tests.checks.cases import game_of


def _context(folder: Path, rules: str) -> GameContext:
    return GameContext(game_of(folder, "texts: [{id: rules, files: [rules.md]}]\n", rules_md=rules))


def test_items_below_a_heading_of_parts(tmp_path: Path) -> None:
    rules = "# Game\n\n## Components\n\n- 24 Storm cards\n- twelve cubes\n- a map\n\n## Play\n\n- 5 steps\n"
    context = _context(tmp_path, rules)
    parts = context.get(parts_list)
    # An article is no number.
    assert [(part.words, part.number) for part in parts.parts] == [
        ("24 storm cards", 24), ("twelve cubes", 12), ("a map", None)
    ]  # fmt: skip
    assert parts.parts[0].stems == ("storm", "card")
    assert parts.words == {"storm", "card", "twelv", "cub", "a", "map"}
    assert parts.is_listed
    text = context.prose.text
    assert [parts.is_inside(text.index(words)) for words in ("Components", "a map", "Play", "steps")] == [
        True, True, False, False
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("section", "is_listed"),
    [
        ("- 2 dice\n- 3 cups\n", True),
        ("- 2 dice\n", False),
        ("- 2 dice\n- 3 cups\n\n::table{markers}\n", False),
    ],
)
def test_a_list_is_complete_if_it_has_two_parts_and_no_table_of_everything(
    tmp_path: Path, section: str, is_listed: bool
) -> None:
    assert _context(tmp_path, f"# Contents\n\n{section}").get(parts_list).is_listed == is_listed


@pytest.mark.parametrize(
    ("item", "dice"),
    [
        ("4D6", ListedDice(frozenset({6}), 4)),
        ("3 six-sided dice", ListedDice(frozenset({6}), 3)),
        ("two dice numbered 1 to 8", ListedDice(frozenset({8}), 2)),
        ("2 dice: d6 and d10", ListedDice(frozenset({6, 10}), 0)),
        ("some D20", ListedDice(frozenset({20}), 0)),
        ("5 dice", None),
        ("5 cups", None),
    ],
)
def test_dice_among_the_parts(tmp_path: Path, item: str, dice: ListedDice | None) -> None:
    assert listed_dice(_context(tmp_path, f"# Contents\n\n- {item}\n- 3 cups\n")) == dice


def test_some_dice_without_their_sides_leave_all_open(tmp_path: Path) -> None:
    assert listed_dice(_context(tmp_path, "# Contents\n\n- 2D6\n- 3 black dice\n")) is None
