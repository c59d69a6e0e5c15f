"""Examples of rolls and of tables."""

from pathlib import Path

import pytest

from tests.checks.cases import found

ROLLS = """
rolls:
  - id: attack
    die: D10
    target: 7+
    natural: {1: always a miss, 10: always a hit}
    modifiers:
      - {id: lanterns, by: +1}
      - {id: high, by: +2, times: 2}
      - {id: wood, by: -1, excludes: [open]}
      - {id: open, by: +3}
  - {id: search, die: 2D6, table: loot, modifiers: [{id: luck, by: +1}]}
tables:
  - id: loot
    die: 2D6
    rows: [{on: 2-5, name: Nothing}, {on: 6-9, id: coin, name: A coin}, {on: 10+, name: A gem}]
examples:
"""


def said(folder: Path, code: str, example: str) -> list[str]:
    """What a check says about one example of the rolls above, without places."""
    lines = found(folder, code, f"{ROLLS}  - {{id: e, roll: {example}}}\n")
    assert all(one.startswith("17:") for one in lines)
    return [one.split(" ", 1)[1] for one in lines]


@pytest.mark.parametrize(
    ("example", "message"),
    [
        ("attack, rolled: 6, modifiers: [lanterns, wood], total: 6", ""),
        ("attack, rolled: 6, total: 6", ""),
        ("attack, rolled: 6, modifiers: [high, high], total: 10", ""),
        ("search, rolled: 6, modifiers: [luck], total: 7", ""),
        ("attack, rolled: 6, modifiers: [unknown], total: 9", ""),
        ("attack, rolled: 6, modifiers: [high, wood], total: 8", "8, but 6 + 2 (high) − 1 (wood) = 7"),
        (
            "attack, rolled: 1, modifiers: [wood, wood, wood], total: 2",
            "2, but 1 − 1 (wood) − 1 (wood) − 1 (wood) = −2",
        ),
        ("attack, rolled: 6, total: 7", "7, but no modifier is named"),
    ],
)
def test_total(tmp_path: Path, example: str, message: str) -> None:
    assert said(tmp_path, "W201", example) == ([f"the example says {message}"] if message else [])


@pytest.mark.parametrize(
    ("example", "message"),
    [
        ("attack, rolled: 7, gives: success", ""),
        ("attack, rolled: 6, modifiers: [lanterns], gives: hit", ""),
        ("attack, rolled: 6, gives: failure", ""),
        ("attack, rolled: 10, modifiers: [wood, wood, wood, wood], gives: success", ""),
        ("search, rolled: 5, modifiers: [luck], gives: coin", ""),
        ("loot, rolled: 12, gives: A gem", ""),
        ("loot, rolled: 12, gives: 10+", ""),
        ("attack, rolled: 6, gives: success", "the example says success, but 6 is not 7+"),
        (
            "attack, rolled: 6, modifiers: [lanterns], gives: miss",
            "the example says miss, but 6 + 1 (lanterns) = 7 is 7+",
        ),
        (
            "attack, rolled: 1, modifiers: [high, high, open], gives: hit",
            "the example says hit, but a rolled 1 is always a miss",
        ),
        ("attack, rolled: 6, gives: a nap", "'a nap' is not an outcome of 'attack'"),
        ("search, rolled: 5, gives: A coin", "the example says 'A coin', but 5 gives 'Nothing'"),
        ("loot, rolled: 7, gives: silver", "'silver' is not an outcome of 'loot'"),
    ],
)
def test_outcome(tmp_path: Path, example: str, message: str) -> None:
    assert said(tmp_path, "W202", example) == ([message] if message else [])


@pytest.mark.parametrize(
    ("example", "message"),
    [
        # D10, 7 to 10: 4 in 10. With +1, 6 to 10: 5 in 10. A rolled 1 always misses, whatever is added.
        ("attack, chance: 40 %", ""),
        ("attack, chance: 2/5", ""),
        ("attack, chance: 4 in 10", ""),
        ("attack, modifiers: [lanterns], chance: 0.5", ""),
        ("attack, modifiers: [high, high, open], chance: 90%", ""),
        ("attack, gives: failure, chance: 60%", ""),
        # 2D6: 10 to 12 in 6 of 36; 6 to 9 in 5 + 6 + 5 + 4 = 20 of 36.
        ("loot, gives: A gem, chance: 17 %", ""),
        ("loot, gives: A gem, chance: 16.7 %", ""),
        ("loot, gives: coin, chance: 5/9", ""),
        ("attack, chance: 45 %", "the example says 45 %, but a D10 makes 7+ in 40 % of all rolls"),
        ("attack, gives: miss, chance: 40 %", "the example says 40 %, but a D10 misses 7+ in 60 % of all rolls"),
        ("loot, gives: A gem, chance: 16.6 %", "the example says 16.6 %, but a 2D6 shows 10+ in 16.7 % of all rolls"),
        ("attack, chance: often", "'often' is not a probability"),
    ],
)
def test_chance(tmp_path: Path, example: str, message: str) -> None:
    assert said(tmp_path, "W203", example) == ([message] if message else [])


@pytest.mark.parametrize(
    ("example", "messages"),
    [
        ("attack, rolled: 10, modifiers: [high, high, wood], total: 13", []),
        ("attack, rolled: 11, total: 11", ["a D10 cannot show 11"]),
        ("loot, rolled: 1, total: 1", ["a 2D6 cannot show 1"]),
        ("attack, modifiers: [lantern], chance: 40%", ["'attack' has no modifier 'lantern'"]),
        ("loot, modifiers: [luck], gives: coin", ["'loot' has no modifier 'luck'"]),
        ("attack, modifiers: [lanterns, lanterns], chance: 40%", ["'lanterns' applies once at most"]),
        ("attack, modifiers: [high, high, high], chance: 40%", ["'high' applies 2 times at most"]),
        ("attack, modifiers: [open, wood], chance: 40%", ["'open' never applies together with 'wood'"]),
    ],
)
def test_impossible(tmp_path: Path, example: str, messages: list[str]) -> None:
    assert said(tmp_path, "W204", example) == messages
