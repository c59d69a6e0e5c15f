"""How large a track is in mm, and where a track that is larger than the paper may be cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pnp.frame import Breaks
from pnp.layout.boards.routes import Route, lay_out, row_length
from pnp.layout.boards.track_ground import SWING
from pnp.measures import COMMON_LIVE_AREA, Mm, Size
from pnp.model.boards import Track

_SPACE: Final = Size(22.0, 22.0)
# Between two tiles, and round them all, as a share of the smaller side of a tile.
GAP: Final = 0.09
_BORDER: Final = 2.0


def space_size(track: Track) -> Size:
    """The size of one tile in mm: as declared (one length for a square), else 22 mm."""
    if not track.space:
        return _SPACE
    return Size(track.space[0].mm, track.space[-1].mm)


def route_of(track: Track) -> Route:
    """The way over all spaces, each of its declared size."""
    return lay_out(track, len(track.every_space), space_size(track), _pitch(track))


def natural_size(track: Track) -> Size:
    """The declared size of the whole track, else its size with spaces of their declared size."""
    return route_of(track).size(border(track))


def border(track: Track) -> Mm:
    """What is left free around all spaces: stalls leave room for the bends of the road before them."""
    return _BORDER + 2 * SWING if track.space_shape == "stall" else _BORDER


def breaks(track: Track) -> Breaks:
    """Where the track may be cut: between the columns and rows of its spaces, or after the spaces that it names."""
    count, pitch, size = len(track.every_space), _pitch(track), space_size(track)
    route = route_of(track) if count else None
    if route is None or route.pitch is None:
        return Breaks()
    # The cut runs in the middle of the gap between two tiles.
    edge = border(track)
    across, down = edge - (pitch.width - size.width) / 2, edge - (pitch.height - size.height) / 2
    bounds, long = route.bounds(), row_length(track, count)
    columns = round((bounds.width - size.width) / pitch.width) + 1
    rows = round((bounds.height - size.height) / pitch.height) + 1
    after_columns: Sequence[int] = range(1, columns)
    after_rows: Sequence[int] = range(1, rows)
    if track.shape == "line":
        after_columns, after_rows = track.breaks or after_columns, ()
    elif track.shape == "rows":
        after_rows = sorted({round(at / long) for at in track.breaks}) or after_rows
        # Rows that paper can show are not divided.
        if bounds.width + 2 * edge <= COMMON_LIVE_AREA.height:
            after_columns = ()
    return Breaks(
        xs=tuple(across + at * pitch.width for at in after_columns if 0 < at < columns),
        ys=tuple(down + at * pitch.height for at in after_rows if 0 < at < rows),
    )


def _pitch(track: Track) -> Size:
    size = space_size(track)
    gap = min(size.width, size.height) * GAP
    return Size(size.width + gap, size.height + gap)
