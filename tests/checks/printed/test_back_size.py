"""Backs on pieces for which they were not made."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pnp.frame import Face, Item, Nested, TextRun
from pnp.pipeline.compiled_kit import compile_kit
from tests.checks.printed.faces import CARD, found, on_card
from tests.layout.kits import Kit

FRONT = "layouts:\n  - {layout: small, size: [63 mm, 88 mm], elements: {name: {text: '{{ card.name }}'}}}\n"
SIGN = "elements: {sign: {icon: star, at: [10 mm, 10 mm], size: [20 mm, 20 mm]}}"
CENTRED = "elements: {a: {icon: star, at: [50% - 10 mm, 40%], size: [20 mm, 20 mm]}, b: {box: true, inset: 3 mm}}"
HALF = "elements: {sign: {icon: star, at: [25%, 10 mm], size: [50%, 20 mm]}}"
PIECE = "markers: [{id: coin, name: Coin, symbol: star}]\n"


def _said(folder: Path, backs: str, component: str = "back: rear", code: str = "P116") -> list[str]:
    made = f"components:\n  - {{id: orders, of: decks.orders, layout: small, {component}}}\n"
    return found(folder, code, f"{CARD}{FRONT}{backs}{made}")


def test_a_back_of_another_size(tmp_path: Path) -> None:
    assert _said(tmp_path, f"  - {{layout: rear, size: [60 mm, 3.5 in], {SIGN}}}\n") == [
        "the back 'rear', for 60 × 88.9 mm, has 'sign' out of place at 63 × 88 mm"
    ]


def test_what_the_cure_says_is_found_no_more(tmp_path: Path) -> None:
    back = f"  - {{layout: rear, size: [60 mm, 3.5 in], {SIGN}}}\n"
    assert _said(tmp_path, back) != []
    cure = re.search(r"place 'sign' (at: .*)", _hints(tmp_path)[0])
    assert cure is not None
    assert cure[1] == "at: [0% + 10 mm, 0% + 10 mm]"
    assert _said(tmp_path, back.replace("at: [10 mm, 10 mm]", cure[1])) == []


def _hints(folder: Path) -> list[str]:
    return [finding.hint for finding in compile_kit(folder, ".").findings if finding.code == "P116"]


def test_a_size_that_a_back_inherits(tmp_path: Path) -> None:
    base = f"  - {{layout: base, size: mini, {SIGN}}}\n"
    assert _said(tmp_path, base + "  - {layout: rear, extends: base}\n") == [
        "the back 'rear', for 44.45 × 63.5 mm, has 'sign' out of place at 63 × 88 mm"
    ]


def test_a_size_that_the_component_gives_to_both_sides(tmp_path: Path) -> None:
    assert _said(tmp_path, f"  - {{layout: rear, size: mini, {SIGN}}}\n", "back: rear, size: poker") == [
        "the back 'rear', for 44.45 × 63.5 mm, has 'sign' out of place at 63.5 × 88.9 mm"
    ]


def test_a_back_that_lies_the_other_way(tmp_path: Path) -> None:
    assert len(_said(tmp_path, f"  - {{layout: rear, size: [88 mm, 63 mm], {SIGN}}}\n")) == 1


def test_a_back_that_comes_with_pnp_and_is_made_for_one_size(tmp_path: Path) -> None:
    assert _said(tmp_path, "", "back: card") == [
        "the back 'card', for 63.5 × 88.9 mm, has 'band' out of place at 63 × 88 mm"
    ]


@pytest.mark.parametrize(
    ("backs", "component"),
    [
        (f"  - {{layout: rear, size: [6.3 cm, 88 mm], {SIGN}}}\n", "back: rear"),
        (f"  - {{layout: rear, size: mini, {CENTRED}}}\n", "back: rear"),
        # Only the width differs, and only the height is fixed.
        (f"  - {{layout: rear, size: [50 mm, 88 mm], {HALF}}}\n", "back: rear"),
        ("", "back: card-back"),
        ("  - {layout: rear, extends: card-back}\n", "back: rear"),
    ],
)
def test_backs_that_fit_or_are_made_for_any_size(backs: str, component: str, tmp_path: Path) -> None:
    assert _said(tmp_path, backs, component) == []


def test_a_poker_back_lies_in_the_middle_of_a_bridge_card(tmp_path: Path) -> None:
    kit = Kit(
        tmp_path,
        k=CARD
        + "layouts:\n  - {layout: small, size: bridge, elements: {name: {text: '{{ card.name }}'}}}\n"
        + "components:\n  - {id: orders, kind: card, of: decks.orders, layout: small, back: card-back}\n",
    )
    (piece,) = kit.compose("orders").pieces
    assert piece.back is not None
    titles = [run for run in _runs(piece.back) if run.text in ("Orders", "Probe")]
    assert [run.x + run.width / 2 for run in titles] == pytest.approx([57.15 / 2] * 2, abs=0.1)


@pytest.mark.parametrize(
    ("front", "back", "expected"),
    [
        ("", "trim: circle, ", ["the back 'rear' is a circle, the front a rectangle"]),
        ("trim: hexagon, ", "trim: circle, ", ["the back 'rear' is a circle, the front a hexagon"]),
        (
            "trim: M 0 0 H 40 V 40 Z, ",
            "trim: M 0 0 H 40 V 20 Z, ",
            ["the back 'rear' is a shape of its own, the front another one"],
        ),
        # Turned over, the right angle is on the left.
        ("trim: M 0 0 H 40 V 40 Z, ", "trim: M 0 0 H 40 L 0 40 Z, ", []),
        ("trim: M 0 0 H 40 V 40 Z, ", "trim: M 0 0 H 40 V 40 Z, ", []),
        ("trim: circle, ", "", []),
        ("trim: circle, ", "trim: circle, ", []),
        ("corner: 2 mm, ", "trim: rounded, ", []),
    ],
)
def test_shapes_of_front_and_back(front: str, back: str, expected: list[str], tmp_path: Path) -> None:
    assert found(tmp_path, "P134", _coin(front, back)) == expected


def test_a_back_takes_the_outline_and_the_bleed_of_its_front(tmp_path: Path) -> None:
    kit = Kit(tmp_path, k=_coin("trim: circle, bleed: 2 mm, ", "corner: 3 mm, "))
    (piece,) = kit.compose("coins").pieces
    assert piece.back is not None
    assert piece.back.trim == piece.front.trim != ()
    assert piece.back.bleed == 2


@pytest.mark.parametrize("back", ["", "trim: M 0 0 H 40 V 40 Z, ", "trim: M 0 0 H 40 L 0 40 Z, "])
def test_the_outline_of_a_back_is_that_of_the_front_seen_from_behind(back: str, tmp_path: Path) -> None:
    (piece,) = Kit(tmp_path, k=_coin("trim: M 0 0 H 40 V 40 Z, ", back)).compose("coins").pieces
    assert piece.back is not None
    assert [segment[1:] for segment in piece.front.trim if len(segment) > 1] == [(0, 0), (40, 0), (40, 40)]
    assert {segment[1:] for segment in piece.back.trim if len(segment) > 1} == {(40, 0), (0, 0), (0, 40)}


def test_a_symmetric_outline_stays_as_it_is(tmp_path: Path) -> None:
    (piece,) = Kit(tmp_path, k=_coin("trim: M 20 0 L 40 40 L 0 40 Z, ", "")).compose("coins").pieces
    assert piece.back is not None
    assert piece.back.trim == piece.front.trim


@pytest.mark.parametrize(("place", "wanted"), [("[20 mm, 3 mm]", 0), ("[3 mm, 20 mm]", 1)])
def test_words_outside_of_a_cut_along_a_path(place: str, wanted: int, tmp_path: Path) -> None:
    # A triangle with its right angle at the top right.
    keys = "size: [40 mm, 40 mm]\ntrim: M 0 0 H 40 V 40 Z"
    name = f"name: {{text: Go, at: {place}, size: [16 mm, 5 mm]}}"
    assert len(on_card(tmp_path, "P103", name, keys=keys)) == wanted


def _coin(front: str, back: str) -> str:
    size = "size: [40 mm, 40 mm]"
    return (
        f"{PIECE}layouts:\n"
        f"  - {{layout: small, {front}{size}, elements: {{name: {{icon: star, inset: 12 mm}}}}}}\n"
        f"  - {{layout: rear, {back}{size}, elements: {{name: {{icon: star, inset: 12 mm}}}}}}\n"
        "components:\n  - {id: coins, of: markers, layout: small, back: rear}\n"
    )


def _runs(face: Face) -> list[TextRun]:
    found: list[TextRun] = []
    waiting: list[Item] = list(face.art)
    while waiting:
        item = waiting.pop(0)
        if isinstance(item, Nested):
            assert (item.x, item.y) == (0.0, 0.0)
            waiting = [*item.face.art, *waiting]
        elif isinstance(item, TextRun):
            found.append(item)
    return found
