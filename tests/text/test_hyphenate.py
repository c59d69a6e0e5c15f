"""Words to the places where they may be divided."""

from pathlib import Path

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
        ("“day”—night", "“day”|—|night"),
        ("(—day—)", "(—|day|—)"),
        ("“day—”", "“day|—”"),
        ("day——night—,", "day|——|night|—,"),
        ("規則書。", "規|則|書。"),
        ("「日々」は3回", "「日々」|は|3|回"),
        ("5％（￥50）", "5％|（￥50）"),
        ("규칙", "규|칙"),
    ],
)
def test_words_say_themselves_where_a_line_may_end(word, parts):
    assert divided("en", word, hyphenate=False) == parts


PAIRS = Path(__file__).with_name("line_break_pairs.txt")
# A small kana may begin a line, which Unicode leaves to whoever sets the text.
SMALL_KANA = "3041"
# Khmer, and brackets behind a hyphen that is not shown, are in no rule.
UNRULED = {("2014", "17D6"), ("00AD", "007D"), ("00AD", "0029")}


def pairs():
    """Two characters, and whether Unicode lets a line end between them."""
    rows = [line.split() for line in PAIRS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    for first, signs in rows:
        for (second, _), sign in zip(rows, signs, strict=True):
            yield first, second, sign == "÷"


def ends_between(first, second):
    word = chr(int(first, 16)) + chr(int(second, 16))
    return any(at == 1 for at, _ in Hyphenator("tlh").splits(word, hyphenate=False))


def test_no_line_ends_where_unicode_lets_none_end():
    wrong = {(first, second) for first, second, may_end in pairs() if not may_end and ends_between(first, second)}
    assert {pair for pair in wrong if pair[1] != SMALL_KANA} <= UNRULED


def test_own_soft_hyphens_are_the_only_ones():
    assert divided("en", "reinforce\u00adment") == "reinforce\u00ad-|ment"


def test_a_language_without_patterns_is_not_divided():
    assert divided("tlh", "reinforcement") == "reinforcement"
