"""Damaged fonts are refused at one gate, and nothing fails behind it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from struct import pack, pack_into, unpack_from

import pytest

from pnp.errors import FontError
from pnp.fonts import FontBook
from tests.layout.kits import Kit, told
from tools.fuzz.seeds import opentype, truetype, variable

Damage = Callable[[bytearray], object]


def place(font: bytes, tag: str) -> tuple[int, int, int]:
    """Where the record of a table is, where its bytes are, and how many."""
    (count,) = unpack_from(">H", font, 4)
    record = next(at for at in range(12, 12 + 16 * count, 16) if font[at : at + 4] == tag.encode())
    return record, *unpack_from(">LL", font, record + 8)


def field(tag: str, offset: int, form: str, value: int) -> Damage:
    """Writes a number into a table."""
    return lambda font: pack_into(form, font, place(font, tag)[1] + offset, value)


def length(tag: str, value: int) -> Damage:
    """Says that a table has another length."""
    return lambda font: pack_into(">L", font, place(font, tag)[0] + 12, value)


def without(tag: str) -> Damage:
    """Gives a table another name."""
    return lambda font: pack_into(">4s", font, place(font, tag)[0], b"zzzz")


def start(kind: bytes) -> Damage:
    """Gives a font other first bytes."""
    return lambda font: pack_into(">4s", font, 0, kind)


DAMAGES = [
    pytest.param(start(b"wOF2"), "a font for web pages (WOFF)", id="WOFF2"),
    pytest.param(start(b"wOFF"), "a font for web pages (WOFF)", id="WOFF"),
    pytest.param(start(b"GIF8"), "not a TrueType or OpenType font", id="a picture"),
    pytest.param(field("head", 18, ">H", 0), "it says that an em has 0 units", id="units per em 0"),
    pytest.param(field("head", 18, ">H", 65_535), "it says that an em has 65535 units", id="units per em 65,535"),
    pytest.param(field("head", 12, ">L", 7), "its table 'head' makes no sense", id="no mark"),
    pytest.param(field("head", 50, ">H", 9), "its table 'head' makes no sense", id="unknown places"),
    pytest.param(length("head", 20), "its table 'head' is too short", id="half a head"),
    pytest.param(length("OS/2", 12), "its table 'OS/2' is too short", id="half of OS/2"),
    pytest.param(length("loca", 8), "it does not say where the outlines", id="half of loca"),
    pytest.param(field("loca", 2, ">H", 65_000), "the places of its outlines make no sense", id="places that go back"),
    pytest.param(length("glyf", 9), "the places of its outlines make no sense", id="half of the outlines"),
    pytest.param(length("hmtx", 9), "it has no widths for its", id="half of the widths"),
    pytest.param(field("hhea", 34, ">H", 0), "it has no widths for its", id="no widths"),
    pytest.param(field("maxp", 4, ">H", 0), "it has no widths for its", id="no glyphs"),
    pytest.param(without("hmtx"), "some of which is missing", id="without widths"),
    pytest.param(without("glyf"), "some of which is missing", id="without outlines"),
    pytest.param(length("cmap", 9**9), "some of which is missing", id="a table behind the end of the file"),
    pytest.param(length("cmap", 4), "without Unicode characters", id="no characters"),
    pytest.param(field("OS/2", 68, ">h", 32_000), "the heights of its letters make no sense", id="letters of 32 ems"),
]


def damaged(damage: Damage, path: Path, font: bytes) -> Path:
    """A file with a damaged font."""
    data = bytearray(font)
    damage(data)
    path.write_bytes(data)
    return path


@pytest.mark.parametrize(("damage", "reason"), DAMAGES)
def test_a_damaged_font_is_refused_with_a_reason(tmp_path: Path, damage: Damage, reason: str) -> None:
    path = damaged(damage, tmp_path / "hand.ttf", truetype())
    with pytest.raises(FontError) as refused:
        FontBook({"hand": {"regular": path}})["hand"]
    assert str(refused.value).startswith(f"{path}: ")
    assert reason in str(refused.value)


@pytest.mark.parametrize("font", [truetype, opentype, variable])
def test_a_sound_font_passes(tmp_path: Path, font: Callable[[], bytes]) -> None:
    (tmp_path / "hand.ttf").write_bytes(font())
    assert FontBook({"hand": {"regular": tmp_path / "hand.ttf"}})["hand"].advance("A") > 0


def test_a_damaged_font_is_a_finding_at_the_file_that_names_it(tmp_path: Path) -> None:
    (tmp_path / "whole.ttf").write_bytes(truetype())
    (tmp_path / "half.ttf").write_bytes(truetype()[:5_000])
    theme = """
        theme: own
        extends: plain
        fonts:
          hand: {regular: whole.ttf, bold: half.ttf}
    """
    kit = Kit(tmp_path, head="theme: own\n", theme=theme)
    assert told(kit.theme_findings) == ["theme.yaml:5:36 Y150 half.ttf: a damaged font, some of which is missing"]


def test_a_family_of_pnp_may_be_replaced_in_part(tmp_path: Path) -> None:
    (tmp_path / "own.ttf").write_bytes(truetype())
    book = FontBook({"sans": {"regular": tmp_path / "own.ttf"}})
    assert book.file("sans").name == "own.ttf"
    assert book.file("sans-bold").name == "SourceSansPro-Bold.ttf"


def test_names_of_features_that_are_no_letters_are_a_damage(tmp_path: Path) -> None:
    font = bytearray(truetype())
    _, at, _ = place(font, "GSUB")
    features = at + unpack_from(">H", font, at + 6)[0]
    font[features + 2 : features + 6] = pack(">4s", b"\xff\xfe\xfd\xfc")
    (tmp_path / "hand.ttf").write_bytes(font)
    with pytest.raises(FontError, match="the names in it make no sense"):
        FontBook({"hand": {"regular": tmp_path / "hand.ttf"}})["hand"]
