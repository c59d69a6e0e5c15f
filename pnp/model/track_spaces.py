"""The numbers of the spaces of a track, of those that are only counted, too."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.model.boards import Space, Track


def numbers_of(track: Track) -> Iterator[int]:
    """The numbers of all spaces."""
    return (number_of(track, index, space) for index, space in enumerate(track.every_space))


def number_of(track: Track, index: int, space: Space) -> int:
    """The number of the space at an index: its own, or counted from the start."""
    return space.number if space.number is not None else track.start + index
