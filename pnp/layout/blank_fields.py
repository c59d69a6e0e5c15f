"""Texts of a kit's own layouts that show one field, which no record of their component fills in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pnp.layout.drawing.diagnostics import Diagnostics
from pnp.layout.drawing.reports import ShowsNothing
from pnp.layout.drawing.values import ONE_PATH
from pnp.layout.templates.layouts import Element
from pnp.layout.templates.lookup import Names, walk
from pnp.model.lookup import Missing
from pnp.nodes import Scalar

if TYPE_CHECKING:
    from pnp.layout.context import LayoutContext

_Path = tuple[str, ...]


def blank_fields(context: LayoutContext) -> Iterator[ShowsNothing]:
    """A report for each of them. A layout of pnp has texts for many decks, of which each fills in some."""
    for component in context.game.components:
        faces = context.series(component)[0] if component.of or component.parts else []
        for part in component.printing:
            names = [entry.names for entry in faces if entry.part is part]
            back = part.back.layout if part.back else ""
            for layout in filter(None, (part.layout, back)):
                yield from _of_layout(layout, names, context)


def _of_layout(name: str, faces: list[Names], context: LayoutContext) -> Iterator[ShowsNothing]:
    layout = context.layout(name, None, Diagnostics())
    for element in layout.elements if layout else ():
        path = _shown_field(element)
        # What is shown under a condition may be meant for other decks.
        if not path or element.when is not None or element.value.span.file not in context.game.sources:
            continue
        if faces and all(_is_blank(path, names) for names in faces):
            yield ShowsNothing(
                face=name,
                element=element.name,
                text_span=element.value.span,
                element_span=element.span,
                reason=f"no {path[0]} has {'.'.join(path[1:])!r}",
            )


def _shown_field(element: Element) -> _Path:
    """The path that is all an element shows as words; empty if it shows something else."""
    if element.kind.name != "text" or not isinstance(element.value, Scalar) or element.loop is not None:
        return ()
    match = ONE_PATH.fullmatch(element.value.text.strip())
    path = tuple(match[1].split(".")) if match else ()
    return path if len(path) > 1 else ()


def _is_blank(path: _Path, names: Names) -> bool:
    """Whether a field is there and says nothing; an unknown name is another mistake."""
    value = walk(path, names)
    return value.blank if isinstance(value, Missing) else value is None or value == ""
