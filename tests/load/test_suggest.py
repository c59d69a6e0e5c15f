"""Which known name was meant."""

from __future__ import annotations

import pytest

from pnp.load.suggest import did_you_mean, most_alike, nearest, one_of

KEYS = ("id", "name", "copies", "text", "hand_size", "exception-to", "cost", "alias")


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("coppies", "copies"),
        ("copeis", "copies"),
        ("Copies", "copies"),
        ("copy", None),
        ("costs", "cost"),
        ("handsize", "hand_size"),
        ("hand-size", "hand_size"),
        ("exception_to", "exception-to"),
        ("tetx", "text"),
        ("nmae", "name"),
        ("ix", "id"),
        ("xy", None),
        ("terrain", None),
        ("", None),
        ("x" * 10_000, None),
    ],
)
def test_the_nearest_name_is_suggested_if_it_is_near(name: str, meant: str | None) -> None:
    assert nearest(name, KEYS) == meant


def test_the_nearer_of_two_wins_and_the_first_of_equals() -> None:
    assert nearest("cards", ("cord", "card")) == "card"
    assert nearest("bat", ("cat", "rat")) == "cat"


def test_the_hint_is_a_question_or_nothing() -> None:
    assert did_you_mean("coppies", KEYS) == "did you mean 'copies'?"
    assert did_you_mean("zebra", KEYS) == ""


def test_a_long_list_is_shortened() -> None:
    assert one_of("ab") == "one of 'a', 'b'"
    assert one_of("abcdefghij") == "one of 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h' and 2 more"


def test_names_with_the_same_words_come_first_then_those_with_the_same_beginning() -> None:
    known = ("angel", "old-wolf", "wolves-den", "wormwood", "wood")
    assert most_alike("grey-wolf", known) == ["old-wolf", "angel", "wolves-den", "wormwood", "wood"]
    assert most_alike("worms", known)[:2] == ["wormwood", "wolves-den"]
