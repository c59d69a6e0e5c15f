"""Which words are English."""

from __future__ import annotations

import pytest

from pnp.analysis.dictionary import knows


@pytest.mark.parametrize(
    "word",
    [
        "armoured", "hexes", "battlefield",
        # Not in the list of words, but made of one that is: store, price, fury.
        "storable", "pricable", "furies",
    ],
)  # fmt: skip
def test_forms_of_words_are_known(word: str) -> None:
    assert knows(word)


@pytest.mark.parametrize("word", ["storrable", "refered", "childern", "battallion"])
def test_slips_are_not(word: str) -> None:
    assert not knows(word)
