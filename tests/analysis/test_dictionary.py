"""Which words are English."""

from __future__ import annotations

import pytest

from pnp.analysis.dictionary import _bases, doer, is_ordinary, knows, near


@pytest.mark.parametrize(
    "word",
    [
        "armoured", "hexes", "battlefield",
        # Not in the list of words, but made of one that is: store, price, fury.
        "storable", "pricable", "furies",
        # With a letter doubled: drum, flip.
        "drummable", "flippable",
        # Words with a prefix: besieged, garrisoned, fortify, supply.
        "unbesieged", "ungarrisoned", "refortify", "oversupply",
    ],
)  # fmt: skip
def test_forms_of_words_are_known(word: str) -> None:
    assert knows(word)


@pytest.mark.parametrize("word", ["storrable", "refered", "childern", "battallion"])
def test_slips_are_not(word: str) -> None:
    assert not knows(word)


def test_nothing_is_looked_for_in_a_word_that_is_longer_than_any():
    assert knows("overunder")
    assert not knows("over" * 10 + "under")
    assert "a" * 44 in set(near("a" * 45))
    assert list(near("a" * 46)) == []


@pytest.mark.parametrize(
    ("word", "right"),
    [("insultor", "insulter"), ("defendors", "defenders"), ("inventor", ""), ("tailor", ""), ("mordor", "")],
)
def test_who_does_something_ends_with_er_unless_it_is_listed(word: str, right: str) -> None:
    assert doer(word) == right
    assert knows(word) == (not right and word != "mordor")


@pytest.mark.parametrize(
    ("word", "is_one"),
    [
        # Bridges, carried, armies, fishermen, run of runner, table of tabling, king of kings.
        ("bridge", True),
        ("carry", True),
        ("army", True),
        ("fisherman", True),
        ("runner", True),
        ("tabling", True),
        ("cities", True),
        # Names of places and persons have no other forms, and those of peoples are none of these.
        ("london", False),
        ("paris", False),
        ("frederick", False),
        ("english", False),
        ("polish", False),
        # "Bu" is no base of "bus".
        ("bus", False),
    ],
)
def test_ordinary_words_have_other_forms(word: str, is_one: bool) -> None:
    assert is_ordinary(word) is is_one


def test_a_base_has_three_letters_or_more() -> None:
    """Of ``oar`` comes oarable; of ``oa``, nothing."""
    assert "oar" in set(_bases("oarable"))
    assert list(_bases("oaable")) == []
    # Behind a prefix, five.
    assert "pikes" in set(_bases("unpikes"))
    assert "pike" not in set(_bases("unpike"))
