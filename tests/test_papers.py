"""Papers and margins as users write them."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.errors import MeasureError
from pnp.measures import Size
from pnp.papers import A4, LETTER, PAPERS, Margins, Paper, parse_margins, parse_paper, shared_area, with_margins


@pytest.mark.parametrize(
    ("written", "folder", "width", "height"),
    [
        ("a4", "a4", 210, 297),
        ("A3", "a3", 297, 420),
        ("Letter", "letter", 215.9, 279.4),
        ("legal", "legal", 215.9, 355.6),
        ("tabloid", "tabloid", 279.4, 431.8),
        ("a5-landscape", "a5-landscape", 210, 148),
        ("330x482mm", "330x482mm", 330, 482),
        ("33 x 48.2 cm", "33x48.2cm", 330, 482),
        ("8.50×11IN", "8.5x11in", 215.9, 279.4),
        ("482x330mm", "482x330mm", 482, 330),
        ("482x330mm-landscape", "482x330mm", 482, 330),
        ("330x482mm-landscape", "330x482mm-landscape", 482, 330),
    ],
)
def test_a_paper_is_a_name_or_a_size(written: str, folder: str, width: float, height: float) -> None:
    paper = parse_paper(written)
    assert paper.id == folder
    assert (paper.size.width, paper.size.height) == pytest.approx((width, height))


@pytest.mark.parametrize(
    ("written", "message"),
    [
        (
            "a9",
            "'a9' is not a paper: write a4, a3, a5, letter, legal, tabloid, or a size such as 330x482mm or 8.5x11in",
        ),
        ("210x297", "'210x297' is not a paper: write a4"),
        ("", "'' is not a paper: write a4"),
        ("../x", "'../x' is not a paper: write a4"),
        ("10x10mm", "'10x10mm' is too small: paper is at least 125 × 175 mm"),
        ("125x174mm", "'125x174mm' is too small: paper is at least 125 × 175 mm"),
        ("300x5001mm", "'300x5001mm' is too large: no side is longer than 5000 mm"),
    ],
)
def test_what_is_no_paper_is_said(written: str, message: str) -> None:
    with pytest.raises(MeasureError) as error:
        parse_paper(written)
    assert str(error.value).startswith(message)


@given(st.text(max_size=20) | st.from_regex(r"[0-9.]{1,8}[x×][0-9.]{1,8}(mm|in)(-landscape)?", fullmatch=True))
def test_any_text_is_a_paper_with_a_plain_folder_or_an_error_of_the_user(text: str) -> None:
    try:
        paper = parse_paper(text)
    except MeasureError:
        return
    assert re.fullmatch(r"[a-z0-9.-]+", paper.id)
    assert paper.live.width > 100


@pytest.mark.parametrize(
    ("written", "sides", "ends"),
    [("6mm", 6, 6), ("12mm,5mm", 5, 12), ("3mm, 4mm, 12mm, 5mm", 5, 12), ("0.25in", 6.35, 6.35), ("0 mm", 0, 0)],
)
def test_the_wider_of_two_opposite_margins_counts(written: str, sides: float, ends: float) -> None:
    assert parse_margins(written) == Margins(pytest.approx(sides), pytest.approx(ends))


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("3mm,3mm,3mm", "'3mm,3mm,3mm' has 3 margins: write one, two (top and bottom, sides) or four"),
        ("-1mm", "'-1mm': a margin is 0 mm or more"),
        ("5", "'5' is not a length: write a number with mm, cm, in, pt or %"),
    ],
)
def test_what_are_no_margins_is_said(written: str, message: str) -> None:
    with pytest.raises(MeasureError) as error:
        parse_margins(written)
    assert str(error.value) == message


def test_margins_that_leave_too_little_are_refused() -> None:
    assert with_margins(A4, Margins(10, 20)).live == Size(190, 257)
    with pytest.raises(
        MeasureError, match="margins of 60 mm leave 90 × 177 mm of A4: at least 105 × 150 mm are needed"
    ):
        with_margins(A4, Margins(60, 60))


@pytest.mark.parametrize(
    ("papers", "width", "height"),
    [
        ((), 198, 267),
        ((A4,), 198, 267),
        ((A4, LETTER), 198, 267),
        ((parse_paper("a3"),), 198, 267),
        ((parse_paper("a5"),), 136, 198),
        ((A4, parse_paper("a5-landscape")), 136, 198),
        ((with_margins(A4, Margins(5, 20)), LETTER), 198, 257),
    ],
)
def test_sheets_have_the_area_that_all_papers_show(papers: tuple[Paper, ...], width: float, height: float) -> None:
    assert shared_area(papers) == Size(width, height)


def test_names_of_papers_are_names_of_folders_and_none_is_there_twice() -> None:
    assert len({paper.id for paper in PAPERS}) == len(PAPERS)
    assert all(paper.id.isascii() and paper.id.isalnum() and paper.id.islower() for paper in PAPERS)
    assert not any(paper.is_landscape for paper in PAPERS)
