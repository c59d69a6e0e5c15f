"""What people mean by words that they are known to misspell."""

from __future__ import annotations

import pytest

from pnp.analysis.misspellings import corrections


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("recieve", ("receive",)),
        ("teh", ("the",)),
        ("abouta", ("about a", "about")),
        # Several words may be meant.
        ("aache", ("cache", "ache")),
        # Words, which are right, and what nobody is known to write.
        ("receive", ()),
        ("card", ()),
        ("xyzzy", ()),
        ("zzzzzz", ()),
        ("", ()),
    ],
)
def test_what_is_meant(word: str, meant: tuple[str, ...]) -> None:
    assert corrections(word) == meant


def test_a_beginning_of_a_misspelling_is_none() -> None:
    assert corrections("recieve") != corrections("reciev")
    assert "receive" not in corrections("recie")
