"""The books of a kit → pages, with the kit's own figures and pictures. Not imported for kits without a book."""

from __future__ import annotations

from pnp.document.book import BookResult, flow
from pnp.document.context import FigureAnswer, FigureRequest
from pnp.measures import COMMON_LIVE_AREA, SHEET
from pnp.model.components import Component
from pnp.model.texts import RulesText
from pnp.pipeline.figures import Figures, figure_key, request_key
from pnp.pipeline.kit_context import KitContext
from pnp.pipeline.pictures import picture_for_books

# What figures of faces show, by what is noted when one is shown, and what each was drawn from.
Shown = dict[str, tuple[FigureAnswer, frozenset[str]]]
# What figures and boards show, by name.
Answers = dict[str, FigureAnswer]


def flow_book(
    context: KitContext,
    component: Component,
    text: RulesText,
    shown: Shown | None = None,
    answers: Answers | None = None,
) -> BookResult:
    """The pages of a component that prints a text. shown, answers: take what its figures show."""
    figures, shown = Figures(context.layout), {} if shown is None else shown

    def answer_of(request: FigureRequest) -> FigureAnswer:
        answer = draw(request)
        if answers is not None:
            answers[request_key(request)] = answer
        return answer

    def draw(request: FigureRequest) -> FigureAnswer:
        if request.kind == "board":
            return figures(request)
        # What a figure of faces shows is compared, and not what it was drawn from: of a whole deck, mostly.
        key = figure_key(request)
        shown[key] = context.read_as(key, lambda: figures(request))
        return shown[key][0]

    return flow(
        context.layout.game,
        text,
        context.theme,
        faces=answer_of,
        pictures=lambda name, at: picture_for_books(context.pictures, context.theme, name, at),
        format=component.format,
        sheet=context.sheet if component.format == SHEET else COMMON_LIVE_AREA,
        columns=component.columns,
    )
