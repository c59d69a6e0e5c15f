"""Devanagari as pnp prints it and as Chromium shows it, by pixels."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files as package_files
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import pypdfium2
import pytest
from PIL import Image, ImageChops

from pnp.fonts import FontBook
from pnp.frame import Ink, Page
from pnp.measures import Size
from pnp.paint.pdf import DocumentInfo, paint_pdf
from pnp.palette import Color, Palette
from pnp.text import TextEngine, TextFonts, TextStyle, layout_text

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

# Conjuncts, a reordered vowel sign, a repha, a nukta, and marks above and below.
LINES = (
    "क्षत्रिय ज्ञान श्री द्वार विद्यार्थी",
    "कि हिन्दी स्थिति निर्णय शक्ति",
    "कीर्ति वर्षा मार्ग पर्यटन धर्म",
    "में पढ़िए लड़ाई ज़मीन फ़ौज गाँव",
    "सिपाही ३ हेक्स चलें; +१ पासा।",
)
SIZE = 48
# Browsers smooth and hint the edges of letters; another or displaced letter differs by several per cent of the ink.
MOST_DIFFERENT = 0.03


def cropped(picture: Image.Image) -> Image.Image:
    """The ink of a picture and nothing around it, black on white."""
    grey = ImageChops.invert(picture.convert("L"))
    return grey.crop(grey.point(lambda value: 255 * (value > 96)).getbbox())


def printed(text: str, font: Path) -> Image.Image:
    """A line as pnp prints it; a point is a pixel."""
    book = FontBook({"deva": {"regular": font}})
    style = TextStyle(fonts=TextFonts.of(book, "deva"), size=SIZE, ink=Ink("black", "text"))
    lines = layout_text(TextEngine(book), text, style, 400.0, (10.0, 10.0))
    assert lines.missing == ()
    page = Page(size=Size(420, 50), items=lines.runs, number=1)
    palette = Palette({"black": Color.parse("#000000")})
    pdf = paint_pdf([page], palette=palette, fonts=book, info=DocumentInfo(title="Line"))
    document = pypdfium2.PdfDocument(pdf)
    assert document[0].get_textpage().get_text_bounded().strip() == text
    return document[0].render(scale=1).to_pil()


@pytest.fixture(scope="module")
def shown(chromium: Browser) -> Callable[[str, Path], Image.Image]:
    def show(text: str, font: Path) -> Image.Image:
        page = chromium.new_page(viewport={"width": 1300, "height": 160})
        face = f"@font-face {{ font-family: deva; src: url('{font.as_uri()}') }}"
        html = f"<meta charset=utf-8><style>{face} p {{ font: {SIZE}px deva }}</style><p>{text}</p>"
        path = Path(font.parent / "line.html")
        path.write_text(html, encoding="utf-8")
        page.goto(path.as_uri())
        page.evaluate("document.fonts.ready")
        picture = Image.open(BytesIO(page.screenshot()))
        page.close()
        return picture

    return show


@pytest.fixture(scope="module")
def font(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = package_files("fontpkg_noto_sans_devanagari") / "files"
    (source,) = (file for file in folder.iterdir() if file.name.endswith(".ttf"))
    copy = tmp_path_factory.mktemp("font") / "devanagari.ttf"
    copy.write_bytes(source.read_bytes())
    return copy


@pytest.mark.parametrize("text", LINES)
def test_devanagari_is_printed_as_a_browser_shows_it(
    shown: Callable[[str, Path], Image.Image], font: Path, text: str
) -> None:
    ours, theirs = cropped(printed(text, font)), cropped(shown(text, font))
    assert abs(ours.width - theirs.width) <= 2
    assert abs(ours.height - theirs.height) <= 2
    assert difference(ours, theirs) < MOST_DIFFERENT


def test_other_words_differ(shown: Callable[[str, Path], Image.Image], font: Path) -> None:
    assert difference(cropped(printed("शक्ति", font)), cropped(shown("शकति", font))) > 2 * MOST_DIFFERENT


def difference(first: Image.Image, second: Image.Image) -> float:
    """How much ink is in one picture only, as a share of all ink, where the pictures match best."""
    size = max(first.width, second.width) + 2, max(first.height, second.height) + 2
    canvas = Image.new("L", size)
    canvas.paste(first, (1, 1))
    shares = []
    for x in range(3):
        for y in range(3):
            other = Image.new("L", size)
            other.paste(second, (x, y))
            # Edges are smoothed by each renderer in its own way: only what is black here and white there counts.
            apart = ImageChops.difference(canvas, other).point(lambda value: 255 * (value > 128))
            shares.append(sum(map(bool, apart.tobytes())) / sum(value > 128 for value in canvas.tobytes()))
    return min(shares)
