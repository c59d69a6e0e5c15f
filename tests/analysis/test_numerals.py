"""Numbers as people write them."""

from __future__ import annotations

import re

import pytest

from pnp.analysis.numerals import ANY_NUMBER, MARK, NUMBER, any_number_of, in_words, number_of, with_marks


def test_what_is_written_in_words_is_read_again() -> None:
    for number in range(1, 100):
        words = in_words(number)
        assert number_of(words) == any_number_of(words) == number
        assert number_of(words.replace("-", " ").title()) == number
        assert re.fullmatch(NUMBER, words)


@pytest.mark.parametrize(
    ("number", "words"),
    [(0, "zero"), (19, "nineteen"), (20, "twenty"), (21, "twenty-one"), (99, "ninety-nine"), (100, "100"), (-1, "-1")],
)
def test_numbers_in_words(number: int, words: str) -> None:
    assert in_words(number) == words


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("12", 12), ("1st", 1), ("22nd", 22), ("3rd", 3), ("8th", 8), ("Twelfth", 12), ("zeroth", 0), ("null", 0),
        ("Zwölf", 12), ("sechsten", 6), ("achten", 8), ("eins", 1), ("forty nine", 49),
    ],
)  # fmt: skip
def test_numbers_of_sentences_in_english_and_german(words: str, number: int) -> None:
    assert any_number_of(words) == number


@pytest.mark.parametrize(("article", "number"), [("no", 0), ("a", 1), ("An", 1)])
def test_articles_are_numbers_of_things(article: str, number: int) -> None:
    assert number_of(article) == number


@pytest.mark.parametrize("text", ["2.5", "50%", "3/4", "12,5", "someone", "tend", "eight-day", "1,000"])
def test_parts_of_words_and_of_other_numbers_are_none(text: str) -> None:
    assert not re.search(ANY_NUMBER, text)


def test_each_letter_of_a_number_is_marked() -> None:
    assert with_marks("draw fifteen of 20 tents on the 2nd") == (
        f"draw {MARK * 7} of {MARK * 2} tents on the {MARK * 3}"
    )


@pytest.mark.parametrize(
    "words",
    [
        "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
        "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
        "einsten zweiten dreiten vierten fünften sechsten siebenten achten neunten zehnten elften zwölften",
    ],
)
def test_every_word_up_to_twelve_is_its_number(words: str) -> None:
    assert [any_number_of(word) for word in words.split()] == list(range(1, 13))
    assert all(re.fullmatch(ANY_NUMBER, word) for word in words.split())
