"""The prose of a game → its sections and sentences."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from typing import Final

from pnp.analysis.passages import Passage
from pnp.analysis.prose import BETWEEN, BLANK, Prose
from pnp.analysis.word_forms import word_set
from pnp.values import dataclass

# A text may begin with one, behind the border to the passage before it.
_HEADING: Final = re.compile(r"(?:^|(?<=\0))(?P<marks>#{1,6})[ \t]+(?P<title>[^\n]*?)[ \t\ufffc]*$", re.MULTILINE)
# "5.4 Mark", "D. The preparation", "Phase 4: Löschen", "**7.2** Terrain".
_NUMBERED: Final = re.compile(
    r"(?:(?:Section|Chapter|Part|Appendix|Rule|Phase|Kapitel|Abschnitt|Teil)[ ])?"
    r"[*_]*(?P<number>\d{1,3}(?:\.\d{1,3})*|[A-Z]|[IVX]{1,4})(?=[.):\s*_]|$)"
)
# Sections that may well differ from the rest of the rules.
_ASIDE: Final = re.compile(
    r"\b(?:variants?|variations?|options?|optional|solo|solitaire|scenarios?|short(?:er)?|advanced|expert"
    r"|(?<!notes for )(?<!hints for )(?<!tips for )(?<!advice for )beginners?"
    r"|famil(?:y|ies)|expansions?|campaigns?|teams?|changes|history|versions?|errata|alternative|easier|harder"
    r"|introductory"
    r"|conversions?|credits|licen[cs]e|two[- ]players?|three[- ]players?|\d[- ]players?|children|kids|house[ ]rules)\b"
    r"|\b(?:[Vv]ariante[n]?|[Ss]olospiel|[Kk]ampagne|[Ss]zenari|[Ee]rweiterung|[Kk]urzspiel|[Aa]nfänger|[Pp]rofis?)",
    re.IGNORECASE,
)
_SET_UP: Final = re.compile(
    r"\bset(?:ting)?[ -]?up\b|\bprepar|\bbefore\b|\bstart(?:ing|s)?\b|aufbau|vorbereitung", re.IGNORECASE
)
_LONGEST: Final = 700
_STOP: Final = re.compile(r"[.!?](?=[\s”\"’)*_]|$)|\n[ \t]*\n|\n(?=[ \t]*(?:[-*+#|>]|\d{1,3}[.)])[ \t])|[\0|]")
_WORD: Final = re.compile(r"[^\W\d_]{3,}")
# What they say holds for them, and not for every game.
_ASIDE_RECORDS: Final = ("Option", "Scenario", "Card", "CustomRecord", "Row")
_EMPHASIS: Final = re.compile(r"[*_]+")
# Words that say nothing about a topic.
_COMMON: Final = word_set(
    "the and but for nor with without within from into onto upon over under out off all any both each every "
    "either neither some such same other another one two three this that these those then than there here where "
    "when while until unless who whom whose which what why how not only also again already still just even too "
    "very more most less least may can cannot could must shall should will would might been being are was were "
    "has have had having does did done you your yours his her hers him its their theirs them they our ours she "
    "see seen section chapter rule rules page example always never ever once because since due thus per about "
    "above below between after before during instead however player players side sides game games turn turns der "
    "die das den dem des ein eine einen einem einer und oder aber nicht mit von vom zum zur bei aus auf für über "
    "unter nach vor wenn dann wie als auch nur noch schon sich ist sind war wird werden hat haben kann können "
    "darf dürfen muss müssen soll sollen ihr euch sie ihm ihn ihre seine sein kein keine siehe abschnitt spieler "
    "spiel zug"
)


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of a rules text and what stands below it, by indices in the prose.

    level: 0 before the first heading. body: behind the heading. end: where the next heading begins; whole: where the
    next one that is not below it begins. is_aside: whether it, or what it is part of, is a variant or a scenario.
    """

    passage: Passage
    level: int
    title: str
    start: int
    body: int
    end: int
    whole: int
    is_aside: bool

    @property
    def number(self) -> str:
        """The number or letter at its beginning, such as ``5.4``; empty without one."""
        match = _NUMBERED.match(self.title)
        return match["number"] if match else ""


