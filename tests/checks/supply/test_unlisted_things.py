"""Things that are put somewhere and that no list of parts has."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = "texts: [{id: rules, name: Rules, files: [rules.md]}]\nmarkers: [{id: anvil, name: Anvil}]\n"


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("Put the cart in front of you.", "cart"),
        ("Then turn the wind arrow to the result.", "wind arrow"),
        ("The winner moves the lantern onto the next field.", None),
        ("She places the big bell on her card.", "big bell"),
        ("Slide the ladder next to the tower.", "ladder"),
        ("Lay the cards face down beside the stone oven.", "stone oven"),
        ("Place your coins near the fountain, and draw two cards.", "fountain"),
        ("Keep two cards under the mill wheel.", "mill wheel"),
        ("Put the anvil marker on 1 and the storm marker on 0.", "storm marker"),
        ("Put the anvil marker on 1 and the lantern token on 0.", None),
        ("Lay the cards beside the tower.", None),
        ("Lay the cards beside the window.", None),
        ("The sun sets beside the stone oven.", None),
        ("Put the anvil in front of you.", None),
        ("Put the bag in front of you.", None),
        ("Put the rest beside the board.", None),
        ("Lay the cart in front of you. The cart is yours.", None),
        ("Move the slowest to the end.", None),
        ("## Variant\n\nPut the cart in front of you.", None),
    ],
)
def test_what_is_put_somewhere(tmp_path: Path, text: str, thing: str | None) -> None:
    rules = f"# Rules\n\n## Components\n\n- 40 cards\n- 1 bag\n- 1 tower\n- 1 lantern\n\n## Play\n\n{text}\n"
    messages = said(tmp_path, "S132", KIT, rules_md=rules)
    assert messages == ([f"the list of parts has no {thing!r}"] if thing else [])
