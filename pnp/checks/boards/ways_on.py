"""What the spaces of a track are called, and where one goes on to from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pnp.model.boards import Space, Track


def places_by_name(track: Track) -> Mapping[str, int]:
    """The place of every space of a track, counted from 0, by its id and by its number; an id wins."""
    by_number = {str(space.number): at for at, space in enumerate(track.spaces) if space.number is not None}
    return by_number | {space.id: at for at, space in enumerate(track.spaces) if space.id}


def ways_on(track: Track, at: int, places: Mapping[str, int]) -> Sequence[int]:
    """The places to which one goes on from a space: what its ``next:`` names, else the following one."""
    space: Space = track.spaces[at]
    if space.next:
        return [places[name] for name in space.next if name in places]
    if at + 1 < len(track.spaces):
        return [at + 1]
    return [0] if track.loop else []


def called(space: Space) -> str:
    """A space in words: by its name or id, in quotes, else by its number."""
    if space.name or space.id:
        return repr(space.title)
    return "a space" if space.number is None else f"space {space.number}"
