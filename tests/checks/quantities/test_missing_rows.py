"""Rows that are missing, rolls without a result, units that are gone at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

RULES = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
GOODS = "resources: [{id: a, name: Fish}, {id: b, name: Wood}, {id: c, name: Tea}, {id: d, name: Coal}]\n"
HEAD = "| Goods | Price |\n|---|---|\n"
THREE = f"{HEAD}| Fish | 1 |\n| Wood | 1 |\n| Tea | 3 |\n"


@pytest.mark.parametrize(
    ("rules", "count"),
    [
        (THREE, 1),
        (f"{THREE}| Coal | 2 |\n", 0),
        (f"{HEAD}| Fish | 1 |\n| Wood | 1 |\n", 0),
        (f"{THREE}| Gold | 2 |\n", 0),
        (f"The prices of all goods except coal:\n\n{THREE}", 0),
        (f"{THREE}\nCoal cannot be bought.\n", 0),
        ("- Fish: 1\n- Wood: 1\n- Tea: 3\n", 0),
    ],
)
def test_a_table_has_a_row_for_each(tmp_path: Path, rules: str, count: int) -> None:
    found = said(tmp_path, "Q166", GOODS + RULES, rules_md=f"# Rules\n\n{rules}")
    assert found == ["there are rows for 'Fish', 'Wood' and 'Tea', but none for 'Coal'"] * count


def test_a_sentence_lists_what_belongs_together(tmp_path: Path) -> None:
    markers = ", ".join(f"{{id: {name[0].lower()}, name: {name}}}" for name in ("Fish", "Wood", "Tea", "Coal", "Xebec"))
    text = f"""
    markers: [{markers}]
    sets:
      - id: prices
        name: Prices
        one: price
        fields: {{good: markers}}
        records: [{{id: a, name: Fish, good: f}}, {{id: b, name: Wood, good: w}}, {{id: c, name: Tea, good: t}}]
    {RULES}"""
    assert said(
        tmp_path, "Q166", text, rules_md="# Rules\n\n## Components\n\n- 10 each of Fish, Wood, Tea and Coal\n"
    ) == ["there are rows for 'Fish', 'Wood' and 'Tea', but none for 'Coal'"]
    assert said(tmp_path, "Q166", text, rules_md="# Rules\n\nTen each.\n") == []


def test_a_set_that_says_how_many_it_has_leaves_none_out(tmp_path: Path) -> None:
    records = "{id: fish, name: Fish, good: a}, {id: wood, name: Wood, good: b}, {id: tea, name: Tea, good: c}"
    prices = f"{GOODS}sets: [{{id: p, name: Prices, one: price, fields: {{good: resources}}, records: [{records}]"
    missing = ["there are rows for 'Fish', 'Wood' and 'Tea', but none for 'Coal'"]
    assert said(tmp_path, "Q166", f"{prices}}}]") == missing
    assert said(tmp_path, "Q166", f"{prices}, stated: {{records: 3}}}}]") == []


@pytest.mark.parametrize(
    ("more", "count"),
    [("", 1), (", target: 7+", 0), (", text: Add it to the move.", 0), (", against: D6", 0)],
)
def test_a_roll_has_a_result(tmp_path: Path, more: str, count: int) -> None:
    text = f"rolls: [{{id: r, name: Orders, die: 2D6, modifiers: [{{id: m, by: -1, text: far away}}]{more}}}]\n"
    assert len(said(tmp_path, "Q167", text)) == count


@pytest.mark.parametrize(
    ("rule", "count"),
    [
        ("A unit with zero hits is destroyed.", 1),
        ("When its hits are 0, the unit is removed.", 1),
        ("When its hits fall to 0, the unit is removed.", 0),
        ("A unit with zero hits moves.", 0),
    ],
)
def test_a_unit_is_not_destroyed_from_the_start(tmp_path: Path, rule: str, count: int) -> None:
    text = "stats: [{id: hits, name: Hits}]\nunits: [{id: mine, name: Mine, stats: {hits: 0}}]\n" + RULES
    assert len(said(tmp_path, "Q165", text, rules_md=f"# Rules\n\n{rule}\n")) == count


@pytest.mark.parametrize(
    ("last", "messages"),
    [
        ("The crows fly off.", ["'The crows fly off.' is in two rows, but in none for 'Herons'"]),
        ("The herons fly off.", []),
        ("The crows come back.", []),
        ("Nothing stirs.", []),
    ],
)
def test_two_rows_of_a_dice_table_on_one_of_a_group(tmp_path: Path, last: str, messages: list[str]) -> None:
    kit = f"""
    sets:
      - id: birds
        one: bird
        records: [{{id: a, name: Crows}}, {{id: b, name: Geese}}, {{id: c, name: Owls}}, {{id: d, name: Herons}}]
    tables:
      - id: dusk
        name: Dusk
        die: D4
        rows:
          - {{on: 1, text: The crows fly off.}}
          - {{on: 2, text: The geese fly off.}}
          - {{on: 3, text: The owls fly off.}}
          - {{on: 4, text: {last}}}
    """
    assert said(tmp_path, "Q166", kit) == messages
