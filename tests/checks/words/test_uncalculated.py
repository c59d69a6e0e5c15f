"""Expressions where nothing is calculated."""

from pathlib import Path

import pytest

from tests.checks.cases import found


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ("phases: [{id: p, name: 'Draw {{ 1 + 1 }}'}]", True),
        ("phases: [{id: p, steps: [{label: '{{ 1 }}', text: Draw.}]}]", True),
        ("tables: [{id: t, die: D2, rows: [{on: 1, name: '{{ 1 }}'}, {on: 2}]}]", True),
        ("rolls: [{id: r, die: D6, target: 4+, natural: {1: 'lose {{ 2 }} cards'}}]", True),
        ("phases: [{id: p, text: 'Draw {{ 1 + 1 }} cards.'}]", False),
        ("phases: [{id: p, name: 'A {set} of cards'}]", False),
        ("decks: [{id: d, cards: [{id: c, name: '{{ card.copies }} Pikes'}]}]", False),
    ],
)
def test_expressions_that_are_printed(text: str, is_found: bool, tmp_path: Path) -> None:
    assert bool(found(tmp_path, "T390", text + "\n")) is is_found
