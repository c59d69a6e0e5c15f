"""Terms that are explained in a line with others, and neighbours to whom cards go."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.cases import found

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
glossary:
  - {id: battery, term: Grand battery, text: Three guns or more.}
  - {id: zone, term: Zone of control, abbr: ZOC, text: The six hexes around a unit.}
"""
DEFINED = "# Rules\n\n*Zone of control*: six hexes. *Grand battery*: three guns or more.\n\nA ZOC stops guns."


@pytest.mark.parametrize(
    ("more", "messages"),
    [
        ("", ["3:25 the glossary explains 'Grand battery', but nothing uses it"]),
        (" A grand battery fires twice.", []),
    ],
)
def test_a_definition_is_no_use(tmp_path: Path, more: str, messages: list[str]) -> None:
    assert found(tmp_path, "T350", KIT, rules_md=f"{DEFINED}{more}\n") == messages


@pytest.mark.parametrize(
    ("rule", "step", "is_found"),
    [
        ("Everybody takes two cards and passes them to the player on the right.", "Hand two cards to the left.", True),
        ("Each player gives three cards to the left.", "Pass three cards to your right.", True),
        ("Everybody passes two cards to the left.", "Pass two cards to the player on your left.", False),
        ("Everybody passes two cards to the left.", "Pass one card to the player on your right.", False),
        ("In odd rounds, everybody passes two cards to the left.", "Pass two cards to the right.", False),
        ("If you are last, pass two cards to the left.", "Pass two cards to the right.", False),
        ("The dealer gives two cards to the player on the left.", "Pass two cards to the right.", False),
    ],
)  # fmt: skip
def test_cards_go_to_one_neighbour(tmp_path: Path, rule: str, step: str, is_found: bool) -> None:
    rules = f"# Rules\n\n## Passing\n\n{rule}\n\n## Summary\n\n1. Deal.\n2. {step}\n"
    assert bool(found(tmp_path, "Q168", KIT, rules_md=rules)) == is_found


@pytest.mark.parametrize(
    ("beyond", "is_found"),
    [
        ("Attacks at more than 2:1 count as 2:1.", True),
        ("Higher odds use the last column.", True),
        ("Attacks at more than 2:1 count as 2:1, at less than 1:1 as 1:1.", False),
        ("No attack is made at worse odds, and better ones count as 2:1.", False),
        ("Use the nearest column.", False),
    ],
)
def test_what_lies_beyond_the_columns(tmp_path: Path, beyond: str, is_found: bool) -> None:
    kit = f"""
sides: [{{id: red, name: Red}}, {{id: blue, name: Blue}}]
stats: [{{id: combat, name: Combat}}]
units: [{{id: pikes, name: Pikes, stats: {{combat: 1}}}}, {{id: guns, name: Guns, stats: {{combat: 6}}}}]
armies: [{{id: red, side: red, units: {{pikes: 1}}}}, {{id: blue, side: blue, units: {{guns: 1}}}}]
tables:
  - id: crt
    name: Combat
    die: D6
    combat: {{by: odds, columns: "1:1 2:1", attack: combat, defence: combat, beyond: "{beyond}"}}
    results: {{AR: {{name: AR, text: retreat}}}}
    rows: [{{on: 1-6, results: AR AR}}]
"""
    assert any("does not say what they mean" in line for line in found(tmp_path, "D163", kit)) == is_found
