"""What comes with pnp would pass a strict build, as far as its rules are concerned."""

from __future__ import annotations

import pytest

from tests.kits.faults import faults
from tests.prepared import ROOT, game_of, loaded

KITS = sorted(f"content/{path.parent.name}" for path in ROOT.glob("content/*/kit.yaml"))


@pytest.mark.parametrize("kit", KITS)
def test_nothing_is_wrong_with_a_kit(kit: str) -> None:
    assert loaded(kit).findings == ()
    assert faults(game_of(kit)) == []
