"""A part is called by a colour that none of its kind has.

Reads the colours that the list of parts, the equipment and the names of markers, sides and cards give to a kind of
part, as in "4 ships (red, blue, green and white)", and looks in English and German rules for the same kind of part in
another colour: "the yellow ship", "das gelbe Schiff"; and in the text of a marker for the same number of colours, of
which one is another. Kinds with one colour only are left out.

Either the colour is that of an earlier version, or a part is missing in the box.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

### Components

- 4 ships (red, blue, green and white)
- 1 die

### Two players

With two players the yellow ship takes part.
```
```text
rules.md:10:22: warning N171 no part is a 'yellow ship': these are blue, green, red and white
```
```diff file=rules.md
-With two players the yellow ship takes part.
+With two players the white ship takes part.
```
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from pnp.analysis.names import names_of
from pnp.analysis.outline import stem
from pnp.analysis.parts import parts_list
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.fields import Open
from pnp.model.game import Game

NAME = "colour that no part has"
SEVERITY = Severity.WARNING

_ENGLISH: Final = "red|blue|green|yellow|black|white|orange|purple|violet|brown|gr[ae]y|pink|turquoise|amber"
_GERMAN: Final = "rot|blau|grün|gelb|schwarz|weiß|orange|lila|violett|braun|grau|rosa|türkis"
_COLOUR: Final = re.compile(rf"\b(?P<colour>{_ENGLISH}|{_GERMAN})(?:e[rnsm]?)?\b")
_COLOURED: Final = re.compile(
    rf"\b(?P<colour>{_ENGLISH}|{_GERMAN})(?:e[rnsm]?)?[ \n]+(?P<noun>[^\W\d_]{{3,}})\b(?![’'-]\w)", re.IGNORECASE
)
_ANY: Final = rf"(?:{_ENGLISH}|{_GERMAN})(?:e[rnsm]?)?"
_SERIES: Final = re.compile(rf"\b{_ANY}(?:, {_ANY})+,? (?:and|und) {_ANY}\b")
_WORD: Final = re.compile(r"[^\W\d_]{3,}")
# Two names of one colour, and what no part is.
_SAME: Final = {"gray": "grey", "violet": "purple", "lila": "violett"}
_NO_PARTS: Final = frozenset(
    map(
        stem,
        ("and", "each", "one", "with", "und", "two", "side", "player", "ground", "number", "letter", "dot", "text"),
    )
)
_LEAST: Final = 2


def check(context: GameContext) -> Problems:
    """The first mention of each kind of part in a colour that it does not have."""
    parts, words = context.get(parts_list), context.prose
    colours = _colours(context.game, (part.words for part in parts.parts))
    if not any(len(of_kind) >= _LEAST for of_kind in colours.values()):
        return
    yield from _series(context, colours)
    seen: set[tuple[str, str]] = set()
    for match in words.matches(_COLOURED, words.lower):
        colour, kind = _plain(match["colour"]), _kind(match["noun"])
        there = colours.get(kind, frozenset())
        if len(there) < _LEAST or colour in there or (colour, kind) in seen or parts.is_inside(match.start()):
            continue
        seen.add((colour, kind))
        place, length = match.start(), match.end() - match.start()
        said = words.words_between(place, place + length)
        yield Problem(
            message=f"no part is a {said!r}: {_these(there)}",
            span=words.span(place, length),
            hint="correct the colour, or add it to the list of parts",
        )


def _series(context: GameContext, colours: Mapping[str, frozenset[str]]) -> Problems:
    """The one colour of a series in the text of a marker that the list of parts has otherwise."""
    for marker in context.game.markers:
        there = colours.get(_kind(marker.name.lower().split()[-1]) if marker.name else "", frozenset())
        series = _SERIES.search(marker.text.lower())
        said = {_plain(match["colour"]): match for match in _COLOUR.finditer(series[0])} if series else {}
        strange = [match for colour, match in said.items() if colour not in there]
        if series and len(strange) == 1 and len(said) == len(there):
            yield Problem(
                message=f"no part is a '{strange[0]['colour']} {marker.name.lower()}': {_these(there)}",
                span=marker.at("text"),
                hint="correct the colour, or add it to the list of parts",
            )


def _these(colours: Iterable[str]) -> str:
    *most, last = sorted(colours)
    return f"these are {', '.join(most)} and {last}"


def _colours(game: Game, items: Iterable[str]) -> Mapping[str, frozenset[str]]:
    """The colours of each kind of part: those of the item of the list, of names and of values of cards."""
    colours: defaultdict[str, set[str]] = defaultdict(set)
    for item in (*items, *_named(game)):
        there = {_plain(match["colour"]) for match in _COLOUR.finditer(item)}
        for word in _WORD.findall(item) if there else ():
            if not _COLOUR.fullmatch(word) and stem(word) not in _NO_PARTS:
                colours[_kind(word)] |= there
    return {kind: frozenset(of_kind) for kind, of_kind in colours.items()}


def _named(game: Game) -> Iterator[str]:
    """Names and values with a colour, in small letters."""
    for group in (game.markers, game.units, game.components, game.boards, game.decks, game.sides, game.resources):
        for record in group:
            yield from (name.lower() for name in names_of(record))
    for deck in game.decks:
        for card in deck.cards:
            yield from (f"{name} card".lower() for name in names_of(card))
            yield from _values(card, f"card {deck.name}")


def _values(record: Open, kind: str) -> Iterator[str]:
    return (f"{value} {kind}".lower() for value in record.fields.values() if isinstance(value, str) and len(value) < 20)


def _plain(colour: str) -> str:
    return _SAME.get(colour.lower(), colour.lower())


def _kind(word: str) -> str:
    return "dice" if word in ("die", "dice", "würfel") else stem(word)
