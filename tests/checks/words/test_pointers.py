"""What rules point at: figures, tables, sections, phases, members of sets, values, and whoever begins or wins."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.checks.registry import GAME_CHECKS
from pnp.load.kit import load_kit
from tests.checks.words.texts import said_of_rules

PLAY = """
phases: [{id: supply, name: Supply Phase}, {id: moving, name: Movement Phase}, {id: combat, name: Combat}]
sides: [{id: axis, name: Axis, adjective: Axis}]
stats: [{id: attack, name: Attack}, {id: move, name: Move}]
sets: [{id: goods, name: Goods, one: good, records: [{id: tea, name: Tea}, {id: coal, name: Coal}]}]
boards: [{id: map, name: Map, track: {count: 5}}]
"""


@pytest.mark.parametrize(
    ("code", "rules"),
    [
        ("T103", "As figure 2 shows.\n\nFigure 2: an attack\n"),
        ("T103", "As figure 2 shows.\n\n![an attack](a.png)\n*Figure 2*\n"),
        ("T103", "See the diagram of the border.\n"),
        ("T103", "# Losses\n\nRoll on the Losses table.\n\nIn the Losses section it is said.\n"),
        ("T103", "He sat at the Round Table, one of the Table round.\n"),
        ("T360", "See the table below.\n\n| 1 | 2 |\n|---|---|\n"),
        ("T360", "See the table below.\n\n### Losses\n\n::table{units}\n"),
        ("T360", "# A\n\nSee the table below.\n\n# B\n\n| 1 | 2 |\n|---|---|\n"),
        ("T360", "# A\n\nTake them in the order of the list below.\n\n- one\n- two\n"),
        ("T360", "The following list says it: swords, bows and spears.\n"),
        ("T360", "| 1 | 2 |\n|---|---|\n\n# B\n\nUse the table above.\n"),
        ("T360", "Place it on the table. Below the board lies the deck.\n"),
        ("T360", "Look (see diagram).\n\n```\n+--+\n```\n"),
        ("T361", "In the Supply Phase, the Axis Movement Phase and the next phase. Each Combat Phase ends it.\n"),
        ("T361", "In the second phase of the game and in a crucial phase. Both phases.\n"),
        ("T361", "In the First Movement Phase and the Enemy Player's Combat Phase.\n"),
        ("T362", "Add the unit's Attack and the unit's **Zeal**. Zeal is always 3.\n\n- **Zeal:** three.\n"),
        ("T362", "Add the player's Luck.\n"),
        ("T363", "[Click here](https://example.org) for more. Go here and there.\n"),
        ("T364", "Take the good Tea. The good is sold.\n"),
        ("T364", "The city of Ulm was burnt in 1702.\n"),
        (
            "T366",
            "## 1 Bonus\n\nOne more die. A bonus: see section 2.\n\n## 2 Bonuses\n\nA bonus is a die of any kind.\n",
        ),
        ("T366", "It costs (3.5) gold, see 4.7.\n"),
    ],
)
def test_a_reader_who_finds_it(code: str, rules: str, tmp_path: Path) -> None:
    assert said_of_rules(tmp_path, code, rules, PLAY) == []


@pytest.mark.parametrize(
    ("code", "rules", "message"),
    [
        ("T103", "They retreat (fig. 3).\n", "there is no 'fig. 3'"),
        ("T103", "Roll on the Panic table.\n", "nothing is called 'Panic table'"),
        ("T103", "It is as in the Attrition section.\n", "nothing is called 'Attrition section'"),
        ("T360", "# A\n\nSee the chart below.\n\n# B\n\nText.\n\n| 1 | 2 |\n|---|---|\n", "there is no chart below"),
        ("T360", "Set up (see diagram).\n", "there is no diagram"),
        ("T360", "Use the table on the back.\n", "there is no table on the back"),
        ("T361", "At the end of the discard phase.\n", "there is no 'discard phase' in the sequence of play"),
        ("T363", "Go here to find it.\n", "'Go here' has no link"),
        ("T364", "Take the good Sugar.\n", "there is no good called 'Sugar'"),
        ("T364", "Whoever holds the city of Ulm scores.\n", "there is no city called 'Ulm'"),
        ("T366", "1.1 A.\n\n1.2 B.\n\n1.4 See 1.3.\n\n1.5 C.\n", "no section has the number 1.3"),
    ],
)
def test_a_reader_who_looks_in_vain(code: str, rules: str, message: str, tmp_path: Path) -> None:
    assert [line.partition(" ")[2] for line in said_of_rules(tmp_path, code, rules, PLAY)] == [message]


def of_game(folder: Path, code: str, rules: str, more: str = "", language: str = "en") -> list[str]:
    """What one check says of a complete game with these rules."""
    head = f"kit: k\ntitle: K\nplayers: 2-4\nlicence: CC0-1.0\nlanguage: {language}\n{more}"
    (folder / "kit.yaml").write_text(f"{head}\ntexts: [{{id: rules, name: Rules, files: [rules.md]}}]\n", "utf-8")
    (folder / "rules.md").write_text(rules, "utf-8")
    game = load_kit(folder, ".").game
    assert game is not None
    check = next(check for check in GAME_CHECKS if check.code == code)
    return [finding.message for finding in check.findings(GameContext(game))]


SIDES = "sides: [{id: veyl, name: Veyl Republic, aliases: [Veyl]}]"


@pytest.mark.parametrize(
    "rules",
    [
        "The first player begins. The youngest is the first player.\n",
        "The first player rolls first. Roll a die: whoever has the highest result goes first.\n",
        "The first player has the first turn. Choose a first player by lot.\n",
        "The first player completes a turn, then the second player. The Veyl player goes first.\n",
        "The first player goes first. The player to the left of the dealer starts.\n",
        "The active player goes first. Choose the active player of round one at random.\n",
    ],
)
def test_somebody_is_the_first_player(rules: str, tmp_path: Path) -> None:
    assert of_game(tmp_path, "T370", rules, SIDES) == []


def test_nobody_is_the_first_player(tmp_path: Path) -> None:
    rules = "The start player goes first. The Veyl player sets up first, with the highest units.\n"
    assert of_game(tmp_path, "T370", rules, SIDES) == ["nothing says who is the 'start player'"]
    german = "Der Startspieler beginnt. Wer seinen sechsten Auftrag erfüllt, gewinnt.\n"
    first = "first_player: Der Startspieler beginnt."
    assert of_game(tmp_path, "T370", german, first, "de") == ["nothing says who is the 'Startspieler'"]
    settled = german.replace("beginnt", "ist der Jüngste. Der jüngste Spieler beginnt")
    assert of_game(tmp_path, "T370", settled, first, "de") == []


@pytest.mark.parametrize(
    "rules",
    [
        "The player with most points wins. In a tie the youngest wins.\n",
        "# End\n\nThe player with most points wins.\n\n# Ties\n\nTied players share the victory.\n",
        "# End\n\nMost points wins.\n\n# Scoring\n\nIf two players have the same number of points, both win.\n",
        "You can no more win a war than an earthquake. Ten points or higher is a win.\n",
        "Whoever reaches space 30 first wins. The game is over at once.\n",
        "The side with the higher total wins; on a draw nothing happens.\n",
    ],
)
def test_a_tie_is_broken(rules: str, tmp_path: Path) -> None:
    assert of_game(tmp_path, "T371", rules) == []


@pytest.mark.parametrize(
    ("rules", "language"),
    [
        ("# End\n\nThe side with more points wins.\n\n# Grid\n\nThree equal numbers in a line are two pairs.\n", "en"),
        ("The round is played to its end: every turn is completed. The team which has arrived wins.\n", "en"),
        ("Wer die meisten Punkte hat, gewinnt.\n", "de"),
    ],
)
def test_a_tie_is_not_broken(rules: str, language: str, tmp_path: Path) -> None:
    assert of_game(tmp_path, "T371", rules, language=language) == ["nothing says what happens in a tie"]


def test_rolls_of_two_sides(tmp_path: Path) -> None:
    roll = "rolls: [{id: duel, name: Duel, die: D6, against: D6, success: The higher roll strikes.}]"
    assert of_game(tmp_path, "T371", "Roll.\n", roll) == ["nothing says what happens in a tie of the roll 'Duel'"]
    assert of_game(tmp_path, "T371", "In a duel, equal totals mean that both miss.\n", roll) == []


def test_roleplaying_games_need_no_winner(tmp_path: Path) -> None:
    assert "nothing says how the game is won" in of_game(tmp_path, "K101", "Roll a die.\n")
    rules = "The referee rolls a die. The referee says what the player characters see.\n"
    assert [line for line in of_game(tmp_path, "K101", rules) if "won" in line or "first" in line] == []
    assert "nothing says who goes first" in of_game(tmp_path, "K101", "The German player starts with 3 tanks.\n")
    assert "nothing says who goes first" not in of_game(tmp_path, "K101", "Ann will take the first turn.\n")
    assert "nothing says who goes first" not in of_game(tmp_path, "K101", "Simultaneously, all players bid.\n")
