"""Dice tables, rolls and dice to tables, with the odds that they have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from math import ceil
from typing import Final

from pnp.analysis.odds import merged_ends, opposed_odds, roll_odds, signed, table_odds
from pnp.document.blocks import Align
from pnp.document.inline_text import InlineText, literal, prefixed
from pnp.document.tabular import (
    Cell,
    OfferedColumn,
    Para,
    TableColumn,
    TableRow,
    Tabular,
    choose_columns,
    field_text,
    fill_rows,
    offer,
    plain_cell,
    text_cell,
    value_cell,
)
from pnp.locale.catalog import translate, translate_count
from pnp.model.dice import Dice
from pnp.model.fields import FieldType
from pnp.model.kit import Kit
from pnp.model.tables import Modifier, Roll, Table
from pnp.model.tables import Row as DiceTableRow

_MOST_ACROSS: Final = 12
_LEAST_ACROSS: Final = 3
_DUPLICATES: Final = {
    "reroll": "A result that is there already is rolled again.",
    "keep": "A result that is there already changes nothing.",
    "stack": "The same result may come more than once.",
}


def dice_table(table: Table, column_keys: Sequence[str], kit: Kit) -> Tabular:
    """A table to roll on: result, name, its fields, text. Raises KeyError for a column that is not there."""
    offered = [
        offer("on", str(table.die), lambda row: plain_cell(_result(row)), "center", strong=True),
        offer("name", table.columns.get("name", "Result"), lambda row: plain_cell(row.name), strong=True),
        *(_field(key, field_type, table) for key, field_type in table.fields.items()),
        offer("text", table.columns.get("text", "Effect"), text_cell),
    ]
    columns = choose_columns(offered, column_keys, table.rows)
    rows = fill_rows(columns, table.rows, lambda row: f"row-{table.id}-{row.id}" if row.id else "")
    notes = [literal(translate(_DUPLICATES[table.duplicates], kit))] if table.duplicates else []
    if table.modifiers:
        notes.extend(_modifier_notes(table.modifiers, kit))
    lead = field_text(table, "text")
    return Tabular(
        tuple(column.column for column in columns), rows, table.title, (lead,) if lead else (), tuple(notes),
        f"table-{table.id}",
    )  # fmt: skip


def _field(key: str, field_type: FieldType, table: Table) -> OfferedColumn:
    title = table.columns.get(key) or field_type.name or key.replace("_", " ").capitalize()
    align: Align = "right" if field_type.type == "number" else "left"
    return offer(key, title, lambda row: value_cell(row.fields.get(key)), align)


def _result(row: DiceTableRow) -> str:
    return row.on.written.replace("-", "\u2013") if not row.on.written.startswith("-") else row.on.written


def _modifier_notes(modifiers: Iterable[Modifier], kit: Kit) -> Iterable[InlineText]:
    for modifier in modifiers:
        times = f" ({_times(modifier.times, kit)})" if modifier.times > 1 else ""
        yield literal(f"{signed(modifier.by)}\u00a0\u00a0{modifier.text or modifier.title}{times}")


def roll_table(roll: Roll, kit: Kit, table: Table | None = None) -> tuple[Tabular, ...]:
    """A roll: its modifiers, and the odds for every sum of them. table: where its result is looked up."""
    lead = [literal(_target_sentence(roll, kit))]
    if text := field_text(roll, "text"):
        lead.insert(0, text)
    for key, word in (("success", "Success"), ("failure", "Failure")):
        if outcome := field_text(roll, key):
            lead.append(prefixed(f"{translate(word, kit)}: ", outcome))
    notes = tuple(literal(translate("A natural {}: {}.", kit, *natural)) for natural in roll.natural.items())
    columns = (TableColumn("by", "Modifier", "center", strong=True), TableColumn("text", "When"))
    rows = tuple(
        TableRow((plain_cell(signed(modifier.by)), _modifier_text(modifier, kit)), record=modifier)
        for modifier in roll.modifiers
    )
    first = Tabular(columns if rows else (), rows, roll.title, tuple(lead), notes, f"roll-{roll.id}")
    odds = _odds_table(roll, kit) or _opposed_table(roll, kit) or (_rows_table(roll, table, kit) if table else None)
    return (first, odds) if odds else (first,)


def _target_sentence(roll: Roll, kit: Kit) -> str:
    if roll.target:
        return translate("Roll {}. A result of {} succeeds.", kit, roll.die, roll.target) + _only_chance(roll, kit)
    if roll.against:
        return translate("Roll {} against {}: the higher total wins.", kit, roll.die, roll.against)
    return translate("Roll {}.", kit, roll.die)


def _modifier_text(modifier: Modifier, kit: Kit) -> Cell:
    cell = text_cell(modifier) or plain_cell(modifier.title)
    return cell if modifier.times == 1 else (*cell, Para(literal(_times(modifier.times, kit))))


def _only_chance(roll: Roll, kit: Kit) -> str:
    """The chance of a roll without modifiers, as a sentence; empty for other rolls."""
    odds = roll_odds(roll) if not roll.modifiers else ()
    return "".join(f" {translate('Chance', kit)}: {percent(odd.success)}." for odd in odds)


def _odds_table(roll: Roll, kit: Kit) -> Tabular | None:
    successes = [(odd.modifier, odd.success) for odd in roll_odds(roll)]
    values = [(label, percent(chance)) for label, chance in merged_ends(successes)]
    if not values or not roll.modifiers:
        return None
    title = translate("Chance of success: {} on {}", kit, roll.target, roll.die)
    heads = translate("Sum of modifiers", kit), translate("Chance", kit)
    return replace(side_by_side(title, *heads, values, f"odds-{roll.id}"), follows=True)


def _opposed_table(roll: Roll, kit: Kit) -> Tabular | None:
    odds = opposed_odds(roll)
    if not odds:
        return None
    columns = (
        TableColumn("sum", translate("Sum of modifiers", kit), "center", strong=True),
        TableColumn("higher", translate("Higher", kit), "right"),
        TableColumn("equal", translate("Equal", kit), "right"),
        TableColumn("lower", translate("Lower", kit), "right"),
    )
    gathered = merged_ends([(odd.modifier, odd.shares) for odd in odds])
    rows = tuple(TableRow(tuple(map(plain_cell, (label, *map(percent, shares))))) for label, shares in gathered)
    title = translate("Odds of {} against {}", kit, roll.die, roll.against)
    return Tabular(columns, rows, title, anchor=f"odds-{roll.id}", follows=True)


def _rows_table(roll: Roll, table: Table, kit: Kit) -> Tabular | None:
    """The odds of every row of a table: a column for each row, a line for each sum of modifiers."""
    odds = table_odds(roll, table)
    if not odds:
        return None
    columns = (
        TableColumn("sum", translate("Sum of modifiers", kit), "center", strong=True),
        *(TableColumn(str(index), _result(row), "right") for index, row in enumerate(table.rows)),
    )
    rows = tuple(
        TableRow(tuple(map(plain_cell, (label, *map(percent, chances))))) for label, chances in merged_ends(odds)
    )
    title = translate("Odds of {}", kit, table.title)
    return Tabular(columns, rows, title, anchor=f"odds-{roll.id}", follows=True)


def side_by_side(
    title: str, first: str, second: str, values: Sequence[tuple[str, str]], anchor: str = "", most: int = _MOST_ACROSS
) -> Tabular:
    """Pairs of short values side by side. most: pairs in a row; a column that is too narrow for them has fewer."""
    per_row = ceil(len(values) / ceil(len(values) / most))
    narrower = side_by_side(title, first, second, values, anchor, per_row - 1) if per_row > _LEAST_ACROSS else None
    columns = (TableColumn("label", "", strong=True), *(TableColumn(str(i), "", "center") for i in range(per_row)))
    rows = []
    for start in range(0, len(values), per_row):
        part = values[start : start + per_row]
        empty: tuple[Cell, ...] = ((),) * (per_row - len(part))
        rows.append(TableRow((plain_cell(first), *(plain_cell(value) for value, _ in part), *empty)))
        rows.append(TableRow((plain_cell(second), *(plain_cell(value) for _, value in part), *empty)))
    heads = (TableColumn("first", first, "center", strong=True), TableColumn("second", second, "right"))
    listed = Tabular(heads, tuple(TableRow(tuple(map(plain_cell, pair))) for pair in values), title, anchor=anchor)
    return Tabular(columns, tuple(rows), title, anchor=anchor, narrower=narrower, listed=listed)


def dice_odds(dice: Dice, kit: Kit) -> Tabular:
    """The chance of each result of dice, and of that result or a higher one."""
    odds = dice.odds()
    at_least = Fraction(0)
    rows = []
    for result in reversed(tuple(odds)):
        at_least += odds[result]
        rows.append(TableRow((plain_cell(result), plain_cell(percent(odds[result])), plain_cell(percent(at_least)))))
    columns = (
        TableColumn("result", str(dice), "center", strong=True),
        TableColumn("exactly", "Exactly", "right"),
        TableColumn("at-least", "At least", "right"),
    )
    return Tabular(columns, tuple(reversed(rows)), translate("Odds of {}", kit, dice), anchor=f"odds-{dice}".lower())


def percent(probability: Fraction) -> str:
    """A probability in per cent; never 0 % for what can happen or 100 % for what can fail."""
    if (probability * 200).denominator == 1 and probability * 200 % 2:
        # Half a per cent, as with eight-sided dice: rounding it would make the steps between neighbours uneven.
        return f"{float(probability * 100):.1f}\u202f%"
    rounded = round(probability * 100)
    if probability and not rounded:
        return "<1 %".replace(" ", "\u202f")
    if probability < 1 and rounded == 100:
        return ">99\u202f%"
    return f"{rounded}\u202f%"


def _times(number: int, kit: Kit) -> str:
    return translate_count("up to {} time", "up to {} times", number, kit, number)
