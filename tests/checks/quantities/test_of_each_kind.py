"""How many cards and records are of a kind, in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

# Two red cards, one of them twice, and one blue; three lands, two of them rich, two in the north.
KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
decks:
  - id: omens
    name: Omens
    codes: {suit: {R: Red, B: Blue}}
    fields: {suit: code}
    cards: [{id: a, name: Ash, suit: R, copies: 2}, {id: b, name: Bell, suit: R}, {id: c, name: Cup, suit: B}]
sets:
  - id: lands
    one: land
    fields: {rich: {type: text, name: Rich}, region: {type: text, name: Region}}
    records:
      - {id: x, name: Xanth, rich: 'yes', region: North}
      - {id: y, name: Yarrow, rich: 'yes', region: North}
      - {id: z, name: Zeal, rich: 'no', region: South}
"""


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("- **Red**, four cards", ["it says 4 here, but 'omens' has 3 of 'Red'"]),
        ("- **Red**, three cards", []),
        ("- **Red**, two cards", []),  # Those of one name counted once.
        ("The cards are three of the Red and two of the Blue.", ["it says 2 here, but 'omens' has 1 of 'Blue'"]),
        ("The cards are three of the Red and one of the Blue.", []),
        ("Draw two Blue cards.", []),
        ("Three lands are *rich*.", ["it says 3 here, but 'lands' has 2 of 'Rich'"]),
        ("Two lands are *rich*.", []),
        ("There are two regions, two lands to each.", ["it says 2 here, but 'lands' has 1 of 'South'"]),
    ],
)
def test_each_kind_is_counted(tmp_path: Path, sentence: str, messages: list[str]) -> None:
    assert said(tmp_path, "Q113", KIT, rules_md=f"# Rules\n\n{sentence}\n") == messages


REGIONS = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
sets:
  - id: lands
    one: land
    fields: {region: {type: text, name: Region}}
    records:
      - {id: w, name: Wold, region: North}
      - {id: x, name: Xanth, region: East}
      - {id: y, name: Yarrow, region: South}
      - {id: z, name: Zeal, region: West}
"""


@pytest.mark.parametrize(("head", "number"), [("Region", 1), ("Wind", 0)])
def test_a_table_headed_like_a_field_has_a_row_for_each_value(tmp_path: Path, head: str, number: int) -> None:
    rows = "".join(f"| {name} | 2 |\n" for name in ("North", "East", "South"))
    found = said(tmp_path, "Q166", REGIONS, rules_md=f"# Rules\n\n| {head} | Points |\n|---|--:|\n{rows}\nGo West.\n")
    assert found == ["there are rows for 'North', 'East' and 'South', but none for 'West'"] * number


@pytest.mark.parametrize(
    ("rules", "count"),
    [
        ("The Fleet deck has two of each card.", 1),
        ("Of each card in its list, the Fleet deck has 2.", 1),
        ("Shuffle two copies of each Fleet card.", 1),
        ("The Fleet deck has two of each card, and three of the Sloop.", 0),
        ("The Fleet deck has three of each card.", 0),  # Most cards have two: it says something else.
        ("The Harbour deck has two of each card.", 0),
        ("## Variant\n\nThe Fleet deck has two of each card.", 0),
    ],
)
def test_the_copies_of_each_card(tmp_path: Path, rules: str, count: int) -> None:
    cards = "{id: a, name: Brig, copies: 2}, {id: b, name: Hulk, copies: 2}, {id: c, name: Sloop, copies: 3}"
    kit = f"texts: [{{id: r, name: R, files: [rules.md]}}]\ndecks: [{{id: fleet, name: Fleet, cards: [{cards}]}}]\n"
    messages = ["'Sloop' has 3 copies; the rules give 2 to each card of 'fleet'"] * count
    assert said(tmp_path, "Q113", kit, rules_md=f"# Rules\n\n{rules}\n") == messages
