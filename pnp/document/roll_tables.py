"""Dice tables, rolls and dice to tables, with the odds that they have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from math import ceil
from typing import Final

from pnp.analysis.odds import merged_ends, opposed_odds, roll_odds, signed, table_odds
from pnp.document.leaves import Leaf, literal, prefixed
from pnp.document.tabular import (
    Cell,
    Column,
    Known,
    Para,
    Row,
    Tabular,
    chosen,
    filled,
    known,
    prose,
    said,
    value_cell,
    words,
)
from pnp.locale.catalog import translate, translate_count
from pnp.model.dice import Dice
from pnp.model.fields import FieldType
from pnp.model.kit import Kit
from pnp.model.tables import Modifier, Roll, Table
from pnp.model.tables import Row as TableRow

_MOST_ACROSS: Final = 12
_LEAST_ACROSS: Final = 3
_DUPLICATES: Final = {
    "reroll": "A result that is there already is rolled again.",
    "keep": "A result that is there already changes nothing.",
    "stack": "The same result may come more than once.",
}


def dice_table(table: Table, wanted: Sequence[str], kit: Kit) -> Tabular:
    """A table one rolls on: result, name, its fields, text. Raises KeyError for a column that is not there."""
    offered = [
        known("on", str(table.die), lambda row: words(_result(row)), "center", strong=True),
        known("name", table.columns.get("name", "Result"), lambda row: words(row.name), strong=True),
        *(_field(key, one, table) for key, one in table.fields.items()),
        known("text", table.columns.get("text", "Effect"), prose),
    ]
    columns = chosen(offered, wanted, table.rows)
    rows = filled(columns, table.rows, lambda row: f"row-{table.id}-{row.id}" if row.id else "")
    notes = [literal(translate(_DUPLICATES[table.duplicates], kit))] if table.duplicates else []
    if table.modifiers:
        notes.extend(_modifier_notes(table.modifiers, kit))
    lead = said(table, "text")
    return Tabular(
        tuple(column.column for column in columns), rows, table.title, (lead,) if lead else (), tuple(notes),
        f"table-{table.id}",
    )  # fmt: skip


def _field(key: str, one: FieldType, table: Table) -> Known:
    title = table.columns.get(key) or one.name or key.replace("_", " ").capitalize()
    return known(key, title, lambda row: value_cell(row.fields.get(key)), "right" if one.type == "number" else "left")


def _result(row: TableRow) -> str:
    return row.on.written.replace("-", "\u2013") if not row.on.written.startswith("-") else row.on.written


def _modifier_notes(modifiers: Iterable[Modifier], kit: Kit) -> Iterable[Leaf]:
    for modifier in modifiers:
        times = f" ({_times(modifier.times, kit)})" if modifier.times > 1 else ""
        yield literal(f"{signed(modifier.by)}\u00a0\u00a0{modifier.text or modifier.title}{times}")


def roll_table(roll: Roll, kit: Kit, table: Table | None = None) -> tuple[Tabular, ...]:
    """A roll: its modifiers, and the odds at every sum of them. table: where its result is looked up."""
    lead = [literal(_target_sentence(roll, kit))]
    if text := said(roll, "text"):
        lead.insert(0, text)
    for key, word in (("success", "Success"), ("failure", "Failure")):
        if outcome := said(roll, key):
            lead.append(prefixed(f"{translate(word, kit)}: ", outcome))
    notes = tuple(literal(translate("A natural {}: {}.", kit, *natural)) for natural in roll.natural.items())
    columns = (Column("by", "Modifier", "center", strong=True), Column("text", "When"))
    rows = tuple(Row((words(signed(modifier.by)), _modifier_text(modifier, kit))) for modifier in roll.modifiers)
    first = Tabular(columns if rows else (), rows, roll.title, tuple(lead), notes, f"roll-{roll.id}")
    odds = _odds_table(roll, kit) or _opposed_table(roll, kit) or (_rows_table(roll, table, kit) if table else None)
    return (first, odds) if odds else (first,)


def _target_sentence(roll: Roll, kit: Kit) -> str:
    if roll.target:
        return translate("Roll {}. A result of {} succeeds.", kit, roll.die, roll.target) + _only_chance(roll, kit)
    if roll.against:
        return translate("Roll {} against {}: the higher total wins.", kit, roll.die, roll.against)
    return translate("Roll {}.", kit, roll.die)


def _modifier_text(one: Modifier, kit: Kit) -> Cell:
    cell = prose(one) or words(one.title)
    return cell if one.times == 1 else (*cell, Para(literal(_times(one.times, kit))))


def _only_chance(roll: Roll, kit: Kit) -> str:
    """The chance of a roll that nothing modifies, as a sentence of its own; nothing for others."""
    odds = roll_odds(roll) if not roll.modifiers else ()
    return "".join(f" {translate('Chance', kit)}: {percent(odd.success)}." for odd in odds)


def _odds_table(roll: Roll, kit: Kit) -> Tabular | None:
    successes = [(odd.modifier, odd.success) for odd in roll_odds(roll)]
    values = [(label, percent(one)) for label, one in merged_ends(successes)]
    if not values or not roll.modifiers:
        return None
    title = translate("Chance of success: {} on {}", kit, roll.target, roll.die)
    heads = translate("Sum of modifiers", kit), translate("Chance", kit)
    return replace(across(title, *heads, values, f"odds-{roll.id}"), follows=True)


def _opposed_table(roll: Roll, kit: Kit) -> Tabular | None:
    odds = opposed_odds(roll)
    if not odds:
        return None
    columns = (
        Column("sum", translate("Sum of modifiers", kit), "center", strong=True),
        Column("higher", translate("Higher", kit), "right"),
        Column("equal", translate("Equal", kit), "right"),
        Column("lower", translate("Lower", kit), "right"),
    )
    gathered = merged_ends([(odd.modifier, odd.shares) for odd in odds])
    rows = tuple(Row(tuple(map(words, (label, *map(percent, shares))))) for label, shares in gathered)
    title = translate("Odds of {} against {}", kit, roll.die, roll.against)
    return Tabular(columns, rows, title, anchor=f"odds-{roll.id}", follows=True)


def _rows_table(roll: Roll, table: Table, kit: Kit) -> Tabular | None:
    """The odds of every row of a table: a column for each row, a line for each sum of modifiers."""
    odds = table_odds(roll, table)
    if not odds:
        return None
    columns = (
        Column("sum", translate("Sum of modifiers", kit), "center", strong=True),
        *(Column(str(index), _result(row), "right") for index, row in enumerate(table.rows)),
    )
    rows = tuple(Row(tuple(map(words, (label, *map(percent, chances))))) for label, chances in merged_ends(odds))
    title = translate("Odds of {}", kit, table.title)
    return Tabular(columns, rows, title, anchor=f"odds-{roll.id}", follows=True)


def across(
    title: str, first: str, second: str, values: Sequence[tuple[str, str]], anchor: str = "", most: int = _MOST_ACROSS
) -> Tabular:
    """Pairs of short values side by side, at most so many a row; fewer where a column is too narrow for them."""
    per_row = ceil(len(values) / ceil(len(values) / most))
    narrower = across(title, first, second, values, anchor, per_row - 1) if per_row > _LEAST_ACROSS else None
    columns = (Column("label", "", strong=True), *(Column(str(i), "", "center") for i in range(per_row)))
    rows = []
    for start in range(0, len(values), per_row):
        part = values[start : start + per_row]
        empty: tuple[Cell, ...] = ((),) * (per_row - len(part))
        rows.append(Row((words(first), *(words(value) for value, _ in part), *empty)))
        rows.append(Row((words(second), *(words(value) for _, value in part), *empty)))
    return Tabular(columns, tuple(rows), title, anchor=anchor, narrower=narrower)


def dice_odds(dice: Dice, kit: Kit) -> Tabular:
    """The chance of each result of dice, and of that result or a higher one."""
    odds = dice.odds()
    at_least = Fraction(0)
    rows = []
    for result in reversed(tuple(odds)):
        at_least += odds[result]
        rows.append(Row((words(result), words(percent(odds[result])), words(percent(at_least)))))
    columns = (
        Column("result", str(dice), "center", strong=True),
        Column("exactly", "Exactly", "right"),
        Column("at-least", "At least", "right"),
    )
    return Tabular(columns, tuple(reversed(rows)), translate("Odds of {}", kit, dice), anchor=f"odds-{dice}".lower())


def percent(probability: Fraction) -> str:
    """A probability as people read it; never 0 % or 100 % for what can or cannot quite happen."""
    if (probability * 200).denominator == 1 and probability * 200 % 2:
        # Half a percent, as dice with eight sides have it: rounded, two neighbours would tell an uneven step.
        return f"{float(probability * 100):.1f}\u202f%"
    rounded = round(probability * 100)
    if probability and not rounded:
        return "<1 %".replace(" ", "\u202f")
    if probability < 1 and rounded == 100:
        return ">99\u202f%"
    return f"{rounded}\u202f%"


def _times(number: int, kit: Kit) -> str:
    return translate_count("up to {} time", "up to {} times", number, kit, number)
