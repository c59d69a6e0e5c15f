"""Every card is said to have a value that some cards do not have.

Reads, in English rules, "each card has a Force value" and "there is a Force value on each card", and looks for cards of
the deck (if there is one deck, or the deck is named) and units without this field or stat.

The player holds a card without the number that the rule asks for.

```yaml file=cards.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
decks:
  - id: cup
    name: Cup
    fields: {force: number}
    cards:
      - {id: chaser, name: Chaser, force: 3}
      - {id: beater, name: Beater, force: 2}
      - {id: foul, name: Foul}
```
```markdown file=rules.md
# Rules

Each card has a Force value.
```
```text
rules.md:3:1: warning Q153 'Foul' has no force
```
```diff file=rules.md
-Each card has a Force value.
+Each Chaser and Beater card has a Force value.
```
"""

import re
from collections.abc import Sequence
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.fields import Open
from pnp.model.names import Named
from pnp.model.units import Unit

NAME = "not every record has the value"
SEVERITY = Severity.WARNING

_FIELD: Final = r"(?P<field>[a-z][a-z-]{2,20}(?:\s+[a-z-]{3,20})?)"
_PATTERNS: Final = (
    re.compile(
        r"\b(?:each|every)\s+(?P<of>(?:[a-z-]+\s+)?(?:card|unit))\s+(?:has|shows|bears|carries)\s+(?:a|an|its"
        rf"|one)\s+{_FIELD}"
    ),
    re.compile(rf"\ball\s+(?P<of>(?:[a-z-]+\s+)?(?:cards|units))\s+(?:have|show|bear|carry)\s+(?:a|an)\s+{_FIELD}"),
    re.compile(
        rf"\bthere\s+is\s+(?:a|an)\s+{_FIELD}\s+(?:value\s+|number\s+)?on\s+(?:each"
        r"|every)\s+(?P<of>(?:[a-z-]+\s+)?(?:card|unit))\b"
    ),
)
_MOST: Final = 4


def check(context: GameContext) -> Problems:
    """Every sentence about each card or unit, with the records that it is not true of."""
    if not context.is_english:
        return
    words, known = context.prose, context.outline
    for pattern in _PATTERNS:
        for match in known.find(pattern, words.lower):
            start, end = known.sentence(match.start())
            if known.is_aside(start) or re.search(r"\b(?:except|unless|but|may|some)\b", words.lower[start:end]):
                continue
            for field in _fields(match["field"]):
                lacking, having = _split(context, match["of"].split(), field)
                if lacking and len(having) >= len(lacking) / 2 and len(having) > 1:
                    yield _problem(context, match, field, lacking)
                    break


def _fields(words: str) -> Sequence[str]:
    """The names a field may have: ``force value`` is a force, too."""
    parts = words.split()
    return (words, parts[0], parts[-1]) if len(parts) > 1 else (words,)


def _split(context: GameContext, of: list[str], field: str) -> tuple[list[Named], list[Named]]:
    """The records that lack a field, and those that have it."""
    game = context.game
    if of[-1].startswith("unit"):
        stat = next((stat for stat in game.stats if field in (stat.name.lower(), stat.id)), None)
        known: list[Unit] = list(game.units) if stat and len(of) == 1 else []
        return (
            [unit for unit in known if stat and stat.id not in unit.stats],
            [unit for unit in known if stat and stat.id in unit.stats],
        )
    decks = [deck for deck in game.decks if len(of) == 1 or of[0] in deck.name.lower().split()]
    if len(decks) != 1:
        return [], []
    deck = decks[0]
    key = next((key for key, kind in deck.fields.items() if field in (key.replace("_", " "), kind.name.lower())), "")
    if not key:
        return [], []
    return [card for card in deck.cards if not _has(card, key)], [card for card in deck.cards if _has(card, key)]


def _has(record: Open, key: str) -> bool:
    return record.fields.get(key) not in (None, "", ())


def _problem(context: GameContext, match: re.Match[str], field: str, lacking: Sequence[Named]) -> Problem:
    names = [repr(record.name or record.id) for record in lacking[:_MOST]]
    more = f" and {len(lacking) - _MOST} more" if len(lacking) > _MOST else ""
    return Problem(
        message=f"{', '.join(names)}{more} {'has' if len(lacking) == 1 else 'have'} no {field}",
        span=context.prose.span_between(match.start(), match.end()),
        hint="say which of them have it, or give it to all",
        related=(Related(lacking[0].span, "for instance this one"),),
    )
