"""The text gives a different target for a roll.

Reads "6 or more succeeds", "4+ hits", "an attack hits on a roll of 7 or more", and a number before the `success` text
of a roll, as in "on a 7 or higher the target loses one hit". It reads the text of a roll, its glossary entry and
paragraphs that name it, and compares the number with the target. Paragraphs with several such numbers are skipped, and
so are the texts of cards, statuses and options, which may change the target.

One of the two is out of date: some players roll for 6, but the printed odds are those for 7.

```yaml file=rolls.yaml
rolls:
  - {id: attack, name: Attack roll, die: D10, target: 7+}
glossary:
  - {id: attack-roll, term: attack roll, text: A D10; 6 or more hits.}
```
```text
rolls.yaml:4:55: warning D118 the text says '6 or more', but the target of 'attack' is 7+
```
```diff file=rolls.yaml
-  - {id: attack-roll, term: attack roll, text: A D10; 6 or more hits.}
+  - {id: attack-roll, term: attack roll, text: A D10; 7 or more hits.}
```
"""

import re
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.passages import Passage
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.play import Phase, Step
from pnp.model.tables import Roll
from pnp.model.texts import Term

NAME = "wrong target in the text"
SEVERITY = Severity.WARNING

_UP: Final = r"(?P<up>\+| or (?:more|higher|better|above|over))"
_DOWN: Final = r"(?P<down> or (?:less|lower|fewer|below|under))"
_BOUND: Final = re.compile(rf"(?<![\w+−-])(?P<number>{NUMBER})(?:{_UP}|{_DOWN})(?!\d)")
_SUCCESS: Final = re.compile(
    r"[*_]*,?\s+(?:it |you |the roll |always )?(?:succeeds?|hits?\b|is enough|is needed|is a (?:hit|success))"
)
_BETWEEN: Final = re.compile(r"[*_,\s]*")
# The reverse order, up to the end of the sentence: "hits on 8 or more against a Fort" is no general rule.
_HITS_ON: Final = re.compile(
    r"\b(?:succeeds?|hits?|is a (?:hit|success))[*_]*\s+(?:only )?(?:on|with) (?:an? )?(?:(?:roll|result|total) of )?"
    r"(?:an? )?[*_]*\Z"
)
_STOP: Final = re.compile(r"[*_]*(?:[.;!?)]|\s*\Z)")
_PARAGRAPH: Final = re.compile(r"\n\s*\n")
_SIGNS: Final = ("+", " or more", " or higher", " or better", " or less", " or lower", " or fewer")
_REACH: Final = 14
# No paragraph is longer: in a long text, only what stands around its numbers is read.
_LONGEST: Final = 5000


def check(context: GameContext) -> Problems:
    """Every number in the prose that is not the target of any roll it is about."""
    rolls = [roll for roll in context.game.rolls if roll.target and len(roll.target.ranges) == 1]
    if not rolls:
        return
    prose = context.prose
    for place in prose.places(_SIGNS):
        passage, index = prose.passage(place)
        start, paragraph = _paragraph(prose.part(passage), index)
        bounds = list(_BOUND.finditer(paragraph.lower()))
        if len(bounds) == 1 and bounds[0].start() <= index - start <= bounds[0].end():
            yield from _compare(bounds[0], passage, start, paragraph, rolls)


def _paragraph(text: str, index: int) -> tuple[int, str]:
    """The paragraph around a character, and where it begins."""
    start = max(0, index - _LONGEST)
    for match in _PARAGRAPH.finditer(text, start, index):
        start = match.end()
    following = _PARAGRAPH.search(text, index, index + _LONGEST)
    return start, text[start : following.start() if following else index + _LONGEST]


def _compare(bound: re.Match[str], passage: Passage, start: int, paragraph: str, rolls: list[Roll]) -> Problems:
    if not _is_of_success(paragraph.lower(), bound, rolls) or not _is_general(passage):
        return
    candidates = [roll for roll in rolls if _is_about(roll, passage, paragraph.lower())]
    number = number_of(bound["number"])
    if not candidates or any(_end(roll, up=bound["up"] is not None) == number for roll in candidates):
        return
    written = paragraph[bound.start() : bound.end()]
    targets = " or ".join(dict.fromkeys(str(roll.target) for roll in candidates))
    yield Problem(
        message=f"the text says {written!r}, but the target of {candidates[0].id!r} is {targets}",
        span=passage.span(start + bound.start(), len(written)),
        hint="correct the text or the target",
        related=tuple(Related(roll.at("target"), f"{roll.target} here") for roll in candidates),
    )


def _is_of_success(paragraph: str, bound: re.Match[str], rolls: list[Roll]) -> bool:
    """Whether the text around a number says that it succeeds, in the usual words or in those of a roll."""
    after = _BETWEEN.sub("", paragraph[bound.end() :], count=1)
    own = (roll.success.lower().rstrip(".") for roll in rolls if roll.success)
    if _SUCCESS.match(paragraph, bound.end()) or after.startswith(tuple(own)):
        return True
    before = paragraph[: bound.start()]
    return bool(_HITS_ON.search(before) and _STOP.match(paragraph, bound.end()))


def _is_general(passage: Passage) -> bool:
    """Whether a text applies to the whole game: in the rules, a roll, a phase, a step or the glossary."""
    return passage.kind == "rules" or isinstance(passage.record, Roll | Term | Phase | Step)


def _is_about(roll: Roll, passage: Passage, paragraph: str) -> bool:
    """Whether a text belongs to a roll, explains it, or names it; a name of one word must be what succeeds."""
    name = roll.name.casefold()
    if passage.record is roll:
        return True
    if isinstance(passage.record, Term) and passage.record.term.casefold() == name:
        return True
    if " " in name:
        return re.search(rf"(?<!\w){re.escape(name)}s?(?!\w)", paragraph) is not None
    subject = rf"(?:\A|[.!?:;]\s+)[*_]*(?:an?|the|each|every) {re.escape(name)}s?[*_]* (?:hits?|succeeds?|is)\b"
    return bool(name) and re.search(subject, paragraph) is not None


def _end(roll: Roll, *, up: bool) -> int | None:
    """The bound of the target: the lower one of 7+, the upper one of ≤3."""
    return (roll.target.low if up else roll.target.high) if roll.target else None
