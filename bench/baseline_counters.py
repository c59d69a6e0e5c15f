"""Counters of 15 mm with plain ReportLab: ``python -m bench.baseline_counters counters.csv out.pdf``."""

from __future__ import annotations

import sys
from typing import Any

from reportlab.lib.units import mm

from bench.baseline_common import define_icons, impose, new_canvas, read_rows

SIDE = 15 * mm
GRID = (12, 17)


def main(source: str, target: str) -> None:
    """Lay every counter of a CSV file on A4, fronts only."""
    canvas = new_canvas(target)
    define_icons(canvas)
    _define_ground(canvas)
    impose(canvas, read_rows(source), GRID, (SIDE, SIDE), _draw, None)
    canvas.save()


def _draw(canvas: Any, row: dict[str, str]) -> None:
    canvas.doForm("ground")
    canvas.saveState()
    canvas.translate(4.5 * mm, 5 * mm)
    canvas.scale(0.6, 0.6)
    canvas.doForm(f"icon-{row['symbol']}")
    canvas.restoreState()
    canvas.setFont("regular", 5)
    canvas.drawCentredString(SIDE / 2, SIDE - 2.8 * mm, row["name"])
    canvas.setFont("title", 9)
    canvas.drawString(1.5 * mm, 1.5 * mm, row["stats.attack"])
    canvas.drawRightString(SIDE - 1.5 * mm, 1.5 * mm, row["stats.move"])


def _define_ground(canvas: Any) -> None:
    canvas.beginForm("ground", 0, 0, SIDE, SIDE)
    canvas.setFillColorRGB(0.85, 0.88, 0.75)
    canvas.rect(0, 0, SIDE, SIDE, stroke=0, fill=1)
    canvas.endForm()


if __name__ == "__main__":
    main(*sys.argv[1:])
