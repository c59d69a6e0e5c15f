"""The page that is printed first: what to print on what, a ruler to measure, a check of both sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pnp.build.plans import lettering
from pnp.document.first_page import Printed as PrintedFile
from pnp.document.first_page import first_page
from pnp.frame import Page, Placement, Sheet
from pnp.impose import duplex_check, inch_ruler, metric_ruler
from pnp.measures import Paper
from pnp.model.components import Component
from pnp.model.game import Game

if TYPE_CHECKING:
    from pnp.build.prepare import Prepared
    from pnp.build.produce import Printed

_SIDES = {
    "duplex-long-edge": "both, turn at the long edge",
    "duplex-short-edge": "both, turn at the short edge",
    "separate": "one, backs on sheets of their own",
    "gutterfold": "one, fold and glue",
    "fronts-then-backs": "fronts first, then backs",
}


def first_sheets(prepared: Prepared, paper: Paper, printed: Sequence[Printed]) -> tuple[Sheet, ...]:
    """One sheet; two if anything is printed on both sides, the second with the other half of the duplex check."""
    rows = [_row(one) for one in printed if one.sheets]
    made = first_page(prepared.game, prepared.look, rows, cutting=_cutting(printed), besides=_besides(prepared.game))
    letters = lettering(prepared.look)
    left, top = (paper.size.width - made.page.size.width) / 2, (paper.size.height - made.page.size.height) / 2
    rulers = made.rulers
    x, y = left + rulers.x, top + rulers.y
    check_x, check_y = x + rulers.width - 18.0, y + rulers.height / 2
    front = Sheet(
        size=paper.size,
        side="front",
        placements=(Placement(made.page, left, top),),
        marks=(
            *metric_ruler(x + 1.0, y + 4.0, letters),
            *inch_ruler(x + 1.0, y + 22.0, letters),
            *duplex_check(check_x, check_y, paper.size.width, "front", letters),
        ),
        label="print me first",
    )
    if not any(one.component.back for one in printed):
        return (front,)
    blank = Page(size=made.page.size, items=(), number=2)
    back = Sheet(
        size=paper.size,
        side="back",
        placements=(Placement(blank, left, top),),
        marks=duplex_check(check_x, check_y, paper.size.width, "back", letters),
        label="print me first, back",
    )
    return (front, back)


def _row(printed: Printed) -> PrintedFile:
    component = printed.component
    backs = component.backs or ("duplex-long-edge" if component.back else "none")
    duplex = backs.startswith("duplex") or component.format == "booklet"
    pages = len(printed.sheets)
    return PrintedFile(
        component=component.title,
        file=printed.file,
        sheets=-(-pages // 2) if duplex else pages,
        pages=pages,
        stock=component.stock,
        sides=_SIDES["duplex-short-edge"] if component.format == "booklet" else _SIDES.get(backs, "one side"),
    )


def _cutting(printed: Sequence[Printed]) -> tuple[str, ...]:
    """What to cut, the large pieces before the small ones."""
    order = ("board", "mat", "sheet", "tile", "card", "token", "counter", "standee", "box")
    cut = [one.component for one in printed if one.component.kind in order and one.sheets]
    cut.sort(key=lambda component: order.index(component.kind))
    return tuple(_step(component) for component in cut)


def _step(component: Component) -> str:
    name = component.title
    if component.kind in ("board", "mat", "sheet"):
        return f"{name}: trim along the marks, join the parts edge to edge if there are several."
    if component.gap.mm:
        return f"{name}: cut each piece out; there is waste between them."
    return f"{name}: one cut serves two pieces; cut all rows first, then the columns."


def _besides(game: Game) -> tuple[str, ...]:
    """The dice that the game rolls."""
    dice = [*(roll.die for roll in game.rolls), *(table.die for table in game.tables)]
    sides = sorted({6 if die.is_d66 else die.sides for die in dice})
    most = {
        number: max(
            2 if die.is_d66 else die.count for die in dice if die.sides == number or (number == 6 and die.is_d66)
        )
        for number in sides
    }
    return tuple(_dice(number, most[number]) for number in sides)


def _dice(sides: int, count: int) -> str:
    if sides == 100:
        return "Two ten-sided dice of different colours, for D100."
    if sides in (2, 3):
        return f"A six-sided die to stand for D{sides}."
    return f"{count} {sides}-sided dice." if count > 1 else f"A {sides}-sided die."
