"""What holds for every component on every paper."""

from collections import Counter
from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as st

from pnp.frame import Breaks, Face, Piece, Placement, Sheet
from pnp.impose import Backs, Lettering, Plan, impose
from pnp.impose.rects import Rect, bleed_of, trim_of
from pnp.impose.tiles import cut_face, tiled
from pnp.measures import Mm, Size
from pnp.papers import A4, LETTER
from tests.examples import examples

LETTERING = Lettering("label", lambda text, size: len(text) * size * 0.18)
SIZES = (Size(63.5, 88.9), Size(15.875, 15.875), Size(25.0, 15.0), Size(88.9, 88.9), Size(198.0, 267.0))
papers = st.sampled_from((A4, LETTER))
orientations = st.sampled_from(("auto", "portrait", "landscape"))
DUPLEX: tuple[Backs, ...] = ("duplex-long-edge", "duplex-short-edge", "separate", "fronts-then-backs")


@st.composite
def components(draw: st.DrawFn) -> list[Piece]:
    pieces = []
    for index in range(draw(st.integers(1, 6))):
        size = draw(st.sampled_from(SIZES))
        bleed = draw(st.sampled_from((0.0, 1.5, 3.0)))
        back = Face(id=f"back {index}", size=size, bleed=bleed) if draw(st.booleans()) else None
        front = Face(id=f"front {index}", size=size, bleed=bleed)
        copies = draw(st.integers(0, 14))
        pieces.append(Piece(id=str(index), kind="card", front=front, back=back, copies=copies))
    return pieces


@st.composite
def plans(draw: st.DrawFn, backs: tuple[Backs, ...]) -> Plan:
    return Plan(
        backs=draw(st.sampled_from(backs)),
        gap=draw(st.sampled_from((0.0, 2.0, 6.0))),
        may_turn=draw(st.booleans()),
        title="Kit",
        component="Component",
    )


def whole_paper(sheet: Sheet) -> Rect:
    return Rect.at(0.0, 0.0, sheet.size)


def shared(first: Rect, second: Rect) -> tuple[Mm, Mm]:
    """How wide and how high the two overlap, negative if they do not."""
    across = min(first.right, second.right) - max(first.left, second.left)
    return across, min(first.bottom, second.bottom) - max(first.top, second.top)


@examples(40)
@given(components(), papers, plans(("none", "gutterfold", *DUPLEX)))
def test_every_copy_is_printed_once_and_nothing_overlaps(pieces: list[Piece], paper, plan: Plan) -> None:
    imposed = impose(pieces, paper, plan, LETTERING)
    left_out = {finding.message.partition(":")[0] for finding in imposed.findings if finding.code == "P801"}
    printed = Counter(
        (placement.frame.id, placement.copy) for sheet in imposed.sheets for placement in sheet.placements
    )
    printed_pieces = [piece for piece in pieces if piece.id not in left_out]
    wanted = {(piece.front.id, copy) for piece in printed_pieces for copy in range(1, piece.copies + 1)}
    if plan.backs != "none":
        backed = [piece for piece in printed_pieces if piece.back]
        wanted |= {(piece.back.id, copy) for piece in backed for copy in range(1, piece.copies + 1)}
    assert printed == Counter(wanted)
    # Only a front and a back together can be too large: nothing else has a reason to be left out.
    assert not left_out or plan.backs == "gutterfold"
    for sheet in imposed.sheets:
        live = whole_paper(sheet).grown(-6.0 + 1e-6, -6.0 + 1e-6, -6.0 + 1e-6, -6.0 + 1e-6)
        for placement in sheet.placements:
            trim = trim_of(placement)
            assert trim.left >= live.left
            assert trim.top >= live.top
            assert trim.right <= live.right
            assert trim.bottom <= live.bottom
        for first, second in combinations(sheet.placements, 2):
            assert not trim_of(first).overlaps(bleed_of(second)), "a bleed runs into a neighbour"
            assert not trim_of(second).overlaps(bleed_of(first)), "a bleed runs into a neighbour"
            both = shared(bleed_of(first), bleed_of(second))
            # In the corner of a last row that is not full two bleeds may meet, where all is waste.
            assert min(both) <= 1e-6 or max(both) <= max(first.frame.bleed, second.frame.bleed) + 1e-6


