"""What lies over text and symbols: measured on what is painted, letter by letter."""

from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from pnp.pipeline.compiled_kit import compile_kit
from tests.checks.printed.faces import CARD, found, on_card

THEME = """
classes:
  plate: {fill: moss}
  ring: {stroke: ink, width: 1 mm}
  veil: {fill: paper, opacity: 0.9}
  tint: {fill: moss, opacity: 0.3}
  pale: {font: sans-bold, size: 40 pt, color: faint, align: center, valign: middle}
  loud: {font: sans-bold, size: 40 pt, color: crimson, align: center, valign: middle}
palette: {moss: '#557755', faint: '#eeeeee', crimson: '#a02020'}
"""
NAME = "name: {text: 'March', at: [3 mm, 5 mm], size: [34 mm, 6 mm]}\n"


def hidden(folder: Path, elements: str) -> list[str]:
    return on_card(folder, "P117", elements, THEME)


def test_a_box_drawn_later_hides_text(tmp_path: Path) -> None:
    box = "box: {box: true, class: plate, at: [0 mm, 4 mm], size: [40 mm, 8 mm]}"
    assert hidden(tmp_path, NAME + box) == ["'box' hides 'name' on orders/march: 'March' cannot be read"]
    assert hidden(tmp_path, f"{box}\n{NAME}") == []


@pytest.mark.parametrize(
    ("place", "cure"),
    [
        ("", "'box' has no place and fills all: give it at: and size:, or the name of what it is to replace"),
        (", at: [0 mm, 4 mm]", "let it be painted first, with before: name at 'box', or move one of them"),
    ],
)
def test_what_has_no_place_is_asked_for_one(place: str, cure: str, tmp_path: Path) -> None:
    hidden(tmp_path, f"{NAME}box: {{box: true, class: plate{place}}}")
    assert [one.hint for one in compile_kit(tmp_path, ".").findings if one.code == "P117"] == [cure]


@pytest.mark.parametrize(
    "over",
    [
        # The corner of the box of a circle lies over the text, the circle does not.
        "disc: {circle: true, class: plate, at: [12.5 mm, 5.5 mm], size: [24 mm, 24 mm]}",
        "frame: {box: true, class: ring, at: [1 mm, 2 mm], size: [38 mm, 20 mm]}",
        "tint: {box: true, class: tint, at: [0 mm, 0 mm], size: [40 mm, 20 mm]}",
        # The box around a text turned by 45 degrees is large, and empty at its corners.
        "side: {text: 'A long turned text', turn: 45, at: [8 mm, 20 mm], size: [30 mm, 5 mm]}",
        "ring: {path: 'M 0 0 L 40 0 L 40 40 L 0 40 Z M 1 1 L 1 39 L 39 39 L 39 1 Z', class: plate}",
    ],
)
def test_what_leaves_the_letters_free(over: str, tmp_path: Path) -> None:
    assert hidden(tmp_path, NAME + over) == []
    assert on_card(tmp_path, "P118", NAME + over, THEME) == []


@pytest.mark.parametrize(
    "over",
    [
        "veil: {box: true, class: veil, at: [0 mm, 0 mm], size: [40 mm, 20 mm]}",
        "group: {group: {bar: {box: true, class: plate}}, turn: 90, at: [4 mm, -4 mm], size: [12 mm, 24 mm]}",
        "sign: {icon: shield, at: [0 mm, 0 mm], size: [16 mm, 16 mm]}",
    ],
)
def test_what_takes_letters_away(over: str, tmp_path: Path) -> None:
    assert len(hidden(tmp_path, NAME + over)) == 1


def test_pictures_hide_where_they_are_opaque(tmp_path: Path) -> None:
    frame = Image.new("RGBA", (400, 400), (0, 0, 0, 0))
    ImageDraw.Draw(frame).rectangle((0, 0, 399, 399), outline=(90, 60, 20, 255), width=20)
    frame.save(tmp_path / "art.png")
    picture = "art: {image: art.png, at: [0 mm, 0 mm], size: [40 mm, 40 mm]}"
    assert hidden(tmp_path, NAME + picture) == []
    Image.new("RGB", (400, 400)).save(tmp_path / "art.png")
    assert hidden(tmp_path, NAME + picture) == ["'art' hides 'name' on orders/march: 'March' cannot be read"]
    # What only darkens, such as a picture of paper, lets letters be seen; but black makes everything black.
    darkening = NAME + picture.replace("{image:", "{multiply: true, image:")
    assert hidden(tmp_path, darkening) == ["'art' hides 'name' on orders/march: 'March' cannot be read"]
    Image.new("RGB", (400, 400), (230, 220, 190)).save(tmp_path / "art.png")
    assert hidden(tmp_path, darkening) == []


