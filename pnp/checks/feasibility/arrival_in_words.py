"""A sentence lets units arrive on another turn than the kit.

Reads "the lancers arrive on turn 5", "the Reserve enters on turn 4" and "Red gets the lancers on turn 5", in English
rules, and compares the turn with that of the arrivals of this name, of this unit or of this side. Sentences with a
condition or with two turns are left out.

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
from collections.abc import Mapping, Sequence
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
    for sentence in plain_sentences(context, leads) if arrivals else ():
        turns = list(_TURN.finditer(sentence.text))
        who = coming.search(sentence.text) or got.search(sentence.text)
        if who is None or _LOOSELY.search(sentence.text):
            continue
        if len(turns) > 1:
            coming_next = _in_turn(list(named.finditer(sentence.text, who.start("who"))), turns)
        else:
            coming_next = [(who, said) for said in turns]
        for name, said in coming_next:
            if number_of(said["number"]) not in {arrival.turn for arrival in arrivals[name["who"]]}:
                yield _other_turn(context, sentence, name, said, arrivals[name["who"]])


def _in_turn(
    names: Sequence[re.Match[str]], turns: Sequence[re.Match[str]]
) -> list[tuple[re.Match[str], re.Match[str]]]:
    """Names with turns, as in "the foot arrives on turn 3, the horse on turn 4"; none if it is not told so."""
    pairs = list(zip(names, turns, strict=False))
    ends = [place for name, said in pairs for place in (name.start("who"), said.start())]
    return pairs if len(names) == len(turns) and ends == sorted(ends) else []


def _other_turn(
    context: GameContext, sentence: PlainSentence, name: re.Match[str], said: re.Match[str], known: Sequence[Arrival]
) -> Problem:
    written = context.prose.text[sentence.start :][name.start("who") : name.end("who")]
    on = " or ".join(map(str, dict.fromkeys(arrival.turn for arrival in known)))
    return Problem(
        message=f"{written!r} arrives on turn {on}, not on {' '.join(said[0].split())}",
        span=context.prose.span(sentence.start + said.start(), len(said[0])),
        hint="correct the sentence, or the turn",
        related=tuple(Related(arrival.written_at("turn"), "its turn") for arrival in known),
    )


def _arrivals(game: Game) -> Mapping[str, list[Arrival]]:
    """What arrives, by what people call it: the arrival, its units, its army or its side."""
    found: dict[str, list[Arrival]] = {}
    for arrival in game.arrivals:
        army = game.armies.find(arrival.army)
        units = [unit for name in arrival.units if (unit := game.units.find(name))]
        side = game.sides.find(army.side) if army else None
        for name in by_spoken_name(record for record in (arrival, army, side, *units) if record):
            if arrival not in (same := found.setdefault(name, [])):
                same.append(arrival)
    return found
