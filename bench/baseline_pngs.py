"""Pictures of cards with PDFium: ``python -m bench.baseline_pngs cards.csv folder``.

The cards of ``baseline_cards``, one a page, at 300 dpi, and the least that makes a PNG of a bitmap: no filter,
the fastest deflate.
"""

from __future__ import annotations

import sys
import zlib
from io import BytesIO
from pathlib import Path
from struct import pack
from typing import Any, Final

import pypdfium2

from bench.baseline_cards import HEIGHT, WIDTH, define_back, define_front, draw
from bench.baseline_common import define_icons, new_canvas, read_rows

_DPI: Final = 300


def main(source: str, target: str) -> None:
    """Write a PNG for the front of every card of a CSV file, and one for their back."""
    folder = Path(target)
    folder.mkdir(parents=True, exist_ok=True)
    document = pypdfium2.PdfDocument(_pages(source))
    for number, page in enumerate(document):
        bitmap = page.render(scale=_DPI / 72, rev_byteorder=True, prefer_bgrx=False)
        (folder / f"{number}.png").write_bytes(_png(bitmap))


def _pages(source: str) -> bytes:
    """A PDF with a card a page."""
    buffer = BytesIO()
    canvas = new_canvas(buffer)
    canvas.setPageSize((WIDTH, HEIGHT))
    define_icons(canvas)
    define_front(canvas)
    define_back(canvas)
    for row in read_rows(source):
        draw(canvas, row)
        canvas.showPage()
    canvas.doForm("back")
    canvas.save()
    return buffer.getvalue()


def _png(bitmap: Any) -> bytes:
    width, height, row = bitmap.width, bitmap.height, bitmap.width * 3
    pixels = memoryview(bitmap.buffer).cast("B")
    starts = range(0, height * bitmap.stride, bitmap.stride)
    rows = b"".join(part for start in starts for part in (b"\0", pixels[start : start + row]))
    head = _chunk(b"IHDR", pack(">2L5B", width, height, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + _chunk(b"IDAT", zlib.compress(rows, 1)) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, content: bytes) -> bytes:
    return pack(">L", len(content)) + kind + content + pack(">L", zlib.crc32(content, zlib.crc32(kind)))


if __name__ == "__main__":
    main(*sys.argv[1:])
