"""A sentence gives two places another distance than the board.

Reads, in English rules, "from Old Mast to Bell Rock it is six spaces", "the Mill lies three hexes from the Ford" and
"the distance between Arden and Broome is 2", and counts the steps on the board: between named regions of one cell, and
between the places of a node map. On squares, steps over corners may count or not. Sentences with a condition are left
out.

Whoever plans a move by the rules comes one space short.

```yaml file=map.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
boards:
  - id: map
    name: Map
    nodes:
      size: [90 mm, 30 mm]
      nodes:
        - {id: arden, name: Arden, at: [10 mm, 10 mm]}
        - {id: broome, name: Broome, at: [40 mm, 10 mm]}
        - {id: corfe, name: Corfe, at: [70 mm, 10 mm]}
      borders: [[arden, broome], [broome, corfe]]
```
```markdown file=rules.md
# Rules

From Arden to Corfe it is three steps.
```
```text
rules.md:3:27: warning W305 it says three here, but from Arden to Corfe it is 2
```
```diff file=rules.md
-From Arden to Corfe it is three steps.
+From Arden to Corfe it is two steps.
```
"""

import re
from collections.abc import Callable, Mapping
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.plain_sentences import any_of, plain_sentences
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.checks.examples.routes import borders_apart, cells_apart
from pnp.model.boards import Board, CellGrid
from pnp.values import dataclass

NAME = "wrong distance in words"
SEVERITY = Severity.WARNING

_STEPS: Final = r"(?:spaces?|hex(?:es)?|squares?|steps?|moves?|cells?|borders?|areas?)"
_FROM: Final = r"(?:the )?(?P<first>NAMES)"
_TO: Final = r"(?:the )?(?P<second>NAMES)"
_COUNT: Final = rf"(?:only |exactly |just )?(?P<n>{NUMBER})"
_PATTERNS: Final = (
    rf"\bfrom {_FROM} to {_TO},? (?:it|there) (?:is|are) {_COUNT} {_STEPS}",
    rf"\b{_FROM} (?:is|lies|stands) {_COUNT} {_STEPS} (?:away )?from {_TO}",
    rf"\b(?:it|there) (?:is|are) {_COUNT} {_STEPS} from {_FROM} to {_TO}",
    rf"\bdistance (?:from|between) {_FROM} (?:to|and) {_TO} is {_COUNT}",
)


@dataclass(frozen=True, slots=True)
class _Places:
    """The named places of a board, by their names in small letters. steps: the numbers of steps that can be meant."""

    cells: Mapping[str, str]
    shown: Mapping[str, str]
    steps: Callable[[str, str], frozenset[int]]
    span: Span


def check(context: GameContext) -> Problems:
    """Every sentence on two places of one board."""
    for board in context.game.boards:
        places = _of_grid(board, board.grid) if board.grid else _of_nodes(board)
        if len(places.cells) > 1 and context.is_english:
            yield from _compared(context, places)


def _compared(context: GameContext, places: _Places) -> Problems:
    names = any_of(places.cells)
    patterns = [re.compile(pattern.replace("NAMES", names)) for pattern in _PATTERNS]
    for sentence in plain_sentences(context, ("from ", "between ")):
        for match in (match for pattern in patterns for match in pattern.finditer(sentence.text)):
            first, second = match["first"], match["second"]
            steps = places.steps(places.cells[first], places.cells[second])
            if steps and number_of(match["n"]) not in steps:
                yield Problem(
                    message=f"it says {match['n']} here, but from {places.shown[first]} to {places.shown[second]} it "
                    f"is {' or '.join(map(str, sorted(steps)))}",
                    span=context.prose.span(sentence.start + match.start("n"), len(match["n"])),
                    hint="count the steps on the board, and correct the number or the places",
                    related=(Related(places.span, "the board"),),
                )


def _of_grid(board: Board, grid: CellGrid) -> _Places:
    """The regions of one cell."""
    cells = {
        region.name.lower(): (region.name, grid.lattice.name(selected[0]))
        for region in grid.regions
        if region.name and len(selected := grid.lattice.select(region.cells)) == 1
    }

    def steps(start: str, end: str) -> frozenset[int]:
        ways = (cells_apart(grid, start, end, diagonal=diagonal) for diagonal in (False, True))
        return frozenset(way for way in ways if way is not None)

    return _Places(_second(cells), _first(cells), steps, board.at("id"))


def _of_nodes(board: Board) -> _Places:
    nodes = board.nodes
    cells = {node.name.lower(): (node.name, node.id) for node in nodes.nodes if node.name} if nodes else {}

    def steps(start: str, end: str) -> frozenset[int]:
        way = borders_apart(nodes, start, end) if nodes else None
        return frozenset() if way is None else frozenset((way,))

    return _Places(_second(cells), _first(cells), steps, board.at("id"))


def _first(pairs: Mapping[str, tuple[str, str]]) -> dict[str, str]:
    return {key: pair[0] for key, pair in pairs.items()}


def _second(pairs: Mapping[str, tuple[str, str]]) -> dict[str, str]:
    return {key: pair[1] for key, pair in pairs.items()}
