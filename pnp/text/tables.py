"""Small tables in a text, as Markdown has them: a row is a line of words in columns."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final, NamedTuple

from pnp.measures import Mm
from pnp.text.engine import TextEngine
from pnp.text.greedy import EPSILON, LineEnd
from pnp.text.lines import Line
from pnp.text.paragraph import Paragraph, measure
from pnp.text.rich import Run, parse
from pnp.text.style import Align, TextStyle
from pnp.text.typesetting import LineMetrics, set_lines
from pnp.values import dataclass

# A heading, a line of dashes and rows, each of which begins with a bar.
TABLE: Final = re.compile(
    r"^[ \t\r]*\|.*\n[ \t\r]*\|((?:[ \t\r]*:?-+:?[ \t\r]*\|)+)[ \t\r]*(?:\n[ \t\r]*\|.*)*", re.MULTILINE
)
_CELL: Final = re.compile(r"\|((?:[^|\\\n]|\\.)*)(?=\|)")
# Between two columns, in thousandths of an em.
_GAP: Final = 1000.0


class Table(NamedTuple):
    """The words of the cells, row by row without empty rows, and how each column is aligned."""

    rows: tuple[tuple[tuple[Run, ...], ...], ...]
    columns: tuple[Align, ...]


class Column(NamedTuple):
    """Where a column is in its table, in thousandths of an em."""

    left: float
    width: float
    align: Align


@dataclass(frozen=True, slots=True)
class TableRow(Paragraph):
    """A row of a table, which is one line. width: of the table, in thousandths of an em."""

    cells: tuple[tuple[Paragraph, Column], ...] = ()
    width: float = 0.0

    def line_end(self, width: float) -> LineEnd:
        """The end of its line in a column of a width in thousandths of an em."""
        return LineEnd(0, broken=self.width > width + EPSILON)

    def line(self, style: TextStyle, metrics: LineMetrics, width: Mm, x: Mm, y: Mm) -> Line:
        """Its line in a column of ``width``; x, y is the top left."""
        share = {"center": 0.5, "right": 1.0}.get(style.align, 0.0)
        left = x + share * max(width - self.width * metrics.unit, 0.0)
        lines = [
            line
            for cell, column in self.cells
            for line in set_lines(
                cell,
                [LineEnd(len(cell.words))],
                replace(style, align=column.align, indent=0.0),
                metrics,
                column.width * metrics.unit,
                left + column.left * metrics.unit,
                y,
            )
        ]
        return _joined(lines)._replace(broken=self.line_end(width / metrics.unit).broken)


def read_table(source: str, start: int, end: int, icons: Container[str]) -> Table:
    """The table between two offsets of a text, which ``TABLE`` has found."""
    lines = []
    for match in re.finditer(r"\|.*", source[start:end]):
        at, text = start + match.start(), f"{match[0].rstrip().removesuffix('|')}|"
        lines.append([(cell[1], at + cell.start(1)) for cell in _CELL.finditer(text)])
    head, dashes, *body = lines
    columns = tuple(_align(text.strip()) for text, _ in dashes)
    rows = [[_runs(text, at, icons) for text, at in cells] for cells in body]
    heading = [
        tuple(replace(run, style=replace(run.style, bold=True)) for run in _runs(text, at, icons)) for text, at in head
    ]
    return Table(tuple(tuple(row[: len(columns)]) for row in (heading, *rows) if any(row)), columns)


def measure_table(engine: TextEngine, table: Table, style: TextStyle) -> Iterator[TableRow]:
    """The rows of a table, measured. Raises FontError."""
    plain = replace(style, drop=0)
    rows = [[measure(engine, runs, plain)[0] if runs else None for runs in row] for row in table.rows]
    widths = [max((cell.ends[-1] for cell in cells if cell), default=0.0) for cells in zip_longest(*rows)]
    columns, left = [], 0.0
    for width, align in zip(widths, table.columns, strict=False):
        columns.append(Column(left, width, align))
        left += width + _GAP
    for number, row in enumerate(rows):
        cells = tuple((cell, column) for cell, column in zip(row, columns, strict=False) if cell)
        yield TableRow([], [0.0], [], frozenset(), not number, cells=cells, width=max(left - _GAP, 0.0))


def _runs(text: str, at: int, icons: Container[str]) -> tuple[Run, ...]:
    inner = text.strip()
    return parse(inner, icons, start=at + len(text) - len(text.lstrip())) if inner else ()


def _align(dashes: str) -> Align:
    if dashes.endswith(":"):
        return "center" if dashes.startswith(":") else "right"
    return "left"


def _joined(lines: Sequence[Line]) -> Line:
    """The lines of the cells of a row as one."""
    first, last = lines[0], lines[-1]
    effects, before = [], 0
    for line in lines:
        effects += [(before + number, own) for number, own in line.effects]
        before += len(line.runs)
    return first._replace(
        runs=tuple(run for line in lines for run in line.runs),
        icons=tuple(icon for line in lines for icon in line.icons),
        links=tuple(link for line in lines for link in line.links),
        width=last.x + last.width - first.x,
        effects=tuple(effects),
    )
