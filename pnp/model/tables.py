"""Dice tables, rolls, formulas and worked examples."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from pnp.model.dice import Dice, Results
from pnp.model.effects import Effect
from pnp.model.fields import FieldType, Open
from pnp.model.names import Named, keys_refer_to, prose, refers_to
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Row(Open):
    """A row of a dice table: its results, and what happens."""

    on: Results
    symbol: str = ""
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Table(Named):
    """A table one rolls on. columns: headings by field. duplicates: what a repeated result means."""

    die: Dice
    rows: tuple[Row, ...] = ()
    fields: Mapping[str, FieldType] = field(default_factory=dict)
    columns: Mapping[str, str] = prose("text", {})
    modifiers: tuple[Modifier, ...] = ()
    duplicates: Literal["", "reroll", "keep", "stack"] = ""
    keep: str = ""


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
    (``between``) or the cost of a ``path``, ``cost`` being the declared field of the terrain that has it; of
    units that somebody ``buys`` for a ``resource``. diagonal: whether a step may go over a corner.
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
    buys: Mapping[str, int] = keys_refer_to("units", default={})
    resource: str = refers_to("resources", default="")
    gives: str = ""
