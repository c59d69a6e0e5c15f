"""Words of rules in English → what they say a sentence is about, and the words of which only one of two can be true."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from pnp.analysis.outline import content_words, stem
from pnp.analysis.word_forms import word_set

# Forms of one word that their stems do not show, and words that rules use for each other.
FORMS: Final[Mapping[str, str]] = {
    form: verb
    for verb, forms in {
        "attack": "assault assaults assaulted assaulting",
        "break": "broke broken",
        "build": "built",
        "buy": "bought purchase purchases purchased",
        "choose": "chose chosen decide decides decided pick picks picked select selects selected choice",
        "draw": "drew drawn",
        "drive": "drove driven",
        "eat": "ate eaten",
        "end": "finish finishes finished finishing",
        "exchange": "swap swaps swapped swapping",
        "fall": "fell fallen",
        "fight": "fought",
        "freeze": "froze frozen",
        "grow": "grew grown",
        "halve": "half halved halves halving",
        "hex": "hexes space spaces square squares",
        "hide": "hid hidden conceal conceals concealed",
        "kill": "dead die dies died destroy destroys destroyed eliminate eliminates eliminated slay slain killed kills "
        "defeat defeats defeated",
        "know": "knew known",
        "lend": "lent",
        "opponent": "opponents enemy enemies rival rivals opposing",
        "repair": "mend mends mended mending",
        "reveal": "uncover uncovers uncovered uncovering",
        "ride": "rode ridden",
        "rise": "rose risen",
        "sell": "sold",
        "send": "sent",
        "shoot": "shot",
        "show": "showed shown",
        "sink": "sank sunk",
        "start": "begin begins began beginning starting starts",
        "speak": "spoke spoken talk talks talked talking",
        "steal": "stole stolen",
        "stop": "halt halts halted halting",
        "swim": "swam swum",
        "throw": "threw thrown",
        "token": "tokens marker markers counter counters chit chits",
        "write": "wrote written",
        "win": "won wins winning",
    }.items()
    for form in (verb, *forms.split())
}
# Words by which something is had, done or counted: what a sentence is about, others say.
_EMPTY: Final = word_set(
    "put puts place places placed go goes hold holds held carry carries carried contain contains contained store "
    "stores stored keep keeps kept stand stands need needs needed require requires required use uses used using cost "
    "costs pay pays paid paying payment spend spends take takes took taken get gets got gain gains gained receive "
    "receives received earn earns collect collects give gives gave given lose loses lost room make makes made reach "
    "reaches limit maximum minimum number total amount much many exactly also too well possible allowed able another "
    "everybody everyone anybody anyone nobody people come comes become becomes remain remains stay stays provide "
    "provides bring brings lie lies lying way available whole entire current equal equals next"
)
# What is done all the time: these words alone do not say what a sentence is about.
_ACTS_WORDS: Final = (
    "move draw roll play discard add score choose attack win start end round card dice die point action step phase "
    "hex board map deck hand result value unit token deal remove reveal"
)
ACTS: Final = frozenset(map(stem, _ACTS_WORDS.split()))

# Words of which only one of two can be true, with the question that they answer, and how.
OPPOSITES: Final[Mapping[str, tuple[str, str]]] = {
    word: (question, side)
    for question, sides in {
        "extreme": {
            "most": "highest most greatest largest biggest strongest longest richest",
            "least": "lowest fewest least smallest weakest shortest poorest",
        },
        "age": {"young": "youngest", "old": "oldest eldest"},
        "secrecy": {"open": "openly publicly", "secret": "secret secretly"},
        "direction": {"clockwise": "clockwise", "back": "counterclockwise counter-clockwise anticlockwise"},
        "diagonals": {"diagonal": "diagonally", "orthogonal": "orthogonally"},
        "sign": {
            "add": "add adds added adding plus",
            "subtract": "subtract subtracts subtracted subtracting minus deduct deducts deducted",
        },
        "flow": {
            "in": "gain gains gained receive receives received earn earns earned collect collects get gets",
            "out": "lose loses lost pay pays paid paying spend spends cost costs",
        },
        "role": {"attacker": "attacker attacking", "defender": "defender defending"},
        "outcome": {"winner": "winner", "loser": "loser"},
        "end of it": {"upper": "upper topmost", "lower": "lower lowermost bottommost"},
        "inside": {"inside": "inside indoors", "outside": "outside outdoors"},
        "parity": {"even": "even", "odd": "odd"},
        "distance": {"near": "nearest closest", "far": "farthest furthest"},
        "trade": {"buyer": "buyer", "seller": "seller"},
    }.items()
    for side, words in sides.items()
    for word in words.split()
}
WORD: Final = re.compile(r"[^\W\d_]{2,}(?:-clockwise)?")
# Short words count, too, unlike those that any sentence has; and so do numbers in compounds, "two-player".
_SHORT: Final = 3
_SMALL: Final = word_set("of in on to at by an is be do go if or as no so up we us he me my it am does")
_NUMBER_WORDS: Final = "two three four five six seven eight nine ten"
NUMBERS: Final = frozenset(_NUMBER_WORDS.split())


def topic_words(text: str) -> frozenset[str]:
    """The words of a text in small letters that say what it is about, in one form each."""
    return frozenset(word for match in WORD.finditer(text) if (word := topic_word(match[0])))


@lru_cache(maxsize=10_000)
def topic_word(word: str) -> str | None:
    """A word in the form that all words of its kind share; None if it says nothing about a topic."""
    form = FORMS.get(word) or FORMS.get(word.removesuffix("s"), word)
    if form in NUMBERS or len(form) < _SHORT:
        return None if form in _SMALL else form
    form = f"{form[:-3]}y" if form.endswith("ies") else form
    return None if form in _EMPTY else next(iter(content_words(form)), None)
