"""What may, must, must not and need not be done, in sentences with the same words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.cases import HEAD
from tests.checks.lines import said

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
units:
  - {id: mortar, name: Mortar, text: May move and then shoot in the same turn.}
decks:
  - {id: orders, name: Orders, cards: [{id: charge, name: Charge, text: Every rider must charge once.}]}
"""


@pytest.mark.parametrize(
    ("first", "second", "count"),
    [
        (
            "Goats may not cross or enter a river with a bridge token.",
            "Goats may enter a river with a bridge token.",
            1,
        ),
        ("Nobody asks. Traps may never be removed.", "You may remove traps.", 1),
        ("Every player must show a mission card.", "Every player may show a mission card.", 1),
        ("A mortar may not move and shoot in the same turn.", "Guns are slow.", 1),  # By its own text, it may.
        ("A side is never obliged to halt or to charge.", "Riders are fast.", 1),
        ("Nobody is ever compelled to charge.", "Riders are fast.", 1),  # By a card, they are.
        ("Charging is voluntary.", "Riders are fast.", 1),
        ("No goat may enter a mill.", "Goats can go into a mill.", 1),  # By a synonym.
        ("Nothing may be put into the well.", "Place a stone in the well.", 1),  # What is put there enters it.
        ("No goat ever enters the barn.", "Lay two goats in the barn.", 1),
        ("Poachers must keep silent.", "A poacher may talk.", 1),
        ("Bears are forbidden to cross a bridge.", "A bear may cross a bridge.", 1),
        ("A miller with a cart need not pay for the ferry.", "Millers with a cart must pay for the ferry.", 1),
        ("May I look at my own seeds? No.", "You may look at your own seeds.", 1),
        ("Wolves may not attack shepherds.", "A shepherd may attack a wolf.", 0),  # The other way about.
        ("Nothing may be put into the well.", "Place a stone near the well.", 0),
        ("Nothing may be put into the well.", "Do not place a stone in the well.", 0),
        ("I never ate hay, nor must you.", "You may eat hay.", 0),  # A story.
        ("Porters must never carry gold.", "Porters can carry gold, and they must carry water.", 1),
        ("Goats may not enter water.", "Mountain goats may enter water.", 0),  # An exception.
        ("Goats may not enter water.", "Goats may enter shallow water.", 0),
        ("You may never sell relics.", "If you hold a seal, you may sell relics.", 0),
        ("You may never sell more than two relics.", "You may sell relics.", 0),
        ("A porter may not carry gold.", "A porter must carry water.", 0),
        ("Every player must show a mission card.", "Every player may show a route card.", 0),
        ("A mortar may not move and shoot in the same phase.", "Guns are slow.", 0),
    ],
)
def test_two_sentences_on_one_act(tmp_path: Path, first: str, second: str, count: int) -> None:
    rules = f"# Rules\n\n## Early\n\n{first}\n\n## Late\n\n{second}\n"
    assert len(said(tmp_path, "Q168", KIT, rules_md=rules)) == count


@pytest.mark.parametrize(
    ("records", "parts", "count"),
    [
        ("sets: [{id: divers, name: Divers, one: diver}]", "", 1),
        ("markers: [{id: diver, name: Diver, supply: 2}]", "", 1),
        ("markers: [{id: diver, name: Diver, supply: 8, per_player: 1}]", "", 1),
        ("", "- 2 divers\n- 1 board\n", 1),
        ("markers: [{id: diver, name: Diver, supply: 9}]", "", 0),  # One of many may do what players may not.
        ("", "- 9 divers\n- 1 board\n", 0),
        ("", "", 0),
    ],
)
def test_what_each_player_has_one_of_is_the_player(tmp_path: Path, records: str, parts: str, count: int) -> None:
    rules = "## Early\n\nYou may never enter the enemy wreck.\n\n## Late\n\nA diver may enter the enemy wreck.\n"
    kit = f"texts: [{{id: rules, name: Rules, files: [rules.md]}}]\n{records}\n"
    assert len(said(tmp_path, "Q168", kit, rules_md=f"# Rules\n\n## Components\n\n{parts}\n{rules}")) == count


@pytest.mark.parametrize(
    ("first", "second", "count"),
    [
        ("Schmuggler betreten nie das Zollhaus.", "Ein Schmuggler darf das Zollhaus betreten.", 1),
        ("Gefangene dürfen nicht reden.", "Gefangene dürfen sprechen.", 1),  # Ein anderes Wort dafür.
        ("Gefangene schweigen.", "Gefangene dürfen reden.", 1),
        ("Darf man den Richter anklagen? Nein.", "Anklagbar ist auch der Richter.", 1),
        ("Angriffe sind freiwillig.", "Jede Wache muss angreifen.", 1),
        ("Kein Wagen darf in den Sumpf fahren.", "Ein Wagen darf in den Sumpf fahren.", 1),
        ("Man braucht keine Münze zu zeigen.", "Man muss eine Münze zeigen.", 1),
        ("Der Jäger darf den Wolf nicht angreifen.", "Der Wolf darf den Jäger angreifen.", 0),
        ("Im Regen darf niemand handeln.", "Im Schnee darf jeder handeln.", 0),
        ("Gefangene dürfen nicht reden.", "Gefangene dürfen reden, wenn der Richter fragt.", 0),
        ("Seine Karte darf man nie zeigen.", "Zeige auf eine Person.", 0),
    ],
)
def test_german_claims(tmp_path: Path, first: str, second: str, count: int) -> None:
    rules = f"# Regeln\n\n## Früh\n\n{first}\n\n## Spät\n\n{second}\n"
    found = said(tmp_path, "Q168", KIT.partition("units:")[0], kit_yaml=f"{HEAD}language: de\n", rules_md=rules)
    assert len(found) == count