def test_symbols(tmp_path: Path) -> None:
    sign = "sign: {icon: shield, at: [3 mm, 3 mm], size: [10 mm, 10 mm]}\n"
    number = "number: {text: '12', at: [3 mm, 3 mm], size: [10 mm, 10 mm], align: center, valign: middle}"
    assert hidden(tmp_path, sign + number) == []
    half = "half: {box: true, class: plate, at: [3 mm, 3 mm], size: [5 mm, 10 mm]}"
    assert hidden(tmp_path, sign + half) == []
    all_of_it = half.replace("[5 mm, 10 mm]", "[10 mm, 10 mm]")
    assert hidden(tmp_path, sign + all_of_it) == ["'half' hides 'sign' on orders/march: 100% of it cannot be seen"]


def test_a_new_lettering_of_the_same_words_is_no_loss(tmp_path: Path) -> None:
    plate = "plate: {box: true, class: plate, at: [3 mm, 4 mm], size: [20 mm, 7 mm]}\n"
    again = "again: {text: 'March', at: [4 mm, 5 mm], size: [34 mm, 6 mm]}"
    assert hidden(tmp_path, NAME + plate + again) == []


def test_every_counter_of_a_sheet_is_counted(tmp_path: Path) -> None:
    units = "".join(f"  - {{id: u{number}, name: Unit {number}}}\n" for number in range(151))
    layout = (
        "layouts:\n  - layout: small\n    size: [15 mm, 15 mm]\n    elements:\n"
        "      name: {text: '{{ unit.name }}', at: [1 mm, 8 mm], size: [13 mm, 5 mm]}\n"
        "      stripe: {box: true, class: plate, at: [0 mm, 8 mm], size: [15 mm, 5 mm]}\n"
    )
    component = "components:\n  - {id: sheet, name: Sheet, kind: counter, of: units, layout: small}\n"
    (message,) = found(tmp_path, "P117", f"units:\n{units}{layout}{component}", THEME)
    assert message == "'stripe' hides 'name' on sheet/u0 and 150 more faces: 'Unit 0' cannot be read"


@pytest.mark.parametrize(
    ("first", "second", "wanted"),
    [
        ("text: 'March'", "text: 'Retreat'", 1),
        # The same words once more are a shadow.
        ("text: 'March'", "text: 'March', color: crimson", 0),
        ("text: 'DRAFT', class: pale", "text: 'Retreat'", 0),
        ("text: '8', class: loud", "text: 'Retreat', align: center, valign: middle", 1),
    ],
)
def test_text_over_text(first: str, second: str, wanted: int, tmp_path: Path) -> None:
    place = "at: [3 mm, 5 mm], size: [34 mm, 20 mm]"
    elements = f"first: {{{first}, {place}}}\nsecond: {{{second}, {place}}}"
    assert len(on_card(tmp_path, "P118", elements, THEME)) == wanted


def test_text_that_leaves_its_box_is_one_finding(tmp_path: Path) -> None:
    elements = (
        "first: {text: 'March on and on until nobody is left to march', at: [3 mm, 2 mm], size: [20 mm, 4 mm]}\n"
        "second: {text: 'Retreat', at: [3 mm, 7 mm], size: [34 mm, 6 mm]}"
    )
    assert len(on_card(tmp_path, "P101", elements, THEME)) == 1
    assert on_card(tmp_path, "P118", elements, THEME) == []


def test_columns_of_text_side_by_side(tmp_path: Path) -> None:
    elements = (
        "first: {text: 'March', at: [3 mm, 5 mm], size: [34 mm, 6 mm]}\n"
        "second: {text: 'Go', align: right, at: [3 mm, 5 mm], size: [34 mm, 6 mm]}"
    )
    assert on_card(tmp_path, "P118", elements, THEME) == []


def test_pieces_may_lie_on_pieces(tmp_path: Path) -> None:
    text = CARD + (
        "layouts:\n"
        "  - layout: small\n    size: [40 mm, 40 mm]\n    elements:\n"
        "      ground: {box: true, class: plate}\n      name: {text: '{{ card.name }}', color: paper}\n"
        "  - layout: table\n    size: [60 mm, 60 mm]\n    elements:\n"
        "      one: {face: small, with: {card: decks.orders.cards|first}, at: [0 mm, 0 mm], size: [40 mm, 40 mm]}\n"
        "      two: {face: small, with: {card: decks.orders.cards|first}, at: [5 mm, 0 mm], size: [40 mm, 40 mm]}\n"
        "OVER"
        "components:\n  - {id: table, name: Table, kind: sheet, layout: table}\n"
    )
    assert found(tmp_path, "P117", text.replace("OVER", ""), THEME) == []
    box = "      box: {box: true, class: plate, at: [0 mm, 0 mm], size: [40 mm, 40 mm]}\n"
    assert found(tmp_path, "P117", text.replace("OVER", box), THEME) == [
        "'box' hides 'one' on table/table: 'March' cannot be read",
        "'box' hides 'two' on table/table: 'March' cannot be read",
    ]


