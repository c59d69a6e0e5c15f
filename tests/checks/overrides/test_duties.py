"""What may, must, must not and need not be done, in sentences with the same words."""

from __future__ import annotations

from pathlib import Path

import pytest

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
        ("A side is never obliged to charge.", "Riders are fast.", 1),  # By a card, it is.
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
