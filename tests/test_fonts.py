"""Font files to numbers. The expected ones are read off the fonts: Source Serif and Source Sans, 1000 units an em."""

from pathlib import Path

import pytest
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

from pnp.errors import FontError
from pnp.fonts import FontBook
from pnp.fonts.cache import cache_folder, kept_tables
from pnp.fonts.read import read_font


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("fonts")


@pytest.fixture(scope="module")
def book(folder):
    return FontBook(folder=folder)


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
    # 1.06 × the height of x (475) in capitals (670) of the semibold, whose A is so wide:
    semibold = book["serif-semibold-italic"].advance("A")
    assert book["serif-italic-smallcaps"].advance("a") == round(semibold * 1.06 * 475 / 670)
    assert book["serif-italic-smallcaps"].advance("A") == book["serif-italic"].advance("A")


def test_all_small_capitals_change_the_capitals_too(book):
    font = book["sans-allsmallcaps"]
    assert font.advance("A") == font.advance("a") == book["sans-smallcaps"].advance("a")


def test_old_style_figures_are_the_alternates_of_the_font(book):
    font = TTFont(book.file("serif"))
    old = TTFont(book.file("serif-oldstyle"))
    assert font.getBestCmap()[ord("3")] == "three"
    assert old.getBestCmap()[ord("3")].startswith("three.")


def test_a_derived_font_is_the_same_every_time(tmp_path, book):
    other = FontBook(folder=tmp_path)
    for key in ("sans-smallcaps", "sans-italic-smallcaps"):
        assert other.file(key).read_bytes() == book.file(key).read_bytes()


def test_two_fonts_of_one_document_have_two_names(book):
    names = {TTFont(book.file(key))["name"].getDebugName(6) for key in ("serif", "serif-smallcaps", "serif-oldstyle")}
    assert len(names) == 3


def test_an_outline_goes_up_from_the_baseline_in_negative_numbers(book):
    outline = book.outline("sans", "H")
    assert outline[0][0] == "M"
    assert outline[-1] == ("Z",)
    ys = [y for segment in outline for y in segment[2::2]]
    assert (min(ys), max(ys)) == (-656, 0)
    assert book.outline("sans", " ") == ()


def test_a_kit_brings_its_own_font(book, tmp_path):
    file = tmp_path / "title.ttf"
    file.write_bytes(book.file("sans-black").read_bytes())
    own = FontBook({"old-title": {"regular": file}}, folder=tmp_path / "cache")
    assert own["old-title"].advance("A") == book["sans-black"].advance("A")
    assert own.closest("old-title", weight="bold", italic=True) == "old-title"
    with pytest.raises(FontError, match="has no 'bold'"):
        own["old-title-bold"]


@pytest.mark.parametrize("key", ["comic", "serif-heavy", "serif-bold-bald"])
def test_a_font_that_there_is_not_is_an_error(book, key):
    assert key not in book
    with pytest.raises(FontError, match=key):
        book[key]


def test_a_file_that_is_no_truetype_font_is_an_error_that_names_it(book, tmp_path):
    words = tmp_path / "words.ttf"
    words.write_text("Not a font.")
    damaged = tmp_path / "damaged.ttf"
    damaged.write_bytes(book.file("serif").read_bytes()[:20_000])
    cubic = book.file("serif").with_suffix(".otf")
    # The outlines are TrueType, but what reads only the first word of a font would not take it.
    claimed = tmp_path / "claimed.ttf"
    claimed.write_bytes(b"OTTO" + book.file("serif").read_bytes()[4:])
    for file in (words, damaged, cubic, claimed, tmp_path / "absent.ttf"):
        own = FontBook({"own": {"regular": file}}, folder=tmp_path / "cache")
        with pytest.raises(FontError, match=file.name):
            own["own"]


def test_a_kept_font_is_read_without_parsing_it(book, folder):
    def parse(path):
        raise AssertionError(f"{path} was parsed")

    kept_tables(book.file("serif"), folder, read_font)
    assert kept_tables(book.file("serif"), folder, parse) == read_font(book.file("serif"))


@pytest.mark.parametrize("damage", [b"", b"pnp", None])
def test_a_damaged_cache_is_read_over(book, tmp_path, damage):
    kept_tables(book.file("sans-italic"), tmp_path, read_font)
    (kept,) = tmp_path.iterdir()
    whole = kept.read_bytes()
    # None: one wrong byte in the middle.
    kept.write_bytes(whole[:500] + bytes([whole[500] ^ 1]) + whole[501:] if damage is None else damage)
    assert kept_tables(book.file("sans-italic"), tmp_path, read_font) == read_font(book.file("sans-italic"))
    assert kept.read_bytes() == whole


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    book = FontBook(folder=blocked / "cache")
    assert book["sans-italic"].advance(" ") == 192
    assert book.file("sans-italic-oldstyle").is_file()


def test_the_cache_lies_where_the_user_wants_it():
    assert cache_folder({"PNP_CACHE": "/a", "XDG_CACHE_HOME": "/b"}) == Path("/a")
    assert cache_folder({"XDG_CACHE_HOME": "/b"}) == Path("/b/pnp")
    assert cache_folder({"LOCALAPPDATA": "/c"}) == Path("/c/pnp")


def changed(book, tmp_path, change):
    """A font without the kerning of Source Sans Italic, and with another."""
    font = TTFont(book.file("sans-italic"))
    del font["GPOS"]
    change(font)
    file = tmp_path / "changed.ttf"
    font.save(file)
    return FontBook({"own": {"regular": file}}, folder=tmp_path)["own"]


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
