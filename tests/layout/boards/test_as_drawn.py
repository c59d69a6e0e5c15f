"""Boards in every manner, the patterns of ground, borders of every kind and roofs are as they were when looked at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations, cycle
from pathlib import Path
from zlib import crc32

from pnp.findings import Span
from pnp.frame import Item, Stroke
from pnp.layout import boards
from pnp.layout.boards.map_styles import STYLES
from pnp.layout.boards.options import BoardOptions
from pnp.layout.boards.patterns.vocabulary import PATTERNS
from pnp.layout.boards.stall_roofs import ROOFS, Roof
from pnp.layout.boards.territory_map import CLOSED, CROSSINGS, RIVERS
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolve_theme import resolve_theme
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.model.boards import Board, Border, NodeMap
from pnp.model.grids import SquareGrid
from pnp.model.units import Terrain
from tests.layout.boards.drawings import mm, plain_theme
from tests.layout.boards.test_nodes import node
from tests.layout.kits import built_in
from tests.listing import same_as_kept, summed_up
from tests.prepared import ROOT, loaded

KITS = ("atlas", "five-towns", "hexes", "salt-road", "showcase", "six-harvests")
Drawing = tuple[str, Iterable[Item]]


def test_each_is_drawn_as_it_was_when_it_was_looked_at() -> None:
    """Look at docs/maps.md if this fails, then let the test write it with ``PNP_GOLDEN=write``."""
    drawings = (*boards_of_kits(), *grounds(), *territories(), *roofs())
    same_as_kept((f"{name}: {summary(items)}" for name, items in drawings), Path(__file__).parent / "drawings.txt")


def summary(items: Iterable[Item]) -> str:
    """How many kinds of ink a drawing has, and a checksum of all its strokes."""
    kinds = list(summed_up(items))
    return f"{len(kinds)}, {crc32(chr(10).join(kinds).encode()):08x}"


def boards_of_kits() -> Iterator[Drawing]:
    for name in KITS:
        kit = loaded(f"tests/kits/{name}")
        assert kit.game is not None
        library = built_in().with_kit(kit.layouts, kit.themes, kit.game.icons)
        theme, _ = resolve_theme(library, kit.game.kit.theme, ROOT / "tests/kits" / name, Span("kit.yaml", 1, 1), "en")
        for board, style in zip(kit.game.boards, cycle(STYLES), strict=False):
            options = BoardOptions(terrain=kit.game.terrain, game=kit.game)
            yield f"{name} {board.id} {style}", drawn(board, replace(theme, maps=style), options)


def drawn(board: Board, theme: ResolvedTheme, options: BoardOptions) -> tuple[Item, ...]:
    size = boards.natural_size(board)
    return boards.draw(board, Box(0, 0, size.width, size.height), theme, options)


def grounds() -> Iterator[Drawing]:
    """Every pattern on four cells of two rows, in every manner."""
    letters = dict(zip("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", PATTERNS, strict=False))
    assert len(letters) == len(PATTERNS)
    terrain = [Terrain(id=name, name=name, pattern=name, color="sand") for name in PATTERNS]  # type: ignore[arg-type]
    row = "".join(letter * 2 for letter in letters)
    grid = SquareGrid(columns=len(row), rows=2, cell=mm(10), legend=letters, cells=f"{row}\n{row}")
    for style in STYLES:
        theme = replace(plain_theme("sand"), maps=style)
        yield f"grounds {style}", drawn(Board(id="a", name="A", squares=grid), theme, BoardOptions(terrain=terrain))


def territories() -> Iterator[Drawing]:
    """Two rows of lands with borders of all kinds, twice."""
    places = [node(f"n{x}{y}", 20.0 + 30 * x, 20.0 + 30 * y, "r") for x in range(4) for y in range(2)]
    kinds = ["land", *sorted(CROSSINGS | RIVERS | CLOSED)]
    pairs = [(a.id, b.id) for a, b in combinations(places, 2) if abs(a.center[0].mm - b.center[0].mm) <= 30]
    assert len(pairs) >= len(kinds)
    for first in (0, len(kinds) // 2):
        borders = tuple(
            Border(between=pair, kind=kinds[(first + number) % len(kinds)]) for number, pair in enumerate(pairs)
        )
        nodes = NodeMap(size=(mm(130), mm(70)), nodes=tuple(places), borders=borders, shape="territory")
        yield f"borders from {kinds[first]}", drawn(Board(id="a", name="A", nodes=nodes), plain_theme(), BoardOptions())


def roofs() -> Iterator[Drawing]:
    theme = plain_theme()
    for roof in ROOFS:
        where = Roof(Box(3.0, 4.0, 20.0, 10.0), "accent", theme, Stroke(theme.ink("ink", "ornament"), 0.3))
        yield f"roof {roof.__name__}", list(roof(where))
