"""Headings of the rules, and words that have a stem in common."""

from __future__ import annotations

import pytest

from pnp.analysis.outline import content_words, stem


@pytest.mark.parametrize(
    ("word", "common"),
    [
        ("bonuses", "bonus"), ("Occupied", "occup"), ("occupies", "occup"), ("occupy", "occup"),
        ("stopping", "stop"), ("stops", "stop"),
        ("reinforcements", "reinfo"), ("eggs", "egg"), ("ring", "ring"), ("toss", "tos"),
    ],
)  # fmt: skip
def test_forms_of_a_word_share_a_stem(word: str, common: str) -> None:
    assert stem(word) == common


def test_a_text_is_about_its_rarer_words() -> None:
    assert content_words("The Moving of the Units") == {stem("moving"), stem("units")}
