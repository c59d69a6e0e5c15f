"""Which characters can be set, and which belong together."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.fonts import FontBook
from pnp.fonts.scripts import obstacle, script_names, unsettable
from pnp.text import TextEngine, TextFonts, layout_text
from pnp.text.hyphenate import Hyphenator
from pnp.text.words import with_marks
from tests.devanagari import write_devanagari


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("סוף", {"Hebrew": "right-to-left"}),
        ("مرحبا", {"Arabic": "right-to-left"}),
        ("١٢", {"Arabic": "right-to-left"}),
        ("\U0001e900", {"Adlam": "right-to-left"}),
        ("ߒߞߏ", {"Nko": "right-to-left"}),
        ("\u202e", {"U+202E right-to-left override": "right-to-left"}),
        ("ไทย", {"Thai": "dictionary"}),
        ("ລາວ", {"Lao": "dictionary"}),
        ("ខ្មែរ", {"Khmer": "dictionary"}),
        ("မြန်မာ", {"Myanmar": "dictionary"}),
        ("ᠮᠣᠩ", {"Mongolian": "vertical"}),
        ("ꡀ", {"Phags Pa": "vertical"}),
    ],
)
def test_a_script_that_cannot_be_set_is_named_with_the_reason(text, expected):
    assert script_names(char for char in text if char in unsettable(text)) == expected


@pytest.mark.parametrize(
    "text", ["Größe 3½″ → ★", "Ελλάδα", "Москва", "क्षत्रिय", "বাংলা", "தமிழ்", "漢字 かな", "한국어", "ჰერი"]
)
def test_scripts_from_left_to_right_with_spaces_or_free_breaks_can_be_set(text):
    assert unsettable(text) == frozenset()


def test_figures_of_thai_need_no_dictionary():
    assert obstacle("๓") == ""


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("e\u0301t", ["e\u0301", "t"]),
        ("किरण", ["कि", "र", "ण"]),
        ("क्षत्रिय", ["क्ष", "त्रि", "य"]),
        ("क्\u200cष", ["क्\u200c", "ष"]),
        ("র\u200d্য", ["র\u200d্য"]),
    ],
)
def test_letters_keep_their_vowel_signs_and_conjuncts_their_letters(word, parts):
    assert with_marks(word) == parts


@given(st.text("क्षिe\u0301\u200d ", max_size=9))
def test_the_parts_of_a_word_are_the_word(word):
    assert "".join(with_marks(word)) == word
    assert all(with_marks(word))


def test_words_are_divided_by_whole_letters():
    assert Hyphenator("mr").splits("महाराष्ट्रातील", hyphenate=True) == ((3, "-"), (5, "-"), (11, "-"))


def test_a_font_of_the_kit_helps_out_where_the_others_lack_a_letter(tmp_path, style):
    book = FontBook({"deva": {"regular": write_devanagari(tmp_path / "deva.ttf")}})
    engine = TextEngine(book, fallback=("sans", "serif", "deva"))
    lines = layout_text(engine, "n कि", replace(style, fonts=TextFonts.of(book, "sans")), 100)
    assert [(run.text, run.font) for run in lines.runs] == [("n", "sans"), (" कि", "deva")]
    assert lines.missing == ()


def test_letters_of_a_script_that_cannot_be_set_are_reported_with_their_places(engine, style):
    assert layout_text(engine, "a **ש** b", style, 100).missing == (("ש", 4),)
