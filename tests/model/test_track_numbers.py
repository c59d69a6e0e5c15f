"""The spaces of a track, as a kit reads them: those that are only counted, too."""

from pnp.model.boards import Board, Space, Track
from pnp.model.lookup import look_up


def test_counted_spaces_are_spaces() -> None:
    board = Board(id="channel", track=Track(count=3, start=5))
    assert [space.id for space in board.spaces] == ["5", "6", "7"]
    assert [space.id for space in look_up(board.track, "spaces")] == ["5", "6", "7"]
    assert board.track is not None and board.track.spaces == ()


def test_listed_spaces_come_first() -> None:
    track = Track(count=3, spaces=(Space(id="inn", name="Inn"),))
    assert [space.id for space in look_up(track, "spaces")] == ["inn", "2", "3"]


def test_a_board_without_a_track_has_none() -> None:
    assert Board(id="map").spaces == ()
