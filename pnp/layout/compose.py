"""A component → its pieces, fronts and backs drawn, and what was noticed on the way."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from pnp.findings import Finding
from pnp.frame import Face, Piece
from pnp.layout import codes
from pnp.layout.context import LayoutContext
from pnp.layout.drawing.diagnostics import Account, Diagnostics
from pnp.layout.drawing.reports import Report
from pnp.layout.drawing.resources import FaceResult
from pnp.layout.plan import Plan, comparable
from pnp.layout.series import Showing
from pnp.layout.templates.lookup import Names
from pnp.load.problems import problem
from pnp.load.suggest import one_of
from pnp.measures import COMPONENT_SIZES, Size
from pnp.model.components import Component
from pnp.model.markers import Marker
from pnp.nodes import Node, Record
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Composed:
    """Pieces, what checks should know about their faces, and what is wrong with the layouts.

    named: the findings, each under the name by which it is told once in a kit.
    """

    pieces: tuple[Piece, ...]
    reports: tuple[Report, ...] = ()
    named: tuple[tuple[Hashable, Finding], ...] = ()

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What is wrong."""
        return tuple(finding for _, finding in self.named)


def compose(
    component: Component, context: LayoutContext, order: Sequence[int] | None = None, part: range | None = None
) -> Composed:
    """Draw every face of a component. Backs that look the same are one face. A book has no pieces.

    order: in which the faces are drawn, by their numbers in the series; it changes nothing. part: the numbers of those
    that are asked for.
    """
    if component.kind == "book":
        return Composed(pieces=())
    showings, findings = context.series(component)
    drawing = _Drawing(component, context)
    account = Account()
    made = {number: drawing.both(showings[number]) for number in order or ()}
    start = Diagnostics()
    start.take_all(findings)
    account.add(start)
    numbers = range(len(showings)) if part is None else part
    pieces = [
        piece
        for number in numbers
        if (piece := drawing.piece(showings[number], made.get(number) or drawing.both(showings[number]), account))
    ]
    return Composed(pieces=tuple(pieces), reports=account.reports, named=tuple(account.findings.items()))


@dataclass(frozen=True, slots=True)
class _Back:
    """How the back of a face is drawn, and what of its names it may show."""

    plan: Plan
    names: Names
    shown: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class _Both:
    """What was drawn of one piece: the front (None without a layout), and how to draw its back."""

    notes: Diagnostics
    front: FaceResult | None = None
    back: _Back | None = None


class _Drawing:
    """The work on one component: fronts one by one in any order, then backs in the order of the kit."""

    def __init__(self, component: Component, context: LayoutContext) -> None:
        self.component, self.context = component, context
        self._backs: dict[tuple[Any, ...], Face] = {}

    def both(self, showing: Showing) -> _Both:
        """Draw the front of a piece, and find out what its back shows."""
        component, context, notes = self.component, self.context, Diagnostics()
        names = {**context.names, **showing.names}
        size = _size(component, context, notes)
        plan = context.plan(component.layout, _node(component, "layout"), notes, size, names)
        if plan is None:
            return _Both(notes)
        front = plan.compose(names, f"{component.id}/{showing.id}", showing.span, notes)
        back = None
        if component.back:
            at = _node(component.back, "layout", component)
            behind = context.plan(component.back.layout, at, notes, front.face.size, names)
            other = _names_behind(names, context)
            back = _Back(behind, other, behind.shown_by(other)) if behind else None
        return _Both(notes, front, back)

    def piece(self, showing: Showing, made: _Both, account: Account) -> Piece | None:
        """Make the piece of what was drawn, to be asked in the order of the kit."""
        account.add(made.notes)
        made.notes.close()
        if made.front is None:
            return None
        return Piece(
            id=made.front.face.id,
            kind=self.component.kind,
            front=made.front.face,
            back=self._back(made.back, showing, made.front.face.id, account) if made.back else None,
            copies=showing.copies,
            stock=self.component.stock,
            component=self.component.id,
        )

    def _back(self, back: _Back, showing: Showing, front: str, account: Account) -> Face:
        """The back of a piece: that of an earlier one if it looks the same."""
        wanted = (id(back.plan), *back.shown)
        before = self._backs.get(wanted)
        if before is not None:
            return before
        result = back.plan.compose(back.names, f"{front}/back", showing.span)
        looks = (id(back.plan), "looks", *(comparable(value) for value in result.trace))
        face = self._backs.setdefault(looks, result.face)
        if face is result.face:
            account.add(result.notes)
        result.notes.close()
        if not result.reads_all:
            self._backs[wanted] = face
        return face


def _names_behind(names: Names, context: LayoutContext) -> Names:
    """What the back shows: the same, but of a marker that has another one on its other side, that one."""
    marker = names.get("marker")
    other = context.game.markers.find(marker.back) if isinstance(marker, Marker) and marker.back else None
    return names if other is None else {**names, "marker": other}


def _size(component: Component, context: LayoutContext, notes: Diagnostics) -> Size | None:
    if not component.size:
        return None
    size = context.named_size(component.size)
    if size is None:
        message = f"the size {component.size!r} is not known"
        notes.take(problem(codes.MALFORMED_VALUE, message, component.at("size"), one_of(COMPONENT_SIZES)))
    return size


def _node(record: Record, key: str, otherwise: Record | None = None) -> Node | None:
    """The node to point at: the value of a key, else the record, else the record around it."""
    for owner in (record, otherwise):
        if owner is not None and owner.node is not None:
            return owner.node.get(key) or owner.node
    return None
