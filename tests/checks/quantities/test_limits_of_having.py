"""How many of something a player may have, in two places."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}, {id: aid, name: Aid, files: [aid.md]}]
decks:
  - {id: helpers, name: Helpers, cards: [{id: cooper, name: Cooper, text: You keep at most eleven goods.}]}
"""


@pytest.mark.parametrize(
    ("rules", "aid", "is_found"),
    [
        ("Keep at most eight goods and put the others back.", "Evening: pay one coin, keep at most seven goods.", True),
        ("You may never have more than three open orders.", "Nobody has more than two open orders.", True),
        ("Players have up to four spells.", "No player may hold more than five spells.", True),
        ("Keep no more than 3 tools.", "Each player keeps a maximum of 4 tools.", True),
        ("You cannot own more than two houses, ever.", "Each owns at most three houses", True),
        ("Keep at most eight goods.", "Keep at most eight goods.", False),
        # Other things, cases, variants and cards.
        ("Keep at most eight goods.", "Keep at most seven goods in the barn.", False),
        ("You may never have more than three open orders.", "Nobody has more than two orders.", False),
        ("Keep at most eight goods.", "If you have the barn, keep at most ten goods.", False),
        ("Keep at most eight goods.", "With 4 players, you keep at most six goods.", False),
        ("Keep at most eight goods.", "## Variant for two players\n\nKeep at most ten goods.", False),
        ("Keep at most eight goods.", "Sell at most seven goods.", False),
    ],
)
def test_limits(tmp_path: Path, rules: str, aid: str, is_found: bool) -> None:
    texts = {"rules_md": f"# Rules\n\n{rules}\n", "aid_md": f"# Aid\n\n{aid}\n"}
    assert len(said(tmp_path, "Q150", KIT, **texts)) == is_found


@pytest.mark.parametrize(
    ("rules", "aid", "is_found"),
    [
        ("The sledge has room for five dogs, unless it is broken.", "Load: the sledge holds six.", True),
        ("Your barn stores eight sacks.", "A barn can hold nine sacks.", True),
        ("Each boat seats four.", "The boat carries three men, and no horses.", True),
        ("The sledge has room for five dogs.", "The sledge holds six sacks.", False),
        ("The sledge holds five dogs.", "If it is winter, the sledge holds six dogs.", False),
        ("The sledge holds five dogs.", "The cart holds six dogs.", False),
        ("Each player holds five cards.", "The player holds six cards.", False),
    ],
)
def test_how_many_a_thing_holds(tmp_path: Path, rules: str, aid: str, *, is_found: bool) -> None:
    assert bool(said(tmp_path, "Q150", KIT, rules_md=f"# Rules\n\n{rules}\n", aid_md=f"# Aid\n\n{aid}\n")) == is_found
