"""Damage to the language: spelling, doubled words, notation, encoding, markup, terms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Final

from pnp.model.names import Named
from pnp.nodes import Scalar, Source
from tests.mutation.damage import Change, Damage, within
from tests.mutation.kinds.chance import misspelled, shuffled
from tests.mutation.subject import Subject, scalar

_WORD = re.compile(r"(?<![\w{}/=#.:\[`-])[a-z]{7,}(?![\w}/=\]`-])")
_SHORT = re.compile(r"(?<=[a-z] )(?:the|of|to|and|with|for|from|are|not|may|than|your)(?= [a-z])")
_DIRECTIVE = re.compile(r"^\s*(?:::|\||#|```)|\{\{|\}\}|https?:", re.MULTILINE)
_DIE = re.compile(r"(?<![\w{])([1-9]?)D(4|6|8|10|12|20|100)(?![\w}])")


def word_misspelled(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Misspell a long word of the rules."""
    known = _vocabulary(subject)
    for source, match in shuffled(rng, _prose(subject, _WORD)):
        slip = misspelled(rng, match[0], known)
        if slip and not slip.startswith(match[0]) and not match[0].startswith(slip):
            change = Change(source, match.start(), match.end(), slip)
            yield Damage(changes=(change,), guard="how the word is spelled")


def word_misspelled_on_card(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Misspell a long word of a card, a table row or another record."""
    known = _vocabulary(subject)
    for node in shuffled(rng, _texts(subject)):
        words = [] if "{{" in node.text else list(_WORD.finditer(node.text))
        if not words:
            continue
        match = rng.choice(words)
        slip = misspelled(rng, match[0], known)
        change = within(node, match.start(), match.end(), slip) if slip and slip[:-1] != match[0] else None
        if change:
            yield Damage(changes=(change,), guard="how the word is spelled")


def word_doubled(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Write a word twice."""
    for source, match in shuffled(rng, _prose(subject, _SHORT)):
        change = Change(source, match.start(), match.end(), f"{match[0]} {match[0]}")
        yield Damage(changes=(change,), guard="the sentence")


def word_doubled_on_card(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Write a word of a card twice."""
    for node in shuffled(rng, _texts(subject)):
        match = _SHORT.search(node.text)
        change = within(node, match.start(), match.end(), f"{match[0]} {match[0]}") if match else None
        if change:
            yield Damage(changes=(change,), guard="the sentence")


def dice_written_otherwise(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Write a die in another way than everywhere else."""
    found = list(_prose(subject, _DIE))
    ones = sum(match[1] == "1" for _, match in found)
    for source, match in shuffled(rng, found) if len(found) > 2 and not ones else ():
        written = f"{match[1]}d{match[2]}"
        change = Change(source, match.start(), match.end(), written)
        others = tuple(other.span(one.start(), one.end()) for other, one in found if one is not match)
        yield Damage(changes=(change,), guard="every other die", against=others)


def encoding_broken(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Read an apostrophe or a dash in the wrong encoding."""
    for source, match in shuffled(rng, _prose(subject, re.compile("[’–—“”]"))):
        change = Change(source, match.start(), match.end(), match[0].encode().decode("cp1252", "replace"))
        yield Damage(changes=(change,), guard="the encoding")


def word_split(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Put a tab into a word."""
    for source, match in shuffled(rng, _prose(subject, _WORD)):
        change = Change(source, match.start() + 3, match.start() + 3, "\t")
        yield Damage(changes=(change,), guard="how the word is spelled")


def markup_left_open(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Take away the end of a passage in bold type."""
    bold = re.compile(r"(?<!\*)\*\*[^*\n]+(\*\*)(?!\*)")
    for source, match in shuffled(rng, _prose(subject, bold)):
        change = Change(source, match.start(1), match.end(1), "")
        opening = source.span(match.start(), match.start() + 2)
        yield Damage(changes=(change,), guard="how bold type is written", against=(opening,))


def sign_mixed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Write one minus as a hyphen where all others are minus signs."""
    found = list(_prose(subject, re.compile(r"(?<=\s)−(?=\d)")))
    hyphens = list(_prose(subject, re.compile(r"(?<=\s)-(?=\d)")))
    for source, match in shuffled(rng, found) if len(found) > 2 and not hyphens else ():
        others = tuple(other.span(one.start(), one.end()) for other, one in found if one is not match)
        yield Damage(
            changes=(Change(source, match.start(), match.end(), "-"),), guard="every other minus", against=others
        )


def term_misspelled(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Misspell a word that the rules look up in the glossary."""
    terms = {one.term.casefold() for one in subject.game.glossary}
    found = list(_prose(subject, re.compile(r"\[\[([a-z -]{4,})(?=\]\]|\|)")))
    for source, match in shuffled(rng, (one for one in found if one[1][1].casefold() in terms)):
        slip = misspelled(rng, match[1], terms)
        if slip:
            yield Damage(changes=(Change(source, match.start(1), match.end(1), slip),), guard="the glossary")


def term_renamed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Rename a term of the glossary."""
    for term in shuffled(rng, subject.game.glossary):
        change = within(scalar(term, "term"), 0, len(term.term), f"quux {term.term}")
        if change:
            yield Damage(changes=(change,), value="term of the glossary")


def term_duplicated(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Define a term of the glossary twice."""
    terms = [one for one in subject.game.glossary if scalar(one, "term")]
    if len(terms) > 1:
        first, second = rng.sample(terms, 2)
        change = within(scalar(second, "term"), 0, len(second.term), first.term)
        if change:
            yield Damage(changes=(change,), guard="the other term", against=(first.at("term"), first.span))


def _texts(subject: Subject) -> Iterator[Scalar]:
    for record in subject.records:
        node = scalar(record, "text") if isinstance(record, Named) else None
        if node:
            yield node


def _prose(subject: Subject, pattern: re.Pattern[str]) -> Iterator[tuple[Source, re.Match[str]]]:
    """Matches in lines of rules text that are sentences."""
    for source in subject.prose:
        inside = False
        at = 0
        for line in source.text.split("\n"):
            inside ^= line.startswith("```")
            if not inside and not _DIRECTIVE.search(line) and line.strip():
                yield from ((source, match) for match in pattern.finditer(source.text, at, at + len(line)))
            at += len(line) + 1


def _vocabulary(subject: Subject) -> set[str]:
    return {word for source in subject.sources.values() for word in re.findall(r"[a-z]+", source.text.casefold())}


WAYS: Final = (
    word_misspelled,
    word_misspelled_on_card,
    word_doubled,
    word_doubled_on_card,
    dice_written_otherwise,
    encoding_broken,
    word_split,
    markup_left_open,
    sign_mixed,
    term_misspelled,
    term_renamed,
    term_duplicated,
)
