"""Numbers that sentences give for the whole game: how long it is, what a hand holds, what players begin with."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.numerals import MARK, MARKED, any_number_of
from pnp.analysis.outline import Outline, content_words, marked_prose, outline, stem
from pnp.values import dataclass

_N: Final = rf"(?P<n>{MARKED})"
_TIMES: Final = "rounds?|turns?|years?|days?|weeks?|seasons?|months?|eras?|ages?|nights?|runden?|tage?|jahre?"
_TIME: Final = rf"(?P<thing>{_TIMES})"
_THING: Final = r"(?P<thing>[^\W\d_][\w’'-]*(?:[ ][^\W\d_][\w’'-]*)?)"
_CARDS: Final = r"(?P<thing>(?:\w+\s+)?cards?)"
_PLAYER: Final = r"(?:each|every|all|both)(?:\s+(?:of\s+the\s+)?(?:players?|teams?|sides?))?"
_MAX: Final = r"(?:more than|at most|no more than|not more than|a maximum of|maximum of|exceeds?|over|up to)"
_HAND: Final = r"(?:in|on|at)\s+(?:(?:your|his|her|their|the|his or her|a|any)\s+)?hands?"
_YOUR: Final = "(?:your|their|the|his|her|its)"
_LASTS: Final = r"(?:lasts?|played (?:in|over|for)|takes|consists of|runs (?:for|over)|goes on for)"
_GAME_ENDS: Final = (
    r"\b(?:game|it|play|match) (?:also )?(?:ends|is over|finishes|stops)\b[^.\n]{0,25}?"
    r"\b(?:after|with|at the end of|when|once)\s+(?:the\s+)?(?:end\s+of\s+)?(?:the\s+)?(?:all\s+)?"
)
_AFTER: Final = r"\b(?:after|at the end of)\s+(?:the\s+)?"
_IS_OVER: Final = r",?\s+(?:the\s+)?game\s+(?:ends|is over)"
_TAKES: Final = r"(?:takes?|has|have|performs?|gets?|spends?|do|does|carr(?:y|ies) out|consists of)"
_ACTIONS: Final = r"(?P<thing>actions?|action points?)\b"
_GETS: Final = r"(?:takes?|receives?|gets?|draws?|(?:is|are) (?:dealt|given)|has|have|collects?)"
_UNITS: Final = (
    r"hex(?:es)?|spaces?|squares?|cm|mm|inch(?:es)?|[\"”″]|areas?|zones?|feet|ft|metres?|meters?|yards?|miles?"
)
_ACHIEVES: Final = (
    r"(?:reach(?:es)?|gets?|has|have|collects?|scores?|earns?|gains?|builds?|owns?|holds?|completed?|fulfil\w*)"
)
_START: Final = r"(?:from|at)\s+the\s+(?:start|beginning|set-?up|outset)\b"
_OF_TURN: Final = r"(?!\s+of\s+(?:a|the|each|every|your|his|her)\s+(?:\w+\s+)?(?:turn|round|phase|day|year))"

# Each kind of number, with the patterns for it in small letters.
_PATTERNS: Final[Mapping[str, tuple[str, ...]]] = {
    "length": (
        rf"\b(?:game|match)\b[^.\n]{{0,40}}?\b{_LASTS}\s+(?:exactly |only |for )?{_N}\s+(?:game\s+|full\s+)?{_TIME}\b",
        rf"{_GAME_ENDS}{_N}\s+(?:game\s+|full\s+)?{_TIME}\b",
        rf"{_GAME_ENDS}{_TIME}\s+{_N}(?!\w)",
        rf"{_AFTER}{_N}\s+(?:game\s+)?{_TIME}{_IS_OVER}",
        rf"{_AFTER}{_TIME}\s+{_N}{_IS_OVER}",
        rf"\bspiel (?:endet nach|dauert|geht über|läuft über|besteht aus)\s+(?:der\s+)?{_N}\s+{_TIME}\b",
        rf"\bnach\s+(?:der\s+)?{_N}\s+{_TIME}\s+(?:endet|ist)\s+das spiel\b",
    ),
    "hand limit": (
        rf"\bhand\s*(?:size|limit)\s*(?:is|of|=|:|are)?\s*(?:always\s+)?(?P<thing>){_N}\b",
        rf"\b{_MAX}\s+{_N}(?:\s+(?P<thing>\w+(?:\s+\w+)?))?\s+{_HAND}\b",
        rf"\bhands?\b[^.\n]{{0,25}}?\b{_MAX}\s+(?P<thing>){_N}\b(?=\s+cards?\b|[.,;:)]|\s+discards?\b)",
        rf"\bhold(?:s|ing)?\s+{_MAX}\s+{_N}\s+{_CARDS}\b(?!\s+of\b)",
        rf"\bdiscards?\s+(?:cards\s+)?(?:down\s+to|until\s+\w+\s+(?:has|have|holds?))\s+(?P<thing>){_N}\b",
        rf"\b{_N}\s+{_CARDS}\s+is\s+(?:the\s+)?(?:max(?:imum)?\.?)\s+hand",
        rf"\b(?:mehr als|höchstens|maximal)\s+{_N}\s+(?P<thing>\w*karten)\b[^.\n]{{0,30}}?\b(?:auf|in) der hand",
        rf"\bauf der hand\s+(?:höchstens|maximal|nie mehr als)\s+(?P<thing>){_N}\b",
        rf"\bhandkartenlimit\s+(?:beträgt|ist|von|liegt bei)\s+(?P<thing>){_N}\b",
    ),
    "new hand": (
        rf"\b(?:new|fresh|next|full)\s+hand\s+of\s+(?P<thing>){_N}\b",
        rf"\bdraws?\s+(?:back\s+)?up\s+to\s+{_N}\s+{_CARDS}\b",
        rf"\b(?:end of \w+ turn|clean-?up)\b[^.\n]{{0,60}}?\bdraws?\s+{_N}\s+(?:new\s+)?(?P<thing>cards?)\b",
        rf"\bdraws?\s+{_N}\s+(?:new\s+)?(?P<thing>cards?)\b[^.\n]{{0,30}}?\b(?:new hand|at the end of \w+ turn)",
    ),
    "start": (
        rf"\b(?:starts?|begins?)\s+(?:the\s+game\s+|play\s+)?with\s+{_N}\s+{_THING}",
        rf"\b{_N}\s+{_THING}\s+{_START}{_OF_TURN}",
        rf"\b(?:starting|initial|opening)\s+{_N}\s+{_THING}",
        rf"\b(?:starting|initial|opening)\s+hand\s+(?:is|of)\s+{_N}\s+(?P<thing>(?:\w+\s+)?cards)",
        rf"\b{_YOUR}\s+{_N}\s+(?:starting|initial)\s+{_THING}",
        rf"\b{_YOUR}\s+{_N}\s+{_THING}\s+(?:of|from)\s+(?:a|each|every|one)\s+(?:team|player|side)\b",
        rf"\b{_N}\s+(?P<thing>[\w-]+)\s+(?:vom|am|zum|zu|beim)\s+(?:anfang|beginn|start|spielbeginn|aufbau)\b",
    ),
    # The same, but only where a set-up is described.
    "set-up": (
        rf"\b{_PLAYER}\b[^.\n;]{{0,60}}?\b{_GETS}\s+{_N}\s+{_THING}",
        (
            rf"\b{_PLAYER}\b[^.\n;]{{0,60}}?\b{_GETS}\s+(?:{MARKED}|an?)\s+[^.\n;]{{3,50}}?(?:,|\band)\s+{_N}\s+"
            r"(?P<thing>[^\W\d_][\w’'-]*)"
        ),
        rf"\b(?:deals?|gives?|hands?)\s+(?:out\s+)?{_PLAYER}\s+{_N}\s+{_THING}",
        rf"\b(?:deals?|gives?|hands?)\s+(?:out\s+)?{_N}\s+{_THING}\s+to\s+{_PLAYER}",
        rf"\b{_N}\s+{_THING}\s+are\s+(?:dealt|given)\s+to\s+{_PLAYER}",
        (
            r"\b(?:jede[rs]?|alle|ihr|du)\b[^.\n;]{0,60}?\b(?:bekommt|erhält|nimmt|zieht|bekommen|erhalten|nehmen)\b\s+"
            rf"(?:sich\s+)?{_N}\s+(?P<thing>[\w-]+)"
        ),
    ),
    "actions": (
        rf"\b{_TAKES}\s+(?:up to\s+|exactly\s+|at most\s+)?{_N}\s+{_ACTIONS}(?=[^.\n]{{0,40}}\b(?:turn|round)\b)",
        rf"\b(?:turn|round)\b[^.\n]{{0,40}}?\b{_TAKES}\s+(?:up to\s+|exactly\s+|at most\s+)?{_N}\s+{_ACTIONS}",
        (
            rf"\b(?:all|both|{_YOUR})\s+{_N}\s+(?P<thing>actions|action points)\b(?!\s+(?:are|listed|below|cards?"
            r"|spaces?))"
        ),
    ),
    "range": (rf"\bwithin\s+{_N}\s*(?P<thing>{_UNITS})(?:\s+\w+)?\s+of\s+(?P<of>[\w’'-]+(?:\s+[\w’'-]+){{0,2}})",),
    "goal": (
        (
            rf"\b(?:first|as soon as|when|once|whoever|sobald|wer)\b[^.\n]{{0,50}}?\b{_ACHIEVES}\s+"
            rf"(?:{_YOUR}\s+|or passes\s+)?(?:at least\s+|a total of\s+)?{_N}\s+{_THING}"
        ),
        rf"\b{_N}\s+{_THING}\s+(?:wins?\b|to win\b|are needed to win\b)",
        (
            rf"\b(?:when|once|if|as soon as)\s+(?:any\s+)?{_N}\s+{_THING}\s+(?:are|have been)\s+"
            r"(?:empty|exhausted|gone|used up|taken|claimed|filled|full|built|out)\b"
        ),
    ),
    "per": (
        (
            rf"\b{_N}\s+(?P<thing>[\w-]+)(?:\s+(?:back|backwards|forward))?\s+(?:for\s+(?:each|every)|per"
            r"|because\s+of)\s+"
            rf"(?:a\s+|{_YOUR}\s+)?(?P<of>[\w’'-]+(?:\s+[\w’'-]+){{0,5}})"
        ),
        (
            rf"\b(?:each|every)\s+(?P<of>[\w’'-]+(?:\s+[\w’'-]+){{0,5}}?)\s+(?:is\s+worth|scores|earns"
            rf"|counts)\s+{_N}\s+(?P<thing>[\w-]+)"
        ),
    ),
    "cost": (
        rf"(?P<of>[\w’'-]+(?:\s+[\w’'-]+){{0,5}})\s+costs?\s+(?:you\s+|a player\s+)?{_N}\s+{_THING}",
        rf"\bpays?\s+{_N}\s+{_THING}\s+to\s+(?P<of>[\w’'-]+(?:\s+[\w’'-]+){{0,4}})",
    ),
    # What a thing has, and what each player, figure or vessel has.
    "has": (
        (
            r"\b(?:the|each|every)\s+(?P<of>(?:[a-z’'-]+\s+)?[a-z’'-]+)\s+(?:always\s+)?(?:has|holds|contains"
            r"|consists\s+of|carries)\s+"
            rf"(?:exactly\s+|always\s+|up\s+to\s+|at\s+most\s+|room\s+for\s+|space\s+for\s+)?{_N}\s+{_THING}"
        ),
        (
            r"\b(?:re)?fill(?:s|ed)?\s+(?:up\s+)?(?:the|each|every)\s+(?P<of>[a-z’'-]+)\s+(?:back\s+)?(?:up\s+)?(?:to|with)\s+"
            rf"{_N}\s+{_THING}"
        ),
        (
            r"\b(?:the|each|every)\s+(?P<of>[a-z’'-]+)\s+(?:always\s+)?(?:shows|offers|is\s+(?:re)?filled\s+(?:up\s+)?to)\s+"
            rf"(?:exactly\s+|always\s+)?{_N}\s+{_THING}"
        ),
        rf"\b(?P<of>row|market|display|offer|crew|party|band|squad|warband|gang|fleet)\s+of\s+{_N}\s+{_THING}",
    ),
    "limit": (
        (
            rf"\b(?:no more than|at most|not more than|never more than|a maximum of)\s+{_N}\s+"
            r"(?P<thing>(?:[\w’'-]+\s+){0,2}?[\w’'-]+)\s+(?:(?:may|can|must)\s+)?(?:be\s+|stand\s+|stay\s+|lie\s+)?"
            r"(?:in|on|occupy|share)\s+(?:a|an|one|any|each|every|the\s+same)\s+(?P<of>[\w’'-]+)"
        ),
    ),
}
# A sentence can give a number of a kind only if it has one of these words.
_LEADS: Final[Mapping[str, tuple[str, ...]]] = {
    "length": ("game", "match", "play", "spiel"),
    "hand limit": ("hand", "hold", "discard"),
    "new hand": ("hand", "draw"),
    "start": ("start", "begin", "initial", "opening", "outset", "team", "player", "side", "anfang", "beginn", "aufbau"),
    "set-up": ("each", "every", "all", "both", "jede", "ihr", "du"),
    "actions": ("action",),
    "range": ("within",),
    "has": (" has ", "hold", "contain", "consist", "carries", " of ", "fill", "shows", "offers"),
    "goal": ("win", "victor", "game", "spiel", "wertung"),
    "per": ("each", "every", " per", "because"),
    "cost": ("cost", "pay"),
    "limit": ("more than", "at most", "maximum"),
}
_ALL_LEADS: Final = tuple(sorted({lead for leads in _LEADS.values() for lead in leads}))
_SET_UP: Final = re.compile(
    (
        r"\bset(?:ting)?[ -]?up\b|\bprepar|\bbefore (?:you|the game|play)|aufbau|vorbereitung|\bstarting\b"
        r"|\bgetting started"
    ),
    re.IGNORECASE,
)
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
_WIN: Final = re.compile(
    r"\bwins?\b|\bgame (?:ends|is over)|\bvictor|\bend of the game\b|\bends the game\b|\bspiel\w*ende|\bgewinn"
    r"|\bspiel endet|\bwertung"
)
_MINUS: Final = re.compile(r"\b(?:los(?:e|es|ing)|pays?|minus|back|deduct|subtract|costs?|penalty)\b|[-−–]\s*$")
_SMALL_WORDS: Final = (
    "always from and of to each in at per as or on with face for that which is are if when by into onto than "
    "until the a an face-down he she you they it this must may can will aus auf der die das und von vor oder pro"
)
_SMALL: Final = frozenset(_SMALL_WORDS.split())

# What "per" may be followed by without saying what the number is for: "3 spaces per turn" differ from unit to unit.
_RATE_WORDS: Final = "turn round phase game player unit team side day year hour piece level"
_RATES: Final = frozenset(map(stem, _RATE_WORDS.split()))


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
    text, known = context.prose.lower, context.get(outline)
    marked = context.get(marked_prose)
    found: dict[tuple[str, int], Fact] = {}
    for start, end in _sentences(marked, known):
        if _AT_TIMES.search(text, start, end) or known.is_aside(start):
            continue
        sentence = marked[start:end]
        there = {lead for lead in _ALL_LEADS if lead in sentence}
        for kind, leads in _LEADS.items():
            if there.isdisjoint(leads) or not _may_be(context, known, kind, start, sentence):
                continue
            for pattern in _compiled(kind):
                for match in pattern.finditer(sentence):
                    number = any_number_of(text[start + match.start("n") : start + match.end("n")])
                    if fact := _fact(kind, match, start, number):
                        found.setdefault((fact.kind, fact.start), fact)
    return tuple(sorted(found.values(), key=lambda fact: fact.start))


@cache
def _compiled(kind: str) -> tuple[re.Pattern[str], ...]:
    return tuple(map(re.compile, _PATTERNS[kind]))


def _may_be(context: GameContext, known: Outline, kind: str, start: int, sentence: str) -> bool:
    """Whether a number of a kind can stand here: of the set-up where that is described, to win with a word for it."""
    if kind == "set-up":
        return _is_set_up(context, known, start)
    if kind == "has":
        return not _CONDITION.search(sentence)
    return kind != "goal" or bool(_WIN.search(sentence))


def _sentences(marked: str, known: Outline) -> Iterator[tuple[int, int]]:
    """The sentences with a number."""
    end, place = 0, marked.find(MARK)
    while place >= 0:
        start, end = known.sentence(place)
        yield start, end
        place = marked.find(MARK, max(end, place + 1))


def _fact(kind: str, match: re.Match[str], start: int, number: int) -> Fact | None:
    """The fact of a match in a sentence that begins at ``start``; None if what it is of cannot be told."""
    sentence = match.string
    kind = "start" if kind == "set-up" else kind
    thing = (match["thing"] or "").split()
    begin, end = start + match.start("n"), start + max(match.end("n"), match.end("thing"))
    if match["thing"]:
        begin = start + min(match.start("n"), match.start("thing"))
    of = (
        frozenset(map(stem, match["of"].split())) - {stem(word) for word in _SMALL}
        if "of" in match.re.groupindex and match["of"]
        else frozenset()
    )
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


def _is_set_up(context: GameContext, known: Outline, place: int) -> bool:
    section = known.at(place)
    if section:
        return bool(_SET_UP.search(section.title))
    return type(context.prose.passage(place)[0].record).__name__ == "SetupStep"
