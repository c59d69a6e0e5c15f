"""Drawings and pictures of a kit, from its files to its faces and findings."""

from __future__ import annotations

from base64 import b64encode
from io import BytesIO
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image

from pnp.frame import Group, Item, Nested, items_in
from pnp.frame import Image as PlacedImage
from pnp.frame import Path as Shape
from pnp.paint.picture_files import read_picture
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit
from tests.exports import painted_alone

HEAD = (
    "kit: probe\ntitle: Probe\nplayers: 2\nlicence: CC0-1.0\ncredits: [{file: art/, author: Ann, licence: CC0-1.0}]\n"
)
CARDS = "decks:\n  - id: orders\n    name: Orders\n    cards:\n      - {id: march, name: March}\n"
LAYOUT = """
layouts:
  - layout: art
    size: [40 mm, 40 mm]
    elements:
      art: {%s, at: [5 mm, 5 mm], size: [20 mm, 10 mm]}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: art}
"""
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">%s</svg>'
SQUARE = '<rect width="10" height="10" fill="#c00"/>'


def kit(folder: Path, element: str, *, status: str = "draft", svg: str = SQUARE, more: str = "") -> CompiledKit:
    """A kit with one card, which shows one element; art/march.svg is a square drawing."""
    (folder / "art").mkdir(exist_ok=True)
    (folder / "art/march.svg").write_text(SVG % svg)
    (folder / "kit.yaml").write_text(f"{HEAD}status: {status}\n")
    (folder / "cards.yaml").write_text(CARDS + more + LAYOUT % element)
    return compile_kit(folder, "probe")


def found(compiled: CompiledKit) -> list[str]:
    return [
        f"{finding.span} {finding.severity.value} {finding.code} {finding.message}" for finding in compiled.findings
    ]


def front(compiled: CompiledKit) -> tuple[Item, ...]:
    return compiled.composed["orders"].pieces[0].front.art


def test_a_drawing_named_by_a_pattern_fills_its_box(tmp_path: Path) -> None:
    compiled = kit(tmp_path, "image: 'art/{{ card.id }}.svg'")
    (cut_off,) = found(compiled)
    assert cut_off.endswith("info P168 50 % of 'art/march.svg' is cut off to fill 'art' on orders/march")
    (group,) = front(compiled)
    assert isinstance(group, Group)
    (nested,) = group.items
    assert isinstance(nested, Nested)
    # A square covers a box of 20 × 10 mm as 20 × 20 mm around the same middle, and is cut off.
    assert (nested.x, nested.y, nested.scale * nested.face.size.width) == (5, 0, 20)
    assert group.clip == (("R", 5, 5, 20, 10),)


@pytest.mark.parametrize(("fit", "place"), [("contain", (10, 5, 10, 10)), ("stretch", (5, 5, 20, 10))])
def test_a_drawing_is_fitted(fit: str, place: tuple[float, ...], tmp_path: Path) -> None:
    (group,) = front(kit(tmp_path, f"image: art/march.svg, fit: {fit}"))
    assert isinstance(group, Group)
    assert group.clip == (("R", *place),)


def test_a_picture_has_a_mask_an_opacity_and_a_way_of_blending(tmp_path: Path) -> None:
    element = "image: art/march.svg, fit: contain, mask: {sides: 4}, opacity: 0.5, multiply: true"
    (group,) = front(kit(tmp_path, element))
    assert isinstance(group, Group)
    assert (group.opacity, group.multiply) == (0.5, True)
    assert [round(number, 6) for segment in group.clip for number in segment[1:]] == [15, 5, 20, 10, 15, 15, 10, 10]


@pytest.mark.parametrize(("status", "severity"), [("draft", "warning"), ("complete", "error")])
def test_what_is_not_drawn_is_found_in_the_drawing(status: str, severity: str, tmp_path: Path) -> None:
    compiled = kit(tmp_path, "image: art/march.svg", svg="\n  <foreignObject/>", status=status)
    assert f"probe/art/march.svg:2:3 {severity} Y151 <foreignObject> is not drawn" in found(compiled)


