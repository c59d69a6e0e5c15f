"""What the rules say of a record, against its own text."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
decks:
  - id: cargo
    name: Cargo
    cards:
      - {id: leak, name: The Leak, text: Whoever takes it loses 4 points.}
      - {id: market, name: Camel Market, text: Pay 3 coins. Take 1 camel.}
      - {id: well, name: Well, text: "Take 3 water. If you are last, take 4 water."}
"""


@pytest.mark.parametrize(
    ("rules", "messages"),
    [
        ("*The Leak* takes no trick; who takes it in loses 3 points.", ["'3 points' here, and '4 points'"]),
        ("Whoever has The Leak loses **four points**.", []),
        # Behind a name in bold type, all of the paragraph or item is about it, and the next one is not.
        ("**The Leak.** Take no trick. Whoever takes it loses 3 points.", ["'3 points' here, and '4 points'"]),
        ("- **The Leak, wet.** A card. It\n  loses 3 points.\n- One", ["'3 points' here, and '4 points'"]),
        ("**The Leak.** Take no trick.\n\nWho has it loses 3 points.", []),
        ("- **The Leak.** Take no trick.\n- Anna loses 3 points.", []),
        ("**The Leak.** Take no trick. If it was led, it loses 3 points.", []),
        # With a condition, another verb, another thing, or in small letters it is another matter.
        ("If The Leak was led, you lose 3 points.", []),
        ("The Leak scores 3 points for Anna.", []),
        ("The Leak loses 3 friends.", []),
        ("Mind the leak: it loses 3 points.", []),
        ("| Space | Effect |\n|---|---|\n| Camel Market | 1 camel for 4 coins |", ["'4 coins' here, and '3 coins'"]),
        ("| Space | Effect |\n|---|---|\n| Camel Market | 1 camel for 3 coins |", []),
        # A price in a table may be anything; so may what is taken in one case of two.
        ("| Space | Effect |\n|---|---|\n| Camel Market | 4 coins |", []),
        ("At the Well you take 2 water.", []),
        ("## Short variant\n\nWhoever has The Leak loses 2 points.", []),
    ],
)
def test_numbers_of_a_record(tmp_path: Path, rules: str, messages: list[str]) -> None:
    found = said(tmp_path, "Q179", KIT, rules_md=f"# Rules\n\n{rules}\n")
    assert [message.partition("it says ")[2].removesuffix(" in its own text") for message in found] == messages
