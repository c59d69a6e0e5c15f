"""Numbers by players, in tables of the rules and in sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.analysis.player_numbers import contradicting_player_numbers
from tests.checks.cases import game_of

TEXTS = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
TABLE = "# Rules\n\n| Players | Hand limit | Coins |\n|---|---|---|\n| 2 | 6 | 12 |\n| 3 | 5 | 8 |\n\n"


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("The hand limit is six with two players and four with three.", [(5, 4)]),
        ("**Hand limit:** seven with two players, five with three.", [(6, 7)]),
        ("**Coins:** two players 12 each, three players 9.", [(8, 9)]),
        ("Three players take 10 coins each.", [(8, 10)]),
        ("Take 12 coins for two players, and 8 for three.", []),
        ("Take 9 cards with two players.", []),
        ("You win with six coins, or five with three.", []),  # Three of what is not said.
        ("In a game of two players, take 3 more coins.", []),
        ("## Variant\n\nThree players take 10 coins each.", []),
    ],
)
def test_a_sentence_and_a_row_for_as_many_players(tmp_path: Path, text: str, numbers: list[tuple[int, int]]) -> None:
    context = GameContext(game_of(tmp_path, TEXTS, rules_md=f"{TABLE}{text}\n"))
    assert [(cell.number, said.number) for cell, said in contradicting_player_numbers(context)] == numbers
