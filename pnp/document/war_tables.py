"""Charts of wargames to tables: terrain effects, combat tables, worked combats, arrivals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pnp.analysis import charts
from pnp.analysis.combat import work_out
from pnp.analysis.odds import signed
from pnp.document.inline_text import InlineText, literal, prefixed
from pnp.document.tabular import Cell, Para, TableColumn, TableRow, Tabular, field_text, plain_cell, text_cell
from pnp.locale.catalog import translate
from pnp.model.fields import Code
from pnp.model.game import Game
from pnp.model.tables import Combat, Example, Table

# Of more shifts than that, a sentence cannot be taken in at a glance.
_MOST_IN_NOTE: Final = 4


def terrain_effects(game: Game) -> Tabular | None:
    """The chart of terrain effects: costs by class, combat, stacking, and the texts of the terrain."""
    chart = charts.terrain_chart(game)
    if chart is None:
        return None
    has_notes = any(row.terrain.text for row in chart.rows)
    columns = (
        TableColumn("terrain", "Terrain", strong=True),
        *(TableColumn(str(index), heading, "center") for index, heading in enumerate(chart.headings)),
        *((TableColumn("text", "Notes"),) if has_notes else ()),
    )
    rows = []
    for row in chart.rows:
        if row.group:
            rows.append(TableRow((plain_cell(row.group),), group=True))
        notes = (text_cell(row.terrain),) if has_notes else ()
        cells = (plain_cell(row.terrain.title), *map(plain_cell, row.cells), *notes)
        rows.append(TableRow(cells, f"terrain-{row.terrain.id}", row.terrain.title, record=row.terrain))
    return Tabular(columns, tuple(rows), "Terrain effects", anchor="table-terrain-classes", is_chart=True)


def combat_tables(game: Game, table: Table, combat: Combat) -> tuple[Tabular, ...]:
    """A combat table as a chart, with how to read it, what moves columns if that is much, and what its codes mean."""
    kit = game.kit
    columns = (
        TableColumn("on", str(table.die), "center", strong=True),
        *(TableColumn(f"column-{index}", heading, "center") for index, heading in enumerate(combat.columns)),
    )
    rows = tuple(
        TableRow((plain_cell(charts.results_on(row)), *map(plain_cell, charts.result_row(row)))) for row in table.rows
    )
    lead = [literal(charts.how_to_read(combat, kit))]
    if text := field_text(table, "text"):
        lead.insert(0, text)
    shifts = charts.shifts_of(game, table)
    notes = _shift_notes(game, shifts, combat)
    if table.modifiers:
        modifiers = [(signed(each.by), each.text or each.title) for each in table.modifiers]
        notes.append(literal(f"{table.die}: {charts.listed(modifiers)}."))
    chart = Tabular(columns, rows, table.title, tuple(lead), tuple(notes), f"table-{table.id}", is_chart=True)
    moved = (_shift_table(game, shifts),) if len(shifts) > _MOST_IN_NOTE else ()
    return (chart, *moved, _meanings(table)) if table.results else (chart, *moved)


def _shift_notes(game: Game, shifts: Sequence[tuple[str, str]], combat: Combat) -> list[InlineText]:
    """What moves the column, unless it is so much that it has a table, and what lies beyond all columns."""
    kit, notes = game.kit, []
    most = charts.most_shifts(combat, kit) if shifts else ""
    if len(shifts) > _MOST_IN_NOTE:
        notes += [literal(most)] if most else []
    elif shifts:
        notes.append(literal(f"{translate('Column shifts', kit)}: {charts.listed(shifts)}. {most}".strip()))
    if beyond := field_text(combat, "beyond"):
        notes.append(beyond)
    return notes


def _shift_table(game: Game, shifts: Iterable[tuple[str, str]]) -> Tabular:
    """By how many columns each circumstance moves the column."""
    columns = (TableColumn("by", "", "center", strong=True), TableColumn("text", translate("Column shifts", game.kit)))
    rows = tuple(TableRow((plain_cell(by), plain_cell(words))) for by, words in shifts)
    return Tabular(columns, rows, "", follows=True)


def _meanings(table: Table) -> Tabular:
    """What the codes of a combat table mean."""
    columns = (TableColumn("code", "", "center", strong=True), TableColumn("text", "Result"))
    rows = tuple(TableRow((plain_cell(key), _meaning(code))) for key, code in table.results.items())
    return Tabular(columns, rows, "", follows=True)


def _meaning(code: Code) -> Cell:
    text = field_text(code, "text")
    return (Para(prefixed(f"{code.name}: ", text)),) if text else plain_cell(code.name)


def worked_example(game: Game, example: Example) -> Tabular | None:
    """How an example of a combat comes to its result; None for any other example."""
    table = game.tables.find(example.roll)
    worked = work_out(game, table, example) if table else None
    if worked is None:
        return None
    rows = tuple(
        TableRow((plain_cell(title), plain_cell(arithmetic)))
        for title, arithmetic in charts.steps(game, worked, example.rolled)
    )
    columns = (TableColumn("step", "", strong=True), TableColumn("text", ""))
    lead = field_text(example, "text")
    return Tabular(columns, rows, example.name, (lead,) if lead else (), anchor=f"example-{example.id}", is_chart=True)
