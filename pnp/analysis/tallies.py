"""A game → how many of something its rules say that there are, and the places that take another number for granted.

The parts in the box against "all six dice"; cards "numbered 1 to 9" against "a ten"; "nine points in each row" against
"columns a to k"; a squad of "a leader and seven men" against "the full squad of six".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.numerals import MARKED, any_number_of
from pnp.analysis.parts import PARTS
from pnp.analysis.statement_english import ENGLISH as STATEMENTS
from pnp.analysis.statement_german import GERMAN as GERMAN_STATEMENTS
from pnp.analysis.statement_language import StatementLanguage
from pnp.analysis.statements import can_contradict
from pnp.values import dataclass

_L: Final = r"[^\W\d_]"
_N: Final = rf"(?P<n>{MARKED})"
_ROWS: Final = {
    word: line
    for line, words in {
        "rows": "row rows zeile zeilen reihe reihen",
        "columns": "column columns spalte spalten",
    }.items()
    for word in words.split()
}


@dataclass(frozen=True, slots=True, kw_only=True)
class TallyLanguage:
    """How a language tells how many there are. Patterns are for prose in small letters with marks for numbers.

    item: an item of a list of parts, with ``n`` and ``what``. every: all of them, with the same. numbered: the highest
    number of some cards, ``n``; high: a card by its number, ``n``. lines: how many rows or columns, ``n`` and ``line``
    or ``other``; marks: how they are called, with ``line`` and ``last``. made: ``n`` and one more make a ``what``;
    full: ``n`` of a full one. case: by what a sentence is about some of them. not_cards: by what a number is no card.
    """

    statements: StatementLanguage
    item: re.Pattern[str]
    every: re.Pattern[str]
    numbered: re.Pattern[str]
    high: re.Pattern[str]
    lines: re.Pattern[str]
    marks: re.Pattern[str]
    made: re.Pattern[str]
    full: re.Pattern[str]
    case: re.Pattern[str]
    not_cards: re.Pattern[str]


_END: Final = r"(?=[,;.:]|\n|\0| \(| (?:and|und)\b|$)"
_ENGLISH: Final = TallyLanguage(
    statements=STATEMENTS,
    item=re.compile(
        rf"(?:^|(?<=[,;:\n•·*–-]) ?|\band ){_N} (?P<what>(?:{_L}+[ -]){{0,2}}{_L}{{3,}}){_END}", re.MULTILINE
    ),
    every=re.compile(rf"\ball (?:of )?(?:the )?{_N} (?P<what>{_L}{{3,}})\b"),
    numbered=re.compile(
        rf"\b(?:numbered|values?|ranks?|ranging|running)(?: from)? {MARKED}(?: to | through |–|-| – ){_N}(?!{_L})"
    ),
    high=re.compile(
        rf"\b(?:an?|the|any) {_N}(?=[,.;:!]| of (?:each|any|every|the|that|a)\b| (?:is|lets|can|may|wins|beats"
        rf"|counts)\b)"
    ),
    lines=re.compile(
        rf"{_N} (?:(?P<line>rows?|columns?)\b|(?:(?:{_L}+ )?in each|per|to an?|to the) (?P<other>row|column)\b)"
    ),
    marks=re.compile(
        rf"\b(?P<line>rows?|columns?)(?: are)? (?:numbered|lettered|marked|labelled|called)(?: from)? (?:a"
        rf"|{MARKED})(?: to |–|-)(?P<last>[a-z]\b|{MARKED})"
    ),
    made=re.compile(
        rf"\b(?:an?|the|each|every) (?P<what>{_L}{{3,}}) (?:consists of|is made up of|comprises"
        rf"|is composed of) (?:an?|one) {_L}+(?: {_L}+)? and {_N} {_L}+"
    ),
    full=re.compile(
        rf"\b(?:full-strength|complete|full|whole|undamaged) (?P<what>{_L}{{3,}}) (?:has|of|with|numbers"
        rf"|consists of) {_N}\b"
    ),
    case=re.compile(
        r"\b(?:if|when|with (?:two|three|four|\d)|remaining|other|each|every|per|your|his|her|their|own|its|these"
        r"|those|left|unless|except|player|players"
        r"|variant|instead|colou?r|of (?:a|one|the same))\b"
    ),
    not_cards=re.compile(
        r"\b(?:roll\w*|dice|die|d\d+|points?|spaces?|turns?|rounds?|total\w*|sum|track|score[sd]?|table|column"
        r"|hex\w*)\b"
    ),
)
_GERMAN: Final = TallyLanguage(
    statements=GERMAN_STATEMENTS,
    item=re.compile(
        rf"(?:^|(?<=[,;:\n•·*–-]) ?|\bund ){_N} (?P<what>(?:{_L}+[ -]){{0,2}}{_L}{{3,}}){_END}", re.MULTILINE
    ),
    every=re.compile(rf"\balle[nr]? {_N} (?P<what>{_L}{{3,}})\b"),
    numbered=re.compile(rf"\b(?:nummeriert|werte?n?|zahlen|werten)(?: von)? {MARKED}(?: bis |–|-| – ){_N}(?!{_L})"),
    high=re.compile(rf"\b(?:eine[rn]?|die|jede) {_N}(?=[,.;:!]| (?:ist|darf|kann|sticht|gewinnt|zählt)\b)"),
    lines=re.compile(
        rf"{_N} (?:(?P<line>zeilen|spalten|reihen)\b|(?:{_L}+ )?(?:in jeder|pro|je) (?P<other>zeile|spalte|reihe)\b)"
    ),
    marks=re.compile(
        rf"\b(?P<line>zeilen|reihen|spalten)\b (?:sind |werden )?(?:mit |von )?(?:a|{MARKED})(?: bis |–"
        rf"|-)(?P<last>[a-z]\b|{MARKED})"
    ),
    made=re.compile(
        rf"\b(?:eine?|der|die|das|jede[rs]?) (?P<what>{_L}{{3,}}) besteht aus"
        rf" (?:eine[mr]) {_L}+(?: {_L}+)? und {_N} {_L}+"
    ),
    full=re.compile(
        rf"\b(?:voll(?:e|er|es|ständige[rs]?|zählige[rs]?)) (?P<what>{_L}{{3,}}) (?:hat|aus|mit|zählt|von) {_N}\b"
    ),
    case=re.compile(
        r"\b(?:wenn|falls|zu zweit|zu dritt|zu viert|übrigen?|restlichen?|anderen?|jede[rmns]?|pro|je|dein\w*"
        r"|sein\w*|ihre\w*|eure\w*|eigenen?|diese\w*"
        r"|außer|variante|statt\w*|farbe)\b"
    ),
    not_cards=re.compile(r"\b(?:würf\w*|w\d+|punkte?n?|felder?n?|runden?|summe|leiste|tabelle|spalte)\b"),
)
_LANGUAGES: Final[Mapping[str, TallyLanguage]] = {"en": _ENGLISH, "de": _GERMAN}
# Dials and tracks are numbered, too, and no number of theirs is played.
_CARDS: Final = re.compile(r"(?:card|suit|deck|karten?|farben?)(?:s|n)?\b")
_LINES: Final = str.maketrans("*_", "  ")


@dataclass(frozen=True, slots=True)
class Tally:
    """A number that the rules give. kind, what: what is counted. start, end: its place in the prose."""

    kind: str
    what: frozenset[str]
    number: int
    start: int
    end: int


def disagreeing_tallies(context: GameContext) -> Iterator[tuple[Tally, Tally]]:
    """Each number of things there are with the first place that takes another for granted."""
    language = _LANGUAGES.get(context.game.kit.language[:2])
    if language is None:
        return
    told = [*_parts(context, language), *_told(context, language)]
    for claim in _claims(context, language) if told else ():
        same = [tally for tally in told if tally.kind == claim.kind and tally.what == claim.what]
        numbers = {tally.number for tally in same}
        # Of several kinds of dice or cards, "all six" may be those of one.
        if len(numbers) != 1 or not can_contradict(context, same[0].start, claim.start):
            continue
        is_wrong = claim.number > same[0].number if claim.kind == "card" else claim.number != same[0].number
        if is_wrong:
            yield same[0], claim


def _parts(context: GameContext, language: TallyLanguage) -> Iterator[Tally]:
    """The parts that sections such as "Contents" list, those with one noun for several parts included."""
    marked = context.marked_prose.translate(_LINES)
    for section in context.outline.sections:
        if section.level and PARTS.search(section.title) and not section.is_aside:
            for match in language.item.finditer(marked, section.body, section.end):
                head = language.statements.topic_words(match["what"].split()[-1])
                if head:
                    yield _tally(context, "part", head, match)


def _found(context: GameContext, pattern: re.Pattern[str]) -> Iterator[re.Match[str]]:
    known = context.outline
    for match in known.find(pattern, context.marked_prose.translate(_LINES)):
        if known.at(match.start()) and not known.is_aside(match.start()):
            yield match


def _told(context: GameContext, language: TallyLanguage) -> Iterator[Tally]:
    for match in _found(context, language.numbered):
        if not _has(context, _CARDS, match):
            continue
        yield _tally(context, "card", frozenset(), match)
    for match in _found(context, language.lines):
        line = match["line"] or ""
        # So many in each row are so many columns.
        other = {"rows": "columns", "columns": "rows"}[_ROWS[match["other"]]] if match["other"] else ""
        yield _tally(context, "line", frozenset((other or _ROWS[line],)), match)
    for match in _found(context, language.made):
        yield _tally(context, "member", language.statements.topic_words(match["what"]), match, more=1)


def _claims(context: GameContext, language: TallyLanguage) -> Iterator[Tally]:
    for match in _found(context, language.every):
        if not _has(context, language.case, match):
            yield _tally(context, "part", language.statements.topic_words(match["what"]), match)
    for match in _found(context, language.high):
        if not _has(context, language.not_cards, match):
            yield _tally(context, "card", frozenset(), match)
    for match in _found(context, language.marks):
        yield _tally(context, "line", frozenset((_ROWS[match["line"]],)), match, group="last")
    for match in _found(context, language.full):
        yield _tally(context, "member", language.statements.topic_words(match["what"]), match)


def _has(context: GameContext, pattern: re.Pattern[str], match: re.Match[str]) -> bool:
    """Whether the sentence has some words."""
    return bool(pattern.search(context.prose.lower, *context.outline.sentence(match.start())))


def _tally(
    context: GameContext, kind: str, what: frozenset[str], match: re.Match[str], *, group: str = "n", more: int = 0
) -> Tally:
    said = context.prose.lower[slice(*match.span(group))]
    number = ord(said) - ord("a") + 1 if len(said) == 1 and said.isalpha() else any_number_of(said)
    return Tally(kind, what, number + more, match.start(), match.end())
