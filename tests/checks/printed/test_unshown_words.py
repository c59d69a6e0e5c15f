"""Words of cards that no layout shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.printed.faces import found

KIT = """\
decks:
  - id: crew
    name: Crew
    cards: [{{id: cook, name: Cook, flavor: Soup again.}}, {{id: mate, name: Mate, flavor: Aye.}}]
layouts:
  - layout: plain
    size: [40 mm, 40 mm]
    elements:
      name: {{text: '{{{{ card.name }}}}', at: [2 mm, 2 mm], size: [36 mm, 8 mm]}}
      flavor: {{text: '{{{{ card.flavor }}}}', at: [2 mm, 20 mm], size: [36 mm, 8 mm], when: card.flavor}}
  - layout: mine
    extends: plain
    elements: {{flavor: null{heir}}}
components:
  - {{id: crew, of: decks.crew, layout: mine{component}}}
"""
LOST = ["the flavor of 'cook' and 1 more card of 'crew' is printed nowhere: mine does not show card.flavor"]
WHOLE = "at: [0 mm, 0 mm], size: [40 mm, 40 mm]"


@pytest.mark.parametrize(
    ("heir", "component", "expected"),
    [
        ("", "", LOST),
        # It is shown in a group, with other words, on the back, in a face on the face.
        (f", all: {{group: {{a: {{text: 'So: {{{{ card.flavor }}}}'}}}}, {WHOLE}}}", "", []),
        ("", ", back: {layout: plain}", []),
        (f", all: {{face: plain, {WHOLE}}}", "", []),
        (f", all: {{group: {{a: {{face: plain, {WHOLE}}}}}, {WHOLE}}}", "", []),
    ],
)
def test_what_no_layout_of_a_deck_shows(heir: str, component: str, expected: list[str], tmp_path: Path) -> None:
    assert found(tmp_path, "P174", KIT.format(heir=heir, component=component)) == expected


def test_another_component_may_show_it(tmp_path: Path) -> None:
    kit = KIT.format(heir="", component="") + "  - {id: again, of: decks.crew, layout: plain}\n"
    assert found(tmp_path, "P174", kit) == []


def test_a_deck_without_such_words_lacks_nothing(tmp_path: Path) -> None:
    kit = KIT.format(heir="", component="").replace(", flavor: Soup again.", "").replace(", flavor: Aye.", "")
    assert found(tmp_path, "P174", kit) == []
