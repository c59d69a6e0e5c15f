"""Whom effects reach."""

from pathlib import Path

import pytest

from tests.checks.cases import found

UNITS = """
sides: [{id: red}, {id: blue}]
stats: [{id: move}, {id: range}]
classes: [{id: land}, {id: foot, within: [land]}, {id: air}]
units:
- {id: pikes, classes: [foot], stats: {move: 2}}
- {id: cart, classes: [land]}
- {id: cog, stats: {move: 4, range: 3}}
armies:
- {id: a, side: red, units: {pikes: 4, cog: 1}}
- {id: b, side: blue, units: {pikes: 2, cart: 1}, spare: {cart: 2}}
"""


def said(folder: Path, code: str, effect: str, owner: str = "terrain: [{id: t, effects: [{%s}]}]") -> list[str]:
    """What a check says about one effect of a terrain in a game with two armies."""
    return [one.split(" ", 1)[1] for one in found(folder, code, UNITS + owner % effect + "\n")]


@pytest.mark.parametrize(
    ("target", "message"),
    [
        ("units: [pikes]", ""),
        ("classes: [land]", ""),
        ("side: own", ""),
        ("units: [cart, cog], side: red", ""),
        ("classes: [air], units: [cog]", ""),
        ("classes: [air]", "the effect reaches nobody: no unit is 'air'"),
        ("units: [cart], side: red", "the effect reaches nobody: 'red' has no 'cart'"),
        ("classes: [land], except: [pikes], side: red", "the effect reaches nobody: 'red' has no 'land'"),
    ],
)
def test_nobody(tmp_path: Path, target: str, message: str) -> None:
    effect = f"do: modify, what: move, by: 1, target: {{{target}}}"
    assert said(tmp_path, "E201", effect) == ([message] if message else [])


def test_against_nobody(tmp_path: Path) -> None:
    effect = "do: modify, what: attack, by: 1, target: {side: own}, versus: {side: enemy, classes: [air]}"
    assert said(tmp_path, "E201", effect) == ["the effect is against nobody: no unit is 'air'"]


def test_classes_of_cards_need_no_units(tmp_path: Path) -> None:
    text = """
units: [{id: general}]
classes: [{id: guns}]
decks:
- id: d
  fields: {arm: classes}
  cards: [{id: battery, arm: guns, effects: [{do: modify, what: attack, by: 1, target: {classes: [guns]}}]}]
"""
    assert found(tmp_path, "E201", text) == []


def test_units_that_can_be_gained_are_somebodys(tmp_path: Path) -> None:
    gaining = "decks: [{id: d, cards: [{id: c, effects: [{do: gain, what: cart, count: 1}]}]}]\n"
    effect = "do: modify, what: move, by: 1, target: {units: [cart], side: red}"
    assert said(tmp_path, "E201", effect, gaining + "terrain: [{id: t, effects: [{%s}]}]") == []


CARD = "decks: [{id: d, cards: [{id: c, effects: [{%s}]}]}]"


@pytest.mark.parametrize(
    ("effect", "owner", "messages"),
    [
        ("do: modify, what: move, by: 1, target: {side: own, units: [pikes]}", CARD, []),
        (
            "do: modify, what: move, by: 1, target: {side: own, units: [cog]}",
            CARD,
            ["useless for 'blue', which has no 'cog'"],
        ),
        (
            "do: cancel, what: move, target: {side: enemy, units: [cog]}",
            CARD,
            ["useless for 'red', whose enemies have no 'cog'"],
        ),
        (
            "do: modify, what: move, by: 1, target: {side: own, units: [cog]}",
            "decks: [{id: d, cards: [{id: c, side: red, effects: [{%s}]}]}]",
            [],
        ),
        ("do: modify, what: move, by: 1, target: {side: own, units: [cog]}", "terrain: [{id: t, effects: [{%s}]}]", []),
        (
            "do: modify, what: move, by: 1, target: {side: own, units: [cog]}",
            "decks: [{id: d, cards: [{id: c, effects: [{%s}, {do: draw, what: card}]}]}]",
            [],
        ),
        (
            "do: modify, what: move, by: 1, target: {side: own, units: [cog]}",
            "tables: [{id: x, die: D6, fields: {useless: sides}, rows: [{on: 1-6, useless: blue, effects: [{%s}]}]}]",
            [],
        ),
        (
            "do: modify, what: move, by: 1, target: {side: own, units: [cog]}",
            "tables: [{id: x, die: D6, fields: {useless: sides}, rows: [{on: 1-6, useless: red, effects: [{%s}]}]}]",
            [],
        ),
    ],
)
def test_useless_to_a_side(tmp_path: Path, effect: str, owner: str, messages: list[str]) -> None:
    assert said(tmp_path, "E202", effect, owner) == messages


