"""Two PDF files → how much each page of one differs from that of the other, as a picture and as text."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Final

import pypdfium2
from PIL import Image, ImageChops, ImageDraw, ImageFilter

# In pixels: edges that moved by a fraction of one are no difference.
BLUR: Final = 1.0
# Of 255, in any channel.
TOLERANCE: Final = 24
_GAP: Final = 12
_PAPER: Final = (255, 255, 255)
_SHOWN_WORDS: Final = 6


@dataclass(frozen=True, slots=True)
class PageDifference:
    """One page of both files.

    number: from 1. share: of its pixels that differ, 1 if only one file has the page. words: where the texts part,
    as "before → after"; nothing if they are the same.
    """

    number: int
    share: float
    words: str = ""

    @property
    def is_same(self) -> bool:
        """Whether neither the picture nor the text differs."""
        return not self.share and not self.words


def differences(before: Path, after: Path, dpi: int) -> list[PageDifference]:
    """Compare two files page by page, holding one page of each at a time. Raises PdfiumError."""
    with pypdfium2.PdfDocument(before) as old, pypdfium2.PdfDocument(after) as new:
        shared = min(len(old), len(new))
        found = [_difference(old[index], new[index], index + 1, dpi) for index in range(shared)]
        alone = range(shared, max(len(old), len(new)))
        return found + [PageDifference(index + 1, 1.0, _only_in(len(old) > len(new))) for index in alone]


def _only_in(is_old: bool) -> str:
    return "only before" if is_old else "only after"


def _difference(old: pypdfium2.PdfPage, new: pypdfium2.PdfPage, number: int, dpi: int) -> PageDifference:
    changed = changed_pixels(picture(old, dpi), picture(new, dpi))
    share = changed.histogram()[255] / (changed.width * changed.height)
    return PageDifference(number, share, first_change(text(old), text(new)))


def picture(page: pypdfium2.PdfPage, dpi: int) -> Image.Image:
    """A page as pixels."""
    made: Image.Image = page.render(scale=dpi / 72).to_pil().convert("RGB")
    return made


def text(page: pypdfium2.PdfPage) -> list[str]:
    """The words of a page in the order of its operators."""
    found = page.get_textpage()
    words: list[str] = found.get_text_range().split()
    found.close()
    return words


def changed_pixels(before: Image.Image, after: Image.Image) -> Image.Image:
    """White where two pictures differ, black elsewhere; the smaller one is extended with white paper."""
    size = max(before.width, after.width), max(before.height, after.height)
    old, new = (_extended(one, size).filter(ImageFilter.GaussianBlur(BLUR)) for one in (before, after))
    red, green, blue = ImageChops.difference(old, new).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point([0] * (TOLERANCE + 1) + [255] * (255 - TOLERANCE))


def _extended(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    if image.size == size:
        return image
    extended = Image.new("RGB", size, _PAPER)
    extended.paste(image)
    return extended


def first_change(before: list[str], after: list[str]) -> str:
    """The words where two texts part; nothing if they do not."""
    pairs = zip_longest(before, after)
    at = next((index for index, (old, new) in enumerate(pairs) if old != new), None)
    if at is None:
        return ""
    old, new = (" ".join(words[at : at + _SHOWN_WORDS]) or "(end)" for words in (before, after))
    return f"{old} → {new}"


def side_by_side(before: Path, after: Path, number: int, dpi: int) -> Image.Image:
    """A page before, after, and what changed in red on a pale picture of it."""
    with pypdfium2.PdfDocument(before) as old, pypdfium2.PdfDocument(after) as new:
        pages = [picture(one[number - 1], dpi) if number <= len(one) else None for one in (old, new)]
    size = next(page.size for page in pages if page)
    left, right = (page or Image.new("RGB", size, _PAPER) for page in pages)
    changed = changed_pixels(left, right)
    pale = Image.blend(_extended(right, changed.size), Image.new("RGB", changed.size, _PAPER), 0.75)
    marked = Image.composite(Image.new("RGB", changed.size, (220, 0, 0)), pale, changed)
    return _row([left, right, marked])


def _row(images: list[Image.Image]) -> Image.Image:
    width = sum(image.width for image in images) + _GAP * (len(images) - 1)
    row = Image.new("RGB", (width, max(image.height for image in images)), _PAPER)
    x = 0
    for image in images:
        row.paste(image, (x, 0))
        ImageDraw.Draw(row).rectangle((x, 0, x + image.width - 1, image.height - 1), outline=(128, 128, 128))
        x += image.width + _GAP
    return row
