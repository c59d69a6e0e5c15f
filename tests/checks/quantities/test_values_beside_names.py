"""Numbers that texts and examples give for what they have named."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
decks:
  - id: crew
    name: Crew
    fields: {wit: {type: number, name: Wit}}
    cards: [{id: aumery, name: Brother Aumery, wit: 4}, {id: orla, name: Sister Orla, wit: 3}]
"""
WRONG = ["3 is given as the wit of 'Brother Aumery', which is 4"]


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("Brother Aumery, Wit 3, enters.", WRONG),
        ("Aumery (Wit 3) enters.", WRONG),
        ("Aumery’s Wit is 3.", WRONG),
        ("Aumery rolls a 2 and adds his Wit of 3.", WRONG),
        ("Aumery goes in with Wit 3.", WRONG),
        ("Aumery rolls a 2 and adds his Wit of 4.", []),
        ("Orla meets Aumery and adds her Wit of 3.", []),  # Either may be meant.
        ("Orla meets Aumery, Wit 3.", WRONG),
        ("If Aumery adds a Wit of 3, he passes.", []),
        ("Aumery is here.\n\nSomebody adds his Wit of 3.", []),
        ("Aumery adds his Wit of 6: 4 and 2 for the lamp.", []),
    ],
)
def test_a_number_beside_its_label_is_that_of_the_record(tmp_path: Path, text: str, messages: list[str]) -> None:
    assert said(tmp_path, "Q151", KIT, rules_md=f"# Rules\n\n{text}\n") == messages


PORT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
stats: [{id: oars, name: Oars}]
units: [{id: skiff, name: Skiff, stats: {oars: 2}}, {id: barge, name: Barge, stats: {oars: 6}}]
boards:
  - id: coast
    name: Coast
    track:
      fields: {toll: {type: number, name: Toll}}
      spaces: [{id: lyme, name: Lyme, toll: 1}, {id: poole, name: Poole, toll: 1}, {id: looe, name: Looe, toll: 4}]
"""


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        (
            "The toll is printed on the coast: 1 for Lyme and Poole, 3 for Looe.",
            ["3 is given as the toll of 'Looe', which is 4"],
        ),
        (
            "As a toll you pay two for Lyme and Looe.",
            ["2 is given as the toll of 'Looe', which is 4", "2 is given as the toll of 'Lyme', which is 1"],
        ),
        ("Pay the toll: four for Looe, and one for Poole.", []),
        ("You get 2 points for Lyme, Poole and Looe.", []),
        ("A skiff with oars 3 goes first.", ["3 is given as the oars of 'Skiff', which is 2"]),
        ("A skiff with oars 2 goes first.", []),
        ("Skiffs are slow, but barges are not: their oars 6 make them fast.", []),
    ],
)
def test_a_number_for_each_of_several(tmp_path: Path, text: str, messages: list[str]) -> None:
    assert said(tmp_path, "Q151", PORT, rules_md=f"# Rules\n\n{text}\n") == messages
