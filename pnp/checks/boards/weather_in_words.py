"""A sentence gives a turn a weather, or another status, that the turn track does not give it.

Reads "turn 5 is a rain turn", "it rains on turn 5" and "turns 3 to 5 are mud turns", in English rules, and looks at
the spaces of the turn track (`turns: true`), if some of them have this `status`. Sentences with a condition, and those
that say that something ends or may come, are left out. The turns that the text of such a status names, "in rounds six
to eight", or that of a modifier which comes from it, must be those spaces, too.

One player reads the track, the other the rules.

```yaml file=map.yaml
statuses:
  - {id: rain, name: Rain, text: Roads cost one point a hex.}
boards:
  - id: turns
    name: Turns
    track: {turns: true, spaces: [{name: May}, {name: June, status: rain}, {name: July}]}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

On turn 3 it rains.
```
```text
rules.md:3:9: warning B216 turn 3 has no Rain on 'turns': turn 2 has
```
```diff file=rules.md
-On turn 3 it rains.
+On turn 2 it rains.
```
"""

import re
from collections.abc import Collection, Mapping
from typing import Final

from pnp.analysis.arrivals import turn_track, turns_of
from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.plain_sentences import PlainSentence, plain_sentences
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.listing import all_of
from pnp.model.boards import Board

NAME = "other weather than on the turn track"
SEVERITY = Severity.WARNING

_TURNS: Final = (
    rf"turns?\s+(?P<first>{NUMBER})(?:(?P<to>(?:\s*,)?\s+(?:and|or|to|through)\s+|\s?[–-]\s?)(?P<last>{NUMBER}))?\b"
)
_ONLY: Final = _TURNS.replace("first", "only").replace("last", "other").replace("<to>", "<upto>")
_THEN: Final = _TURNS.replace("first", "one").replace("last", "two").replace("<to>", "<until>")
_SPAN: Final = re.compile(
    r"\b(?:turns|rounds|days|weeks|months|years|nights|seasons) "
    rf"(?P<all>{NUMBER}(?:(?:, (?:and )?| and | to | through |[–-]){NUMBER})+)\b"
)
_CHANGE: Final = re.compile(r"\b(?:ends?|stops?|over|no|not|never|until|may|might|can|roll|from|before|after|by)\b")


def check(context: GameContext) -> Problems:
    """Every sentence that says of a turn what the track says of some."""
    track = turn_track(context.game)
    on_turns = _statuses(context, track) if track else {}
    if track is None:
        return
    yield from _of_status(context, track)
    for name, (title, turns) in on_turns.items():
        says = (
            rf"(?:it\s+{name}s\b|(?:there|the\s+weather)\s+is\s+{name}\b"
            rf"|{name}\s+(?:falls|comes|is|occurs|reigns|prevails)\b)"
        )
        is_so = re.compile(
            rf"\b(?:on|in|during)\s+{_TURNS},?\s+{says}|\b{_ONLY}\s+(?:is|are|has|have)\s+(?:an?\s+)?{name}\b"
            rf"|{says}\s+(?:on|in|during)\s+{_THEN}"
        )
        for sentence in plain_sentences(context, (f" {name}",)):
            for match in is_so.finditer(sentence.text) if not _CHANGE.search(sentence.text) else ():
                yield from _compared(context, sentence, match, track, title, turns)


def _compared(
    context: GameContext,
    sentence: PlainSentence,
    match: re.Match[str],
    track: Board,
    title: str,
    turns: Collection[int],
) -> Problems:
    *others, latest = map(str, sorted(turns))
    has = f"turns {', '.join(others)} and {latest} have" if others else f"turn {latest} has"
    for first, last, to in (("first", "last", "to"), ("only", "other", "upto"), ("one", "two", "until")):
        if match[first] is None:
            continue
        named = {number_of(match[group]): group for group in (first, last) if match[group]}
        is_range = match[to] and not re.search("and|or", match[to])
        between = range(min(named), max(named) + 1) if is_range else sorted(named)
        wrong = [turn for turn in between if turn not in turns]
        # Of a range one is enough to see.
        for turn in wrong[:1] if is_range else wrong:
            group = named.get(turn, first)
            yield Problem(
                message=f"turn {turn} has no {title} on {track.id!r}: {has}",
                span=context.prose.span(sentence.start + match.start(group), len(match[group])),
                hint="correct the sentence, or the status of the space",
                related=(Related(track.span, "the turn track"),),
            )


def _of_status(context: GameContext, track: Board) -> Problems:
    """The first text of each status, or of a modifier that it brings, that names other turns than the track."""
    game, turns = context.game, turns_of(track)
    spaces = track.track.spaces if track.track else ()
    for status in game.statuses:
        has = {turn for turn, space in zip(turns, spaces, strict=False) if space.status == status.id}
        modifiers = [modifier for roll in game.rolls for modifier in roll.modifiers]
        own = (status, *(each for each in modifiers if each.source == f"statuses.{status.id}"))
        for record in own if has and context.is_english else ():
            match = _SPAN.search(record.text.lower())
            said = _numbers(match) if match else set[int]()
            if match and said and said <= set(turns) and said != has:
                on_track = all_of([str(turn) for turn in sorted(has)])
                yield Problem(
                    message=f"{match[0]!r} are named here, but the track has {status.title} on {on_track}",
                    span=record.at("text"),
                    hint="correct the sentence, or the status of the spaces",
                    related=(Related(track.span, "the turn track"),),
                )
                break


def _numbers(match: re.Match[str]) -> set[int]:
    """The turns of "rounds 6, 7 and 8", or of "rounds six to eight"."""
    numbers = [number_of(word) for word in re.findall(NUMBER, match["all"])]
    is_range = len(numbers) == 2 and re.search(r" (?:to|through|until) |[–-](?=\w)", match["all"])
    return set(range(numbers[0], numbers[1] + 1)) if is_range else set(numbers)


def _statuses(context: GameContext, board: Board) -> Mapping[str, tuple[str, set[int]]]:
    """The name of each status that some spaces have, in small letters, as it is written, and their turns."""
    found: dict[str, tuple[str, set[int]]] = {}
    for turn, space in zip(turns_of(board), board.track.spaces if board.track else (), strict=False):
        if (status := context.game.statuses.find(space.status)) is not None:
            found.setdefault(re.escape(status.title.lower()), (status.title, set()))[1].add(turn)
    return found
