"""The filters of templates: turn values into words for print."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from pnp.analysis import numerals

MINUS: Final = "\u2212"
LONGEST_REPLACED: Final = 10_000
LONGEST_LIST: Final = 100_000
MOST_DIGITS: Final = 15
_MOST_IN_WORDS: Final = 12


def has_template(text: str) -> bool:
    """Whether a text needs to be rendered."""
    return "{{" in text or "{%" in text or "{#" in text


def display_text(value: Any) -> Any:
    """A value as it is printed: empty for None, a list with commas, a number with a real minus sign."""
    if isinstance(value, str):
        return value
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list | frozenset | set):
        return joined(value, ", ")
    if isinstance(value, int | float):
        return str(value).replace("-", MINUS)
    return str(value)


def joined(values: Iterable[Any], separator: Any = "") -> str:
    """Values as they are printed, one behind the other. Raises ValueError if they are too long together."""
    parts: list[str] = []
    between, length = str(display_text(separator)), 0
    for value in values:
        part = str(display_text(value))
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


def as_text(value: Any) -> str:
    """A value as it is printed."""
    return str(display_text(value))


def signed(value: Any) -> str:
    """``+1``, ``−1`` (with a real minus sign), ``±0``."""
    number = _number(value)
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else f"±{number}"


def plural(value: Any, one: str = "", many: str = "") -> str:
    """The word for a number: ``2|plural('space')`` is *spaces*; for a record, its plural."""
    count = value if isinstance(value, int) else None
    if count is None:
        return str(getattr(value, "many", value))
    return one if abs(count) == 1 else many or f"{one}s"


def counted(value: Any, one: str, many: str = "") -> str:
    """A number with its word: ``2|counted('space')`` is *2 spaces*. The word may be a record, which has a plural."""
    number = _number(value)
    word = str(one) if abs(number) == 1 else many or str(getattr(one, "many", f"{one}s"))
    return f"{display_text(number)}\u00a0{word}"


def in_words(value: Any) -> str:
    """Zero to twelve in words, other numbers in figures."""
    number = _number(value)
    is_small = isinstance(number, int) and 0 <= number <= _MOST_IN_WORDS
    return numerals.in_words(number) if is_small else str(display_text(number))


def titled(value: Any) -> str:
    """The title of a record; a text in title case, without capitals for small words inside."""
    if not isinstance(value, str) and hasattr(value, "title"):
        return str(value.title)
    small = ("a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with")
    words = str(value).split(" ")
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
    text = str(display_text(value))
    if len(text) + text.count(old) * len(new) > LONGEST_REPLACED:
        raise ValueError(f"a replaced text has at most {LONGEST_REPLACED} characters")
    return text.replace(old, new) if old else text


def listed(value: Iterable[Any], last: str = "and") -> str:
    """``a, b and c``."""
    words = [str(display_text(item)) for item in (value.values() if isinstance(value, Mapping) else value)]
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def _number(value: Any) -> Any:
    if isinstance(value, bool) or not isinstance(value, int | float):
        try:
            return int(value.replace(MINUS, "-") if isinstance(value, str) else value)
        except (TypeError, ValueError):
            raise TypeError(f"{str(value)!r} is not a number") from None
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
}
