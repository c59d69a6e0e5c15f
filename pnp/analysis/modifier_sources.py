"""A modifier of a roll → the record that it comes from."""

from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.paths import Names, follow


def source_of(game: Game, names: Names, path: str) -> Named | None:
    """The record that a modifier comes from; None for a whole set, or for an unknown path."""
    first, _, card_id = path.partition(".")
    deck = game.decks.find(first)
    if deck:
        return next((card for card in deck.cards if card.id == card_id), None)
    record = follow(names, path) if path else None
    return record if isinstance(record, Named) else None
