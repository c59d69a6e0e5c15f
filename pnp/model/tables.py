"""Dice tables, rolls, formulas and worked examples."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from pnp.model.dice import Dice, Results
from pnp.model.effects import Effect
from pnp.model.fields import FieldType, Open
from pnp.model.names import Named, refers_to
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Row(Open):
    """One row of a dice table: the results it takes, and what happens."""

    on: Results
    symbol: str = ""
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Table(Named):
    """A table one rolls on. columns: headings by field. duplicates: what a repeated result means."""

    die: Dice
    rows: tuple[Row, ...] = ()
    fields: Mapping[str, FieldType] = field(default_factory=dict)
    columns: Mapping[str, str] = field(default_factory=dict)
    modifiers: tuple[Modifier, ...] = ()
    duplicates: Literal["", "reroll", "keep", "stack"] = ""
    keep: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Modifier(Named):
    """A number added to a roll. times: how often it can apply at once. excludes: modifiers it never meets.

    source: where it comes from, as ``events.storm-lanterns``, ``terrain.wood`` or the name of a set.
    """

    by: int
    times: int = 1
    excludes: tuple[str, ...] = ()
    source: str = ""
    versus: tuple[str, ...] = refers_to("units", "classes", default=())


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Roll(Named):
    """A roll against a target, or on a table. natural: what an unmodified result always means."""

    die: Dice
    target: Results | None = None
    table: str = refers_to("tables", default="")
    success: str = ""
    failure: str = ""
    natural: Mapping[str, str] = field(default_factory=dict)
    modifiers: tuple[Modifier, ...] = ()
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Formula(Named):
    """What the rules compute from what is given."""

    inputs: tuple[str, ...] = ()
    value: str
    unit: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Example(Named):
    """A worked example: what a formula gives for these inputs, according to the rules text."""

    formula: str = refers_to("formulas")
    given: Mapping[str, int] = field(default_factory=dict)
    gives: str
