"""What cards, boards and aids say where they once contradicted the book, or said nothing."""

from __future__ import annotations

import pypdfium2
import pytest

from tests.exports import painted_alone
from tests.prepared import prepared

HYPHEN = "\ufffe"  # what a reader of files makes of the hyphen at the end of a line


@pytest.mark.parametrize(
    ("kit", "component", "face", "said"),
    [
        # What counts is the range of the Attack card, not how near the attacker stands.
        ("russo-german-war", "orders", "prepared-defenses", "an Attack card of range 1. Cancel it and destroy the"),
        ("russo-german-war", "orders", "fortifications", "an Attack card of range 1. Cancel it."),
        ("russo-german-war", "orders", "professionalism", "an Attack card. Cancel it."),
        ("russo-german-war", "orders", "war-of-attrition", "an Attack card of range 1. It still counts"),
        ("russo-german-war", "orders", "street-fighting", "an Attack card of range 1 against your infantry. It still"),
        # The source sets no limit to the rallying of routing armies.
        ("qadesh", "player-aid", "p1", "Routing armies, and those that were Scattered or Looting before this phase"),
        ("qadesh", "board", "battlefield", "After turn 12, put the Turn marker back on 7"),
        ("primea", "cultures", "cultures", "Of Elemental magic they know the spells of water only."),
        ("quidditch-cup", "pitch", "pitch", "Past 290, go on from 0 and count 300 more."),
        ("renaissance-fair", "fair", "fair", "Game. Gain a Game token, then roll on the game table."),
    ],
)
def test_a_face_says(kit: str, component: str, face: str, said: str) -> None:
    ready = prepared(f"content/{kit}")
    frame = dict(ready.frames(component, items=True))[face]
    page = pypdfium2.PdfDocument(painted_alone(ready, frame))[0]
    assert said in " ".join(page.get_textpage().get_text_range().replace(HYPHEN, "").split())
