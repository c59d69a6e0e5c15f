"""Sentences that say unambiguously how many of something there are in all."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.outline import Outline
from pnp.analysis.parts import PARTS, PartsList, parts_list
from pnp.analysis.prose import BETWEEN, Prose, places_of
from pnp.analysis.word_forms import plurals
from pnp.checks.api import GameContext, Problem, Related
from pnp.checks.quantities.counted import Counted
from pnp.checks.quantities.nouns import Nouns, nouns
from pnp.values import dataclass

_NUMBER: Final = re.compile(
    rf"(?P<number>{NUMBER})(?![\w%°.,:/-]*\d)(?![\w%])(?P<gap>[\s*_\[]+)(?:(?:different|separate)\s+)?"
)
# The words that make a claim are searched first, and numbers only after them.
_LEAD_WORDS: Final = ("the", "all", "has", "have", "contain", "compris", "consist", "made", "divided", "split", "are")
# No claim has more of these words: "are divided up into exactly the 40 cards".
_LED: Final = re.compile(
    rf"\w*(?:\s+(?:of|up|into|the|exactly|a total of|in all|altogether)\b){{0,6}}[\s*_\[]+(?={NUMBER}\b)"
)
_ITEM: Final = re.compile(rf"\n[ \t]*(?:[-*+]|\d+\.)[ \t]+[*_]*(?={NUMBER}\b)")
_PART: Final = rf"{NUMBER}[ *_]+(?:(?!\b(?:each|per|every|of|in|with|for|or)\b)[a-z’'*_-]+ ?){{1,4}}"
_MORE: Final = re.compile(rf"(?:, | and |, and | plus )[*_]*(?={NUMBER}\b)")
_PARTS_BEFORE: Final = re.compile(rf"\n[ \t]*(?:[-*+]|\d+\.)[ \t]+[*_]*(?:{_PART}(?:, and |, |and |plus )[*_]*)+")
# "There are 24 marks, two chains and one cup", in a section on the parts.
_TOLD: Final = re.compile(r"\bthere are (?=[^.;:\n\0]*,[^.;:\n\0]*\band\b)")
_TOLD_BEFORE: Final = re.compile(rf"\bthere are (?:{_PART}(?:, and |, |and |plus )[*_]*)+$")
_ALONE: Final = re.compile(r"(?P<noun>[a-z’'-]+(?: [a-z’'-]+)?)(?=[,.;(\n]| and\b| plus\b|$)")
_BEFORE: Final = 90
_SENTENCE_BEFORE: Final = 300
_MARKUP: Final = re.compile(r"[*_\[\]]")

_THE: Final = re.compile(r"(?<![\w’'-])(?:all(?: of)?(?: the)?|the)\s+$")
_HAS: Final = re.compile(
    r"(?P<subject>[\w’'-]+(?: [\w’'-]+){0,4}?)\s+"
    r"(?:has|have|contains?|comprises?|consists? of|consisting of|is made (?:up )?of|is divided into|is split into)\s+"
    r"(?:exactly\s+|a total of\s+|in all\s+|altogether\s+)?$"
)
_THERE: Final = re.compile(r"(?:^|[.!?:\n]\s*)there are\s+(?:exactly\s+|in all\s+)?$")
_BULLET: Final = re.compile(r"(?:^|\n)[ \t]*(?:[-*+]|\d+\.)[ \t]+[*_]*$")

# After the noun, these mean some of the things, not all.
_SOME: Final = re.compile(
    r"[\s*_\]]*\(?\s*(?:you|that|which|who|whose|drawn|dealt|from|on|with|left|remaining|remain|each|per|they|not|"
    r"already|at|where|just|chosen|played|still|between|next|nearest|adjacent|closest|here|there|above|below|or|plus|to|"
    r"for|behind|within|around|involved|face|under|beside|near|along|across|out|away|apart|it|he|she|we|your|his|her|"
    r"when|if|until|after|before|one|in a row|more|fewer|less|"
    r"of (?!(?:the|a|each|every) (?:game|deck|kit|box|board|map|turn|round)\b))\b"
)
_IN: Final = re.compile(
    r"[\s*_\]]*in (?!(?:the (?:game|deck|kit|box)|all|a (?:turn|round)|each (?:turn|round)|total)\b)"
)
# Only with these words are pieces counted: "there are 40 Infantry on the map" may be some of them.
_IN_ALL: Final = re.compile(r"[\s*_\]]*(?:in (?:the (?:game|kit|box)|all|total)|altogether)\b")
_CONDITION: Final = re.compile(
    r"\b(?:if|when|whenever|while|until|unless|once|after|as long as|suppose|should|so that)\b"
)
_SENTENCE: Final = re.compile(r"[.!?;]\s|\n\s*\n|\0")


@dataclass(frozen=True, slots=True)
class Claim:
    """How many of something a text says there are.

    start, words: the number and its noun in the prose. before: the text before it within the passage, without markup.
    counted: what the game has.
    """

    start: int
    words: str
    number: int
    before: str
    counted: Counted

    @property
    def is_wrong(self) -> bool:
        """Whether the game has a different number, however it is counted."""
        return self.number not in self.counted.numbers


def claims(context: GameContext) -> Mapping[str, tuple[Claim, ...]]:
    """The claims of a game by the words that make them: ``the``, ``has``, ``list``."""
    by_kind: dict[str, list[Claim]] = {"the": [], "has": [], "list": []}
    if context.is_english:
        known, words, sections = nouns(context.game), context.prose, context.outline
        parts = context.get(parts_list)
        for place in _places(words.lower):
            for kind, claim in _claims_at(words, place, known, sections, parts):
                by_kind[kind].append(claim)
    return {kind: tuple(same_kind) for kind, same_kind in by_kind.items()}


def problem(claim: Claim, words: Prose) -> Problem:
    """The problem of a wrong claim."""
    numbers = claim.counted.said or " or ".join(map(str, claim.counted.numbers[:2]))
    return Problem(
        message=f"the text says {_plain(claim.words)!r}, but {claim.counted.owner} has {numbers}",
        span=words.span(claim.start, len(claim.words)),
        hint="correct the sentence, or the list if the sentence is right",
        related=(Related(claim.counted.span, f"{numbers} counted here"),),
    )


def _plain(words: str) -> str:
    """Words on one line, without markup."""
    return " ".join(_MARKUP.sub("", words).split())


def _places(text: str) -> list[int]:
    """Where the numbers of claims may begin: after a lead word, or as an item of a list."""
    places = set[int]()
    for item in _ITEM.finditer(text):
        places.add(item.end())
        # "30 clay, 24 wood and 12 glaze tokens"
        line = text.find("\n", item.end())
        places.update(more.end() for more in _MORE.finditer(text, item.end(), line if line >= 0 else len(text)))
    for told in _TOLD.finditer(text):
        places.update(more.end() for more in _MORE.finditer(text, told.end(), text.find(".", told.end())))
    for lead in places_of(text, _LEAD_WORDS):
        if match := _LED.match(text, lead):
            places.add(match.end())
    return sorted(places)


def _claims_at(
    words: Prose, place: int, known: Nouns, sections: Outline, parts: PartsList
) -> Iterator[tuple[str, Claim]]:
    text = words.lower
    match = _NUMBER.match(text, place)
    if not match or text[place - 1 : place] in ("-", "–", "/", ".", ",", "+", "−"):
        return
    start = text.rfind(BETWEEN, max(0, place - _BEFORE), place) + 1 or max(0, place - _BEFORE)
    before = _MARKUP.sub("", text[start:place])
    is_item = _BULLET.search(text[start:place]) or _is_one_of_several(text, place)
    is_told = parts.is_inside(place) and _TOLD_BEFORE.search(text, max(0, place - _SENTENCE_BEFORE), place)
    if is_told or (is_item and _is_parts_list(sections, place)):
        kind, phrase = "list", _longest(text, match.end(), known.pieces) or _mass(text, match, known)
    elif _THE.search(before):
        kind, phrase = "the", _longest(text, match.end(), known.anywhere)
    elif _THERE.search(before):
        kind, phrase = "has", _longest(text, match.end(), known.specific) or _in_all(text, match.end(), known)
        phrase = phrase or _of_side(text, match.end(), known)
    elif has := _HAS.search(before):
        kind, phrase = "has", _longest(text, match.end(), _parts_of(has["subject"], known))
    else:
        return
    if phrase:
        noun, counted = phrase
        end = match.end() + len(noun)
        if not _is_some(text, end, before, kind):
            yield kind, Claim(place, words.text[place:end], number_of(match["number"]), before, counted)


def _mass(text: str, match: re.Match[str], known: Nouns) -> tuple[str, Counted] | None:
    """What has no plural, at the end of an item or before the next part: "18 damage and 12 crew"."""
    word = _ALONE.match(text, match.end())
    counted = known.pieces.get(plurals(word["noun"])[0]) if word and number_of(match["number"]) > 1 else None
    return (word["noun"], counted) if word and counted else None


def _in_all(text: str, start: int, known: Nouns) -> tuple[str, Counted] | None:
    """The pieces at a place, if the words after them say that these are all."""
    pieces = _longest(text, start, known.pieces)
    return pieces if pieces and _IN_ALL.match(text, start + len(pieces[0])) else None


def _of_side(text: str, start: int, known: Nouns) -> tuple[str, Counted] | None:
    """All pieces of a side, if nothing behind them says where or when."""
    pieces = _longest(text, start, known.forces)
    ends = pieces and re.match(
        r"[\s*_\]]*(?:[.;]|$|\n|and (?:\d|[a-z]+ [a-z]+ (?:counters|units)))", text[start + len(pieces[0]) :][:60]
    )
    return pieces if pieces and (ends or _IN_ALL.match(text, start + len(pieces[0]))) else None


def _parts_of(subject: str, known: Nouns) -> Mapping[str, Counted]:
    """The parts of the longest owner with which the subject of a sentence ends."""
    words = subject.split(" ")
    for first in range(len(words)):
        if parts := known.parts.get(" ".join(words[first:])):
            return parts
    return {}


def _longest(text: str, start: int, phrases: Mapping[str, Counted]) -> tuple[str, Counted] | None:
    """The longest phrase at a place."""
    run = re.match(r"[\w’'-]+(?:[ \n][\w’'-]+){0,5}", text[start : start + _BEFORE])
    if not run:
        return None
    words = re.split(r"[ \n]", run[0])
    for last in range(len(words), 0, -1):
        if counted := phrases.get(phrase := " ".join(words[:last])):
            return text[start : start + len(phrase)], counted
    return None


def _is_one_of_several(text: str, place: int) -> bool:
    """Whether an item of a list names parts with their numbers, one after the other, up to here."""
    return bool(_PARTS_BEFORE.fullmatch(text, text.rfind("\n", 0, place), place))


def _is_some(text: str, end: int, before: str, kind: str) -> bool:
    """Whether a sentence is about some of the things, or about a condition."""
    after = text[end : end + 40]
    if kind == "list":
        return bool(re.match(r"[^\n]*\b(?:each|per|every)\b", text[end : end + 200]))
    if re.match(r"[’'-]", after) or re.match(r"[\s*_\]]+cards?\b", after) or _SOME.match(after) or _IN.match(after):
        return True
    sentence = _SENTENCE.split(before)[-1]
    return kind == "has" and bool(_CONDITION.search(sentence))


def _is_parts_list(known: Outline, place: int) -> bool:
    """Whether the nearest heading above, in a rules text, introduces a list of parts."""
    section = known.at(place)
    return section is not None and section.level > 0 and bool(PARTS.search(section.title))
