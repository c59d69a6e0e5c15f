"""Kinds of units that a text speaks of, and values that units, statuses and cards have or lack."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

RULES = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
SHIPS = """
classes:
  - {id: ship, name: Ship}
  - {id: warship, name: Warship, within: [ship]}
  - {id: land-unit, name: Land Unit}
terrain: [{id: water, name: Water/River}]
units: [{id: small-warship, name: Small Warship, classes: [warship]}]
decks: [{id: d, name: Deck, fields: {force: {type: number, name: Force}}, cards: [{id: a, name: A, force: 1}]}]
"""


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("6 Small Ships start.", ["nothing is called 'Small Ships'; there is 'Small Warship'"]),
        ("No water units here.", ["nothing is called 'water units'; there is 'Land Unit'"]),
        ("Add all force cards.", ["nothing is called 'force cards'; 'Force' is a number on the cards"]),
        ("6 Small Warships and a small boat; land units. A force of cards.", []),
    ],
)
def test_a_kind_that_is_not_declared(tmp_path: Path, text: str, messages: list[str]) -> None:
    assert said(tmp_path, "N178", SHIPS + RULES, rules_md=f"# Rules\n\n{text}\n") == messages


@pytest.mark.parametrize(
    ("name", "messages"),
    [("Tank units only", ["there are no Tank units"]), ("Armor units only", []), ("Retreat", [])],
)
def test_codes_name_units_that_exist(tmp_path: Path, name: str, messages: list[str]) -> None:
    text = f"""
    units: [{{id: infantry, name: Infantry}}, {{id: armor, name: Armor}}]
    decks:
      - id: d
        name: Deck
        codes: {{use: {{I: Infantry units only, T: {name}}}}}
        fields: {{use: code}}
        cards: [{{id: a, name: A, use: I}}]
    """
    assert said(tmp_path, "N178", text) == messages


@pytest.mark.parametrize(
    ("more", "rules", "messages"),
    [
        ("", "", ["no unit has a value of 'health'"]),
        ("    reduced: {health: 1}\n", "", []),
        ("", "| Unit | Health |\n|---|---|\n| Soldier | 3 |\n", []),
    ],
)
def test_a_stat_is_a_number_of_some_unit(tmp_path: Path, more: str, rules: str, messages: list[str]) -> None:
    units = "stats: [{id: health, name: health}]\nunits:\n  - id: soldier\n    name: Soldier\n"
    assert said(tmp_path, "N176", f"{units}{more}{RULES}", rules_md=f"# Rules\n\n{rules}") == messages


@pytest.mark.parametrize(
    ("status", "rules", "messages"),
    [
        ("", "Hunters have High Ground in Forests.", ["nothing says what 'High Ground' does"]),
        ("", "Whoever has High Ground adds 1.", []),
        (", text: It hits twice.", "Hunters have High Ground in Forests.", []),
        ("", "Nobody speaks of it.", []),
    ],
)
def test_a_status_does_something(tmp_path: Path, status: str, rules: str, messages: list[str]) -> None:
    text = f"statuses: [{{id: high-ground, name: High Ground{status}}}]\n{RULES}"
    assert said(tmp_path, "N177", text, rules_md=f"# Rules\n\n{rules}\n") == messages


def test_a_glossary_explains_the_markers(tmp_path: Path) -> None:
    terms = ", ".join(f"{{id: t{at}, term: Term {at}, text: Words.}}" for at in range(5))
    text = f"markers: [{{id: counter, name: counter}}]\n{RULES}glossary: [{terms}]\n"
    rules = "# Rules\n\n" + "".join(
        f"Put the counter {where}.\n\n" for where in ("here", "there", "away", "back", "on")
    )
    assert said(tmp_path, "N177", text, rules_md=rules) == ["nothing says what 'counter' does"]
    assert said(tmp_path, "N177", text, rules_md=f"{rules}Each counter is worth a hit.\n") == []


@pytest.mark.parametrize(
    ("second", "rules", "messages"),
    [
        ("", "", ["'Forts' has a 'Range', unlike all others of the type 'Defense'"]),
        (", range: 1", "", []),
        ("", "Forts reach as far as their range.", []),
    ],
)
def test_a_value_that_one_alone_has(tmp_path: Path, second: str, rules: str, messages: list[str]) -> None:
    text = f"""
    decks:
      - id: d
        name: Deck
        codes: {{type: {{A: Attack, D: Defense}}}}
        fields: {{type: {{type: code, name: Type}}, range: {{type: number, name: Range}}}}
        cards:
          - {{id: a, name: A, type: A, range: 2}}
          - {{id: b, name: B, type: D{second}}}
          - {{id: c, name: C, type: D}}
          - {{id: e, name: E, type: D}}
          - {{id: forts, name: Forts, type: D, range: 1}}
    texts: [{{id: rules, name: Rules, files: [rules.md]}}]
    """
    assert said(tmp_path, "N179", text, rules_md=f"# Rules\n\n{rules}\n") == messages
