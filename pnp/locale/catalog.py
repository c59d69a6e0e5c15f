"""Phrases of pnp in English → the language of a kit.

``pnp.pot`` lists them with comments for translators; files such as ``de.po`` translate them. Catalogues are not
compiled: a language is one file. A kit may replace each phrase in its ``wording``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from pnp.locale.po import CatalogError, Message, read_messages
from pnp.model.kit import Kit
from pnp.plain_files import own_text
from pnp.values import dataclass

FOLDER: Final = Path(__file__).parent
_TEMPLATE: Final = "pnp.pot"
_RULE: Final = re.compile(r"Plural-Forms:\s*nplurals=(\d+);\s*plural=([^;\n]+)")


@dataclass(frozen=True, slots=True)
class Catalog:
    """A language. forms: the translations of each phrase, one for each plural form. form_of: the form of a number."""

    forms: Mapping[str, tuple[str, ...]]
    form_of: Callable[[int], int]


def translate(english: str, kit: Kit, *values: object) -> str:
    """A phrase in the wording of a kit, else in its language, else in English.

    values: take the places of ``{}``.
    """
    phrase = kit.wording.get(english)
    if not phrase:
        catalog = catalog_of(kit.language)
        forms = catalog.forms.get(english) if catalog else None
        phrase = forms[0] if forms else english
    return phrase.format(*values) if values else phrase


def translate_count(singular: str, plural: str, number: int, kit: Kit, *values: object) -> str:
    """The same for a phrase with plural forms, by the rules of the language. singular, plural: in English.

    The wording of a kit replaces the English forms.
    """
    english = singular if number == 1 else plural
    phrase = kit.wording.get(english)
    if not phrase:
        catalog = catalog_of(kit.language)
        forms = catalog.forms.get(singular) if catalog else None
        phrase = forms[catalog.form_of(number)] if catalog and forms else english
    return phrase.format(*values) if values else phrase


def phrases() -> tuple[str, ...]:
    """All phrases in English; of those with a plural, both forms."""
    template = messages(FOLDER / _TEMPLATE)
    return tuple(
        phrase for message in template for phrase in dict.fromkeys((message.english, message.plural)) if phrase
    )


def wording_of(kit: Kit) -> Mapping[str, str]:
    """Every phrase as a kit says it, by the English one; an English plural gives the form for two."""
    wording: dict[str, str] = {}
    for message in messages(FOLDER / _TEMPLATE):
        wording[message.english] = translate(message.english, kit)
        if message.plural not in ("", message.english):
            wording[message.plural] = translate_count(message.english, message.plural, 2, kit)
    return wording


def languages() -> tuple[str, ...]:
    """The languages of pnp besides English, by the names of their files."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.po")))


def speaks(language: str) -> bool:
    """Whether pnp has its phrases in a language (a BCP 47 tag)."""
    return _subtags(language)[0] in ("", "en") or catalog_of(language) is not None


@cache
def catalog_of(language: str) -> Catalog | None:
    """The catalogue of a language (a BCP 47 tag) or of its base language; None for English and unknown languages.

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
    from gettext import c2py  # A slow import, which English does not need.

    entries = messages(path)
    header = next((message.translations[0] for message in entries if not message.english), "")
    rule = _RULE.search(header)
    if rule is None:
        raise CatalogError(f"{path.name}: the header has no Plural-Forms")
    count = int(rule[1])
    for message in entries:
        _require_whole(message, count, path)
    forms = {
        message.english: message.translations
        for message in entries
        if message.english and not message.fuzzy and all(message.translations)
    }
    try:
        return Catalog(forms, c2py(rule[2]))
    except ValueError as error:
        raise CatalogError(f"{path.name}: Plural-Forms: {error}") from error


def _require_whole(message: Message, count: int, path: Path) -> None:
    """Raise CatalogError if plural forms or placeholders are missing. count: of the plural forms of the language."""
    if message.plural and len(message.translations) != count:
        raise CatalogError(f"{path.name}: {message.plural!r} has {len(message.translations)} forms, not {count}")
    for translation in message.translations if message.english else ():
        if translation and translation.count("{}") != message.english.count("{}"):
            raise CatalogError(f"{path.name}: {translation!r} has other {{}} than {message.english!r}")


@cache
def messages(path: Path) -> tuple[Message, ...]:
    """The messages of a catalogue, with its header. Raises CatalogError."""
    return tuple(read_messages(own_text(path), path.name))


def _subtags(language: str) -> list[str]:
    return language.strip().lower().replace("-", "_").split("_")
