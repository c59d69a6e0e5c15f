"""Words are divided where Pyphen divides them."""

import pyphen
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.text.syllables import syllables

# Patterns with two digits in a row, lines without any, another spelling, letters beyond Latin ones.
LANGUAGES = ("en-US", "id", "fr", "ca", "ru")


@pytest.fixture(scope="module", params=LANGUAGES)
def both(request):
    code = pyphen.language_fallback(request.param.replace("-", "_"))
    dictionary = pyphen.Pyphen(lang=code, left=2, right=3)
    return syllables(request.param, 2, 3), dictionary, sorted(dictionary.hd.patterns)


@given(data=st.data())
def test_as_pyphen_does(both, data):
    ours, dictionary, patterns = both
    parts = data.draw(st.lists(st.sampled_from(patterns), min_size=1, max_size=4))
    word = "".join(part.strip(".") for part in parts)
    assert list(ours.positions(word)) == [at for at in dictionary.positions(word.lower()) if not at.data]


def test_an_unknown_language():
    assert syllables("tlh", 2, 3) is None
