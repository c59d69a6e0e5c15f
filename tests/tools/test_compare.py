from pathlib import Path

from PIL import Image, ImageDraw
from reportlab.pdfgen.canvas import Canvas

from tools.compare.files import Compared, Files, compared_at
from tools.compare.pages import PageDifference, changed_pixels, differences, first_change, side_by_side


def pdf(path: Path, *pages: str, box: float = 0.0) -> Path:
    """Pages of 100 × 100 points with some words, and a black box of so many points."""
    canvas = Canvas(str(path), pagesize=(100, 100))
    for words in pages:
        canvas.drawString(5, 80, words)
        canvas.rect(20, 20, box, box, stroke=0, fill=1)
        canvas.showPage()
    canvas.save()
    return path


def test_equal_pages_do_not_differ(tmp_path: Path):
    before, after = pdf(tmp_path / "a.pdf", "one", "two"), pdf(tmp_path / "b.pdf", "one", "two")
    assert differences(before, after, 72) == [PageDifference(1, 0.0), PageDifference(2, 0.0)]


def test_the_share_is_that_of_the_pixels_that_changed(tmp_path: Path):
    # A box of 40 × 40 on a page of 100 × 100; the blur makes it larger by about a pixel on each side.
    [page] = differences(pdf(tmp_path / "a.pdf", "one"), pdf(tmp_path / "b.pdf", "one", box=40), 72)
    assert 0.16 <= page.share <= 0.42 * 0.42
    assert page.words == ""


def test_words_that_changed_are_told_where_they_part(tmp_path: Path):
    [page] = differences(pdf(tmp_path / "a.pdf", "roll two dice"), pdf(tmp_path / "b.pdf", "roll ten dice"), 72)
    assert page.words == "two dice → ten dice"
    assert not page.is_same


def test_a_page_that_only_one_file_has_differs_wholly(tmp_path: Path):
    pages = differences(pdf(tmp_path / "a.pdf", "one"), pdf(tmp_path / "b.pdf", "one", "two"), 72)
    assert pages == [PageDifference(1, 0.0), PageDifference(2, 1.0, "only after")]


def test_a_faint_difference_is_none_and_a_moved_edge_of_less_than_a_pixel_neither():
    white, faint = Image.new("RGB", (20, 20), "white"), Image.new("RGB", (20, 20), (240, 240, 240))
    assert changed_pixels(white, faint).histogram()[255] == 0
    spot = white.copy()
    spot.putpixel((10, 10), (200, 200, 200))
    assert changed_pixels(white, spot).histogram()[255] == 0


def test_pictures_of_two_sizes_are_compared_on_the_larger():
    small, large = Image.new("RGB", (10, 10), "white"), Image.new("RGB", (20, 20), "white")
    ImageDraw.Draw(large).rectangle((12, 0, 19, 19), fill="black")
    assert changed_pixels(small, large).size == (20, 20)
    assert changed_pixels(small, large).histogram()[255] >= 8 * 20


def test_a_text_that_ends_earlier_is_told():
    assert first_change(["a", "b"], ["a"]) == "b → (end)"
    assert first_change(["a"], ["a"]) == ""


def test_side_by_side_shows_before_after_and_the_change_in_red(tmp_path: Path):
    before, after = pdf(tmp_path / "a.pdf", "one"), pdf(tmp_path / "b.pdf", "one", box=40)
    shown = side_by_side(before, after, 1, 72)
    assert shown.size == (100 * 3 + 12 * 2, 100)
    # The middle of the box, 40 points from the left and from the bottom.
    assert [shown.getpixel((x + 40, 60)) for x in (0, 112, 224)] == [(255, 255, 255), (0, 0, 0), (220, 0, 0)]


def test_a_file_that_only_one_version_wrote_is_told(tmp_path: Path):
    files = Files("a.pdf", tmp_path / "a.pdf", pdf(tmp_path / "b.pdf", "one"))
    assert compared_at(files, 72) == Compared(files, problem="only after")
