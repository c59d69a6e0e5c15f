"""Which modifiers never apply to the same roll, as they say themselves and as the rest of the game has it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from pnp.analysis.context import GameContext
from pnp.analysis.names import spoken_names
from pnp.analysis.word_forms import loose
from pnp.analysis.zones import all_classes
from pnp.model.fields import Open
from pnp.model.game import Game
from pnp.model.tables import Modifier
from pnp.values import dataclass


def exclude(first: Modifier, second: Modifier) -> bool:
    """Whether one of two modifiers says that they never apply to the same roll."""
    return second.id in first.excludes or first.id in second.excludes


@dataclass(frozen=True, slots=True)
class Exclusions:
    """What modifiers come from.

    grounds: terrain of cells, of which each has one. members: the pieces of each class. names: those of classes, in
    small letters, the longest first.
    """

    grounds: frozenset[str]
    members: Mapping[str, frozenset[int]]
    names: tuple[tuple[str, str], ...]

    def __call__(self, first: Modifier, second: Modifier) -> bool:
        """Whether two modifiers never apply together: two grounds, two classes that no piece has, two opponents."""
        if exclude(first, second):
            return True
        if {first.source, second.source} <= self.grounds:
            return first.source != second.source
        mine, theirs = self._classes(first), self._classes(second)
        return self._are_apart(mine, theirs) or self._are_apart(first.versus, second.versus)

    def _classes(self, modifier: Modifier) -> tuple[str, ...]:
        """The class that a modifier comes from, or with which its words begin: "Cavalry against artillery"."""
        kind, _, name = modifier.source.partition(".")
        if kind == "classes":
            return (name,)
        text = modifier.text.casefold()
        return next(((name,) for words, name in self.names if text.startswith(f"{words} ")), ())

    def _are_apart(self, first: Sequence[str], second: Sequence[str]) -> bool:
        """Whether there are pieces of some classes and pieces of others, and none is both."""
        mine, theirs = (
            frozenset[int]().union(*(self.members.get(name, frozenset()) for name in names))
            for names in (first, second)
        )
        return bool(mine and theirs) and mine.isdisjoint(theirs)


def exclusions(context: GameContext) -> Exclusions:
    """What the game says of the sources of its modifiers."""
    game = context.game
    edges = {edge.kind for board in game.boards if board.grid for edge in board.grid.edges}
    named = ((name.casefold(), record.id) for record in game.classes for name in spoken_names(record))
    members: dict[str, set[int]] = {}
    for number, names in enumerate(_pieces(game)):
        for name in names:
            members.setdefault(name, set()).add(number)
    return Exclusions(
        frozenset(f"terrain.{ground.id}" for ground in game.terrain if ground.id not in edges),
        {name: frozenset(numbers) for name, numbers in members.items()},
        tuple(sorted(named, key=lambda name: -len(name[0]))),
    )


def _pieces(game: Game) -> Iterator[set[str]]:
    """The units and classes that each kind of unit and each card is: a card by the words in its declared fields."""
    for unit in game.units:
        yield {unit.id, *all_classes(game, unit)}
    by_name = {loose(form): record.id for record in game.classes for form in (record.name, record.abbr, record.id)}
    for card in chain.from_iterable(deck.cards for deck in game.decks):
        yield {by_name[word] for word in _words(card) if word in by_name}


def _words(record: Open) -> Iterator[str]:
    for value in record.fields.values():
        yield from (loose(str(part)) for part in (value if isinstance(value, tuple) else (value,)))
