"""The ways in which a kit is damaged, by what they damage."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random

from pnp.values import dataclass
from tests.mutation.damage import Damage
from tests.mutation.kinds import boards, counts, effects, faces, heads, names, supplies, tables, words
from tests.mutation.subject import Subject

Way = Callable[[Subject, Random], Iterator[Damage]]


@dataclass(frozen=True, slots=True)
class Kind:
    """One way to damage a kit. damages: every place where that can be done, in random order."""

    name: str
    says: str
    damages: Way
    with_layout: bool = False


def _kinds(*ways: Iterable[Way], with_layout: bool = False) -> tuple[Kind, ...]:
    return tuple(
        Kind(way.__name__.replace("_", " "), (way.__doc__ or "").strip().removesuffix("."), way, with_layout)
        for group in ways
        for way in group
    )


# What the rules alone can show, and what only printed faces and books can.
RULES: tuple[Kind, ...] = _kinds(
    tables.WAYS, counts.WAYS, names.WAYS, boards.WAYS, supplies.WAYS, effects.WAYS, words.WAYS, heads.WAYS
)
FACES: tuple[Kind, ...] = _kinds(faces.WAYS, names.BOOK_WAYS, heads.BOOK_WAYS, with_layout=True)
