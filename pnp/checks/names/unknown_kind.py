"""A text speaks of a kind of unit or card that the game does not have.

Looks in English texts for

- a unit called by its class: "Small Ships", where the unit is a Small Warship and Ship is its class;
- units named after terrain: "water units", where Land Unit is a class and Water Unit is none;
- cards named after a field of the deck: "force cards", where Force is a number on every card;
- codes of which most name a kind of unit: "Tank units only" beside "Infantry units only", where no unit is called Tank.

Every player takes it for another thing at first, and some to the end.

```yaml file=units.yaml
classes:
  - {id: ship, name: Ship}
units:
  - {id: small-warship, name: Small Warship, classes: [ship]}
  - {id: large-warship, name: Large Warship, classes: [ship]}
setup:
  - {id: fleet, text: The attacker has 6 Small Ships and 2 Large Warships.}
```
```text
units.yaml:7:42: warning N178 nothing is called 'Small Ships'; there is 'Small Warship'
```
```diff file=units.yaml
-  - {id: fleet, text: The attacker has 6 Small Ships and 2 Large Warships.}
+  - {id: fleet, text: The attacker has 6 Small Warships and 2 Large Warships.}
```
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis.declared import declared_names
from pnp.analysis.word_forms import plurals, stemmed
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.checks.repeats import first_of_each
from pnp.model.fields import Code
from pnp.model.game import Game

NAME = "unknown kind"
SEVERITY = Severity.WARNING

# A phrase in small letters, with what is meant, and where that is.
_Wrong = tuple[str, str, Span]
_ONLY: Final = re.compile(r"(?P<kind>[A-Z][a-z]+) (?P<noun>units?|figures?|pieces?|models?|ships?)(?: only)?")


def check(context: GameContext) -> Problems:
    """Every such phrase where it stands first."""
    if not context.is_english:
        return
    words, names = context.prose, context.get(declared_names)
    wrong = {
        form: (meant, span)
        for phrase, meant, span in (*_by_class(context.game), *_by_terrain(context.game), *_by_field(context.game))
        if not names.has(phrase)
        for form in (phrase, *plurals(phrase))
    }
    if wrong:
        pattern = re.compile(
            rf"(?<![\w-])(?:{'|'.join(map(re.escape, sorted(wrong, key=len, reverse=True)))})(?![\w-])"
        )
        for match in first_of_each(words.matches(pattern, words.lower), lambda match: match[0]):
            meant, span = wrong[match[0]]
            yield Problem(
                message=f"nothing is called {words.text[match.start() : match.end()]!r}; {meant}",
                span=words.match_span(match),
                hint="write the name that is declared, or declare this one, too: as a class, or under aliases:",
                related=(Related(span, "declared here"),),
            )
    yield from _codes(context.game)


def _by_class(game: Game) -> Iterator[_Wrong]:
    """A unit with the name of one of its classes for the last word of its own."""
    for unit in game.units:
        *first, last = unit.name.lower().split() or [""]
        for name in _classes_of(game, unit.classes) if first else ():
            if stemmed(name) != stemmed(last):
                yield f"{' '.join(first)} {name}", f"there is {unit.name!r}", unit.at("name")


def _classes_of(game: Game, ids: tuple[str, ...]) -> Iterator[str]:
    """The names of classes and of those around them, if a single word."""
    open_ones, seen = list(ids), set[str]()
    while open_ones:
        key = open_ones.pop()
        found = game.classes.find(key)
        if found and key not in seen:
            seen.add(key)
            open_ones.extend(found.within)
            if found.name and " " not in found.name:
                yield found.name.lower()


def _by_terrain(game: Game) -> Iterator[_Wrong]:
    """Units of a terrain, where other units are a class by theirs."""
    kinds: Mapping[str, tuple[str, Span]] = {
        group.name.lower().split()[1]: (f"there is {group.name!r}", group.at("name"))
        for group in game.classes
        if len(group.name.split()) == 2 and group.name.lower().endswith((" unit", " piece", " figure"))
    }
    for terrain in game.terrain:
        for part in terrain.name.lower().split("/") if kinds else ():
            for noun, declared in kinds.items():
                if part.isalpha():
                    yield f"{part} {noun}", *declared


def _by_field(game: Game) -> Iterator[_Wrong]:
    """Cards of a field that all of them have."""
    for deck in game.decks:
        for field in deck.fields.values():
            if field.type == "number" and field.name and field.name.isalpha():
                yield f"{field.name.lower()} card", f"{field.name!r} is a number on the cards", deck.span


def _codes(game: Game) -> Problems:
    """Codes for units of which some exist and others do not."""
    known = {stemmed(record.name) for group in (game.units, game.classes, game.terrain, game.sides) for record in group}
    known |= {stemmed(side.adjective) for side in game.sides}
    for all_codes in (*(deck.codes for deck in game.decks), *(custom.codes for custom in game.sets)):
        for codes in all_codes.values():
            kinds: dict[str, tuple[Code, str]] = {}
            for code in codes.values():
                if match := _ONLY.fullmatch(code.name):
                    kinds[match["kind"]] = code, match["noun"]
            right = [kind for kind in kinds if stemmed(kind) in known]
            for kind, (code, noun) in kinds.items():
                if right and kind not in right:
                    units = ", ".join(unit.name for unit in game.units if unit.name)
                    yield Problem(
                        message=f"there are no {kind} {noun}",
                        span=code.at("name"),
                        hint=f"the units are {units}: name one of them",
                        related=(Related(kinds[right[0]][0].at("name"), "this one exists"),),
                    )
