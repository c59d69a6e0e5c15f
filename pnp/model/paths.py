"""Dotted paths into a game: ``units.pikes.stats.move``, ``decks.orders``, ``armies.wardens.total``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pnp.model.game import SETS, Game


class Missing:
    """What a path leads to when it leads nowhere; it is false, and it says where the path ended."""

    __slots__ = ("name", "owner")

    def __init__(self, owner: object, name: str) -> None:
        self.owner, self.name = owner, name

    def __bool__(self) -> bool:
        return False


def look_up(owner: Any, name: str) -> Any:
    """One step of a path: an attribute, a declared field, or the record with this id; else Missing.

    A hyphen of an id may be written as an underscore.
    """
    if name.startswith("_"):
        return Missing(owner, name)
    hyphened = name.replace("_", "-")
    if isinstance(owner, Mapping):
        return owner[name] if name in owner else owner.get(hyphened, Missing(owner, name))
    fields = getattr(owner, "fields", None)
    if isinstance(fields, Mapping) and name in fields and not hasattr(type(owner), name):
        return fields[name]
    try:
        return getattr(owner, name)
    except AttributeError:
        return Missing(owner, name)


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
        if (found := self.game.set_named(name.replace("_", "-"))) is not None:
            return found
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        yield from self.added
        yield from SETS
        yield from ("kit", "first_player", "musters")

    def __len__(self) -> int:
        return len(self.added) + len(SETS) + 3


def follow(names: Mapping[str, Any], path: str) -> Any:
    """What a dotted path leads to; Missing at the first step that leads nowhere."""
    first, *rest = path.split(".")
    try:
        value = names[first]
    except KeyError:
        return Missing(names, first)
    for name in rest:
        value = look_up(value, name)
        if isinstance(value, Missing):
            return value
    return value
