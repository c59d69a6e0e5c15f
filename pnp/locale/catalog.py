"""What pnp says of its own, in English → the language of a kit.

``pnp.pot`` lists all of it with comments for translators, ``de.po`` and its like translate it. Catalogues are read as
they are: a language is one file, and nothing has to be compiled. A kit may say each phrase itself, in its ``wording``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from pnp.locale.po import CatalogError, Message, read_messages
from pnp.model.kit import Kit
from pnp.values import dataclass

FOLDER: Final = Path(__file__).parent
_TEMPLATE: Final = "pnp.pot"
_RULE: Final = re.compile(r"Plural-Forms:\s*nplurals=(\d+);\s*plural=([^;\n]+)")


@dataclass(frozen=True, slots=True)
class Catalog:
    """One language. forms: the translations of a phrase, one for each plural form. form_of: which a number takes."""

    forms: Mapping[str, tuple[str, ...]]
    form_of: Callable[[int], int]


def translate(english: str, kit: Kit, *values: object) -> str:
    """A phrase of ours as a kit says it: in its own wording, in its language, else in English.

    values: what stands in the places of ``{}``.
    """
    phrase = kit.wording.get(english)
    if not phrase:
        catalog = catalog_of(kit.language)
        forms = catalog.forms.get(english) if catalog else None
        phrase = forms[0] if forms else english
    return phrase.format(*values) if values else phrase


def translate_count(singular: str, plural: str, number: int, kit: Kit, *values: object) -> str:
    """The same for a phrase that has several forms, by the plural rules of the language. singular, plural: in English.

    A kit words the English forms.
    """
    english = singular if number == 1 else plural
    phrase = kit.wording.get(english)
    if not phrase:
        catalog = catalog_of(kit.language)
        forms = catalog.forms.get(singular) if catalog else None
        phrase = forms[catalog.form_of(number)] if catalog and forms else english
    return phrase.format(*values) if values else phrase


def phrases() -> tuple[str, ...]:
    """Everything that pnp says, in English; of what has a plural, both forms."""
    return tuple(_phrases(messages(FOLDER / _TEMPLATE)))


def wording_of(kit: Kit) -> Mapping[str, str]:
    """Every phrase of ours as a kit says it, by the English one; an English plural gives what is said of two."""
    found: dict[str, str] = {}
    for message in messages(FOLDER / _TEMPLATE):
        found[message.english] = translate(message.english, kit)
        if message.plural not in ("", message.english):
            found[message.plural] = translate_count(message.english, message.plural, 2, kit)
    return found


def languages() -> tuple[str, ...]:
    """The languages that pnp speaks besides English, as their files are called."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.po")))


def speaks(language: str) -> bool:
    """Whether what pnp says is there in a language (a BCP 47 tag)."""
    return _subtags(language)[0] in ("", "en") or catalog_of(language) is not None


@cache
def catalog_of(language: str) -> Catalog | None:
    """The catalogue of a language (a BCP 47 tag), or of what it is a variety of; None for English and unknown ones.

    Raises CatalogError.
    """
    subtags = _subtags(language)
    if subtags[0] in ("", "en"):
        return None
    files = {path.stem.lower(): path for path in FOLDER.glob("*.po")}
    known = (files.get("_".join(subtags[:length])) for length in range(len(subtags), 0, -1))
    path = next((path for path in known if path), None)
    return None if path is None else _catalog(path)


def _catalog(path: Path) -> Catalog:
    # What reads a rule for plurals comes with much else, and English needs none.
    from gettext import c2py

    found = messages(path)
    header = next((message.translations[0] for message in found if not message.english), "")
    rule = _RULE.search(header)
    if rule is None:
        raise CatalogError(f"{path.name}: the header has no Plural-Forms")
    count = int(rule[1])
    for message in found:
        _require_whole(message, count, path)
    forms = {
        message.english: message.translations
        for message in found
        if message.english and not message.fuzzy and all(message.translations)
    }
    try:
        return Catalog(forms, c2py(rule[2]))
    except ValueError as error:
        raise CatalogError(f"{path.name}: Plural-Forms: {error}") from error


def _require_whole(message: Message, count: int, path: Path) -> None:
    """Raise CatalogError if forms or places of values are missing. count: of the forms of a plural."""
    if message.plural and len(message.translations) != count:
        raise CatalogError(f"{path.name}: {message.plural!r} has {len(message.translations)} forms, not {count}")
    for translation in message.translations if message.english else ():
        if translation and translation.count("{}") != message.english.count("{}"):
            raise CatalogError(f"{path.name}: {translation!r} has other {{}} than {message.english!r}")


@cache
def messages(path: Path) -> tuple[Message, ...]:
    """The messages of a catalogue, its header among them. Raises CatalogError."""
    return tuple(read_messages(path.read_text(encoding="utf-8"), path.name))


def _phrases(found: tuple[Message, ...]) -> Iterator[str]:
    for message in found:
        yield from dict.fromkeys(phrase for phrase in (message.english, message.plural) if phrase)


def _subtags(language: str) -> list[str]:
    return language.strip().lower().replace("-", "_").split("_")
