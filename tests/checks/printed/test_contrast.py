"""Words and symbols on what really lies under them."""

from pathlib import Path

import pytest

from pnp.pipeline.compiled_kit import compile_kit
from tests.checks.printed.faces import CARD, COMPONENT, found, on_card

PALETTE = "palette: {dark: '#202020', light: '#f0f0f0', mid: '#808080'}\n"
NAME = "name: {text: '{{ card.name }}', at: [5 mm, 5 mm], size: [30 mm, 8 mm], color: light}"


def test_words_on_their_own_colour(tmp_path: Path) -> None:
    ground = "ground: {box: true, color: light}\n"
    assert on_card(tmp_path, "P107", ground + NAME, PALETTE) == [
        "'name' on orders/march has a contrast of 1.0 : 1: 'light' on 'light'"
    ]
    assert on_card(tmp_path, "P107", ground.replace("light", "dark") + NAME, PALETTE) == []


def _seen_beside(folder: Path, code: str, elements: str, theme: str) -> list[str]:
    """The places that one finding names beside its own, each as ``file:line:column message``."""
    on_card(folder, code, elements, theme)
    (one,) = (finding for finding in compile_kit(folder, ".").findings if finding.code == code)
    return [f"{place.span.file}:{place.span.line}:{place.span.column} {place.message}" for place in one.related]


def test_the_places_of_the_colours_and_of_the_size_are_shown(tmp_path: Path) -> None:
    # Two lines of THEME stand above the palette: its values start behind "palette: {dark: '#202020', light: ".
    ground = "ground: {box: true, color: light}\n"
    words = "k.yaml:2:58 its text"
    assert _seen_beside(tmp_path, "P107", ground + NAME.replace("light", "mid"), PALETTE) == [
        words, "theme.yaml:3:51 'mid' is defined here", "theme.yaml:3:35 'light' is defined here",
    ]  # fmt: skip
    sign = "sign: {icon: star, at: [3 mm, 3 mm], size: [9 mm, 9 mm], color: light}"
    (_, *places) = _seen_beside(tmp_path, "P108", ground + sign, PALETTE)
    assert places == ["theme.yaml:3:35 'light' is defined here"]
    tiny = "classes:\n  base: {size: 4 pt}\n  tiny: {extends: base, font: sans}\n"
    name = "name: {text: '{{ card.name }}', at: [3 mm, 3 mm], size: [34 mm, 9 mm], class: tiny}"
    assert _seen_beside(tmp_path, "P106", name, tiny)[1:] == ["theme.yaml:4:16 its size"]


def test_bare_paper_is_white(tmp_path: Path) -> None:
    assert on_card(tmp_path, "P107", NAME, PALETTE) == [
        "'name' on orders/march has a contrast of 1.1 : 1: 'light' on bare paper"
    ]


def test_large_words_need_less(tmp_path: Path) -> None:
    # 808080 on white is 3.95 : 1.
    word = "word: {text: Go, class: big, color: mid}"
    for size, font, wanted in (
        ("9 pt", "sans", 1),
        ("14 pt", "sans", 1),
        ("14 pt", "sans-bold", 0),
        ("18 pt", "sans", 0),
    ):
        classes = f"classes:\n  big: {{font: {font}, size: {size}}}\n"
        assert len(on_card(tmp_path, "P107", word, PALETTE + classes)) == wanted


def test_the_topmost_plate_counts_and_only_where_the_words_are(tmp_path: Path) -> None:
    plates = (
        "ground: {box: true, color: light}\nplate: {box: true, color: dark, at: [4 mm, 4 mm], size: [32 mm, 10 mm]}\n"
    )
    assert on_card(tmp_path, "P107", plates + NAME, PALETTE) == []
    aside = plates.replace("[4 mm, 4 mm]", "[4 mm, 24 mm]")
    assert len(on_card(tmp_path, "P107", aside + NAME, PALETTE)) == 1


def test_the_corner_of_a_circle_is_not_filled(tmp_path: Path) -> None:
    word = "word: {text: x, at: [0.5 mm, 0.5 mm], size: [2 mm, 3 mm], color: light}"
    assert len(on_card(tmp_path, "P107", "disc: {circle: true, color: dark}\n" + word, PALETTE)) == 1
    assert on_card(tmp_path, "P107", "disc: {box: true, color: dark}\n" + word, PALETTE) == []


