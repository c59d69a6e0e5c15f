"""Words in drawings, which are outlines there: how small they are printed, and what lies under them; thin lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from pnp.frame import Group, Ink, Item, Lettering, Nested, Path
from pnp.layout.drawing.contrast_samples import sampled
from pnp.layout.drawing.edges import is_too_thin
from pnp.layout.drawing.inked_lines import is_within
from pnp.layout.drawing.picture_contrast import hardest_to_read
from pnp.layout.drawing.reports import ContrastSample, ReportSubject, TextSize, ThinLine
from pnp.layout.drawing.scene import Canvas
from pnp.layout.geometry.background import Layers, is_closed, layers_at
from pnp.layout.geometry.bounding_box import Bounds, bounding_box
from pnp.layout.geometry.box import Box
from pnp.measures import Mm
from pnp.palette import Palette

# The layers at a point.
Below = Callable[[Mm, Mm], Layers]
# Words on a picture are looked at in so many places.
_PLACES: Final = 12


class DrawnWords(NamedTuple):
    """Words of a drawing, in its own mm.

    ink: none if they have no plain colour. below: what is painted before them, in lists from the topmost.
    """

    lettering: Lettering
    ink: Ink | None
    bounds: Bounds
    below: tuple[Sequence[Item], ...]


def words_in(
    items: Sequence[Item], below: tuple[Sequence[Item], ...] = (), opacity: float = 1.0
) -> Iterator[DrawnWords]:
    """The words among the items of a drawing. below, opacity: of the groups around these."""
    for number, item in enumerate(items):
        if not isinstance(item, Group):
            continue
        before = (items[:number], *below)
        if item.lettering is None:
            yield from words_in(item.items, before, opacity * item.opacity)
        elif bounds := bounding_box(item.items):
            fill = next((path.fill for path in item.items if isinstance(path, Path) and path.fill), None)
            yield DrawnWords(item.lettering, fill and Ink(fill.token, "text", fill.opacity * opacity), bounds, before)


class PlacedDrawing:
    """A drawing on a face or a page. path: its file. shown: the part of it that it fills; what is beyond is cut off."""

    def __init__(self, path: str, nested: Nested, shown: Box) -> None:
        self.path, self.nested = path, nested
        limits = shown.x, shown.y, shown.right, shown.bottom
        self.words = [words for words in words_in(nested.face.art) if is_within(self._box(words).center, limits)]

    def _box(self, words: DrawnWords) -> Box:
        """Where words are on the face."""
        left, top, right, bottom = (edge * self.nested.scale for edge in words.bounds)
        return Box(self.nested.x + left, self.nested.y + top, right - left, bottom - top)

    def thin_lines(self, about: ReportSubject) -> Iterator[ThinLine]:
        """A report of its thinnest line, if that is too thin to print."""
        width = self.nested.face.thinnest_line * self.nested.scale
        if is_too_thin(width):
            yield ThinLine(**about, width=width, drawing=self.path)

    def report(self, about: ReportSubject, canvas: Canvas, palette: Palette) -> None:
        """Report its words and its thinnest line, before it is put on the canvas."""
        canvas.notes.reports += self.thin_lines(about)
        if not self.words:
            return
        side = min(canvas.box.width, canvas.box.height)
        size = min(words.lettering.size for words in self.words) * self.nested.scale
        canvas.notes.reports.append(TextSize(**about, size=size, side=side, drawing=self.path))
        snapshot = canvas.snapshot()

        def sample_words() -> Iterator[ContrastSample]:
            for sample, box in self.samples(about, snapshot.at, palette):
                yield from (sample,) if sample.on_picture else sampled(sample, box, canvas, sample.behind)

        canvas.probe((about["element_span"], self.path, self.nested.scale), sample_words)

    def samples(self, about: ReportSubject, below: Below, palette: Palette) -> Iterator[tuple[ContrastSample, Box]]:
        """Samples of its words with what lies under their middle, and where they are.

        Of those on pictures, the one that is hardest to read. below: what lies under a point of the drawing.
        """
        on_pictures = []
        for words in self.words:
            if words.ink is None:
                continue
            sample, box = self._sample(words, words.ink, about), self._box(words)
            hardest = hardest_to_read([(layers,) for layers in self._along(words, below)], words.ink, palette)
            if hardest:
                sample = replace(sample, behind=hardest.behind, ground=about["element"], on_picture=True)
                on_pictures.append((hardest.ratio, sample, box))
            else:
                yield replace(sample, behind=self._layers_at(words, below, *box.center)), box
        if on_pictures:
            yield min(on_pictures, key=lambda found: found[0])[1:]

    def _sample(self, words: DrawnWords, ink: Ink, about: ReportSubject) -> ContrastSample:
        return ContrastSample(
            **about,
            color=ink.token,
            ground="",
            size=words.lettering.size * self.nested.scale,
            opacity=ink.opacity,
            lost=words.lettering.words.strip(),
            drawing=self.path,
        )

    def _along(self, words: DrawnWords, below: Below) -> Iterator[Layers]:
        """What lies under the middle of words, from left to right."""
        box = self._box(words)
        for place in range(_PLACES):
            yield self._layers_at(words, below, box.x + box.width * (place + 0.5) / _PLACES, box.center[1])

    def _layers_at(self, words: DrawnWords, below: Below, x: Mm, y: Mm) -> Layers:
        """What lies under a point of the face: of the drawing, then of what is under that."""
        nested = self.nested
        layers: Layers = ()
        for items in words.below:
            layers += layers_at(items, (x - nested.x) / nested.scale, (y - nested.y) / nested.scale)
            if is_closed(layers):
                return layers
        return layers + below(x, y)
