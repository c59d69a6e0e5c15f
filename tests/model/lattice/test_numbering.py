"""Names of hexes: as games write them, back to their cells, and as VASSAL works them out."""

from __future__ import annotations

from itertools import product

import pytest

from pnp.errors import FieldError
from pnp.model.grids import Distance
from pnp.model.hexes import HexGrid, HexNumbers
from pnp.model.lattice import Counting, HexLattice, Numbering


def board(columns: int = 3, rows: int = 2, numbers: HexNumbers | None = None, **keys: object) -> HexLattice:
    grid = HexGrid(columns=columns, rows=rows, cell=Distance(16), numbers=numbers or HexNumbers(), **keys)  # type: ignore[arg-type]
    lattice = grid.lattice
    assert isinstance(lattice, HexLattice)
    return lattice


def names(lattice: HexLattice) -> list[str]:
    return [" ".join(map(lattice.name, row)) for row in lattice.rows]


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        (HexNumbers(), ["0101 0201 0301", "0102 0202 0302"]),
        (HexNumbers(like="A1"), ["A1 B1 C1", "A2 B2 C2"]),
        (HexNumbers(like="AA01"), ["AA01 AB01 AC01", "AA02 AB02 AC02"]),
        (HexNumbers(like="AA01", letters="doubled"), ["AA01 BB01 CC01", "AA02 BB02 CC02"]),
        (HexNumbers(like="1.1"), ["1.1 2.1 3.1", "1.2 2.2 3.2"]),
        (HexNumbers(like="00"), ["00 10 20", "01 11 21"]),
        (HexNumbers(like="0510"), ["0510 0610 0710", "0511 0611 0711"]),
        (HexNumbers(prefix="N"), ["N0101 N0201 N0301", "N0102 N0202 N0302"]),
        (HexNumbers(like="A1", first="rows"), ["A1 A2 A3", "B1 B2 B3"]),
        (HexNumbers(corner="bottom-left"), ["0102 0202 0302", "0101 0201 0301"]),
        (HexNumbers(corner="top-right"), ["0301 0201 0101", "0302 0202 0102"]),
        # The second column is pushed down: its numbers are those of the rows below.
        (HexNumbers(steps="staggered"), ["0101 0202 0301", "0102 0203 0302"]),
        (HexNumbers(steps="doubled"), ["0101 0202 0301", "0103 0204 0303"]),
        # Counted from below, the pushed column begins first.
        (HexNumbers(steps="doubled", corner="bottom-left"), ["0104 0203 0304", "0102 0201 0302"]),
    ],
)
def test_every_numbering_in_use(numbers: HexNumbers, expected: list[str]) -> None:
    assert names(board(numbers=numbers)) == expected


def test_half_hexes_at_the_top_come_before_the_first() -> None:
    assert names(board(border="half")) == ["0101 0200 0301", "0102 0201 0302", "0202"]
    assert names(board(border="half", tops="pointy")) == ["0101 0201 0301", "0002 0102 0202 0302"]


def test_what_is_no_name_of_the_board_leads_nowhere() -> None:
    lattice = board(numbers=HexNumbers(prefix="N"))
    wrong = ["0101", "N", "N101", "N1", "N0401", "N0103", "N0000", "N٠١٠١", "N01010", "", "N01-1", "nN0101"]
    assert [name for name in wrong if lattice.cell(name) is not None] == []
    letters = board(numbers=HexNumbers(like="A1", letters="doubled"))
    assert [letters.cell(name) for name in ("D1", "AB1", "a1", "1A", "A01")] == [None] * 5


def vassal_part(number: int, alphabetic: bool, zeros: int) -> str:
    """Letters repeat after Z; so many zeros stand before a number below ten, one fewer for each power of ten."""
    if alphabetic:
        return "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[number % 26] * (number // 26 + 1)
    return "0" * sum(number < 10**power for power in range(1, zeros + 1)) + str(number)


@pytest.mark.parametrize("pointy", [False, True])
@pytest.mark.parametrize(("h_down", "v_down"), [*product([False, True], repeat=2)])
@pytest.mark.parametrize("stagger", [False, True])
def test_names_are_those_of_vassal(pointy: bool, h_down: bool, v_down: bool, stagger: bool) -> None:
    """For each type, number of zeros, offset, separator and order.

    VASSAL numbers files (columns, of pointy hexes rows) as H, counted from the other end if ``hDescend`` (of pointy
    hexes: ``vDescend``), and hexes along them as V. Staggered, every other file has numbers higher by 1, or lower by 1
    if V descends. It counts descending numbers from the size of the board, we from its last hex.
    """
    files, length = 30, 4
    file_down, along_down = (v_down, h_down) if pointy else (h_down, v_down)
    kinds = list(product([False, True], [0, 1], [0, 1, 3]))
    for (h_letters, h_zeros, h_off), (v_letters, v_zeros, v_off), first_v in product(kinds, kinds, [False, True]):
        across = Counting(
            count=files,
            script="doubled-letters" if h_letters else "numbers",
            start=h_off + h_letters,
            digits=h_zeros + 1,
            reverse=file_down,
        )
        along = Counting(
            count=length,
            script="doubled-letters" if v_letters else "numbers",
            start=v_off + v_letters,
            digits=v_zeros + 1,
            reverse=along_down,
            staggered=stagger,
        )
        columns, rows = (along, across) if pointy else (across, along)
        numbering = Numbering(
            columns=columns, rows=rows, rows_first=first_v != pointy, separator=".", pushes_rows=pointy
        )
        lattice = HexLattice(files, length, numbering, pointy=pointy)
        for file, index in product((0, 1, 2, 25, 26, 29), range(length)):
            h = files - 1 - file if file_down else file
            v = length - index if along_down and stagger else length - 1 - index if along_down else index
            if stagger and file % 2:
                v += -1 if along_down else 1
            parts = vassal_part(h + h_off, h_letters, h_zeros), vassal_part(v + v_off, v_letters, v_zeros)
            name = ".".join(reversed(parts) if first_v else parts)
            cell = lattice.cell_in(*((index, file) if pointy else (file, index)))
            assert lattice.name(cell) == name
            assert lattice.cell(name) == cell


def test_middles_of_hexes_are_those_of_vassal() -> None:
    """For 0101 at (58, 50) and hexes 100 high, VASSAL has 0201 at (145, 100) and 0303 at (231, 250)."""
    lattice = board(3, 3)
    places = {name: lattice.center(cell) for cell in lattice.cells for name in [lattice.name(cell)]}
    for name, (x, y) in {"0101": (58, 50), "0201": (145, 100), "0303": (231, 250)}.items():
        assert places[name] == (pytest.approx(x / 100, abs=0.01), pytest.approx(y / 100, abs=0.005))


@pytest.mark.parametrize("border", ["half", "geomorphic"])
def test_numbers_of_one_digit_are_too_short_for_both_ways(border: str) -> None:
    # 27 columns from 0 to 26 and rows from 0 to 13: 112 would be row 12 of column 1, and row 2 of column 11.
    numbers = HexNumbers(like="00", corner="bottom-left", steps="doubled")
    with pytest.raises(FieldError, match="'00' is too short for so many hexes"):
        board(27, 6, numbers, border=border)
    # Nine columns have one digit each.
    lattice = board(9, 6, numbers, border=border)
    assert len({lattice.name(cell) for cell in lattice.cells}) == len(lattice.cells)
