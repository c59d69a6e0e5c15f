"""Random edits of the texts of a kit: what people do to their files, well or badly."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from random import Random

from pnp.nodes import Source

_WORD = re.compile(r"[^\W\d_]{2,}")
_NUMBER = re.compile(r"\d+")
_ID = re.compile(r"[a-z]+(?:-[a-z]+)+")
_RECORD = re.compile(r"^( *)- .*\n(?:\1 .*\n|\n)*", re.MULTILINE)


def edited(sources: Mapping[str, Source], random: Random) -> dict[str, str]:
    """One file after one edit, by its name."""
    name = random.choice(sorted(sources))
    text = sources[name].text
    return {name: random.choice(_EDITS)(text, random)}


def _one_of(pattern: re.Pattern[str], text: str, random: Random) -> re.Match[str] | None:
    found = list(pattern.finditer(text))
    return random.choice(found) if found else None


def _put(text: str, match: re.Match[str], new: str) -> str:
    return text[: match.start()] + new + text[match.end() :]


def _other_word(text: str, random: Random) -> str:
    old, new = _one_of(_WORD, text, random), _one_of(_WORD, text, random)
    return _put(text, old, new[0]) if old and new else text


def _other_number(text: str, random: Random) -> str:
    old = _one_of(_NUMBER, text, random)
    return _put(text, old, str(random.choice([0, 1, 2, 3, 7, int(old[0][:6]) + 1]))) if old else text


def _renamed(text: str, random: Random) -> str:
    """One id everywhere in the file, and perhaps nowhere else."""
    old = _one_of(_ID, text, random) or _one_of(_WORD, text, random)
    return re.sub(rf"\b{re.escape(old[0])}\b", f"{old[0]}x", text) if old else text


def _without_record(text: str, random: Random) -> str:
    old = _one_of(_RECORD, text, random)
    return _put(text, old, "") if old else text


def _record_twice(text: str, random: Random) -> str:
    old = _one_of(_RECORD, text, random)
    return _put(text, old, old[0] * 2) if old else text


def _swapped(text: str, random: Random) -> str:
    """Two neighbouring records, or two neighbouring lines, change places."""
    old = _one_of(_RECORD, text, random)
    behind = _RECORD.match(text, old.end()) if old else None
    if old and behind:
        return text[: old.start()] + behind[0] + old[0] + text[behind.end() :]
    lines = text.splitlines(keepends=True)
    if len(lines) > 1:
        at = random.randrange(len(lines) - 1)
        lines[at : at + 2] = reversed(lines[at : at + 2])
    return "".join(lines)


def _without_line(text: str, random: Random) -> str:
    lines = text.splitlines(keepends=True)
    if lines:
        del lines[random.randrange(len(lines))]
    return "".join(lines)


def _moved_down(text: str, random: Random) -> str:
    """Nothing changes but the places."""
    return f"\n{text}"


_EDITS: tuple[Callable[[str, Random], str], ...] = (
    _other_word,
    _other_word,
    _other_number,
    _other_number,
    _renamed,
    _without_record,
    _record_twice,
    _swapped,
    _without_line,
    _moved_down,
)