def test_what_shines_through_is_mixed(tmp_path: Path) -> None:
    classes = "classes:\n  veil: {fill: dark, opacity: 0.5}\n"
    veil = "ground: {box: true, color: light}\nveil: {box: true, class: veil}\n"
    # Half of 20 and half of f0 are 88: f0f0f0 on 888888 is 3.1 : 1.
    assert on_card(tmp_path, "P107", veil + NAME, PALETTE + classes) == [
        "'name' on orders/march has a contrast of 3.1 : 1: 'light' on 'dark'"
    ]


def test_words_that_never_change_know_the_ground_of_each_face(tmp_path: Path) -> None:
    sides = "sides:\n  - {id: a, name: A, color: dark}\n  - {id: b, name: B, color: light}\n"
    layout = (
        "layouts:\n  - layout: disc\n    size: [20 mm, 20 mm]\n    elements:\n"
        "      ground: {box: true, color: '{{ side.color }}'}\n      word: {text: Go, color: light}\n"
        "components:\n  - {id: discs, kind: counter, of: sides, layout: disc}\n"
    )
    assert found(tmp_path, "P107", sides + layout, PALETTE) == [
        "'word' on discs/b has a contrast of 1.0 : 1: 'light' on 'light'"
    ]


def test_words_turned_with_their_plate_lie_on_it(tmp_path: Path) -> None:
    group = (
        "group: {group: {plate: {box: true, color: dark, size: [38 mm, 6 mm]}, "
        "word: {text: Go, color: light, size: [38 mm, 6 mm]}}, at: [1 mm, 1 mm], size: [38 mm, 38 mm], turn: 180}"
    )
    assert on_card(tmp_path, "P107", group, PALETTE) == []
    # The plate lies where the words would be without the turn.
    outside = "plate: {box: true, color: dark, size: [40 mm, 8 mm]}\n" + group.replace("color: dark", "color: light")
    assert len(on_card(tmp_path, "P107", outside, PALETTE)) == 1


def test_words_on_pictures_and_ornaments_are_left_alone(tmp_path: Path) -> None:
    from PIL import Image

    Image.new("L", (500, 500)).save(tmp_path / "art.png")
    assert on_card(tmp_path, "P107", "art: {image: art.png}\n" + NAME, PALETTE) == []
    ghost = "ghost: {text: Go, class: ghost}"
    classes = "classes:\n  ghost: {font: sans, size: 9 pt, color: light, role: ornament}\n"
    assert on_card(tmp_path, "P107", ghost, PALETTE + classes) == []


def test_a_symbol_in_the_way_is_part_of_the_ground(tmp_path: Path) -> None:
    icon = "icons:\n  - {id: slab, name: Slab, view: [10, 10], paths: [{d: 'M0 0 H10 V10 H0 Z'}]}\n"
    layout = (
        "layouts:\n  - layout: small\n    size: [40 mm, 40 mm]\n    elements:\n"
        "      slab: {icon: slab, color: dark}\n      name: {text: '{{ card.name }}', color: light}\n"
    )
    assert found(tmp_path, "P107", icon + CARD + layout + COMPONENT, PALETTE) == []


WIDE = "classes:\n  wide: {font: sans-bold, size: 14 pt}\n"


@pytest.mark.parametrize(
    ("plate", "text", "wanted"),
    [
        # The letters begin 5, 8.8, 11.4, 13.3, 15.6, 18.4, 19.8 and 22.6 mm from the left: three of them behind 18 mm.
        ("box: true, at: [2 mm, 5 mm], size: [16 mm, 10 mm]", "Marching", ["3 of 8 letters of 'Marching'"]),
        ("box: true, at: [2 mm, 5 mm], size: [36 mm, 10 mm]", "Marching", []),
        # The disc begins at 10 mm: behind the M.
        ("circle: true, at: [10 mm, 1 mm], size: [16 mm, 16 mm]", "Marching", ["1 of 8 letters of 'Marching'"]),
        ("circle: true, at: [2 mm, 1 mm], size: [16 mm, 16 mm]", "Go", []),
    ],
)
def test_letters_that_leave_their_ground(plate: str, text: str, wanted: list[str], tmp_path: Path) -> None:
    elements = (
        f"plate: {{{plate}, color: crimson}}\n"
        f"name: {{text: {text}, at: [5 mm, 6 mm], size: [30 mm, 8 mm], color: paper, class: wide}}"
    )
    assert on_card(tmp_path, "P107", elements, WIDE) == [
        f"'name' on orders/march has a contrast of 1.0 : 1 in {letters}: 'paper' on bare paper" for letters in wanted
    ]


