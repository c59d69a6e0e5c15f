"""Words to the places where they may be divided."""

import pytest

from pnp.text.hyphenate import Hyphenator


def divided(language, word, hyphenate=True):
    parts, before = [], 0
    for at, hyphen in Hyphenator(language).splits(word, hyphenate=hyphenate):
        parts.append(word[before:at] + hyphen)
        before = at
    return "|".join([*parts, word[before:]])


def test_german_words_are_divided_as_german():
    assert divided("de", "Handschuhschneeballwerfer") == "Hand-|schuh-|schnee-|ball-|wer-|fer"


def test_english_words_are_divided_as_english():
    assert divided("en", "reinforcement") == "re-|in-|force-|ment"
    assert divided("en-GB", "(reinforcement),") == "(re-|in-|force-|ment),"


@pytest.mark.parametrize("word", ["unit", "HEADQUARTERS", "B52bombers", "2nd", "X-ray", "n/a", "3-6", "-1", "1914–18"])
def test_short_words_capitals_and_numbers_are_left_whole(word):
    assert divided("en", word) == word


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("well-known", "well-|known"),
        ("and/or", "and/|or"),
        ("day—night", "day|—|night"),
        ("Paris–Rouen", "Paris–|Rouen"),
        ("zero\u200bwidth", "zero\u200b|width"),
        ("counter\u00adattack", "counter\u00ad-|attack"),
        ("規則書。", "規|則|書。"),
    ],
)
def test_words_say_themselves_where_a_line_may_end(word, parts):
    assert divided("en", word, hyphenate=False) == parts


def test_own_soft_hyphens_are_the_only_ones():
    assert divided("en", "reinforce\u00adment") == "reinforce\u00ad-|ment"


def test_a_language_without_patterns_is_not_divided():
    assert divided("tlh", "reinforcement") == "reinforcement"
