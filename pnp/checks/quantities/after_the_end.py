"""A record is for a turn that the game does not reach.

Reads from the rules how many turns, rounds, years or the like the game lasts (if they contradict themselves, what most
sentences say, a track such as a turn track counted with them), and looks in the sets, tables and decks of the kit for a
number field with the name of such a time, such as `Game Turn`, that holds a higher number. If all sentences agree, "in
the ninth turn" in English rules is found, too; so is "week 7" if the turn track is called *Weeks*, or its spaces *Week
1* to *Week 6*.

Reinforcements of turn 9 never arrive in a game of eight turns: either the list or the length is wrong.

```yaml file=arrivals.yaml
sets:
  - id: arrivals
    name: Arrivals
    one: arrival
    fields: {turn: {type: number, name: Game Turn}}
    records:
      - {id: lancers, name: Lancers, turn: 3}
      - {id: howitzer, name: Howitzer, turn: 9}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

The game lasts eight turns.
```
```text
arrivals.yaml:8:46: warning Q155 'howitzer' is for Game Turn 9, but the game lasts 8 turns
```
```diff file=arrivals.yaml
-      - {id: howitzer, name: Howitzer, turn: 9}
+      - {id: howitzer, name: Howitzer, turn: 8}
```
"""

import re
from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Final

from pnp.analysis.arrivals import turn_track, turns_of
from pnp.analysis.facts import Fact, facts
from pnp.analysis.groups import decks_and_sets
from pnp.analysis.numerals import ANY_NUMBER, any_number_of
from pnp.analysis.outline import stem
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.fields import Open
from pnp.model.game import Game

NAME = "after the end of the game"
SEVERITY = Severity.WARNING

_UNIT: Final = r"(?P<unit>rounds?|turns?|days?|weeks?|years?|seasons?|game turns?)"
# "Week 1", or "Weeks" as the name of the track.
_COUNTED_NAME: Final = re.compile(
    r"(?P<unit>round|turn|day|week|month|year|season|hour|night|shift|lap|era|age|act|game turn)s?(?: track)?(?: \d+)?",
    re.IGNORECASE,
)
_NTH: Final = re.compile(
    r"(?:in|on|of|at|until|from|when|after|once) the (?:(?:beginning|end|start) of the )?"
    rf"(?P<number>(?=\w+th|first|second|third|\d){ANY_NUMBER}) {_UNIT}\b"
)


def check(context: GameContext) -> Problems:
    """Every record with a time behind the last one."""
    lengths = [fact for fact in context.get(facts) if fact.kind == "length"]
    yield from _in_sentences(context, lengths)
    yield from _beyond_track(context, lengths)
    for key, name, records in _times(context.game):
        last = _last(context.game, lengths, name)
        if last is None:
            continue
        for record in records:
            value = record.fields.get(key)
            if isinstance(value, int) and value > last.number:
                words = context.prose.words_of(last)
                yield Problem(
                    message=f"{record.id!r} is for {name} {value}, but the game lasts {_counted(last, name)}",
                    span=record.at(key),
                    hint="correct the number, or how long the game is",
                    related=(Related(context.prose.span_of(last), f"here it is {words!r}"),),
                )


def _in_sentences(context: GameContext, lengths: Sequence[Fact]) -> Problems:
    """Every "in the seventh round", if all sentences and tracks agree on how long the game is."""
    numbers = {fact.number for fact in lengths} | {
        board.track.count or len(board.track.spaces)
        for board in context.game.boards
        if board.track and board.track.turns
    }
    if not lengths or len(numbers) != 1:
        return
    words, known, last = context.prose, context.outline, lengths[0]
    unit = str(last.key[1])
    for place in words.places(("in ", "on ", "of ", "at ", "until ", "from ", "when ", "after ", "once ")):
        match = _NTH.match(words.lower, place)
        if match is None or stem(match["unit"]) != unit or known.is_aside(place):
            continue
        number = any_number_of(match["number"])
        if number > last.number:
            yield Problem(
                message=f"there is no {match['unit']} {number}: the game lasts {_counted(last, match['unit'])}",
                span=words.span_between(match.start("number"), match.end()),
                hint="correct the number, or how long the game is",
                related=(Related(words.span_of(last), "it is said here"),),
            )


def _beyond_track(context: GameContext, lengths: Sequence[Fact]) -> Problems:
    """Every "week 7", if the track of the turns counts six weeks."""
    track = turn_track(context.game)
    numbers = turns_of(track) if track and context.is_english else ()
    if track is None or track.track is None or not numbers:
        return
    names = (track.name, *(space.name for space in track.track.spaces))
    units = {match["unit"].lower() for name in names if (match := _COUNTED_NAME.fullmatch(name or ""))}
    words, known, last = context.prose, context.outline, max(len(numbers), *numbers)
    if (
        not units
        or any(fact.number > last for fact in lengths)
        or any(scene.last_turn for scene in context.game.scenarios)
    ):
        return
    for match in re.finditer(
        rf"\b(?P<unit>{'|'.join(sorted(units))})\s+(?P<number>\d{{1,3}})(?![\w%:–-]|[.,]\d)", words.lower
    ):
        is_told = any(fact.start <= match.start() < fact.end for fact in lengths)
        sentence = words.lower[slice(*known.sentence(match.start()))]
        if (
            int(match["number"]) > last
            and not is_told
            and not known.is_aside(match.start())
            and "would" not in sentence
        ):
            yield Problem(
                message=f"there is no {match[0]}: the track ends with {match['unit']} {last}",
                span=words.match_span(match),
                hint="correct the number, or the track",
                related=(Related(track.span, "the track"),),
            )


def _times(game: Game) -> list[tuple[str, str, Sequence[Open]]]:
    """The number fields that sets, tables and decks declare: key, name, records."""
    sets = chain(
        ((table.fields, table.rows) for table in game.tables),
        ((owner.fields, records) for owner, records in decks_and_sets(game)),
    )
    return [
        (key, field.name or key.replace("_", " "), records)
        for fields, records in sets
        for key, field in fields.items()
        if field.type == "number"
    ]


def _last(game: Game, lengths: Sequence[Fact], name: str) -> Fact | None:
    """The length of the game in what a field counts, by its last word.

    If sentences differ, it is what most of them and the tracks for it say; of equals the longest.
    """
    unit = stem(name.split()[-1]) if name.split() else ""
    said = [fact for fact in lengths if fact.key[1] == unit]
    votes = Counter(fact.number for fact in said)
    for board in game.boards:
        if board.track and (board.track.turns or unit in map(stem, board.name.split())):
            votes[board.track.count or len(board.track.spaces)] += 1
    return max(said, key=lambda fact: (votes[fact.number], fact.number), default=None)


def _counted(last: Fact, name: str) -> str:
    noun = name.split()[-1].lower()
    return f"{last.number} {noun if last.number == 1 else f'{noun}s'}"
