"""``icons: {from: art/*.svg}``: the drawings of a folder as the icons of a kit."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from pnp.load.kit import LoadedKit, load_kit
from pnp.paint.picture_files import embedded_data

HEAD = "kit: example\ntitle: Example\nplayers: 2\nlicence: CC-BY-4.0\n"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">{content}</svg>'
SQUARE = '<path d="M1 1h2v2h-2z"{more}/>'


def _load(folder: Path, icons: str, **drawings: str) -> LoadedKit:
    (folder / "kit.yaml").write_text(HEAD, encoding="utf-8")
    (folder / "a.yaml").write_text(f"icons: {icons}\n", encoding="utf-8")
    (folder / "art").mkdir(exist_ok=True)
    for name, content in drawings.items():
        path = folder / "art" / f"{name.replace('_', '-')}.svg"
        path.write_text(SVG.format(content=content), encoding="utf-8")
    return load_kit(folder, ".")


def test_each_file_of_a_pattern_is_an_icon_with_the_tags_of_all(tmp_path: Path) -> None:
    drawings = {"war_cog": SQUARE.format(more=""), "dhow": SQUARE.format(more="")}
    loaded = _load(tmp_path, "{from: 'art/*.svg', tags: [ship]}", **drawings)
    assert loaded.findings == ()
    assert loaded.game is not None
    assert [(icon.id, icon.name, icon.tags) for icon in loaded.game.icons] == [
        ("dhow", "Dhow", ("ship",)),
        ("war-cog", "War cog", ("ship",)),
    ]


def test_a_file_stands_among_icons_that_are_written_by_hand(tmp_path: Path) -> None:
    icons = "[{id: dot, paths: [{d: M 1 1 h 2}]}, {from: art/dhow.svg}]"
    loaded = _load(tmp_path, icons, dhow=SQUARE.format(more=""))
    assert loaded.game is not None
    assert loaded.game.icons.ids == ("dot", "dhow")


def test_a_path_keeps_its_tone_its_rule_and_its_view(tmp_path: Path) -> None:
    content = SQUARE.format(more=' opacity=".4"') + SQUARE.format(more=' fill-rule="evenodd"')
    loaded = _load(tmp_path, "{from: art/dhow.svg}", dhow=content)
    assert loaded.game is not None
    icon = loaded.game.icons["dhow"]
    assert icon.view == (512, 512)
    assert [(path.tone, path.rule) for path in icon.paths] == [("light", "nonzero"), ("", "")]


@pytest.mark.parametrize(
    ("icons", "told"),
    [
        ("{from: art/x.png}", "1:15 Y101 there is no file 'art/x.png'"),
        ("{from: art/}", "1:15 Y154 'art/' does not say which files the icons are drawn in"),
        ("{from: 'art/*'}", "1:15 Y154 'art/*' does not say which files the icons are drawn in"),
        ("{from: 'art/x*.svg'}", "1:15 Y101 no file matches 'art/x*.svg'"),
        ("{from: art/x.svg}", "1:15 Y101 there is no file 'art/x.svg'"),
        ("{from: art/dhow.svg, tag: [ship]}", "1:29 Y108 unknown key 'tag' of icons"),
        ("{from: art/dhow.svg, colors: mine}", "1:37 Y112 'colors' cannot be 'mine'"),
    ],
)
def test_mistakes_around_files_are_told_where_they_are_named(tmp_path: Path, icons: str, told: str) -> None:
    (finding,) = _load(tmp_path, icons, dhow=SQUARE.format(more="")).findings
    assert f"{finding.span} {finding.code} {finding.message}" == f"a.yaml:{told}"


def test_what_cannot_be_drawn_is_told_in_the_file_with_the_place_that_names_it(tmp_path: Path) -> None:
    loaded = _load(tmp_path, "{from: art/dhow.svg}", dhow=SQUARE.format(more="") + "\n <text>Dhow</text>")
    (finding,) = loaded.findings
    assert f"{finding.span} {finding.message}" == "art/dhow.svg:2:2 <text> is not drawn: words are not drawn here"
    assert [f"{related.span} {related.message}" for related in finding.related] == ["a.yaml:1:15 named here"]


def test_a_file_that_is_no_drawing_is_left_out(tmp_path: Path) -> None:
    loaded = _load(tmp_path, "{from: 'art/*.svg'}", cog=SQUARE.format(more=""), dhow="<path")
    (finding,) = loaded.findings
    # At the bracket that ends "<path" too early.
    message = "'art/dhow.svg' cannot be drawn: it is not well-formed XML: not well-formed (invalid token)"
    assert f"{finding.span} {finding.message}" == f"art/dhow.svg:1:64 {message}"
    assert loaded.game is not None
    assert loaded.game.icons.ids == ("cog",)


@pytest.mark.parametrize(
    ("more", "tones", "told"),
    [
        ("", ["", ""], ["a.yaml:1:15 Y173 'art/leaf.svg' is drawn in #2e8b57"]),
        (", colors: theme", ["", ""], []),
        (", colors: own", ["", "#2e8b57"], []),
    ],
)
def test_a_colour_that_an_icon_loses_is_told_until_the_kit_says_what_is_meant(
    tmp_path: Path, more: str, tones: list[str], told: list[str]
) -> None:
    green = SQUARE.format(more=' fill="#2e8b57"')
    loaded = _load(tmp_path, f"{{from: 'art/*.svg'{more}}}", leaf=green, cog=SQUARE.format(more=""))
    found = [f"{finding.span} {finding.code} {finding.message}" for finding in loaded.findings]
    assert found == [f"{text}; icons of one colour are printed in that of the theme" for text in told]
    assert loaded.game is not None
    assert [path.tone for icon in loaded.game.icons for path in icon.paths] == tones


def test_many_drawings_that_lose_their_colours_are_one_note(tmp_path: Path) -> None:
    green, grey = SQUARE.format(more=' fill="#0a0"'), SQUARE.format(more=' fill="#1f2430"')
    (finding,) = _load(tmp_path, "{from: 'art/*.svg'}", a=grey, b=green, c=green).findings
    assert finding.message.startswith("'art/b.svg' is drawn in #00aa00, and 1 more in colours of their own; ")


def test_a_picture_of_pixels_is_an_icon_in_its_own_colours(tmp_path: Path) -> None:
    (tmp_path / "art").mkdir()
    # Twice as wide as high, and larger than any icon is printed.
    Image.new("CMYK", (1000, 500), (0, 255, 255, 0)).save(tmp_path / "art/big-coin.jpg")
    (tmp_path / "art/broken.png").write_bytes(b"no picture")
    loaded = _load(tmp_path, "[{from: art/*.jpg, tags: [gold]}, {from: art/broken.png}]")
    assert loaded.game is not None
    (icon,) = loaded.game.icons
    assert (icon.id, icon.name, icon.view, icon.tags, icon.paths) == ("big-coin", "Big coin", (480, 240), ("gold",), ())
    shown = Image.open(BytesIO(embedded_data(icon.picture)))
    assert (shown.size, shown.mode) == ((480, 240), "RGBA")
    (finding,) = loaded.findings
    message = "'art/broken.png' cannot be an icon: it is no PNG, JPEG or WebP picture, or damaged"
    assert f"{finding.span} {finding.code} {finding.message}" == f"a.yaml:1:49 Y154 {message}"


def test_a_picture_cannot_take_the_colour_of_the_theme(tmp_path: Path) -> None:
    (tmp_path / "art").mkdir()
    Image.new("L", (9, 9)).save(tmp_path / "art/coin.png")
    (finding,) = _load(tmp_path, "{from: art/coin.png, colors: theme}").findings
    assert finding.message == "pictures keep their colours as icons, too"


def test_sixteen_bits_of_grey_are_shown_as_eight(tmp_path: Path) -> None:
    (tmp_path / "art").mkdir()
    Image.new("I;16", (8, 8), 128 * 256).save(tmp_path / "art/coin.png")
    loaded = _load(tmp_path, "{from: art/coin.png}")
    assert loaded.game is not None
    (icon,) = loaded.game.icons
    assert Image.open(BytesIO(embedded_data(icon.picture))).getpixel((4, 4)) == (128, 128, 128, 255)


def test_a_picture_of_too_many_pixels_is_no_icon(tmp_path: Path) -> None:
    (tmp_path / "art").mkdir()
    Image.new("1", (2001, 2000)).save(tmp_path / "art/coin.png")
    (finding,) = _load(tmp_path, "{from: art/coin.png}").findings
    assert finding.message == "'art/coin.png' cannot be an icon: it has too many pixels for an icon"
