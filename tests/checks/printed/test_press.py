"""Pictures, lines and edges as a press and a pair of scissors treat them."""

from pathlib import Path

import pytest
from PIL import Image

from pnp.pipeline.compiled_kit import compile_kit
from tests.checks.printed.faces import CARD, COMPONENT, found, on_card

INCHES = "size: [2.5 in, 3.5 in]\nbleed: 0.125 in"


def _picture(folder: Path, code: str, pixels: int, element: str) -> list[str]:
    Image.new("L", (pixels, pixels)).save(folder / "art.png")
    return on_card(folder, code, f"art: {{image: art.png, {element}}}")


@pytest.mark.parametrize(("pixels", "code"), [(300, ""), (299, "P111"), (150, "P111"), (149, "P112")])
def test_dots_an_inch(pixels: int, code: str, tmp_path: Path) -> None:
    element = "size: [25.4 mm, 25.4 mm]"
    for one in ("P111", "P112"):
        wanted = [f"'art.png' is printed at {pixels} dots per inch on small"] if one == code else []
        assert _picture(tmp_path, one, pixels, element) == wanted


def test_exactly_enough_dots_are_enough_in_inches_too(tmp_path: Path) -> None:
    # 825 by 1125 pixels on 2.75 by 3.75 inches are 300 an inch; computed in mm, it is a little less.
    Image.new("L", (825, 1125)).save(tmp_path / "art.png")
    assert on_card(tmp_path, "P111", "art: {image: art.png, bleeds: true}", keys=INCHES) == []


def test_what_is_cropped_does_not_count(tmp_path: Path) -> None:
    # Half of the height is cut off: 300 pixels on 25.4 mm in both directions.
    assert _picture(tmp_path, "P111", 300, "size: [25.4 mm, 12.7 mm]") == []
    # All of it is shown on half the width: 600 dots per inch.
    assert _picture(tmp_path, "P111", 300, "size: [25.4 mm, 12.7 mm], fit: contain") == []


def test_pictures_of_books(tmp_path: Path) -> None:
    Image.new("L", (200, 200)).save(tmp_path / "plan.png")
    (tmp_path / "rules.md").write_text("# Rules\n\n![The plan](plan.png)\n", encoding="utf-8")
    text = (
        "texts:\n  - {id: rules, name: Rules, files: [rules.md]}\n"
        "components:\n  - {id: book, name: Book, kind: book, book: rules}\n"
    )
    (message,) = [*found(tmp_path, "P111", text), *found(tmp_path, "P112", text)]
    assert message.startswith("'plan.png' is printed at ")
    assert message.endswith(" dots per inch on page 1 of book")


@pytest.mark.parametrize(("width", "wanted"), [("0.08 mm", 1), ("0.25 pt", 0), ("0.2 mm", 0)])
def test_thin_lines(width: str, wanted: int, tmp_path: Path) -> None:
    theme = f"classes:\n  hair: {{stroke: ink, color: ink, width: {width}}}\n"
    for element in ("frame: {box: true, class: hair}", "line: {line: [[0 mm, 5 mm], [9 mm, 5 mm]], class: hair}"):
        assert len(on_card(tmp_path, "P113", element, theme)) == wanted


@pytest.mark.parametrize(("height", "wanted"), [("0.05 mm", 1), ("0.2 mm", 0), ("0 mm", 0)])
def test_boxes_as_thin_as_a_line(height: str, wanted: int, tmp_path: Path) -> None:
    bar = f"bar: {{box: true, color: ink, at: [2 mm, 5 mm], size: [9 mm, {height}]}}"
    assert len(on_card(tmp_path, "P113", bar)) == wanted


BLEED = "size: [40 mm, 40 mm]\nbleed: 2 mm"
GROUND = "ground: {box: true, color: moss, bleeds: true}\n"


def test_a_band_that_ends_at_the_cut(tmp_path: Path) -> None:
    band = "band: {box: true, color: crimson, at: [0 mm, 4 mm], size: [100%, 8 mm]}"
    assert on_card(tmp_path, "P114", GROUND + band, keys=BLEED) == [
        "'band' on orders/march ends at the cut on the left and right"
    ]
    assert on_card(tmp_path, "P114", GROUND + band.replace("size: [100%", "size: [50%"), keys=BLEED) == [
        "'band' on orders/march ends at the cut on the left"
    ]


