"""Questions of which many games have one, answered in two sections."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
markers: [{id: coin, name: Coin}, {id: gem, name: Gem}]
"""


@pytest.mark.parametrize(
    ("first", "second", "count"),
    [
        ("Choose two different actions.", "You may choose the same action twice, if you like.", 1),
        ("A turn has three actions, which must all be different.", "The same action may be taken again.", 1),
        ("A turn has three actions.", "You may do the same action twice.", 0),
        ("There are six different actions.", "You may do the same action twice.", 0),
        ("A player who has passed takes no more turns.", "Players who have passed may come back later.", 1),
        ("A player who has passed takes no more turns.", "All who have passed take a coin.", 0),
        ("Keep your coins hidden.", "Coins are always open.", 1),
        ("Keep your coins hidden.", "Gems are always open.", 0),
        ("If you like, keep your coins hidden.", "Coins are open.", 0),
        ("Two spaces are adjacent if they share a side.", "Diagonally adjacent spaces touch, too.", 0),
        ("Adjacent spaces share an edge or a corner.", "No token is ever adjacent to another one over a corner.", 0),
        ("Adjacent spaces share an edge or a corner.", "Spaces are never adjacent over corners.", 1),
        ("A rook moves along a row, never diagonally.", "Adjacent spaces share a side or a corner.", 0),
        ("Keep your hand secret.", "You may show your cards to each other.", 1),
        ("Keep your hand secret.", "Once, you may show your cards to each other.", 0),
    ],
)
def test_answers_that_differ(tmp_path: Path, first: str, second: str, count: int) -> None:
    rules = f"# Rules\n\n## Early\n\n{first}\n\n## Late\n\n{second}\n"
    assert len(said(tmp_path, "Q168", KIT, rules_md=rules)) == count
