"""The name of a counter that lies on a board so small that what is printed on it cannot be read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pnp.frame import Face, Item, TextRun, items_in
from pnp.layout.boards.lettering import plate_size, plated, style_of
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Pt

# How much wider than its counter a name may be: about as wide as the cell.
_WIDEST = 1.4
# How much of the height of its counter its plate takes at most: it must not hide what the counter shows.
_HIGHEST = 0.36


def name_below(
    names: Iterable[str], face: Face, legible: Face, box: Box, theme: ResolvedTheme, size: Pt
) -> Iterator[Item]:
    """The first name that is printed low on a counter, too small to read, on a plate at its foot, if it has room.

    face: the counter. legible: the same without small words. box: where it lies. size: of the name, in points.
    """
    low = _words(run for run in _runs(face) if run.y > face.size.height / 2)
    kept = _words(_runs(legible))
    style = style_of(theme, "board-counter-name", size, "sans-bold", size)
    for name in names:
        printed = _close(name)
        if len(printed) > 1 and printed in low and printed not in kept:
            width, height = plate_size(name, style, theme)
            if width <= box.width * _WIDEST and height <= box.height * _HIGHEST:
                yield from plated(name, (box.center[0], box.bottom - height / 4), style, theme, opacity=1.0)
            return


def _runs(face: Face) -> Iterator[TextRun]:
    return items_in(face.art, TextRun, lambda nested: True)


def _words(runs: Iterable[TextRun]) -> str:
    return "".join(_close(run.text) for run in runs)


def _close(words: str) -> str:
    return "".join(words.split())