class Outline:
    """The sections of all rules texts, in order."""

    __slots__ = ("_general", "_starts", "_stops", "sections", "words")

    def __init__(self, words: Prose) -> None:
        self.words = words
        self._stops = [0, *(match.end() for match in words.matches(_STOP, words.text)), len(words.text)]
        self.sections = tuple(
            section for passage in words.passages if passage.kind == "rules" for section in _sections(words, passage)
        )
        self._starts = [section.start for section in self.sections]
        self._general = tuple(_general(words))

    def at(self, index: int) -> Section | None:
        """The innermost section of a rules text in which a character of the prose stands."""
        place = bisect_right(self._starts, index) - 1
        if place < 0:
            return None
        section = self.sections[place]
        return section if index <= section.passage.end else None

    def sentence(self, index: int) -> tuple[int, int]:
        """Where the sentence with a character begins and ends; lines of lists and cells are sentences, too."""
        text, place = self.words.text, bisect_right(self._stops, index)
        start, end = self._stops[place - 1], self._stops[min(place, len(self._stops) - 1)]
        while start < index and text[start] in " \t\n\0|-*_":
            start += 1
        return max(start, index - _LONGEST), min(end, index + _LONGEST)

    def sentences_with(self, words: Iterable[str]) -> list[tuple[int, int]]:
        """The sentences in which one of some words, in small letters, begins."""
        return sorted({self.sentence(place) for place in self.words.places(words)})

    def next(self, section: Section) -> Section | None:
        """The section that follows what a section contains, in the same text."""
        place = bisect_right(self._starts, section.whole - 1)
        following = self.sections[place] if place < len(self.sections) else None
        return following if following and following.passage is section.passage else None

    def is_set_up(self, index: int) -> bool:
        """Whether a character stands in a section on the set-up, or in the text of one of its steps."""
        section = self.at(index)
        if section:
            return bool(_SET_UP.search(section.title))
        return type(self.words.passage(index)[0].record).__name__ == "SetupStep"

    def find(self, pattern: re.Pattern[str], text: str) -> Iterator[re.Match[str]]:
        """Every match of a pattern that is not in the text of a card, an option or the like, which are all aside.

        Of a large deck nothing is searched. text: the prose, or one as long.
        """
        for start, end in self._general:
            yield from pattern.finditer(text, start, end)

    def is_aside(self, index: int) -> bool:
        """Whether a character stands in a variant, a scenario or the like, or in the text of an option."""
        section = self.at(index)
        if section:
            return section.is_aside or _is_aside_paragraph(self.words.text, index, section.start)
        record = self.words.passage(index)[0].record
        return type(record).__name__ in _ASIDE_RECORDS


def _general(words: Prose) -> Iterator[tuple[int, int]]:
    """Where the prose is that is not of a record that is aside, with the border behind it."""
    for is_aside, group in groupby(words.passages, lambda passage: type(passage.record).__name__ in _ASIDE_RECORDS):
        if not is_aside:
            same = tuple(group)
            yield same[0].start, same[-1].end + 1


def _sections(words: Prose, passage: Passage) -> Iterator[Section]:
    found = list(_HEADING.finditer(words.text, passage.start, passage.end))
    levels = [len(match["marks"]) for match in found]
    starts = [match.start() for match in found]
    first = starts[0] if starts else passage.end
    yield Section(passage, 0, "", passage.start, passage.start, first, passage.end, is_aside=False)
    wholes = _wholes(levels, starts, passage.end)
    aside_until = 0
    for place, match in enumerate(found):
        title = _EMPHASIS.sub("", match["title"]).replace(BLANK, "")
        if levels[place] > 1 and _ASIDE.search(title):
            aside_until = max(aside_until, wholes[place])
        yield Section(
            passage,
            levels[place],
            title,
            match.start(),
            match.end(),
            starts[place + 1] if place + 1 < len(starts) else passage.end,
            wholes[place],
            is_aside=match.start() < aside_until,
        )


def _wholes(levels: list[int], starts: list[int], end: int) -> list[int]:
    """Where the section of each heading ends, those below it included."""
    wholes = [end] * len(levels)
    open_ones: list[int] = []
    for place, level in enumerate(levels):
        while open_ones and levels[open_ones[-1]] >= level:
            wholes[open_ones.pop()] = starts[place]
        open_ones.append(place)
    return wholes


def _is_aside_paragraph(text: str, index: int, floor: int) -> bool:
    """Whether the words in bold type at the beginning of a paragraph, or its first words, name a variant."""
    paragraph = max(text.rfind("\n\n", floor, index) + 2, floor)
    # Items before the paragraph say nothing of it, and a long section may have none.
    start = max(text.rfind("\n- ", max(paragraph - 1, floor), index) + 3, paragraph)
    lead = text[start : min(start + 60, index + 60)].split("\n")[0]
    bold = re.match(r"[ *_-]*\*\*?(?P<lead>[^*\n]+)\*", lead)
    return bool(bold and _ASIDE.search(bold["lead"]))


def paragraph_at(text: str, index: int) -> tuple[int, int]:
    """Where the paragraph with a character begins and ends."""
    starts = (text.rfind("\n\n", 0, index) + 2, text.rfind(BETWEEN, 0, index) + 1)
    ends = [end for mark in ("\n\n", BETWEEN) if (end := text.find(mark, index)) >= 0]
    return max(*starts, 0), min(ends, default=len(text))


def content_words(text: str) -> frozenset[str]:
    """The words of a text that say what it is about, shortened to their stems."""
    return frozenset(stem(word) for word in _WORD.findall(text.lower()) if word not in _COMMON)


@lru_cache(maxsize=10_000)
def stem(word: str) -> str:
    """The beginning that forms of a word share: ``bonus`` and ``bonuses``, ``occupy`` and ``occupied``."""
    plain = word.lower()
    for ending in ("ings", "ing", "ern", "ies", "ied", "ers", "er", "ed", "es", "en", "s", "e", "y"):
        if plain.endswith(ending) and len(plain) - len(ending) >= 3:
            plain = plain[: -len(ending)]
            break
    if len(plain) > 3 and plain[-1] == plain[-2]:
        plain = plain[:-1]
    return plain[:6]


def stem_set(words: str) -> frozenset[str]:
    """The stems of the words of a text."""
    return frozenset(map(stem, words.split()))
