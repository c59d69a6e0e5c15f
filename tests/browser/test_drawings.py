"""SVG files look on paper as they do in Chromium."""

from __future__ import annotations

from base64 import b64decode, b64encode
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pypdfium2
import pytest
from PIL import Image, ImageChops

from pnp.fonts import FontBook
from pnp.frame import Nested, Page, Picture
from pnp.measures import PT_PER_MM
from pnp.paint.pdf import DocumentInfo, paint_pdf
from pnp.palette import Palette
from pnp.svg.drawing import draw_svg

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

SIDE: Final = 256
# Of 255: less is smoothing. And the share of pixels that may differ by more, all of them at edges.
STEP: Final = 48
MOST: Final = 0.006
DRAWINGS = sorted((Path(__file__).parent / "drawings").glob("*.svg"))


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.stem)
def test_a_drawing_looks_as_in_chromium(chromium: Browser, path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    red, green, blue = ImageChops.difference(_printed(source), _shown(chromium, source)).split()
    largest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    assert sum(largest.histogram()[STEP + 1 :]) / SIDE**2 < MOST


def _printed(source: str) -> Image.Image:
    """A drawing as pdfium shows it, at twice the size, made smaller."""
    drawing = draw_svg(source, "x", pictures=_picture)
    assert drawing.faults == ()
    page = Page(size=drawing.face.size, items=(Nested(drawing.face, 0.0, 0.0),), number=1)
    pdf = paint_pdf([page], palette=Palette(), fonts=FontBook(), info=DocumentInfo("x"))
    bitmap = pypdfium2.PdfDocument(pdf)[0].render(scale=2 * SIDE / (100 * PT_PER_MM))
    return bitmap.to_pil().convert("RGB").resize((SIDE, SIDE), Image.Resampling.BOX)


def _picture(address: str) -> Picture:
    """A picture that a drawing has at a data address."""
    data = b64decode(address.partition(",")[2])
    width, height = Image.open(BytesIO(data)).size
    return Picture(address, width, height, sha256(data).hexdigest())


def _shown(browser: Browser, source: str) -> Image.Image:
    page = browser.new_page(viewport={"width": SIDE, "height": SIDE}, device_scale_factor=2)
    address = f"data:image/svg+xml;base64,{b64encode(source.encode()).decode()}"
    page.set_content(f'<body style="margin:0"><img src="{address}" style="width:100vw;display:block">')
    page.wait_for_function("document.images[0].complete")
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB").resize((SIDE, SIDE), Image.Resampling.BOX)
    page.close()
    return picture