@pytest.mark.parametrize(
    "band",
    [
        "band: {box: true, color: crimson, at: [0 mm, 4 mm], size: [100%, 8 mm], bleeds: true}",
        "band: {box: true, color: crimson, at: [2 mm, 4 mm], size: [36 mm, 8 mm]}",
        "band: {box: true, color: moss, at: [0 mm, 4 mm], size: [100%, 8 mm]}",
        "frame: {box: true, class: frame}",
    ],
)
def test_what_runs_on_or_stays_inside_or_cannot_be_seen(band: str, tmp_path: Path) -> None:
    assert on_card(tmp_path, "P114", GROUND + band, keys=BLEED) == []


def test_a_picture_of_a_later_card_that_ends_at_the_cut(tmp_path: Path) -> None:
    # What the first card shows is transparent at its edges.
    Image.new("RGBA", (400, 400), (0, 0, 0, 0)).save(tmp_path / "march.png")
    Image.new("RGB", (400, 400), (20, 40, 60)).save(tmp_path / "halt.png")
    cards = CARD.replace("text: Go}", "text: Go}, {id: halt, name: Halt, text: Stop}")
    layout = (
        "layouts:\n  - layout: small\n    size: [40 mm, 40 mm]\n    bleed: 3 mm\n    elements:\n"
        "      art: {image: '{{ card.id }}.png', at: [0 mm, 0 mm], size: [100%, 20 mm]}\n"
        "      name: {text: '{{ card.name }}', at: [4 mm, 24 mm], size: [30 mm, 9 mm]}\n"
    )
    assert found(tmp_path, "P114", cards + layout + COMPONENT) == [
        "'art' on orders/halt ends at the cut on the left, top and right"
    ]


@pytest.mark.parametrize(
    ("trim", "ground"),
    [
        ("circle", "{circle: true, color: moss, REACH}"),
        ("hexagon", "{polygon: {sides: 6}, color: moss, REACH}"),
        ("rounded", "{box: true, color: moss, REACH}"),
        ("circle", "{box: true, color: moss, REACH}"),
    ],
)
def test_a_ground_of_any_shape_continues_into_the_bleed(trim: str, ground: str, tmp_path: Path) -> None:
    keys = f"{BLEED}\ntrim: {trim}"
    inside = f"ground: {ground}".replace("REACH", "at: [0 mm, 0 mm], size: [100%, 100%]")
    assert on_card(tmp_path, "P114", inside, keys=keys) == ["'ground' on orders/march ends at the cut"]
    assert on_card(tmp_path, "P114", f"ground: {ground}".replace("REACH", "bleeds: true"), keys=keys) == []


def test_a_colour_at_the_cut_of_a_layout_without_a_bleed(tmp_path: Path) -> None:
    band = "band: {box: true, color: crimson, at: [0 mm, 4 mm], size: [100%, 8 mm], bleeds: true}"
    assert on_card(tmp_path, "P145", band) == [
        "'band' on orders/march ends at the cut on the left and right; its layout has no bleed"
    ]
    disc = "disc: {circle: true, color: crimson}"
    assert on_card(tmp_path, "P145", disc, keys="size: [40 mm, 40 mm]\ntrim: circle") == [
        "'disc' on orders/march ends at the cut; its layout has no bleed"
    ]
    assert on_card(tmp_path, "P145", band, keys=BLEED) == []


@pytest.mark.parametrize(
    "element",
    [
        "frame: {box: true, class: frame}",
        "ground: {box: true, color: snow}",
        "band: {box: true, color: crimson, at: [1 mm, 4 mm], size: [38 mm, 8 mm]}",
    ],
)
def test_lines_white_and_what_keeps_away_need_no_bleed(element: str, tmp_path: Path) -> None:
    theme = "palette: {snow: '#fffdf6'}\nclasses:\n  frame: {stroke: ink, width: 0.4 mm}\n"
    assert on_card(tmp_path, "P145", element, theme) == []


