from pathlib import Path

import pytest

from bench.changes import Change
from bench.measuring import Run
from bench.versions import PINNED, Step, figures


def run(seconds: float) -> Run:
    return Run(seconds, seconds, 1.0, 1.0)


def nothing(place: object) -> tuple[str, ...]:
    return ()


FOUND = {
    "first": ([run(10), run(20)], [run(5), run(10)]),
    "change": ([run(8), run(16)], [run(1), run(3)]),
}


def test_a_step_is_compared_with_the_pinned_version():
    assert [(one.of, one.value, one.aim) for one in figures(Step("first", nothing, 0.6), FOUND)] == [(PINNED, 0.5, 0.6)]


def test_a_change_is_a_share_of_the_first_step_of_the_same_version():
    # Ours: 1/5 and 3/10, between them 0.25. Pinned: 8/10 and 16/20. To pinned: 1/8 and 3/16.
    shown = figures(Step("change", nothing, 0.15, "first"), FOUND)
    assert [(one.of, round(one.value, 6), one.aim) for one in shown] == [
        (PINNED, 0.15625, None),
        ("first", 0.25, 0.15),
        ("first (pinned)", 0.8, None),
    ]
    assert [one.is_over for one in shown] == [False, True, False]


def test_a_change_of_words_that_are_not_there_is_refused(tmp_path: Path):
    (tmp_path / "rules.md").write_text("Draw a card. Draw another.", encoding="utf-8")
    Change("rules.md", "another", "one more").make(tmp_path)
    assert (tmp_path / "rules.md").read_text(encoding="utf-8") == "Draw a card. Draw one more."
    with pytest.raises(ValueError, match="has 2 times 'Draw'"):
        Change("rules.md", "Draw", "Take").make(tmp_path)
