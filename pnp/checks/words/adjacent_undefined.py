"""The rules speak of adjacent squares and do not say whether diagonals count, or say both.

Looks, in an English kit with a board of squares, for "adjacent" and "neighbouring" in the rules and the texts of
records. A sentence that says something of diagonals, sides, edges or corners settles it; so does an entry of the
glossary. If that entry lets corners count, "the four adjacent squares" is found, and if it does not, "the eight".

A square has four neighbours, or eight. It is the first thing that players ask.

```yaml file=board.yaml
boards: [{id: field, name: Field, grid: {columns: 4, rows: 4, cell: 20 mm}}]
phases:
  - {id: fire, name: Fire, text: Each unit may attack an adjacent unit.}
```
```text
board.yaml:3:58: warning T351 nothing says whether squares that touch at a corner are adjacent
```
```diff file=board.yaml
-  - {id: fire, name: Fire, text: Each unit may attack an adjacent unit.}
+  - {id: fire, name: Fire, text: 'Each unit may attack an adjacent unit, not diagonally.'}
```
"""

import re
from typing import Final

from pnp.analysis.numerals import in_words, number_of
from pnp.analysis.prose import Prose
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.texts import Term

NAME = "undefined adjacency"
SEVERITY = Severity.WARNING

_THING: Final = (
    r"(?:spaces?|squares?|cells?|units?|enem(?:y|ies)|pieces?|figures?|tokens?|tiles?|pawns?|arm(?:y|ies)|ships?)"
)
_ADJACENT: Final = re.compile(
    rf"\b(?:adjacent|neighbou?ring|adjoining)(?= (?:[\w-]+ ){{0,2}}{_THING}\b| to (?:[\w-]+ ){{0,3}}{_THING}\b)"
    r"|(?<=\bare )adjacent\b|(?<=\bthat )neighbou?rs\b(?= (?:it|the|an?|your|his|their)\b)",
    re.IGNORECASE,
)
_TERM: Final = re.compile(r"\b(?:adjacen|neighbou?r|adjoining)", re.IGNORECASE)
_SETTLED: Final = re.compile(
    r"\b(?:diagonal|orthogonal|sides?\b|edges?\b|corners?\b|eight|cross-?wise|straight)", re.IGNORECASE
)
_NEIGHBORS: Final = re.compile(r"\b(?:the|its|all|up to) (?P<n>four|eight|4|8) (?:adjacent|neighbou?ring|adjoining)\b")
_CORNERS: Final = re.compile(r"\b(?:corners?|diagonal\w*)\b", re.IGNORECASE)
_ONLY_SIDES: Final = re.compile(r"\b(?:not|never|no|except|without)\b[^.]*\b(?:corner|diagonal)", re.IGNORECASE)
_SENTENCE_END: Final = ".!?;\0\n"


def check(context: GameContext) -> Problems:
    """The first mention, if no sentence settles it."""
    if not context.is_english or not any(board.squares for board in context.game.boards):
        return
    words = context.prose
    places = words.places(("adjacent", "neighbo", "adjoining"))
    mentions = [match for at in places if (match := _ADJACENT.match(words.text, at))]
    settled = [term for term in context.game.glossary if _TERM.search(term.term) and _SETTLED.search(term.text)]
    yield from (problem for term in settled[:1] for problem in _wrong_numbers(words, term))
    if settled or any(_SETTLED.search(_sentence(match, words)) for match in mentions):
        return
    for first in mentions[:1]:
        yield Problem(
            message="nothing says whether squares that touch at a corner are adjacent",
            span=words.match_span(first),
            hint="say it in the glossary, or where the word is used first; rules for moves may not apply to it",
        )


def _wrong_numbers(words: Prose, term: Term) -> Problems:
    """Every number of adjacent squares that is not the one that an entry of the glossary comes to."""
    right = 4 if _ONLY_SIDES.search(term.text) or not _CORNERS.search(term.text) else 8
    for match in words.matches(_NEIGHBORS, words.lower):
        if number_of(match["n"]) != right:
            yield Problem(
                message=f"by the glossary, a square has {in_words(right)} adjacent ones",
                span=words.match_span(match),
                hint="correct the number, or what the glossary says of corners",
                related=(Related(term.at("text"), "the glossary"),),
            )


def _sentence(match: re.Match[str], words: Prose) -> str:
    text = words.text
    start = max(text.rfind(end, 0, match.start()) for end in _SENTENCE_END)
    ends = [at for end in _SENTENCE_END if (at := text.find(end, match.end())) >= 0]
    return text[start + 1 : min(ends, default=len(text))]