def test_a_picture_inside_a_drawing_is_printed(tmp_path: Path) -> None:
    file = BytesIO()
    Image.new("RGB", (600, 300), "#c00").save(file, "PNG")
    address = f"data:image/png;base64,{b64encode(file.getvalue()).decode()}"
    compiled = kit(
        tmp_path, "image: art/march.svg, fit: contain", svg=f'<image width="10" height="5" href="{address}"/>'
    )
    assert found(compiled) == []
    (group,) = front(compiled)
    assert isinstance(group, Group)
    (drawing,) = group.items
    assert isinstance(drawing, Nested)
    (image,) = drawing.face.art
    assert isinstance(image, PlacedImage)
    assert read_picture(image.picture) == file.getvalue()


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("data:image/png;base64,AAAA", "'a picture inside a file' is not a PNG, JPEG, WebP or SVG picture"),
        ("data:image/png,AAAA", "a picture inside a file cannot be read: not in base64"),
    ],
)
def test_a_damaged_picture_inside_a_drawing_is_found(address: str, reason: str, tmp_path: Path) -> None:
    compiled = kit(
        tmp_path, "image: art/march.svg, fit: contain", svg=f'\n<image width="10" height="5" href="{address}"/>'
    )
    assert found(compiled) == [f"probe/art/march.svg:2:1 warning Y151 <image> is not drawn: {reason}"]


def test_a_drawing_carries_two_hundred_pictures_at_most(tmp_path: Path) -> None:
    images = []
    for number in range(201):
        file = BytesIO()
        Image.new("L", (1, 1), number).save(file, "PNG")
        images.append(f'<image href="data:image/png;base64,{b64encode(file.getvalue()).decode()}"/>')
    compiled = kit(tmp_path, "image: art/march.svg, fit: contain", svg="".join(images * 2) + "\n" + images[-1])
    message = "<image> is not drawn: the drawing carries too many pictures"
    assert [finding.message for finding in compiled.findings] == [message]
    (group,) = front(compiled)
    assert isinstance(group, Group)
    (drawing,) = group.items
    assert isinstance(drawing, Nested)
    assert len(drawing.face.art) == 400


def test_a_broken_drawing_is_found(tmp_path: Path) -> None:
    compiled = kit(tmp_path, "image: art/march.svg", svg="\n<g>")
    message = "'probe/art/march.svg' cannot be drawn: it is not well-formed XML: mismatched tag"
    assert found(compiled) == [f"probe/art/march.svg:2:6 error Y152 {message}"]


@pytest.mark.parametrize(("status", "code"), [("draft", "warning Y153"), ("complete", "error Y101")])
def test_a_missing_picture_of_a_pattern_does_not_stop_a_draft(status: str, code: str, tmp_path: Path) -> None:
    compiled = kit(tmp_path, "image: 'art/{{ card.id }}.png'", status=status)
    assert found(compiled)[0] == (f"probe/cards.yaml:5:14 {code} there is no picture 'art/march.png'")
    outline, *words = front(compiled)
    assert isinstance(outline, Shape)
    assert outline.segments[0] == ("R", 5, 5, 20, 10)
    assert "".join(word.text for word in words if hasattr(word, "text")) == "art/march.png"


def test_missing_pictures_of_an_element_have_one_cause_and_each_its_card(tmp_path: Path) -> None:
    compiled = kit(tmp_path, "image: 'art/{{ card.id }}-by-night.png'", status="draft")
    (missing,) = [finding for finding in compiled.findings if finding.code == "Y153"]
    assert missing.message == "there is no picture 'art/march-by-night.png'"
    assert (missing.cause, missing.about) == ("pictures of the element 'art' are missing", "orders/march")


def test_a_picture_with_a_slip_in_its_name_is_a_finding_of_its_own(tmp_path: Path) -> None:
    compiled = kit(tmp_path, "image: 'art/{{ card.id }}s.svg'", status="draft")
    (missing,) = [finding for finding in compiled.findings if finding.code == "Y153"]
    assert (missing.cause, missing.hint) == ("", "did you mean 'art/march.svg'?")


