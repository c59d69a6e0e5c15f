"""A text of a kit's own layout that shows a field which no card of the deck fills in."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.pipeline.compiled_kit import compile_kit

KIT = "kit: k\ntitle: K\nversion: 1\nstatus: draft\n"
CARDS = """\
decks:
  - id: orders
    name: Orders
    fields: {cost: number}
    cards:
      - {id: march, name: March%s}
      - {id: rest, name: Rest}
layouts:
  - layout: own
    size: [40 mm, 40 mm]
    elements:
      name: {text: '{{ card.name }}', at: [3 mm, 3 mm], size: [34 mm, 9 mm]}
      other: {%s, at: [3 mm, 14 mm], size: [34 mm, 9 mm]}
components:
  - {id: orders, name: Orders, of: decks.orders, layout: own}
"""


def _told(folder: Path, text: str, more: str = "") -> list[str]:
    (folder / "kit.yaml").write_text(KIT)
    (folder / "cards.yaml").write_text(CARDS % (more, text))
    return [
        f"{finding.span} {finding.message}" for finding in compile_kit(folder, "k").findings if finding.code == "P120"
    ]


@pytest.mark.parametrize("name", ["number", "cost"])
def test_a_field_that_no_card_fills_in_is_found(tmp_path: Path, name: str) -> None:
    told = _told(tmp_path, f"text: '{{{{ card.{name} }}}}'")
    assert told == [f"k/cards.yaml:13:7 'other' on own shows nothing: no card has {name!r}"]


@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("text: '{{ card.number }}'", ", number: 7"),  # One card has it.
        ("text: 'No. {{ card.number }}'", ", number: 7"),
        ("text: '{% if card.number %}No. {{ card.number }}{% endif %}'", ""),
        ("text: \"{{ card.number or '?' }}\"", ""),
        ("when: card.number, text: '{{ card.number }}'", ""),  # Who wrote it thought of that.
    ],
)
def test_what_some_card_shows_is_fine(tmp_path: Path, text: str, more: str) -> None:
    assert _told(tmp_path, text, more) == []


def test_a_field_among_words_is_found_too(tmp_path: Path) -> None:
    told = _told(tmp_path, "text: '{{ card.number }} of {{ deck.total }}'")
    assert told == ["k/cards.yaml:13:7 '{{ card.number }}' in 'other' on own shows nothing: no card has 'number'"]


def _zeros(folder: Path, when: str, text: str = "{{ card.cost }}") -> list[str]:
    (folder / "kit.yaml").write_text(KIT)
    cards = (CARDS % (", cost: 0", f"when: {when}, text: '{text}'")).replace("name: Rest}", "name: Rest, cost: 2}")
    (folder / "cards.yaml").write_text(cards)
    return [finding.message for finding in compile_kit(folder, "k").findings if finding.code == "P171"]


@pytest.mark.parametrize("text", ["{{ card.cost }}", "{{ card.cost }} gold"])
def test_a_zero_that_a_condition_leaves_out(tmp_path: Path, text: str) -> None:
    assert _zeros(tmp_path, "card.cost", text) == ["'other' on own is left out where card.cost is 0: march"]


@pytest.mark.parametrize(("when", "text"), [("card.cost is defined", "{{ card.cost }}"), ("card.cost", "Costly")])
def test_a_zero_that_is_printed_or_that_nobody_would_print(tmp_path: Path, when: str, text: str) -> None:
    assert _zeros(tmp_path, when, text) == []
