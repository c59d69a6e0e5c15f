"""Pictures on faces and pages → each with the dots an inch at which it is printed where it is largest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import PurePath
from typing import Final

from pnp.checks.check import Problem
from pnp.checks.printed.material import Material
from pnp.findings import Span
from pnp.frame import Group, Image, Item, Page
from pnp.layout.drawing.reports import PictureSize
from pnp.measures import MM_PER_INCH
from pnp.model.game import Game
from pnp.values import dataclass

# What the eye can use at the length of an arm, and half of it.
ENOUGH: Final = 300.0
LEAST: Final = 150.0


@dataclass(frozen=True, slots=True)
class PrintedPicture:
    """A picture where it is shown with the fewest dots an inch. name: its path. where: on which face or page."""

    name: str
    dpi: float
    where: str
    span: Span

    def problem(self) -> Problem:
        """What a check says of it."""
        return Problem(
            message=f"{self.name!r} is printed with {int(self.dpi)} dots an inch {self.where}",
            span=self.span,
            hint="print it smaller, or take one with more pixels: 300 dots an inch are sharp",
        )


def coarsest(game: Game, material: Material) -> tuple[PrintedPicture, ...]:
    """Every picture that has fewer dots than enough, where it has the fewest."""
    worst: dict[str, PrintedPicture] = {}
    for report in material.of(PictureSize):
        if report.path not in worst or report.dpi < worst[report.path].dpi:
            worst[report.path] = PrintedPicture(report.path, report.dpi, f"on {report.face}", report.text_span)
    return tuple(worst.values())


def pictures_on_pages(game: Game, name: str, pages: Sequence[Page]) -> Iterator[PictureSize]:
    """The pictures of a book that have fewer dots than enough."""
    for page in pages:
        for image in _images(page.items):
            dpi = dots(image)
            if dpi < ENOUGH:
                file = PurePath(image.picture.path).name
                span = _written(game, file)
                where = f"page {page.label} of {name}"
                yield PictureSize(face=where, element="", text_span=span, element_span=span, path=file, dpi=dpi)


def _images(items: Iterable[Item]) -> Iterator[Image]:
    for item in items:
        if isinstance(item, Image):
            yield item
        elif isinstance(item, Group):
            yield from _images(item.items)


def dots(image: Image) -> float:
    """Dots an inch of the part of a picture that is shown, in the direction in which there are fewer."""
    left, top, right, bottom = image.crop
    across = image.picture.width * (right - left) / max(image.width, 0.01)
    down = image.picture.height * (bottom - top) / max(image.height, 0.01)
    return min(across, down) * MM_PER_INCH


def _written(game: Game, file: str) -> Span:
    """Where a rules text names a picture file."""
    for text in game.texts:
        for source in text.sources:
            at = source.text.find(file)
            if at >= 0:
                return source.span(at, at + len(file))
    return game.kit.span
