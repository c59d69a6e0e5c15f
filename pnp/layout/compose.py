"""Compose a component: draw the fronts and backs of its pieces, and collect findings and reports."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from pnp.findings import Finding
from pnp.frame import Face, Piece
from pnp.layout import codes
from pnp.layout.context import LayoutContext
from pnp.layout.drawing.diagnostics import MOST_COMPONENT_WORK, Diagnostics, JoinedDiagnostics
from pnp.layout.drawing.reports import MismatchedSize, MismatchedTrim, Report
from pnp.layout.drawing.resources import FaceResult
from pnp.layout.drawing.scene import DrawnElement
from pnp.layout.origins import Origin, origins
from pnp.layout.plan import Plan, comparison_key
from pnp.layout.series import SeriesEntry
from pnp.layout.templates.lookup import Names
from pnp.layout.templates.other_sizes import misplaced, same_shape, shape_in_words, suggestion
from pnp.load.codes import TOO_MUCH_WORK
from pnp.load.problems import problem
from pnp.load.suggest import one_of
from pnp.measures import COMPONENT_SIZES, Size
from pnp.model.components import Component
from pnp.model.markers import Marker
from pnp.nodes import Node, Record
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class ComposedComponent:
    """The pieces of a component, reports about their faces for checks, and findings about layouts.

    work: what drawing them took, in items; above ``MOST_COMPONENT_WORK``, not all of them are drawn.
    named: the findings by keys; of findings with the same key, a kit reports one.
    """

    pieces: tuple[Piece, ...]
    reports: tuple[Report, ...] = ()
    named: tuple[tuple[Hashable, Finding], ...] = ()
    work: int = 0

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The findings about layouts."""
        return tuple(finding for _, finding in self.named)


def compose(
    component: Component, context: LayoutContext, order: Sequence[int] | None = None, part: range | None = None
) -> ComposedComponent:
    """Draw the faces of a component. Backs that look the same are one face. A book has no pieces.

    order: the order in which to draw faces, by their numbers in the series; the result does not depend on it. part: the
    numbers of the faces to return.
    """
    if component.kind == "book":
        return ComposedComponent(pieces=())
    entries, findings = context.series(component)
    composer = _PieceComposer(component, context)
    joined = JoinedDiagnostics()
    drawn = {number: composer.draw(entries[number]) for number in order or ()}
    notes = Diagnostics()
    notes.add_findings(findings)
    joined.add(notes)
    pieces = []
    for number in range(len(entries)) if part is None else part:
        entry = entries[number]
        if piece := composer.piece(entry, drawn.get(number) or composer.draw(entry), joined):
            pieces.append(piece)
        if composer.work > MOST_COMPONENT_WORK:
            break
    named = tuple(joined.findings.items())
    return ComposedComponent(pieces=tuple(pieces), reports=joined.reports, named=named, work=composer.work)


def too_much_work(component: Component) -> Finding:
    """A finding for a component that takes too much work."""
    message = f"the faces of {component.id!r} take more than {MOST_COMPONENT_WORK:,} items, or as much work, together"
    return problem(TOO_MUCH_WORK, message, component.span, "divide the component, or show less on each face")


@dataclass(frozen=True, slots=True)
class _Back:
    """How to draw the back of a face. shown: what it can show of the names."""

    plan: Plan
    names: Names
    shown: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class _DrawnPiece:
    """The front of a piece (None without a layout), how to draw its back, and the notes of both."""

    notes: Diagnostics
    front: FaceResult | None = None
    back: _Back | None = None


class _PieceComposer:
    """Composes the pieces of one component: first the fronts in any order, then the backs in the order of the kit."""

    def __init__(self, component: Component, context: LayoutContext) -> None:
        self.component, self.context = component, context
        self._backs: dict[tuple[Any, ...], Face] = {}
        self.work = 0

    def draw(self, entry: SeriesEntry) -> _DrawnPiece:
        """Draw the front of a piece, and determine what its back shows."""
        context, notes = self.context, Diagnostics()
        side = _front(context, entry, notes)
        if side is None:
            return _DrawnPiece(notes)
        plan, names = side
        front = plan.compose(names, f"{self.component.id}/{entry.id}", entry.span, notes, is_cut=True)
        other = _back(context, entry, plan, names, notes)
        back = _Back(*other, other[0].shown_by(other[1])) if other else None
        _report_mismatches(entry.part, front.face, plan, back.plan if back else None, notes)
        return _DrawnPiece(notes, front, back)

    def piece(self, entry: SeriesEntry, drawn: _DrawnPiece, joined: JoinedDiagnostics) -> Piece | None:
        """The piece made from its drawn front; call it in the order of the kit."""
        joined.add(drawn.notes)
        self.work += drawn.notes.work
        drawn.notes.close()
        if drawn.front is None:
            return None
        return Piece(
            id=drawn.front.face.id,
            kind=entry.part.kind,
            front=drawn.front.face,
            back=self._back(drawn.back, entry, drawn.front.face.id, joined) if drawn.back else None,
            copies=entry.copies,
            stock=self.component.stock,
            component=self.component.id,
        )

    def _back(self, back: _Back, entry: SeriesEntry, front: str, joined: JoinedDiagnostics) -> Face:
        """The back of a piece; that of an earlier piece if it looks the same."""
        names_key = (id(back.plan), *back.shown)
        known = self._backs.get(names_key)
        if known is not None:
            return known
        result = back.plan.compose(back.names, f"{front}/back", entry.span, is_cut=True)
        self.work += result.notes.work
        trace_key = (id(back.plan), "trace", *(comparison_key(value) for value in result.trace))
        face = self._backs.setdefault(trace_key, result.face)
        if face is result.face:
            joined.add(result.notes)
        result.notes.close()
        if not result.reads_all:
            self._backs[names_key] = face
        return face


