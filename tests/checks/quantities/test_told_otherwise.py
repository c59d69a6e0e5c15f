"""What the rules say of a record, against its own text."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.cases import HEAD
from tests.checks.lines import said

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
decks:
  - id: cargo
    name: Cargo
    cards:
      - {id: leak, name: The Leak, text: Whoever takes it loses 4 points.}
      - {id: market, name: Camel Market, text: Pay 3 coins. Take 1 camel.}
      - {id: well, name: Well, text: "Take 3 water. If you are last, take 4 water."}
"""


@pytest.mark.parametrize(
    ("rules", "messages"),
    [
        ("*The Leak* takes no trick; who takes it in loses 3 points.", ["'3 points' here, but '4 points'"]),
        ("Whoever has The Leak loses **four points**.", []),
        # Behind a name in bold type, all of the paragraph or item is about it, and the next one is not.
        ("**The Leak.** Take no trick. Whoever takes it loses 3 points.", ["'3 points' here, but '4 points'"]),
        ("- **The Leak, wet.** A card. It\n  loses 3 points.\n- One", ["'3 points' here, but '4 points'"]),
        ("**The Leak.** Take no trick.\n\nWho has it loses 3 points.", []),
        ("- **The Leak.** Take no trick.\n- Anna loses 3 points.", []),
        ("**The Leak.** Take no trick. If it was led, it loses 3 points.", []),
        # With a condition, another verb, another thing, or in small letters it is another matter.
        ("If The Leak was led, you lose 3 points.", []),
        ("The Leak scores 3 points for Anna.", []),
        ("The Leak loses 3 friends.", []),
        ("Mind the leak: it loses 3 points.", []),
        ("| Space | Effect |\n|---|---|\n| Camel Market | 1 camel for 4 coins |", ["'4 coins' here, but '3 coins'"]),
        ("| Space | Effect |\n|---|---|\n| Camel Market | 1 camel for 3 coins |", []),
        # A price in a table may be anything; so may what is taken in one case of two.
        ("| Space | Effect |\n|---|---|\n| Camel Market | 4 coins |", []),
        ("At the Well you take 2 water.", []),
        ("## Short variant\n\nWhoever has The Leak loses 2 points.", []),
    ],
)
def test_numbers_of_a_record(tmp_path: Path, rules: str, messages: list[str]) -> None:
    found = said(tmp_path, "Q179", KIT, rules_md=f"# Rules\n\n{rules}\n")
    assert [message.partition("it says ")[2].removesuffix(" in its own text") for message in found] == messages


TABLES = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
tables:
  - id: catch
    name: Catch
    die: D6
    rows: [{on: 1-2, name: Boot}, {on: 3-5, name: Herring}, {on: 6+, name: Whale}]
decks:
  - id: boats
    name: Boats
    fields: {nets: {type: number, name: Nets}, crew: {type: number, name: Crew}}
    cards: [{id: gull, name: Gull, nets: 3, crew: 4}, {id: tern, name: Tern, nets: 2, crew: 6}]
"""


@pytest.mark.parametrize(
    ("rules", "messages"),
    [
        (
            "Catch: 1-2 boot, 3-4 herring, 5-6 whale.",
            [
                "for 'Herring', it says 3-4 here, but 3-5 in its own record",
                "for 'Whale', it says 5-6 here, but 6+ in its own record",
            ],
        ),
        ("**Catch:** 1 is a boot, 2–5 a herring, 6 a whale.", []),
        (
            "If the die shows 1-4 boots are worth nothing. On 5-6 herrings are.",
            [],
        ),  # Sentences of one row each may be examples.
        (
            "Catch: 1-3: boot, 4–5: herring",
            [
                "for 'Boot', it says 1-3 here, but 1-2 in its own record",
                "for 'Herring', it says 4–5 here, but 3-5 in its own record",
            ],
        ),
        ("Catch: 1-2 boot, 3-5 herring, 6 whale.", []),
        ("You have 6 herring and 2 boots.", []),
        (
            "| Boat | Nets | Weight |\n|---|---|---|\n| Gull | 5 | 9 |\n| Tern | 2 | 8 |",
            ["for 'Gull', it says 5 here, but 3 in its own record"],
        ),
        ("| Boat | Crew |\n|---|---|\n| **Tern** | 6 |\n| Skua | 9 |", []),
    ],
)
def test_tables_that_are_told_again(tmp_path: Path, rules: str, messages: list[str]) -> None:
    assert said(tmp_path, "Q179", TABLES, rules_md=f"# Rules\n\n{rules}\n") == messages


UNITS = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
resources: [{id: gold, name: Gold}]
stats: [{id: pace, name: Pace, abbr: Pc}, {id: force, name: Force}]
units:
  - {id: lancer, name: Lancer, stats: {pace: 6, force: 2}, cost: {gold: 5}}
  - {id: halberd, name: Halberd, stats: {pace: 3, force: 4}, cost: {gold: 4}}
"""
HEAD_OF_TABLE = "| Unit | Pace | Force | Gold |\n|---|---|---|---|\n"


@pytest.mark.parametrize(
    ("table", "messages"),
    [
        (f"{HEAD_OF_TABLE}| Lancer | 6 | 2 | 5 |\n| Halberds | 3 | 5 | 4 |\n", ["'Halberd', it says 5 here, but 4"]),
        (f"{HEAD_OF_TABLE}| Lancer | 6 | 2 | 7 |\n| Halberd | 3 | 4 | 4 |\n", ["'Lancer', it says 7 here, but 5"]),
        (f"{HEAD_OF_TABLE}| Lancer | 6 | 2 | 5 |\n| Halberd | 3 | 4 | 4 |\n", []),
        ("| | Lancer | Halberd |\n|---|---|---|\n| Pc | 5 | 3 |\n", ["'Lancer', it says 5 here, but 6"]),
        ("| | Lancer | Halberd |\n|---|---|---|\n| Rank | 5 | 3 |\n", []),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_units_in_a_table(tmp_path: Path, table: str, messages: list[str], language: str) -> None:
    kit = f"{HEAD}language: {language}\n"
    found = said(tmp_path, "Q179", UNITS, kit_yaml=kit, rules_md=f"# Rules\n\n## Units\n\n{table}\n")
    assert found == [f"for {message} in its own record" for message in messages]
