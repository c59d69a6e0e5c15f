"""The spaces of a track, those that are only counted, too, and their numbers."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.model.boards import Space, Track


def spaces_of(track: Track) -> tuple[Space, ...]:
    """The listed spaces, then as many plain ones as ``count`` asks for."""
    listed = track.spaces
    count = max(track.count or 0, len(listed))
    return (*listed, *(Space(id=f"{track.start + index}") for index in range(len(listed), count)))


def numbers_of(track: Track) -> Iterator[int]:
    """The numbers of all spaces."""
    return (number_of(track, index, space) for index, space in enumerate(spaces_of(track)))


def number_of(track: Track, index: int, space: Space) -> int:
    """The number of the space at an index: its own, or counted from the start."""
    return space.number if space.number is not None else track.start + index
