"""A sentence gives the game another length than the turn track.

Reads "the game lasts eight turns", "the game ends after turn 10" and the like, in English and German rules, "there are
ten game turns" and "after ten turns both players count their losses", in English ones, and "a night has nine rounds"
where the track is the *Night track*, and compares the number with the turn track (`turns: true`) and with the
`last_turn` of scenarios. Variants, scenarios and sentences with a condition are left out.

The track goes on, and the players argue whether they may.

```yaml file=map.yaml
boards:
  - {id: turns, name: Turns, track: {turns: true, count: 8}}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

The game lasts ten turns.
```
```text
rules.md:3:16: warning B212 the length of the game is given as ten turns, but 'turns' ends with turn 8
```
```diff file=rules.md
-The game lasts ten turns.
+The game lasts eight turns.
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.arrivals import turn_track, turns_of
from pnp.analysis.facts import facts
from pnp.analysis.numerals import MARKED, NUMBER, any_number_of, number_of
from pnp.analysis.outline import content_words, stem
from pnp.analysis.plain_sentences import plain_sentences
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.repeats import first_of_each
from pnp.model.boards import Board

NAME = "other length than the turn track"
SEVERITY = Severity.WARNING

# "A night has nine rounds", and not "each night has nine rounds" or "a night has nine rounds if …".
_SPAN: Final = re.compile(
    rf"\b(?:an?|the)\s+(?P<of>[a-z]{{3,}})\s+(?:has|lasts|takes|goes\s+over|consists\s+of)\s+"
    rf"(?P<said>(?P<n>{MARKED})\s+(?:full\s+)?(?:game\s+)?(?:turns|rounds|hours|days|weeks|months|years|nights|moons))\b"
    r"(?![^.]*\b(?:if|when|unless|more|longer|players?)\b)"
)
_OVER: Final = re.compile(
    rf"\bthe\s+(?P<of>[a-z]{{3,}})\s+(?:ends|is\s+over)\s+(?:after|with|at\s+the\s+end\s+of)\s+"
    rf"(?P<said>(?:the\s+)?(?P<n>{MARKED})\s+(?:turn|round)|(?:turn|round)\s+(?P<last>{MARKED}))\b"
    r"(?![^.]*\b(?:if|when|unless|more|longer|players?)\b)"
)
_TURNS: Final = r"(?:game[\s-]turns?|player[\s-]turns?|turns?|rounds?)"
_ANY: Final = rf"(?P<said>(?P<n>{NUMBER})\s+(?:full\s+)?{_TURNS})\b"
_ALL: Final = r"(?:in\s+(?:all|total|the\s+game)\b|altogether|each\b)"
# "There are ten game turns", "a game is ten turns long", "the ten turns of the game": how many there are in all.
_IN_ALL: Final = (
    re.compile(rf"\bthere\s+are\s+(?:exactly\s+|only\s+)?{_ANY}(?=\s*(?:[.;,(]|$|{_ALL}))"),
    re.compile(rf"\b(?:game|play|match|battle)\s+(?:is|runs)\s+(?:for\s+)?{_ANY}\s*(?:long|[.;,]|$)"),
    re.compile(rf"\bgame\s+of\s+{_ANY}"),
    re.compile(rf"\b(?:the|all)\s+{_ANY}\s+(?:of|in)\s+(?:the|a)\s+(?:game|match|battle)\b"),
)
# "After ten turns both players count their losses."
_AFTER: Final = re.compile(rf"\b(?:after|at\s+the\s+end\s+of)\s+(?:all\s+|the\s+)?{_ANY}(?!\s+of\b|\s+without\b)")
_FINAL: Final = re.compile(r"\b(?:game|over|ends?|winn?ers?|wins|victory|final\w*)\b")
_MORE: Final = re.compile(
    r"\b(?:more\s+(?:game\s+)?(?:turns?|rounds?)|longer|further|extra|optional\w*|another|shorter|agree)\b"
)
# What a game is called that is about one.
_WHOLE: Final = frozenset(map(stem, ("war", "campaign")))
_NO_SPAN: Final = content_words("game turn round track time")


def check(context: GameContext) -> Problems:
    """Every sentence with the length of the game in turns."""
    track = turn_track(context.game)
    turns = turns_of(track) if track else ()
    if track is None or not turns:
        return
    lasts = {len(turns), turns[-1], *(each.last_turn for each in context.game.scenarios if each.last_turn)}
    for start, end, number in first_of_each(_lengths(context, track), lambda length: length[0]):
        if number not in lasts:
            words = context.prose.words_between(start, end)
            yield Problem(
                message=f"the length of the game is given as {words}, but {track.id!r} ends with turn {turns[-1]}",
                span=context.prose.span_between(start, end),
                hint="correct the sentence or the track",
                related=(Related(track.span, "the turn track"),),
            )


def _lengths(context: GameContext, track: Board) -> Iterator[tuple[int, int, int]]:
    """The lengths that sentences give to the game, or to what the track is called by: their places and numbers."""
    for fact in context.get(facts):
        if fact.kind == "length" and fact.key[1] == stem("turns"):
            yield fact.start, fact.end, fact.number
    called = (content_words(track.name) | _WHOLE) - _NO_SPAN
    for pattern in (_SPAN, _OVER):
        for match in pattern.finditer(context.marked_prose):
            if stem(match["of"]) in called and not context.outline.is_aside(match.start()):
                start, end = match.span("said")
                number = match.span("n" if match["n"] else "last")
                yield start, end, any_number_of(context.prose.lower[slice(*number)])
    yield from _in_all(context, turns_of(track)[-1])


def _in_all(context: GameContext, last: int) -> Iterator[tuple[int, int, int]]:
    """How many turns there are, and after how many the game is counted. last: what the track ends with."""
    for sentence in plain_sentences(context, (" turn", " round"), besides=frozenset(("after",))):
        if _MORE.search(sentence.text):
            continue
        for match in (match for pattern in _IN_ALL for match in pattern.finditer(sentence.text)):
            yield sentence.start + match.start("said"), sentence.start + match.end("said"), number_of(match["n"])
        for match in _AFTER.finditer(sentence.text):
            turns = number_of(match["n"])
            # Something may happen, or be counted, before the end; nothing happens after it.
            if turns > last or _FINAL.search(sentence.text):
                yield sentence.start + match.start("said"), sentence.start + match.end("said"), turns
