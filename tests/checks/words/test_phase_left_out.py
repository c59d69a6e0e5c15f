"""Phases that a summary leaves out, in lists with dashes and in items that begin with the name of a phase."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.cases import found

KIT = """
texts: [{id: aid, name: Aid, files: [aid.md]}]
phases:
  - {id: supply, name: Supply Phase}
  - {id: arrive, name: Arrival Phase}
  - {id: move, name: Movement Phase}
  - {id: fire, name: Bombardment Phase}
  - {id: fight, name: Combat Phase}
"""
FIRE = "the list leaves out 'Bombardment Phase', which the sequence of play has"


@pytest.mark.parametrize(
    ("aid", "messages"),
    [
        ("Supply – Arrival – Movement – Combat. Odds are rounded down.", [f"3:1 {FIRE}"]),
        ("Supply → Arrival → Movement → Combat", [f"3:1 {FIRE}"]),
        ("Supply – Arrival – Movement – Bombardment – Combat.", []),
        ("Guards – Lancers – Guns.", []),
        ("1. Supply: judge it.\n2. Arrival of reserves.\n3. Movement, up to four hexes.\n4. Combat.", [f"3:4 {FIRE}"]),
        ("1. Supply, judge it.\n2. Arrival of reserves.\n3. Movement.\n4. Guns fire.\n5. Combat.", []),
        ("1. Supply.\n2. Arrival.\n3. Movement. Guns rest.\n4. Combat.\n5. Take a coin each.", [f"3:4 {FIRE}"]),
        ("1. Supply.\n2. Arrival.\n3. Movement, no bombardment.\n4. Combat.", []),
        ("1. Supply.\n2. Combat.", []),
    ],
)
def test_a_summary(tmp_path: Path, aid: str, messages: list[str]) -> None:
    lines = found(tmp_path, "T411", KIT, aid_md=f"# Aid\n\n{aid}\n")
    assert lines == [f"aid.md:{message}" for message in messages]
