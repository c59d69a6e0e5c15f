"""What the hand-written ReportLab programs share: fonts, icons, rich words, wrapping, sheets.

Written the way an experienced ReportLab user would: static layers as forms, word widths cached, text set
with canvas calls.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from functools import cache, partial
from io import BytesIO
from math import cos, pi, sin
from pathlib import Path
from typing import Any, Final

import font_source_sans_pro
import font_source_serif_pro
from reportlab import rl_config
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

PAGE: Final = (210 * mm, 297 * mm)
SERIF: Final = Path(font_source_serif_pro.__file__).parent / "files"
SANS: Final = Path(font_source_sans_pro.__file__).parent / "files"
FONT_FILES: Final = {
    "regular": SERIF / "SourceSerifPro-Regular.ttf",
    "bold": SERIF / "SourceSerifPro-Bold.ttf",
    "italic": SERIF / "SourceSerifPro-It.ttf",
    "title": SANS / "SourceSansPro-Bold.ttf",
}
Word = tuple[str, str]


def new_canvas(path: str | BytesIO) -> Any:
    """A canvas with the fonts registered and none leaking in."""
    rl_config.useA85 = 0
    for name, file in FONT_FILES.items():
        pdfmetrics.registerFont(TTFont(name, str(file)))
    return Canvas(path, pagesize=PAGE, pageCompression=1, invariant=1, initialFontName="regular")


def read_rows(path: str) -> list[dict[str, str]]:
    """The rows of a CSV file."""
    with Path(path).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@cache
def width_of(word: str, font: str, size: float) -> float:
    """The advance of a word in points."""
    return float(pdfmetrics.stringWidth(word, font, size))


def rich(text: str) -> Iterator[Word]:
    """Words with their fonts, from ** and * marks."""
    font = "regular"
    for word in text.split():
        if word.startswith("**"):
            font, word = "bold", word[2:]
        elif word.startswith("*"):
            font, word = "italic", word[1:]
        tail = "." if word.endswith("*.") else ""
        bare = word.removesuffix(".") if tail else word
        closes = bare.endswith("*")
        yield bare.rstrip("*") + tail, font
        if closes:
            font = "regular"


def wrap(text: str, size: float, room: float) -> list[list[Word]]:
    """Lines no wider than ``room`` points, first fit."""
    space = width_of(" ", "regular", size)
    lines: list[list[Word]] = [[]]
    used = 0.0
    for word, font in rich(text):
        width = width_of(word, font, size)
        if lines[-1] and used + space + width > room:
            lines.append([])
            used = 0.0
        used += width + (space if lines[-1] else 0.0)
        lines[-1].append((word, font))
    return lines


def draw_lines(canvas: Any, lines: list[list[Word]], x: float, y: float, size: float, leading: float) -> None:
    """Set lines downwards from a first baseline; neighbouring words of one font go together."""
    text = canvas.beginText(x, y)
    for line in lines:
        current, words = line[0][1], []
        for word, font in line:
            if font != current:
                text.setFont(current, size, leading)
                text.textOut(" ".join(words) + " ")
                current, words = font, []
            words.append(word)
        text.setFont(current, size, leading)
        text.textLine(" ".join(words))
    canvas.drawText(text)


def define_icons(canvas: Any) -> None:
    """Four icons of 10 mm as forms."""
    for name, points in (("star", 5), ("shield", 6), ("crown", 7), ("flag", 8)):
        canvas.beginForm(f"icon-{name}", 0, 0, 10 * mm, 10 * mm)
        path = canvas.beginPath()
        for i in range(2 * points):
            radius = (5 if i % 2 == 0 else 2.2) * mm
            angle = pi / 2 + i * pi / points
            move = path.lineTo if i else path.moveTo
            move(5 * mm + radius * cos(angle), 5 * mm + radius * sin(angle))
        path.close()
        canvas.setFillColorRGB(0.7, 0.15, 0.15)
        canvas.drawPath(path, stroke=0, fill=1)
        canvas.endForm()


def define_crop_marks(canvas: Any, name: str, xs: list[float], ys: list[float]) -> None:
    """Marks of 4 mm around a grid of cuts, as one form."""
    canvas.beginForm(name, 0, 0, *PAGE)
    canvas.setLineWidth(0.25)
    for x in xs:
        canvas.line(x, ys[0] - 5 * mm, x, ys[0] - mm)
        canvas.line(x, ys[-1] + mm, x, ys[-1] + 5 * mm)
    for y in ys:
        canvas.line(xs[0] - 5 * mm, y, xs[0] - mm, y)
        canvas.line(xs[-1] + mm, y, xs[-1] + 5 * mm, y)
    canvas.endForm()


def impose(
    canvas: Any,
    rows: list[dict[str, str]],
    grid: tuple[int, int],
    size: tuple[float, float],
    draw: Callable[[Any, dict[str, str]], None],
    back: str | None,
) -> None:
    """Sheets of a grid in the middle of the page, fronts and, if there is a back form, duplex backs."""
    columns, down = grid
    width, height = size
    left, bottom = (PAGE[0] - columns * width) / 2, (PAGE[1] - down * height) / 2
    xs = [left + i * width for i in range(columns + 1)]
    ys = [bottom + i * height for i in range(down + 1)]
    define_crop_marks(canvas, "marks", xs, ys)
    per_sheet = columns * down
    for number, start in enumerate(range(0, len(rows), per_sheet), start=1):
        cells = [
            (xs[i % columns], ys[down - 1 - i // columns], row) for i, row in enumerate(rows[start : start + per_sheet])
        ]
        fronts = [(x, y, partial(draw, canvas, row)) for x, y, row in cells]
        _side(canvas, f"Sheet {number}, front", fronts)
        if back:
            turned = [(PAGE[0] - x - width, y, partial(canvas.doForm, back)) for x, y, _ in cells]
            _side(canvas, f"Sheet {number}, back", turned)


def _side(canvas: Any, label: str, cells: list[tuple[float, float, Callable[[], None]]]) -> None:
    for x, y, draw in cells:
        canvas.saveState()
        canvas.translate(x, y)
        draw()
        canvas.restoreState()
    canvas.doForm("marks")
    canvas.setFont("regular", 7)
    canvas.drawString(20 * mm, 7 * mm, label)
    canvas.showPage()
