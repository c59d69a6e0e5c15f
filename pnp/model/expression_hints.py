"""What was meant by an expression that is not one, or that names nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

_TEXT: Final = re.compile(r"'[^']*'|\"[^\"]*\"")
_SINGLE_EQUALS: Final = re.compile(r"(?<![=!<>])=(?!=)")

_STRAIGHT: Final = str.maketrans({"‘": "'", "’": "'", "“": '"', "”": '"', "„": '"'})
# What people write who know another language, and what it is called here, in the order in which it is replaced.
_ELSEWHERE: Final = tuple(
    (re.compile(pattern), here)
    for pattern, here in (
        (r"===|(?<![=!<>])=(?!=)", "=="),
        (r"<>|!==", "!="),
        (r"\s*&&\s*", " and "),
        (r"\s*\|\|\s*", " or "),
        (r"!(?!=)\s*", "not "),
        (r"\bAND\b", "and"),
        (r"\bOR\b", "or"),
        (r"\bNOT\b", "not"),
        (r"\bis\s+not\b", "!="),
        (r"\bis\b", "=="),
    )
)
# The sides of a comparison, as Python writes it anew, and its sign.
_SIDES: Final = re.compile(r" (==|!=|<=|>=|<|>|not in|in) ")


def single_equals(text: str) -> int:
    """Where a single ``=`` stands outside of quotes; -1 if there is none."""
    found = _SINGLE_EQUALS.search(_TEXT.sub(lambda quoted: " " * len(quoted[0]), text))
    return found.start() if found else -1


def worded_as_here(text: str) -> str:
    """An expression with the signs and words of spreadsheets and other languages written as they are here.

    What stands in quotes stays as it is; curly quotes become straight ones.
    """
    straight = text.translate(_STRAIGHT)
    parts, place = [], 0
    for quoted in (*_TEXT.finditer(straight), None):
        part = straight[place : quoted.start() if quoted else len(straight)]
        for pattern, here in _ELSEWHERE:
            part = pattern.sub(here, part)
        parts.append(part + (quoted[0] if quoted else ""))
        place = quoted.end() if quoted else place
    return "".join(parts)


def each_compared(comparison: str, others: Iterable[str], joined: str) -> str:
    """A comparison written out for other values: *card.type == 'Event' or card.type == 'Crew'*."""
    side, sign, _ = _SIDES.split(comparison, maxsplit=1)
    return f" {joined} ".join((comparison, *(f"{side} {sign} {other}" for other in others)))


def in_quotes(text: str, name: str) -> str:
    """A hint for a name that is compared as if it were a text: ``card.type == Monster``."""
    word = rf"(?<![\w.]){re.escape(name)}(?![\w.])"
    compared = re.search(rf"(?:[=!]=|\bin)\s*{word}|{word}\s*[=!]=", text)
    return f"a text stands in quotes: {name!r}" if compared else ""


def with_underscores(owner: str, name: str, known: Iterable[str]) -> str:
    """How to write an id whose hyphen was read as a minus: ``goals.best-day`` is *goals.best* less *day*."""
    start = f"{name}-".replace("_", "-")
    meant = next((other.replace("-", "_") for other in known if other.replace("_", "-").startswith(start)), "")
    return f"an underscore stands for a hyphen: {owner}.{meant}" if meant else ""
