"""Form fields: they can be filled, they print, and they lie where the face lies."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from io import BytesIO
from typing import Any, Literal

import pypdfium2
import pypdfium2.raw as pdfium
import pytest
from fontTools.ttLib import TTFont

from pnp.frame import Field, Ink, Nested, Placement
from tests.paint.documents import BLACK_TEXT, face, look, objects, page, paint, sheet

PT = 72 / 25.4


def field(
    kind: Literal["text", "multiline", "checkbox"], name: str = "name", *, value: str = "", x: float = 10
) -> Field:
    return Field(kind, name, x, 10, 40, 10, "serif", 12, BLACK_TEXT, value=value, tooltip="Who plays")


@contextmanager
def opened(pdf: bytes) -> Iterator[tuple[Any, Any]]:
    """The first page with its form, as a viewer has it open."""
    document = pypdfium2.PdfDocument(pdf)
    document.init_forms()
    shown = document[0]
    yield document.formenv.raw, shown.raw
    shown.close()
    document.close()


@pytest.mark.parametrize(
    ("kind", "type_"),
    [
        ("text", pdfium.FPDF_FORMFIELD_TEXTFIELD),
        ("multiline", pdfium.FPDF_FORMFIELD_TEXTFIELD),
        ("checkbox", pdfium.FPDF_FORMFIELD_CHECKBOX),
    ],
)
def test_viewer_finds_a_field_of_the_kind(kind: Any, type_: int) -> None:
    with opened(paint(page(field(kind)))) as (form, shown):
        # In the middle of the field: x from 10 to 50, y from 10 to 20 of 100 mm.
        found = pdfium.FPDFPage_HasFormFieldAtPoint(form, shown, 30 * PT, 85 * PT)
        assert found == type_
        assert pdfium.FPDFPage_HasFormFieldAtPoint(form, shown, 30 * PT, 70 * PT) == -1


def test_typing_fills_a_text_field() -> None:
    with opened(paint(page(field("text")))) as (form, shown):
        pdfium.FORM_OnAfterLoadPage(shown, form)
        for event in (pdfium.FORM_OnLButtonDown, pdfium.FORM_OnLButtonUp):
            event(form, shown, 0, 30 * PT, 85 * PT)
        for character in "Ada":
            pdfium.FORM_OnChar(form, shown, ord(character), 0)
        size = pdfium.FORM_GetFocusedText(form, shown, None, 0)
        buffer = ctypes.create_string_buffer(size)
        pdfium.FORM_GetFocusedText(form, shown, buffer, size)
        assert buffer.raw.decode("utf-16-le").rstrip("\0") == "Ada"


def test_field_of_a_turned_placement_turns_with_it() -> None:
    record = face(Field("text", "n", 0, 0, 20, 5, "serif", 8, BLACK_TEXT), width=40, height=20)
    with opened(paint(sheet(Placement(record, 10, 10, turn=90)))) as (form, shown):
        # The lying face covers 20 × 40 mm from (10, 10); its top edge is now the right one.
        def at(x: float, y: float) -> int:
            return int(pdfium.FPDFPage_HasFormFieldAtPoint(form, shown, x * PT, (100 - y) * PT))

        assert at(27, 20) == pdfium.FPDF_FORMFIELD_TEXTFIELD
        assert at(15, 20) == at(27, 35) == -1


def test_box_is_printed_even_where_a_viewer_shows_no_forms() -> None:
    seen = look(paint(page(field("text"))), forms=False)
    assert seen.at(10, 15)[0] < 128
    assert seen.at(30, 15) == (255, 255, 255)


def test_value_is_shown_where_a_viewer_shows_forms() -> None:
    pdf = paint(page(field("text", value="█" * 9)))
    pictures = [look(pdf, forms=forms).picture for forms in (True, False)]
    dark = [sum(picture.crop((110, 110, 490, 190)).convert("L").histogram()[:128]) for picture in pictures]
    assert dark[0] > 1000
    assert dark[1] == 0


def test_checkbox_shows_a_tick_only_when_it_is_set() -> None:
    pictures = [look(paint(page(field("checkbox", value=v))), forms=True).picture for v in ("yes", "no")]
    dark = [sum(picture.crop((110, 110, 490, 190)).convert("L").histogram()[:128]) for picture in pictures]
    assert dark[0] > 100
    assert dark[1] == 0


def test_one_name_twice_is_one_field_with_two_widgets() -> None:
    record = face(field("text", "hit points"), width=60, height=30)
    text = "".join(objects(paint(sheet(Placement(record, 0, 0), Placement(record, 0, 40)))))
    assert text.count("/T (hit points)") == 1
    assert text.count("/Subtype /Widget") == 2
    assert re.search(r"/Kids \[ \d+ 0 R \d+ 0 R \]", text)


def names_of(pdf: bytes) -> list[str]:
    """What the fields of a file are called."""
    return [name for entry in objects(pdf) for name in re.findall(r"/T \(([^)]*)\)", entry)]


def test_fields_of_other_pieces_and_copies_with_one_name_have_names_and_values_of_their_own() -> None:
    record = face(field("text", "leader"), width=60, height=20)
    army = partial(Placement, record, 0)
    pdf = paint(
        sheet(army(0, piece="armies/medici"), army(25, piece="armies/sforza"), army(50, copy=2, piece="armies/sforza"))
    )
    assert sorted(names_of(pdf)) == ["medici-leader", "sforza-1-leader", "sforza-2-leader"]
    assert not [entry for entry in objects(pdf) if "/FT" in entry and "/Kids" in entry]


def test_both_sides_of_a_piece_share_a_field_even_if_its_back_is_that_of_others() -> None:
    back = face(field("text", "leader"), width=60, height=20)
    front = face(field("text", "leader"), width=60, height=20)
    sheets = [sheet(Placement(side, 0, 0, piece="a/x"), Placement(side, 0, 30, piece="a/y")) for side in (front, back)]
    pdf = paint(*sheets)
    assert sorted(names_of(pdf)) == ["x-leader", "y-leader"]
    assert "".join(objects(pdf)).count("/Subtype /Widget") == 4


def test_a_field_without_a_double_keeps_its_name() -> None:
    record = face(field("text", "v1.leader"), width=60, height=20)
    assert names_of(paint(sheet(Placement(record, 0, 0, piece="armies/medici")))) == ["v1_leader"]


def test_names_that_would_be_equal_are_numbered() -> None:
    first = face(field("text", "leader"), field("text", "b-leader", x=30), width=80, height=20)
    second = face(field("text", "leader"), width=80, height=20)
    third = face(field("text", "b-leader"), width=80, height=20)
    pieces = ((first, "p/a"), (second, "p/a-b"), (third, "p/c"))
    pdf = paint(sheet(*(Placement(part, 0, 25.0 * n, piece=piece) for n, (part, piece) in enumerate(pieces))))
    assert sorted(names_of(pdf)) == ["a-b-leader", "a-b-leader-2", "a-leader", "c-b-leader"]


@pytest.mark.parametrize("kind", ["text", "multiline", "checkbox"])
def test_a_picture_of_a_face_shows_its_fields_and_none_can_be_filled(kind: Any) -> None:
    value = "yes" if kind == "checkbox" else "█████"
    record = face(field(kind, value=value), width=60, height=30)
    shown = paint(page(Nested(record, 0, 0, 0.5, is_picture=True)))
    live = paint(page(Nested(record, 0, 0, 0.5)))
    assert "/AcroForm" not in "".join(objects(shown))
    pictures = [look(shown).picture, look(live, forms=True).picture]
    # The box reaches from 5 to 25 mm across and from 5 to 10 mm down.
    dark = [sum(picture.crop((55, 55, 245, 95)).convert("L").histogram()[:128]) for picture in pictures]
    assert dark[0] > 50
    assert dark[0] == pytest.approx(dark[1], rel=0.1)


def test_typing_font_is_embedded_with_all_of_windows_latin() -> None:
    pdf = paint(page(field("text")))
    found = objects(pdf)
    (font,) = [entry for entry in found if "/WinAnsiEncoding" in entry]
    assert "/BaseFont /FIELDA+SourceSerifPro-Regular" in font
    (stream,) = [entry for entry in found if "/Length1" in entry and len(entry) > 20_000]
    data = stream.split("\nstream\n", 1)[1].encode("latin-1")
    mapped = TTFont(BytesIO(data)).getBestCmap()
    assert {ord(character) for character in "AZaz09äßé€“”–"} <= set(mapped)
    assert "Helvetica" not in "".join(found)
    assert b"/NeedAppearances true" in pdf


def test_value_that_viewers_could_not_set_again_keeps_our_appearance() -> None:
    assert b"/NeedAppearances" not in paint(page(field("text", value="Łódź")))


def test_long_value_of_a_multiline_field_breaks_between_words() -> None:
    value = "one two three four five six seven eight nine ten"
    text = "".join(objects(paint(page(field("multiline", value=value)))))
    appearance = text[text.index("/Tx BMC") : text.index("EMC", text.index("/Tx BMC"))]
    assert appearance.upper().count("TJ") > 1
    assert "/Ff 4096" in text


def test_tinted_field_takes_the_colour_mode() -> None:
    tinted = Field("text", "n", 10, 10, 40, 10, "serif", 12, Ink("red", "line"))
    left_edge = look(paint(page(tinted), mode="grey")).picture.crop((95, 150, 110, 151))
    colours = {colour for _, colour in left_edge.getcolors()}
    assert len(colours) > 1
    assert all(red == green == blue for red, green, blue in colours)


@pytest.mark.parametrize(("align", "quadding", "left"), [("left", None, 10.7), ("center", 1, 26.5), ("right", 2, 42.3)])
def test_the_words_of_a_field_stand_where_they_are_aligned(align: Any, quadding: int | None, left: float) -> None:
    shown = Field("text", "n", 10, 10, 40, 10, "serif", 12, BLACK_TEXT, value="Ada", align=align)
    pdf = paint(page(shown))
    widgets = [text for text in objects(pdf) if "/Subtype /Widget" in text]
    assert [re.findall(r"/Q (\d)", widget) for widget in widgets] == [[str(quadding)] if quadding else []]
    document = pypdfium2.PdfDocument(pdf)
    document.init_forms()
    scale = 4 * PT
    picture = document[0].render(scale=4).to_pil().convert("L")
    strip = picture.crop((0, int(11 * scale), picture.width, int(19 * scale)))
    columns = [x for x in range(strip.width) if strip.crop((x, 0, x + 1, strip.height)).getextrema()[0] < 100]
    inside = [x / scale for x in columns if 10.4 < x / scale < 49.6]
    assert inside[0] == pytest.approx(left, abs=0.6)


def test_a_field_without_a_box_draws_none() -> None:
    bare = Field("text", "n", 10, 10, 40, 10, "serif", 12, BLACK_TEXT, boxed=False)
    for shown, darkest in ((bare, 255), (field("text"), 0)):
        picture = pypdfium2.PdfDocument(paint(page(shown)))[0].render(scale=4).to_pil().convert("L")
        assert picture.getextrema()[0] == darkest
