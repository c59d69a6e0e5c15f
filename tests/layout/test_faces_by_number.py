"""Faces of the layouts that come with pnp and of some boards, as numbers that somebody has compared with pictures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pnp.findings import Span
from pnp.frame import Face
from pnp.layout.boards.patterns.vocabulary import PATTERNS
from pnp.layout.compose import compose
from pnp.layout.context import LayoutContext
from pnp.layout.theme.resolve_theme import resolve_theme
from pnp.load.kit import load_kit
from tests.layout.kits import Kit, built_in, picture, told
from tests.listing import listed, same_as_kept, summed_up

ROOT = Path(__file__).resolve().parents[2]
KEPT = Path(__file__).parent / "faces"
# More lines than that nobody reads.
MOST_LINES = 120


def lines_of(name: str, face: Face) -> Iterator[str]:
    sides = ", ".join(f"{len(layer)} {what}" for what, layer in (("cut", face.cut), ("score", face.score)) if layer)
    yield f"{name}: {face.size.width:g} x {face.size.height:g}, bleed {face.bleed:g}{sides and ', '}{sides}"
    found = list(listed(face.art))
    yield from (f"  {line}" for line in (found if len(found) <= MOST_LINES else summed_up(face.art)))


@pytest.mark.parametrize("kit", ["tools/specimens/layouts", "tests/kits/salt-road", "tests/layout/everything"])
def test_every_component_looks_as_it_did(kit: str) -> None:
    root = ROOT / kit
    loaded = load_kit(root, kit)
    assert loaded.game is not None
    library = built_in().with_kit(loaded.layouts, loaded.themes, loaded.game.icons)
    head = loaded.game.kit
    look, findings = resolve_theme(library, head.theme, root, Span("kit.yaml", 1, 1), head.language)
    assert findings == []
    context = LayoutContext(loaded.game, library, look, picture)
    lines: list[str] = []
    for component in loaded.game.components:
        if component.kind != "book":
            composed = compose(component, context)
            assert told(composed.findings) == []
            for piece in composed.pieces[:1]:
                lines += lines_of(f"{component.id}/{piece.id}", piece.front)
                if piece.back:
                    lines += lines_of(f"{component.id}/{piece.id}-back", piece.back)
    same_as_kept(lines, KEPT / f"{root.name}.txt")


def test_every_kind_of_ground_looks_as_it_did(tmp_path: Path) -> None:
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    grounds = dict(zip(letters, PATTERNS, strict=False))
    terrain = "".join(f"  - {{id: {name}, name: {name}, pattern: {name}}}\n" for name in PATTERNS)
    boards = "".join(
        f"  - id: {name}-board\n    name: {name}\n    grid:\n      columns: 3\n      rows: 2\n      cell: 20 mm\n"
        f"      legend: {{'.': plain, x: {name}}}\n      cells: |\n        .xx\n        xx.\n"
        for name in grounds.values()
        if name != "plain"
    )
    components = "".join(
        f"  - {{id: {name}, kind: board, of: boards.{name}-board, layout: board}}\n"
        for name in grounds.values()
        if name != "plain"
    )
    kit = Kit(
        tmp_path,
        terrain=f"terrain:\n{terrain}",
        boards=f"boards:\n{boards}",
        components=f"components:\n{components}",
    )
    lines: list[str] = []
    for component in kit.game.components:
        (piece,) = kit.compose(component.id).pieces
        lines += [f"{component.id}:", *(f"  {line}" for line in summed_up(piece.front.art))]
    same_as_kept(lines, KEPT / "grounds.txt")
