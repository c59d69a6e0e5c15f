"""The words that pnp adds of its own to books, tables, sheets and margins: English → the language of a kit.

A kit may say each of them itself, in its ``wording``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pnp.findings import Finding, Severity
from pnp.layout import codes
from pnp.layout.wordbook import LANGUAGES, WORDS
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean
from pnp.model.kit import Kit
from pnp.model.walk import key_span

_NAMED: Final = 3


def worded(english: str, kit: Kit, *values: object) -> str:
    """One of our own phrases as a kit says it: in its own wording, in its language, else in English.

    values: what stands in the places of ``{}``.
    """
    phrase = kit.wording.get(english) or _translated(english, kit.language)
    return phrase.format(*values) if values else phrase


def wordings(kit: Kit) -> Mapping[str, str]:
    """Every phrase of ours as a kit says it."""
    return {english: worded(english, kit) for english in WORDS}


def speaks(language: str) -> bool:
    """Whether all of our words are there in a language (a BCP 47 tag)."""
    return _primary(language) in (*LANGUAGES, "en", "")


def wording_problems(kit: Kit) -> Iterator[Finding]:
    """Wordings of what pnp does not say, or without the places of values; a language that we do not speak."""
    for english, own in kit.wording.items():
        span = key_span(kit, f"wording.{english}")
        if english not in WORDS:
            hint = did_you_mean(english, WORDS) or "docs/format.md lists what can be worded"
            yield problem(codes.UNKNOWN_KEY, f"pnp says nothing like {english!r}", span, hint)
        elif own.count("{}") != english.count("{}") or set("{}") & set(own.replace("{}", "")):
            count = english.count("{}")
            message = f"{own!r} has not the {count} {{}} of {english!r}" if count else f"{own!r} holds braces"
            yield problem(codes.MALFORMED_VALUE, message, span, "write {} where a value stands")
    unsaid = [english for english in WORDS if english not in kit.wording]
    if unsaid and not speaks(kit.language) and kit.language.strip():
        shown = ", ".join(repr(one) for one in unsaid[:_NAMED])
        message = f"pnp does not speak {kit.language!r}: {shown} and others are printed in English"
        hint = f"say them in the kit: wording: {{{unsaid[0]}: …}}"
        yield Finding(code=codes.UNSPOKEN, severity=Severity.INFO, message=message, span=kit.at("language"), hint=hint)


def _translated(english: str, language: str) -> str:
    primary = _primary(language)
    found = WORDS.get(english)
    return found[LANGUAGES.index(primary)] if found and primary in LANGUAGES else english


def _primary(language: str) -> str:
    return language.replace("_", "-").partition("-")[0].strip().lower()