def elements_of(component: Component, context: LayoutContext, piece: str, *, is_back: bool) -> tuple[Origin, ...]:
    """The elements on the front or back of a piece, with what they show. piece: the id of its entry in the series."""
    return origins(drawn_on(component, context, piece, is_back=is_back))


def drawn_on(
    component: Component, context: LayoutContext, piece: str, *, is_back: bool = False
) -> tuple[DrawnElement, ...]:
    """The elements on the front or back of a piece in the order in which they are drawn."""
    notes = Diagnostics()
    entry = next((entry for entry in context.series(component)[0] if entry.id == piece), None)
    side = _front(context, entry, notes) if entry else None
    if entry and side and is_back:
        side = _back(context, entry, *side, notes)
    if entry is None or side is None:
        return ()
    plan, names = side
    return plan.drawn_elements(names, f"{component.id}/{piece}", entry.span)


def _report_mismatches(component: Component, face: Face, plan: Plan, back: Plan | None, notes: Diagnostics) -> None:
    """Report layouts that were designed for another size, and a back of another shape than its front."""
    for key, drawn in (("layout", plan), ("back", back)):
        element = misplaced(drawn.layout, drawn.size) if drawn else None
        if drawn and drawn.layout.size and element:
            notes.reports.append(
                MismatchedSize(
                    face=face.id,
                    element=element.name,
                    text_span=component.at(key),
                    element_span=element.span,
                    layout=drawn.layout.name,
                    is_back=key == "back",
                    designed=drawn.layout.size,
                    drawn=drawn.size,
                    suggestion=suggestion(element, drawn.layout.size, drawn.size),
                )
            )
    if back and not same_shape(back.layout, plan.layout):
        notes.reports.append(
            MismatchedTrim(
                face=face.id,
                element="",
                text_span=component.at("back"),
                element_span=back.layout.span,
                layout=back.layout.name,
                trim=shape_in_words(back.layout),
                front=shape_in_words(plan.layout),
            )
        )


_Side = tuple[Plan, Names]


def _front(context: LayoutContext, entry: SeriesEntry, notes: Diagnostics) -> _Side | None:
    """How to draw the front of a piece."""
    component = entry.part
    names = {**context.names, **entry.names}
    size = _size(component, context, notes)
    plan = context.plan(component.layout, _node(component, "layout"), notes, size, names)
    return (plan, names) if plan else None


def _back(context: LayoutContext, entry: SeriesEntry, front: Plan, names: Names, notes: Diagnostics) -> _Side | None:
    """How to draw the back of a piece."""
    component = entry.part
    if not component.back:
        return None
    at = _node(component.back, "layout", component)
    plan = context.plan(component.back.layout, at, notes, front.size, names, front.layout)
    return (plan, _names_of_back(names, context)) if plan else None


def _names_of_back(names: Names, context: LayoutContext) -> Names:
    """The names that the back shows: those of the front, but for a marker, the marker on its other side."""
    marker = names.get("marker")
    other = context.game.markers.find(marker.back) if isinstance(marker, Marker) and marker.back else None
    return names if other is None else {**names, "marker": other}


def _size(component: Component, context: LayoutContext, notes: Diagnostics) -> Size | None:
    if not component.size:
        return None
    size = context.named_size(component.size)
    if size is None:
        message = f"the size {component.size!r} is not known"
        notes.add_finding(problem(codes.MALFORMED_VALUE, message, component.at("size"), one_of(COMPONENT_SIZES)))
    return size


def _node(record: Record, key: str, otherwise: Record | None = None) -> Node | None:
    """The place for findings: the value of a key, else the record, else the record around it."""
    for owner in (record, otherwise):
        if owner is not None and owner.node is not None:
            return owner.node.get(key) or owner.node
    return None
