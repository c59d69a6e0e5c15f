"""Poker cards with plain ReportLab: ``python -m bench.baseline_cards cards.csv out.pdf``."""

from __future__ import annotations

import sys
from typing import Any, Final

from reportlab.lib.units import mm

from bench.baseline_common import define_icons, draw_lines, impose, new_canvas, read_rows, wrap

WIDTH, HEIGHT = 63.5 * mm, 88.9 * mm
_TEXT_SIZE: Final = 8.5
_LEADING: Final = 10.5


def main(source: str, target: str) -> None:
    """Lay every card of a CSV file on A4, three by three, with backs."""
    canvas = new_canvas(target)
    define_icons(canvas)
    define_front(canvas)
    define_back(canvas)
    impose(canvas, read_rows(source), (3, 3), (WIDTH, HEIGHT), draw, "back")
    canvas.save()


def draw(canvas: Any, row: dict[str, str]) -> None:
    """Draw a front with its lower left corner at the origin."""
    canvas.doForm("front")
    canvas.setFont("title", 13)
    canvas.drawString(5 * mm, HEIGHT - 9 * mm, row["name"])
    canvas.saveState()
    canvas.translate(WIDTH - 15 * mm, HEIGHT - 27 * mm)
    canvas.doForm(f"icon-{row['symbol']}")
    canvas.restoreState()
    canvas.setFont("title", 18)
    canvas.drawCentredString(10 * mm, HEIGHT - 24 * mm, row["value"])
    canvas.setFont("regular", 6)
    canvas.drawRightString(WIDTH - 5 * mm, 4 * mm, row["number"])
    lines = wrap(row["text"], _TEXT_SIZE, WIDTH - 10 * mm)
    draw_lines(canvas, lines, 5 * mm, HEIGHT - 36 * mm, _TEXT_SIZE, _LEADING)


def define_front(canvas: Any) -> None:
    """What is the same on all fronts, as the form ``front``."""
    canvas.beginForm("front", 0, 0, WIDTH, HEIGHT)
    canvas.setFillColorRGB(0.98, 0.96, 0.9)
    canvas.rect(0, 0, WIDTH, HEIGHT, stroke=0, fill=1)
    canvas.setStrokeColorRGB(0.3, 0.3, 0.3)
    canvas.line(5 * mm, HEIGHT - 11 * mm, WIDTH - 5 * mm, HEIGHT - 11 * mm)
    canvas.roundRect(5 * mm, HEIGHT - 28 * mm, 10 * mm, 12 * mm, 2 * mm)
    canvas.endForm()


def define_back(canvas: Any) -> None:
    """The form ``back``."""
    canvas.beginForm("back", 0, 0, WIDTH, HEIGHT)
    canvas.setFillColorRGB(0.15, 0.25, 0.45)
    canvas.rect(0, 0, WIDTH, HEIGHT, stroke=0, fill=1)
    canvas.translate(WIDTH / 2 - 5 * mm, HEIGHT / 2 - 5 * mm)
    canvas.doForm("icon-star")
    canvas.endForm()


if __name__ == "__main__":
    main(*sys.argv[1:])
