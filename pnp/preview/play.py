"""What can be tried at the desk: decks to draw from, tables and rolls with their odds, what starts on a board."""

from __future__ import annotations

from typing import Any

from pnp.model.decks import Deck
from pnp.model.game import Game
from pnp.model.tables import Modifier, Roll, Table
from pnp.preview.combat import combat
from pnp.preview.desk import View
from pnp.preview.table import table
from pnp.text.rich import parse, plain_text

# The sums of modifiers that a player can choose at the desk.
_MOST_ADDED = 20


def play(view: View) -> dict[str, Any]:
    """Plain values for the page. Odds are lists of results with the share of each."""
    kit = view.generation.kit
    if kit is None:
        return {"decks": [], "tables": [], "rolls": [], "table": table(view.generation)}
    game = kit.game
    return {
        "table": table(view.generation),
        "decks": _decks(view, game),
        "tables": [_dice_table(game, dice_table) for dice_table in game.tables],
        "rolls": [_roll(roll) for roll in game.rolls],
    }


def _decks(view: View, game: Game) -> list[dict[str, Any]]:
    """Every component that prints cards, with the pieces that one will hold."""
    decks = []
    for shown in view.generation.components:
        cards = [piece for piece in shown.pieces if piece.kind == "card"]
        if sum(piece.copies for piece in cards) < 2:
            continue
        paths = {path for part in shown.component.printing for path in part.of}
        owner = next((deck for deck in game.decks if f"decks.{deck.id}" in paths), None)
        decks.append(
            {
                "id": shown.component.id,
                "title": shown.component.title,
                "hand": _hand(game, owner) if owner else 0,
                "cards": [{"name": card.id, "copies": card.copies} for card in cards],
            }
        )
    return decks


def _hand(game: Game, deck: Deck) -> int:
    """How many cards of a deck a player begins with: by the deck, or dealt in the set-up; 0 if nothing is said."""
    dealt = [step.deal.count for step in game.setup if step.deal and step.deal.deck == deck.id]
    stated = [deck.hand, *dealt] if deck.hand else dealt
    return next((count.number for count in stated if count.number), 0)


def _dice_table(game: Game, table: Table) -> dict[str, Any]:
    odds = table.die.odds()
    results = tuple(odds)
    rows = [
        {"on": str(row.on), "name": row.name, "text": _plain(row.text), "results": list(row.on.within(results))}
        for row in table.rows
    ]
    return {
        "id": table.id,
        "title": table.title,
        "die": str(table.die),
        "odds": [[result, float(share)] for result, share in odds.items()],
        "rows": rows,
        "modifiers": [_modifier(modifier) for modifier in table.modifiers],
        "shifts": [_modifier(shift) for shift in table.combat.shifts] if table.combat else [],
        "combat": combat(game, table),
    }


def _roll(roll: Roll) -> dict[str, Any]:
    odds = roll.die.odds()
    lowest, highest = min(odds) - _MOST_ADDED, max(odds) + _MOST_ADDED
    target = roll.target
    successes = list(target.within(tuple(range(lowest, highest + 1)))) if target else []
    return {
        "id": roll.id,
        "title": roll.title,
        "die": str(roll.die),
        "odds": [[result, float(share)] for result, share in odds.items()],
        "target": str(target) if target else "",
        "successes": successes,
        "against": [[result, float(share)] for result, share in roll.against.odds().items()] if roll.against else [],
        "table": roll.table,
        "success": _plain(roll.success),
        "failure": _plain(roll.failure),
        "natural": {str(key): _plain(text) for key, text in roll.natural.items()},
        "modifiers": [_modifier(modifier) for modifier in roll.modifiers],
    }


def _modifier(modifier: Modifier) -> dict[str, Any]:
    return {
        "id": modifier.id,
        "by": modifier.by,
        "times": modifier.times,
        "excludes": list(modifier.excludes),
        "text": _plain(modifier.text) or modifier.title,
    }


def _plain(text: str) -> str:
    """A text without marks and icons."""
    return plain_text(parse(text))
