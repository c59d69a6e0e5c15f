"""The records that a component chooses with ``where:``, and what is said of a condition that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.layout.kits import Kit, told

LAYOUTS = """
layouts:
  - layout: piece
    size: [40 mm, 40 mm]
    elements: {name: {text: '{{ card.name }}', at: [1 mm, 1 mm], size: [38 mm, 8 mm]}}
"""
# Timber has neither a type nor a cost.
DECK = """
decks:
  - id: goods
    fields: {type: code, price: number}
    codes: {type: {Goods: {name: Goods}, Event: {name: Event}}}
    cards:
      - {id: rum, name: Rum, type: Goods, price: 3}
      - {id: storm, name: Storm, type: Event, price: 1}
      - {id: timber, name: Timber}
"""
COMPONENT = 'components:\n  - {{id: probes, kind: card, of: decks.goods, layout: piece, where: "{}"}}\n'


def chosen(folder: Path, where: str) -> tuple[list[str], list[str], list[str]]:
    """The ids of the pieces, the findings, and their hints."""
    kit = Kit(folder, layouts=LAYOUTS, deck=DECK, components=COMPONENT.format(where))
    done = kit.compose("probes")
    ids = [piece.id.removeprefix("probes/") for piece in done.pieces]
    return ids, told(done.findings), [finding.hint for finding in done.findings]


@pytest.mark.parametrize(
    ("where", "ids"),
    [
        ("card.type == 'Goods'", ["rum"]),
        # An empty field is no text, and false.
        ("card.type != 'Event'", ["rum", "timber"]),
        ("not card.type", ["timber"]),
        ("card.price and card.price > 1", ["rum"]),
        # What belongs to an empty field is empty.
        ("card.type.code == 'Goods'", ["rum"]),
        ("card.type in ['Event', 'Ship']", ["storm"]),
        ("card.type not in ('Event', 'Ship')", ["rum", "timber"]),
    ],
)
def test_an_empty_field_is_no_mistake(tmp_path: Path, where: str, ids: list[str]) -> None:
    assert chosen(tmp_path, where) == (ids, [], [])


@pytest.mark.parametrize(
    ("where", "message", "hint"),
    [
        (
            "card.type = 'Goods'",
            "2:80 N210 one = does not compare",
            "write == to ask whether two are equal: card.type == 'Goods'",
        ),
        (
            "card.name == '=' and card.price = 3",
            "2:102 N210 one = does not compare",
            "write == to ask whether two are equal: card.name == '=' and card.price == 3",
        ),
        (
            "card.type == 'Goods' || card.type == 'is'",
            "2:92 N210 this is not an expression",
            "write card.type == 'Goods' or card.type == 'is'",
        ),
        ("!card.type && card.price", "2:69 N210 this is not an expression", "write not card.type and card.price"),
        ("card.type is not 'Goods'", "2:69 N210 'is' does not compare", "write card.type != 'Goods'"),
        ("card.type == ‘Goods’", "2:83 N210 this is not an expression", "write card.type == 'Goods'"),
        (
            "card.type == 'Goods' or 'Event' or 'Ship'",
            "2:94 N210 'Event' is compared with nothing here",
            "write card.type == 'Goods' or card.type == 'Event' or card.type == 'Ship'",
        ),
        (
            "card.type in ['Godds', 'Evnt']",
            "2:5 S201 'probes' has no pieces at all",
            "card.type is never 'Godds': did you mean 'Goods'?",
        ),
        ("card.type == Goods", "2:83 N210 nothing is called 'Goods'", "a text stands in quotes: 'Goods'"),
        ("card.typ == 'Goods'", "2:69 N210 'card' has no 'typ'", "did you mean 'type'?"),
        (
            "card.type == 'Godds'",
            "2:5 S201 'probes' has no pieces at all",
            "card.type is never 'Godds': did you mean 'Goods'?",
        ),
        (
            "card.type == 'Ships'",
            "2:5 S201 'probes' has no pieces at all",
            "card.type is never 'Ships': there is 'Goods', 'Event'",
        ),
    ],
)
def test_what_is_wrong_with_a_condition(tmp_path: Path, where: str, message: str, hint: str) -> None:
    _, messages, hints = chosen(tmp_path, where)
    assert messages == [f"components.yaml:{message}"]
    assert hints == [hint]


def test_a_comparison_by_size_names_the_card_that_has_nothing_to_compare(tmp_path: Path) -> None:
    kit = Kit(tmp_path, layouts=LAYOUTS, deck=DECK, components=COMPONENT.format("card.price > 1"))
    (finding,) = kit.compose("probes").findings
    assert finding.message == "'card.price' is empty"
    assert [(str(related.span), related.message) for related in finding.related] == [
        ("probe/deck.yaml:9:9", "for timber")
    ]
