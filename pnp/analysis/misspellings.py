"""Known misspellings: words that people write by mistake, each with what they mean."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from typing import Final

from pnp.analysis import dictionary

# From the package codespell: 65,000 misspellings, first collected by Wikipedia (CC BY-SA 3.0), one a line, such as
# ``recieve->receive``. Its code is not imported.
_PACKAGE: Final = "codespell_lib"
_FILE: Final = "data/dictionary.txt"
_MEANS: Final = "->"


def corrections(word: str) -> tuple[str, ...]:
    """What people mean who write a word in small letters; nothing if it is not known as a misspelling, or is a word."""
    lines = _lines()
    start = f"{word}{_MEANS}"
    at = bisect_left(lines, start)
    if at == len(lines) or not lines[at].startswith(start) or dictionary.is_listed(word):
        doer = dictionary.doer(word)
        return (doer,) if doer else ()
    # Several meanings end with a comma. What is a word in some texts has a reason: ``clas->class, disabled …``.
    *meanings, last = lines[at].removeprefix(start).split(",")
    return tuple(map(str.strip, meanings)) if not last else (last,) if not meanings else ()


@cache
def _lines() -> list[str]:
    """The lines of the list, sorted; none if the package is not installed."""
    path = dictionary.data_file(_PACKAGE, _FILE)
    return sorted(path.read_text(encoding="utf-8").splitlines()) if path else []
