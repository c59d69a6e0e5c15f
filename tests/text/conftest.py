"""An engine that all tests of text share, and the style they set text in."""

import pytest

from pnp.fonts import FontBook
from pnp.frame import Ink
from pnp.text import TextEngine, TextFonts, TextStyle

# 7200/254 pt are 10 mm: a thousandth of an em is then a hundredth of a millimetre.
TEN_MM = 7200 / 254


@pytest.fixture(scope="session")
def book():
    return FontBook()


@pytest.fixture(scope="session")
def engine(book):
    return TextEngine(book, "en", frozenset({"coin", "iron-ore"}))


@pytest.fixture(scope="session")
def german(book):
    return TextEngine(book, "de")


@pytest.fixture(scope="session")
def style(book):
    return TextStyle(fonts=TextFonts.of(book, "sans"), size=TEN_MM, ink=Ink("black", "text"))
