"""A marker comes into play, but it is not printed.

Looks for markers that an effect places or gives, that show a status or a resource, or that a goal counts, but that no
component of the kit prints. So is, in English rules, the marker of a track that they move, as in "move the turn marker
to the next space", if no marker, unit or listed part is called so. Also finds markers with a supply of 0, unless they
are the back of another marker. `unlimited: true` says that players may use coins. A kit whose pieces come from a layout
alone (a component without `of:`) is ignored.

The rules tell players to place a marker, and there is none in the box.

```yaml file=markers.yaml
units:
  - {id: pikes, name: Pikes}
markers:
  - {id: fog, name: Fog, supply: 4}
statuses:
  - {id: hidden, name: Hidden, marker: fog}
components:
  - {id: counters, name: Counters, kind: counter, of: units, layout: counter}
```
```text
markers.yaml:4:10: warning S104 marker 'fog' comes into play, but it is not printed
```
```diff file=markers.yaml
   - {id: counters, name: Counters, kind: counter, of: units, layout: counter}
+  - {id: markers, name: Markers, kind: counter, of: markers, layout: marker}
```
"""

import re
from typing import Final

from pnp.analysis.names import names_of
from pnp.analysis.outline import content_words, stem, stem_set
from pnp.analysis.parts import parts_list
from pnp.analysis.quantities import known_number
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.supply.arrivals import brought_by_effects, markers_shown, unprinted
from pnp.checks.supply.printed import is_marker_printed, prints_pieces

NAME = "unprinted marker"
SEVERITY = Severity.WARNING

_NOUNS: Final = stem_set("marker markers counter counters token tokens pawn pawns cube cubes disc discs meeple meeples")


_MOVED: Final = re.compile(
    r"\b(?:move|advance|push|slide|shift|place|put|set)s?\s+(?:the|a)\s+"
    r"(?P<thing>(?P<name>[a-z-]+(?:[ \n][a-z-]+)?)[ \n]"
    r"(?P<noun>marker|counter|token|pawn))\s+(?:to|on|onto|along|one|two|forward|ahead|down|up|back|by)\b"
)
_LEADS: Final = (" marker", " counter", " token", " pawn")


def _of_tracks(context: GameContext) -> Problems:
    """The first mention of each marker of a track that the rules move and nothing is."""
    tracks = [board for board in context.game.boards if board.track]
    names = {each for board in tracks for each in content_words(board.name)}
    names |= {stem("turn"), stem("round")} if any(board.track and board.track.turns for board in tracks) else set()
    if not names or not context.is_english:
        return
    known = _pieces(context)
    seen = set[str]()
    for start, end in context.outline.sentences_with(_LEADS):
        for match in _MOVED.finditer(context.prose.lower, start, end):
            called = {stem(word) for word in re.findall(r"[a-z]+", match["name"])} - {stem("game")}
            if called <= names and called and match["name"] not in seen and not any(called <= piece for piece in known):
                seen.add(match["name"])
                yield Problem(
                    message=f"the rules move the {' '.join(match['thing'].split())!r}, but there is none",
                    span=context.prose.match_span(match, "thing"),
                    hint="add it to the markers, and to what is printed, or to equipment: if the players have one",
                )


def _pieces(context: GameContext) -> list[frozenset[str]]:
    """The words of the names of all pieces that there are, by piece."""
    game = context.game
    named = (*game.markers, *game.units, *game.resources, *game.statuses, *game.sets)
    named += tuple(record for custom in game.sets for record in custom.records)
    parts = [frozenset(part.stems) for part in context.get(parts_list).parts]
    names = [
        frozenset(map(stem, re.findall(r"\w+", name.lower())))
        for record in named
        for name in (*names_of(record), record.id)
    ]
    return [*names, *(stems for stems in parts if stems & _NOUNS)]


def check(context: GameContext) -> Problems:
    """Every unprinted marker that comes into play."""
    game = context.game
    if not prints_pieces(game):
        return
    backs = {marker.back for marker in game.markers}
    counted = [marker for marker in game.markers if not marker.unlimited and marker.id not in backs]
    without_supply = [marker for marker in counted if known_number(game, marker.supply) == 0]
    for marker in without_supply:
        yield Problem(
            message=f"marker {marker.id!r} is not printed: its supply is 0",
            span=marker.at("supply"),
            hint="print some, remove the marker, or set unlimited: true if players may use coins",
        )
    missing = [marker for marker in counted if marker not in without_supply and not is_marker_printed(game, marker)]
    shown = {**brought_by_effects(game, [marker.id for marker in missing]), **(markers_shown(game) if missing else {})}
    yield from _of_tracks(context)
    hint = "add a component with of: markers and a supply:, or set unlimited: true"
    yield from unprinted(missing, shown, "marker", "it is not printed", hint)
