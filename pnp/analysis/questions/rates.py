"""A game → the rates of its rules, "one ducat per crate", and the examples that reckon with another."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.numerals import NUMBER, any_number_of
from pnp.analysis.outline import paragraph_at
from pnp.analysis.questions.language import pattern
from pnp.analysis.questions.sentences import plain, sentences
from pnp.analysis.statements import LANGUAGES, can_contradict
from pnp.values import dataclass

_GERMAN_NUMBER: Final = r"(?:\d{1,3}|eine?[nrm]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)"
_WORD: Final = r"[^\W\d_]{3,}"


@dataclass(frozen=True, slots=True, kw_only=True)
class RateLanguage:
    """How a language gives a rate: patterns with ``n``, ``unit`` and ``thing``.

    number: a number. leads: words of which each such sentence has one. one: words for one. cases: by what a rate holds
    at times only. example: what titles and paragraphs of examples have. else_paid: what makes an example pay another.
    """

    number: str
    leads: tuple[str, ...]
    rates: tuple[str, ...]
    one: frozenset[str]
    cases: str
    example: str
    else_paid: str


_RATES: Final[Mapping[str, RateLanguage]] = {
    "en": RateLanguage(
        number=NUMBER,
        leads=(" per ", " each ", " every ", "each ", "every "),
        rates=(
            rf"\b(?P<n>NUMBER) (?P<unit>{_WORD}) (?:[a-z]+ ){{0,3}}?(?:per|for each|for every) (?P<thing>{_WORD})",
            rf"\bfor (?:each|every) (?P<thing>{_WORD})\b[^.;]{{0,40}}? (?P<n>NUMBER) (?P<unit>{_WORD})",
            (
                rf"^(?:each|every) (?P<thing>{_WORD}) (?:costs?|needs?|requires?|brings?|earns?|is worth|scores?) "
                rf"(?:you |its owner )?(?P<n>NUMBER) (?P<unit>{_WORD})"
            ),
        ),
        one=frozenset(("one",)),
        cases=(
            r"\b(?:if|unless|except|instead|first|second|third|more|fewer|less|up to|at most|only|or|beyond|further"
            r"|additional)\b"
        ),
        example=r"\bexample",
        else_paid=(
            r"\b(?:because|since|thanks|discount|cheaper|bonus|extra|free|already|but|except|instead|reduc\w+"
            r"|additional|plus|left|remaining|only|too few|enough|another)\b"
        ),
    ),
    "de": RateLanguage(
        number=_GERMAN_NUMBER,
        leads=(" pro ", " je ", "jede", "für jede"),
        rates=(
            rf"\b(?P<n>NUMBER) (?P<unit>{_WORD}) (?:pro|je|für jede[ns]?) (?P<thing>{_WORD})",
            rf"\b(?:für jede[ns]?|je|pro) (?P<thing>{_WORD})\b[^.;]{{0,40}}? (?P<n>NUMBER) (?P<unit>{_WORD})",
            rf"^jede[rs]? (?P<thing>{_WORD}) (?:kostet|braucht|bringt) (?:dich |euch )?(?P<n>NUMBER) (?P<unit>{_WORD})",
        ),
        one=frozenset(("ein", "eine", "einen", "einer", "einem")),
        cases=(
            r"\b(?:wenn|falls|außer|statt\w*|erste\w*|zweite\w*|dritte\w*|mehr|höchstens|nur|oder|weitere\w*"
            r"|zusätzlich\w*)\b"
        ),
        example=r"\bbeispiel",
        else_paid=(
            r"\b(?:weil|da|dank|rabatt|billiger|bonus|zusätzlich\w*|kostenlos|schon|bereits|aber|außer|statt\w*|übrig"
            r"|nur|noch)\b"
        ),
    ),
}


@dataclass(frozen=True, slots=True)
class Rate:
    """So many of a unit for each of a thing; both by one form of their word."""

    number: int
    unit: str
    thing: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Reckoned:
    """What an example reckons by a rate: so many things, and so many of the unit."""

    rate: Rate
    things: int
    units: int
    start: int
    end: int


def wrong_examples(context: GameContext) -> Iterator[Reckoned]:
    """The examples with one number of things and one of the unit that do not fit the only rate of both."""
    tag = context.game.kit.language[:2]
    if tag not in _RATES:
        return
    language, rates = _RATES[tag], dict[tuple[str, str], Rate]()
    for rate in _rates(context, language, tag):
        if rates.setdefault((rate.unit, rate.thing), rate).number != rate.number:
            return
    text, told = context.prose.lower, set[int]()
    for section in context.outline.sections if rates else ():
        if re.search(language.example, section.title.lower()):
            start, end = paragraph_at(text, section.body + 2)
            paragraph = plain(text[start:end])
            if start not in told and not re.search(language.else_paid, paragraph):
                told.add(start)
                for rate in rates.values():
                    yield from _reckoned(context, language, tag, rate, paragraph, start, end)


def _reckoned(
    context: GameContext, language: RateLanguage, tag: str, rate: Rate, paragraph: str, start: int, end: int
) -> Iterator[Reckoned]:
    counts: dict[str, set[int]] = {}
    for match in re.finditer(rf"\b(?P<n>{language.number}) (?:{_WORD} )??(?P<what>{_WORD})", paragraph):
        counts.setdefault(_form(tag, match["what"]), set()).add(_number(language, match["n"]))
    things, units = counts.get(rate.thing, set()), counts.get(rate.unit, set())
    if len(things) == len(units) == 1 and can_contradict(context, rate.start, start):
        many, paid = things.pop(), units.pop()
        if many * rate.number != paid:
            yield Reckoned(rate, many, paid, start, end)


def _rates(context: GameContext, language: RateLanguage, tag: str) -> Iterator[Rate]:
    for sentence in sentences(context, language.leads):
        if re.search(language.example, sentence.title) or re.search(language.cases, sentence.text):
            continue
        ways = (pattern(known.replace("NUMBER", language.number)) for known in language.rates)
        if match := next(filter(None, (way.search(sentence.text) for way in ways)), None):
            unit, thing = _form(tag, match["unit"]), _form(tag, match["thing"])
            if unit != thing:
                yield Rate(_number(language, match["n"]), unit, thing, sentence.start, sentence.end)


def _number(language: RateLanguage, words: str) -> int:
    return 1 if words in language.one else any_number_of(words)


def _form(tag: str, word: str) -> str:
    """The form that all forms of a word share, though it says little of a topic otherwise."""
    return LANGUAGES[tag].topic_word(word) or word.removesuffix("s")
