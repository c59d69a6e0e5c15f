"""Words on pictures and gradients, where each letter has a ground of its own."""

from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from pnp.checks.printed.contrast_probes import samples_on_pages
from pnp.checks.printed.sample_colors import colors
from pnp.findings import Span
from pnp.frame import Image as PlacedPicture
from pnp.frame import Ink, Page, Picture, TextRun
from pnp.measures import Size
from pnp.palette import Palette, contrast
from tests.checks.printed.faces import COMPONENT, found, on_card

PALETTE = "palette: {dark: '#202020', light: '#f0f0f0'}\n"
ART = "art: {image: art.png, at: [0 mm, 0 mm], size: [40 mm, 40 mm]}\n"
# In the left half, 15 mm from the edge.
WORDS = "name: {text: March, at: [2 mm, 2 mm], size: [15 mm, 8 mm], color: light}"
ON_LIGHT = ["'name' on orders/march has a contrast of 1.1 : 1 in 'March': 'light' on '#ffffff' of the picture 'art'"]


def _halves(folder: Path, left: str, right: str) -> Image.Image:
    """A picture of two colours, in the kit."""
    picture = Image.new("RGB", (400, 400), left)
    ImageDraw.Draw(picture).rectangle((200, 0, 399, 399), fill=right)
    picture.save(folder / "art.png")
    return picture


def test_words_are_compared_with_the_part_of_the_picture_under_them(tmp_path: Path) -> None:
    _halves(tmp_path, "white", "black")
    # f0f0f0 on white: 1.05 / 0.9211 = 1.14.
    assert on_card(tmp_path, "P107", ART + WORDS, PALETTE) == ON_LIGHT
    aside = WORDS.replace("[2 mm, 2 mm]", "[23 mm, 2 mm]")
    assert on_card(tmp_path, "P107", ART + aside, PALETTE) == []
    assert on_card(tmp_path, "P107", ART + aside.replace("light", "dark"), PALETTE) != []


def test_a_picture_that_lies_on_its_side_is_compared_upright(tmp_path: Path) -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # Its top is on the right.
    picture = _halves(tmp_path, "white", "black").transpose(Image.Transpose.ROTATE_90)
    picture.save(tmp_path / "art.jpg", exif=exif, quality=95)
    assert on_card(tmp_path, "P107", ART.replace("png", "jpg") + WORDS, PALETTE) == ON_LIGHT


def test_each_card_is_compared_with_its_own_picture(tmp_path: Path) -> None:
    for name, color in (("night", "#101020"), ("day", "white"), ("noon", "#fafaff")):
        Image.new("RGB", (400, 400), color).save(tmp_path / f"{name}.png")
    cards = "".join(f"      - {{id: {name}, name: {name.title()}}}\n" for name in ("night", "day", "noon"))
    elements = ART.replace("art.png", "'{{ card.id }}.png'") + WORDS.replace("March", "'{{ card.name }}'")
    inner = "".join(f"      {line}\n" for line in elements.splitlines())
    files = (
        f"decks:\n  - id: orders\n    name: Orders\n    cards:\n{cards}"
        f"layouts:\n  - layout: small\n    size: [40 mm, 40 mm]\n    elements:\n{inner}{COMPONENT}"
    )
    assert [message[:31] for message in found(tmp_path, "P107", files, PALETTE)] == [
        "'name' on orders/day has a cont",
        "'name' on orders/noon has a con",
    ]


@pytest.mark.parametrize(
    ("picture", "below", "is_found"),
    [
        # Black at a tenth on white is e6e6e6.
        ("opacity: 0.1", "white", True),
        ("opacity: 0.1", "dark", False),
        # White darkens nothing: what lies below is seen.
        ("multiply: true", "white", True),
        ("multiply: true", "dark", False),
    ],
)
def test_what_shines_through_counts(tmp_path: Path, picture: str, below: str, is_found: bool) -> None:
    color = "black" if "opacity" in picture else "white"
    _halves(tmp_path, color, color)
    ground = f"ground: {{box: true, color: {below}}}\n"
    elements = ground + ART.replace("{image", f"{{{picture}, image") + WORDS
    assert bool(on_card(tmp_path, "P107", elements, PALETTE)) == is_found


