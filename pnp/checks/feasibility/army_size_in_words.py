"""A sentence gives the armies another number of counters than they have.

Reads "two armies of 80 counters each" and "each army has 80 counters" and "both sides have 80 units", in English
rules, and compares the number with
what the armies of the kit have, with and without spare ones, if all have as many. Where the rules list the parts, "the
North has 19 counters and the South has 17" is compared with all armies of the side.

Players count, and look for counters that there are not.

```yaml file=armies.yaml
sides: [{id: west, name: West}, {id: east, name: East}]
units:
  - {id: foot, name: Foot}
armies:
  - {id: west, name: Army of the West, side: west, units: {foot: 6}}
  - {id: east, name: Army of the East, side: east, units: {foot: 6}}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

Two armies of eight counters each meet at a river.
```
```text
rules.md:3:15: warning Z235 each army has 6 counters, not eight
```
```diff file=rules.md
-Two armies of eight counters each meet at a river.
+Two armies of six counters each meet at a river.
```
"""

import re
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.parts import parts_list
from pnp.analysis.plain_sentences import any_of, by_spoken_name, plain_sentences
from pnp.analysis.strength import most_counters
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.game import Game
from pnp.model.units import Army

NAME = "other size of the armies"
SEVERITY = Severity.WARNING

_PIECES: Final = r"(?P<pieces>counters|units|blocks)"
_KIND: Final = r"(?P<kind>counters|units|blocks)"
_ARMIES: Final = re.compile(
    rf"\b(?:armies|hosts|forces)\s+(?:of|with)\s+(?P<each>{NUMBER})\s+{_PIECES}\s+each\b"
    rf"|\b(?:(?:each|every)\s+(?:army|host|force|side|player)\s+(?:has|consists\s+of|numbers|(?:starts|begins)\s+with)"
    rf"|(?:both|all)\s+(?:armies|hosts|forces|sides|players)\s+(?:have|consist\s+of|number|(?:start|begin)\s+with))\s+(?P<every>{NUMBER})\s+{_KIND}"
    r"(?:\s+each)?(?=\s*(?:[.;]|$))"
)


_OF_SIDE: Final = rf"\b(?P<side>{{names}})(?:\s+player)?\s+(?:has|have)\s+(?P<number>{NUMBER})\b(?P<noun>\s+[a-z]+)?"


def check(context: GameContext) -> Problems:
    """Every sentence with the size of all armies, or with that of one in a list of parts."""
    game, armies = context.game, list(context.game.armies)
    if len(armies) < 2:
        return
    yield from _of_sides(context)
    sizes = {army.total for army in armies}
    known = sizes | {_printed(game, army) for army in armies}
    if len(sizes) != 1 or known == {0}:
        return
    for sentence in plain_sentences(
        context, ("armies", " army", "hosts", " host", "forces", " force", "side", "player")
    ):
        for match in _ARMIES.finditer(sentence.text):
            group = "each" if match["each"] else "every"
            if number_of(match[group]) not in known:
                yield Problem(
                    message=f"each army has {armies[0].total} {match['pieces'] or match['kind']}, not {match[group]}",
                    span=context.prose.span(sentence.start + match.start(group), len(match[group])),
                    hint="correct the sentence, or write {{ armies.ID.total }}, which counts",
                    related=tuple(Related(army.span, f"{army.total} here") for army in armies),
                )


def _of_sides(context: GameContext) -> Problems:
    """Every size of the armies of a side in the list of parts: counters are named before the first one."""
    game, known = context.game, context.get(parts_list)
    called = {
        name.lower().removeprefix("the "): side for side in game.sides for name in (side.name, side.adjective) if name
    }
    sides = {**by_spoken_name(game.sides), **called}
    if not known.places or not sides:
        return
    pattern = re.compile(_OF_SIDE.replace("{names}", any_of(sides)))
    for sentence in plain_sentences(context, (" has ", " have ")):
        matches = list(pattern.finditer(sentence.text)) if known.is_inside(sentence.start) else []
        is_of_counters = bool(matches) and (matches[0]["noun"] or "").strip() in ("counters", "units", "blocks")
        for match in matches if is_of_counters else ():
            side = sides[match["side"]]
            armies = [army for army in game.armies if army.side == side.id]
            sizes = {sum(army.total for army in armies), sum(_printed(game, army) for army in armies)}
            is_other = (match["noun"] or matches[0]["noun"]).strip() not in ("counters", "units", "blocks", "and")
            if armies and not is_other and number_of(match["number"]) not in sizes:
                yield Problem(
                    message=f"the armies of {side.name!r} have {min(sizes)} counters, not {match['number']}",
                    span=context.prose.span(sentence.start + match.start("number"), len(match["number"])),
                    hint="correct the sentence, or the army",
                    related=tuple(Related(army.at("units"), f"{army.total} here") for army in armies),
                )


def _printed(game: Game, army: Army) -> int:
    """How many counters an army has, with spare ones."""
    units = (game.units.find(name) for name in {**army.units, **army.spare})
    return sum(most_counters(game, army, unit) for unit in units if unit)
