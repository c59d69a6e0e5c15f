"""Compose a component: draw the fronts and backs of its pieces, and collect findings and reports."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pnp.findings import Finding
from pnp.frame import Face, Piece
from pnp.layout import codes
from pnp.layout.context import HERE_ALONE, LayoutContext
from pnp.layout.drawing.diagnostics import (
    MOST_COMPONENT_WORK,
    Diagnostics,
    FaceNotes,
    JoinedDiagnostics,
    SharedWork,
    add_shared,
)
from pnp.layout.drawing.drawn_piece import DrawnPiece
from pnp.layout.drawing.reports import MismatchedSize, MismatchedTrim, Report
from pnp.layout.drawing.resources import FaceResult
from pnp.layout.drawing.scene import DrawnElement
from pnp.layout.origins import Origin, origins
from pnp.layout.plan import Plan
from pnp.layout.series import SeriesEntry
from pnp.layout.templates.lookup import Names, WrittenName
from pnp.layout.templates.other_sizes import misplaced, same_shape, shape_in_words, suggestion
from pnp.load.codes import TOO_MUCH_WORK
from pnp.load.problems import problem
from pnp.load.suggest import one_of
from pnp.measures import COMPONENT_SIZES, Size
from pnp.model.components import Component
from pnp.model.markers import Marker
from pnp.nodes import Node, Record, Scalar
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class ComposedComponent:
    """The pieces of a component, reports about their faces for checks, and findings about layouts.

    work: what drawing them took, in items; above ``MOST_COMPONENT_WORK``, not all of them are drawn. shared: as of
    ``Diagnostics``.
    named: the findings by keys; of findings with the same key, a kit reports one. drawn: what each piece was made of.
    """

    pieces: tuple[Piece, ...]
    drawn: tuple[DrawnPiece, ...] = ()
    reports: tuple[Report, ...] = ()
    named: tuple[tuple[Hashable, Finding], ...] = ()
    work: int = 0
    shared: SharedWork = ()

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The findings about layouts."""
        return tuple(finding for _, finding in self.named)


def compose(
    component: Component,
    context: LayoutContext,
    order: Sequence[int] | None = None,
    part: Sequence[int] | None = None,
    known: Mapping[int, DrawnPiece] | None = None,
    is_worth: Callable[[Report], bool] = lambda _: True,
) -> ComposedComponent:
    """Draw the faces of a component. Backs that look the same are one face. A book has no pieces.

    order: the order in which to draw faces, by their numbers in the series; the result does not depend on it. part: the
    numbers of the faces to return. known: pieces that were drawn before and whose own records are as they were; the
    others must not have changed at all. is_worth: whether a report is to be kept.
    """
    if component.kind == "book":
        return ComposedComponent(pieces=())
    entries, findings = context.series(component)
    composer = _PieceComposer(component, context)
    fronts = {number: composer.front(entries[number]) for number in order or ()}
    joined = JoinedDiagnostics(is_worth)
    notes = Diagnostics()
    notes.add_findings(findings)
    joined.add(notes)
    drawn: list[DrawnPiece] = []
    for number in range(len(entries)) if part is None else part:
        entry, before = entries[number], known.get(number) if known else None
        again = composer.again(before, joined) if before else None
        with context.subject(entry.record):
            drawn.append(again or composer.piece(entry, fronts.get(number) or composer.front(entry), joined))
        if composer.work + sum(composer.shared.values()) > MOST_COMPONENT_WORK:
            break
    return ComposedComponent(
        pieces=tuple(piece.piece for piece in drawn if piece.piece is not None),
        drawn=tuple(drawn),
        reports=joined.reports,
        named=tuple(joined.findings.items()),
        work=composer.work,
        shared=tuple(composer.shared.items()),
    )


def too_much_work(component: Component) -> Finding:
    """A finding for a component that takes too much work."""
    message = f"the faces of {component.id!r} take more than {MOST_COMPONENT_WORK:,} items, or as much work, together"
    return problem(TOO_MUCH_WORK, message, component.span, "divide the component, or show less on each face")


