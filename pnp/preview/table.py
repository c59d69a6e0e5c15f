"""What lies on the table when a game begins: boards, and pieces on their places or beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any, Final

from pnp.analysis.arrivals import arrivals_in, starting_units, turn_track
from pnp.analysis.placing import markers_at_start, placements
from pnp.analysis.variants import Variant, scenario_variant
from pnp.analysis.zones import admits, may_stand, stacking_limit, zone_cells, zone_grid, zone_places
from pnp.layout.board_spots import BoardSpots, place_names
from pnp.layout.series import series
from pnp.model.game import Game
from pnp.model.markers import Marker
from pnp.model.play import Zone
from pnp.model.track_spaces import numbers_of
from pnp.model.units import Army, Side, Unit
from pnp.pipeline.generation import Generation
from pnp.text.rich import parse, plain_text

_PIECES: Final = ("counter", "token", "tile", "standee")
_BOARDS: Final = ("board", "mat")
_SHEET: Final = "sheet"
_MOST_PIECES: Final = 1500

# The id of a board, or the name of a face, and the name of a place on it.
Place = tuple[str, str]
# The units that start somewhere: the id of the unit and of its side.
Kind = tuple[str, str]


def table(generation: Generation) -> dict[str, Any]:
    """Plain values for the page: boards with where their places are, pieces with where they start.

    The pieces of the game as listed, and of each of its scenarios.
    """
    if generation.kit is None:
        return {"boards": [], "pieces": [], "scenarios": []}
    game = generation.kit.game
    boards = _Boards(generation, game)
    return {
        "boards": [
            {
                "name": piece.id,
                "places": [
                    [spots.name, name, *spot] for spots in boards.spots[piece.id] for name, spot in spots.spots.items()
                ],
            }
            for shown, piece in boards.pieces
        ],
        "pieces": list(_pieces(generation, game, boards, Variant())),
        "scenarios": [
            {
                "id": scenario.id,
                "title": scenario.title,
                "text": plain_text(parse(scenario.text)),
                "pieces": list(_pieces(generation, game, boards, scenario_variant(game, scenario))),
            }
            for scenario in game.scenarios
        ],
    }


class _Boards:
    """The boards and mats of a kit, with the places on them, and sheets with boards that none of them has.

    pieces: each with its component.
    """

    def __init__(self, generation: Generation, game: Game) -> None:
        self.spots: dict[str, tuple[BoardSpots, ...]] = {}
        shown_boards = [shown for shown in generation.components if shown.component.kind in _BOARDS]
        for shown in shown_boards:
            self.spots |= {piece.id: generation.board_spots(piece.id) for piece in shown.pieces}
        # One that prints a board, then those that also show one.
        sheets = [shown for shown in generation.components if shown.component.kind == _SHEET]
        for shown in sorted(
            sheets, key=lambda shown: not any(path.startswith("boards") for path in shown.component.of)
        ):
            spots = {piece.id: generation.board_spots(piece.id) for piece in shown.pieces}
            # A sheet that shows a board once more, such as one of how to set it up, is to be read, not to play on.
            if _names(spots) - _names(self.spots):
                shown_boards.append(shown)
                self.spots |= spots
        self.pieces = [(shown, piece) for shown in shown_boards for piece in shown.pieces]
        self._sides = {
            f"{shown.component.id}/{entry.id}": entry.names.get("side")
            for shown in shown_boards
            if shown.component.id in game.components.ids
            for entry in series(shown.component, game)[0]
        }

    def places(self, name: str, side: Any) -> list[Place]:
        """The places with a name: on the board of a side, else on one of nobody; without a side, on each."""
        found = [
            (self._sides.get(piece), (spots.name, name))
            for piece, on_piece in self.spots.items()
            for spots in on_piece
            if name in spots.spots
        ]
        if side is None:
            return [place for _, place in found]
        own = [place for of_side, place in found if of_side is side]
        return (own or [place for of_side, place in found if of_side is None])[:1]


def _names(spots: Mapping[str, tuple[BoardSpots, ...]]) -> set[str]:
    """Which boards, and faces that are one, are on some pieces."""
    return {board.name for on_piece in spots.values() for board in on_piece}


def _pieces(generation: Generation, game: Game, boards: _Boards, variant: Variant) -> Iterator[dict[str, Any]]:
    """Every counter, token and tile with its copies, and the places of the first of them."""
    starts, left = _starts(game, variant), _MOST_PIECES
    counted = _counting_markers(game)
    for shown in generation.components:
        if shown.component.kind not in _PIECES or shown.component.id not in game.components.ids:
            continue
        entries = {f"{shown.component.id}/{entry.id}": entry for entry in series(shown.component, game)[0]}
        for piece in shown.pieces:
            copies = min(piece.copies, left)
            left -= copies
            names = entries[piece.id].names if piece.id in entries else {}
            marker = names.get("marker")
            begin = _begin(game, marker, names.get("side"), boards, copies) if isinstance(marker, Marker) else []
            counting = counted.get(marker.id, []) if isinstance(marker, Marker) else []
            places = begin or counting or starts.get(_kind(names), [])
            yield {"name": piece.id, "copies": copies, "places": places[:copies]}
            del places[:copies]


def _begin(game: Game, marker: Marker, side: Any, boards: _Boards, copies: int) -> list[Place]:
    """Where the copies of a marker begin: where the set-up puts them, and the others where the marker says itself.

    One on each place that it names, board by board, or all on the only one.
    """
    set_up = _board_by_board(
        boards.places(name, game.sides.find(of)) * min(count, copies)
        for of, name, count in markers_at_start(game, marker, side.id if isinstance(side, Side) else "")
    )
    places = _board_by_board(boards.places(name, side) for name in marker.places)
    return set_up + (places * copies if len(places) == len(marker.places) == 1 else places)


def _board_by_board(found: Iterable[Sequence[Place]]) -> list[Place]:
    """The first of each kind of place, then the second of each, and so on."""
    return [place for on_board in zip_longest(*found) for place in on_board if place is not None]


def _kind(names: Mapping[str, Any]) -> Kind:
    """Of which unit and side a piece is; empty if it is of none."""
    unit, side, army = names.get("unit"), names.get("side"), names.get("army")
    if not isinstance(unit, Unit):
        return "", ""
    return unit.id, side.id if side else army.side if isinstance(army, Army) else unit.side


def _counting_markers(game: Game) -> dict[str, list[Place]]:
    """Where the markers that count resources on tracks begin, by their ids, as often as there can be any."""
    return {
        resource.marker: [(resource.track, str(resource.start))] * _MOST_PIECES
        for resource in game.resources
        if resource.marker and resource.track
    }


def _starts(game: Game, variant: Variant) -> dict[Kind, list[Place]]:
    """Where units start: in the places that the set-up names, then spread over the zone of their army."""
    starts: dict[Kind, list[Place]] = {}
    standing: Counter[Place] = Counter()
    scenario = variant.scenario
    armies = [army for army in game.armies if not scenario or not scenario.armies or army.id in scenario.armies]
    absent = {army.side for army in game.armies} - {army.side for army in armies}
    for placement in placements(game):
        if placement.side in absent or (scenario and scenario.board not in ("", placement.board.id)):
            continue
        for spot in placement.places:
            place = placement.board.id, spot.name
            starts.setdefault((placement.unit.id, placement.side), []).extend([place] * placement.fixed.count)
            standing[place] += placement.fixed.count
    for army in armies:
        zone = game.zones.find(army.zone)
        for unit_id, number in starting_units(game, army, variant).items() if zone else ():
            unit = game.units.find(unit_id)
            places = starts.setdefault((unit_id, army.side), [])
            room = _room(game, zone, unit) if zone and unit else {}
            for _ in range(min(number, _MOST_PIECES) - len(places)):
                free = [place for place, most in room.items() if standing[place] < most]
                if not free:
                    break
                # As a player would: every place once, before a second one comes to any.
                place = min(free, key=lambda place: standing[place])
                places.append(place)
                standing[place] += 1
    for army in armies:
        for kind, place in _arriving(game, army, scenario.id if scenario else ""):
            starts.setdefault(kind, []).append(place)
    return starts


def _arriving(game: Game, army: Army, scenario: str) -> Iterator[tuple[Kind, Place]]:
    """The units of an army that come later, each on the space of its turn."""
    for arrival in arrivals_in(game, scenario):
        track = turn_track(game, arrival.track)
        if arrival.army != army.id or track is None or track.track is None:
            continue
        numbers = zip(numbers_of(track.track), place_names(track), strict=True)
        space = next((name for number, name in numbers if number == arrival.turn), None)
        if space is not None:
            for unit, count in arrival.units.items():
                yield from [((unit, army.side), (track.id, space))] * min(count, _MOST_PIECES)


def _room(game: Game, zone: Zone, unit: Unit) -> Mapping[Place, int]:
    """The places of a zone on which a unit may stand, in reading order, each with how many it holds."""
    if not admits(game, zone, unit):
        return {}
    grid, cells = zone_grid(game, zone), zone_cells(game, zone)
    if grid is not None and cells is not None:
        ground = grid.terrain_map()
        open_to = {terrain: may_stand(game, unit, terrain) for terrain in set(ground.values())}
        most = {name: zone.each_exactly or stacking_limit(game, grid, name, zone) or 0 for name in open_to}
        return {(zone.board, grid.lattice.name(cell)): most[ground[cell]] for cell in cells if open_to[ground[cell]]}
    return {(zone.board, name): zone.each_exactly or zone.stack or 1 for name in zone_places(game, zone) or ()}
