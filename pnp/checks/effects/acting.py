"""Effects with whose they are: the record that they stand in, and the sides that can use it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pnp.model.decks import Card
from pnp.model.effects import Effect, Target
from pnp.model.fields import Code, Open
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.play import Phase
from pnp.model.units import Side, Unit
from pnp.values import dataclass

Owner = Named | Code


@dataclass(frozen=True, slots=True)
class Acting:
    """An effect, and the record (or letter code) that does it."""

    owner: Owner
    effect: Effect

    @property
    def owner_effects(self) -> tuple[Effect, ...]:
        """Everything that the record does."""
        effects: tuple[Effect, ...] = getattr(self.owner, "effects", ())
        return effects

    @property
    def targets(self) -> Iterator[tuple[str, Target]]:
        """Its target and whom it is against, each with its key."""
        if self.effect.target:
            yield "target", self.effect.target
        if self.effect.versus:
            yield "versus", self.effect.versus


def called(owner: Owner) -> str:
    """What to call a record: its id, else its name, else the results that a row takes."""
    results = getattr(owner, "on", "")
    return getattr(owner, "id", "") or owner.name or str(results)


def owners(game: Game) -> Iterator[Owner]:
    """Every record that can have effects of its own, and every letter code."""
    for group in (game.units, game.terrain, game.sides, game.statuses, game.options, game.phases, game.rolls):
        yield from group
    for table in game.tables:
        yield from table.rows
    for deck in game.decks:
        yield from deck.cards
        yield from _codes(deck.codes)
    for custom in game.sets:
        yield from custom.records
        yield from _codes(custom.codes)
    for board in game.boards:
        if board.track:
            yield from _codes(board.track.codes)


def _codes(codes: Mapping[str, Mapping[str, Code]]) -> Iterator[Code]:
    for letters in codes.values():
        yield from letters.values()


def acting(game: Game) -> Iterator[Acting]:
    """Every effect that is said in structure, once, at the first record that does it; prose is left out."""
    seen: set[int] = set()
    for owner in owners(game):
        effects: tuple[Effect, ...] = getattr(owner, "effects", ())
        for effect in effects:
            if effect.do and id(effect) not in seen:
                seen.add(id(effect))
                yield Acting(owner, effect)


def users(game: Game, one: Acting) -> tuple[str, ...]:
    """The sides that can use an effect: the one that its record names, else all but those it is marked for.

    A record that is marked with a side in a declared field, such as *roll again if you are*, is no such record of
    that side.
    """
    owner = one.owner
    if isinstance(owner, Side):
        return (owner.id,)
    if isinstance(owner, Card | Unit | Phase) and owner.side:
        return (owner.side,)
    if one.effect.when and one.effect.when.side:
        return (one.effect.when.side,)
    marked: set[str] = set()
    if isinstance(owner, Open):
        for value in owner.fields.values():
            marked.update(
                part.id for part in (value if isinstance(value, tuple) else (value,)) if isinstance(part, Side)
            )
    return tuple(side for side in game.sides.ids if side not in marked)
