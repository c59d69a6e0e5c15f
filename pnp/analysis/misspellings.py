"""Known misspellings: words that people write by mistake, each with what they mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from pnp.analysis import dictionary
from pnp.analysis.word_lists import word_list
from pnp.plain_files import own_text

# From the package codespell: 65,000 misspellings, first collected by Wikipedia (CC BY-SA 3.0), one a line, such as
# ``recieve->receive``. Its code is not imported.
_PACKAGE: Final = "codespell_lib"
_FILE: Final = "data/dictionary.txt"
_MEANS: Final = "->"


def corrections(word: str) -> tuple[str, ...]:
    """What people mean who write a word in small letters; nothing if it is not known as a misspelling, or is a word."""
    meant = _known().get(word)
    if meant is None or dictionary.is_listed(word):
        doer = dictionary.doer(word)
        return (doer,) if doer else ()
    # Several meanings end with a comma. What is a word in some texts has a reason: ``clas->class, disabled …``.
    *meanings, last = meant.split(",")
    return tuple(map(str.strip, meanings)) if not last else (last,) if not meanings else ()


@cache
def _known() -> Mapping[str, str]:
    """What each misspelling of the list means; none if the package is not installed."""
    return word_list(_PACKAGE, _FILE, _pairs)


def _pairs(path: Path) -> Iterator[tuple[str, str]]:
    for line in own_text(path).splitlines():
        word, means, meant = line.partition(_MEANS)
        if means:
            yield word, meant
