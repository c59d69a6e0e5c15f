"""Turn the pieces of one component into printable sheets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pnp.findings import Finding, Severity
from pnp.frame import Face, Piece
from pnp.impose.decks import fits, leaves_of, print_areas, with_gutters
from pnp.impose.drafts import Leaf
from pnp.impose.grid import best_grid
from pnp.impose.plan import BACK_DIFFERS, DOES_NOT_FIT, GRID_DOES_NOT_FIT, Imposition, Lettering, Plan
from pnp.impose.reach import short_bleeds
from pnp.impose.sheets import finish_sheets
from pnp.impose.tiles import cut_face, tiled
from pnp.measures import Mm, Size
from pnp.papers import Paper

# Front and back of a piece may differ by so much, as inches and millimetres do.
SAME: Final[Mm] = 0.01


def impose(pieces: Sequence[Piece], paper: Paper, plan: Plan, lettering: Lettering) -> Imposition:
    """Place every copy of every piece on sheets of paper, each stock on sheets of its own.

    Pieces keep their order; like sizes lie together. A piece larger than the paper is cut over pages,
    after the others. What does not fit at all is left out and reported; nothing else is left out.
    """
    leaves: list[Leaf] = []
    findings = list(_differing_backs(pieces, plan))
    for alike in _by_stock(pieces, plan):
        small, large = _split(alike, paper, plan)
        findings.extend(_unfit_grid(small, paper, plan))
        leaves.extend(leaves_of(small, paper, with_gutters(small, paper, plan)))
        for piece in large:
            folded = plan.backs == "gutterfold" and piece.back is not None
            cut = None if folded else cut_face(piece.front, paper, plan)
            if cut is None:
                findings.append(_unfit(piece, paper, plan))
            else:
                leaves.extend(tiled(piece, cut, plan))
    findings.extend(short_bleeds(leaves, pieces, paper, plan))
    return Imposition(finish_sheets(leaves, paper, plan, lettering), tuple(findings))


def _by_stock(pieces: Sequence[Piece], plan: Plan) -> list[list[Piece]]:
    """Pieces that may share paper: of one stock and, where the paper is folded, all with backs or none."""
    stocks: dict[tuple[str, bool], list[Piece]] = {}
    for piece in pieces:
        flat = plan.backs == "gutterfold" and piece.back is None
        stocks.setdefault((piece.stock, flat), []).append(piece)
    return list(stocks.values())


def _split(pieces: Sequence[Piece], paper: Paper, plan: Plan) -> tuple[list[Piece], list[Piece]]:
    """The pieces that fit whole, and those that do not."""
    areas = print_areas(pieces, paper, plan)
    small: list[Piece] = []
    large: list[Piece] = []
    whole: dict[Size, bool] = {}
    for piece in pieces:
        size = piece.front.size
        if size not in whole:
            whole[size] = any(fits(piece.front, print_area, plan) for print_area in areas)
        (small if whole[size] else large).append(piece)
    return small, large


def _differing_backs(pieces: Sequence[Piece], plan: Plan) -> Iterator[Finding]:
    for piece in pieces:
        if piece.back is not None and not _same_size(piece.front.size, piece.back.size):
            yield Finding(
                code=BACK_DIFFERS,
                severity=Severity.ERROR,
                message=f"{piece.id}: the front is {_size(piece.front)}, the back {_size(piece.back)}",
                span=piece.front.span or plan.span,
                hint="give both sides the same size",
            )


def _same_size(first: Size, second: Size) -> bool:
    return abs(first.width - second.width) < SAME and abs(first.height - second.height) < SAME


def _unfit(piece: Piece, paper: Paper, plan: Plan) -> Finding:
    folded = plan.backs == "gutterfold" and piece.back is not None
    where = f"one half of {paper.name}" if folded else f"{paper.name} within {paper.margins} margins"
    cure = "use backs: duplex-long-edge" if folded else "add breaks closer together, or make the face smaller"
    return Finding(
        code=DOES_NOT_FIT,
        severity=Severity.ERROR,
        message=f"{piece.id}: {_size(piece.front)} does not fit {where}",
        span=piece.front.span or plan.span,
        hint=cure,
    )


def _unfit_grid(pieces: Sequence[Piece], paper: Paper, plan: Plan) -> Iterator[Finding]:
    """Columns or rows that were asked for and do not fit, however the paper lies."""
    sizes = {piece.front.size: piece for piece in pieces}
    for piece in sizes.values():
        grids = [best_grid(piece.front, print_area.area.size, plan) for print_area in print_areas(pieces, paper, plan)]
        possible = [grid for grid in grids if grid is not None]
        best = max(possible, key=lambda grid: grid.capacity(grid.rows))
        for name, asked, real in (("columns", plan.columns, best.columns), ("rows", plan.rows, best.rows)):
            if asked is not None and real < asked:
                yield Finding(
                    code=GRID_DOES_NOT_FIT,
                    severity=Severity.WARNING,
                    message=f"{asked} {name} of {_size(piece.front)} do not fit {paper.name}, {real} do",
                    span=plan.span,
                    hint=f"leave {name} out to get as many as fit",
                )


def _size(face: Face) -> str:
    return f"{face.size.width:g} × {face.size.height:g} mm"
