"""A sentence lets units arrive on another turn than the kit.

Reads "the lancers arrive on turn 5", "the Reserve enters on turn 4" and "Red gets the lancers and the guards on turn 5,
and the guns on turn 6", in English rules, and compares the turn with that of the arrivals of this name, of this unit or
of this side. A unit that starts on the board and is said to arrive is found, too. Sentences with a condition are left
out.

The turn record calls them on one turn, the rules on another.

```yaml file=play.yaml
units: [{id: lancers, name: Lancers}]
sides: [{id: red, name: Red}]
armies: [{id: red, name: Red, side: red, units: {lancers: 1}}]
arrivals:
  - {id: lancers, turn: 4, army: red, units: {lancers: 1}}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

The Lancers arrive on turn 5.
```
```text
rules.md:3:23: warning Z232 'Lancers' arrives on turn 4, not on turn 5
```
```diff file=rules.md
-The Lancers arrive on turn 5.
+The Lancers arrive on turn 4.
```
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.plain_sentences import PlainSentence, any_of, by_spoken_name, plain_sentences
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.game import Game
from pnp.model.play import Arrival

NAME = "other turn of arrival"
SEVERITY = Severity.WARNING

_TURN: Final = re.compile(rf"\bturn\s+(?P<number>{NUMBER})\b")
_LOOSELY: Final = re.compile(r"\b(?:latest|earliest|later|earlier|before|delay|roll)")
_ARRIVES: Final = (
    r"\s+(?:(?:units?|reinforcements?)\s+)?"
    r"(?:arrives?|(?:enters?|comes?)(?:\s+in|\s+into\s+play|\s+play|\s+the\s+(?:map|board|game))?)"
    r"(?=\s+(?:on|in|at|with|from|by|as)\b|\s*[,.]|\s*$)"
)
# "Blue gets the Lancers on turn 4".
_GETS: Final = r"\b(?:gets?|receives?|brings?(?:\s+(?:in|on|up))?)\s+(?:the\s+|its\s+|his\s+|their\s+)?"


def check(context: GameContext) -> Problems:
    """Every sentence in which something arrives on a turn."""
    arrivals = _arrivals(context.game)
    named = re.compile(rf"\b(?P<who>{any_of(arrivals)})")
    coming, got = re.compile(rf"{named.pattern}{_ARRIVES}"), re.compile(rf"{_GETS}{named.pattern}")
    leads = (" arrive", " enter", " come", " get", " receive", " bring")
    for sentence in plain_sentences(context, leads) if any(arrivals.values()) else ():
        who = coming.search(sentence.text) or got.search(sentence.text)
        if who is None or _LOOSELY.search(sentence.text):
            continue
        turns = list(_TURN.finditer(sentence.text))
        for name, said in _in_turn(list(named.finditer(sentence.text, who.start("who"))), turns):
            if number_of(said["number"]) not in {arrival.turn for arrival in arrivals[name["who"]]}:
                yield _other_turn(context, sentence, name, said, arrivals[name["who"]])


def _in_turn(
    names: Sequence[re.Match[str]], turns: Sequence[re.Match[str]]
) -> Iterator[tuple[re.Match[str], re.Match[str]]]:
    """Names with turns, as in "the foot and the guns arrive on turn 3, the horse on turn 4"; none if some has none.

    With one turn, the first name, whatever stands where: "on turn 3, the foot arrives at the place of the horse".
    """
    if len(turns) == 1:
        before = [name for name in names if name.end() < turns[0].start()]
        yield from ((name, turns[0]) for name in before or names[:1])
        return
    ends = [-1, *(said.start() for said in turns)]
    groups = [[name for name in names if start < name.start() < end] for start, end in pairwise(ends)]
    if all(groups) and sum(map(len, groups)) == len(names):
        for group, said in zip(groups, turns, strict=True):
            yield from ((name, said) for name in group)


def _other_turn(
    context: GameContext, sentence: PlainSentence, name: re.Match[str], said: re.Match[str], known: Sequence[Arrival]
) -> Problem:
    written = context.prose.text[sentence.start :][name.start("who") : name.end("who")]
    on = " or ".join(map(str, dict.fromkeys(arrival.turn for arrival in known)))
    turn = " ".join(said[0].split())
    return Problem(
        message=f"{written!r} arrives on turn {on}, not on {turn}"
        if known
        else f"{written!r} is on the board from the start, and does not arrive on {turn}",
        span=context.prose.span(sentence.start + said.start(), len(said[0])),
        hint="correct the sentence, or the turn",
        related=tuple(Related(arrival.written_at("turn"), "its turn") for arrival in known),
    )


def _arrivals(game: Game) -> Mapping[str, list[Arrival]]:
    """What arrives, by what people call it: the arrival, its units, its army or its side; nothing for other units."""
    starting = [unit for unit in game.units if unit.place]
    found: dict[str, list[Arrival]] = {name: [] for name in by_spoken_name(starting)}
    for arrival in game.arrivals:
        army = game.armies.find(arrival.army)
        units = [unit for name in arrival.units if (unit := game.units.find(name))]
        side = game.sides.find(army.side) if army else None
        for name in by_spoken_name(record for record in (arrival, army, side, *units) if record):
            if arrival not in (same := found.setdefault(name, [])):
                same.append(arrival)
    return found
