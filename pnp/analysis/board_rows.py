"""A board → the rows and columns of its table: the spaces of a track, the places of a map, the regions of a grid, the
areas of a mat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from pnp.analysis.arrivals import arrivals_in_words
from pnp.model.boards import Area, Board, MapNode, NodeMap, Region, Space, Track
from pnp.model.cells import Cells
from pnp.model.fields import FieldType
from pnp.model.game import Game
from pnp.model.track_spaces import number_of
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class BoardColumn:
    """A column. words: what stands in it for a record; None if that is the value of ``key``, rich text or a field.

    field: the type of a field that the track declares.
    """

    key: str
    heading: str
    words: Callable[[Any], str] | None = None
    align: Literal["left", "center", "right"] = "left"
    field: FieldType | None = None


@dataclass(frozen=True, slots=True, eq=False)
class BoardRows:
    """The records of the rows, and all columns that there can be, from left to right."""

    records: tuple[Any, ...]
    columns: tuple[BoardColumn, ...]


_TEXT: Final = BoardColumn("text", "Effect")


def board_rows(game: Game, board: Board) -> BoardRows | None:
    """A row for everything on a board that has a name; None for a board of no kind."""
    if board.track:
        track = board.track
        # The record of the turns has them all, those of spaces that are only counted, too.
        spaces = tuple(track.every_space if track.turns else track.spaces)
        return BoardRows(spaces, _space_columns(game, board, track, spaces))
    if board.nodes:
        return BoardRows(board.nodes.nodes, _node_columns(board.nodes))
    if board.grid:
        return BoardRows(board.grid.regions, _region_columns(game))
    if board.mat:
        holds = BoardColumn("holds", "Holds", _holds, "center")
        return BoardRows(board.mat.areas, (_names("Area"), holds, _TEXT))
    return None


def _names(heading: str) -> BoardColumn:
    return BoardColumn("name", heading, lambda record: str(record.title))


def _space_columns(game: Game, board: Board, track: Track, spaces: tuple[Space, ...]) -> tuple[BoardColumn, ...]:
    """Number, name, the codes spelled out, the declared fields, the text; of turns, what holds and who arrives."""
    numbers = {id(space): number_of(track, index, space) for index, space in enumerate(spaces)}
    fields = {key: FieldType(type="code") for key in track.codes} | dict(track.fields)

    def status(space: Space) -> str:
        record = game.statuses.find(space.status)
        return record.title if record else space.status

    def arriving(space: Space) -> str:
        return arrivals_in_words(game, board, numbers[id(space)])

    turns = BoardColumn("status", "Weather", status), BoardColumn("arrivals", "Arrivals", arriving)
    # A space is known by its number; a name that it was not given would only say its id.
    return (
        BoardColumn("number", "No.", lambda space: str(numbers[id(space)]), "right"),
        _names("Turn") if track.turns else BoardColumn("name", "Space", lambda space: str(space.name)),
        *(
            BoardColumn(key, field.name or key.replace("_", " ").replace("-", " ").capitalize(), field=field)
            for key, field in fields.items()
            if field.listed
        ),
        *(turns if track.turns else ()),
        _TEXT,
    )


def _node_columns(nodes: NodeMap) -> tuple[BoardColumn, ...]:
    """Number, name, region, elevation, the neighbours, the text."""
    titles = {node.id: node.title for node in nodes.nodes}
    neighbours: dict[str, list[str]] = {node.id: [] for node in nodes.nodes}
    for border in nodes.borders:
        for place, neighbour in (border.between[:2], border.between[1::-1]):
            kind = "" if border.kind == "land" else f" ({border.kind})"
            neighbours.setdefault(place, []).append(f"{titles.get(neighbour, neighbour)}{kind}")

    def region(node: MapNode) -> str:
        return nodes.regions[node.region].name if node.region in nodes.regions else node.region

    return (
        BoardColumn("number", "No.", lambda node: "" if node.number is None else str(node.number), "right"),
        _names("Place"),
        BoardColumn("region", "Region", region),
        BoardColumn(
            "elevation", "Elevation", lambda node: "" if node.elevation is None else str(node.elevation), "center"
        ),
        BoardColumn("borders", "Borders", lambda node: ", ".join(neighbours[node.id])),
        _TEXT,
    )


def _region_columns(game: Game) -> tuple[BoardColumn, ...]:
    """Name, cells, terrain, the text."""

    def terrain(region: Region) -> str:
        record = game.terrain.find(region.terrain) if region.terrain else None
        return record.title if record else region.terrain

    return (
        _names("Region"),
        BoardColumn("cells", "Cells", lambda region: _cells(region.cells)),
        BoardColumn("terrain", "Terrain", terrain),
        _TEXT,
    )


def _holds(area: Area) -> str:
    if area.holds is None:
        return ""
    return area.holds.expression if area.holds.number is None else str(area.holds.number)


def _cells(cells: Cells) -> str:
    """``A1, C3:D4``, as a kit writes it."""
    return ", ".join(first if first == last else f"{first}:{last}" for first, last in cells.parts)
