"""The rules texts of a game → what each sentence is about, and what it says of that.

A statement is the words that say what it is about, apart from those by which two sentences about the same thing can
contradict each other: numbers, whether something is allowed, and opposites such as "face up" and "face down".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.numerals import NUMBER_WORDS, any_number_of, is_number
from pnp.analysis.outline import Outline, outline, stem
from pnp.analysis.prose import BLANK
from pnp.values import dataclass

# Opposites, each with the words for its two sides.
_OPPOSITES: Final[Mapping[str, tuple[str, str]]] = {
    "direction": ("clockwise", "counter-clockwise counterclockwise anti-clockwise anticlockwise"),
    "rounding": ("round-up", "round-down"),
    "age": ("youngest", "oldest"),
    "face": ("face-up faceup", "face-down facedown"),
    "extreme": ("highest most largest greatest strongest", "lowest fewest smallest least weakest"),
    "hand side": ("left", "right"),
    "moment": ("start beginning", "end"),
    "place": ("top", "bottom"),
}
# What a game has one of: two sentences with such a word, or any, contradict each other whatever else they say.
CONVENTIONS: Final[Mapping[str, frozenset[str]]] = {
    "age": frozenset(),
    "direction": frozenset(map(stem, ("play", "passes", "proceeds", "order", "table", "taken", "goes", "continues"))),
    "rounding": frozenset(map(stem, ("fractions", "halves", "half", "results", "always"))),
}
ALLOWED: Final = "allowed"
_SIDES: Final = {
    word: (axis, side)
    for axis, sides in _OPPOSITES.items()
    for side, words in enumerate(sides)
    for word in words.split()
}
# What a sentence does by the words in it: it denies, obliges or allows.
_MODES: Final = {
    **dict.fromkeys(
        ("not", "never", "cannot", "nor", "neither", "without", "nobody", "none", "no", "don't", "can't"), "not"
    ),
    **dict.fromkeys(("must", "required", "obliged"), "must"),
    **dict.fromkeys(("may", "can", "allowed", "permitted", "optional"), "may"),
}
# "Never more than four" says how many.
_LIMIT: Final = re.compile(
    r"\b(?:more|fewer|less|later|longer|farther|further|over) than\b|\b(?:no|not) (?:more|fewer|less)\b"
)
_CONDITION_WORDS: Final = (
    "if when whenever unless except while during until without instead once because since though but even extra "
    "additional another still already otherwise exception again example"
)
_CONDITIONS: Final = frozenset(_CONDITION_WORDS.split())
_SMALL_WORDS: Final = (
    "more fewer less exactly least maximum always the and for with need any all each every player players only game "
    "from into onto upon over under out off this that these those then than there here where who whom whose which "
    "what why how also just too very may can cannot could must shall should will would might been being are was were "
    "has have had having does did done you your yours his hers him its their theirs them they our ours she her "
    "himself itself themselves yourself per about between ever due thus way time case"
)
_SMALL: Final = frozenset(_SMALL_WORDS.split())
# A sentence with one of these at its beginning is about what the one before it says.
_POINTING: Final = frozenset(("it", "they", "he", "she", "this", "these", "those", "see", "its", "their", "his", "her"))
# Without one of these a sentence says nothing that another could contradict.
_SAYING: Final = re.compile(rf"\d|\b(?:{'|'.join((*_MODES, 'round', 'face', *_SIDES, *NUMBER_WORDS))})")
_TOKEN: Final = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*|\d+")
_PAIRS: Final = re.compile(r"\b(face|counter|anti) (up|down|clockwise)\b")
_PARTS_OF_PAIRS: Final = ("face", "round", "clockwise")
_ROUNDED: Final = re.compile(r"\bround(?:ed|ing|s)?((?: [a-z]+){0,3}?) (up|down)(?:wards?)?\b")
_NO_TOPIC: Final = _SMALL | _CONDITIONS | _SIDES.keys() | _MODES.keys()
_STARTS: Final = re.compile(r"[\s*_>#-]*(?:\d+(?:\.\d+)*[.)]?\s)?[\s*_]*")
# Longer sentences say too much for another to say the same.
_LONGEST: Final = 150


@dataclass(frozen=True, slots=True)
class Statement:
    """What a sentence of a rules text says.

    topic: the stems of the words that say what it is about. says: by axis, as ``("number", "card")``, what it says.
    """

    start: int
    end: int
    topic: frozenset[str]
    says: Mapping[object, object]
    conditions: frozenset[str]


def statements(context: GameContext) -> tuple[Statement, ...]:
    """The sentences of rules texts, without questions, headings, cells, variants and examples."""
    if not context.is_english:
        return ()
    known, stems = context.get(outline), dict[str, str]()
    return tuple(
        statement
        for start, end in _sentences(known)
        if (statement := _statement(context.prose.lower, start, end, stems))
    )


def _sentences(known: Outline) -> Iterator[tuple[int, int]]:
    text = known.words.text
    for section in known.sections:
        if section.is_aside or "example" in section.title.lower():
            continue
        place = section.body
        while place < section.end:
            end = max(place + 1, min(known.sentence(place)[1], section.end))
            if text[end - 1] != "?" and text[end : end + 1] != "|" and end - place <= _LONGEST:
                yield place, end
            place = end


def _statement(text: str, start: int, end: int, stems: dict[str, str]) -> Statement | None:
    """The statement of a sentence; None if it says nothing that another could contradict."""
    if lead := _STARTS.match(text, start, end):
        start = lead.end()
    sentence = text[start:end]
    if not _SAYING.search(sentence) or BLANK in sentence or "://" in sentence or sentence.rstrip().endswith(("?", ":")):
        return None
    if any(word in sentence for word in _PARTS_OF_PAIRS):
        sentence = _ROUNDED.sub(r"round-\2\1", _PAIRS.sub(r"\1-\2", sentence))
    tokens = _TOKEN.findall(sentence)
    if len(tokens) < 3 or tokens[0] in _POINTING:
        return None
    says = _said(tokens, sentence, stems)
    if says == {ALLOWED: ""}:
        return None
    topic = {_stem(word, stems) for word in tokens if len(word) > 2 and word not in _NO_TOPIC and not is_number(word)}
    return Statement(start, end, frozenset(topic), says, _CONDITIONS.intersection(tokens))


def _said(tokens: list[str], sentence: str, stems: dict[str, str]) -> dict[object, object]:
    """What a sentence says, by axis."""
    says, modes, previous = dict[object, object](), set[str](), ""
    for token, following in pairwise((*tokens, "")):
        if token in _SIDES:
            axis, side = _SIDES[token]
            says[axis] = side if says.get(axis, side) == side else "both"
        elif token in _MODES:
            modes.add("may" if token == "not" and previous == "need" else _MODES[token])
        elif len(following) > 2 and is_number(token) and (following not in _SMALL or following.startswith("player")):
            key = ("number", _stem(following, stems))
            says[key] = (*says.get(key, ()), any_number_of(token))  # type: ignore[misc]
        previous = token
    if "not" in modes and _LIMIT.search(sentence):
        modes = {"may"}
    says[ALLOWED] = "not" if "not" in modes else "/".join(sorted(modes))
    return says


def _stem(word: str, stems: dict[str, str]) -> str:
    if (short := stems.get(word)) is None:
        short = stems[word] = stem(word)
    return short
