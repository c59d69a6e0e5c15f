"""A game → how many things its rules give room to somewhere, and the sentences in which there are more of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.numerals import MARKED, any_number_of
from pnp.analysis.outline import paragraph_at
from pnp.analysis.statement_english import ENGLISH as STATEMENTS
from pnp.analysis.statement_german import GERMAN as GERMAN_STATEMENTS
from pnp.analysis.statement_language import WORD, StatementLanguage
from pnp.analysis.statements import can_contradict, is_of_the_game
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomLanguage:
    """How a language says that so many things, and no more, have room somewhere, and that there are more.

    Patterns are for prose in small letters with marks for numbers. rooms: with ``n``, ``what`` and ``where``.
    crowds: the same for things that are there, with ``nth`` if ``n`` is an ordinal. limited: by what a sentence gives a
    limit itself, or says what is done with more. case: by what a limit holds at times only. excused: by what more than
    usual may be there.
    """

    statements: StatementLanguage
    rooms: tuple[re.Pattern[str], ...]
    crowds: tuple[re.Pattern[str], ...]
    limited: re.Pattern[str]
    case: re.Pattern[str]
    excused: re.Pattern[str]


def _patterns(*texts: str) -> tuple[re.Pattern[str], ...]:
    return tuple(map(re.compile, texts))


_LETTERS: Final = r"[^\W\d_]"
_N: Final = rf"(?P<n>{MARKED})"
# A noun with no more than one word before it.
_WHAT: Final = rf"(?P<what>(?:{_LETTERS}+[ -])?{_LETTERS}{{3,}})"

_ONE: Final = r"(?:an?|the|one|each|every|any|your|his|her|its|their|this|that|the same|a single)"
_NO_NOUN: Final = r"(?:can|may|must|does|cannot|never|not|ever|has|have|is|are|consists?|holds?|with|of|in|on|at)\b"
_WHERE: Final = rf"{_ONE} (?P<where>(?:{_LETTERS}+[ -](?!{_NO_NOUN}))?{_LETTERS}{{3,}})"
_IN: Final = r"(?:in|on|onto|into|at|aboard|inside|within|upon|behind)"
_AT_MOST: Final = r"(?:at most|up to|no more than|not more than|never more than|more than|a maximum of|only)"
_HOLDS: Final = (
    r"(?:ha(?:s|ve) (?:room|space|places?) for|holds?|carr(?:y|ies)|stores?|seats?|fits?|takes?|accommodates?)"
)
_HAS: Final = r"(?:ha(?:s|ve)|contains?|consists? of)"
_MODALS: Final = r"(?:(?:can|may|must|does|cannot|can[’']t|will|never|not|ever) )"
_LIE: Final = r"(?:(?:may|can|is|are|fit|stands?|lies?|placed|assigned|allowed|ever|be|kept|stay|put|left) )*"
_ARE: Final = r"(?:(?:is|are|stand|lie|sit|there are|already|now) )"
_WITH: Final = r"(?:of|with|has|holds|carries|carrying|contains|holding)"
_PEOPLE: Final = r"(?:you|nobody|no one|no player|an?y? player|each player|every player|players|everyone)"
_KEEP: Final = r"(?:hold|have|own|keep|possess|control)"
_ENGLISH: Final = RoomLanguage(
    statements=STATEMENTS,
    rooms=_patterns(
        rf"\b{_WHERE} {_MODALS}*(?:{_HOLDS}|{_HAS}) {_AT_MOST} {_N} {_WHAT}",
        rf"\b{_WHERE} {_MODALS}?{_HOLDS} (?:exactly )?{_N} {_WHAT}",
        rf"\b{_WHERE} {_MODALS}+exceed {_N} {_WHAT}",
        rf"\b{_WHERE} (?:of|with) (?:at most|no more than) {_N} {_WHAT}",
        rf"\bthe (?P<where>{_LETTERS}{{3,}})(?: size)? limit is {_N} {_WHAT}",
        rf"\b{_AT_MOST} {_N} {_WHAT} {_LIE}(?:{_IN}|to) {_WHERE}",
        rf"\bthere is (?:only )?(?:room|space) for (?:{_AT_MOST} )?{_N} {_WHAT} {_IN} {_WHERE}",
        rf"\b{_IN} {_WHERE} there is (?:only )?(?:room|space) for (?:{_AT_MOST} )?{_N} {_WHAT}",
        rf"\b{_PEOPLE} {_MODALS}+{_KEEP} {_AT_MOST} {_N} {_WHAT}",
    ),
    crowds=_patterns(
        rf"(?P<nth>\b(?:an?|the|his|her|your|their) {_N} {_WHAT}\b(?=[^.;:]*? {_ONE} (?P<where>[^.;:]+)))",
        rf"{_N}(?: or more)? {_WHAT} {_ARE}*{_IN} {_WHERE}",
        rf"\b{_IN} {_WHERE} {_ARE}+{_N} {_WHAT}",
        rf"\b{_WHERE}(?: now| already)? {_WITH} (?:all |already )?{_N}(?: or more)? {_WHAT}",
        rf"{_N} {_WHAT} {_IN} (?P<where>{_LETTERS}{{3,}}) {MARKED}",
        rf"\b{_WHERE}\b[^.;]* all {_N} {_WHAT}",
        rf"\ball {_N} {_WHAT}\b[^.;]* {_WHERE}",
        rf"\b(?:has|have|holds|owns|holding|with) (?:now |already |all )?{_N} {_WHAT}",
        rf"(?P<nth>\b(?:your|his|her) {_N} {_WHAT}\b)",
    ),
    limited=re.compile(
        r"\b(?:at most|up to|no more|not more|more than(?! (?:any|all|each|every|the|anybody)\b)|maximum|limit"
        r"|exceed\w*|excess|too many|discard\w*|may not|cannot|can[’']t|must not|never|no (?:room|space)|not|would"
        r"|instead|before|until|illegal|surplus|overflow\w*)\b"
    ),
    case=re.compile(
        r"\b(?:if|when|whenever|unless|until|except|instead|during|while|first|players?|extra|additional|these|those"
        r"|upgrade\w*|otherwise|but|start|begin\w*|setup|set-up|draw|deal|per)\b"
    ),
    excused=re.compile(
        r"\b(?:thanks to|with the|because|due to|lets?|allows?|upgrade\w*|unlike|except\w*|expansion|larger|big|double"
        r"|twice)\b"
    ),
)

_DE_ONE: Final = (
    r"(?:jede[mnrs]?|de[mnr]|die|das|eine[mnr]?|ein|deine[mnr]?|seine[mnr]?|ihre[mnr]?|eure[mnr]?|einzelnen)"
)
_DE_WHERE: Final = rf"{_DE_ONE} (?P<where>{_LETTERS}{{3,}})"
_DE_IN: Final = rf"(?:(?:auf|in|an|unter|hinter) {_DE_ONE}|im|am|ins|ans) (?P<where>{_LETTERS}{{3,}})"
_DE_MOST: Final = r"(?:höchstens|maximal|bis zu|nicht mehr als|nie mehr als|mehr als|nur|genau)"
_DE_FIT: Final = r"(?:finden?|passen|haben|liegen|stehen|dürfen|ist|können)"
_DE_HOLDS: Final = r"(?:fasst|trägt|hält|hat platz für|bietet platz für|nimmt|enthält)"
_DE_LIE: Final = r"(?:(?:darf|dürfen|können|kann|passen|niemand|keiner|man|ihr|du|liegen|stehen) )*"
_DE_ARE: Final = r"(?:(?:hat|haben|liegen|stehen|sind|schon|bereits|alle) )"
_GERMAN: Final = RoomLanguage(
    statements=GERMAN_STATEMENTS,
    rooms=_patterns(
        rf"\b{_DE_IN} {_DE_FIT} (?:{_DE_MOST} )?(?:platz für )?{_N} {_WHAT}",
        rf"\b{_DE_WHERE} {_DE_HOLDS} (?:{_DE_MOST} )?{_N} {_WHAT}",
        rf"\b{_DE_MOST} {_N} {_WHAT} {_DE_LIE}{_DE_IN}",
        rf"\b(?:darf|dürfen|darfst|dürft|kann|können) (?:\w+ )?{_DE_MOST} {_N} {_WHAT} (?:haben|besitzen|halten"
        rf"|behalten)",
    ),
    crowds=_patterns(
        rf"(?P<nth>\b{_DE_ONE} {_N} {_WHAT}\b(?=[^.;:]*? {_DE_ONE} (?P<where>[^.;:]+)))",
        rf"{_N}(?: oder mehr)? {_WHAT} {_DE_ARE}*{_DE_IN}",
        rf"\b{_DE_IN} {_DE_ARE}+{_N} {_WHAT}",
        rf"\b{_DE_ONE} (?P<where>[^.;]*) alle {_N} {_WHAT}",
        rf"\b(?:hat|besitzt|hält|mit) (?:schon |bereits |jetzt |alle )?{_N} {_WHAT}",
        rf"(?P<nth>\b(?:dein|sein|ihr)\w* {_N} {_WHAT}\b)",
    ),
    limited=re.compile(
        r"\b(?:höchstens|maximal|bis zu|mehr als|überzählig\w*|(?:ab)?w[ei]rf\w*|ablegen|legs?t? ab|darf nicht"
        r"|dürfen nicht|nie|niemals|nicht|kein\w*|niemand|statt\w*|würde\w*|zu viele|bevor|bis)\b"
    ),
    case=re.compile(
        r"\b(?:wenn|falls|sobald|außer|statt\w*|während|zuerst|spieler\w*|zusätzlich\w*|weitere\w*|sonst|aber|beginn"
        r"|anfang|zieht|nehmt|nimmt|je|pro)\b"
    ),
    excused=re.compile(r"\b(?:dank|weil|wegen|erlaubt|lässt|anders als|ausgebaut\w*|große\w*|doppelt\w*)\b"),
)
_LANGUAGES: Final[Mapping[str, RoomLanguage]] = {"en": _ENGLISH, "de": _GERMAN}
_EMPHASIS: Final = str.maketrans("*_\n", "   ")
# Where things are that a player has, whatever the place.
_HAD: Final = frozenset(("had",))


@dataclass(frozen=True, slots=True)
class Room:
    """So many things somewhere. what, where: the words for the things and for the place, in one form each.

    start, end: the words that say so in the prose.
    """

    what: frozenset[str]
    where: frozenset[str]
    number: int
    start: int
    end: int


def crowds(context: GameContext) -> Iterator[tuple[Room, Room]]:
    """Each place with more in it than it has room for, with the limit: "at most two wagons", "a third wagon"."""
    language = _LANGUAGES.get(context.game.kit.language[:2])
    if language is None:
        return
    rooms = [room for room in _found(context, language, language.rooms) if _is_limit(context, language, room)]
    told = set[int]()
    for there in _found(context, language, language.crowds) if rooms else ():
        limit = next((room for room in rooms if _is_over(context, room, there)), None)
        if limit and there.start not in told and _is_there(context, language, there):
            told.add(there.start)
            yield _up_to(context, language, limit, limit.what), _up_to(context, language, there, limit.what)


def _up_to(context: GameContext, language: RoomLanguage, room: Room, shared: frozenset[str]) -> Room:
    """The same, told by its words up to the last of those that name the things."""
    text, words = context.prose.lower, language.statements.topic_words
    named = [match.end() for match in WORD.finditer(text, room.start, room.end) if words(match[0]) & shared]
    return replace(room, end=max(named, default=room.end))


def _is_over(context: GameContext, room: Room, there: Room) -> bool:
    is_same = room.what <= there.what and room.where <= there.where
    return is_same and room.number < there.number and can_contradict(context, room.start, there.start)


def _found(context: GameContext, language: RoomLanguage, patterns: tuple[re.Pattern[str], ...]) -> Iterator[Room]:
    """What some patterns find, in their order."""
    words = language.statements.topic_words
    lower, marked = context.prose.lower, context.marked_prose.translate(_EMPHASIS)
    for pattern in patterns:
        for match in context.outline.find(pattern, marked):
            said = lower[slice(*match.span("n"))]
            is_ordinal = bool(language.statements.ordinal.match(said)) and not said.isdecimal()
            where = (
                _HAD if "where" not in pattern.groupindex else words(_place(match, is_room=pattern in language.rooms))
            )
            what = words(match["what"])
            if what and where - what and is_ordinal == bool(match.groupdict().get("nth")):
                yield Room(what, where - what, any_number_of(said), match.start("n"), match.end("what"))


def _place(match: re.Match[str], *, is_room: bool) -> str:
    """The words for a place; of what has room before the number, the last one: "the resulting stack"."""
    where: str = match["where"]
    return where.split()[-1] if is_room and match.end("where") < match.start("n") else where


def _is_limit(context: GameContext, language: RoomLanguage, room: Room) -> bool:
    """Whether it is a limit for all: not in a variant, not for a case, and not of one of several things."""
    sentence = context.outline.sentence(room.start)
    if context.outline.is_aside(room.start) or not is_of_the_game(context, room.start):
        return False
    return not language.case.search(context.prose.lower, *sentence)


def _is_there(context: GameContext, language: RoomLanguage, there: Room) -> bool:
    """Whether so many are told to be there, and the paragraph neither forbids, nor takes away, nor explains them."""
    lower = context.prose.lower
    paragraph = paragraph_at(lower, there.start)
    return not (
        language.limited.search(lower, *context.outline.sentence(there.start))
        or language.excused.search(lower, *paragraph)
        or language.limited.search(lower, there.end, paragraph[1])
    )
