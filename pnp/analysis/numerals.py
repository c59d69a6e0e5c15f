"""Numbers as people write them: ``12``, ``twelve``, ``forty-nine``."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from pnp.analysis.word_forms import folded

_ONES: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS: Final = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_ARTICLES: Final = {"no": 0, "a": 1, "an": 1}
_NUMBERS: Final = {
    **{word: number for number, word in enumerate(_ONES)},
    **{word: 10 * number for number, word in enumerate(_TENS, 2)},
    **_ARTICLES,
}

# In words up to ninety-nine. Dozens of patterns contain it: the shorter it is, the sooner they are compiled.
_IN_WORDS: Final = (
    rf"(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ](?:{'|'.join(_ONES[1:10])}))?"
    rf"|(?:thir|four|fif|six|seven|eigh|nine)teen|{'|'.join(_ONES[1:13])}"
)
# A number in digits, or in words with small letters: search casefolded text. "One" is a number here, "a" is not.
NUMBER: Final = rf"(?:\d{{1,6}}|{_IN_WORDS})"
# The same, or an article that is a number: "draw a card", "no cards".
NUMBER_OR_ARTICLE: Final = rf"(?:{NUMBER}|{'|'.join(_ARTICLES)})"


_GERMAN: Final = (
    "null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf",
)  # fmt: skip
_ENDINGS: Final = ("en", "ten", "te", "ter", "tes", "tem")
# How the ordinals of German begin that are not their number with an ending.
_IRREGULAR: Final = {"dritt": 3, "siebt": 7, "acht": 8}
_ORDINALS: Final = (
    "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth",
)  # fmt: skip
ORDINALS: Final = {word: number for number, word in enumerate(_ORDINALS)}
_ANY: Final = {
    **{word: number for number, word in enumerate(_ONES)},
    **ORDINALS,
    **{word: number for number, word in enumerate(_GERMAN)},
    **{word + ending: number for number, word in enumerate(_GERMAN) for ending in _ENDINGS},
    **{f"{stem}e{ending}": number for stem, number in _IRREGULAR.items() for ending in ("", *"nrsm")},
}
# A number of a sentence in English or German, which may be an ordinal: ``8``, ``eight``, ``8th``, ``sechsten``.
ANY_NUMBER: Final = (
    r"(?:(?<![\w.,/–-])\d{1,5}(?:st|nd|rd|th)?(?![\w%/]|[.,]\d)|(?<![\w-])"
    rf"(?:{_IN_WORDS}|{_ONES[0]}|{'|'.join(_ORDINALS)}|(?:{'|'.join(_GERMAN)})(?:{'|'.join(_ENDINGS)})?"
    rf"|(?:{'|'.join(_IRREGULAR)})e[nrsm]?)(?![\w-]))"
)


# What stands for a letter of a number in ``with_marks``: short patterns are quick.
MARK: Final = "\ua7fb"  # A letter that no game uses, so that words end beside it as beside others.
MARKED: Final = f"{MARK}+"


def with_marks(text: str) -> str:
    """A text in small letters with each letter of a number replaced by a mark, so that offsets hold."""
    return _any_number().sub(lambda match: MARK * len(match[0]), text)


@cache
def _any_number() -> re.Pattern[str]:
    # Nearly everywhere one look at the next letter is enough to see that no number begins there.
    first = "".join(sorted({word[0] for word in (*_ANY, *_NUMBERS)}))
    return re.compile(rf"(?=[\d{first}])(?<!\w){ANY_NUMBER}")


def any_number_of(words: str) -> int:
    """The number of words that match ``ANY_NUMBER``."""
    plain = folded(words)
    if plain[0].isdecimal():
        return int(plain.rstrip("stndrh"))
    return _ANY[plain] if plain in _ANY else number_of(words)


def number_of(words: str) -> int:
    """The number of words that match ``NUMBER`` or ``NUMBER_OR_ARTICLE``, in any case."""
    plain = folded(words)
    if plain.isdecimal():
        return int(plain)
    tens, _, ones = plain.replace(" ", "-").partition("-")
    return _NUMBERS[tens] + (_NUMBERS[ones] if ones else 0)


def in_words(number: int) -> str:
    """A number from zero to ninety-nine in words; others in digits."""
    if 0 <= number < len(_ONES):
        return _ONES[number]
    if not 0 < number < 100:
        return str(number)
    tens, ones = divmod(number, 10)
    return _TENS[tens - 2] + (f"-{_ONES[ones]}" if ones else "")
