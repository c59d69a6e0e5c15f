"""A component → its pieces, fronts and backs drawn, and what was noticed on the way."""

from __future__ import annotations

from pnp.findings import Finding
from pnp.frame import Piece
from pnp.layout import codes
from pnp.layout.reports import Report
from pnp.layout.series import Showing, series
from pnp.layout.studio import Studio
from pnp.layout.templates import Names
from pnp.load.problems import problem
from pnp.load.suggest import one_of
from pnp.measures import COMPONENT_SIZES, Size
from pnp.model.components import Component
from pnp.model.markers import Marker
from pnp.nodes import Node, Record
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Composed:
    """Pieces, what checks should know about their faces, and what is wrong with the layouts."""

    pieces: tuple[Piece, ...]
    reports: tuple[Report, ...] = ()
    findings: tuple[Finding, ...] = ()


def compose(component: Component, studio: Studio) -> Composed:
    """Draw every face of a component. Backs that look the same are one face. A book has no pieces."""
    if component.kind == "book":
        return Composed(pieces=())
    before, reported = len(studio.findings), len(studio.reports)
    showings, findings = series(component, studio.game)
    studio.take_all(findings)
    reports: list[Report] = []
    seen, sizes = set(studio.samples), dict(studio.sizes)
    pieces = [piece for one in showings if (piece := _piece(component, one, studio, reports))]
    reports = [*studio.reports[reported:], *reports]
    reports += [sample for key, sample in studio.samples.items() if key not in seen]
    reports += [size for key, size in studio.sizes.items() if sizes.get(key) != size]
    return Composed(pieces=tuple(pieces), reports=tuple(reports), findings=tuple(studio.findings[before:]))


def _piece(component: Component, one: Showing, studio: Studio, reports: list[Report]) -> Piece | None:
    names = {**studio.names, **one.names}
    size = _size(component, studio)
    plan = studio.plan(component.layout, _node(component, "layout"), size, names)
    if plan is None:
        return None
    face = f"{component.id}/{one.id}"
    front = plan.compose(names, face, one.span, reports)
    back = None
    if component.back:
        behind = studio.plan(component.back.layout, _node(component.back, "layout", component), front.size, names)
        if behind:
            back = behind.compose(_behind(names, studio), f"{face}/back", one.span, reports, shared=True)
    return Piece(
        id=face,
        kind=component.kind,
        front=front,
        back=back,
        copies=one.copies,
        stock=component.stock,
        component=component.id,
    )


def _behind(names: Names, studio: Studio) -> Names:
    """What the back shows: the same, but of a marker that has another one on its other side, that one."""
    marker = names.get("marker")
    other = studio.game.markers.find(marker.back) if isinstance(marker, Marker) and marker.back else None
    return names if other is None else {**names, "marker": other}


def _size(component: Component, studio: Studio) -> Size | None:
    if not component.size:
        return None
    size = COMPONENT_SIZES.get(component.size)
    if size is None:
        message = f"the size {component.size!r} is not known"
        studio.take(problem(codes.MALFORMED_VALUE, message, component.at("size"), one_of(COMPONENT_SIZES)))
    return size


def _node(record: Record, key: str, otherwise: Record | None = None) -> Node | None:
    """The node to point at: the value of a key, else the record, else the record around it."""
    for one in (record, otherwise):
        if one is not None and one.node is not None:
            return one.node.get(key) or one.node
    return None
