"""Effects with the records that have them, and the sides that can use them."""

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
class OwnedEffect:
    """An effect, and the record (or letter code) that has it."""

    owner: Owner
    effect: Effect

    @property
    def owner_effects(self) -> tuple[Effect, ...]:
        """All effects of the record."""
        effects: tuple[Effect, ...] = getattr(self.owner, "effects", ())
        return effects

    @property
    def targets(self) -> Iterator[tuple[str, Target]]:
        """Its target and its opponent, each with its key."""
        if self.effect.target:
            yield "target", self.effect.target
        if self.effect.versus:
            yield "versus", self.effect.versus


def named(target: Target) -> str:
    """The units and classes that a target names; empty if it names none."""
    return " or ".join(map(repr, (*target.units, *target.classes)))


def label(owner: Owner) -> str:
    """The label of a record: its id, else its name, else the results of a row."""
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


def owned_effects(game: Game) -> Iterator[OwnedEffect]:
    """Every structured effect once, at the first record that has it; effects in prose are left out."""
    seen: set[int] = set()
    for owner in owners(game):
        effects: tuple[Effect, ...] = getattr(owner, "effects", ())
        for effect in effects:
            if effect.do and id(effect) not in seen:
                seen.add(id(effect))
                yield OwnedEffect(owner, effect)


def users(game: Game, owned: OwnedEffect) -> tuple[str, ...]:
    """The sides that can use an effect: the one that its record names, else all but those that it is marked for.

    A declared field of sides, such as *roll again if you are*, marks those that cannot use the record.
    """
    owner = owned.owner
    if isinstance(owner, Side):
        return (owner.id,)
    if isinstance(owner, Card | Unit | Phase) and owner.side:
        return (owner.side,)
    if owned.effect.when and owned.effect.when.side:
        return (owned.effect.when.side,)
    marked: set[str] = set()
    if isinstance(owner, Open):
        for value in owner.fields.values():
            marked.update(
                part.id for part in (value if isinstance(value, tuple) else (value,)) if isinstance(part, Side)
            )
    return tuple(side for side in game.sides.ids if side not in marked)
