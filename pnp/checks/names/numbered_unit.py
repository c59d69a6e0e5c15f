"""The rules name a unit by a number that none has.

Where units are called alike but for a number, "1 Guard" and "2 Guard", "9th Lancers" and "16th Lancers", looks for the
same words with another number in the rules: "the 3 Guard", "the 17th Lancers". Numbers without an ending are read only
behind *the*, since "3 Guard counters" may be how many there are.

The players look for a counter that the sheet does not have, or take another one for it.

```yaml file=units.yaml
units:
  - {id: guard-1, name: 1 Guard}
  - {id: guard-2, name: 2 Guard}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

On turn 2, Red may move the 3 Guard by road.
```
```text
rules.md:3:29: warning N185 no unit is called '3 Guard': there are 1 Guard and 2 Guard
```
```diff file=rules.md
-On turn 2, Red may move the 3 Guard by road.
+On turn 2, Red may move the 2 Guard by road.
```
"""

import re
from collections.abc import Mapping
from typing import Final

from pnp.analysis.names import names_of
from pnp.analysis.plain_sentences import any_of
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.repeats import first_of_each
from pnp.model.units import Unit

NAME = "unit of another number"
SEVERITY = Severity.WARNING

_ENDING: Final = r"(?:st|nd|rd|th|\.|e|er|[ºª])"
_NUMBERED: Final = re.compile(rf"(?P<number>\d{{1,3}})(?P<ending>{_ENDING})? (?P<words>[^\W\d_].*)")
_JOINED: Final = re.compile(r"(?<=/)\d{1,3}|\d{1,3}(?=/)")
_MOST_NAMED: Final = 3


def check(context: GameContext) -> Problems:
    """Each such name, once."""
    alike = {words: units for words, units in _alike(context).items() if len(units) > 1}
    if not alike:
        return
    known = {name for words in context.get(_all_names) for name in words}
    # "4/20 Dragoons" and "4th & 20th Dragoons" are two regiments in one counter.
    joined = {
        number
        for unit in context.game.units
        for name in (*names_of(unit), unit.abbr)
        for number in _JOINED.findall(name)
    }
    named = re.compile(
        rf"(?<![\w+–/.-])(?:(?<=[Tt]he )(?P<bare>\d{{1,3}})|(?P<number>\d{{1,3}}){_ENDING}) (?P<words>{any_of(alike)})"
        r"(?![\w’'-]*\s*(?:counters?|units?|pieces?)\b)"
    )
    wrong = (
        match
        for match in context.outline.find(named, context.prose.text)
        if (match["number"] or match["bare"]) not in joined | alike[match["words"]].keys()
        and not context.outline.is_aside(match.start())
        and not any(match[0].lower() in name for name in known)
    )
    for match in first_of_each(wrong, lambda match: match[0]):
        units = list(alike[match["words"]].values())
        yield Problem(
            message=f"no unit is called {match[0]!r}: there are {_listed(units)}",
            span=context.prose.match_span(match),
            hint="correct the number, or add the unit",
            related=(Related(units[0].span, "one of them"),),
        )


def _alike(context: GameContext) -> Mapping[str, dict[str, Unit]]:
    """The units whose names have a number in front, by the words behind it, and by the number."""
    found: dict[str, dict[str, Unit]] = {}
    for unit in context.game.units:
        for name in names_of(unit):
            if match := _NUMBERED.fullmatch(name):
                found.setdefault(match["words"], {}).setdefault(match["number"], unit)
    return found


def _all_names(context: GameContext) -> tuple[tuple[str, ...], ...]:
    """What everything in the kit is called, in small letters: another thing may have such a name, too."""
    game = context.game
    things = (*game.units, *game.markers, *game.glossary, *(card for deck in game.decks for card in deck.cards))
    return tuple(tuple(name.lower() for name in names_of(thing)) for thing in things)


def _listed(units: list[Unit]) -> str:
    names = [unit.name for unit in units[:_MOST_NAMED]]
    if len(units) > _MOST_NAMED:
        return f"{', '.join(names)} and {len(units) - _MOST_NAMED} more"
    return f"{', '.join(names[:-1])} and {names[-1]}"
