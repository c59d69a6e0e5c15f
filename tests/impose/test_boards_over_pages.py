"""A face larger than the paper, cut over pages."""

import pytest

from pnp.findings import Span
from pnp.frame import Breaks, Face, Path, Piece
from pnp.impose import Plan, impose
from pnp.impose.tiles import cut_length
from pnp.measures import Size
from pnp.papers import A4, LETTER, Margins, Paper, parse_paper, with_margins
from tests.impose.pieces import LETTERING, corners, lines

CELLS = tuple(20.0 * i for i in range(1, 22))


def board(breaks: Breaks | None = None, bleed: float = 3.0) -> Face:
    return Face(id="board", size=Size(320.0, 420.0), bleed=bleed, breaks=breaks, span=Span("board.yaml", 2, 1))


def piece(front: Face, **more: object) -> Piece:
    return Piece(id="board", kind="board", front=front, **more)  # type: ignore[arg-type]


def test_a_board_is_cut_along_its_cells_into_the_fewest_and_most_equal_pages() -> None:
    sheets = impose([piece(board(Breaks(CELLS, CELLS)))], LETTER, Plan(), LETTERING).sheets
    # 16 × 21 cells; portrait Letter shows 10 × 13 of them, landscape 13 × 10 and would take six pages.
    assert [sheet.placements[0].window for sheet in sheets] == [
        (0.0, 0.0, 160.0, 220.0),
        (160.0, 0.0, 160.0, 220.0),
        (0.0, 220.0, 160.0, 200.0),
        (160.0, 220.0, 160.0, 200.0),
    ]
    assert corners(sheets[0]) == [(27.95, 29.7)]
    assert sheets[0].size == Size(215.9, 279.4)


def test_only_the_outside_of_a_board_bleeds_so_that_pages_butt() -> None:
    sheets = impose([piece(board())], LETTER, Plan(), LETTERING).sheets
    assert [sheet.placements[0].bleed for sheet in sheets] == [
        (3.0, 3.0, 0.0, 0.0),
        (0.0, 3.0, 3.0, 0.0),
        (3.0, 0.0, 0.0, 3.0),
        (0.0, 0.0, 3.0, 3.0),
    ]


def test_a_long_track_is_laid_on_landscape_paper() -> None:
    track = Face(id="track", size=Size(550.0, 150.0))
    sheets = impose([piece(track)], A4, Plan(), LETTERING).sheets
    assert [sheet.size for sheet in sheets] == [Size(297.0, 210.0)] * 2


def test_pages_say_which_part_they_are_and_show_it_in_a_small_map() -> None:
    sheets = impose([piece(board())], LETTER, Plan(title="Kit"), LETTERING).sheets
    assert [sheet.label.split(" · ")[1] for sheet in sheets] == [
        f"part {name} of 2 × 2" for name in ("A1", "A2", "B1", "B2")
    ]
    here, cells = sheets[3].marks[-2:]
    assert isinstance(here, Path)
    assert isinstance(cells, Path)
    assert len(cells.segments) == 4
    assert here.segments == cells.segments[3:]


def test_an_overlap_runs_on_under_the_right_and_lower_neighbour() -> None:
    plan = Plan(overlap=8.0)
    sheets = impose([piece(board(Breaks(CELLS, CELLS)))], LETTER, plan, LETTERING).sheets
    assert [sheet.placements[0].window for sheet in sheets] == [
        (0.0, 0.0, 168.0, 228.0),
        (160.0, 0.0, 160.0, 228.0),
        (0.0, 220.0, 168.0, 200.0),
        (160.0, 220.0, 160.0, 200.0),
    ]
    left = (215.9 - 168) / 2
    upright = {line[0] for line in lines(sheets[0]) if line[0] == line[2]}
    assert upright == {round(left + at, 3) for at in (0, 160, 168)}  # the seam and the end of the tab


def test_the_back_of_a_board_shows_the_part_behind() -> None:
    two_sided = piece(board(), back=board())
    plan = Plan(backs="duplex-long-edge")
    front, back = impose([two_sided], LETTER, plan, LETTERING).sheets[:2]
    assert front.placements[0].window == (0.0, 0.0, 160.0, 210.0)
    assert back.placements[0].window == (160.0, 0.0, 160.0, 210.0)
    assert back.placements[0].bleed == (0.0, 3.0, 3.0, 0.0)


def test_each_copy_of_a_board_has_pages_of_its_own() -> None:
    sheets = impose([piece(board(), copies=2)], LETTER, Plan(), LETTERING).sheets
    assert [sheet.placements[0].copy for sheet in sheets] == [1, 1, 1, 1, 2, 2, 2, 2]


@pytest.mark.parametrize(
    ("paper", "where"),
    [
        (A4, "A4 within 6 mm margins"),
        (parse_paper("330x402mm"), "330 × 402 mm within 6 mm margins"),
        (with_margins(parse_paper("a4-landscape"), Margins(5, 20)), "A4 (297 × 210 mm) within 5 × 20 mm margins"),
    ],
)
def test_a_cell_larger_than_the_paper_is_reported(paper: Paper, where: str) -> None:
    imposed = impose([piece(board(Breaks((), (400.0,))))], paper, Plan(), LETTERING)
    (finding,) = imposed.findings
    assert imposed.sheets == ()
    assert (finding.code, finding.span) == ("P801", Span("board.yaml", 2, 1))
    assert finding.message == f"board: 320 × 420 mm does not fit {where}"


@pytest.mark.parametrize(
    ("length", "breaks", "room", "overlap", "cuts"),
    [
        (100, (), 100, 0, (0, 100)),
        (100, (), 99, 0, (0, 50, 100)),
        (100, (), 60, 10, (0, 50, 100)),
        (100, (), 10, 10, ()),
        (100, (30, 60, 90), 90, 0, (0, 60, 100)),
        (100, (30, 60, 90), 45, 0, (0, 30, 60, 100)),
        (100, (30,), 60, 0, ()),
        (100, (0, 50, 100, 120), 60, 0, (0, 50, 100)),
    ],
)
def test_a_length_is_cut_into_few_and_equal_parts(length, breaks, room, overlap, cuts) -> None:
    assert cut_length(length, breaks, room, overlap) == cuts
