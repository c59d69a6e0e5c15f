"""A back is designed for a different size than its front.

## What it does
Compares the size of the front with the `size:` of the layout of the back, if that layout belongs to the kit. The back
is drawn in the size of the front anyway. Backs that come with pnp fit any size, and a component with a `size:` of its
own gives it to both sides.

## Why it matters
A back that was designed for another card is no longer centred, and its frame runs off on one side.

## Fails
```yaml file=orders.yaml
decks:
  - {id: orders, name: Orders, cards: [{id: march, name: March}]}
layouts:
  - layout: front
    size: poker
    elements: {name: {text: '{{ card.name }}', at: [6 mm, 6 mm], size: [50 mm, 9 mm]}}
  - layout: rear
    size: bridge
    elements: {sign: {icon: star, at: [18 mm, 34 mm], size: [20 mm, 20 mm]}}
components:
  - {id: orders, name: Orders, kind: card, of: decks.orders, layout: front, back: rear}
```
```text
orders.yaml:11:83: warning P116 the back 'rear' is designed for 57.15 × 88.9 mm, but orders/march is 63.5 × 88.9 mm
```

## Passes
```diff file=orders.yaml
-    size: bridge
-    elements: {sign: {icon: star, at: [18 mm, 34 mm], size: [20 mm, 20 mm]}}
+    size: poker
+    elements: {sign: {icon: star, at: [22 mm, 34 mm], size: [20 mm, 20 mm]}}
```
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.printed.material import Material
from pnp.errors import MeasureError
from pnp.findings import Related, Severity
from pnp.measures import COMPONENT_SIZES, Mm, Size, parse_mm
from pnp.nodes import ListNode, MapNode, Node, Scalar

CODE = "P116"
NAME = "mismatched back size"
SEVERITY = Severity.WARNING

# Inches and millimetres differ by less.
_SAME: Final[Mm] = 0.01


def check(context: GameContext, material: Material) -> Iterator[Problem]:
    """Every component whose back was designed for another size, at its first piece."""
    layouts = {name.text: layout for layout in context.game.layouts if isinstance(name := layout.get("layout"), Scalar)}
    first = {piece.component: piece for piece in reversed(material.pieces)}
    for component in context.game.components:
        piece, back = first.get(component.id), component.back
        written = _size_of(back.layout, layouts) if piece and back and not component.size else None
        size = _read(written) if written else None
        if piece and back and written and size and not _same(size, piece.size):
            yield Problem(
                message=f"the back {back.layout!r} is designed for {_shown(size)}, "
                f"but {piece.id} is {_shown(piece.size)}",
                span=component.at("back"),
                hint="give both layouts the same size",
                related=(Related(written.span, "the size of the back"),),
            )


def _size_of(name: str, layouts: Mapping[str, MapNode], seen: tuple[str, ...] = ()) -> Node | None:
    """The size in a layout of the kit, or in the layout of the kit that it extends; None for others."""
    node = layouts.get(name)
    if node is None or name in seen:
        return None
    base = node.get("extends")
    inherited = _size_of(base.text, layouts, (*seen, name)) if isinstance(base, Scalar) else None
    return node.get("size") or inherited


def _read(node: Node) -> Size | None:
    """A size; None for that of a board, and for one that cannot be read, which layout reports."""
    if isinstance(node, Scalar):
        return COMPONENT_SIZES.get(node.text)
    sides = [item.text for item in node.items if isinstance(item, Scalar)] if isinstance(node, ListNode) else []
    try:
        width, height = map(parse_mm, sides)
    except (MeasureError, ValueError):
        return None
    return Size(width, height)


def _same(first: Size, second: Size) -> bool:
    return abs(first.width - second.width) < _SAME and abs(first.height - second.height) < _SAME


def _shown(size: Size) -> str:
    return f"{size.width:g} × {size.height:g} mm"