def test_lost_letters_are_looked_for_on_each_face_and_in_a_loop_of_colours(tmp_path: Path) -> None:
    # On the second card, the words are longer than their plate.
    elements = (
        "plate: {box: true, at: [2 mm, 5 mm], size: [16 mm, 10 mm], color: crimson}\n"
        "name: {text: '{{ card.name }}', at: [3 mm, 6 mm], size: [34 mm, 8 mm], color: paper, class: wide}"
    )
    cards = "decks:\n  - {id: orders, name: Orders, cards: [{id: go, name: Go}, {id: march, name: Marching}]}\n"
    inner = "".join(f"      {line}\n" for line in elements.splitlines())
    layout = f"layouts:\n  - layout: small\n    size: [40 mm, 40 mm]\n    elements:\n{inner}"
    assert [line.partition(" has ")[0] for line in found(tmp_path, "P107", cards + layout + COMPONENT, WIDE)] == [
        "'name' on orders/march"
    ]


@pytest.mark.parametrize(("color", "wanted"), [("light", 1), ("dark", 0)])
def test_symbols_on_their_own_colour(color: str, wanted: int, tmp_path: Path) -> None:
    elements = f"ground: {{box: true, color: light}}\nsign: {{icon: star, color: {color}}}"
    assert len(on_card(tmp_path, "P108", elements, PALETTE)) == wanted


@pytest.mark.parametrize(
    ("side", "size", "wanted"),
    [("40 mm", "5.9 pt", 1), ("40 mm", "6 pt", 0), ("25 mm", "4.4 pt", 1), ("25 mm", "4.5 pt", 0)],
)
def test_small_words(side: str, size: str, wanted: int, tmp_path: Path) -> None:
    classes = f"classes:\n  tiny: {{font: sans, size: {size}}}\n"
    keys = f"size: [{side}, {side}]"
    assert len(on_card(tmp_path, "P106", "word: {text: Go, class: tiny}", classes, keys)) == wanted


def test_words_that_shrink_count_as_they_are_set(tmp_path: Path) -> None:
    classes = "classes:\n  tiny: {font: sans, size: 9 pt, fit: 3 pt}\n"
    word = "word: {text: Reconnaissance, class: tiny, size: [10 mm, 4 mm]}"
    (message,) = on_card(tmp_path, "P106", word, classes)
    assert message.startswith("'word' on small is set at 4")


def test_a_marker_that_says_no_colour_can_be_read(tmp_path: Path) -> None:
    kit = (
        "markers:\n  - {id: drop, name: Water, symbol: drop, supply: 3, text: One for each.}\n"
        "components:\n  - {id: m, kind: counter, of: markers, layout: marker}\n"
    )
    assert found(tmp_path, "P107", kit) == []
    assert found(tmp_path, "P108", kit) == []


@pytest.mark.parametrize(
    "element",
    ["who: {field: who, class: tiny, size: [30 mm, 5 mm]}", "cards: {table: decks.orders, columns: name, class: tiny}"],
)
def test_small_type_in_fields_and_tables(element: str, tmp_path: Path) -> None:
    (message,) = on_card(tmp_path, "P106", element, "classes:\n  tiny: {font: sans, size: 4 pt}\n")
    assert message.endswith("is set at 4 pt; at least 6 pt can be read")
    assert on_card(tmp_path, "P106", element, "classes:\n  tiny: {font: sans, size: 7 pt}\n") == []


@pytest.mark.parametrize(
    ("ground", "color", "wanted"),
    [
        ("", "paper", 1),
        ("", "ink", 0),
        ("ground: {box: true, color: ink}", "ink", 1),
        ("ground: {box: true, color: ink}", "paper", 0),
        # It can be seen on one of two grounds.
        ("ground: {box: true, color: ink, size: [50%, 100%]}", "ink", 0),
    ],
)
@pytest.mark.parametrize("shape", ["line: [[2 mm, 9 mm], [38 mm, 9 mm]]", "arc: {from: 0, to: 300}, inset: 3 mm"])
def test_a_line_in_the_colour_of_its_ground(shape: str, ground: str, color: str, wanted: int, tmp_path: Path) -> None:
    elements = f"{ground}\nrule: {{{shape}, class: rule}}"
    theme = f"classes:\n  rule: {{color: {color}, width: 0.5 mm}}\n"
    assert len(on_card(tmp_path, "P108", elements, theme)) == wanted
