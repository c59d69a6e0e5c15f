"""A rulebook with ReportLab's Platypus: ``python -m bench.baseline_book book.md out.pdf``."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any, Final

from reportlab import rl_config
from reportlab.lib import colors
from reportlab.lib.fonts import addMapping
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import ListFlowable, ListItem, Paragraph, SimpleDocTemplate, Table, TableStyle

from bench.baseline_common import FONT_FILES, PAGE

BODY: Final = ParagraphStyle("body", fontName="regular", fontSize=10, leading=13, spaceAfter=6, alignment=4)
# The text block of pnp's books, 128 by 240 mm; Platypus keeps 6 points free inside its frames.
MARGINS: Final = {
    "leftMargin": 20 * mm - 6,
    "rightMargin": 62 * mm - 6,
    "topMargin": 26 * mm - 6,
    "bottomMargin": 31 * mm - 6,
}
CELL: Final = ParagraphStyle("cell", fontName="regular", fontSize=9, leading=11)
HEADINGS: Final = {
    level: ParagraphStyle(
        f"h{level}",
        fontName="title",
        fontSize=size,
        leading=size * 1.2,
        spaceBefore=8,
        spaceAfter=4,
        keepWithNext=1,
    )
    for level, size in ((1, 22), (2, 16), (3, 12))
}


def main(source: str, target: str) -> None:
    """Set a Markdown file of headings, paragraphs, lists and tables on A4."""
    rl_config.useA85 = 0
    for name, file in FONT_FILES.items():
        pdfmetrics.registerFont(TTFont(name, str(file)))
    for bold, italic, name in ((0, 0, "regular"), (1, 0, "bold"), (0, 1, "italic"), (1, 1, "bold")):
        addMapping("regular", bold, italic, name)
    blocks = Path(source).read_text(encoding="utf-8").split("\n\n")
    document = SimpleDocTemplate(target, pagesize=PAGE, invariant=1, initialFontName="regular", **MARGINS)
    document.build([_flowable(block.strip()) for block in blocks], onFirstPage=_number, onLaterPages=_number)


def _number(canvas: Any, document: Any) -> None:
    canvas.setFont("regular", 9)
    canvas.drawCentredString(PAGE[0] / 2, 22 * mm, str(document.page))


def _flowable(block: str) -> Any:
    if heading := re.match(r"(#+) (.*)", block):
        return Paragraph(_markup(heading[2]), HEADINGS[len(heading[1])])
    if block.startswith("- "):
        items = [Paragraph(_markup(line[2:]), BODY) for line in block.splitlines()]
        return ListFlowable([ListItem(item) for item in items], bulletType="bullet", bulletFontName="regular")
    if block.startswith("|"):
        return _table(block)
    return Paragraph(_markup(block), BODY)


def _table(block: str) -> Any:
    rows = [line.strip("|").split("|") for line in block.splitlines() if not line.startswith("|---")]
    cells = [[Paragraph(_markup(cell.strip()), CELL) for cell in row] for row in rows]
    grid = TableStyle([("GRID", (0, 0), (-1, -1), 0.4, colors.grey), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    return Table(cells, colWidths=[14 * mm, 28 * mm, 14 * mm, None], style=grid, repeatRows=1)


def _markup(text: str) -> str:
    text = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", text)
    return re.sub(r"\*(.+?)\*", r"<i>\1</i>", text)


if __name__ == "__main__":
    main(*sys.argv[1:])
