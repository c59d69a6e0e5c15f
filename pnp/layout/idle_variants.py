"""Variants of components and layouts that come to nothing: no piece has two copies, or nothing asks for variants."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pnp.layout.drawing.reports import IdleVariants
from pnp.layout.series import VARIANT, SeriesEntry
from pnp.layout.templates.layouts import Element, Layout
from pnp.model.components import Component
from pnp.model.game import Game
from pnp.nodes import Scalar, scalars

_SHOWN: Final = re.compile(r"\{[{%][^{}]*(?<![\w.'\"])variant(?!\w)[^{}]*[}%]\}")


def idle_variants(
    game: Game, layout_of: Callable[[str], Layout | None], series_of: Callable[[Component], Sequence[SeriesEntry]]
) -> Iterator[IdleVariants]:
    """A report for each component whose variants are one, and each layout of the kit that shows those of none.

    layout_of: the layout of a name. series_of: the faces that a component prints.
    """
    used: dict[str, list[Component]] = {}
    for component in game.components:
        asks = [part for part in component.printing if part.variants > 1]
        faces = series_of(component) if asks else ()
        for part in component.printing:
            for name in filter(None, (part.layout, part.back.layout if part.back else "")):
                used.setdefault(name, []).append(part)
            of_part = [entry for entry in faces if entry.part is part]
            if part in asks and of_part and not any(VARIANT in entry.names for entry in of_part):
                at = part.at("variants")
                yield IdleVariants(face=part.id, element="", text_span=at, element_span=at, asked=part.variants)
    for name, parts in used.items():
        layout = layout_of(name)
        if layout and not any(part.variants > 1 or VARIANT in part.values for part in parts):
            yield from _shown_by(layout, game, parts[0])


def _shown_by(layout: Layout, game: Game, part: Component) -> Iterator[IdleVariants]:
    """The first place where a layout of the kit shows which variant it is."""
    for element in layout.elements:
        shown = next((leaf for leaf in _scalars_of(element) if _SHOWN.search(leaf.text)), None)
        if shown and shown.file in game.sources:
            yield IdleVariants(
                face=layout.name,
                element=element.name,
                text_span=shown.place(shown.text.index(VARIANT), len(VARIANT)),
                element_span=part.span,
            )
            return


def _scalars_of(element: Element) -> Iterator[Scalar]:
    for node in (element.value, *element.options.values()):
        yield from scalars(node)
