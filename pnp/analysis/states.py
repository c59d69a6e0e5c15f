"""A game → the states that its rules ask for and never give, "unless it is coupled", or give and never explain.

A state is asked for where something depends on it: "a flawed pot sells for less". It is given where a sentence says
what it means, what brings it about ("is coupled when", "is then coupled") or uses another form of its word ("couple two
carriages").
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.declared import declared_names
from pnp.analysis.prose import Prose, places_of
from pnp.analysis.word_forms import word_set
from pnp.values import dataclass

_STATE: Final = r"(?P<state>[a-z]{4,}ed|laden|stricken|sunken|feral|volatile|inert|dormant)"
_END: Final = r"(?=\s*[.,;:)\0]|\s+(?:and|or|nor|but)\b)"
_ASKED: Final = (
    re.compile(rf"\b(?:unless|while)\s+(?P<who>[^.,;:\n]{{1,40}}?)\s+(?:is|are)\s+(?:not\s+)?{_STATE}{_END}"),
    re.compile(rf"(?P<who>\w+)\s+(?:that|which|who)\s+(?:is|are)\s+(?:not\s+|neither\s+\w+\s+nor\s+)?{_STATE}{_END}"),
)
# "A flawed pot sells for one coin less": a property before a thing, from which something follows.
_OWNER: Final = re.compile(
    r"(?:an?|each|every|no)\s+(?:\[\[)?(?P<state>[a-z]{3,})(?:\]\])?\s+(?P<who>[a-z]{3,})\s+"
    r"(?:is\s+(?:worth|hard)|has\s+to|sells|costs|counts|gives|scores|moves|needs|may|cannot|can|must|never|attacks|fights"
    r"|brings|earns|pays|loses)\b"
)
# "Pinned units cannot fire", "you may not move into a warded room": the same of several, and of what is acted on.
_SEVERAL: Final = re.compile(
    r"\W*(?P<state>[a-z]{3,}ed)\s+(?P<who>[a-z]{3,}s)\s+(?:may|cannot|can|must|never|do\s+not|don't|don’t|lose|add)\b"
)
_ACTED_ON: Final = re.compile(
    r"\b(?:may|must|cannot|can|never)\s[^.;:]{3,40}?\b(?:to|on|onto|in|into|from|at|against|through)\s+(?:an?|any)\s+"
    r"(?P<state>[a-z]{3,}ed)\s+(?P<who>[a-z]{3,})\b"
)
# "The unit becomes staggered", and nothing else speaks of that.
_BECOMES: Final = re.compile(rf"(?P<who>[a-z]+)\s+(?:then\s+)?becomes?\s+{_STATE}{_END}")
_BEFORE_A_THING: Final = (_OWNER, _SEVERAL, _ACTED_ON)
_LEADS: Final = (" is ", " are ", " become")
_ARTICLES: Final = (". a", "\na", "\0a", ". each", "\neach", "\0each", ". every", "\nevery", "\0every", ". no", "\0no")
# What everybody knows of a thing, what is done to it in any game, and what says which of several things is meant.
_PLAIN: Final = word_set("""
allowed permitted needed required wanted forbidden finished completed ended started tied emptied filled used unused
reached played placed drawn revealed discarded removed chosen selected taken marked listed printed mentioned named
called shown numbered concerned involved affected attacked defeated destroyed eliminated killed wounded damaged
injured blocked occupied unoccupied surrounded isolated connected joined linked interrupted closed locked opened
changed unchanged covered uncovered crowded limited unlimited divided doubled halved reduced increased agreed
satisfied fulfilled solved answered achieved succeeded failed passed skipped repeated resolved refused accepted
matched unmatched mixed shuffled stacked rotated turned flipped targeted controlled owned shared armed unarmed mounted
interested married experienced tired bored stuck single new old own large small big little high low long short good
bad best worst lone last first next red blue green yellow black white orange purple brown grey gray pink golden wooden
plain blank empty full open hidden secret public free extra other another further additional different same similar
such second third fourth whole half double triple neutral friendly hostile enemy opposing neighbouring neighboring
adjacent given certain chosen special normal ordinary common rare basic advanced regular young experienced human
strong weak heavy light fast slow male female living dead alive safe sick healthy lost won active inactive current
previous later earlier single starting final losing winning attacking defending moving waiting remaining missing
following corresponding matching complete incomplete related based fixed combined required stated assigned
""")
# Mentioned more often, a word is a part of the game, and its sense is told in some other way.
_MOST: Final = 3


@dataclass(frozen=True, slots=True)
class AskedState:
    """A state, where it is asked for."""

    word: str
    start: int


def unexplained_states(context: GameContext) -> Iterator[AskedState]:
    """The first mention of each state that nothing brings about, or from which nothing follows."""
    words, names, counts = context.prose, context.get(declared_names), context.vocabulary.counts
    seen = set[str]()
    for match in _asked(context):
        word = match["state"]
        if word in seen or word in _PLAIN or names.has_word(word) or counts[word] > _MOST:
            continue
        is_of_game = any(names.has_word(name) for name in re.findall(r"[a-z]+", _subject(words, match)))
        is_given = counts[word] > 1 if match.re is _BECOMES else _is_given(words, word)
        is_known = is_given or _has_other_form(word, counts)
        if is_of_game and not is_known and not context.outline.is_aside(match.start()):
            seen.add(word)
            yield AskedState(word, match.start("state"))


def _asked(context: GameContext) -> Iterator[re.Match[str]]:
    """Every place at which something depends on a state."""
    lower, known = context.prose.lower, context.outline
    for start, end in known.sentences_with(_LEADS):
        for pattern in (*_ASKED, _BECOMES):
            yield from pattern.finditer(lower, start, end)
    for start, end in known.sentences_with(("ed ",)):
        if (match := _SEVERAL.match(lower, start, end)) or (match := _ACTED_ON.search(lower, start, end)):
            yield match
    for place in places_of(lower, _ARTICLES):
        begin = place + (2 if lower[place] == "." else 1)
        if match := _OWNER.match(lower, begin):
            yield match


def _subject(words: Prose, match: re.Match[str]) -> str:
    """The words for what is in the state: for a pronoun, those of the sentence before it."""
    start = max(words.lower.rfind(mark, 0, match.start("who")) for mark in ".\n\0")
    return match["who"] if match.re in _BEFORE_A_THING else words.lower[start + 1 : match.end("who")]


def _has_other_form(word: str, counts: Counter[str]) -> bool:
    """Whether the word for what brings a state about stands somewhere: "couple", "coupling"."""
    if not word.endswith("ed"):
        return False
    stem = word.removesuffix("ed")
    stems = {stem, f"{stem}e", stem[:-1] if stem[-1:] == stem[-2:-1] else stem, f"{stem[:-1]}y"}
    return any(
        counts[stem + ending] for stem in stems for ending in ("", "s", "es", "ing", "er", "ers", "ment")
    ) or any(counts[stem.removesuffix("e") + "ing"] for stem in stems)


def _is_given(words: Prose, word: str) -> bool:
    """Whether some sentence says what a state means, or when it begins."""
    given = re.compile(
        r"\b(?:called|named|becomes?|gets?|then|now|counts? as|considered|marked|it|them|made|makes?|remains?)\s+"
        rf"(?:an?\s+)?[*_“\"\[]*{word}\b"
        rf"|[*_“\"(]{word}[*_”\")]|\b{word}[*_”\"\]]*\s+(?:means?|if|when|whenever|as long as|as soon as|once|by|with"
        rf"|until|for|unless|while|in|on|at|from|because|to|:)|\b{word}:"
    )
    return given.search(words.lower) is not None