def test_beyond_the_mask_of_a_picture_is_what_lies_below(tmp_path: Path) -> None:
    _halves(tmp_path, "white", "white")
    masked = "ground: {box: true, color: dark}\n" + ART.replace("{image", "{mask: circle, image")
    corner = WORDS.replace("[2 mm, 2 mm]", "[0.5 mm, 0.5 mm]").replace("[15 mm, 8 mm]", "[8 mm, 4 mm]")
    assert on_card(tmp_path, "P107", masked + corner.replace("March", "M"), PALETTE) == []
    assert on_card(tmp_path, "P107", masked + WORDS.replace("[2 mm, 2 mm]", "[12 mm, 15 mm]"), PALETTE) == ON_LIGHT


def test_few_letters_may_have_less_contrast_but_none_is_lost(tmp_path: Path) -> None:
    words = "name: {text: IIIIIIIIIIII, at: [2 mm, 2 mm], size: [36 mm, 8 mm], color: light}"
    picture = Image.new("RGB", (400, 400), "black")
    # From 2.5 to 3.5 mm: one or two of twelve letters, each a millimetre wide.
    ImageDraw.Draw(picture).rectangle((25, 0, 35, 399), fill="white")
    picture.save(tmp_path / "art.png")
    (message,) = on_card(tmp_path, "P107", ART + words, PALETTE)
    assert "in 1 of 12 letters of 'IIIIIIIIIIII'" in message
    ImageDraw.Draw(picture).rectangle((25, 0, 35, 399), fill="#858585")
    picture.save(tmp_path / "art.png")
    # 3.2 : 1 is enough for one letter, but not for all.
    assert on_card(tmp_path, "P107", ART + words, PALETTE) == []
    Image.new("RGB", (400, 400), "#858585").save(tmp_path / "art.png")
    assert len(on_card(tmp_path, "P107", ART + words, PALETTE)) == 1


def test_an_outline_or_a_plate_parts_words_from_a_picture(tmp_path: Path) -> None:
    _halves(tmp_path, "white", "white")
    words = WORDS.replace("{text", "{class: outlined, text")
    for style in ("outline: {color: dark, width: 0.4 mm}", "fill: dark"):
        classes = f"classes:\n  outlined: {{font: sans, size: 9 pt, {style}}}\n"
        assert on_card(tmp_path, "P107", ART + words, PALETTE + classes) == []


def test_the_colour_of_a_gradient_is_that_of_the_place(tmp_path: Path) -> None:
    (tmp_path / "art.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><linearGradient id="g">'
        '<stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>'
        '<rect width="40" height="40" fill="url(#g)"/></svg>',
        encoding="utf-8",
    )
    drawing = ART.replace("png", "svg")
    assert len(on_card(tmp_path, "P107", drawing + WORDS, PALETTE)) == 1
    assert on_card(tmp_path, "P107", drawing + WORDS.replace("[2 mm, 2 mm]", "[24 mm, 2 mm]"), PALETTE) == []


def test_words_that_are_no_elements_are_compared_with_pictures_under_them() -> None:
    # The words go from 5 to 15 mm; the left half of the picture is white, the right one black.
    picture = Picture("art.png", 400, 400, "", colors=bytes((255,) * 3 + (0,) * 3) * 2)
    words = TextRun(5.0, 6.0, "Go", "sans", 9.0, Ink("#f0f0f0", "text"), 10.0)

    def ratios(left: float) -> list[float]:
        page = Page(size=Size(99.0, 99.0), items=(PlacedPicture(picture, left, 0.0, 40.0, 20.0), words), number=1)
        samples = samples_on_pages("rules", Span("rules.md", 1, 1, 1, 1), [page], Palette())
        return [round(contrast(*pair), 1) for sample in samples if (pair := colors(sample, Palette()))]

    # f0f0f0 has a luminance of 0.871: 0.921 / 0.05 is 18.4.
    assert [ratios(left) for left in (0.0, -20.0)] == [[1.1], [18.4]]
