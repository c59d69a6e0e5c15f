"""How much bleed a placement shows, worked out by hand."""

from __future__ import annotations

from pnp.frame import Face, Placement
from pnp.measures import Size
from pnp.paint.placing import clip_of

CARD = Face(id="card", size=Size(60, 90), bleed=3)


def test_card_alone_shows_its_bleed_all_round() -> None:
    assert clip_of(Placement(CARD, 10, 10)) == (-3, -3, 66, 96)


def test_butted_card_shows_bleed_only_where_it_has_no_neighbour() -> None:
    assert clip_of(Placement(CARD, 10, 10, bleed=(3, 3, 0, 0))) == (-3, -3, 63, 93)


def test_sides_of_a_turned_card_are_those_of_the_sheet() -> None:
    # Turned clockwise, the left of the card lies on top and its bottom on the left: both keep their bleed here.
    assert clip_of(Placement(CARD, 10, 10, 90, bleed=(3, 3, 0, 0))) == (-3, 0, 63, 93)


def test_window_of_a_board_runs_over_its_outer_edges_only() -> None:
    board = Face(id="board", size=Size(400, 400), bleed=3)
    placed = Placement(board, 10, 10, window=(0, 0, 200, 200), bleed=(3, 3, 0, 0))
    assert clip_of(placed) == (-3, -3, 203, 203)
