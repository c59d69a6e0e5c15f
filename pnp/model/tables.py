"""Dice tables, rolls, formulas and worked examples."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import ClassVar, Literal

from pnp.errors import FieldError
from pnp.model.combat_columns import MOST_COLUMNS, column
from pnp.model.dice import Dice, Results
from pnp.model.effects import Effect
from pnp.model.fields import Code, FieldType, Open
from pnp.model.names import Holder, Named, keys_refer_to, prose, refers_to, split_at
from pnp.nodes import Record
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Row(Open):
    """A row of a dice table: its results, and what happens. results: of a combat table, a code for each column."""

    on: Results
    results: tuple[str, ...] = split_at(",;")
    symbol: str = ""
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Combat(Record):
    """The columns of a combat table. by: what is compared. columns: headings such as ``2:1``, ``+1`` or ``3-5``.

    attack, defence: the stats that are added up. rounds: in whose favour. shifts: by how many columns one moves to the
    right (or left, below 0), besides those of terrain; most: at most so many in all. beyond: what values and shifts
    beyond the first and the last column mean, in words; they count as those.
    """

    by: Literal["odds", "differential", "firepower"] = "odds"
    columns: tuple[str, ...] = split_at(",;")
    attack: str = refers_to("stats", default="")
    defence: str = refers_to("stats", default="")
    rounds: Literal["defender", "attacker", "nearest"] = "defender"
    shifts: tuple[Modifier, ...] = ()
    most: int | None = None
    beyond: str = prose("text")

    def __post_init__(self) -> None:
        if not 1 <= len(self.columns) <= MOST_COLUMNS:
            raise FieldError(f"a combat table has from 1 to {MOST_COLUMNS} columns", "columns")
        for text in self.columns:
            try:
                column(text, self.by)
            except ValueError as error:
                raise FieldError(str(error), "columns") from error


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Table(Holder):
    """A table one rolls on. columns: headings by field. duplicates: what a repeated result means.

    combat: the columns of a table of results by strength; results: the codes in its cells, with what they mean.
    """

    HOLDS: ClassVar[str] = "rows"

    die: Dice
    rows: tuple[Row, ...] = ()
    fields: Mapping[str, FieldType] = field(default_factory=dict)
    columns: Mapping[str, str] = prose("text", {})
    modifiers: tuple[Modifier, ...] = ()
    combat: Combat | None = None
    results: Mapping[str, Code] = field(default_factory=dict)
    duplicates: Literal["", "reroll", "keep", "stack"] = ""
    keep: str = ""

    @property
    def single(self) -> str:
        """What one of its records is called."""
        return "row"

    @property
    def applicable(self) -> tuple[Modifier, ...]:
        """What changes the roll, and what shifts its column."""
        return (*self.modifiers, *(self.combat.shifts if self.combat else ()))


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Modifier(Named):
    """A number added to a roll. times: how often it can apply at once. excludes: modifiers that never apply with it.

    source: where it comes from, as ``events.storm-lanterns``, ``terrain.wood`` or the name of a set.
    """

    by: int
    times: int = 1
    excludes: tuple[str, ...] = ()
    source: str = ""
    versus: tuple[str, ...] = refers_to("units", "classes", default=())


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Roll(Named):
    """A roll against a target, against somebody else's dice, or on a table.

    natural: what an unmodified result always means. against: what the other side rolls; the higher total wins.
    """

    die: Dice
    target: Results | None = None
    against: Dice | None = None
    table: str = refers_to("tables", default="")
    success: str = prose("text")
    failure: str = prose("text")
    natural: Mapping[str, str] = prose("text", {})
    modifiers: tuple[Modifier, ...] = ()
    effects: tuple[Effect, ...] = ()

    @property
    def applicable(self) -> tuple[Modifier, ...]:
        """What changes the roll."""
        return self.modifiers


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Formula(Named):
    """A calculation of the rules from given numbers."""

    inputs: tuple[str, ...] = ()
    value: str
    unit: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Example(Named):
    """A worked example of the rules text. ``gives``: its result as the rules state it.

    Of a formula with what is ``given``; of a roll (or table) with what is ``rolled``, its ``modifiers`` (one
    named twice counts twice), the ``total`` and the ``chance``; of a board, how far two places lie apart
    (``between``), whether one sees the other (``sight``), or the cost of a ``path`` for a ``unit``, or with ``cost``,
    the declared field of the terrain that has it; of units that somebody ``buys`` for a ``resource``. diagonal: whether
    a step may go over a corner. retreat: the path is one. Of a combat table, who the ``attackers`` and ``defenders``
    are or how strong (``attack``, ``defence``), the ``terrain`` that counts, on which cells of the ``board`` units
    stand (``stands``), and the ``column`` with all shifts.
    """

    formula: str = refers_to("formulas", default="")
    given: Mapping[str, int] = field(default_factory=dict)
    roll: str = refers_to("rolls", "tables", default="")
    rolled: int | None = None
    modifiers: tuple[str, ...] = ()
    total: int | None = None
    chance: str = ""
    board: str = refers_to("boards", default="")
    between: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    diagonal: bool = False
    cost: str = ""
    unit: str = refers_to("units", default="")
    retreat: bool = False
    sight: Literal["", "clear", "blocked"] = ""
    attackers: Mapping[str, int] = keys_refer_to("units", default={})
    defenders: Mapping[str, int] = keys_refer_to("units", default={})
    attack: int | None = None
    defence: int | None = None
    terrain: tuple[str, ...] = refers_to("terrain", default=())
    stands: Mapping[str, str] = keys_refer_to("units", default={})
    column: str = ""
    buys: Mapping[str, int] = keys_refer_to("units", default={})
    resource: str = refers_to("resources", default="")
    gives: str = ""
