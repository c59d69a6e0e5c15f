"""A small game for tests of tracing."""

from __future__ import annotations

from pathlib import Path

from pnp.model.game import Game
from tests.checks.cases import game_of

CARDS = """
sides: [{id: red, name: Red}, {id: blue, name: Blue}]
stats: [{id: move, name: Move}]
units:
- {id: pikes, name: Pikes, side: red, stats: {move: 2}}
- {id: riders, name: Riders, side: blue, stats: {move: 4}}
decks:
- id: orders
  name: Orders
  codes: {kind: {a: {name: Attack, text: An attack., effects: [{do: draw, what: card, count: 1}]}}}
  fields: {kind: code, price: number, unit: units}
  cards:
  - {id: storm, name: Storm, text: Draw a card., flavor: At last., kind: a, price: 2, unit: pikes}
  - {id: sally, name: Sally, kind: a, price: 1, effects: [{do: discard, what: card, count: 1}]}
texts: [{id: rules, name: Rules, files: [rules.md]}]
"""
RULES = "# Play\n\nTake turns.\n"


def small_game(folder: Path, change: tuple[str, str] = ("", ""), rules: str = RULES) -> Game:
    """The game, with one text in the place of another."""
    assert change[0] in CARDS
    folder.mkdir(exist_ok=True)
    return game_of(folder, CARDS.replace(*change) if change[0] else CARDS, rules_md=rules)
