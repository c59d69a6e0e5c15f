"""The text of a gettext catalogue (``.po``, ``.pot``) → its messages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pnp.errors import PnpError
from pnp.values import dataclass

_LINE: Final = re.compile(r'(?:(msgid|msgid_plural|msgstr|msgstr\[\d\]) +)?"((?:[^"\\]|\\.)*)"')
_ESCAPED: Final = re.compile(r"\\(.)")
_ESCAPES: Final = {"n": "\n", "t": "\t"}


class CatalogError(PnpError):
    """A catalogue that cannot be read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """A phrase with its translations: one, or one for each plural form of the language; empty if there is none.

    english: the singular, if there is a plural. comments: for translators. fuzzy: whether a translator must review it.
    """

    english: str
    plural: str = ""
    translations: tuple[str, ...] = ()
    comments: tuple[str, ...] = ()
    fuzzy: bool = False


def read_messages(text: str, name: str) -> Iterator[Message]:
    """Every message of a catalogue; the first one, of the empty string, is its header. Raises CatalogError."""
    fields: dict[str, str] = {}
    comments: list[str] = []
    fuzzy, key = False, ""
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith(('"', "msg")):
            match = _LINE.fullmatch(line.rstrip())
            if match is None or not (match[1] or key):
                raise CatalogError(f"{name}:{number}: not a line of a catalogue: {line}")
            key = match[1] or key
            words = _ESCAPED.sub(lambda escaped: _ESCAPES.get(escaped[1], escaped[1]), match[2])
            fields[key] = fields.get(key, "") + words
            continue
        if fields:
            yield _message(fields, comments, fuzzy)
            fields, comments, fuzzy, key = {}, [], False, ""
        if line.startswith("#."):
            comments.append(line[2:].strip())
        elif line.startswith("#,"):
            fuzzy = "fuzzy" in line
        elif line.strip() and not line.startswith("#"):
            raise CatalogError(f"{name}:{number}: not a line of a catalogue: {line}")
    if fields:
        yield _message(fields, comments, fuzzy)


def _message(fields: dict[str, str], comments: list[str], fuzzy: bool) -> Message:
    return Message(
        english=fields.get("msgid", ""),
        plural=fields.get("msgid_plural", ""),
        translations=tuple(words for key, words in fields.items() if key.startswith("msgstr")),
        comments=tuple(comments),
        fuzzy=fuzzy,
    )
