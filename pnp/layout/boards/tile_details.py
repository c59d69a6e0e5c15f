"""What the tiles of a track say below their names: texts, declared fields, and on turns the weather and who arrives."""

from __future__ import annotations

from typing import Final

from pnp.analysis.arrivals import arrivals_in_words
from pnp.layout.boards.options import BoardOptions, comma_separated
from pnp.layout.templates.filters import display_text
from pnp.model.boards import Space, Track
from pnp.model.markers import Status
from pnp.model.track_spaces import number_of

# What every turn track can show, as the table of its turns does.
_OF_TURNS: Final = ("status", "arrivals")


def tile_details(track: Track, options: BoardOptions) -> tuple[str, ...]:
    """What each tile says below its name, in the order of the spaces; lines for several details.

    Raises ValueError with a sentence for the user if the track has no such detail.
    """
    keys = comma_separated(options.details)
    known = ("text", *(_OF_TURNS if track.turns else ()), *track.fields)
    for key in keys:
        if key not in known:
            instead = ": it has no turns: true" if key in _OF_TURNS else ""
            raise ValueError(f"the spaces have no field {key!r}{instead}; details are {', '.join(known)}")
    return tuple(
        "\n".join(filter(None, (_detail(key, space, number_of(track, index, space), track, options) for key in keys)))
        for index, space in enumerate(track.every_space if keys else ())
    )


def shown_status(space: Space, options: BoardOptions) -> Status | None:
    """The status that holds on a turn, if the tiles show it."""
    if options.game is None or "status" not in comma_separated(options.details):
        return None
    return options.game.statuses.find(space.status)


def _detail(key: str, space: Space, number: int, track: Track, options: BoardOptions) -> str:
    """The text of a space as it is, its weather and arrivals in words, other fields with their names."""
    game = options.game
    if key == "text":
        return space.text
    if key == "arrivals" and key not in track.fields:
        board = game.boards.find(options.seed) if game else None
        return arrivals_in_words(game, board, number) if game and board else ""
    if key == "status" and key not in track.fields:
        status = shown_status(space, options)
        return status.title if status else space.status
    value = space.fields.get(key)
    label = track.fields[key].name or key.replace("-", " ").capitalize()
    return "" if value is None or value == "" else f"{label}: {display_text(value)}"