def turned_over(placement: Placement, size: Size, vertical: bool) -> tuple[Rect, tuple[int, int]]:
    """Where a placement is seen from behind, and which way its top points, as (dx, dy)."""
    trim = trim_of(placement)
    up_x, up_y = {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}[placement.turn]
    if vertical:
        mirrored = Rect(size.width - trim.right, trim.top, size.width - trim.left, trim.bottom)
        return mirrored, (-up_x, up_y)
    return Rect(trim.left, size.height - trim.bottom, trim.right, size.height - trim.top), (up_x, -up_y)


def rounded(rect: Rect, up: tuple[int, int]) -> tuple[float, ...]:
    return (*(round(value, 5) for value in rect), *up)


@examples(40)
@given(components(), papers, plans(DUPLEX), orientations)
def test_the_back_lies_exactly_behind_its_front(pieces, paper, plan: Plan, orientation: str) -> None:
    plan = Plan(backs=plan.backs, gap=plan.gap, orientation=orientation)
    sheets = impose(pieces, paper, plan, LETTERING).sheets
    fronts = [sheet for sheet in sheets if sheet.side == "front"]
    backs = {sheet.label.replace("back", "front"): sheet for sheet in sheets if sheet.side == "back"}
    numbers = {piece.front.id: piece for piece in pieces}
    for front in fronts:
        back = backs.get(front.label)
        portrait = front.size.height >= front.size.width
        vertical = portrait == (plan.backs != "duplex-short-edge")
        expected = Counter(
            (numbers[p.frame.id].back.id, p.copy, *rounded(*turned_over(p, front.size, vertical)))
            for p in front.placements
            if numbers[p.frame.id].back
        )
        placed = back.placements if back else ()
        upright = {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}
        assert expected == Counter((p.frame.id, p.copy, *rounded(trim_of(p), upright[p.turn])) for p in placed)


@examples(60)
@given(
    st.floats(220, 1500),
    st.floats(220, 1500),
    st.sampled_from((0.0, 12.7, 19.0, 25.4)),
    papers,
    orientations,
)
def test_the_parts_of_a_board_cover_it_exactly_once(width: Mm, height: Mm, cell: Mm, paper, orientation: str) -> None:
    breaks = None
    if cell:
        breaks = Breaks(
            tuple(cell * i for i in range(1, int(width / cell) + 1)),
            tuple(cell * i for i in range(1, int(height / cell) + 1)),
        )
    board = Face(id="board", size=Size(width, height), breaks=breaks)
    plan = Plan(orientation=orientation)
    cut = cut_face(board, paper, plan)
    assert cut is not None
    pages = tiled(Piece(id="board", kind="board", front=board), cut, plan)
    windows = [page.front.placements[0].window for page in pages]
    columns = sorted({(round(x, 6), round(x + w, 6)) for x, _, w, _ in windows})
    rows = sorted({(round(y, 6), round(y + h, 6)) for _, y, _, h in windows})
    assert len(windows) == len(columns) * len(rows)
    for spans, length in ((columns, width), (rows, height)):
        assert spans[0][0] == 0
        assert abs(spans[-1][1] - length) < 1e-5
        assert all(first[1] == second[0] for first, second in pairwise(spans))
    for page in pages:
        trim = trim_of(page.front.placements[0])
        assert trim.left > 6 - 1e-6
        assert trim.top > 6 - 1e-6
        assert trim.right < cut.paper.size.width - 6 + 1e-6
        assert trim.bottom < cut.paper.size.height - 6 + 1e-6
