"""The time on the box and the time in the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.checks.registry import GAME_CHECKS
from pnp.load.kit import load_kit

KIT = "kit: example\ntitle: Example\nplayers: 2\ntime: {time}\nlicence: CC-BY-4.0\nstatus: draft\n"


@pytest.mark.parametrize(
    ("time", "text", "is_found"),
    [
        ("45 min", "A season takes about ninety minutes.", True),
        ("45 min", "It lasts an hour and a half.", True),
        ("1-2 hours", "The game takes 30 to 45 minutes.", True),
        ("2 h", "Example is played in about an hour.", True),
        ("60 min", "A game needs roughly 20-30 minutes.", True),
        ("60 min", "It takes about an hour.", False),
        ("60–90 min", "It takes about an hour and a half.", False),
        ("30 min", "It takes half an hour.", False),
        ("45 min", "Setting up takes ten minutes.", False),
        ("45 min", "Each round lasts three minutes.", False),
        ("45 min", "The walk to the mill takes 2 hours for each player.", False),
        ("an evening", "It takes about an hour.", False),
    ],
)
def test_times(tmp_path: Path, time: str, text: str, is_found: bool) -> None:
    (tmp_path / "kit.yaml").write_text(KIT.format(time=time), encoding="utf-8")
    (tmp_path / "k.yaml").write_text("texts: [{id: rules, name: Rules, files: [rules.md]}]\n", encoding="utf-8")
    (tmp_path / "rules.md").write_text(f"# Example\n\nExample is a game. {text}\n", encoding="utf-8")
    game = load_kit(tmp_path, ".").game
    assert game is not None
    check = next(one for one in GAME_CHECKS if one.code == "K210")
    assert bool(list(check.findings(GameContext(game)))) == is_found
