"""Faces and pages → their text with what is under it, for boards, tables and books, which are not elements."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from pnp.findings import Span
from pnp.frame import Face, Group, Image, Item, Nested, Page, Path, Piece, Shading, TextRun, items_in
from pnp.layout.drawing.contrast_samples import is_bold
from pnp.layout.drawing.picture_contrast import Hardest, hardest_to_read, has_pictures
from pnp.layout.drawing.reports import ContrastSample
from pnp.layout.geometry.background import FaceFills, Fills, Layers, is_closed, layers_at, rotate_back, without_places
from pnp.layout.geometry.bounding_box import Bounds, bounding_box
from pnp.layout.geometry.outlines import corner_bounds
from pnp.measures import MM_PER_PT, Mm
from pnp.palette import Palette, PlaceColor

Below = Callable[[Mm, Mm], Layers]
# The height of the middle of lower-case letters above the baseline, as a share of the size.
_MIDDLE: Final = 0.3
# A shape narrower or lower than these shares of the text is part of a drawing, not a background.
_WIDE, _HIGH = 0.5, 0.6
# This many runs of one ink and size on a face are sampled, and this many where each place has a colour of its own.
_ENOUGH: Final = 8
_ENOUGH_ON_PICTURES: Final = 40
# A run on a picture is looked at in so many places for each em.
_PLACES_AN_EM: Final = 2
_MOST_PLACES: Final = 60
# Components with more faces are cards and counters, whose elements are sampled already.
MANY_FACES: Final = 12
_LONGEST: Final = 24
_NOWHERE: Final = Span("(made by pnp)", 1, 1, 1, 1)


class Probe(NamedTuple):
    """A run of text with the layers under it. is_part: they are under another part of it than its middle.

    places: of one on a picture, the layers under each of some places along it.
    """

    run: TextRun
    behind: Layers
    is_part: bool = False
    places: tuple[Layers, ...] = ()


def samples_on_pieces(
    pieces: Sequence[Piece], palette: Palette, fills: FaceFills | None = None
) -> tuple[ContrastSample, ...]:
    """Samples of the text on the faces of a component with few faces: boards, sheets, player aids.

    The element of a sample is the text itself, and its place that of the face. fills: of faces that were sampled
    before, which parts of a map may still be.
    """
    faces = {id(face): face for piece in pieces for face in (piece.front, piece.back) if face is not None}
    if len(faces) > MANY_FACES:
        return ()
    return samples_on_faces(tuple(faces.values()), palette, fills)


def samples_on_faces(
    faces: Sequence[Face], palette: Palette, fills: FaceFills | None = None
) -> tuple[ContrastSample, ...]:
    """The same of some faces."""
    known = fills or FaceFills()
    return _distinct(
        sample for face in faces for sample in _samples(face.art, face.id, face.span or _NOWHERE, palette, known)
    )


def samples_on_pages(name: str, span: Span, pages: Sequence[Page], palette: Palette) -> tuple[ContrastSample, ...]:
    """Samples of the text on the pages of a book. span: the place that names its text."""
    return _distinct(
        sample
        for page in pages
        for sample in _samples(page.items, f"page {page.label} of {name}", span, palette, FaceFills())
    )


def _distinct(samples: Iterable[ContrastSample]) -> tuple[ContrastSample, ...]:
    """The first sample of each kind of text on each background."""
    first: dict[object, ContrastSample] = {}
    for sample in samples:
        key = (sample.color, sample.opacity, sample.outline, sample.behind, sample.size, sample.bold, bool(sample.lost))
        first.setdefault(key, sample)
    return tuple(first.values())


def _samples(
    items: Sequence[Item], face: str, span: Span, palette: Palette, fills: FaceFills
) -> Iterator[ContrastSample]:
    """Samples of the text on one face or page; of that of each kind on pictures, the one that is hardest to read."""
    on_pictures: dict[_Kind, tuple[Hardest, ContrastSample]] = {}
    for run, behind, is_part, places in contrast_probes(items, fills):
        sample = _sample(run, behind, face, span, is_part=is_part)
        if not places:
            yield sample
        elif hardest := hardest_to_read([(place,) for place in places], run.ink, palette):
            known = on_pictures.get(_kind(run))
            if known is None or hardest.ratio < known[0].ratio:
                lost = "part" if hardest.share else ""
                sample = replace(
                    sample, behind=hardest.behind, ground="", lost=run.text, lost_letters=lost, on_picture=True
                )
                on_pictures[_kind(run)] = hardest, sample
    yield from (sample for _, sample in on_pictures.values())


def _sample(run: TextRun, behind: Layers, face: str, span: Span, *, is_part: bool) -> ContrastSample:
    return ContrastSample(
        face=face,
        element=run.text if len(run.text) <= _LONGEST else f"{run.text[:_LONGEST]}…",
        lost=run.text if is_part else "",
        text_span=span,
        element_span=span,
        color=run.ink.token,
        ground=behind[0][0] if behind else "",
        size=run.size,
        bold=is_bold(run.font),
        opacity=run.ink.opacity,
        outline=run.halo,
        behind=behind,
    )


def contrast_probes(items: Sequence[Item], fills: FaceFills | None = None) -> Iterator[Probe]:
    """Runs of text with the layers under their middle: a number of each ink and size, evenly chosen.

    Other layers under another part of such a run follow. Faces that are shown on others are left out: they are sampled
    themselves.
    """
    enough = _ENOUGH_ON_PICTURES if has_pictures(items) else _ENOUGH
    counts = _counts(items)
    seen = Counter[_Kind]()
    for run, below in _placed(items, _on_paper, fills or FaceFills()):
        if run.ink.role == "ornament":
            continue
        kind = _kind(run)
        seen[kind] += 1
        if seen[kind] % max(counts[kind] // enough, 1) == 0:
            middle, *others = dict.fromkeys(map(without_places, found := below.under(run)))
            yield Probe(run, middle)
            yield from (Probe(run, other, is_part=True) for other in others)
            if not run.halo and any(isinstance(token, PlaceColor) for layers in found for token, _ in layers):
                yield Probe(run, middle, places=below.along(run))


_Kind = tuple[str, float, float, str]


def _counts(items: Iterable[Item]) -> Counter[_Kind]:
    """How many runs of each kind there are, on faces that are part of the outer one, too."""
    parts = Counter(item.face for item in items_in(items, Nested) if _is_part(item))
    found = Counter(map(_kind, items_in(items, TextRun)))
    for face, times in parts.items():
        for kind, count in _counts_on(face).items():
            found[kind] += count * times
    return found


@lru_cache(maxsize=2048)
def _counts_on(face: Face) -> Counter[_Kind]:
    return _counts(face.art)


def _kind(run: TextRun) -> _Kind:
    return run.ink.token, run.ink.opacity, run.size, run.halo


def _on_paper(x: Mm, y: Mm) -> Layers:
    return ()


def _is_part(item: Nested) -> bool:
    """Whether a nested face is a part of the outer one, rather than a picture of something else."""
    return item.scale == 1.0 and not item.turn


def _placed(items: Iterable[Item], below: Below, of_face: FaceFills) -> Iterator[tuple[TextRun, _Fills]]:
    """Every run, in the same order, with what was filled before it."""
    fills = _Fills(below, of_face)
    for item in items:
        match item:
            case TextRun():
                yield item, fills
            case Group():
                yield from _placed(item.items, fills.inside(item), of_face)
                fills.add(item)
            case Nested():
                if _is_part(item) and _counts_on(item.face):
                    yield from _placed(item.face.art, fills.moved(item.x, item.y), of_face)
                fills.add(item)
            case Image() | Shading():
                fills.add(item)
            case Path() if item.fill is not None:
                fills.add(item)


def _bounds(path: Path) -> Bounds | None:
    """The bounding box of a path with its control points, faster than ``bounding_box``: patterns have thousands."""
    has_rectangles = len(path.segments) > 1 and any(segment[0] == "R" for segment in path.segments)
    return bounding_box((path,)) if has_rectangles else corner_bounds(path.segments)


_Fill = tuple[Bounds, Item]


def _is_opaque_box(item: Item) -> bool:
    is_filled = isinstance(item, Path) and item.fill is not None and item.fill.opacity >= 1.0
    return is_filled and isinstance(item, Path) and len(item.segments) == 1 and item.segments[0][0] == "R"


class _Fills:
    """What was filled so far, each with its bounding box."""

    def __init__(self, below: Below, of_face: FaceFills) -> None:
        self.below, self._of_face = below, of_face
        self.fills: list[_Fill] = []
        self._inner: dict[int, Fills] = {}

    def add(self, item: Item) -> None:
        """Put something on top."""
        bounds = _bounds(item) if isinstance(item, Path) else bounding_box((item,))
        if bounds:
            self.fills.append((bounds, item))

    def under(self, run: TextRun) -> tuple[Layers, ...]:
        """The layers under the middle of a run, then others under its ends."""
        height = run.size * MM_PER_PT
        y, high = run.y - height * _MIDDLE, height * _HIGH
        near = self._near(run.x, run.x + run.width, y)
        middle = self._at(near, run.x + run.width / 2, y, run.width * _WIDE, high)
        if not near or (len(near) == 1 and _is_opaque_box(near[0][1])):
            return (middle,)
        end = min(height, run.width) / 2
        ends = (self._at(near, x, y, 2 * end, high) for x in (run.x + end, run.x + run.width - end))
        return tuple(dict.fromkeys((middle, *ends)))

    def along(self, run: TextRun) -> tuple[Layers, ...]:
        """The layers under places along a run, evenly spread."""
        height = run.size * MM_PER_PT
        y = run.y - height * _MIDDLE
        near = self._near(run.x, run.x + run.width, y)
        count = min(round(run.width / height * _PLACES_AN_EM) + 1, _MOST_PLACES)
        return tuple([self._at(near, run.x + run.width * (place + 0.5) / count, y) for place in range(count)])

    def at(self, x: Mm, y: Mm) -> Layers:
        """The layers under a point."""
        return self._at(self._near(x, x, y), x, y)

    def _near(self, first: Mm, last: Mm, y: Mm) -> list[_Fill]:
        """What may be under a level line, from the topmost down to an opaque box under all of it."""
        near: list[_Fill] = []
        for fill in reversed(self.fills):
            left, top, right, bottom = fill[0]
            if left <= last and right >= first and top <= y <= bottom:
                near.append(fill)
                if left <= first and right >= last and _is_opaque_box(fill[1]):
                    break
        return near

    def _at(self, near: Iterable[_Fill], x: Mm, y: Mm, width: Mm = 0.0, height: Mm = 0.0) -> Layers:
        """The layers under a point that are at least this large."""
        layers: Layers = ()
        for (left, top, right, bottom), item in near:
            if left <= x <= right and right - left >= width and top <= y <= bottom and bottom - top >= height:
                layers += self._layers(item, x, y)
                if is_closed(layers):
                    return layers
        return layers + self.below(x, y)

    def _layers(self, item: Item, x: Mm, y: Mm) -> Layers:
        if not isinstance(item, Group | Nested):
            return layers_at((item,), x, y)
        fills = self._inner.get(id(item))
        if fills is None:
            fills = self._inner[id(item)] = Fills((item,), self._of_face)
        return fills.at(x, y)

    def inside(self, group: Group) -> Below:
        """The same in the coordinates of a group."""

        def below(x: Mm, y: Mm) -> Layers:
            return self.at(*rotate_back(x, y, -group.turn, group.x, group.y))

        return below

    def moved(self, x: Mm, y: Mm) -> Below:
        """The same in the coordinates of a nested face."""

        def below(across: Mm, down: Mm) -> Layers:
            return self.at(across + x, down + y)

        return below
