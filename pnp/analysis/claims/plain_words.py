"""A sentence of rules → the same in plain words: phrases as words, things for the pronouns that stand for them."""

from __future__ import annotations

import re
from typing import Final

from pnp.analysis.claims.language import ClaimLanguage

_CLAUSE_OR_MARK: Final = re.compile(r"[^.;:,()–—!?|]+|[.;:,()–—!?|]")
_PLAIN: Final = str.maketrans('*_\0\n“”"„»«', " " * 10)


def rewritten(language: ClaimLanguage, sentence: str) -> str:
    """A sentence on one line, without marks, with one word for each phrase that means the same as a word."""
    text = " ".join(sentence.translate(_PLAIN).split())
    for pattern, word in language.rewrites:
        text = pattern.sub(word, text)
    return text


def resolved(language: ClaimLanguage, text: str, antecedent: str) -> str:
    """A text with the things for the pronouns that stand for them. antecedent: the thing of the text before."""
    parts = list[str]()
    for part in _CLAUSE_OR_MARK.findall(text):
        parts.append(language.stands_for.sub(antecedent, part) if antecedent else part)
        antecedent = subject_of(language, part.strip()) or antecedent
    return "".join(parts)


def subject_of(language: ClaimLanguage, clause: str) -> str:
    """The words for the thing of which a clause says something at its beginning; empty if that is not plain."""
    found = language.subject.match(clause)
    return (found["thing"] or found["kind"]) if found else ""