def test_a_picture_behind_a_backslash_is_quoted_as_it_is_written(tmp_path: Path) -> None:
    compiled = kit(tmp_path, "image: 'art\\{{ card.id }}.svg'", status="draft")
    (missing,) = [finding for finding in compiled.findings if finding.code == "Y153"]
    assert missing.message == r"there is no picture 'art\march.svg'"


def test_a_missing_picture_that_is_named_is_an_error_of_a_draft_too(tmp_path: Path) -> None:
    compiled = kit(tmp_path, "image: art/none.svg", status="draft")
    assert [finding.code for finding in compiled.findings] == ["Y101"]


def test_a_webp_picture_is_shown(tmp_path: Path) -> None:
    Image.new("RGB", (600, 300), "#c00").save(tmp_path / "one.webp")
    compiled = kit(tmp_path, "image: one.webp")
    (image,) = front(compiled)
    assert isinstance(image, PlacedImage)
    assert (image.picture.width, image.picture.height) == (600, 300)
    assert [finding.code for finding in compiled.findings] == ["K202", "K203"]


def test_icons_come_from_files(tmp_path: Path) -> None:
    compiled = kit(tmp_path, "icon: march", more="icons: {from: 'art/*.svg', colors: theme}\n")
    assert found(compiled) == []
    (nested,) = front(compiled)
    assert isinstance(nested, Nested)
    assert (nested.face.size.width, nested.face.size.height) == (512, 512)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("arts/*.svg", "probe/cards.yaml:6:15 error Y101 no file matches 'arts/*.svg'"),
        ("art/horse.svg", "probe/cards.yaml:6:15 error Y101"),
        ("../*.svg", "probe/cards.yaml:6:15 error Y101 no file matches '../*.svg'"),
        ("../x.svg", "probe/cards.yaml:6:15 error Y103"),
    ],
)
def test_icons_that_are_not_there(name: str, expected: str, tmp_path: Path) -> None:
    compiled = kit(tmp_path, "text: Hello", more=f"icons: {{from: '{name}'}}\n")
    assert found(compiled)[0].startswith(expected)


def test_an_icon_of_two_colours_keeps_them(tmp_path: Path) -> None:
    svg = '<rect width="1" height="1" fill="red"/><rect x="2" width="1" height="1" fill="blue"/>'
    compiled = kit(tmp_path, "icon: march, color: crimson", svg=svg, more="icons: {from: art/march.svg}\n")
    assert found(compiled) == []
    icon = compiled.theme.icons.get("march")
    assert icon is not None
    inks = [path.fill for path in compiled.theme.icon_face(icon, "crimson").art if isinstance(path, Shape)]
    assert [ink.token for ink in inks if ink] == ["#ff0000", "#0000ff"]


def test_an_icon_made_of_pixels_stands_among_words(tmp_path: Path) -> None:
    (tmp_path / "art").mkdir()
    Image.new("RGB", (40, 20), (200, 30, 30)).save(tmp_path / "art/coin.png")
    compiled = kit(tmp_path, "text: 'Pay :coin: now'", more="icons: {from: art/coin.png}\n")
    assert found(compiled) == []
    (picture,) = items_in(front(compiled), PlacedImage, lambda nested: True)
    # One millimetre for each pixel; where it stands, it is as high as the words.
    assert (picture.width, picture.height) == (40.0, 20.0)
    data = pypdfium2.PdfDocument(painted_alone(compiled, dict(compiled.frames("orders", items=True))["march"]))
    assert data[0].get_textpage().get_text_range().split() == ["Pay", "now"]


def test_a_missing_picture_of_a_rules_text_names_the_one_that_is_meant(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text("![The march](art/marhc.svg)\n")
    book = "components: [{id: rules, kind: book, book: rules}]\ntexts: [{id: rules, files: [rules.md]}]\n"
    (tmp_path / "book.yaml").write_text(book)
    compiled = kit(tmp_path, "image: art/march.svg")
    (missing,) = (finding for finding in compiled.findings if finding.code == "T307")
    assert (missing.message, missing.hint) == (
        "there is no picture 'art/marhc.svg'",
        "did you mean 'art/march.svg'?",
    )
