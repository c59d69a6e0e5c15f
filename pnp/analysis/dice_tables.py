"""Dice tables: the rows of each result of a die, and results as ranges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pnp.model.tables import Row, Table


def rows_by_result(table: Table) -> Mapping[int, list[Row]]:
    """The rows of every possible result of the table's die."""
    possible = table.die.results()
    rows: dict[int, list[Row]] = {result: [] for result in possible}
    for row in table.rows:
        for result in row.on.within(possible):
            rows[result].append(row)
    return rows


def as_ranges(results: Sequence[int], possible: Sequence[int]) -> str:
    """Results in words, with runs as ranges: ``4``, ``4–6 and 9``. possible: every result of the die, in order."""
    order = {result: index for index, result in enumerate(possible)}
    runs: list[list[int]] = []
    for result in results:
        if runs and order[result] == order[runs[-1][-1]] + 1:
            runs[-1].append(result)
        else:
            runs.append([result])
    words = [str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
