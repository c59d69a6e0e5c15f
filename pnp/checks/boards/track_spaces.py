"""The names of the spaces of a track, and where each leads."""

from collections.abc import Mapping, Sequence

from pnp.model.boards import Space, Track


def space_indexes(track: Track) -> Mapping[str, int]:
    """The index of every space of a track by its id and by its number; an id wins."""
    by_number = {str(space.number): index for index, space in enumerate(track.spaces) if space.number is not None}
    return by_number | {space.id: index for index, space in enumerate(track.spaces) if space.id}


def next_indexes(track: Track, index: int, indexes: Mapping[str, int]) -> Sequence[int]:
    """The indexes of the spaces that a space leads to: those that its ``next:`` names, else the following one."""
    space: Space = track.spaces[index]
    if space.next:
        return [indexes[name] for name in space.next if name in indexes]
    if index + 1 < len(track.spaces):
        return [index + 1]
    return [0] if track.loop else []


def label(space: Space) -> str:
    """A space in words: by its name or id, in quotes, else by its number."""
    if space.name or space.id:
        return repr(space.title)
    return "a space" if space.number is None else f"space {space.number}"
