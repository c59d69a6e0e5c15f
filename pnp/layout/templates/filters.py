"""The filters of templates: turn values into words for print."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from typing import Any, Final

from pnp.analysis import numerals
from pnp.model.lookup import kind_in_words
from pnp.nodes import Record

MINUS: Final = "\u2212"
LONGEST_REPLACED: Final = 10_000
LONGEST_LIST: Final = 100_000
MOST_DIGITS: Final = 15
_MOST_IN_WORDS: Final = 12
# Of English words whose plural is not the word and an s.
_SIBILANTS: Final = ("s", "x", "z", "ch", "sh")
_ENDS_IN_Y: Final = re.compile(r"[^aeiou\W]y$", re.IGNORECASE)
# The digits of a number that are printed at most.
_DIGITS: Final = 12


def has_template(text: str) -> bool:
    """Whether a text needs to be rendered."""
    return "{{" in text or "{%" in text or "{#" in text


class UnprintableError(ValueError):
    """A value that is no text, number or list of them, nor a record with a name."""


def display_text(value: Any) -> str:
    """A value as it is printed: empty for None, a list with commas, a number with a real minus sign.

    Raises UnprintableError.
    """
    words = plain_words(value)
    return words.replace("-", MINUS) if isinstance(value, int | float) else words


def plain_words(value: Any) -> str:
    """A value as it is printed, a number with the minus sign that can be computed with. Raises UnprintableError."""
    if isinstance(value, str):
        return str(value)
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        if not math.isfinite(value):
            raise UnprintableError("this is no number that can be printed")
        # What floating-point arithmetic adds behind the digits that count: 0.1 + 0.2 is 0.3.
        return str(float(f"{value:.{_DIGITS}g}"))
    if isinstance(value, Sequence | Set) and not isinstance(value, bytes):
        return joined(value, ", ", display_text)
    kind: Any = type(value)
    if kind.__str__ is object.__str__ or isinstance(value, bytes):
        raise UnprintableError(_why_unprintable(value))
    return str(value)


def _why_unprintable(value: Any) -> str:
    if isinstance(value, Iterator):
        return "this is a series of values that nothing joins: add |join(', ') or |list"
    if isinstance(value, Mapping):
        if not value:
            return "this is a map of values, and empty: declare a field of this name (fields:), or show another one"
        return "this is a map of values: name one of them, or print them in a loop over |items"
    kind = kind_in_words(value)
    if not isinstance(value, Record):
        return "this is no text"
    return f"{'an' if kind[0] in 'aeio' else 'a'} {kind} is no text: name one of its values"


def joined(values: Iterable[Any], separator: Any = "", words: Callable[[Any], str] = plain_words) -> str:
    """Values as they are printed, one behind the other.

    words: a value as it is printed. Raises ValueError if they are too long together, UnprintableError.
    """
    parts: list[str] = []
    between, length = plain_words(separator), 0
    for value in values:
        part = words(value)
        length += len(part) + len(between)
        if length > LONGEST_LIST:
            raise ValueError(f"a list is printed with at most {LONGEST_LIST:,} characters")
        parts.append(part)
    return between.join(parts)


def rounded(value: Any, precision: Any = 0, method: str = "common") -> float:
    """A number with so many decimals, as Jinja rounds it; raises ValueError for more digits than numbers have."""
    if not isinstance(precision, int) or abs(precision) > MOST_DIGITS:
        raise ValueError(f"a number is rounded to at most {MOST_DIGITS} digits")
    if method not in ("common", "ceil", "floor"):
        raise ValueError("a number is rounded by 'common', 'ceil' or 'floor'")
    if method == "common":
        return float(round(value, precision))
    whole = math.ceil(value * 10**precision) if method == "ceil" else math.floor(value * 10**precision)
    return float(whole / 10**precision)


def total(values: Iterable[Any], start: Any = 0) -> Any:
    """The sum of numbers. Raises TypeError for what is no number."""
    return sum(map(_number, values), _number(start))


def whole(value: Any, default: Any = None) -> Any:
    """A number without its decimals, 0 for nothing. Raises TypeError for what is no number, if there is no default."""
    number = decimal(value, default)
    return int(number) if isinstance(number, float) and math.isfinite(number) else number


def decimal(value: Any, default: Any = None) -> Any:
    """A number, 0 for nothing. Raises TypeError for what is no number, if there is no default."""
    if isinstance(value, int):
        return value
    words = plain_words(value).replace(MINUS, "-").strip()
    try:
        return float(words or 0)
    except ValueError:
        if default is None:
            raise TypeError(f"{words!r} is not a number") from None
        return default


def signed(value: Any) -> str:
    """``+1``, ``−1`` (with a real minus sign), ``±0``."""
    number = _number(value)
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else f"±{number}"


def _plural_of(word: str) -> str:
    """The regular English plural: copies, boxes, marshes, days."""
    if _ENDS_IN_Y.search(word):
        return f"{word[:-1]}ies"
    return f"{word}es" if word.endswith(_SIBILANTS) else f"{word}s"


def plural(value: Any, one: str = "", many: str = "") -> str:
    """The word for a number: ``2|plural('space')`` is *spaces*; for a record, its plural."""
    count = value if isinstance(value, int) else None
    if count is None:
        return plain_words(getattr(value, "many", value))
    return one if abs(count) == 1 else many or _plural_of(plain_words(one))


def counted(value: Any, one: str, many: str = "") -> str:
    """A number with its word: ``2|counted('space')`` is *2 spaces*. The word may be a record, which has a plural."""
    number = _number(value)
    word = (
        plain_words(one)
        if abs(number) == 1
        else many or plain_words(getattr(one, "many", "")) or _plural_of(plain_words(one))
    )
    return f"{display_text(number)}\u00a0{word}"


def in_words(value: Any) -> str:
    """Zero to twelve in words, other numbers in figures."""
    number = _number(value)
    is_small = isinstance(number, int) and 0 <= number <= _MOST_IN_WORDS
    return numerals.in_words(number) if is_small else display_text(number)


def titled(value: Any) -> str:
    """The title of a record; a text in title case, without capitals for small words inside."""
    if not isinstance(value, str) and hasattr(value, "title"):
        return plain_words(value.title)
    small = ("a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with")
    words = plain_words(value).split(" ")
    return " ".join(
        word if index and word in small else word[:1].upper() + word[1:] for index, word in enumerate(words)
    )


def roman(value: Any) -> str:
    """Roman figures, from 1 to 3999."""
    number = int(_number(value))
    if not 0 < number < 4000:
        return str(number)
    figures = ""
    for size, figure in (
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
        (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ):  # fmt: skip
        figures += figure * (number // size)
        number %= size
    return figures


def replaced(value: Any, old: str, new: str) -> str:
    """A text with one part replaced by another; unlike Jinja's filter, it limits the length of the result."""
    text = display_text(value)
    if len(text) + text.count(old) * len(new) > LONGEST_REPLACED:
        raise ValueError(f"a replaced text has at most {LONGEST_REPLACED} characters")
    return text.replace(old, new) if old else text


def listed(value: Iterable[Any], last: str = "and") -> str:
    """``a, b and c``."""
    words = [display_text(item) for item in (value.values() if isinstance(value, Mapping) else value)]
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def _number(value: Any) -> Any:
    if isinstance(value, bool) or not isinstance(value, int | float):
        try:
            return int(value.replace(MINUS, "-") if isinstance(value, str) else value)
        except (TypeError, ValueError):
            raise TypeError(f"{plain_words(value)!r} is not a number") from None
    return value


FILTERS: Final[Mapping[str, Callable[..., Any]]] = {
    "signed": signed,
    "plural": plural,
    "counted": counted,
    "words": in_words,
    "title": titled,
    "roman": roman,
    "listed": listed,
    "replace": replaced,
    "int": whole,
    "float": decimal,
}
