"""What modifiers can make of a roll, and the fewest of them that do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from pnp.model.game import Game
from pnp.model.tables import Modifier, Roll, Table

# Beyond so many sets of modifiers that exclude one another, what they come to is not worked out.
_MOST_STATES: Final = 4000

# Modifiers that apply together, each with how often.
Applied = tuple[tuple[Modifier, int], ...]


def sums_with_modifiers(modifiers: Sequence[Modifier]) -> Mapping[int, Applied]:
    """Every sum that modifiers can have together, with the fewest that come to it, those that exclude each other apart.

    Empty if there are too many ways of putting them together.
    """
    reached: dict[tuple[int, frozenset[int]], Applied] = {(0, frozenset()): ()}
    for index, one in enumerate(modifiers):
        later = modifiers[index + 1 :]
        more: dict[tuple[int, frozenset[int]], Applied] = {}
        for (total, used), applied in reached.items():
            if any(exclude(one, modifiers[other]) for other in used):
                continue
            # Only those that exclude a later one still matter: the others would only multiply the ways.
            kept = frozenset(i for i in (*used, index) if any(exclude(modifiers[i], other) for other in later))
            for times in range(1, max(one.times, 1) + 1):
                _keep_fewest(more, (total + one.by * times, kept), (*applied, (one, times)))
        for state, applied in more.items():
            _keep_fewest(reached, state, applied)
        if len(reached) > _MOST_STATES:
            return {}
    found: dict[int, Applied] = {}
    for (total, _), applied in reached.items():
        if total not in found or number_of(applied) < number_of(found[total]):
            found[total] = applied
    return dict(sorted(found.items()))


def exclude(one: Modifier, other: Modifier) -> bool:
    """Whether two modifiers never apply to the same roll."""
    return other.id in one.excludes or one.id in other.excludes


def number_of(applied: Applied) -> int:
    """How many modifiers apply, one that applies twice counted twice."""
    return sum(times for _, times in applied)


def in_words(applied: Iterable[tuple[Modifier, int]]) -> str:
    """``+3 (breakthrough), 2 × +1 (invention)``; a modifier without an id by its words."""
    return ", ".join(
        f"{f'{times} × ' if times > 1 else ''}{one.by:+d} ({one.id or one.name or one.text})" for one, times in applied
    )


def rolls_on(table: Table, game: Game) -> list[tuple[Roll | None, tuple[Modifier, ...]]]:
    """Each way of rolling on a table: plainly or by a roll, with the modifiers that it takes."""
    users = [roll for roll in game.rolls if roll.table == table.id]
    if not users:
        return [(None, table.modifiers)]
    return [(roll, (*table.modifiers, *roll.modifiers)) for roll in users]


def _keep_fewest(
    states: dict[tuple[int, frozenset[int]], Applied], state: tuple[int, frozenset[int]], new: Applied
) -> None:
    if (old := states.get(state)) is None or number_of(new) < number_of(old):
        states[state] = new