@pytest.mark.parametrize(
    ("size", "is_found"), [("sheet", False), ("[198 mm, 140 mm]", False), ("[96 mm, 130 mm]", True)]
)
def test_sheets_that_need_a_page_of_their_own_are_not_cut(size: str, is_found: bool, tmp_path: Path) -> None:
    text = (
        f"layouts:\n  - {{layout: pad, size: {size}, elements: {{head: {{box: true, color: moss, at: [0 mm, 0 mm], "
        "size: [100%, 20 mm]}}}\ncomponents:\n  - {id: pads, name: Pads, kind: KIND, layout: pad}\n"
    )
    assert bool(found(tmp_path, "P145", text.replace("KIND", "sheet"))) is is_found
    assert found(tmp_path, "P145", text.replace("KIND", "mat"))


@pytest.mark.parametrize(
    ("element", "share"),
    [
        # Of 300 × 300 pixels, 0, a fifth and a quarter are cut off.
        ("size: [20 mm, 20 mm]", ""),
        ("size: [20 mm, 16 mm]", ""),
        ("size: [20 mm, 15 mm]", "25 %"),
        ("size: [20 mm, 15 mm], fit: contain", ""),
        ("size: [20 mm, 15 mm], fit: stretch", ""),
        ("size: [20 mm, 15 mm], focus: [50%, 20%]", ""),
        ("size: [20 mm, 15 mm], mask: circle", ""),
    ],
)
def test_a_picture_of_which_a_good_part_is_cut_off(element: str, share: str, tmp_path: Path) -> None:
    wanted = [f"{share} of 'art.png' is cut off to fill 'art' on small"] if share else []
    assert _picture(tmp_path, "P168", 300, element) == wanted


def _back(folder: Path, file: str) -> list[str]:
    cards = "decks: [{id: d, name: D, cards: [{id: a, name: A}, {id: b, name: B}]}]\n"
    back = f"components:\n  - {{id: d, name: D, of: decks.d, layout: card, back: {file}}}\n"
    return [*found(folder, "P169", f"{cards}{back}"), *found(folder, "P168", f"{cards}{back}")]


CUT = "'{}' has the size of the cut card: 3 mm of each of its edges are cut off"


@pytest.mark.parametrize(
    ("width", "height", "wanted"),
    [
        # 63.5 × 88.9 mm, then with the bleed of 3 mm, both at 200 dots per inch; a poker card as others measure it.
        (500, 700, [CUT.format("back.png")]),
        (547, 747, []),
        (630, 880, [CUT.format("back.png")]),
        (500, 500, ["27 % of 'back.png' is cut off to fill 'picture' on d/a/back"]),
    ],
)
def test_a_back_of_the_size_of_the_cut_card(width: int, height: int, wanted: list[str], tmp_path: Path) -> None:
    Image.new("L", (width, height)).save(tmp_path / "back.png")
    assert _back(tmp_path, "back.png") == wanted


@pytest.mark.parametrize(("size", "is_cut"), [((63, 88), True), ((69.5, 94.9), False), ((64.5, 94), False)])
def test_a_drawing_says_in_millimetres_how_large_it_is(size: tuple[float, float], is_cut: bool, tmp_path: Path) -> None:
    width, height = size
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm">'
    (tmp_path / "back.svg").write_text(f'{head}<path d="M0 0h9v9z"/></svg>', encoding="utf-8")
    assert _back(tmp_path, "back.svg") == ([CUT.format("back.svg")] if is_cut else [])


def test_what_is_wrong_with_the_picture_of_a_back_is_found_where_the_back_is_named(tmp_path: Path) -> None:
    Image.new("L", (100, 137)).save(tmp_path / "back.png")
    for code, file in (("P112", "back.png"), ("Y101", "no.png")):
        (tmp_path / "kit.yaml").write_text("kit: k\ntitle: K\nplayers: 2\nlicence: CC-BY-4.0\n", encoding="utf-8")
        (tmp_path / "k.yaml").write_text(
            "decks: [{id: d, name: D, cards: [{id: a, name: A}]}]\n"
            f"components:\n  - {{id: d, name: D, of: decks.d, layout: card, back: {file}}}\n",
            encoding="utf-8",
        )
        findings = compile_kit(tmp_path, ".").findings
        assert [str(each.span) for each in findings if each.code == code] == ["k.yaml:3:55"]
