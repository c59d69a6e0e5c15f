"""Kits, ways and seeds → what was found of everything that was damaged."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from random import Random

from pnp.values import dataclass
from tests.mutation.damage import Damage
from tests.mutation.judge import Judged, Verdict, judge
from tests.mutation.kinds import Kind
from tests.mutation.subject import Subject

# Seeds for making the checks better, and seeds for saying how good they are.
TUNING: tuple[int, ...] = (1, 2, 3, 4, 5)
HELD_OUT: tuple[int, ...] = (101, 102, 103, 104, 105)


@dataclass(frozen=True, slots=True)
class Result:
    """One damage done to one kit, and what the checks said."""

    kit: str
    kind: Kind
    damage: Damage
    judged: Judged

    @property
    def contradicts(self) -> bool:
        """Whether some other place of the kit says otherwise."""
        return bool(self.damage.guard)

    @property
    def verdict(self) -> Verdict:
        """Whether it was found, and where."""
        return self.judged.verdict

    def __str__(self) -> str:
        change = self.damage.changes[0]
        place = change.source.span(change.start, change.end)
        was, is_now = change.source.text[change.start : change.end], change.text
        found = "; ".join(f"{one.span} {one.code}" for one in self.judged.faults[:3])
        against = f" (against {self.damage.guard})" if self.contradicts else ""
        return (
            f"{self.verdict.value}: {self.kit} {place} {self.kind.name}{against}: "
            f"{was[:60]!r} → {is_now[:60]!r}{f': {found}' if found else ''}"
        )


def measured(subjects: Iterable[Subject], kinds: Sequence[Kind], seed: int, each: int = 1) -> Iterator[Result]:
    """Do so many damages of each kind to each kit, one at a time, and judge them."""
    for subject in subjects:
        for kind in kinds:
            rng = Random(f"{seed} {subject.name} {kind.name}")
            for damage in islice(kind.damages(subject, rng), each):
                yield Result(subject.name, kind, damage, judge(subject, damage, with_layout=kind.with_layout))


def share_found(results: Sequence[Result]) -> float:
    """The share of the damage contradicting another statement that was found at one of both places."""
    contradicting = [one for one in results if one.contradicts]
    return sum(one.verdict is Verdict.AT for one in contradicting) / len(contradicting) if contradicting else 1.0
