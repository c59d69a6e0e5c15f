"""The sentences of English rules → what they answer to questions of which every game has some.

Who begins each turn, who wins in the end, who gets the one thing that goes around, who wins or loses at a certain
number, whether something may ever be done, and whether it may be done in one place.
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.outline import content_words, stem
from pnp.analysis.plain_sentences import any_of
from pnp.analysis.statements import is_of_the_game, lead_words
from pnp.analysis.topic_words import topic_words
from pnp.model.play import Phase
from pnp.values import dataclass

_LONGEST: Final = 260
_EMPHASIS: Final = str.maketrans("*_", "  ")
_IF: Final = re.compile(r"\b(?:if|unless|except|instead|otherwise|variant|once)\b")
_OTHERWISE: Final = re.compile(r"\b(?:if nobody|if no one|if no player|otherwise|at once|immediately|instantly)\b")

_BEGINS: Final = r"(?:begins|starts|(?:goes|plays|moves|acts) first)"
_FIRST: Final = (
    r"(?:plays|moves|goes|acts|begins|starts|is)(?: the)? first(?: [a-z]+)? in (?:every|each) (?:turn|round)"
)
_BY_STATE: Final = re.compile(
    r"\bthe (?:player|side|team) (?:with|who has|holding) (?:the )?"
    rf"(?:fewer|fewest|more|most|less|least|lower|lowest|higher|highest) [^.,;]{{2,40}}? {_BEGINS}\b"
)
_WINS: Final = r"\bwins(?: the (?:game|match)\b|(?=\s*[.,!]))"
_BY_RACE: Final = re.compile(
    rf"\b(?:whoever|the (?:first )?player who|the first (?:player )?(?:to|who)|the one who)\b(?P<how>[^.,;]*?){_WINS}"
)
_BY_POINTS: Final = re.compile(
    rf"\bmost (?:victory )?points wins?\b(?! the (?:round|trick|hand|battle))|\bhighest score{_WINS}"
    rf"|\bmost (?:victory )?points(?: at the end(?: of the game)?)?{_WINS}"
)
_TO: Final = r"to the (?:left|right|next player|player (?:on|to) (?:the|your|his|her|their) (?:left|right))"
_PASSED: Final = re.compile(
    rf"\b(?:pass|give|hand)(?:es|s)? the (?P<thing>[a-z]+)(?: on)? {_TO}\b"
    rf"|\bthe (?P<other>[a-z]+) (?:is (?:passed|given|handed)|passes|goes|moves)(?: on)? {_TO}\b"
)
_TAKEN: Final = re.compile(
    r"\b(?:whoever|the (?:one|player) who|the winner)\b[^.,;]* (?:takes|gets|receives) the (?P<thing>[a-z]+)\b"
)
_FATE: Final = re.compile(
    rf"\b(?:when|whenever|if|as soon as|once) (?P<when>[^,.]*?\b(?P<n>{NUMBER})\b[^,.]{{0,20}}), [^.]*?"
    r"\bplayer (?P<who>(?:with|who|whose) [^.,]*?) (?P<fate>loses|has lost|lost|wins|has won)\b"
)
# How a number is reached, and on what.
_CHANGES: Final = frozenset(map(stem, ("reaches", "falls", "drops", "rises", "sinks", "comes", "goes", "gets")))
_SCALES: Final = frozenset(map(stem, ("level", "track", "marker", "value")))
_PASSIVE: Final = re.compile(
    r"(?:^|[.:;,(] |\b(?:the|an?|all|that|but|and) )(?P<who>[a-z]+) "
    r"(?P<modal>may not|may never|cannot|can never|must not|may|can) be (?P<what>[a-z]+)(?P<rest>[^.;]*)"
)
_EVER: Final = re.compile(r"\b(?:whenever|at any time|always|at any moment|from the (?:first|start|beginning|very))\b")
_INCLUDED: Final = re.compile(
    r"(?:,|\() ?(?:an?|the|all|every)? ?(?P<x>[a-z]+ [a-z]+) included\b"
    r"|\bincluding (?:an?|the|all)? ?(?P<y>[a-z]+ [a-z]+)"
)
_KEPT_OUT: Final = re.compile(
    r"\b(?P<who>[a-z]+) (?:may|can|must) (?:not|never) be (?:placed|built|put|laid|played|moved|founded|set)"
    r" (?:in|on|to|at|into|onto) (?:an?|the|any)? ?(?P<where>[a-z]+ [a-z]+)"
)
# Which way a phase goes around the table, and what goes around another way.
_AROUND: Final = re.compile(r"\b(?P<anti>(?:anti|counter)-?)?clockwise\b")
_OTHER_WAY: Final = re.compile(r"\b(?:pass|give|hand|deal|rotat|draft|marker|token|board|track|if|when|odd|even)")
_LONGEST_LEAD: Final = 30
# To which neighbour cards go.
_NEIGHBOUR: Final = re.compile(
    r"\b(?:pass|hand|give)(?:es|s)? (?:it|them|[^.,;]{0,30}?\b(?:cards?|hand)\b)[^.,;]{0,30}? to "
    r"(?:(?:the|your|his|her|their) )?"
    r"(?:(?:next )?(?:player|neighbou?r|person)s? (?:on|to|at) (?:the|your|his|her|their) (?P<a>left|right)"
    r"|(?P<b>left|right)(?:[- ]hand)?(?: neighbou?r| player)?)\b"
)
_ALL: Final = re.compile(r"\b(?:everybody|everyone|each player|every player|all players|(?:all|each) of you)\b")
_NUMBERED: Final = re.compile(r"\s*\d{1,2}[.)] ")
_HOW_MANY_CARDS: Final = re.compile(rf"\b(?:(?P<n>{NUMBER}) (?:[a-z]+ )?)?cards?\b")
_ALTERNATING: Final = re.compile(
    r"\b(?:odd|even|alternat\w*|then|(?:first|second|third|fourth|next) (?:round|deal|hand|age))\b"
)
# Whether everybody sees the cards of a hand.
_HANDS: Final = {
    "open": re.compile(
        r"\b(?:your|their|his|her) (?:hand )?cards? (?:lies?|are|is|stays?)\b[^.,;]{0,20}\b(?:open|face[- ]up)\b"
        r"|\bplays? with open (?:hands?|cards)\b|\bhands? (?:are|is) open\b"
        r"|\b(?:may|can) (?:always )?show (?:your|their) (?:cards|hands?) to (?:each other|one another|the others)\b"
    ),
    "secret": re.compile(
        r"\bshow (?:nobody|no one|no other player) your (?:cards|hand)\b"
        r"|\b(?:not|never) show (?:\w+ )?(?:your|their) (?:cards|hand)\b"
        r"|\b(?:keep|hold)s? (?:your|their|his|her) (?:cards|hand)(?: of cards)? (?:secret|hidden)\b"
        r"|\b(?:your|their) (?:hand|cards) (?:is|are|stays?|remains?) (?:secret|hidden)\b"
    ),
}


@dataclass(frozen=True, slots=True)
class Answer:
    """What a sentence says. about: what it says that of, if that must be the same."""

    question: str
    about: frozenset[str]
    answer: str
    start: int
    end: int


def answers(context: GameContext) -> Iterator[Answer]:
    """The answers in the order of the questions, each with the place of its sentence."""
    yield from _beginners_of_turns(context)
    yield from _winners(context)
    yield from _holders(context)
    yield from _fates(context)
    yield from _permissions(context)
    yield from _places(context)
    yield from _ways_around(context)
    yield from _hands(context)
    yield from _neighbours(context)


def game_sentences(context: GameContext, words: tuple[str, ...]) -> Iterator[tuple[str, int, int]]:
    """The sentences about the game that have one of some words, without marks of emphasis."""
    known, lower = context.outline, context.prose.lower
    for start, end in known.sentences_with(words):
        if end - start <= _LONGEST and not known.is_aside(start) and is_of_the_game(context, start):
            yield " ".join(lower[start:end].translate(_EMPHASIS).split()), start, end


def _beginners_of_turns(context: GameContext) -> Iterator[Answer]:
    """Always the same side, or one by what it has."""
    names = any_of(name.lower() for side in context.game.sides for name in (side.name, *side.aliases) if name)
    always = re.compile(rf"\b(?:the )?{names} {_FIRST}\b")
    for sentence, start, end in game_sentences(context, ("begins", "starts", " first")):
        found = "always" if always.search(sentence) else "by state" if _BY_STATE.search(sentence) else ""
        if found and not _IF.search(sentence):
            yield Answer("who begins each turn", frozenset(), found, start, end)


def _winners(context: GameContext) -> Iterator[Answer]:
    """Who is first at something, or who has most points, where nothing says that the one goes before the other."""
    for sentence, start, end in game_sentences(context, (" win",)):
        race = _BY_RACE.search(sentence)
        is_race = bool(race and "first" in race[0] and not re.search(r"\b(?:points?|score)\b", race["how"]))
        is_points = bool(_BY_POINTS.search(sentence))
        if is_race != is_points and not _OTHERWISE.search(sentence) and not _IF.search(sentence):
            yield Answer("who wins", frozenset(), "race" if is_race else "points", start, end)


def _holders(context: GameContext) -> Iterator[Answer]:
    """The neighbour, or somebody who has done something."""
    for sentence, start, end in game_sentences(
        context, ("pass", "give", "hand", "takes", "gets", "receives", "goes", "moves")
    ):
        if _IF.search(sentence) or context.outline.is_set_up(start):
            continue
        for way, pattern in (("neighbour", _PASSED), ("somebody", _TAKEN)):
            if match := pattern.search(sentence):
                thing = match["thing"] or match.groupdict().get("other") or ""
                is_single = any(
                    marker.name.lower() == thing and context.number_of(marker.supply) == 1
                    for marker in context.game.markers
                )
                if is_single:
                    yield Answer("who gets it", frozenset((thing,)), way, start, end)


def _fates(context: GameContext) -> Iterator[Answer]:
    """Which player wins or loses when something reaches a number."""
    for sentence, start, end in game_sentences(context, (" loses", " lost", " wins", " won")):
        if match := _FATE.search(sentence):
            nouns = content_words(match["when"]) - _CHANGES
            section = context.outline.at(start)
            if section and nouns <= _SCALES:  # "The level" is that of which the section tells.
                nouns |= content_words(section.title)
            fate = "lose" if "lo" in match["fate"] else "win"
            if nouns:
                of = frozenset((min(nouns & _shared(context) or nouns), str(number_of(match["n"])), fate))
                yield Answer("who", of, " ".join(sorted(topic_words(match["who"]))), start, end)


def _shared(context: GameContext) -> frozenset[str]:
    """The stems of the names of markers and boards, by which a number is known to be of the same thing."""
    named = (*context.game.markers, *context.game.boards, *context.game.resources)
    return frozenset(stem(word) for record in named for word in record.name.lower().split()) - {stem("track")}


def _permissions(context: GameContext) -> Iterator[Answer]:
    """What may be done at any time, and what may not be done, be it only at times."""
    for sentence, start, end in game_sentences(context, (" be ",)):
        for match in _PASSIVE.finditer(sentence):
            is_allowed = match["modal"] in ("may", "can")
            if is_allowed == bool(_EVER.search(match["rest"])) and not _IF.search(match["rest"]):
                about = frozenset((stem(match["who"]), stem(match["what"])))
                yield Answer("whether ever", about, "yes" if is_allowed else "no", start, end)


def _places(context: GameContext) -> Iterator[Answer]:
    """Where something may be done, one kind of place included, and where it may not be done."""
    barred = [
        (match, start, end)
        for sentence, start, end in game_sentences(context, (" not be ", " never be "))
        for match in _KEPT_OUT.finditer(sentence)
    ]
    for sentence, start, end in game_sentences(context, ("includ",)) if barred else ():
        for match in _INCLUDED.finditer(sentence):
            place = frozenset(map(stem, (match["x"] or match["y"]).split()))
            for other, begin, stop in barred:
                who = stem(other["who"])
                if place == frozenset(map(stem, other["where"].split())) and who in map(stem, sentence.split()):
                    about = place | {who}
                    yield Answer("whether there", about, "yes", start, end)
                    yield Answer("whether there", about, "no", begin, stop)


def _ways_around(context: GameContext) -> Iterator[Answer]:
    """The way around the table in a phase: in its own text, in its section, and behind its name on an aid."""
    phases = {content_words(phase.name) - {stem("phase"), stem("step")}: phase for phase in context.game.phases}
    for sentence, start, end in game_sentences(context, ("clockwise",)):
        ways = {bool(match["anti"]) for match in _AROUND.finditer(sentence)}
        section, record = context.outline.at(start), context.prose.passage(start)[0].record
        own = content_words(record.name) if isinstance(record, Phase) else frozenset[str]()
        item = content_words(sentence[:_LONGEST_LEAD].partition(":")[0]) if ":" in sentence[:_LONGEST_LEAD] else own
        named = (own, item, lead_words(context, start), content_words(section.title) if section else own)
        about = next((name for words in named for name in phases if name and name <= words), None)
        if about and len(ways) == 1 and not _OTHER_WAY.search(sentence):
            yield Answer("way around", about, str(ways.pop()), start, end)


def _hands(context: GameContext) -> Iterator[Answer]:
    for sentence, start, end in game_sentences(context, ("card", "hand")):
        found = [answer for answer, pattern in _HANDS.items() if pattern.search(sentence)]
        if len(found) == 1 and not _IF.search(sentence):
            yield Answer("hands", frozenset(), found[0], start, end)


def _neighbours(context: GameContext) -> Iterator[Answer]:
    """To which side cards are passed on, unless that changes."""
    for sentence, start, end in game_sentences(context, ("pass", "hand", "give", "gives")):
        match = _NEIGHBOUR.search(sentence)
        line = context.prose.text[context.prose.text.rfind("\n", 0, start) + 1 : start + 1]
        is_step = bool(_ALL.search(sentence) or _NUMBERED.match(line))
        cards = _HOW_MANY_CARDS.search(sentence)
        if match and cards and is_step and not _ALTERNATING.search(sentence) and not _IF.search(sentence):
            number = str(number_of(cards["n"])) if cards["n"] else ""
            yield Answer("to which neighbour", frozenset((number,)), match["a"] or match["b"], start, end)
