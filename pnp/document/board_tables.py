"""Boards to tables: the spaces of a track, the places of a map, the regions of a grid, the areas of a mat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pnp.document.record_tables import extra_fields
from pnp.document.tabular import Cell, Known, Tabular, chosen, filled, known, number, prose, value_cell, words
from pnp.model.boards import Board, MapNode, NodeMap, Region, Space, Track
from pnp.model.cells import Cells
from pnp.model.fields import FieldType
from pnp.model.game import Game


def board_table(game: Game, board: Board, wanted: Sequence[str]) -> Tabular | None:
    """A row for everything on a board that has a name; None for a board of no kind.

    Raises KeyError with the name of a column that is not there.
    """
    if board.track:
        return _table(board, _space_columns(board.track), board.track.spaces, wanted)
    if board.nodes:
        return _table(board, _node_columns(board.nodes), board.nodes.nodes, wanted)
    if board.grid:
        return _table(board, _region_columns(game), board.grid.regions, wanted)
    if board.mat:
        holds = known("holds", "Holds", lambda area: value_cell(area.holds), "center")
        return _table(board, [_name("Area"), holds, known("text", "Text", prose)], board.mat.areas, wanted)
    return None


def _table(board: Board, offered: Sequence[Known], records: Sequence[Any], wanted: Sequence[str]) -> Tabular:
    columns = chosen(offered, wanted, records)
    rows = filled(columns, records, lambda record: f"{board.id}-{record.id}" if record.id else "")
    return Tabular(tuple(column.column for column in columns), rows, board.title, anchor=f"table-{board.id}")


def _name(title: str) -> Known:
    return known("name", title, lambda record: words(record.title), strong=True)


def _space_columns(track: Track) -> list[Known]:
    """Number, name, the codes spelled out, the declared fields, the text."""
    numbers = {
        id(space): space.number if space.number is not None else track.start + index
        for index, space in enumerate(track.spaces)
    }
    fields = {key: FieldType(type="code") for key in track.codes} | dict(track.fields)

    def numbered(space: Space) -> Cell:
        return number(numbers[id(space)])

    return [
        known("number", "No.", numbered, "right"),
        _name("Space"),
        *extra_fields(fields),
        known("text", "Text", prose),
    ]


def _node_columns(nodes: NodeMap) -> list[Known]:
    """Number, name, region, elevation, the neighbours, the text."""
    titles = {node.id: node.title for node in nodes.nodes}
    touching: dict[str, list[str]] = {node.id: [] for node in nodes.nodes}
    for border in nodes.borders:
        for one, other in (border.between[:2], border.between[1::-1]):
            kind = "" if border.kind == "land" else f" ({border.kind})"
            touching.setdefault(one, []).append(f"{titles.get(other, other)}{kind}")

    def region(node: MapNode) -> Cell:
        return words(nodes.regions[node.region].name if node.region in nodes.regions else node.region)

    return [
        known("number", "No.", lambda node: number(node.number), "right"),
        _name("Place"),
        known("region", "Region", region),
        known("elevation", "Elevation", lambda node: number(node.elevation), "center"),
        known("borders", "Borders", lambda node: words(", ".join(touching[node.id]))),
        known("text", "Text", prose),
    ]


def _region_columns(game: Game) -> list[Known]:
    """Name, cells, terrain, the text."""

    def terrain(region: Region) -> Cell:
        found = game.terrain.find(region.terrain) if region.terrain else None
        return words(found.title if found else region.terrain)

    return [
        _name("Region"),
        known("cells", "Cells", lambda region: words(_cells(region.cells))),
        known("terrain", "Terrain", terrain),
        known("text", "Text", prose),
    ]


def _cells(cells: Cells) -> str:
    """``A1, C3:D4``, as a kit writes it."""
    return ", ".join(first if first == last else f"{first}:{last}" for first, last in cells.parts)
