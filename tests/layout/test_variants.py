"""``variants:`` of a component: copies of a piece that do not all show the same face."""

from __future__ import annotations

import pytest

from pnp.load.kit import load_kit
from pnp.pipeline.compiled_kit import compile_kit
from tests.layout.kits import HEAD, Kit, told, words

LAYOUTS = """
layouts:
  - layout: tile
    size: [40 mm, 20 mm]
    elements: {name: {text: '{{ card.name }} {{ variant }}', at: [1 mm, 1 mm], size: [38 mm, 6 mm]}}
"""
DECKS = """
decks:
  - id: land
    cards:
      - {id: meadow, name: Meadow, copies: 8}
      - {id: meadow-2, name: Old meadow, copies: 1}
      - {id: wood, name: Wood, copies: 2}
"""
COMPONENTS = "components: [{id: tiles, kind: tile, stock: card, of: decks.land, layout: tile, VARIANTS}]"


def composed(folder, variants):
    done = Kit(folder, layouts=LAYOUTS, decks=DECKS, components=COMPONENTS.replace("VARIANTS", variants)).compose(
        "tiles"
    )
    assert told(done.findings) == []
    return done.pieces


def test_copies_are_divided_among_faces_that_know_their_number(tmp_path):
    # 8 = 3 + 3 + 2; one copy has one face; two copies have two, though three are allowed. Records keep their ids.
    assert [(piece.id, piece.copies, " ".join(words(piece.front))) for piece in composed(tmp_path, "variants: 3")] == [
        ("tiles/meadow", 3, "Meadow 1"),
        ("tiles/meadow-3", 3, "Meadow 2"),
        ("tiles/meadow-4", 2, "Meadow 3"),
        ("tiles/meadow-2", 1, "Old meadow 1"),
        ("tiles/wood", 1, "Wood 1"),
        ("tiles/wood-2", 1, "Wood 2"),
    ]


def test_without_variants_the_number_is_1(tmp_path):
    assert [(piece.id, piece.copies, " ".join(words(piece.front))) for piece in composed(tmp_path, "gap: 0 mm")] == [
        ("tiles/meadow", 8, "Meadow 1"),
        ("tiles/meadow-2", 1, "Old meadow 1"),
        ("tiles/wood", 2, "Wood 1"),
    ]


@pytest.mark.parametrize("number", [0, 101])
def test_there_are_from_1_to_100(tmp_path, number):
    (tmp_path / "kit.yaml").write_text(HEAD, encoding="utf-8")
    (tmp_path / "components.yaml").write_text(COMPONENTS.replace("VARIANTS", f"variants: {number}"), encoding="utf-8")
    assert any(
        "a piece has from 1 to 100 variants" in finding.message for finding in load_kit(tmp_path, "probe").findings
    )


KIT = "kit: k\ntitle: K\nversion: 1\nstatus: draft\n"


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("copies: 2, variants: 2", []),
        ("copies: 1, variants: 2", ["6:102 variants: 2 changes nothing in 'tiles': there is one copy of each piece"]),
        ("copies: 2", ["5:49 'variant' is always 1 on tile: no component that prints it has variants:"]),
        # The component gives the name a value itself.
        ("copies: 2, with: {variant: 3}", []),
    ],
)
def test_variants_need_copies_and_a_component_that_asks_for_them(tmp_path, keys, said):
    (tmp_path / "kit.yaml").write_text(KIT, encoding="utf-8")
    text = LAYOUTS + COMPONENTS.replace("VARIANTS", keys) + DECKS.replace("copies: 8", "copies: 2")
    (tmp_path / "a.yaml").write_text(text, encoding="utf-8")
    findings = compile_kit(tmp_path, "k").findings
    assert [
        f"{finding.span.line}:{finding.span.column} {finding.message}" for finding in findings if finding.code == "P172"
    ] == said
