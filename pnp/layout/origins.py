"""A face → which element drew what is at a place, and where the fields of records that it shows are written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from pnp.findings import Span
from pnp.frame import Layer
from pnp.layout.drawing.scene import DrawnElement
from pnp.layout.geometry.box import Box
from pnp.layout.templates.lookup import Names, walk
from pnp.measures import Mm
from pnp.model.names import Named
from pnp.nodes import Node, Record, Scalar
from pnp.values import dataclass

_PATH: Final = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+")


@dataclass(frozen=True, slots=True)
class ShownField:
    """A field of a record as a layout names it: ``card.text``. record: the id of the record. span: where it is."""

    path: str
    record: str
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Origin:
    """An element of a layout on a face, or a paragraph, cell or figure on a page of a book.

    box: in mm from the top left corner of the trim, before it is turned. turns: degrees clockwise with the x and y of
    the centre, the innermost first. span: where the layout says so. fields: those that the element shows.
    """

    element: str
    box: Box
    layer: Layer
    span: Span
    turns: tuple[tuple[float, Mm, Mm], ...] = ()
    fields: tuple[ShownField, ...] = ()


def origins(elements: Iterable[DrawnElement]) -> tuple[Origin, ...]:
    """The elements of a face in the order in which they are drawn, those inside a container before it."""
    return tuple(map(_origin, elements))


def _origin(drawn: DrawnElement) -> Origin:
    element = drawn.element
    return Origin(
        element=element.name,
        box=drawn.box,
        layer=element.layer,
        span=element.span,
        turns=drawn.turns,
        fields=tuple(dict.fromkeys(_fields(element.value, drawn.names))),
    )


def _fields(node: Node, names: Names) -> Iterator[ShownField]:
    """The fields of records that the templates of an element name, but not those of the elements inside it."""
    if isinstance(node, Scalar):
        yield from fields_shown(node.text, names)


def fields_shown(template: str, names: Names) -> Iterator[ShownField]:
    """The fields of records that a template names."""
    for path in _PATH.findall(template):
        steps = tuple(path.split("."))
        for count in range(len(steps) - 1, 0, -1):
            owner = walk(steps[:count], names)
            if isinstance(owner, Record) and owner.node is not None:
                record = owner.id if isinstance(owner, Named) else ""
                yield ShownField(path, record, owner.at(".".join(steps[count:])))
                break
