"""Results in sentences that the dice named there cannot show."""

from pathlib import Path

import pytest

from tests.checks.cases import found


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Roll 2D6: on a roll of 13 or more it sinks.", "2D6 never show 13: 12 is the most"),
        ("Whoever rolls 13 or more on two dice wins.", "2D6 never show 13: 12 is the most"),
        ("A result of 7 on a D6 is a hit.", "D6 never shows 7: 6 is the most"),
        ("Roll a die; if the result is seven, stop.", "D6 never shows 7: 6 is the most"),
        ("Roll a ten-sided die. A result of 11 is a hit.", ""),
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
