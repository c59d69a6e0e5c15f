"""Examples of a roll or a table: die, modifiers, sum and outcome."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

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
class RollExample:
    """An example with its roll (or table). table: where the result is looked up, if anywhere."""

    example: Example
    roll: Roll | Table
    table: Table | None

    @property
    def modifiers(self) -> tuple[tuple[str, Modifier | None], ...]:
        """Every modifier or shift that the example names, by id; None if the roll has no such modifier."""
        known = {modifier.id: modifier for modifier in self.roll.applicable}
        return tuple((name, known.get(name)) for name in self.example.modifiers)

    @property
    def is_whole(self) -> bool:
        """Whether the roll has every modifier."""
        return all(modifier for _, modifier in self.modifiers)

    @property
    def modifier(self) -> int:
        """The sum of its modifiers, without shifts of the column."""
        return sum(modifier.by for _, modifier in self.modifiers if modifier and modifier in self.roll.modifiers)

    @property
    def total(self) -> int | None:
        """The result with its modifiers."""
        return None if self.example.rolled is None else self.example.rolled + self.modifier

    @property
    def sum(self) -> str:
        """The sum in words: ``6 + 1 (lanterns) − 1 (wood) = 6``."""
        parts = [str(self.example.rolled)]
        parts += [
            f"{signed(modifier.by)[0]} {abs(modifier.by)} ({name})"
            for name, modifier in self.modifiers
            if modifier and modifier in self.roll.modifiers
        ]
        return " ".join(parts) + (f" = {self.total}".replace("-", "−") if len(parts) > 1 else "")

    @property
    def target(self) -> Span:
        """The span of the target."""
        return self.roll.at("target") if isinstance(self.roll, Roll) and self.roll.target else self.roll.span

    def row_named(self, name: str) -> Row | None:
        """The row that an example names by id, name or results."""
        rows = self.table.rows if self.table else ()
        label = name.strip().casefold()
        return next((row for row in rows if label in (row.id, row.name.casefold(), str(row.on).casefold())), None)

    def row_at(self, total: int) -> Row | None:
        """The row that covers a sum."""
        return next((row for row in self.table.rows if total in row.on), None) if self.table else None

    def succeeds(self, total: int) -> bool | None:
        """Whether a sum makes the target, or a natural result decides; None without a target."""
        if not isinstance(self.roll, Roll) or self.roll.target is None:
            return None
        fixed = naturals(self.roll.natural).get(self.example.rolled or 0)
        return total in self.roll.target if fixed is None else fixed

    def chance_of(self, outcome: str) -> Fraction | None:
        """The probability of success, of failure or of a row, with these modifiers; None if it is none of them."""
        if row := self.row_named(outcome):
            return chance(self.roll.die, row.on, self.modifier)
        success = outcome_in(outcome or "success")
        if success is None or not isinstance(self.roll, Roll) or self.roll.target is None:
            return None
        probability = chance(self.roll.die, self.roll.target, self.modifier, naturals(self.roll.natural))
        return probability if success else 1 - probability


def outcome_in(text: str) -> bool | None:
    """True for success and False for failure, in the usual words; None for anything else."""
    plain = text.strip().casefold()
    return True if plain in _SUCCESS else False if plain in _FAILURE else None


def roll_examples(game: Game) -> Iterator[RollExample]:
    """Every example of a roll or table of the game."""
    for example in game.examples:
        roll: Roll | Table | None = game.rolls.find(example.roll) or game.tables.find(example.roll)
        if isinstance(roll, Table):
            yield RollExample(example, roll, roll)
        elif roll is not None:
            yield RollExample(example, roll, game.tables.find(roll.table))


def too_often(shown: RollExample) -> Iterator[Modifier]:
    """Modifiers that the example uses more often than the roll allows."""
    used = Counter(shown.example.modifiers)
    yield from (modifier for modifier in shown.roll.applicable if used[modifier.id] > max(modifier.times, 1))


def excluding(shown: RollExample) -> Iterator[tuple[Modifier, Modifier]]:
    """Pairs of modifiers in the example that exclude each other."""
    used = [modifier for modifier in shown.roll.applicable if modifier.id in shown.example.modifiers]
    for first, second in combinations(used, 2):
        if second.id in first.excludes or first.id in second.excludes:
            yield first, second
