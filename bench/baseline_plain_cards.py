"""Poker cards with plain ReportLab, without tricks: ``python -m bench.baseline_plain_cards cards.csv out.pdf``.

Static layers are forms, as in ``baseline_cards``; but every word is measured when it comes and put down with a
canvas call of its own, which is how most programs of this kind begin.
"""

from __future__ import annotations

import sys
from typing import Any

from reportlab.pdfbase import pdfmetrics

from bench import baseline_cards, baseline_common
from bench.baseline_common import Word


def measured(word: str, font: str, size: float) -> float:
    """The advance of a word in points, worked out each time."""
    return float(pdfmetrics.stringWidth(word, font, size))


def draw_words(canvas: Any, lines: list[list[Word]], x: float, y: float, size: float, leading: float) -> None:
    """Set lines downwards from a first baseline, word by word."""
    space = measured(" ", "regular", size)
    for number, line in enumerate(lines):
        pen = x
        for word, font in line:
            canvas.setFont(font, size)
            canvas.drawString(pen, y - number * leading, word)
            pen += measured(word, font, size) + space


if __name__ == "__main__":
    vars(baseline_common)["width_of"] = measured
    vars(baseline_cards)["draw_lines"] = draw_words
    baseline_cards.main(*sys.argv[1:])
