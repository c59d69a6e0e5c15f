"""Font files to numbers. The expected ones are read off the fonts: Source Serif and Source Sans, 1000 units an em."""

import pytest
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

from pnp.errors import FontError
from pnp.fonts import FontBook, glyph_outline
from pnp.fonts.file import read_font_file


@pytest.fixture(scope="module")
def book():
    return FontBook()


def ids(shaped):
    """The glyphs of a word that is in one font file."""
    (part,) = shaped.runs
    return part.ids


def named(path, glyphs):
    """What a font calls its glyphs."""
    order = TTFont(path).getGlyphOrder()
    return [order[glyph] for glyph in glyphs]


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("serif", "SourceSerifPro-Regular.ttf"),
        ("serif-bold", "SourceSerifPro-Bold.ttf"),
        ("serif-italic", "SourceSerifPro-It.ttf"),
        ("serif-bold-italic", "SourceSerifPro-BoldIt.ttf"),
        ("sans-semibold", "SourceSansPro-Semibold.ttf"),
        ("sans-extralight-italic", "SourceSansPro-ExtraLightIt.ttf"),
    ],
)
def test_a_key_names_a_file(book, key, name):
    assert book.file(key).name == name
    assert key in book
    assert book.name(key).key == key


def test_lengths_are_thousandths_of_an_em(book):
    font = book["serif"]
    assert (font.ascent, font.descent, font.cap_height, font.x_height) == (730, 270, 670, 475)
    assert font.advance(" ") == 233
    assert font.advance("0") == 500


@pytest.mark.parametrize("key", ["serif", "serif-italic", "sans", "sans-bold"])
@pytest.mark.parametrize("pair", ["AV", "To", "Ty", "P."])
def test_pairs_that_gape_are_drawn_together(book, key, pair):
    assert book[key].kern(*pair) < 0


def test_straight_stems_are_not_kerned(book):
    assert book["serif"].kern("H", "I") == 0


def test_a_pair_named_one_by_one_goes_before_its_classes(book):
    font = TTFont(book.file("serif"))
    (lookup, *_) = (each for each in font["GPOS"].table.LookupList.Lookup if each.LookupType == 2)
    single = lookup.SubTable[0]
    first = single.Coverage.glyphs[0]
    record = next(record for record in single.PairSet[0].PairValueRecord if record.Value1 is not None)
    chars = {glyph: chr(code) for code, glyph in font.getBestCmap().items()}
    left, right = chars[first], chars[record.SecondGlyph]
    assert book["serif"].kern(left, right) == record.Value1.XAdvance


def test_what_a_font_lacks_is_known(book):
    assert book["sans"].has("→")
    assert not book["serif-italic"].has("→")
    assert not book["serif"].has("♥")


def test_letters_become_ligatures_unless_they_are_set_apart(book):
    font = book["serif"]
    tight, loose = font.shape("waffle"), font.shape("waffle", loose=True)
    assert named(font.file.path, ids(tight)) == ["w", "a", "f_f_l", "e"]
    assert tight.runs[0].texts == ("w", "a", "ffl", "e")
    assert named(font.file.path, ids(loose)) == ["w", "a", "f", "f", "l", "e"]
    assert (tight.letters, loose.letters) == (4, 6)


def test_a_space_is_kerned_with_the_letters_beside_it(book):
    font = book["serif"]
    shaped = font.shape("V")
    # A space is 233 wide.
    assert (shaped.before, shaped.behind) == (font.kern(" ", "V"), font.kern("V", " "))
    assert shaped.before < 0 > shaped.behind
    together = 2 * font.shape("n").width + 2 * 233 + shaped.width + shaped.before + shaped.behind
    assert font.width("n V n") == together + font.kern("n", " ") + font.kern(" ", "n")


def test_a_letter_and_its_marks_are_one_cluster(book):
    # There is no single character for these three; the letter and its dot are one glyph.
    shaped = book["serif"].shape("xe\u0323\u0301x")
    (part,) = shaped.runs
    assert (part.clusters, shaped.letters) == ((0, 1, 1, 4), 3)
    # None of both glyphs stands for characters of its own.
    assert (part.texts, shaped.is_extractable) == (("x", "", "", "x"), False)


def test_half_a_character_is_shown_as_a_missing_one(book):
    assert not book["serif"].has("\ud800")
    assert book["serif"].shape("a\ud800b").letters == 3


