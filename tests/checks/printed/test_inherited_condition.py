"""Elements that a layout changes, and that the condition of the layout beneath hides."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.printed.faces import found

KIT = """\
decks:
  - {{id: orders, name: Orders, cards: [{{id: march, name: March, {card}}}, {{id: halt, name: Halt}}]}}
layouts:
  - layout: order
    size: [40 mm, 40 mm]
    elements:
      name: {{text: '{{{{ card.name }}}}', at: [2 mm, 2 mm], size: [36 mm, 8 mm]}}
      flavor: {{text: '{{{{ card.flavor }}}}', at: [2 mm, 20 mm], size: [36 mm, 8 mm], when: card.flavor}}
  - layout: middle
    extends: order
    elements: {{{middle}}}
  - layout: my-order
    extends: middle
    elements: {{{heir}}}
components: [{{id: orders, of: decks.orders, layout: my-order}}]
"""
HIDDEN = ["'flavor' is on no face: it inherits when: card.flavor"]


@pytest.mark.parametrize(
    ("heir", "middle", "card", "expected"),
    [
        ("flavor: {text: 'On the {{ card.id }}'}", "", "text: Go.", HIDDEN),
        # Two layouts above the condition.
        ("", "flavor: {text: 'On the {{ card.id }}'}", "text: Go.", HIDDEN),
        ("flavor: {color: accent}", "flavor: {text: 'On the {{ card.id }}'}", "text: Go.", HIDDEN),
        # A condition of its own, a face on which it is shown, and no text of its own.
        ("flavor: {text: 'On the {{ card.id }}', when: true}", "", "text: Go.", []),
        ("flavor: {when: true}", "flavor: {text: 'On the {{ card.id }}'}", "text: Go.", []),
        ("flavor: {text: 'On the {{ card.id }}'}", "", "flavor: Onwards.", []),
        ("flavor: {color: accent}", "", "text: Go.", []),
        ("flavor: null", "", "text: Go.", []),
    ],
)
def test_a_new_text_that_an_inherited_condition_hides(
    heir: str, middle: str, card: str, expected: list[str], tmp_path: Path
) -> None:
    assert found(tmp_path, "P137", KIT.format(heir=heir, middle=middle, card=card)) == expected


def test_layouts_that_come_with_pnp_are_not_asked(tmp_path: Path) -> None:
    kit = """\
sides: [{id: red, name: Red, color: ink, accent: paper, symbol: star}]
units: [{id: guard, name: Guard, symbol: star, army: red}]
armies: [{id: red, name: Red, side: red}]
components: [{id: counters, kind: counter, of: armies, layout: unit-counter, back: unit-counter-reduced}]
"""
    assert found(tmp_path, "P137", kit) == []
