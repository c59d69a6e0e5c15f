"""What an example of a roll or a table shows: its die, its modifiers, its sum, and what comes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from pnp.analysis.odds import naturals
from pnp.checks.examples.claims import signed
from pnp.findings import Span
from pnp.model.dice import chance
from pnp.model.game import Game
from pnp.model.tables import Example, Modifier, Roll, Row, Table
from pnp.values import dataclass

_SUCCESS = ("success", "hit", "yes", "succeeds", "hits")
_FAILURE = ("failure", "miss", "no", "fails", "misses")


@dataclass(frozen=True, slots=True)
class Shown:
    """An example with the roll (or table) that it shows. table: where the result is looked up, if it is."""

    example: Example
    roll: Roll | Table
    table: Table | None

    @property
    def modifiers(self) -> tuple[tuple[str, Modifier | None], ...]:
        """Every modifier that the example names, with what it is; None if the roll has no such modifier."""
        known = {modifier.id: modifier for modifier in self.roll.modifiers}
        return tuple((name, known.get(name)) for name in self.example.modifiers)

    @property
    def is_whole(self) -> bool:
        """Whether every modifier is one of the roll."""
        return all(one for _, one in self.modifiers)

    @property
    def modifier(self) -> int:
        """The sum of its modifiers."""
        return sum(one.by for _, one in self.modifiers if one)

    @property
    def total(self) -> int | None:
        """What is rolled with its modifiers."""
        return None if self.example.rolled is None else self.example.rolled + self.modifier

    @property
    def sum(self) -> str:
        """The sum in words: ``6 + 1 (lanterns) − 1 (wood) = 6``."""
        parts = [str(self.example.rolled)]
        parts += [f"{signed(one.by)[0]} {abs(one.by)} ({name})" for name, one in self.modifiers if one]
        return " ".join(parts) + (f" = {self.total}".replace("-", "−") if len(parts) > 1 else "")

    @property
    def target(self) -> Span:
        """Where the roll says what is needed."""
        return self.roll.at("target") if isinstance(self.roll, Roll) and self.roll.target else self.roll.span

    def row_named(self, name: str) -> Row | None:
        """The row that an example calls by id, name or results."""
        rows = self.table.rows if self.table else ()
        wanted = name.strip().casefold()
        return next((row for row in rows if wanted in (row.id, row.name.casefold(), str(row.on).casefold())), None)

    def row_at(self, total: int) -> Row | None:
        """The row that takes a sum."""
        return next((row for row in self.table.rows if total in row.on), None) if self.table else None

    def succeeds(self, total: int) -> bool | None:
        """Whether a sum makes the target, an unmodified result deciding first; None without a target."""
        if not isinstance(self.roll, Roll) or self.roll.target is None:
            return None
        fixed = naturals(self.roll.natural).get(self.example.rolled or 0)
        return total in self.roll.target if fixed is None else fixed

    def chance_of(self, outcome: str) -> Fraction | None:
        """The probability of success, of failure or of a row, with these modifiers; None if it is none of them."""
        if row := self.row_named(outcome):
            return chance(self.roll.die, row.on, self.modifier)
        wanted = outcome_in(outcome or "success")
        if wanted is None or not isinstance(self.roll, Roll) or self.roll.target is None:
            return None
        found = chance(self.roll.die, self.roll.target, self.modifier, naturals(self.roll.natural))
        return found if wanted else 1 - found


def outcome_in(text: str) -> bool | None:
    """``success`` or ``failure`` in the usual words; None for anything else."""
    plain = text.strip().casefold()
    return True if plain in _SUCCESS else False if plain in _FAILURE else None


def shown_rolls(game: Game) -> Iterator[Shown]:
    """Every example of a roll or table of the game."""
    for example in game.examples:
        roll: Roll | Table | None = game.rolls.find(example.roll) or game.tables.find(example.roll)
        if isinstance(roll, Table):
            yield Shown(example, roll, roll)
        elif roll is not None:
            yield Shown(example, roll, game.tables.find(roll.table))


def too_often(shown: Shown) -> Iterator[Modifier]:
    """Modifiers that the example uses more often than the roll allows."""
    used = Counter(shown.example.modifiers)
    yield from (modifier for modifier in shown.roll.modifiers if used[modifier.id] > max(modifier.times, 1))


def excluding(shown: Shown) -> Iterator[tuple[Modifier, Modifier]]:
    """Pairs of modifiers in the example that never meet."""
    used = [modifier for modifier in shown.roll.modifiers if modifier.id in shown.example.modifiers]
    for index, one in enumerate(used):
        for other in used[index + 1 :]:
            if other.id in one.excludes or one.id in other.excludes:
                yield one, other
