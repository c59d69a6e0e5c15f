"""Fields that texts of a kit's own layouts leave out: those that no record fills in, and zeros behind a condition."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pnp.layout.drawing.reports import HiddenZero, ShowsNothing
from pnp.layout.drawing.values import ONE_PATH
from pnp.layout.series import SeriesEntry
from pnp.layout.templates.layouts import Element, Layout
from pnp.layout.templates.lookup import Names, walk
from pnp.model.components import Component
from pnp.model.game import Game
from pnp.model.lookup import Missing
from pnp.nodes import Scalar

_Path = tuple[str, ...]


def left_out_fields(
    game: Game, layout_of: Callable[[str], Layout | None], series_of: Callable[[Component], Sequence[SeriesEntry]]
) -> Iterator[ShowsNothing | HiddenZero]:
    """A report for each of them. A layout of pnp has texts for many decks, of which each fills in some.

    layout_of: the layout of a name. series_of: the faces that a component prints.
    """
    for component in game.components:
        faces = series_of(component) if component.of or component.parts else ()
        for part in component.printing:
            entries = [entry for entry in faces if entry.part is part]
            back = part.back.layout if part.back else ""
            for layout in filter(None, map(layout_of, filter(None, (part.layout, back)))):
                for element in layout.elements:
                    if element.value.span.file in game.sources:
                        yield from _blanks(element, layout, [entry.names for entry in entries])
                        yield from _zeros(element, layout, entries)


def _zeros(element: Element, layout: Layout, entries: Sequence[SeriesEntry]) -> Iterator[HiddenZero]:
    """Zeros that ``when: card.cost`` leaves out, though what it holds back is that cost."""
    path = element.when.text.strip() if element.when else ""
    if element.when is None or path not in {".".join(shown) for shown, _ in _shown_fields(element)}:
        return
    values = ((entry.id, walk(tuple(path.split(".")), entry.names)) for entry in entries)
    zeros = tuple(id for id, value in values if isinstance(value, int | float) and value is not False and value == 0)
    if zeros:
        yield HiddenZero(
            face=layout.name,
            element=element.name,
            text_span=element.when.span,
            element_span=element.span,
            path=path,
            records=zeros,
        )


def _blanks(element: Element, layout: Layout, faces: Sequence[Names]) -> Iterator[ShowsNothing]:
    """What no record fills in. What a single one leaves out is its own affair."""
    # What is shown under a condition may be meant for other decks.
    if element.when is None and len(faces) > 1:
        for path, among in _shown_fields(element):
            if all(_is_blank(path, names) for names in faces):
                yield ShowsNothing(
                    face=layout.name,
                    element=element.name,
                    text_span=element.value.span,
                    element_span=element.span,
                    reason=f"no {path[0]} has {'.'.join(path[1:])!r}",
                    part=among,
                )


def _shown_fields(element: Element) -> Iterator[tuple[_Path, str]]:
    """The paths that an element shows as words, each as it is written, or "" if it is all that the element shows."""
    if element.kind.name != "text" or not isinstance(element.value, Scalar) or element.loop is not None:
        return
    text = element.value.text.strip()
    # Between tags, an author may have thought of what is left out.
    for match in ONE_PATH.finditer(text) if "{%" not in text else ():
        path = tuple(match[1].split("."))
        if len(path) > 1:
            yield path, "" if match[0] == text else match[0]


def _is_blank(path: _Path, names: Names) -> bool:
    """Whether a field is there and says nothing; an unknown name is another mistake."""
    value = walk(path, names)
    return value.blank if isinstance(value, Missing) else value is None or value == ""
