"""A reference as one page of HTML. What a browser makes of it is in tests/browser."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from importlib.resources import files
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from pnp.document.reference.tree import (
    Aside,
    Chapter,
    ColumnHeader,
    DataRow,
    DataTable,
    Divider,
    Element,
    Figure,
    FigureFace,
    ItemList,
    Preformatted,
    ProseParagraph,
    Reference,
    Title,
)
from pnp.export.html.colors import DARK_BOX, LIGHT_BOX, accents
from pnp.export.html.fonts import woff
from pnp.export.html.page import html_artifact
from pnp.fonts import FontBook
from pnp.frame import Ink
from pnp.model.texts import Icon
from pnp.paint.colors import Colors
from pnp.paint.drawings import Drawings
from pnp.paint.glyph_letters import file_of
from pnp.paint.glyphs import GlyphFonts
from pnp.paint.painter import Painter
from pnp.palette import Color, Palette, contrast
from pnp.text import Run, SpanStyle
from pnp.text.style import SpanClass
from tests.export.references import COUNTER, EVERYTHING, UNITS, cell, plain, reference
from tests.layout.kits import built_in
from tests.listing import same_as_kept

PALETTE = Palette({"accent": Color.parse("#f3d64e")})
FONTS = FontBook()
SCRIPTS = ("search.js", "script.js")


def page(*elements: Element) -> str:
    return written(reference(*elements) if elements else EVERYTHING)


def written(shown: Reference, icons: Mapping[str, Icon] = {}) -> str:
    painter = Painter(Colors(PALETTE), GlyphFonts(FONTS))
    data = html_artifact(
        "reference/ferry.html",
        shown,
        palette=PALETTE,
        icons=icons,
        drawings=Drawings(lambda: painter),
        file_of=lambda font: file_of(font, FONTS.files),
    ).data
    assert isinstance(data, bytes)
    return data.decode()


@pytest.fixture(scope="module")
def whole() -> str:
    return page()


def test_landmarks_and_one_first_heading(whole: str) -> None:
    for tag in ("<header ", "<nav ", '<main id="content"', "<footer>", '<html lang="en">'):
        assert whole.count(tag) == 1
    assert re.findall(r"<h1>(.*?)</h1>", whole) == ["The &lt;Ferry&gt;"]


def test_it_loads_nothing(whole: str) -> None:
    assert re.findall(r"(?:src|href)=\"(?!#|data:)([^\"]*)", whole) == []
    assert re.findall(r"url\((?!#|data:)([^)]*)", whole) == []
    assert "@import" not in whole


def test_rows_are_named_and_found(whole: str) -> None:
    assert '<tr id="unit-pikes"><th scope="row">Pikes &amp; bows</th><td class="center">2</td></tr>' in whole
    assert '<th scope="col">Unit</th><th scope="col" class="center">Mv</th>' in whole
    assert '<th scope="rowgroup" colspan="2"><p>All</p></th>' in whole
    assert '<caption id="_table-1">Units</caption>' in whole


def test_links_lead_where_there_is_something(whole: str) -> None:
    assert 'Row <a href="#unit-pikes">Pikes</a><br>or wait</p>' in whole


def test_equal_faces_are_drawn_once_each_with_its_alternative_text(whole: str) -> None:
    assert whole.count(">Punt</text>") == 1
    assert re.findall(r'class="face" width="(\d+)mm" role="img" aria-label="([^"]*)" viewBox="0 0 15 15"', whole) == [
        ("30", "A punt"),
        ("15", "The same"),
    ]


def test_letters_of_faces_are_in_the_page(whole: str) -> None:
    assert whole.count("@font-face") == 1
    name = FONTS["sans-bold"].file.name
    assert f'font-family:"_{name}";src:url(data:font/woff;base64,' in whole
    assert f'font-family="_{name}" font-size="2.822"' in whole


def opened(font: str, letters: dict[str, str]) -> TTFont:
    """The font of a page. letters: the glyph of a letter in the font, by the character that stands for it."""
    (part,) = FONTS[font].shape("".join(letters.values())).runs
    return TTFont(BytesIO(woff(part.file, dict(zip(letters, part.ids, strict=True)))))


def test_a_font_has_the_glyphs_of_a_variant_under_any_character() -> None:
    font = opened("serif-smallcaps", {"\ue000": "a", "B": "B"})
    widths = {chr(code): font["hmtx"][glyph][0] for code, glyph in font.getBestCmap().items()}
    assert widths == {"\ue000": FONTS["serif-smallcaps"].advance("a"), "B": FONTS["serif"].advance("B")}


def test_old_style_figures_go_below_the_line() -> None:
    old, lining = (
        font["glyf"][font.getBestCmap()[ord("3")]].yMin
        for font in (opened("serif-oldstyle", {"3": "3"}), opened("serif", {"3": "3"}))
    )
    assert old < -100 < lining


def test_the_words_around_the_rules_are_those_of_the_reference() -> None:
    own = {
        "Contents": "Inhoud & meer",
        "Note": "Let op",
        "Back to the top": "Naar boven",
        "{}: table {}": "{}, tabel {}",
    }
    shown = replace(reference(Aside("note", (), ()), DataTable("", (), (), (DataRow((cell("x"),)),))), wording=own)
    text = written(replace(shown, language="nl"))
    for part in (
        '<html lang="nl">',
        '<nav id="contents" aria-label="Inhoud &amp; meer">',
        '<p class="title">Let op</p>',
        '<a href="#top">Naar boven</a>',
        'aria-label="Rules, tabel 1"',
    ):
        assert part in text
    # What the kit does not word stays English.
    assert ">Skip to the rules</a>" in text


def test_the_script_counts_in_the_words_of_the_reference(whole: str) -> None:
    own = {"No": "Geen", "match": 'Tref"fer', "matches": "</script>"}
    words = 'data-none="Geen" data-match="Tref&quot;fer" data-matches="&lt;/script&gt;"'
    assert words in written(replace(EVERYTHING, wording=own))
    assert 'data-none="No" data-match="match" data-matches="matches"' in whole


def test_only_the_style_and_the_script_of_the_page_are_allowed(whole: str) -> None:
    scripts = "".join(f"\n{(files('pnp.export.html') / name).read_text(encoding='utf-8')}" for name in SCRIPTS)
    assert f'<script type="module">{scripts}</script>' in whole
    (style,) = re.findall("<style>(.*?)</style>", whole, flags=re.DOTALL)
    digests = ["'sha256-" + b64encode(sha256(part.encode()).digest()).decode() + "'" for part in (style, scripts)]
    assert f"default-src 'none'; style-src {digests[0]}; script-src {digests[1]}; img-src data:" in whole
    # The policy would take no heed of styles and events that stand at an element.
    assert re.findall(r"<[^>]*\s(?:style|on\w+)=", whole) == []


def test_the_same_reference_gives_the_same_page(whole: str) -> None:
    assert page() == whole


def test_markup_in_words_is_only_words() -> None:
    text = page(ProseParagraph((Run('<script>alert(1)</script> & "x"', SpanStyle(link='#"><b>')),)))
    assert "<script>alert" not in text
    assert '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; "x"</p>' in text


def test_addresses_that_run_something_are_no_links() -> None:
    assert "javascript:" not in page(ProseParagraph((Run("x", SpanStyle(link="javascript:alert(1)")),)))


LONG = "A sentence that is much too long for a narrow column."


def table_of(*headers: str, rows: int = 1, words: str = LONG) -> DataTable:
    columns = tuple(ColumnHeader(title, names=not index) for index, title in enumerate(headers))
    return DataTable("", plain("T"), columns, (DataRow((cell("x"),) + (cell(words),) * (len(headers) - 1)),) * rows)


def test_a_narrow_table_stays_one_on_a_phone() -> None:
    # 2 columns of 8 and 1 characters at most, with 2.2 beside each: far less than the 36 of a phone.
    assert '<table class="fits">' in page(table_of("Modifier", "%", words="1"))


def test_rows_of_a_wide_table_become_records_labelled_with_its_headings() -> None:
    text = page(table_of("A", "B", 'Of "C" </style>'))
    assert '<table class="records t0">' in text
    label = '"Of \\22 C\\22  \\3c \\2f style\\3e "'
    assert f'.t0 td:nth-child(3)::before{{content:{label};content:{label}/""}}' in text
    # The name of a record needs no label.
    assert ".t0 td:nth-child(1)" not in text


def test_a_table_that_no_page_has_room_for_is_records_everywhere() -> None:
    # Three columns of prose with 26 characters each, and 2.2 beside each of four, are more than 84.
    assert '<table class="always t0">' in page(table_of("A", "B", "C", "D"))


def test_tables_with_the_same_headings_share_their_labels() -> None:
    text = page(*[table_of("A", "B", "C")] * 2)
    assert text.count('<table class="records t0">') == 2
    assert text.count(".t0 td:nth-child(3)::before") == 1


def test_a_row_shows_its_counter_and_knows_its_other_names() -> None:
    row = DataRow((cell("Pikes"), cell("2")), "unit-pikes", also=("Pikemen", "Spears & co"))
    table = DataTable("t", (), (ColumnHeader("Unit", names=True), ColumnHeader("Mv")), (row,))
    text = written(replace(reference(table), counters={"unit-pikes": (COUNTER,)}))
    assert '<tr id="unit-pikes" data-also="Pikemen, Spears &amp; co"><th scope="row"><svg class="counter"' in text


def test_a_face_leads_to_what_the_rules_say_of_it() -> None:
    faces = Figure((FigureFace(COUNTER, "A", 1.0, "unit-pikes"), FigureFace(COUNTER, "B", 1.0, "unit-none")))
    text = page(UNITS, faces)
    assert text.count('<a href="#unit-pikes"><svg class="face"') == 1
    assert "#unit-none" not in text


def test_contents_list_sections_and_tables() -> None:
    shown = replace(
        reference(Title(3, "turn", plain("Turn")), Title(4, "end", plain("End")), Title(5, "deep", plain("Deep"))),
        chapters=(
            *reference(Title(3, "turn", plain("Turn")), Title(5, "deep", plain("Deep"))).chapters,
            Chapter("all-units", "Units", "data", (UNITS, replace(UNITS, id="army", caption=plain("Army")))),
        ),
    )
    contents = written(shown).partition("<nav")[2].partition("</nav>")[0]
    # The first table of a chapter has its title.
    assert re.findall('href="#(.*?)"', contents) == ["rules", "turn", "all-units", "army"]


def test_columns_of_prose_get_room() -> None:
    rows = (DataRow((cell("x"), cell("A sentence that is much too long for a narrow column."))),)
    text = page(DataTable("", plain("T"), (ColumnHeader("A", names=True), ColumnHeader("B")), rows))
    assert '<th scope="col">A</th><th scope="col" class="long">B</th>' in text


def test_a_table_without_caption_is_named_after_its_heading() -> None:
    text = page(DataTable("", (), (), (DataRow((cell("x"), cell("y"))),)))
    assert 'aria-label="Rules: table 1"' in text
    assert "<td>x</td><td>y</td>" in text


@pytest.mark.parametrize("token", ["#ffff00", "#000000", "#808080", "#ffffff", "#1f4e79"])
def test_any_accent_can_be_read_on_light_and_dark(token: str) -> None:
    light, dark = accents(Palette({"accent": Color.parse(token)}))
    assert contrast(Color.parse(light), LIGHT_BOX) >= 4.5
    assert contrast(Color.parse(dark), DARK_BOX) >= 4.5


def test_a_heading_is_its_words_without_icons() -> None:
    name = (Run("Units ", SpanStyle()), Run(":sword:", SpanStyle(), 6, "sword"))
    found = page(Title(3, "units", name), DataTable("t", (), (ColumnHeader("Unit"),), (DataRow((cell("Pikes"),)),)))
    assert 'aria-label="Units' in found
    assert "sword" not in found.partition("aria-label=")[2].partition('"')[2].partition('"')[0]


OTHERS = (
    Title(3, "signs", (Run("Signs ", SpanStyle()), Run(":sword:", SpanStyle(), 6, "sword"))),
    ProseParagraph((Run("An ", SpanStyle()), Run(":sword:", SpanStyle(), 3, "sword"), Run(" & more", SpanStyle()))),
    ProseParagraph(
        (Run("b", SpanStyle(bold=True)), Run("i", SpanStyle(italic=True)), Run("c", SpanStyle(smallcaps=True))), "lead"
    ),
    ProseParagraph(plain("Small."), "note"),
    ItemList(((ProseParagraph(plain("first")), ProseParagraph(plain("more of it"))), (Divider(),)), 1),
    Divider(),
    Aside("example", plain('For "example"'), (ProseParagraph(plain("So.")),)),
    Aside("quote", (), (ProseParagraph(plain("Said.")),)),
    Aside("aside", (), (ProseParagraph(plain("Beside.")),)),
    Preformatted(("D6 <1>", "2")),
    Figure((FigureFace(COUNTER, 'A "punt"', 1.0),), (), ("unit-a", "unit-b")),
    DataTable("", (), (ColumnHeader("A", "right"), ColumnHeader("B")), (DataRow((cell("1", "2"), ()), "row"),)),
)


def test_every_kind_of_element_is_written_as_it_was() -> None:
    """Compared with a page that somebody has looked at; styles, fonts and names of drawings are left out."""
    shown = replace(EVERYTHING, chapters=(*EVERYTHING.chapters, Chapter("others", "Others", "data", OTHERS)))
    whole = written(shown, built_in().icons)
    body = re.sub(r"<script.*?</script>|<style.*?</style>", "", whole.partition("<body")[2], flags=re.DOTALL)
    body = re.sub(r"_n[0-9a-z]{12}\b", "_drawing", body)
    same_as_kept(
        re.sub(r"(?<=>)(?=<[^/])", "\n", body).splitlines(), Path(__file__).parent / "pages" / "everything.html"
    )


def test_words_of_a_class_have_its_look_in_both_lights() -> None:
    text = (
        Run("tide", SpanStyle(classes=("tide",))),
        Run("gone", SpanStyle(strike=True)),
        Run("2", SpanStyle(script="super")),
    )
    data = html_artifact(
        "reference/ferry.html",
        reference(ProseParagraph(text)),
        palette=PALETTE,
        icons={},
        spans={"tide": SpanClass(ink=Ink("accent", "text"), font="sans-bold"), "unused": SpanClass(small_caps=True)},
        drawings=Drawings(lambda: Painter(Colors(PALETTE), GlyphFonts(FONTS))),
        file_of=lambda font: file_of(font, FONTS.files),
    ).data.decode()
    assert '<span class="w-tide">tide</span><s>gone</s><sup>2</sup>' in data
    assert ";font-weight:bold}" in data.partition(".w-tide{color:#")[2][:40]
    assert "unused" not in data
