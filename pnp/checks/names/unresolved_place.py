"""A region or place does not exist on the board.

Looks up the regions of set-up zones and goals on their board (or, if none is named, on every board), the place, cell or
number that a goal names under `reach:`, both ends of every border of a node map, and the regions of its places if the
map declares any.

A zone without its region is empty, and nobody can reach a place that does not exist.

```yaml file=boards.yaml
boards:
  - id: field
    name: Field
    grid:
      columns: 3
      rows: 2
      cell: 20 mm
      regions:
        - {id: camp, name: Camp, cells: A1:C1}
zones:
  - {id: start, name: Start, board: field, region: cmap}
```
```text
boards.yaml:11:52: error N102 'field' has no region or place 'cmap'
```
```diff file=boards.yaml
-  - {id: start, name: Start, board: field, region: cmap}
+  - {id: start, name: Start, board: field, region: camp}
```
"""

from collections.abc import Sequence

from pnp.checks.api import GameContext, Problem, Problems, Severity, Span
from pnp.load.suggest import did_you_mean, one_of
from pnp.model.board_places import all_place_ids, place_ids
from pnp.model.boards import NodeMap
from pnp.model.game import Game

NAME = "unresolved region or place"
SEVERITY = Severity.ERROR


def check(context: GameContext) -> Problems:
    """Every region of a zone, a goal or a node map, and every end of a border."""
    game = context.game
    for zone in game.zones:
        for index, region in enumerate(zone.region):
            yield from _unless_known(game, zone.board, region, zone.at(f"region.{index}"))
    for goal in game.goals:
        for claim in (goal.occupy, goal.destroy):
            if claim and claim.region:
                yield from _unless_known(game, claim.board, claim.region, claim.at("region"))
        if goal.reach and not _is_space(game, goal.reach):
            yield from _unless_known(game, "", goal.reach, goal.at("reach"))
    for board in game.boards:
        if board.nodes:
            yield from _node_map(board.id, board.nodes)


def _unless_known(game: Game, board_id: str, region: str, span: Span) -> Problems:
    """A problem unless the board (or, if none is named, any board) has such a place."""
    board = game.boards.find(board_id) if board_id else None
    if board_id and board is None:
        return  # Boards that do not exist are N101.
    known = place_ids(board) if board else all_place_ids(game)
    if region not in known:
        yield _problem(repr(board_id) if board else "no board", region, known, span)


def _is_space(game: Game, word: str) -> bool:
    """Whether a word is a cell of a grid, or the number of a space of a track."""
    for board in game.boards:
        if board.grid and board.grid.lattice.cell(word) is not None:
            return True
        if board.track and word.isdecimal():
            first = board.track.start
            count = len(board.track.spaces) or board.track.count or 0
            numbers = {space.number for space in board.track.spaces} | set(range(first, first + count))
            if int(word) in numbers:
                return True
    return False


def _node_map(board_id: str, nodes: NodeMap) -> Problems:
    ids = tuple(node.id for node in nodes.nodes)
    for border in nodes.borders:
        for index, end in enumerate(border.between):
            if end not in ids:
                yield _problem(repr(board_id), end, ids, border.at(f"between.{index}"))
    for node in nodes.nodes:
        if nodes.regions and node.region and node.region not in nodes.regions:
            yield _problem(repr(board_id), node.region, tuple(nodes.regions), node.at("region"))


def _problem(owner: str, name: str, known: Sequence[str], span: Span) -> Problem:
    has = "has a" if owner == "no board" else "has no"
    return Problem(
        message=f"{owner} {has} region or place {name!r}",
        span=span,
        hint=did_you_mean(name, known) or (f"use {one_of(known)}" if known else "declare it under regions:"),
    )
