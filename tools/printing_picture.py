"""The page to print first and a sheet of cards, both sides, side by side: ``python -m tools.printing_picture``.

For docs/printing.md.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pypdfium2
from PIL import Image

from pnp.load.builtin import data_folder
from pnp.papers import A4
from pnp.pipeline.kit import build_kit
from pnp.pipeline.request import Request
from tools.pages import DOCS

PICTURE: Final = DOCS / "pictures" / "printing" / "sheets.png"
_PAGES: Final = (("print-me-first", 0), ("stalls", 0), ("stalls", 1))
_WIDTH: Final = 380
_GAP: Final = 14
_TABLE: Final = "#d9d6cf"


def picture(folder: Path) -> Image.Image:
    """The pages of the starter ``cards`` on a table."""
    build_kit(data_folder("starters") / "cards", "cards", Request(out=folder, papers=(A4,)))
    pages = [_page(next(folder.glob(f"*/a4/{name}.pdf")), number) for name, number in _PAGES]
    table = Image.new("RGB", (len(pages) * (_WIDTH + _GAP) + _GAP, pages[0].height + 2 * _GAP), _TABLE)
    for place, page in enumerate(pages):
        table.paste(page, (_GAP + place * (_WIDTH + _GAP), _GAP))
    return table.quantize(64)


def _page(path: Path, number: int) -> Image.Image:
    document = pypdfium2.PdfDocument(path)
    try:
        image = document[number].render(scale=2).to_pil().convert("RGB")
    finally:
        document.close()
    return image.resize((_WIDTH, round(_WIDTH * image.height / image.width)), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        picture(Path(folder)).save(PICTURE, optimize=True)
