"""Sample texts that lie on pictures and gradients, where each letter has a ground of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from pnp.fonts import FontBook
from pnp.frame import Face, Group, Image, Ink, Item, Nested, Shading
from pnp.layout.drawing.contrast_samples import is_bold
from pnp.layout.drawing.inked_lines import inked, lines_of, meet, size_of
from pnp.layout.drawing.painted_elements import PaintedElement, PlaceMemo
from pnp.layout.drawing.partial_contrast import MERGED, MixedText
from pnp.layout.drawing.reports import ContrastSample
from pnp.layout.drawing.scene import Canvas
from pnp.layout.geometry.background import Layers, is_closed
from pnp.layout.geometry.outlines import Point
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.palette import Palette, PlaceColor, contrast

# A text is as hard to read as the best of its worst letters, if these are so many of all.
_SHARE: Final = 0.2
# So many letters of a text are looked at, and so many points of each.
_MOST_LETTERS: Final = 80
_POINTS: Final = 3


class Letter(NamedTuple):
    """A letter on a picture: its contrast, and the colour under it."""

    ratio: float
    behind: Layers


def sample_on_pictures(canvas: Canvas, mixed: PlaceMemo[MixedText], theme: ResolvedTheme) -> None:
    """Add a sample of each text of a finished face that lies on pictures, of its line that is hardest to read."""
    drawn = canvas.painted
    for text in mixed.of(drawn):
        under = [drawn[below] for below in text.under]
        if any(has_pictures(below.items) for below in under):
            samples = _samples(drawn[text.number], under, canvas, theme.setter.engine.book, theme.palette)
            worst = min(samples, key=lambda sample: sample[0], default=None)
            canvas.notes.reports += [worst[1]] if worst else []


def has_pictures(items: Iterable[Item]) -> bool:
    """Whether there is anything among items whose colour differs from place to place."""
    return any(
        isinstance(item, Image | Shading)
        or (isinstance(item, Group) and (item.multiply or has_pictures(item.items)))
        or (isinstance(item, Nested) and _shows_pictures(item.face))
        for item in items
    )


@lru_cache(maxsize=2048)
def _shows_pictures(face: Face) -> bool:
    """The same of a nested face, such as a part of a map, which many drawings show."""
    return has_pictures(face.art)


def _samples(
    part: PaintedElement, under: Sequence[PaintedElement], canvas: Canvas, book: FontBook, palette: Palette
) -> Iterator[tuple[float, ContrastSample]]:
    """Samples of the lines of a text, each with its contrast."""
    lines = [(line, line.run) for line in lines_of(part) if line.run and not line.run.halo and line.is_to_be_read]
    every = sum(len(run.text) for _, run in lines) // _MOST_LETTERS + 1
    bounds = [below.bounds() for below in under]
    for line, run in lines:
        near = [below for below, box in zip(under, bounds, strict=True) if meet(box, line.bounds)]
        letters = [
            [_layers_at(point, part, near) for point in letter.points[:: len(letter.points) // _POINTS + 1]]
            for letter in list(inked(line, book))[::every]
        ]
        worst = hardest_to_read(letters, run.ink, palette)
        if worst:
            sample = ContrastSample(
                **part.subject(canvas.face),
                color=run.ink.token,
                ground=near[0].element.name,
                size=size_of(line),
                bold=is_bold(run.font),
                opacity=run.ink.opacity,
                behind=worst.behind,
                on_picture=True,
                lost=run.text,
                lost_letters=worst.share,
            )
            yield worst.ratio, sample


def _layers_at(point: Point, part: PaintedElement, near: Sequence[PaintedElement]) -> Layers:
    """What lies under a text at a point."""
    layers = part.layers_at(*point)
    for below in near:
        if is_closed(layers):
            break
        layers += below.layers_at(*point)
    return layers


class Hardest(NamedTuple):
    """The letter by which a line on a picture is measured. share: how many letters are lost, if they are few."""

    ratio: float
    behind: Layers
    share: str = ""


def hardest_to_read(letters: Iterable[Sequence[Layers]], ink: Ink, palette: Palette) -> Hardest | None:
    """The letter by which a line is measured; None if it lies on no picture, or on one of unknown colours.

    letters: of each, what lies under some of its points.
    """
    found: list[Letter] = []
    is_on_picture = False
    for points in letters:
        is_on_picture = is_on_picture or any(isinstance(token, PlaceColor) for behind in points for token, _ in behind)
        seen = sorted(filter(None, (_seen(behind, ink, palette) for behind in points)), key=lambda at: at.ratio)
        found += seen[len(seen) // 2 : len(seen) // 2 + 1]
    if not is_on_picture or not found:
        return None
    found.sort(key=lambda letter: letter.ratio)
    lost = sum(letter.ratio < MERGED for letter in found)
    if 0 < lost <= int(_SHARE * len(found)):
        return Hardest(*found[0], f"{lost} of {len(found)} letters")
    return Hardest(*found[int(_SHARE * len(found))])


def _seen(behind: Layers, ink: Ink, palette: Palette) -> Letter | None:
    """A point of a letter; None if it lies on an unknown colour."""
    ground, color = palette.seen(behind), palette.seen(((ink.token, ink.opacity), *behind))
    return Letter(contrast(color, ground), ((str(ground), 1.0),)) if ground and color else None
