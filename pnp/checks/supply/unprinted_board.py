"""No component prints a board that the list of parts has.

Looks, in a kit of which a component prints a board, for other boards that no component prints, although the list of
parts in the rules has them by their name. A board that is drawn in a book, or by the
layout of a component, is printed there.

The players unfold the box, and the track on which they count is not there.

```yaml file=boards.yaml
boards:
  - {id: town, name: Town, track: {count: 12}}
  - {id: weeks, name: Week track, track: {count: 6}}
components:
  - {id: town, name: Town, kind: board, of: boards.town, layout: board}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

### Components

- 1 board of the town
- 1 week track
```
```text
boards.yaml:3:10: warning S116 nothing prints the board 'weeks', which is in the list of parts
```
```diff file=boards.yaml
   - {id: town, name: Town, kind: board, of: boards.town, layout: board}
+  - {id: weeks, name: Week track, kind: board, of: boards.weeks, layout: board}
```
"""

import re
from typing import Final

from pnp.analysis.outline import stem
from pnp.analysis.parts import parts_list
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.supply.printed import boards_in_layouts, printing_parts

NAME = "unprinted board"
SEVERITY = Severity.WARNING

_WORD: Final = re.compile(r"[^\W\d_]{3,}")
_IN_BOOK: Final = re.compile(r"::board\{\s*(?:boards\.)?(?P<id>[\w-]+)")
# These say nothing about which board it is.
_ANY_BOARD: Final = frozenset(map(stem, ("board", "map", "chart", "track", "the", "and", "mat")))


def check(context: GameContext) -> Problems:
    """Every board that is listed and not printed."""
    game = context.game
    printing = printing_parts(game)
    paths = {path for component in printing for path in component.of}
    has_boards = any(component.kind == "board" and component.of for component in printing)
    if (
        not has_boards
        or "boards" in paths
        or not all(component.of for component in printing if component.kind == "board")
    ):
        return
    parts = context.get(parts_list)
    drawn = {match["id"] for text in game.texts for source in text.sources for match in _IN_BOOK.finditer(source.text)}
    drawn |= {path.removeprefix("boards.").split(".")[0] for path in paths if path.startswith("boards.")}
    drawn |= set(boards_in_layouts(game))
    for board in game.boards:
        words = frozenset(map(stem, _WORD.findall(board.name))) - _ANY_BOARD
        if parts.is_listed and board.id not in drawn and words and words <= parts.words:
            yield Problem(
                message=f"nothing prints the board {board.id!r}, which is in the list of parts",
                span=board.at("id"),
                hint=f"add a component: {{id: {board.id}, kind: board, of: boards.{board.id}, layout: board}}",
            )