@dataclass(frozen=True, slots=True)
class _Back:
    """How to draw the back of a face. front: the layout of the front. shown: what it can show of the names."""

    plan: Plan
    names: Names
    front: str
    shown: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class _Front:
    """The front of a piece (None without a layout), how to draw its back, and the notes of both."""

    notes: Diagnostics
    front: FaceResult | None = None
    back: _Back | None = None


class _PieceComposer:
    """Composes the pieces of one component: first the fronts in any order, then the backs in the order of the kit."""

    def __init__(self, component: Component, context: LayoutContext) -> None:
        self.component, self.context = component, context
        # What backs can show of the names, and their keys; keys, and backs.
        self._keys_of_backs: dict[tuple[Any, ...], str] = {}
        self._backs: dict[str, Face] = {}
        self.work = 0
        self.shared: dict[str, int] = {}

    def front(self, entry: SeriesEntry) -> _Front:
        """Draw the front of a piece, and determine what its back shows."""
        context, notes = self.context, Diagnostics()
        side = _front(context, entry, notes)
        if side is None:
            return _Front(notes)
        plan, names = side
        front = plan.compose(names, f"{self.component.id}/{entry.id}", entry.span, notes, is_cut=True)
        other = _back(context, entry, plan, names, notes)
        back = _Back(*other, plan.layout.name, other[0].shown_by(other[1])) if other else None
        _report_mismatches(entry.part, front.face, plan, back.plan if back else None, notes)
        return _Front(notes, front, back)

    def piece(self, entry: SeriesEntry, drawn: _Front, joined: JoinedDiagnostics) -> DrawnPiece:
        """The piece made from its drawn front; call it in the order of the kit."""
        notes = joined.add(drawn.notes)
        self._count(notes)
        drawn.notes.close()
        if drawn.front is None:
            return DrawnPiece(piece=None, front=notes)
        front = drawn.front.face
        key, of_back = self._back(drawn.back, entry, front.id, joined) if drawn.back else ("", None)
        piece = Piece(
            id=front.id,
            kind=entry.part.kind,
            front=front,
            back=self._backs[key] if key else None,
            copies=entry.copies,
            stock=self.component.stock,
            component=self.component.id,
        )
        return DrawnPiece(piece=piece, front=notes, back=of_back, back_key=key)

    def again(self, known: DrawnPiece, joined: JoinedDiagnostics) -> DrawnPiece | None:
        """A piece that was drawn before; None if it has to be drawn again to know what it reports."""
        piece, key = known.piece, known.back_key
        if key.startswith(HERE_ALONE):
            return None
        is_first = bool(key) and key not in self._backs
        if not joined.can_add(known.front) or (is_first and not (known.back and joined.can_add(known.back))):
            return None
        joined.add_plain(known.front)
        self._count(known.front)
        if piece is None or not piece.back:
            return known
        if is_first and known.back:
            joined.add_plain(known.back)
            self._backs[key] = piece.back
        if known.back:
            self._count(known.back)
        same = self._backs[key]
        return known if piece.back is same else replace(known, piece=replace(piece, back=same))

    def _count(self, notes: FaceNotes) -> None:
        self.work += notes.work
        add_shared(self.shared, notes.shared)

    def _back(
        self, back: _Back, entry: SeriesEntry, front: str, joined: JoinedDiagnostics
    ) -> tuple[str, FaceNotes | None]:
        """The key of the back of a piece, and what was noticed on it unless an earlier piece has it."""
        names_key = (id(back.plan), *back.shown)
        key = self._keys_of_backs.get(names_key)
        if key is not None:
            return key, None
        result = back.plan.compose(back.names, f"{front}/back", entry.span, is_cut=True)
        self.work += result.notes.work
        add_shared(self.shared, result.notes.shared.items())
        plan = back.plan
        looks = (plan.layout.name, back.front, plan.size, plan.breaks, *result.trace)
        key = self.context.key_of(looks)
        is_first = key not in self._backs
        notes = joined.add(result.notes) if is_first else None
        self._backs.setdefault(key, result.face)
        result.notes.close()
        if not result.reads_all:
            self._keys_of_backs[names_key] = key
        return key, notes


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
    image = component.back.node.get("image") if component.back.node else None
    shown = {**names, "image": WrittenName.of(image)} if isinstance(image, Scalar) else names
    return (plan, _names_of_back(shown, context)) if plan else None


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
