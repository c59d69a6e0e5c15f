"""The sums that modifiers can have together, and the fewest modifiers for each."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from pnp.analysis.exclusions import exclude
from pnp.model.game import Game
from pnp.model.tables import Modifier, Roll, Table

# The search over sets of modifiers ends at this many.
_MAX_STATES: Final = 4000

# Modifiers that apply together, each with how often.
Applied = tuple[tuple[Modifier, int], ...]


def sums_with_modifiers(
    modifiers: Sequence[Modifier], exclude: Callable[[Modifier, Modifier], bool] = exclude
) -> Mapping[int, Applied]:
    """Every sum of modifiers that can apply together, with the fewest that give it.

    Empty if there are too many combinations. exclude: whether two modifiers never apply to the same roll.
    """

    @cache
    def is_apart(index: int, other: int) -> bool:
        return exclude(modifiers[index], modifiers[other])

    @cache
    def matters_after(index: int, last: int) -> bool:
        return any(is_apart(index, later) for later in range(last + 1, len(modifiers)))

    reached: dict[tuple[int, frozenset[int]], Applied] = {(0, frozenset()): ()}
    for index, modifier in enumerate(modifiers):
        more: dict[tuple[int, frozenset[int]], Applied] = {}
        for (total, used), applied in reached.items():
            if any(is_apart(index, other) for other in used):
                continue
            # Only modifiers that exclude a later one matter from here on; the others would multiply the states.
            kept = frozenset(earlier for earlier in (*used, index) if matters_after(earlier, index))
            for times in range(1, max(modifier.times, 1) + 1):
                _keep_fewest(more, (total + modifier.by * times, kept), (*applied, (modifier, times)))
        for state, applied in more.items():
            _keep_fewest(reached, state, applied)
        if len(reached) > _MAX_STATES:
            return {}
    fewest: dict[int, Applied] = {}
    for (total, _), applied in reached.items():
        if total not in fewest or number_of(applied) < number_of(fewest[total]):
            fewest[total] = applied
    return dict(sorted(fewest.items()))


def number_of(applied: Applied) -> int:
    """How many modifiers apply, one that applies twice counted twice."""
    return sum(times for _, times in applied)


def in_words(applied: Iterable[tuple[Modifier, int]]) -> str:
    """``+3 (breakthrough), 2 × +1 (invention)``; a modifier without an id by its name or text."""
    return ", ".join(
        f"{f'{times} × ' if times > 1 else ''}{modifier.by:+d} ({modifier.id or modifier.name or modifier.text})"
        for modifier, times in applied
    )


def rolls_on(table: Table, game: Game) -> list[tuple[Roll | None, tuple[Modifier, ...]]]:
    """The rolls made on a table, each with its modifiers; None stands for a plain roll if there are none."""
    users = [roll for roll in game.rolls if roll.table == table.id]
    if not users:
        return [(None, table.modifiers)]
    return [(roll, (*table.modifiers, *roll.modifiers)) for roll in users]


def _keep_fewest(
    states: dict[tuple[int, frozenset[int]], Applied], state: tuple[int, frozenset[int]], new: Applied
) -> None:
    if (old := states.get(state)) is None or number_of(new) < number_of(old):
        states[state] = new
