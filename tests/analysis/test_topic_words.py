"""Words that say what a sentence is about, in one form each."""

from __future__ import annotations

import pytest

from pnp.analysis.topic_words import OPPOSITES, topic_word, topic_words


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("attackers", "attacking"), ("begins", "starts"), ("bought", "buys"), ("armies", "army"), ("spaces", "hex"),
        ("rivals", "opponent"), ("counters", "token"), ("eliminated", "defeats"), ("picks", "choose"), ("won", "wins"),
    ],
)  # fmt: skip
def test_words_of_one_kind_share_a_form(first: str, second: str) -> None:
    assert topic_word(first) == topic_word(second) is not None


@pytest.mark.parametrize(
    ("first", "second"), [("attack", "defend"), ("buy", "sell"), ("hex", "token"), ("win", "lost")]
)
def test_words_of_two_kinds_do_not(first: str, second: str) -> None:
    assert topic_word(first) != topic_word(second)


def test_words_that_say_how_much_or_nothing_are_left_out() -> None:
    assert topic_words("you get up to two of the wagons, at most") == topic_words("two wagon")
    assert topic_words("it is as if he pays") == frozenset()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("attacker", "defender"), ("attacking", "defending"), ("youngest", "oldest"), ("clockwise", "anticlockwise"),
        ("plus", "minus"), ("earn", "spend"), ("winner", "loser"), ("even", "odd"), ("nearest", "furthest"),
        ("buyer", "seller"), ("upper", "bottommost"), ("indoors", "outside"), ("openly", "secret"), ("most", "fewest"),
        ("diagonally", "orthogonally"),
    ],
)  # fmt: skip
def test_opposites_answer_one_question_in_two_ways(one: str, other: str) -> None:
    (question, side), (same_question, other_side) = OPPOSITES[one], OPPOSITES[other]
    assert question == same_question
    assert side != other_side
