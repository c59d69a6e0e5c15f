"""Numbers that sentences give for the whole game: how long it is, what a hand holds, what players begin with."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.fact_patterns import LEADS, PATTERNS
from pnp.analysis.numerals import MARK, any_number_of
from pnp.analysis.outline import Outline, content_words, stem, stem_set
from pnp.analysis.word_forms import word_set
from pnp.values import dataclass

_ALL_LEADS: Final = tuple(sorted({lead for leads in LEADS.values() for lead in leads}))
# Words that make a number hold only at times.
_AT_TIMES: Final = re.compile(
    r"\b(?:\d|two|three|four|five|six|zwei|drei|vier|fünf)(?:[ -](?:or|to|oder|bis)[ -]\w+)?[ -](?:players?|player"
    r"|spielern?|personen)\b"
    r"|\b(?:second|third|fourth|last|losing|winning|starting) (?:player|side|team)\b|\binstead\b|\bextra\b"
    r"|\badditional|\bexample of\b"
    r"|\b(?:more|less|fewer|further) (?:card|coin|point|action|than usual)|\bif (?:only|there|there are)\b"
    r"|\bin the first (?:round|turn)\b|\bduring the first\b"
)
_CONDITION: Final = re.compile(r"\b(?:if|when|whenever|while|unless|until|once|after|now|still|already|left)\b")
# What holds without a condition, or not at all.
_IF: Final = re.compile(r"\b(?:if|when|whenever|unless|until|instead)\b")
# With these, a hand holds another number, "with a Barn, hold six"; "if you hold more than six, discard" is the limit.
_OTHER_HAND: Final = re.compile(
    r"\b(?:with|without) (?:an?|the)\b|\b(?:if|while|unless|until)\b(?!.*\b(?:more than|over|exceeds?)\b)"
    r"|\bof (?:these|them|those)\b|\bcards? (?:higher|lower|larger|smaller|greater|more|less|fewer)\b"
)
_IN_TIME: Final = ("lasts", "in a turn")
_ALWAYS: Final = frozenset(
    ("has", "move", "reach", "lasts", "in a turn", "modifier", "winner", "worth", "drawn", "begins on")
)
_WIN: Final = re.compile(
    r"\bwins?\b|\bgame (?:ends|is over)|\bvictor|\bend of the game\b|\bends the game\b|\bspiel\w*ende|\bgewinn"
    r"|\bspiel endet|\bwertung"
)
_MINUS: Final = re.compile(r"\b(?:los(?:e|es|ing)|pays?|minus|back|deduct|subtract|costs?|penalty)\b|[-−–]\s*$")
_ANY_COUNT: Final = re.compile(
    rf"{MARK}|[-−](?=\d)|(?<=\s)any number of\s|(?<=\s)(?:on|twi)ce (?:per|each|every|in|on|during)\s"
)
# Kinds that give the number of another.
_SAME: Final = {"set-up": "start", "price": "cost"}
_WORDS: Final = {"once": 1, "twice": 2, "any": 99_999}
_SMALL: Final = word_set(
    "always from and of to each in at per as or on with face for that which is are if when by into onto than "
    "until the a an face-down he she you they it this must may can will aus auf der die das und von vor oder pro"
)

# What a marker is put on at first; words that say no more than that something has a place on a track.
_PLACE: Final = "begins on"
_TRACKS: Final = frozenset(map(stem, ("level", "track", "marker", "token", "counter", "value", "scale", "dial")))
# What is emphasized is said no less: "carries **four goods**".
_EMPHASIS: Final = str.maketrans("*_", "  ")

# What "per" may be followed by without saying what the number is for: "3 spaces per turn" differ from unit to unit.
_RATES: Final = stem_set("turn round phase game player unit team side day year hour piece level")


@dataclass(frozen=True, slots=True)
class Fact:
    """A number that a sentence gives. key: what it is a number of. start, end: of the words that say so."""

    kind: str
    key: tuple[object, ...]
    number: int
    start: int
    end: int
    topic: frozenset[str]


def facts(context: GameContext) -> tuple[Fact, ...]:
    """The numbers of a game in the order of its prose, without those of variants and of cards."""
    text, known = context.prose.lower, context.outline
    marked = context.marked_prose.translate(_EMPHASIS)
    leads_here = [lead for lead in _ALL_LEADS if lead in marked]
    found: dict[tuple[str, int], Fact] = {}
    for start, end in _sentences(marked, known):
        if _AT_TIMES.search(text, start, end) or known.is_aside(start):
            continue
        sentence = marked[start:end]
        there = {lead for lead in leads_here if lead in sentence}
        for kind, leads in LEADS.items():
            if there.isdisjoint(leads) or not _may_be(context, known, kind, start, sentence):
                continue
            for pattern in _compiled(kind):
                for match in pattern.finditer(sentence):
                    number = _number(text[start + match.start("n") : start + match.end("n")])
                    if fact := _fact(kind, match, start, number, _title(known, start) if kind == _PLACE else ""):
                        found.setdefault((fact.kind, fact.start), fact)
    return tuple(sorted(found.values(), key=lambda fact: fact.start))


@cache
def _compiled(kind: str) -> tuple[re.Pattern[str], ...]:
    return tuple(map(re.compile, PATTERNS[kind]))


def _may_be(context: GameContext, known: Outline, kind: str, start: int, sentence: str) -> bool:
    """Whether a number of a kind can stand here: of the set-up where that is described, to win with a word for it."""
    if kind == "set-up":
        return known.is_set_up(start)
    if kind == "hand limit":
        return not _OTHER_HAND.search(sentence)
    if kind in _ALWAYS:
        return not (_IF if kind in _IN_TIME else _CONDITION).search(sentence)
    return kind != "goal" or bool(_WIN.search(sentence))


def _sentences(marked: str, known: Outline) -> Iterator[tuple[int, int]]:
    """The sentences with a number, or with words that are as good as one."""
    end = 0
    for match in known.find(_ANY_COUNT, marked):
        if match.start() >= end:
            start, end = known.sentence(match.start())
            yield start, end


def _number(words: str) -> int:
    """The number of words such as ``three``, ``once`` and ``any number of``."""
    return _WORDS[words.split()[0]] if words.split()[0] in _WORDS else any_number_of(words)


def _title(known: Outline, place: int) -> str:
    """The heading of the section with a place, in small letters."""
    section = known.at(place)
    return section.title.lower() if section else ""


def _fact(kind: str, match: re.Match[str], start: int, number: int, title: str) -> Fact | None:
    """The fact of a match in a sentence that begins at ``start``; None if what it is of cannot be told.

    title: what "it" means.
    """
    sentence = match.string
    kind = _SAME.get(kind, kind)
    thing = (match["thing"] or "").split()
    begin, end = start + match.start("n"), start + max(match.end("n"), match.end("thing"))
    if match["thing"]:
        begin = start + min(match.start("n"), match.start("thing"))
    if "sign" in match.re.groupindex:
        begin = start + match.start("sign")
    subject = match.groupdict().get("of") or ""
    if kind == _PLACE and subject in ("", "it"):
        subject = " ".join(re.findall(r"[a-z’'-]+", title))
    of = frozenset(map(stem, subject.split())) - {stem(word) for word in _SMALL}
    if kind == _PLACE:
        of -= _TRACKS
    if "of" in match.re.groupindex and (not of or of <= _RATES):
        return None
    sign = (
        "-" if kind == "per" and _MINUS.search(sentence[max(0, match.start() - 40) : match.end("thing") + 12]) else ""
    )
    return Fact(kind, (kind, _head(thing), of, sign), number, begin, end, content_words(sentence))


def _head(thing: list[str]) -> str:
    """The stem of what is counted: ``gold coins`` is coins, ``joker cards`` are jokers, ``coins from`` are coins."""
    while len(thing) > 1 and thing[-1] in _SMALL:
        thing = thing[:-1]
    if not thing or (thing[0] in ("cards", "card", "karten", "") and len(thing) == 1):
        return "card"
    if thing[-1] in ("cards", "card") and len(thing) > 1:
        return stem(thing[-2])
    return stem(thing[-1])
