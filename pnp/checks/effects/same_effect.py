"""Two names have the same effect.

Looks for rows with different names but identical effects in every table on which each result counts only once
(`duplicates: reroll` or `keep`), and for cards of one deck with different names but identical texts and effects.

It may be intended. Or the second was copied and never changed.

```yaml file=tables.yaml
stats:
  - {id: attack, name: Attack}
tables:
  - id: inventions
    name: Inventions
    die: D6
    duplicates: reroll
    rows:
      - {on: 1-3, name: Fire bombs, effects: [{do: modify, what: attack, by: 1}]}
      - {on: 4-6, name: Balloons, effects: [{do: modify, what: attack, by: 1}]}
```
```text
tables.yaml:10:25: info E303 'Balloons' has the same effect as 'Fire bombs'
```
```diff file=tables.yaml
-      - {on: 4-6, name: Balloons, effects: [{do: modify, what: attack, by: 1}]}
+      - {on: 4-6, name: Balloons, effects: [{do: modify, what: attack, by: 2}]}
```
"""

from collections.abc import Hashable, Iterable

from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.effects.signature import signature, what_it_does
from pnp.model.decks import Card
from pnp.model.tables import Row

NAME = "same effect under two names"
SEVERITY = Severity.INFO


def check(context: GameContext) -> Problems:
    """Every table and deck; the problem stands at the last row or card with the same effect."""
    for table in context.game.tables:
        if table.duplicates in ("reroll", "keep"):
            yield from _groups((row, what_it_does(row.effects)) for row in table.rows)
    for deck in context.game.decks:
        yield from _groups((card, _content(card)) for card in deck.cards)


def _content(card: Card) -> Hashable | None:
    """Everything about a card but its name; None if it has no text or no comparable effects."""
    does = what_it_does(card.effects)
    if does is None or not card.text.strip():
        return None
    when = signature(card.when) if card.when else ()
    fields = tuple((name, str(value)) for name, value in sorted(card.fields.items()))
    return (does, when, card.side, fields, tuple(sorted(card.cost.items())), " ".join(card.text.casefold().split()))


def _groups(known: Iterable[tuple[Row | Card, Hashable | None]]) -> Problems:
    groups: dict[Hashable, list[Row | Card]] = {}
    for record, does in known:
        if does is not None and record.name:
            groups.setdefault(does, []).append(record)
    for group in groups.values():
        if len({record.name for record in group}) > 1:
            yield Problem(
                message=_alike(group),
                span=group[-1].at("name"),
                hint="change one of them if this is not intended",
                related=tuple(Related(record.at("name"), "the same effect") for record in group[:-1]),
            )


def _alike(group: list[Row | Card]) -> str:
    names = list(dict.fromkeys(record.name for record in group))
    return f"{names[-1]!r} has the same effect as {' and '.join(map(repr, names[:-1]))}"
