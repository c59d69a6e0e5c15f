"""Numbers as people write them: ``12``, ``twelve``, ``forty-nine``."""

from __future__ import annotations

from typing import Final

_ONES: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS: Final = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")

# Every number from two to ninety-nine, in words.
NUMBER_WORDS: Final[dict[str, int]] = {
    **{word: number for number, word in enumerate(_ONES) if number},
    **{word: 10 * number for number, word in enumerate(_TENS, 2)},
}

# A number in digits or words; words in small letters, so search casefolded text. One is a number here, "a" is not.
NUMBER: Final = (
    r"(?:\d{1,4}|(?:" + "|".join(_TENS) + r")(?:[- ](?:" + "|".join(_ONES[1:10]) + r"))?|"
    r"(?:" + "|".join(sorted(_ONES[1:], key=len, reverse=True)) + r"))"
)


def number_of(words: str) -> int:
    """The number that words matched by ``NUMBER`` stand for, in small letters or not."""
    plain = words.casefold()
    if plain.isdecimal():
        return int(plain)
    tens, _, ones = plain.replace(" ", "-").partition("-")
    return NUMBER_WORDS[tens] + (NUMBER_WORDS[ones] if ones else 0)


def in_words(number: int) -> str:
    """A number from one to ninety-nine in words; others in digits."""
    if 0 < number < len(_ONES):
        return _ONES[number]
    if not 0 < number < 100:
        return str(number)
    tens, ones = divmod(number, 10)
    return _TENS[tens - 2] + (f"-{_ONES[ones]}" if ones else "")