def test_small_capitals_are_the_alternates_of_the_font(book):
    plain, small = book["serif"], book["serif-smallcaps"]
    font = TTFont(book.file("serif"))
    a, o = (_small(font, char) for char in "ao")
    assert small.advance("a") == font["hmtx"][a][0] != plain.advance("a")
    assert small.advance("A") == plain.advance("A")
    assert small.kern("T", "o") == _kern_of(font, font.getBestCmap()[ord("T")], o) != plain.kern("T", "o")


def _small(font, char):
    """The glyph that the small capitals feature of the font has for a character."""
    numbers = next(
        record.Feature.LookupListIndex
        for record in font["GSUB"].table.FeatureList.FeatureRecord
        if record.FeatureTag == "smcp"
    )
    glyph = font.getBestCmap()[ord(char)]
    for number in numbers:
        for table in font["GSUB"].table.LookupList.Lookup[number].SubTable:
            if glyph in table.mapping:
                return table.mapping[glyph]
    raise LookupError(char)


def _kern_of(font, first, second):
    """What the classes of the font say, read another way: by trying every subtable in turn."""
    (lookup, *_) = (each for each in font["GPOS"].table.LookupList.Lookup if each.LookupType == 2)
    for table in lookup.SubTable:
        if first not in table.Coverage.glyphs:
            continue
        if table.Format == 1:
            pairs = table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord
            found = [pair.Value1.XAdvance for pair in pairs if pair.SecondGlyph == second]
            if found:
                return found[0]
        else:
            row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
            return row.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1.XAdvance
    return 0


def test_an_italic_without_small_capitals_gets_its_capitals_made_smaller(book):
    # 1.06 × the height of x (475) in capitals (670) of the semibold.
    size = 1.06 * 475 / 670
    font, semibold = book["serif-italic-smallcaps"], book["serif-semibold-italic"]
    assert font.advance("a") == pytest.approx(semibold.advance("A") * size)
    assert font.advance("A") == book["serif-italic"].advance("A")
    large, small = font.shape("Toll").runs
    assert (large.file.path, large.size, large.texts) == (book.file("serif-italic"), 1.0, ("T",))
    assert (small.file.path, small.size) == (book.file("serif-semibold-italic"), pytest.approx(size))
    assert small.ids == ids(semibold.shape("OLL"))
    # They stand for the letters of the source, under a name of their own.
    assert (small.texts, small.clusters) == (("o", "l", "l"), (1, 2, 3))
    assert small.name != semibold.shape("OLL").runs[0].name


def test_all_small_capitals_change_the_capitals_too(book):
    font = book["sans-allsmallcaps"]
    assert font.advance("A") == font.advance("a") == book["sans-smallcaps"].advance("a")
    large, small = font.shape("Aa").runs
    # One glyph for both, but what it stands for differs.
    assert (large.ids, large.texts, small.texts) == (small.ids, ("A",), ("a",))
    assert large.name != small.name


def test_old_style_figures_are_the_alternates_of_the_font(book):
    path = book.file("serif")
    assert named(path, ids(book["serif"].shape("3"))) == ["three"]
    (old,) = named(path, ids(book["serif-oldstyle"].shape("3")))
    assert old.startswith("three.")


def test_an_outline_goes_up_from_the_baseline_in_negative_numbers(book):
    file = book["sans"].file
    outline = glyph_outline(file, file.glyph("H"))
    assert outline[0][0] == "M"
    assert outline[-1] == ("Z",)
    ys = [y for segment in outline for y in segment[2::2]]
    assert (min(ys), max(ys)) == (-656, 0)
    assert glyph_outline(file, file.glyph(" ")) == ()


def test_a_kit_brings_its_own_font(book, tmp_path):
    file = tmp_path / "title.ttf"
    file.write_bytes(book.file("sans-black").read_bytes())
    own = FontBook({"old-title": {"regular": file}})
    assert own["old-title"].advance("A") == book["sans-black"].advance("A")
    assert own.closest("old-title", weight="bold", italic=True) == "old-title"
    with pytest.raises(FontError, match="has no 'bold'"):
        own["old-title-bold"]


@pytest.mark.parametrize("key", ["comic", "serif-heavy", "serif-bold-bald"])
def test_a_font_that_there_is_not_is_an_error(book, key):
    assert key not in book
    with pytest.raises(FontError, match=key):
        book[key]


