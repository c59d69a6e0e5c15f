"""Dotted paths into a game: ``units.pikes.stats.move``, ``decks.orders``, ``armies.wardens.total``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pnp.model.game import SETS, Game
from pnp.model.lookup import Missing, look_up


class Names(Mapping[str, Any]):
    """The names that expressions and templates know: every set, the kit, and what the caller adds."""

    __slots__ = ("added", "game")

    def __init__(self, game: Game, added: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.added = added or {}

    def __getitem__(self, name: str) -> Any:
        if name in self.added:
            return self.added[name]
        if name in SETS or name in ("kit", "first_player"):
            return getattr(self.game, name)
        if name == "musters":
            return self.game.musters()
        if (records := self.game.set_named(name.replace("_", "-"))) is not None:
            return records
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        yield from self.added
        yield from SETS
        yield from ("kit", "first_player", "musters")

    def __len__(self) -> int:
        return len(self.added) + len(SETS) + 3


def follow(names: Mapping[str, Any], path: str) -> Any:
    """What a dotted path leads to; Missing at the first step that leads nowhere."""
    first, *further = path.split(".")
    try:
        value = names[first]
    except KeyError:
        return Missing(names, first)
    for name in further:
        value = look_up(value, name)
        if isinstance(value, Missing):
            return value
    return value