def test_captured_units_may_be_anybodys(tmp_path: Path) -> None:
    capturing = CARD % "do: capture, what: unit, count: 1, target: {side: enemy}"
    text = UNITS + capturing.replace(
        "[{id: c,", "[{id: k, effects: [{do: modify, what: move, by: 1, target: {side: own, units: [cog]}}]}, {id: c,"
    )
    assert found(tmp_path, "E202", text + "\n") == []


@pytest.mark.parametrize(
    ("code", "target", "message"),
    [
        ("E203", "classes: [land], except: [pikes]", ""),
        ("E203", "classes: [land], except: [foot]", ""),
        ("E203", "except: [cog]", ""),
        ("E203", "classes: [foot], except: [air]", ""),
        ("E203", "classes: [foot], except: [cart]", "'cart' is not part of 'foot', so the exception is redundant"),
        ("E203", "units: [cog], except: [land]", "'land' is not part of 'cog', so the exception is redundant"),
        ("E204", "classes: [land], except: [pikes]", ""),
        ("E204", "units: [pikes], except: [land]", "no target is left: the exceptions cover 'pikes'"),
        ("E204", "except: [land, cog]", "no target is left: the exceptions cover every unit"),
        ("E205", "units: [pikes, cog], classes: [air]", ""),
        ("E205", "units: [pikes, cog, pikes]", "'pikes' is named twice"),
        ("E205", "classes: [land, land]", "'land' is named twice"),
        ("E205", "except: [cog, cog]", "'cog' is named twice"),
        ("E205", "units: [pikes], classes: [land]", "'pikes' is named twice: it is one of 'land'"),
        ("E206", "units: [cog]", ""),
        ("E206", "side: own", ""),
        ("E206", "units: [cart, cog]", ""),
        ("E206", "units: [cart]", "the effect changes range, but 'cart' has none"),
        ("E206", "classes: [land]", "the effect changes range, but 'pikes' and 'cart' have none"),
    ],
)
def test_qualifiers(tmp_path: Path, code: str, target: str, message: str) -> None:
    effect = f"do: modify, what: range, by: 1, target: {{{target}}}"
    assert said(tmp_path, code, effect) == ([message] if message else [])


def test_a_stat_that_no_unit_has_is_kept_elsewhere(tmp_path: Path) -> None:
    text = """
stats: [{id: luck}]
units: [{id: hero}]
terrain: [{id: t, effects: [{do: modify, what: luck, by: 1, target: {units: [hero]}}]}]
"""
    assert found(tmp_path, "E206", text) == []


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("do: destroy, what: unit, count: 6, target: {units: [pikes]}", ""),
        ("do: destroy, what: unit, count: 4, target: {units: [pikes], side: own}", ""),
        ("do: destroy, what: unit, count: 9, target: {side: enemy}", ""),
        ("do: destroy, what: unit, count: 2D6, target: {units: [cog]}", ""),
        ("do: gain, what: unit, count: 5, target: {units: [cog]}", ""),
        (
            "do: destroy, what: unit, count: 7, target: {units: [pikes]}",
            "the effect needs 7 of 'pikes', but there are only 6",
        ),
        (
            "do: lose, what: unit, count: 5, target: {units: [pikes], side: own}",
            "the effect needs 5 of 'pikes', but there are only 4",
        ),
        ("do: move, what: unit, target: {units: [cart], count: 3}", ""),
        (
            "do: move, what: unit, target: {units: [cart], count: 4}",
            "the effect needs 4 of 'cart', but there are only 3",
        ),
    ],
)
def test_too_many(tmp_path: Path, effect: str, message: str) -> None:
    assert said(tmp_path, "E207", effect) == ([message] if message else [])
