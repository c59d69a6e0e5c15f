"""Pictures on faces and pages → each with its dots per inch where it is printed largest; drawings with their words."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from math import ceil
from pathlib import PurePath
from typing import Final

from pnp.checks.api import Problem, Span
from pnp.checks.printed.material import Material
from pnp.frame import Image, Nested, Page, items_in
from pnp.layout.drawing.drawn_words import PlacedDrawing
from pnp.layout.drawing.reports import ContrastSample, PictureSize, ReportSubject, TextSize, ThinLine
from pnp.layout.geometry.background import layers_at, without_places
from pnp.layout.geometry.box import Box
from pnp.model.game import Game
from pnp.palette import Palette
from pnp.values import dataclass

# What the eye can resolve at arm's length, and half of it.
ENOUGH: Final = 300.0
LEAST: Final = 150.0


@dataclass(frozen=True, slots=True)
class PrintedPicture:
    """A picture where it has the fewest dots per inch. name: its path. where: on which face or page."""

    name: str
    dpi: float
    where: str
    span: Span

    def problem(self) -> Problem:
        """What a check reports about it."""
        more = ceil((ENOUGH / self.dpi - 1) * 100)
        return Problem(
            message=f"{self.name!r} is printed at {int(self.dpi)} dots per inch {self.where}",
            span=self.span,
            hint=f"print it smaller, or use one with {more} % more pixels each way: 300 dots per inch are sharp",
            cause=f"pictures are printed at less than {int(ENOUGH if self.dpi >= LEAST else LEAST)} dots per inch",
        )


def coarsest(material: Material) -> tuple[PrintedPicture, ...]:
    """Every picture of which layout reported the resolution, where that is lowest."""
    worst: dict[str, PrintedPicture] = {}
    for report in material.of(PictureSize):
        if report.path not in worst or report.dpi < worst[report.path].dpi:
            worst[report.path] = PrintedPicture(report.path, report.dpi, f"on {report.face}", report.text_span)
    return tuple(worst.values())


def pictures_on_pages(game: Game, name: str, pages: Sequence[Page]) -> Iterator[PictureSize]:
    """The pictures of a book below 300 dots per inch."""
    for page in pages:
        for image in items_in(page.items, Image):
            dpi = image.resolution
            if dpi < ENOUGH:
                file = PurePath(image.picture.path).name
                span = _span_in_text(game, file)
                where = f"page {page.label} of {name}"
                yield PictureSize(face=where, element="", text_span=span, element_span=span, path=file, dpi=dpi)


def drawings_on_pages(
    game: Game, name: str, pages: Sequence[Page], palette: Palette
) -> Iterator[TextSize | ContrastSample | ThinLine]:
    """How small words in the drawings of a book are printed, what lies under them, and lines that are too thin."""
    for page in pages:
        for number, item in enumerate(page.items):
            for nested in items_in((item,), Nested):
                drawing = _drawing(nested)
                span = _span_in_text(game, drawing.path)
                where, side = f"page {page.label} of {name}", min(page.size.width, page.size.height)
                about = ReportSubject(face=where, element="", text_span=span, element_span=span)
                if drawing.path.lower().endswith(".svg"):
                    yield from drawing.thin_lines(about)
                if not drawing.words:
                    continue
                size = min(words.lettering.size for words in drawing.words) * nested.scale
                yield TextSize(**about, size=size, side=side, drawing=drawing.path)
                below = partial(layers_at, page.items[:number])
                for sample, _ in drawing.samples(about, below, palette):
                    yield replace(sample, behind=without_places(sample.behind))


def _drawing(nested: Nested) -> PlacedDrawing:
    """A drawing on a page, all of which is shown."""
    size, scale = nested.face.size, nested.scale
    shown = Box(nested.x, nested.y, size.width * scale, size.height * scale)
    return PlacedDrawing(PurePath(nested.face.id).name, nested, shown)


def _span_in_text(game: Game, file: str) -> Span:
    """Where a rules text names a picture file."""
    for text in game.texts:
        for source in text.sources:
            at = source.text.find(file)
            if at >= 0:
                return source.span(at, at + len(file))
    return game.kit.span