def test_a_file_that_is_no_font_is_an_error_that_names_it(book, tmp_path):
    words = tmp_path / "words.ttf"
    words.write_text("Not a font.")
    damaged = tmp_path / "damaged.ttf"
    damaged.write_bytes(book.file("serif").read_bytes()[:20_000])
    # The outlines are TrueType, but what reads only the first word of a font would not take it.
    claimed = tmp_path / "claimed.ttf"
    claimed.write_bytes(b"OTTO" + book.file("serif").read_bytes()[4:])
    for file in (words, damaged, claimed, tmp_path / "absent.ttf", tmp_path):
        own = FontBook({"own": {"regular": file}})
        with pytest.raises(FontError, match=file.name):
            own["own"]


def test_a_font_with_cubic_outlines_is_a_font(tmp_path):
    file = tmp_path / "square.otf"
    square_font().save(file)
    font = FontBook({"own": {"regular": file}})["own"]
    assert (font.advance("A"), font.has("A"), font.has("B")) == (600, True, False)
    assert glyph_outline(font.file, font.file.glyph("A"))[0] == ("M", 100, 0)


def square_font(units=1000):
    """A font with one letter, a square of 500 units, so many of which are an em."""
    builder = FontBuilder(units, isTTF=False)
    builder.setupGlyphOrder([".notdef", "A"])
    builder.setupCharacterMap({ord("A"): "A"})
    pen = T2CharStringPen(600, None)
    pen.moveTo((100, 0))
    for point in ((100, 500), (600, 500), (600, 0)):
        pen.lineTo(point)
    pen.closePath()
    builder.setupCFF("Square", {}, {name: pen.getCharString() for name in (".notdef", "A")}, {})
    builder.setupHorizontalMetrics({".notdef": (600, 100), "A": (600, 100)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200)
    builder.setupNameTable({"familyName": "Square", "styleName": "Regular", "psName": "Square"})
    builder.setupPost()
    return builder.font


def test_a_font_is_named_after_its_bytes(book, tmp_path):
    copy = tmp_path / "copy.ttf"
    copy.write_bytes(book.file("serif").read_bytes())
    own = FontBook({"own": {"regular": copy}})
    assert own["own"].file.name == book["serif"].file.name != book["serif-bold"].file.name


def changed(book, tmp_path, change):
    """A font without the kerning of Source Sans Italic, and with another."""
    font = TTFont(book.file("sans-italic"))
    del font["GPOS"]
    change(font)
    file = tmp_path / "changed.ttf"
    font.save(file)
    return FontBook({"own": {"regular": file}})["own"]


def test_kerning_of_an_extension_lookup_is_read(book, tmp_path):
    features = """
        languagesystem DFLT dflt;
        feature kern {
            lookup pairs useExtension {
                pos A V -50;
                pos [A T] <1 2 -30 4> [V o period];
                subtable;
                pos [T P] -80 [period comma];
            } pairs;
        } kern;
    """
    font = changed(book, tmp_path, lambda font: addOpenTypeFeaturesFromString(font, features))
    # T stands in the first class subtable, so that the second never hears of it; P does not.
    kerns = {pair: font.kern(*pair) for pair in ("AV", "Ao", "To", "T,", "P,", "VA")}
    assert kerns == {"AV": -50, "Ao": -30, "To": -30, "T,": 0, "P,": -80, "VA": 0}


def test_kerning_of_an_old_font_is_read(book, tmp_path):
    def add(font):
        pairs = KernTable_format_0()
        cmap = font.getBestCmap()
        pairs.coverage, pairs.kernTable = 1, {(cmap[ord("A")], cmap[ord("V")]): -70}
        font["kern"] = table = newTable("kern")
        table.version, table.kernTables = 0, [pairs]

    font = changed(book, tmp_path, add)
    assert (font.kern("A", "V"), font.kern("V", "A")) == (-70, 0)


def test_a_font_of_two_thousand_units_is_measured_in_thousandths_of_an_em(tmp_path):
    file = tmp_path / "square.otf"
    square_font(2000).save(file)
    font = FontBook({"own": {"regular": file}})["own"]
    assert (font.advance("A"), font.ascent, font.descent) == (300, 400, 100)
    assert font.file.advance(font.file.glyph("A")) == 300
    # The font says no height of capitals: 700 is taken, and 500 for x.
    assert (font.cap_height, font.x_height) == (700, 500)
    outline = glyph_outline(font.file, font.file.glyph("A"))
    assert outline == (("M", 50, 0), ("L", 50, -250), ("L", 300, -250), ("L", 300, 0), ("L", 50, 0), ("Z",))


def test_a_quadratic_curve_becomes_the_same_cubic_one(tmp_path):
    builder = FontBuilder(1000)
    builder.setupGlyphOrder([".notdef", "A"])
    builder.setupCharacterMap({ord("A"): "A"})
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    pen.qCurveTo((300, 600), (600, 30))
    pen.closePath()
    glyph = pen.glyph()
    builder.setupGlyf({".notdef": glyph, "A": glyph})
    builder.setupHorizontalMetrics({".notdef": (600, 0), "A": (600, 0)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupOS2()
    builder.setupPost()
    builder.save(tmp_path / "arch.ttf")
    font = FontBook({"own": {"regular": tmp_path / "arch.ttf"}})["own"]
    curve = glyph_outline(font.file, font.file.glyph("A"))[1]
    # Two thirds of the way from each end to (300, 600); y points down.
    assert curve[0] == "C"
    assert curve[1:] == pytest.approx((200, -400, 400, -410, 600, -30))


def test_marks_stand_beside_the_pen_and_other_glyphs_at_it(book):
    (part,) = book["serif"].shape("x\u0323x").runs
    # The dot is set under the x, back from where the pen is behind it.
    assert part.offsets == ((0, 0), (-273, 0), (0, 0))
    assert book["serif"].shape("xx").runs[0].offsets == ()


def test_a_word_of_two_files_has_as_many_letters_as_characters(book):
    assert book["serif-italic-smallcaps"].shape("Toll").letters == 4


def test_capitals_shown_as_small_ones_are_kept_apart_from_small_letters(book):
    large, small = book["sans-allsmallcaps"].shape("Aa").runs
    (plain,) = book["sans"].shape("a").runs
    assert small.name == plain.name != large.name
    assert (large.clusters, small.clusters) == ((0,), (1,))


def test_letters_set_apart_are_measured_apart(book):
    font = book["serif"]
    words = font.shape("waffle", loose=True), font.shape("of", loose=True)
    assert font.width("waffle of", loose=True) == words[0].width + 233 + words[1].width
    assert font.width("waffle") < font.width("waffle", loose=True)


def test_a_ligature_beside_a_letter_is_kerned_as_it_is_shown(book):
    font = book["serif"]
    # The ligature is measured as one glyph, alone and beside the other letter.
    assert font.kern("ffi", "H") == font.shape("ffiH").width - font.shape("ffi").width - font.advance("H")


def test_a_kit_knows_the_files_of_its_own_fonts(book, tmp_path):
    files = {style: tmp_path / f"{style}.ttf" for style in ("regular", "bold")}
    assert FontBook({"own": files}).own_files == {tmp_path / "regular.ttf", tmp_path / "bold.ttf"}
    assert book.own_files == frozenset()


def test_a_variable_font_of_a_kit_has_the_styles_of_its_named_instances(book, tmp_path):
    """Cinzel has the instances Regular, Bold and Black, and its letters grow wider with the weight."""
    path = tmp_path / "Stone.ttf"
    path.write_bytes(book.file("cinzel").read_bytes())
    own = FontBook({"stone": {"regular": path}})
    styles = ("light", "semibold", "bold", "black", "italic")
    assert [style for style in styles if f"stone-{style}" in own] == ["bold", "black"]
    widths = [own[key].width("HAMBURG") for key in ("stone", "stone-bold", "stone-black")]
    assert widths[0] == book["cinzel"].width("HAMBURG")
    assert widths == sorted(set(widths))
    assert own["stone"].file.digest != own["stone-bold"].file.digest
    assert not own["stone-bold"].file.shaper.face.has_var_data


def test_a_style_of_a_kit_may_be_a_variable_font_of_another_default(book, tmp_path):
    path = tmp_path / "Stone.ttf"
    path.write_bytes(book.file("cinzel").read_bytes())
    whole, single = FontBook({"stone": {"regular": path}}), FontBook({"stone": {"bold": path}})
    assert single["stone-bold"].width("HAMBURG") == whole["stone-bold"].width("HAMBURG")


def test_a_font_file_that_the_system_refuses_is_an_error_that_names_it(book, monkeypatch):
    def refused(path, most):
        raise PermissionError("not yours")

    monkeypatch.setattr("pnp.fonts.file.read_linked", refused)
    with pytest.raises(FontError, match=r"SourceSansPro-Black\.ttf: cannot be read \(not yours\)"):
        read_font_file(book.file("sans-black"))


def test_a_font_file_may_be_as_large_as_allowed_and_no_larger(book, monkeypatch):
    path = book.file("sans")
    size = path.stat().st_size
    monkeypatch.setattr("pnp.fonts.file._MOST_BYTES", size)
    assert read_font_file(path).postscript_name == "SourceSansPro-Regular"
    monkeypatch.setattr("pnp.fonts.file._MOST_BYTES", size - 1)
    with pytest.raises(FontError, match="a font of more than"):
        read_font_file(path)


def test_kits_share_the_fonts_of_pnp_by_language_and_no_font_of_their_own(book, tmp_path):
    own = tmp_path / "own.ttf"
    own.write_bytes(book.file("sans").read_bytes())
    first, second = (FontBook({"own": {"regular": own}}, "de") for _ in range(2))
    assert first["serif"] is second["serif"] is not book["serif"]
    assert first["own"] is not second["own"]
    assert {file.path for file in first.files.values()} == {own, book.file("serif")}


def test_what_a_family_lacks_is_replaced_by_what_comes_nearest(book, tmp_path):
    own = FontBook({"own": dict.fromkeys(("light", "black", "light-italic"), book.file("sans"))})
    assert own.closest("own", weight="regular") == "own-light"
    assert own.closest("own", weight="bold") == "own-black"
    # The slope matters more than the weight.
    assert own.closest("own", weight="black", italic=True) == "own-light-italic"
    with pytest.raises(FontError, match="there is no font family 'none'"):
        own.closest("none")


def test_a_family_whose_package_is_not_installed_is_an_error(monkeypatch):
    monkeypatch.setattr("pnp.fonts.book._package_folder", lambda package: None)
    assert "sans" not in FontBook()
    with pytest.raises(FontError, match="font_source_sans_pro: the package with the font family 'sans'"):
        FontBook()["sans"]


def arch_font():
    """A font with one letter, an arch of one cubic curve."""
    builder = FontBuilder(1000, isTTF=False)
    builder.setupGlyphOrder([".notdef", "A"])
    builder.setupCharacterMap({ord("A"): "A"})
    pen = T2CharStringPen(600, None)
    pen.moveTo((100, 0))
    pen.curveTo((100, 400), (500, 400), (500, 10))
    pen.closePath()
    builder.setupCFF("Arch", {}, {name: pen.getCharString() for name in (".notdef", "A")}, {})
    builder.setupHorizontalMetrics({".notdef": (600, 100), "A": (600, 100)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Arch", "styleName": "Regular", "psName": "Arch"})
    builder.setupPost()
    return builder


@pytest.mark.parametrize(
    ("version", "heights"),
    # Only from the second version on does a font say how high capitals and x are; 700 and 500 stand for what it keeps.
    [(1, (700, 500)), (2, (640, 430)), (4, (640, 430))],
)
def test_a_font_says_its_heights_from_the_second_version_on(tmp_path, version, heights):
    builder = arch_font()
    builder.setupOS2(version=version, sTypoAscender=720, sTypoDescender=-190, sCapHeight=640, sxHeight=430)
    builder.font.save(tmp_path / "arch.otf")
    font = FontBook({"own": {"regular": tmp_path / "arch.otf"}})["own"]
    assert (font.ascent, font.descent) == (720, 190)
    assert (font.cap_height, font.x_height) == heights
    assert glyph_outline(font.file, font.file.glyph("A"))[:2] == (("M", 100, 0), ("C", 100, -400, 500, -400, 500, -10))


def test_letters_of_a_plain_font_have_its_own_name(book):
    for key in ("sans", "sans-smallcaps", "serif-italic"):
        assert {part.alias for part in book[key].shape("Aa").runs} == {""}


def test_spaces_are_not_kerned_with_letters_of_another_file(book):
    # The space is that of the italic; the small letters are capitals of the semibold, made smaller.
    shaped = book["serif-italic-smallcaps"].shape("v")
    assert (shaped.before, shaped.behind) == (0, 0)
