"""Damage to boards: cells, regions, roads, rivers, tracks, node maps, legends."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Final

from pnp.findings import Span
from pnp.model.boards import Board, NodeMap, Region, Road, SquareGrid
from pnp.model.play import Zone
from pnp.nodes import ListNode, MapNode, Record, Scalar
from tests.mutation.damage import Damage, entry_dropped, item_dropped, replaced, within
from tests.mutation.kinds.chance import misspelled, shuffled
from tests.mutation.subject import Subject, scalar

_CELL = re.compile(r"([A-Z]{1,2})(\d{1,3})|(\d{1,4})")


def grid_row_shortened(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Drop a character of a drawn board."""
    for board, grid in _grids(subject, rng):
        node = scalar(grid, "cells")
        at = rng.randrange(len(node.text)) if node and node.text else 0
        if node and node.text and node.text[at] != "\n" and (change := within(node, at, at + 1, "")):
            against = (grid.at("columns"), grid.at("cells"), board.span)
            yield Damage(changes=(change,), guard="the columns of the board", against=against)


def grid_row_dropped(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Drop a row of a drawn board."""
    for board, grid in _grids(subject, rng):
        node = scalar(grid, "cells")
        if not node or not grid.lines:
            continue
        row = rng.randrange(len(grid.lines) - 1)
        start = sum(len(line) + 1 for line in node.text.split("\n")[:row])
        change = within(node, start, start + len(grid.lines[row]), "")
        if change:
            against = (grid.at("rows"), grid.at("cells"), board.span)
            yield Damage(changes=(change,), guard="the rows of the board", against=against)


def cell_out_of_bounds(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Move a cell of a region, road, river or placement off the board."""
    for node, match in shuffled(rng, _cells(subject)):
        off = f"{'Z' if match[1] and 'Z' not in match[1] else 'ZZ'}{match[2]}" if match[1] else "9999"
        change = within(node, match.start(), match.end(), off)
        if change:
            yield Damage(changes=(change,), guard="the size of the board")


def road_cell_removed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Take a cell out of a road."""
    for grid, road in _roads(subject, rng):
        cells = [grid.lattice.cell(one) for one in road.through]
        if len(cells) < 3 or None in cells or not road.node:
            continue
        index = rng.randrange(len(cells))
        change = item_dropped(road.node.get("through"), index)
        if not change:
            continue
        if 0 < index < len(cells) - 1:
            apart = _apart(cells[index - 1], cells[index + 1])
            guard = "the cells before and behind" if apart else ""
        else:
            left = cells[1] if index == 0 else cells[-2]
            end = road.ends[0 if index == 0 else -1]
            guard = "where the road says it ends" if end == "edge" and not _at_edge(grid, left) else ""
        against = (road.at("ends"), road.at("ends.0"), road.at("ends.1"), road.span)
        yield Damage(
            changes=(change,), guard=guard, against=against if guard else (), value="" if guard else "cell of a road"
        )


def river_moved(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Let an edge lie between two cells that do not touch."""
    for _, grid in _grids(subject, rng):
        for edge in grid.edges:
            pairs = edge.node.get("between") if edge.node else None
            pair = rng.choice(pairs.items) if isinstance(pairs, ListNode) else None
            cell = rng.choice(pair.items) if isinstance(pair, ListNode) else None
            far = _far(grid, pair, cell)
            change = replaced(cell, far) if far else None
            if change:
                yield Damage(changes=(change,), guard="the other cell", against=(edge.span,))


def river_edge_dropped(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Take a piece out of the middle of a river."""
    for _, grid in _grids(subject, rng):
        for edge in grid.edges:
            pairs = edge.node.get("between") if edge.node else None
            if isinstance(pairs, ListNode) and len(pairs.items) > 3:
                change = item_dropped(pairs, rng.randrange(1, len(pairs.items) - 1))
                if change:
                    yield Damage(changes=(change,), value="piece of a river")


def legend_entry_dropped(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Drop an entry of the legend of a drawn board."""
    for _, grid in _grids(subject, rng):
        legend = grid.node.get("legend") if grid.node else None
        used = [one for one in grid.legend if one in grid.cells]
        if not used or not isinstance(legend, MapNode):
            continue
        letter = rng.choice(used)
        entry = legend.entries.get(letter)
        change = entry_dropped(legend, letter)
        if entry and change:
            against = (grid.at("cells"), *_drawn(grid, letter))
            yield Damage(changes=(change,), guard="the drawing of the board", against=against)


def legend_letter_changed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Draw a cell with a letter that the legend does not have."""
    for _, grid in _grids(subject, rng):
        node = scalar(grid, "cells")
        at = rng.randrange(len(node.text)) if node and node.text else 0
        letter = next(one for one in "QZXJ?" if one not in grid.legend)
        if (
            node
            and node.text
            and node.text[at] != "\n"
            and grid.legend
            and (change := within(node, at, at + 1, letter))
        ):
            yield Damage(changes=(change,), guard="the legend", against=(grid.at("legend"), grid.at("cells")))


def cell_flipped(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Draw a cell as another terrain."""
    for _, grid in _grids(subject, rng):
        node = scalar(grid, "cells")
        at = rng.randrange(len(node.text)) if node and node.text else 0
        others = [one for one in grid.legend if node and node.text and one != node.text[at]]
        if node and others and node.text[at] != "\n" and (change := within(node, at, at + 1, rng.choice(others))):
            yield Damage(changes=(change,), value="terrain of a single cell")


def region_shrunk(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Shrink a region to one of its corners."""
    for board, grid in _grids(subject, rng):
        for region in grid.regions:
            node = scalar(region, "cells")
            if not node or len(grid.lattice.select(region.cells)) < 2:
                continue
            change = replaced(node, region.cells.parts[0][0])
            if change:
                against = _needs_room(subject, board, region)
                guard = "who must stand there" if against else ""
                yield Damage(
                    changes=(change,), guard=guard, against=against, value="" if guard else "extent of a region"
                )


def zone_shrunk(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Shrink the set-up zone of an army to one cell."""
    for zone in shuffled(rng, subject.game.zones):
        node = scalar(zone, "cells")
        if node and zone.cells and (change := replaced(node, zone.cells.parts[0][0])):
            against = _armies(subject, zone, 1)
            guard = "the army that sets up there" if against else ""
            yield Damage(changes=(change,), guard=guard, against=against, value="" if guard else "extent of a zone")


def link_dropped(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Drop a border of a node map."""
    for board in shuffled(rng, subject.game.boards):
        nodes = board.nodes
        if not nodes or not nodes.node or not nodes.borders:
            continue
        index = rng.randrange(len(nodes.borders))
        change = item_dropped(nodes.node.get("borders"), index)
        if change:
            against = [board.at(f"stated.{key}") for key in board.stated if key == "borders"]
            if not _is_connected(nodes, index):
                against += [board.span, *(one.span for one in nodes.nodes), *(one.span for one in nodes.borders)]
            guard = "the stated borders, or the rest of the map" if against else ""
            yield Damage(
                changes=(change,), guard=guard, against=tuple(against), value="" if guard else "border of a map"
            )


def place_misspelled(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Misspell a place in a border of a node map."""
    for board in shuffled(rng, subject.game.boards):
        for border in board.nodes.borders if board.nodes else ():
            items = border.node.get("between") if border.node else None
            node = rng.choice(items.items) if isinstance(items, ListNode) else None
            slip = misspelled(rng, node.text) if isinstance(node, Scalar) else None
            change = replaced(node, slip) if slip else None
            if change:
                yield Damage(changes=(change,), guard="the places of the map")


def track_numbers_swapped(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Swap the numbers of two spaces of a track."""
    for board in shuffled(rng, subject.game.boards):
        numbered = [one for one in (board.track.spaces if board.track else ()) if scalar(one, "number")]
        if len(numbered) < 2:
            continue
        one, other = rng.sample(numbered, 2)
        changes = (
            replaced(scalar(one, "number"), str(other.number)),
            replaced(scalar(other, "number"), str(one.number)),
        )
        if changes[0] and changes[1]:
            yield Damage(changes=(changes[0], changes[1]), guard="the order of the spaces")


def columns_changed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Change how many columns or rows a drawn board has."""
    for _, grid in _grids(subject, rng):
        key = rng.choice(("columns", "rows"))
        node = scalar(grid, key)
        if node and grid.lines and (change := replaced(node, str(int(node.text) + rng.choice((-1, 1))))):
            against = (grid.at("cells"), *_drawn(grid, ""))
            yield Damage(changes=(change,), guard="the drawing of the board", against=against)


def _grids(subject: Subject, rng: Random) -> list[tuple[Board, SquareGrid]]:
    return shuffled(rng, ((board, board.squares) for board in subject.game.boards if board.squares))


def _roads(subject: Subject, rng: Random) -> list[tuple[SquareGrid, Road]]:
    return shuffled(rng, ((grid, road) for _, grid in _grids(subject, rng) for road in grid.roads))


def _cells(subject: Subject) -> Iterator[tuple[Scalar, re.Match[str]]]:
    for board in subject.game.boards:
        for record in (*board.grid.regions, *board.grid.edges, *board.grid.roads) if board.grid else ():
            for key in ("cells", "through", "between"):
                yield from _cells_below(record.node.get(key) if record.node else None)
    for zone in subject.game.zones:
        yield from _cells_below(scalar(zone, "cells"))


def _cells_below(node: object) -> Iterator[tuple[Scalar, re.Match[str]]]:
    if isinstance(node, Scalar):
        yield from ((node, match) for match in _CELL.finditer(node.text))
    for item in node.items if isinstance(node, ListNode) else ():
        yield from _cells_below(item)


def _apart(one: tuple[int, int] | None, other: tuple[int, int] | None) -> bool:
    return bool(one and other) and max(abs(a - b) for a, b in zip(one or (), other or (), strict=True)) > 1


def _at_edge(grid: SquareGrid, cell: tuple[int, int] | None) -> bool:
    return bool(cell) and (cell[0] in (0, grid.columns - 1) or cell[1] in (0, grid.rows - 1))  # type: ignore[index]


def _far(grid: SquareGrid, pair: object, cell: object) -> str | None:
    """A cell that does not touch the other one of a pair."""
    if not isinstance(pair, ListNode) or not isinstance(cell, Scalar):
        return None
    other = next((one for one in pair.items if one is not cell), None)
    here = grid.lattice.cell(other.text) if isinstance(other, Scalar) else None
    if not here:
        return None
    return grid.lattice.name(((here[0] + grid.columns // 2) % grid.columns, (here[1] + grid.rows // 2) % grid.rows))


def _drawn(grid: SquareGrid, letter: str) -> list[Span]:
    """The lines of the drawing that have a letter in them."""
    node = scalar(grid, "cells")
    found, start = [], 0
    for line in node.text.split("\n") if node else ():
        if node and line and letter in line:
            found.append(node.place(start, 1))
        start += len(line) + 1
    return found


def _needs_room(subject: Subject, board: Board, region: Region) -> tuple[Span, ...]:
    """What would no longer fit into a region of one cell."""
    game = subject.game
    found: list[Span] = []
    for zone in game.zones:
        if zone.region == (region.id,) and zone.board in ("", board.id):
            found += _armies(subject, zone, 1)
    for goal in game.goals:
        claim = goal.occupy
        if claim and claim.region == region.id and claim.count and (claim.count.number or 0) > 1:
            found += [claim.at("count"), claim.span]
    return tuple(found)


def _armies(subject: Subject, zone: Zone, cells: int) -> tuple[Span, ...]:
    """Armies with far more units than a zone of so many cells and everything that carries could hold."""
    found: list[Record] = [
        army
        for army in subject.game.armies
        if army.zone == zone.id and army.total > cells * (zone.stack or 1) + _holds(subject, army.units)
    ]
    return tuple(span for one in found for span in (one.at("zone"), one.span, zone.span)) + tuple(
        step.at("zone") for step in subject.game.setup if found and step.zone == zone.id
    )


def _holds(subject: Subject, units: object) -> int:
    kinds = dict(units) if isinstance(units, dict) else {}
    carriers = [(subject.game.units.find(one), number) for one, number in kinds.items()]
    return sum(kind.carries.count * number for kind, number in carriers if kind and kind.carries)


def _is_connected(nodes: NodeMap, without: int) -> bool:
    """Whether every place can be reached from every other one without one of the borders."""
    borders = [one.between for index, one in enumerate(nodes.borders) if index != without]
    reached, waiting = {nodes.nodes[0].id}, [nodes.nodes[0].id]
    while waiting:
        here = waiting.pop()
        for between in borders:
            for other in between if here in between else ():
                if other not in reached:
                    reached.add(other)
                    waiting.append(other)
    return len(reached) == len(nodes.nodes)


WAYS: Final = (
    grid_row_shortened,
    grid_row_dropped,
    cell_out_of_bounds,
    road_cell_removed,
    river_moved,
    river_edge_dropped,
    legend_entry_dropped,
    legend_letter_changed,
    cell_flipped,
    region_shrunk,
    zone_shrunk,
    link_dropped,
    place_misspelled,
    track_numbers_swapped,
    columns_changed,
)
