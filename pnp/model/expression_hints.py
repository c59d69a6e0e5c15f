"""What was meant by an expression that is not one, or that names nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

_TEXT: Final = re.compile(r"'[^']*'|\"[^\"]*\"")
_SINGLE_EQUALS: Final = re.compile(r"(?<![=!<>])=(?!=)")


def single_equals(text: str) -> int:
    """Where a single ``=`` stands outside of quotes; -1 if there is none."""
    found = _SINGLE_EQUALS.search(_TEXT.sub(lambda quoted: " " * len(quoted[0]), text))
    return found.start() if found else -1


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
