"""Names of cells without the zeros before their numbers, which a spreadsheet takes for numbers: 503 for 0503."""

from __future__ import annotations

import re
from typing import Final

from pnp.checks.check import Problem
from pnp.findings import Edit, Span
from pnp.model.lattice import Lattice

_NUMBER: Final = re.compile(r"\d+")
# No board has so many columns and rows that a name has more digits.
_MOST_DIGITS: Final = 6
_TEXT_FILES: Final = (".yaml", ".yml")


def with_zeros(lattice: Lattice, name: str) -> str:
    """The only place of a board whose name is this one with zeros before its last number; empty if there is none."""
    number = next(iter(list(_NUMBER.finditer(name))[-1:]), None)
    if number is None:
        return ""
    before, behind = name[: number.start()], name[number.end() :]
    longer = (before + number[0].zfill(width) + behind for width in range(len(number[0]) + 1, _MOST_DIGITS + 1))
    there = [each for each in longer if lattice.has_place(each)]
    return there[0] if len(there) == 1 else ""


def lost_zeros(lattice: Lattice, board: str, name: str, message: str, span: Span) -> Problem | None:
    """A problem with a place that the board has under a name with more zeros; None if it has none.

    board: the id of the board. message: what is wrong with the name. span: of the name, or of what it stands in.
    """
    meant = with_zeros(lattice, name)
    if not meant:
        return None
    table = "" if span.file.endswith(_TEXT_FILES) else " (a spreadsheet keeps the zeros in a column that is text)"
    is_alone = span.line == span.end_line and span.end_column - span.column == len(name)
    return Problem(
        message=message,
        span=span,
        hint=f"did you mean {meant}?{table}",
        edits=(Edit(span, meant),) if is_alone else (),
        cause=f"cells of {board!r} lack the zeros before their numbers",
    )
