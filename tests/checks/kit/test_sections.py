"""Parts that every game needs."""

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.checks.registry import GAME_CHECKS
from pnp.load.kit import load_kit


def missing(folder: Path, head: str) -> list[str]:
    """What K101 says of a kit that is its head only."""
    (folder / "kit.yaml").write_text(head, encoding="utf-8")
    game = load_kit(folder, ".").game
    assert game is not None
    check = next(one for one in GAME_CHECKS if one.code == "K101")
    return [f"{one.span.line}:{one.span.column} {one.message}" for one in check.findings(GameContext(game))]


def test_a_complete_kit_says_how_to_begin_play_and_win(tmp_path: Path) -> None:
    assert missing(tmp_path, "kit: x\ntitle: X\nplayers: 2\n") == [
        "1:1 nothing says how the game is set up",
        "1:1 nothing says who goes first",
        "1:1 nothing says what happens in a turn",
        "1:1 nothing says how the game is won",
        "1:1 the kit has no licence",
    ]


def test_drafts_and_fragments_may_lack_parts(tmp_path: Path) -> None:
    for status in ("draft", "fragment"):
        assert missing(tmp_path, f"kit: x\ntitle: X\nplayers: 2\nstatus: {status}\n") == []


def missing_with_rules(folder: Path, rules: str, players: str = "2-4", language: str = "en") -> list[str]:
    """What K101 says of a kit whose only other file is its rules."""
    (folder / "rules.md").write_text(rules, encoding="utf-8")
    (folder / "k.yaml").write_text("texts: [{id: rules, name: Rules, files: [rules.md]}]\n", encoding="utf-8")
    head = f"kit: x\ntitle: X\nplayers: {players}\nlicence: CC0-1.0\nlanguage: {language}\n"
    return [one.partition("nothing says ")[2] for one in missing(folder, head)]


SET_UP, FIRST, TURN, WON = "how the game is set up", "who goes first", "what happens in a turn", "how the game is won"


def test_rules_that_say_it_in_words_are_enough(tmp_path: Path) -> None:
    rules = (
        "# X\n\n## Setting up\n\nSit down. The oldest player begins.\n\n"
        "## Your turn\n\nPlay a card.\n\n## Victory\n\nMost cards.\n"
    )
    assert missing_with_rules(tmp_path, rules) == []
    assert missing_with_rules(tmp_path, rules, language="de") == [SET_UP, FIRST, TURN, WON]


@pytest.mark.parametrize(
    ("rules", "others"),
    [
        ("Shuffle the cards.", [FIRST, TURN, WON]),
        ("The red player moves first.", [SET_UP, TURN, WON]),
        ("On your turn, draw a card.", [SET_UP, FIRST, WON]),
        ("Whoever has most coins wins.", [SET_UP, FIRST, TURN]),
        ("The first card is red; a win is worth it.", [SET_UP, FIRST, TURN, WON]),
        ("## Setup\n\n::table{setup}\n\nYou win.\n\n::table{goals}", [SET_UP, FIRST, TURN, WON]),
    ],
)
def test_a_sentence_says_enough_but_no_table_of_what_is_not_there(
    rules: str, others: list[str], tmp_path: Path
) -> None:
    assert missing_with_rules(tmp_path, f"# X\n\n{rules}\n") == others


def test_who_plays_alone_goes_first(tmp_path: Path) -> None:
    assert missing_with_rules(tmp_path, "# X\n", players="1") == [SET_UP, TURN, WON]
