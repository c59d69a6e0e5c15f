"""Boards to tables: the spaces of a track, the places of a map, the regions of a grid, the areas of a mat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pnp.analysis.arrivals import arrivals_on
from pnp.document.record_tables import extra_fields, name_column
from pnp.document.tabular import (
    Cell,
    OfferedColumn,
    Tabular,
    choose_columns,
    fill_rows,
    number_cell,
    offer,
    plain_cell,
    text_cell,
    value_cell,
)
from pnp.model.boards import Board, MapNode, NodeMap, Region, Space, Track
from pnp.model.cells import Cells
from pnp.model.fields import FieldType
from pnp.model.game import Game
from pnp.model.track_spaces import number_of, spaces_of

# A space is known by its number; a name that it was not given would only say its id.
_SPACE: Final = offer("name", "Space", lambda space: plain_cell(space.name), strong=True)


def board_table(game: Game, board: Board, column_keys: Sequence[str]) -> Tabular | None:
    """A row for everything on a board that has a name; None for a board of no kind.

    Raises KeyError with the name of a column that is not there.
    """
    if board.track:
        track = board.track
        # The record of the turns has them all, those of spaces that are only counted, too.
        spaces = spaces_of(track) if track.turns else track.spaces
        return _table(board, _space_columns(game, board, track, spaces), spaces, column_keys)
    if board.nodes:
        return _table(board, _node_columns(board.nodes), board.nodes.nodes, column_keys)
    if board.grid:
        return _table(board, _region_columns(game), board.grid.regions, column_keys)
    if board.mat:
        holds = offer("holds", "Holds", lambda area: value_cell(area.holds), "center")
        return _table(
            board, [name_column("Area"), holds, offer("text", "Effect", text_cell)], board.mat.areas, column_keys
        )
    return None


def _table(
    board: Board, offered: Sequence[OfferedColumn], records: Sequence[Any], column_keys: Sequence[str]
) -> Tabular:
    columns = choose_columns(offered, column_keys, records)
    rows = fill_rows(columns, records, lambda record: f"{board.id}-{record.id}" if record.id else "")
    return Tabular(tuple(column.column for column in columns), rows, board.title, anchor=f"table-{board.id}")


def _space_columns(game: Game, board: Board, track: Track, spaces: Sequence[Space]) -> list[OfferedColumn]:
    """Number, name, the codes spelled out, the declared fields, the text; of turns, what holds and who arrives."""
    numbers = {id(space): number_of(track, index, space) for index, space in enumerate(spaces)}
    fields = {key: FieldType(type="code") for key in track.codes} | dict(track.fields)

    return [
        offer("number", "No.", lambda space: number_cell(numbers[id(space)]), "right"),
        name_column("Turn") if track.turns else _SPACE,
        *extra_fields(fields),
        *(_turn_columns(game, board, numbers) if track.turns else ()),
        offer("text", "Effect", text_cell),
    ]


def _turn_columns(game: Game, board: Board, numbers: Mapping[int, int]) -> list[OfferedColumn]:
    """The weather of each turn, and who arrives."""

    def status(space: Space) -> Cell:
        record = game.statuses.find(space.status)
        return plain_cell(record.title if record else space.status)

    def arriving(space: Space) -> Cell:
        return plain_cell(", ".join(arrivals_on(game, board, numbers[id(space)])))

    return [offer("status", "Weather", status), offer("arrivals", "Arrivals", arriving)]


def _node_columns(nodes: NodeMap) -> list[OfferedColumn]:
    """Number, name, region, elevation, the neighbours, the text."""
    titles = {node.id: node.title for node in nodes.nodes}
    neighbours: dict[str, list[str]] = {node.id: [] for node in nodes.nodes}
    for border in nodes.borders:
        for place, neighbour in (border.between[:2], border.between[1::-1]):
            kind = "" if border.kind == "land" else f" ({border.kind})"
            neighbours.setdefault(place, []).append(f"{titles.get(neighbour, neighbour)}{kind}")

    def region(node: MapNode) -> Cell:
        return plain_cell(nodes.regions[node.region].name if node.region in nodes.regions else node.region)

    return [
        offer("number", "No.", lambda node: number_cell(node.number), "right"),
        name_column("Place"),
        offer("region", "Region", region),
        offer("elevation", "Elevation", lambda node: number_cell(node.elevation), "center"),
        offer("borders", "Borders", lambda node: plain_cell(", ".join(neighbours[node.id]))),
        offer("text", "Effect", text_cell),
    ]


def _region_columns(game: Game) -> list[OfferedColumn]:
    """Name, cells, terrain, the text."""

    def terrain(region: Region) -> Cell:
        record = game.terrain.find(region.terrain) if region.terrain else None
        return plain_cell(record.title if record else region.terrain)

    return [
        name_column("Region"),
        offer("cells", "Cells", lambda region: plain_cell(_cells(region.cells))),
        offer("terrain", "Terrain", terrain),
        offer("text", "Effect", text_cell),
    ]


def _cells(cells: Cells) -> str:
    """``A1, C3:D4``, as a kit writes it."""
    return ", ".join(first if first == last else f"{first}:{last}" for first, last in cells.parts)
