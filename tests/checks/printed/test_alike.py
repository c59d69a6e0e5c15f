"""Pieces and terrain in colours that some people see alike."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.checks.printed.vision import DEFICIENCIES, ciede2000, difference
from pnp.palette import BLACK, WHITE, Color
from tests.checks.printed.faces import found
from tests.examples import examples

# Pairs 1, 7, 9, 15, 17, 25 and 34 of the test data that Sharma, Wu and Dalal published with the formula.
PUBLISHED = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0009), 7.1792),
    ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]


@pytest.mark.parametrize(("first", "second", "wanted"), PUBLISHED)
def test_the_formula_gives_what_was_published(
    first: tuple[float, float, float], second: tuple[float, float, float], wanted: float
) -> None:
    assert ciede2000(first, second) == pytest.approx(wanted, abs=5e-5)
    assert ciede2000(second, first) == pytest.approx(wanted, abs=5e-5)


@given(st.tuples(*[st.floats(0, 1)] * 3), st.tuples(*[st.floats(0, 1)] * 3), st.sampled_from(["", *DEFICIENCIES]))
@examples(60)
def test_a_difference_is_the_same_from_both_sides(
    first: tuple[float, float, float], second: tuple[float, float, float], kind: str
) -> None:
    one, other = Color(*first), Color(*second)
    assert difference(one, other, kind) == pytest.approx(difference(other, one, kind), abs=1e-9)
    assert difference(one, one, kind) == 0


@pytest.mark.parametrize("kind", DEFICIENCIES)
def test_everybody_tells_black_from_white(kind: str) -> None:
    assert difference(BLACK, WHITE, kind) == pytest.approx(100, abs=0.1)


def test_red_and_green_of_one_lightness_are_hard_for_two_kinds_of_people() -> None:
    red, green = Color.parse("#8a5a1e"), Color.parse("#5f6b1e")
    far = {kind for kind in ("", *DEFICIENCIES) if difference(red, green, kind) >= 10}
    assert far == {"", "tritanopia"}


PALETTE = "palette: {red: '#8a5a1e', green: '#5f6b1e', brown: '#8b5a20', blue: '#1f4b77'}\n"


def _discs(folder: Path, colors: tuple[str, str], elements: str = "", back: str = "") -> list[str]:
    sides = "".join(
        f"  - {{id: {name}, name: {name}, color: {color}}}\n" for name, color in zip("ab", colors, strict=True)
    )
    layout = (
        f"layouts:\n  - layout: disc\n    size: [20 mm, 20 mm]\n    elements:\n"
        f"      ground: {{box: true, color: '{{{{ side.color }}}}'}}\n{elements}{back}"
    )
    more = ", back: rear" if back else ""
    return found(
        folder,
        "P109",
        f"sides:\n{sides}{layout}components:\n  - {{id: discs, kind: counter, of: sides, layout: disc{more}}}\n",
        PALETTE,
    )


def test_sides_that_differ_in_colour_only(tmp_path: Path) -> None:
    assert _discs(tmp_path, ("red", "green")) == [
        "discs/b and discs/a differ only in colour: alike with protanopia or deuteranopia"
    ]
    assert _discs(tmp_path, ("red", "brown")) == ["discs/b and discs/a differ only in colour: alike to everybody"]


def test_colours_that_everybody_tells_apart(tmp_path: Path) -> None:
    assert _discs(tmp_path, ("red", "blue")) == []


@pytest.mark.parametrize(
    "element",
    [
        "      word: {text: '{{ side.name }}'}\n",
        '      sign: {icon: \'{{ "star" if side.id == "a" else "shield" }}\'}\n',
        "      mark: {circle: true, size: [5 mm, 5 mm], when: side.id == 'a'}\n",
    ],
)
def test_words_symbols_and_shapes_tell_them_apart(element: str, tmp_path: Path) -> None:
    assert _discs(tmp_path, ("red", "green"), element) == []


def test_a_front_and_its_back(tmp_path: Path) -> None:
    back = "  - layout: rear\n    size: [20 mm, 20 mm]\n    elements:\n      ground: {box: true, color: green}\n"
    assert _discs(tmp_path, ("red", "blue"), back=back) == [
        "discs/a/back and discs/a differ only in colour: alike with protanopia or deuteranopia"
    ]


def _map(folder: Path, field: str, moor: str, cells: str = "fm") -> list[str]:
    text = (
        f"terrain:\n  - {{id: field, name: Field, {field}}}\n  - {{id: moor, name: Moor, {moor}}}\n"
        "boards:\n  - id: map\n    name: Map\n"
        f"    grid: {{columns: 2, rows: 1, cell: 20 mm, legend: {{f: field, m: moor}}, cells: {cells}}}\n"
    )
    return found(folder, "P110", text, PALETTE)


def test_terrain_that_differs_in_colour_only(tmp_path: Path) -> None:
    assert _map(tmp_path, "color: red", "color: green") == [
        "'moor' and 'field' differ only in colour: alike with protanopia or deuteranopia"
    ]
    assert _map(tmp_path, "color: red", "color: blue") == []
    assert _map(tmp_path, "color: red", "color: green, pattern: marsh") == []
    assert _map(tmp_path, "color: red", "color: green, symbol: tree") == []


ARMIES = (
    "sides:\n  - {id: a, name: A, color: red, accent: blue, symbol: star, code: N}\n"
    "  - {id: b, name: B, color: COLOR, accent: ACCENT, symbol: SYMBOL, code: S}\n"
    "units:\n  - {id: man, name: Man, symbol: pike}\n  - {id: cart, name: Cart, symbol: wagon}\n"
    "armies:\n  - {id: first, side: a, units: {man: 2, cart: 1}}\n  - {id: second, side: b, units: {man: 1}}\n"
    "layouts:\n  - layout: disc\n    size: [20 mm, 20 mm]\n    elements:\n"
    "      ground: {box: true, color: '{{ side.color }}'}\n      rim: {circle: true, color: '{{ side.accent }}'}\n"
    "      unit: {icon: '{{ unit.symbol }}', size: [9 mm, 9 mm]}\n"
    "      sign: {icon: '{{ side.symbol }}', at: [10 mm, 0 mm], size: [5 mm, 5 mm]}\n"
    "components:\n  - {id: men, kind: KIND, of: armies, layout: disc}\n"
)


def _armies(folder: Path, color: str, accent: str, symbol: str, kind: str = "counter") -> list[str]:
    text = ARMIES.replace("COLOR", color).replace("ACCENT", accent).replace("SYMBOL", symbol).replace("KIND", kind)
    return found(folder, "P115", text, PALETTE)


def test_sides_whose_units_nothing_tells_apart(tmp_path: Path) -> None:
    assert _armies(tmp_path, "red", "blue", "star") == [
        "men/second-man looks like men/first-man: nothing tells 'b' from 'a'"
    ]


@pytest.mark.parametrize(
    "look",
    [("green", "blue", "star"), ("red", "green", "star"), ("red", "blue", "shield"), ("red", "blue", "star", "card")],
)
def test_one_difference_tells_sides_apart_and_cards_need_none(look: tuple[str, ...], tmp_path: Path) -> None:
    assert _armies(tmp_path, *look) == []
