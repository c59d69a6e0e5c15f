"""What a file holds besides its picture: boxes, fonts, text, links, outline, shared forms, its bytes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from unicodedata import normalize

import pypdfium2
import pytest
from fontTools.ttLib import TTFont
from PIL import ImageChops

from pnp.errors import FontError, PnpError
from pnp.fonts import FontBook
from pnp.frame import Anchor, Group, Ink, Link, Nested, Page, Placement, TextRun
from pnp.measures import Size
from pnp.paint.fonts import GlyphUse
from pnp.paint.glyphs import GlyphFonts
from pnp.paint.pdf import paint_pdf
from pnp.paint.pdf_file import Reference, text_string, token
from tests.devanagari import write_devanagari
from tests.paint.documents import (
    BLACK_TEXT,
    FONTS,
    INFO,
    PALETTE,
    book,
    box,
    face,
    look,
    objects,
    page,
    paint,
    sheet,
    words,
)

MM = 72 / 25.4


def run(text: str, *, y: float = 20, font: str = "serif", size: float = 10) -> TextRun:
    return TextRun(10, y, text, font, size, BLACK_TEXT, 50)


def test_each_page_has_its_own_size() -> None:
    pdf = pypdfium2.PdfDocument(paint(page(width=210, height=297), page(width=215.9, height=279.4)))
    assert pdf[0].get_size() == pytest.approx((595.276, 841.89), abs=0.001)
    assert pdf[1].get_size() == pytest.approx((612, 792), abs=0.001)


def test_trim_and_bleed_boxes_are_flipped_hulls() -> None:
    pdf = pypdfium2.PdfDocument(paint(sheet(trim_box=(10, 20, 60, 70), bleed_box=(7, 17, 63, 73))))
    # 100 mm high, y up: bottom 100 - 70 = 30, top 100 - 20 = 80.
    assert pdf[0].get_trimbox() == pytest.approx((10 * MM, 30 * MM, 60 * MM, 80 * MM), abs=0.01)
    assert pdf[0].get_bleedbox() == pytest.approx((7 * MM, 27 * MM, 63 * MM, 83 * MM), abs=0.01)


def test_viewer_is_told_not_to_scale_and_what_the_document_is() -> None:
    pdf = paint(page(run("x")))
    assert b"/PrintScaling /None" in pdf
    assert b"/Lang (en-GB)" in pdf
    metadata = pypdfium2.PdfDocument(pdf).get_metadata_dict()
    assert (metadata["Title"], metadata["Author"], metadata["Subject"]) == ("A kit", "Somebody", "Cards")


def test_every_font_is_embedded_and_subset() -> None:
    found = objects(paint(page(run("Serif words"), run("Sans words", font="sans"))))
    names = re.findall(r"/BaseFont /(\S+)", "".join(found))
    # Each names itself and the font of its glyphs.
    assert sorted(name.split("+")[1] for name in names) == 2 * ["SourceSansPro-Bold"] + 2 * ["SourceSerifPro-Regular"]
    assert all(re.match(r"[A-Z]{6}\+", name) for name in names)
    assert sum("/FontFile2" in entry for entry in found) == 2
    assert "Helvetica" not in "".join(found)


def test_page_without_text_embeds_no_font() -> None:
    assert b"/BaseFont" not in paint(page(box(0, 0, 10, 10)))


def test_two_font_files_with_one_name_inside_stay_two_fonts(tmp_path: Path) -> None:
    like = tmp_path / "small-capitals.ttf"
    like.write_bytes(FONTS["serif"].read_bytes() + bytes(4))
    pdf = paint(page(run("first"), run("second", y=40, font="small")), small=like)
    assert words(pdf) == "first\nsecond"
    assert pdf.count(b"/FontFile2") == 2


def test_two_files_with_the_same_bytes_are_one_font(tmp_path: Path) -> None:
    copy = tmp_path / "copy.ttf"
    copy.write_bytes(FONTS["serif"].read_bytes())
    pdf = paint(page(run("first"), run("second", y=40, font="copy")), copy=copy)
    assert words(pdf) == "first\nsecond"
    assert pdf.count(b"/FontFile2") == 1


def test_what_a_face_looks_like_in_the_file_does_not_depend_on_the_rest() -> None:
    card = face(run("Waffle"), run("card", font="sans"), width=60, height=60)
    sheets = [sheet(Placement(card, 0, 0), Placement(card, 30, 30))]
    alone, among_others = (
        [entry.partition("stream\n")[2] for entry in objects(paint(*pages)) if "/Subtype /Form" in entry]
        for pages in (sheets, [page(run("Before it"), run("0123", font="sans")), *sheets])
    )
    assert len(alone) == 1
    assert alone == among_others


def test_the_glyphs_that_two_streams_show_are_merged_in_any_order() -> None:
    fonts = GlyphFonts(book())
    uses = []
    for text in ("a b", "a\u00a0c", "office"):
        uses.append(GlyphUse())
        fonts.shows(run(text), uses[-1])
    forwards, backwards = GlyphUse(), GlyphUse()
    for use in uses:
        forwards.add(use.used, use.fonts)
        backwards.add(uses[-1 - uses.index(use)].used, ())
    assert forwards.used == backwards.used
    ((name, texts),) = forwards.used.items()
    assert name in fonts.source.files
    # The space that does not break is shown by the same glyph as the other.
    assert sorted(texts.values()) == [" ", "a", "b", "c", "e", "ffi", "o"]


def test_ligatures_and_alternates_are_read_as_their_letters() -> None:
    kinds = ("serif", "serif-smallcaps", "serif-italic-smallcaps", "sans-allsmallcaps", "serif-oldstyle")
    lines = [run("Toll waffle office 123 TOLL", y=10 + 10 * i, font=kind) for i, kind in enumerate(kinds)]
    pdf = paint_pdf([page(*lines)], palette=PALETTE, fonts=FontBook(), info=INFO)
    assert words(pdf).split("\n") == ["Toll waffle office 123 TOLL"] * len(kinds)


def test_letters_with_marks_of_their_own_are_read_as_they_were_written() -> None:
    text = "xe\u0323\u0301x go"
    assert normalize("NFC", words(paint(page(run(text))))) == normalize("NFC", text)


def test_bytes_that_strings_cannot_hold_come_through() -> None:
    font = book()["serif"]
    # Every glyph whose number has a parenthesis, a backslash, a line feed or a carriage return in it.
    chars = [chr(code) for code in sorted(font.file.shaper.face.unicodes) if code > 0x20 and code != 0xAD]
    special = [c for c in chars if {*divmod(font.file.glyph(c), 256)} & {*b"()\\\r\n"} and c.isalpha()]
    assert len(special) > 10
    shown = {normalize("NFC", char) for char in words(paint(page(run(" ".join(special), size=4)))).split()}
    assert shown == {normalize("NFC", char) for char in special}


def test_a_font_with_cubic_outlines_is_embedded(tmp_path: Path) -> None:
    cubic = FONTS["serif"].with_suffix(".otf")
    lines = (run("Waffle (éł)", font="cubic", size=30), run("office", y=40, font="cubic"))
    pdf = paint(page(*lines), cubic=cubic)
    assert words(pdf) == "Waffle (éł)\noffice"
    found = "".join(objects(pdf))
    assert "/Subtype /CIDFontType0C" in found
    assert "/FontFile2" not in found
    quadratic = paint(page(*(replace(line, font="serif") for line in lines)))
    difference = ImageChops.difference(look(pdf).picture, look(quadratic).picture).convert("L")
    # The same letters in the same places: only their edges differ by a shade.
    assert sum(difference.histogram()[128:]) < 40


def test_text_comes_out_in_reading_order_with_its_accents_and_brackets() -> None:
    lines = ["Zażółć gęślą (jaźń) \\ „x“", "second — line", "third"]
    pdf = paint(page(*(run(line, y=20 + 10 * i) for i, line in enumerate(lines))))
    assert words(pdf) == "\n".join(lines)


def test_words_of_reordered_letters_are_read_in_their_order_with_the_spaces_between_them(tmp_path: Path) -> None:
    deva = write_devanagari(tmp_path / "deva.ttf")
    text = "न कि नि क नि"
    run = TextRun(10, 50, text, "deva", 20, BLACK_TEXT, 60)
    assert words(paint(page(run), deva=deva)) == text


def test_kerned_text_stays_one_word() -> None:
    kerned = TextRun(10, 20, "AVATAR", "sans", 12, BLACK_TEXT, 20)
    assert words(paint(page(kerned))) == "AVATAR"


def test_more_characters_than_one_byte_tells_apart() -> None:
    # The micro sign has the glyph of the Greek letter.
    drawable = set(TTFont(FONTS["serif"]).getBestCmap()) - {0xA0, 0xAD, 0xB5}
    text = "".join(chr(code) for code in range(0xA1, 0x460) if code in drawable)
    assert len(text) > 256
    pdf = paint(page(*(run(text[i : i + 64], y=10 + i / 8, size=6) for i in range(0, len(text), 64))))
    assert words(pdf).replace("\n", "") == text
    assert pdf.count(b"/FontFile2") == 1


def test_text_of_a_group_with_an_alternative_is_read_as_the_alternative() -> None:
    pdf = paint(page(Group((run("VI"),), alt="six"), run("sides", y=30)))
    assert words(pdf) == "six\nsides"


def test_face_used_twice_is_drawn_once_and_a_face_used_once_is_written_out() -> None:
    back, front = face(box(1, 2, 3, 4)), face(box(5, 6, 7, 8))
    found = objects(paint(sheet(Placement(back, 0, 0), Placement(front, 0, 20), Placement(back, 0, 40, turn=180))))
    forms = [entry for entry in found if "/Subtype /Form" in entry]
    assert len(forms) == 1
    # 1, -(2 + 4), 3, 4 mm in points
    assert "2.83 -17.01 8.51 11.34 re" in forms[0]
    assert sum("14.17 -39.69 19.85 22.68 re" in entry for entry in found) == 1


def test_static_layer_shared_by_cards_is_drawn_once() -> None:
    layer = face(box(1, 2, 3, 4))
    cards = [face(Nested(layer, 0, 0), run(f"card {i}")) for i in range(5)]
    found = objects(paint(sheet(*(Placement(card, 0, 15 * i) for i, card in enumerate(cards)))))
    assert sum("2.83 -17.01 8.51 11.34 re" in entry for entry in found) == 1


def test_crop_marks_of_like_sheets_are_drawn_once() -> None:
    def marked(label: str) -> bytes:
        return sheet(marks=(*(box(i, i, 1, 1) for i in range(12)), run(label)))  # type: ignore[return-value]

    pdf = paint(marked("sheet 1"), marked("sheet 2"), marked("sheet 3"))  # type: ignore[arg-type]
    found = objects(pdf)
    assert sum("19.84 -22.68 2.84 2.84 re" in entry for entry in found) == 1
    assert [words(pdf, index) for index in range(3)] == ["sheet 1", "sheet 2", "sheet 3"]


def test_anchors_make_an_outline_by_level() -> None:
    first = page(
        Anchor("a", 10, "One", 1),
        Anchor("b", 20, "One point one", 2),
        Anchor("row", 25, "A row", 0),
        Anchor("silent", 30),
    )
    second = page(Anchor("c", 50, "Two", 1), Anchor("d", 60, "Far below", 3))
    toc = list(pypdfium2.PdfDocument(paint(first, second)).get_toc())
    assert [(entry.get_title(), entry.level) for entry in toc] == [
        ("One", 0),
        ("One point one", 1),
        ("Two", 0),
        ("Far below", 1),
    ]
    assert [entry.get_dest().get_index() for entry in toc] == [0, 0, 1, 1]
    # XYZ: left, top, zoom; 50 mm from the top of 100.
    assert toc[2].get_dest().get_view()[1][1] == pytest.approx(50 * MM, abs=0.01)


def test_links_lead_to_names_and_addresses_even_from_a_placed_face() -> None:
    linked = face(Link(2, 3, 10, 5, "#rules"), Link(0, 0, 1, 1, "https://example.org/(a)"))
    pdf = paint(sheet(Placement(linked, 50, 40)), page(Anchor("rules", 25)))
    text = "".join(objects(pdf))
    # Left 52, right 62; y from above 43 to 48, so from below 52 to 57.
    rectangle = " ".join(f"{round(v * MM, 3):g}" for v in (52, 52, 62, 57))
    assert re.search(rf"/Rect \[ {re.escape(rectangle)} \][^>]*/Dest /rules ", text)
    assert "/URI (https://example.org/\\(a\\))" in text
    assert re.search(r"/Dests", text)


def test_page_labels_name_front_matter() -> None:
    labelled = Page(size=Size(100, 100), items=(), number=1, label="iv")
    assert pypdfium2.PdfDocument(paint(labelled)).get_page_label(0) == "iv"


def test_same_input_same_bytes_in_another_process_with_other_hashes(tmp_path: Path) -> None:
    program = (
        "import sys; from tests.paint.documents import *; from pnp.frame import *\n"
        "layer = face(box(1, 2, 3, 4, Ink('red', 'flood', 0.5)))\n"
        "cards = [face(Nested(layer, 0, 0), TextRun(1, 5, f'żółw {i}', 'serif', 8, BLACK_TEXT, 9),\n"
        "  Field('text', f'f{i}', 1, 1, 5, 3, 'sans', 6, BLACK_TEXT), Anchor(f'a{i}', 1, 'A', 1))\n"
        "  for i in range(3)]\n"
        "sys.stdout.buffer.write(paint(sheet(*(Placement(c, 0, i * 20) for i, c in enumerate(cards)))))"
    )
    outputs = []
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-c", program]
        outputs.append(subprocess.run(command, env=environment, capture_output=True, check=True).stdout)
    assert outputs[0].startswith(b"%PDF-1.6")
    assert outputs[0] == outputs[1]


def test_different_content_has_a_different_file_identifier() -> None:
    identifiers = {re.search(rb"/ID \[ <(\w+)>", paint(page(run(text)))).group(1) for text in "ab"}  # type: ignore[union-attr]
    assert len(identifiers) == 2


def test_font_that_is_none_is_named(tmp_path: Path) -> None:
    broken = tmp_path / "broken.ttf"
    broken.write_bytes(b"not a font")
    with pytest.raises(FontError, match=r"broken\.ttf: not a TrueType or OpenType font"):
        paint_pdf([page(run("x"))], palette=PALETTE, fonts=book(serif=broken), info=INFO)


def test_colour_that_the_palette_lacks_is_named() -> None:
    with pytest.raises(PnpError, match="no colour 'puce'"):
        paint(page(box(0, 0, 1, 1, Ink("puce", "flood"))))


def test_run_that_goes_on_where_the_last_one_ended_needs_no_position() -> None:
    first = TextRun(10, 20, "one ", "serif", 10, BLACK_TEXT, 6.3)
    follows = TextRun(16.3, 20, "two", "sans", 10, BLACK_TEXT, 5)
    elsewhere = TextRun(40, 20, "three", "sans", 10, BLACK_TEXT, 5)
    streams = "".join(objects(paint(page(first, follows, elsewhere))))
    assert streams.count(" Td") == 2


def test_like_pages_share_their_resources() -> None:
    icon = face(*(box(each, 0, 0.5, 5) for each in range(20)))
    pages = [page(Nested(icon, 0, 0), Nested(icon, 9, 9)) for _ in range(3)]
    assert "".join(objects(paint(*pages))).count("/XObject <<") == 1


def test_the_font_says_of_itself_what_viewers_need(tmp_path: Path) -> None:
    found = " ".join(" ".join(objects(paint(page(run("Ab", font="serif"))))).split())
    # Source Serif: 1000 units an em, upright, neither bold nor of one width.
    for entry in (
        "/Subtype /CIDFontType2",
        "/CIDToGIDMap /Identity",
        "/Encoding /Identity-H",
        "/Ascent 730",
        "/Descent -270",
        "/CapHeight 670",
        "/ItalicAngle 0",
        "/Flags 4",
        "/Registry (Adobe)",
        "/Ordering (Identity)",
        "/Supplement 0",
    ):
        assert entry in found
    cubic = paint(page(run("Ab", font="cubic")), cubic=FONTS["serif"].with_suffix(".otf"))
    assert "/CIDToGIDMap" not in " ".join(objects(cubic))


def test_the_table_of_a_file_leads_to_every_object() -> None:
    """Two pages with words, a link, a heading in the outline, and a form that both show."""
    mark = face(*(box(x, 1, 1, 1) for x in range(20)))
    first = page(Anchor("start", 10, "Start", 1), run("Words"), Nested(mark, 5, 5))
    second = page(Link(0, 0, 20, 5, "#start"), Nested(mark, 9, 9))
    pdf = paint(first, second)
    table, trailer = pdf[int(pdf.split()[-2]) :].split(b"trailer")
    starts = [int(line[:10]) for line in table.split(b"\n")[3:-1]]
    assert [pdf[start:].split(b"\n", 1)[0] for start in starts] == [b"%d 0 obj" % (n + 1) for n in range(len(starts))]
    assert table.startswith(b"xref\n0 %d\n0000000000 65535 f \n" % (len(starts) + 1))
    assert b"/Size %d " % (len(starts) + 1) in trailer
    # All that is meant is there, and all that is there is meant.
    meant = {int(number) for number in re.findall(r"(\d+) 0 R", "".join(objects(pdf)) + trailer.decode())}
    assert meant == set(range(1, len(starts) + 1))
    for body in re.findall(rb"/Length (\d+) .*?>>\nstream\n(.*?)\nendstream\nendobj", pdf, re.DOTALL):
        assert int(body[0]) == len(body[1])


def test_values_are_written_as_pdf_has_them() -> None:
    values = {"Type": "/Page", "Of": Reference(7), "Is": True, "Not": False, "Box": [0, 1.5, -0.25, 1e-9], "In": {}}
    assert token(values) == "<< /Type /Page /Of 7 0 R /Is true /Not false /Box [ 0 1.5 -0.25 0 ] /In <<  >> >>"


def test_words_are_ascii_or_utf_16() -> None:
    assert text_string("a (b) c:\\d\n") == "(a \\(b\\) c:\\\\d\\n)"
    # U+00FC is 00FC, and U+1F3B2 the pair D83C DFB2.
    assert text_string("ü\U0001f3b2") == "<FEFF00FCD83CDFB2>"


def test_an_outline_counts_what_is_below() -> None:
    """Two chapters; the first has two sections, the first of which has a part."""
    entries = [("One", 1), ("Section", 2), ("Part", 3), ("Second section", 2), ("Two", 1)]
    pdf = paint(page(*(Anchor(title, 10 * n, title, level) for n, (title, level) in enumerate(entries))))
    counts = {
        title: int(found[1]) if (found := re.search(r"/Count (\d+)", entry)) else 0
        for entry in objects(pdf)
        if (title := "".join(re.findall(r"/Title \((.*?)\) /Dest", entry)))
    }
    assert counts == {"One": 3, "Section": 1, "Part": 0, "Second section": 0, "Two": 0}
    assert "/Type /Outlines" in "".join(entry for entry in objects(pdf) if "/Count 5" in entry)


def test_a_page_without_a_label_has_its_number() -> None:
    pages = [
        Page(size=Size(100, 100), items=(), number=n, label=label) for n, label in enumerate(("i", "", "", "x"), 1)
    ]
    pdf = pypdfium2.PdfDocument(paint(*pages))
    assert [pdf.get_page_label(index) for index in range(4)] == ["i", "2", "3", "x"]
