"""What stands in the way of setting a character, by the properties that Unicode gives it.

Order from right to left, lines broken by a dictionary and lines that run down the page are not there yet.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal
from unicodedata import bidirectional, category, combining, name

Obstacle = Literal["", "right-to-left", "dictionary", "vertical"]

# Classes of the Unicode Bidirectional Algorithm: letters, Arabic digits, and controls that turn the order around.
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN", "RLE", "RLO", "RLI"})
# Line_Break=SA (complex context) in LineBreak.txt: no spaces or other signs say where words end.
_COMPLEX_BREAKS: Final = re.compile(
    "[\u0e01-\u0e3a\u0e40-\u0e4e\u0e81-\u0ebd\u0ec0-\u0ecf\u0edc-\u0edf\u1000-\u103f\u1050-\u108f\u109a-\u109f"
    "\u1780-\u17d3\u17d7\u17dc\u17dd\u1950-\u1974\u1980-\u19c9\u19de\u19df\u1a20-\u1a7c\u1aa0-\u1aad"
    "\ua9e0-\ua9ef\ua9fa-\ua9fe\uaa60-\uaac2\uaadb-\uaadf\U00011700-\U0001172b\U0001173a\U0001173b\U0001173f-\U00011746]"
)
# The scripts that CSS Writing Modes calls vertical-only: Mongolian and Phags-pa.
_VERTICAL: Final = re.compile("[\u1800-\u18aa\U00011660-\U0001166c\ua840-\ua877]")
# The canonical combining class of a virama, which joins the letters before and behind it.
_VIRAMA: Final = 9
_JOIN_CONTROLS: Final = "\u200c\u200d"


def unsettable(text: str) -> frozenset[str]:
    """The characters of a text that pnp cannot set in their order, or cannot break into lines."""
    return frozenset() if text.isascii() else frozenset(filter(obstacle, set(text)))


@lru_cache(maxsize=4096)
def obstacle(char: str) -> Obstacle:
    """What stands in the way of setting a character."""
    if bidirectional(char) in _RIGHT_TO_LEFT:
        return "right-to-left"
    if _COMPLEX_BREAKS.match(char):
        return "dictionary"
    return "vertical" if _VERTICAL.match(char) else ""


def script_names(chars: Iterable[str]) -> dict[str, Obstacle]:
    """The scripts of characters that pnp cannot set, and why; characters of no one script by their own names."""
    from fontTools import unicodedata as scripts  # takes 40 ms, and few kits have such characters

    names: dict[str, Obstacle] = {}
    for char in chars:
        script = scripts.script(char)
        is_shared = script in ("Zinh", "Zyyy", "Zzzz")
        shown = f"U+{ord(char):04X} {name(char, '').lower()}".rstrip() if is_shared else scripts.script_name(script)
        names.setdefault(shown, obstacle(char))
    return names


def is_mark(char: str) -> bool:
    """Whether a character belongs to the one before it: an accent, a vowel sign, a virama, a joiner."""
    return category(char)[0] == "M" or char in _JOIN_CONTROLS


def belongs_together(before: str, char: str) -> bool:
    """Whether two neighbouring characters are parts of one letter with its marks, or of one conjunct."""
    return is_mark(char) or before == "\u200d" or (combining(before) == _VIRAMA and char.isalpha())