@pytest.mark.parametrize(
    ("element", "reason"),
    [
        ("words: {text: ''}", "its text is empty"),
        ('words: {text: "\\u00a0\\u2003"}', "its text is empty"),
        ("plate: {box: true, class: bare}", "its class has neither a fill nor a stroke"),
        ("plate: {box: true, inset: 20 mm}", "its box has no size"),
        ("line: {path: 'M 3 3'}", "its path has no lines"),
    ],
)
def test_elements_that_show_nothing(element: str, reason: str, tmp_path: Path) -> None:
    theme = "classes:\n  bare: {width: 1 mm}\n"
    name = element.partition(":")[0]
    (message,) = on_card(tmp_path, "P120", f"{NAME}{element}", theme)
    assert message == f"{name!r} on small shows nothing: {reason}"


def test_pictures_that_show_nothing(tmp_path: Path) -> None:
    Image.new("RGBA", (400, 400)).save(tmp_path / "clear.png")
    (tmp_path / "blank.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
    pictures = "clear: {image: clear.png, size: [9 mm, 9 mm]}\nblank: {image: blank.svg, size: [9 mm, 9 mm]}"
    assert on_card(tmp_path, "P120", f"{NAME}{pictures}") == [
        "'clear' on small shows nothing: 'clear.png' is transparent everywhere",
        "'blank' on small shows nothing: nothing is drawn in 'blank.svg'",
    ]


def test_what_only_one_record_leaves_out_is_fine(tmp_path: Path) -> None:
    assert on_card(tmp_path, "P120", NAME + "flavor: {text: '{{ card.flavor }}'}") == []


def test_blank_faces_and_icons(tmp_path: Path) -> None:
    assert on_card(tmp_path, "P120", "flavor: {text: '{{ card.flavor }}'}") == [
        "orders/march shows nothing: nothing is painted on it"
    ]
    icons = "icons:\n  - {id: hollow, name: Hollow, paths: []}\n  - {id: dot, name: Dot, paths: [{d: M 3 3 Z}]}\n"
    assert found(tmp_path, "P120", icons) == [
        "icon hollow shows nothing: it has no paths",
        "icon dot shows nothing: none of its paths has any ink",
    ]


def test_what_is_drawn_without_any_opacity(tmp_path: Path) -> None:
    ghost = "classes:\n  ghost: {color: ink, opacity: %s}\n"
    icon = "a: {icon: sword, class: ghost, at: [5 mm, 5 mm], size: [9 mm, 9 mm]}\nb: {text: '7', at: [20 mm, 20 mm]}"
    assert on_card(tmp_path, "P120", icon, ghost % 0) == ["'a' on small shows nothing: its opacity is 0"]
    assert on_card(tmp_path, "P120", icon, ghost % 0.5) == []
    # Ink of 2 % on paper has less than the contrast of 1.1 that anybody sees.
    assert on_card(tmp_path, "P108", icon, ghost % 0.02) == ["'a' on orders/march cannot be seen: 'ink' on bare paper"]
    Image.new("RGB", (90, 90), "red").save(tmp_path / "red.png")
    picture = "a: {image: red.png, opacity: %s, size: [9 mm, 9 mm]}\nb: {text: '7', at: [20 mm, 20 mm]}"
    assert on_card(tmp_path, "P120", picture % 0) == ["'a' on small shows nothing: its opacity is 0"]
    assert on_card(tmp_path, "P120", picture % 1) == []


@pytest.mark.parametrize(
    ("keys", "wanted"),
    [
        ("scale: 0.25", ["'card' on table/table is shown with text of 2 pt; at least 3 pt can be read"]),
        ("scale: 0.25, least: 3 pt", []),
        ("scale: 0.375", []),
        ("scale: 1", []),
    ],
)
def test_thumbnails(keys: str, wanted: list[str], tmp_path: Path) -> None:
    text = CARD + (
        "layouts:\n"
        "  - layout: small\n    size: [40 mm, 40 mm]\n    elements:\n"
        "      name: {text: '{{ card.name }}', class: eight}\n"
        "      mood: {text: 'Ah', class: mood, at: [0 mm, 20 mm]}\n"
        "  - layout: table\n    size: [60 mm, 60 mm]\n    elements:\n"
        f"      card: {{face: small, with: {{card: decks.orders.cards|first}}, {keys}}}\n"
        "components:\n  - {id: table, name: Table, kind: sheet, layout: table}\n"
    )
    theme = "classes:\n  eight: {font: sans, size: 8 pt}\n  mood: {font: sans, size: 5 pt, role: ornament}\n"
    assert found(tmp_path, "P121", text, theme) == wanted


def test_thousands_of_symbols_over_each_other_are_compared_so_often_and_no_more(tmp_path: Path) -> None:
    pips = "".join(f"a{number}: {{pips: 200, class: body}}\n" for number in range(60))
    # Of 60 × 200 pips in one place, some are found to be hidden; comparing each with all others would take minutes.
    assert len(on_card(tmp_path, "P117", pips)) >= 1
