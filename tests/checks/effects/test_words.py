"""Words against effects."""

from pathlib import Path

import pytest

from tests.checks.cases import found


def card(words: str, effect: str) -> str:
    """A card, its words from column 14 of line 6 on."""
    return f"""
stats: [{{id: attack, name: Attack, abbr: At}}, {{id: move, name: Move}}]
decks:
  - id: d
    cards:
    - id: c
      text: {words}
      effects: [{{{effect}}}]
"""


@pytest.mark.parametrize(
    ("words", "effect", "message"),
    [
        (
            "Gets Attack +3.",
            "do: modify, what: attack, by: 2",
            "6:19 the words say 'Attack +3', but the effect changes attack by +2",
        ),
        (
            "Gets +3 Attack.",
            "do: modify, what: attack, by: 2",
            "6:19 the words say '+3 Attack', but the effect changes attack by +2",
        ),
        (
            "All have At −1.",
            "do: modify, what: attack, by: 1",
            "6:23 the words say 'At −1', but the effect changes attack by +1",
        ),
        (
            "Draw two cards.",
            "do: draw, what: card, count: 3",
            "6:14 the words say 'Draw two cards', but the effect draws 3",
        ),
        (
            "He discards 1 card.",
            "do: discard, what: card, count: 2",
            "6:17 the words say 'discards 1 card', but the effect discards 2",
        ),
        ("Gets Attack +2.", "do: modify, what: attack, by: 2", None),
        ("Gets Move +3.", "do: modify, what: attack, by: 2", None),
        ("Gets Attack +2 or Attack +2.", "do: modify, what: attack, by: +2", None),
        ("Attack – 3 units fight.", "do: modify, what: attack, by: 2", None),
        ("Attack +10% fits.", "do: modify, what: attack, by: 2", None),
        ("Draw up to two cards.", "do: draw, what: card, count: 2", None),
        ("Draw one of the cards.", "do: draw, what: card, count: 2D6", None),
        ("Draw {{ 3 }} cards.", "do: draw, what: card, count: 2", None),
    ],
)
def test_numbers_in_words(tmp_path: Path, words: str, effect: str, message: str | None) -> None:
    assert found(tmp_path, "E101", card(f"'{words}'", effect)) == ([message] if message else [])


def test_the_words_of_a_letter_code_and_the_effects_it_lends_to_cards(tmp_path: Path) -> None:
    text = """
    stats: [{id: attack, name: Attack}]
    decks:
      - id: d
        codes:
          kind:
            A: {name: Charge, text: Attack +1, effects: [{do: modify, what: attack, by: 2}]}
            B: {name: Wait, text: Attack +1, effects: [{do: modify, what: attack, by: 1}]}
        cards:
          - {id: one, kind: B, text: Attack +3}
          - {id: two, kind: B, text: Attack +1}
    """
    assert found(tmp_path, "E101", text) == [
        "6:33 the words say 'Attack +1', but the effect changes attack by +2",
        "9:34 the words say 'Attack +3', but the effect changes attack by +1",
    ]
