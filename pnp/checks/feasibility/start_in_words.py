"""A text lets a unit start on another cell than the kit.

Reads lists and tables of units with cells in the rules, and sentences such as "the Hussars start in hex 0404" or "place
the Guards on 0503", in English and German rules, and compares them with where the set-up, or the unit itself (`at:`),
puts it. A list says where units start if it stands in a section on the set-up, or if half of its units agree with the
kit. Scenarios, variants, and sentences with a condition or a choice are left out.

The counter says one cell, the rules another.

```yaml file=k.yaml
units:
  - {id: lancers, name: Red Lancers, at: 0101}
  - {id: sappers, name: 2nd Sappers, at: 0103}
boards:
  - {id: map, name: Map, hexes: {columns: 3, rows: 4, cell: 16 mm}}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

| Unit | Hex |
|---|---|
| Red Lancers | 0101 |
| 2nd Sappers | 0201 |
```
```text
rules.md:6:17: warning Z237 '2nd Sappers' starts in 0103, not in 0201
```
```diff file=rules.md
-| 2nd Sappers | 0201 |
+| 2nd Sappers | 0103 |
```
"""

from pnp.analysis.cell_names import cell_names
from pnp.analysis.stated_starts import StatedStart, start_cells, stated_starts
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.checks.repeats import first_of_each

NAME = "other start in the text"
SEVERITY = Severity.WARNING
# More are not listed in a message.
_MOST = 4


def check(context: GameContext) -> Problems:
    """Every unit that a text puts on another cell."""
    known, names = start_cells(context.game), cell_names(context.game)
    for stated in first_of_each(context.get(stated_starts), lambda each: (each.start, each.cells)):
        cells = set[str]().union(*(known.get(unit.id, ()) for unit in stated.units))
        if not cells or not all(unit.id in known for unit in stated.units):
            continue
        # What no map has, N170 reports.
        wrong = [(name, at) for name, at in stated.cells if name not in cells and names.board_of(name)]
        for name, at in wrong[:1]:
            yield Problem(
                message=f"{stated.units[0].title!r} starts in {_listed(cells)}, not in {name}",
                span=context.prose.span(at, len(name)),
                hint="correct the text, or the cell",
                related=tuple(Related(_place(stated, index), "the unit") for index in range(len(stated.units))),
            )


def _listed(cells: set[str]) -> str:
    ordered = sorted(cells)
    return " or ".join(ordered) if len(ordered) <= _MOST else f"one of {len(ordered)} other cells"


def _place(stated: StatedStart, index: int) -> Span:
    unit = stated.units[index]
    return unit.at("at") if unit.place else unit.span
