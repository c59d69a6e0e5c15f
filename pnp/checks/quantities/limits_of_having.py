"""Sentences that say how many of something a player may have, "keep at most eight goods", or a thing holds."""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.outline import stem
from pnp.analysis.statements import can_contradict, is_of_the_game
from pnp.analysis.word_forms import word_set
from pnp.values import dataclass

_HAVE: Final = r"(?:have|has|keeps?|holds?|owns?|possess(?:es)?)"
_LIMIT: Final = re.compile(
    rf"\b(?:{_HAVE}\s+(?:at most|no more than|not more than|never more than|a maximum of|up to)"
    rf"|(?:never|nobody|not|no (?:player|one)|cannot)(?:\s+(?:ever|may|can))?\s+{_HAVE}\s+more than)\s+"
    rf"(?P<said>(?P<n>{NUMBER})\s+(?P<what>[a-z’'-]+(?: (?!and\b|or\b|but\b)"
    r"[a-z’'-]+){0,4}))"
    r"(?=\s*[.,;:)\0]|\s+(?:and|or|but)\b|\s*$)",
    re.MULTILINE,
)
# Where one of these stands before it, or just behind, the limit is that of a case.
_CASE: Final = re.compile(
    r"\b(?:if|when|whenever|unless|until|except|instead|with|without|during|after|before|while|once|as long as|first"
    r"|second|this|these|that|(?:\d|two|three|four|five|six)[- ]players?)\b"
)

# How many a thing holds: "the carriage has room for three passengers", "your barn stores eight".
_ROOM: Final = re.compile(
    r"\b(?:the|an?|each|every|your) (?P<who>[a-z]{3,}) (?:can |may )?"
    r"(?:holds?|has room for|carr(?:y|ies)|stores?|seats?)"
    rf"(?: at most| up to| only| exactly)? (?P<n>{NUMBER})\b(?! or more| to | or \d| more| of\b)"
    r"(?: (?P<thing>[a-z]{3,}))?(?=\s*[.,;)\0]|\s*$| and\b| at\b| in\b)",
    re.MULTILINE,
)
# Who holds cards in the hand, and carries what they like.
_PEOPLE: Final = word_set("player dealer winner loser team side one leader game box deck")


@dataclass(frozen=True, slots=True)
class Limit:
    """How many of something a player may have. what: its words in one form. start, end: in the prose."""

    what: tuple[str, ...]
    number: int
    start: int
    end: int


def contradicting_limits(context: GameContext) -> Iterator[tuple[Limit, Limit]]:
    """The first limit for each thing with the first other one."""
    first_of: dict[tuple[str, ...], Limit] = {}
    told = set[tuple[str, ...]]()
    for limit in _limits(context) if context.is_english else ():
        first = first_of.setdefault(limit.what, limit)
        differs = first.number != limit.number and limit.what not in told
        if differs and can_contradict(context, first.start, limit.start):
            told.add(limit.what)
            yield first, limit


def _limits(context: GameContext) -> Iterator[Limit]:
    lower = context.prose.lower
    for match in context.outline.find(_LIMIT, lower):
        start, _ = context.outline.sentence(match.start())
        if is_of_the_game(context, match.start()) and not _CASE.search(
            f"{lower[start : match.start()]} {match['what']}"
        ):
            what = tuple(stem(word) for word in match["what"].split())
            yield Limit(what, number_of(match["n"]), match.start("said"), match.end("said"))


def contradicting_rooms(context: GameContext) -> Iterator[tuple[Limit, Limit]]:
    """The first number of things that one holds with the first other one; one of the two may leave out of what."""
    first_of: dict[str, list[Limit]] = {}
    lower, told = context.prose.lower, set[str]()
    for match in context.outline.find(_ROOM, lower) if context.is_english else ():
        who, what = match["who"], (stem(match["thing"]),) if match["thing"] else ()
        start, _ = context.outline.sentence(match.start())
        if who in _PEOPLE or not is_of_the_game(context, match.start()) or _CASE.search(lower, start, match.start()):
            continue
        room = Limit(what, number_of(match["n"]), match.start(), match.end())
        others = first_of.setdefault(who, [])
        for first in others if who not in told else ():
            is_same = first.what == room.what or not (first.what and room.what)
            if is_same and first.number != room.number and can_contradict(context, first.start, room.start):
                told.add(who)
                yield first, room
                break
        others.append(room)
