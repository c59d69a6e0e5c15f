"""Texts over which the edge of a picture runs."""

from pathlib import Path

import pytest
from PIL import Image

from tests.checks.printed.faces import on_card

TEXT = "words: {text: 'HHHHHHHHHH HHHHHHHHHH', at: [2 mm, %s mm], size: [30 mm, 12 mm], class: tall}"
FOUND = ["'words' runs over the edge of 'art' on orders/march"]


def over_edge(folder: Path, top: float, art: str = "", between: str = "", mode: str = "L") -> list[str]:
    """The findings on a card whose upper half, 20 mm of 40, is a picture. top: of the text, in mm."""
    Image.new(mode, (400, 200), 200 if mode == "L" else (200, 200, 200, 0)).save(folder / "art.png")
    picture = f"art: {{image: art.png, at: [0 mm, 0 mm], size: [40 mm, 20 mm]{art}}}"
    elements = "\n".join(filter(None, (picture, between, TEXT % top)))
    return on_card(folder, "P170", elements, "classes: {tall: {size: 12 pt, color: ink}}\n")


@pytest.mark.parametrize(("top", "found"), [(2, []), (24, []), (17.3, FOUND)])
def test_a_line_through_which_the_lower_edge_runs(top: float, found: list[str], tmp_path: Path) -> None:
    assert over_edge(tmp_path, top) == found


def test_a_text_of_which_some_lines_are_on_the_picture(tmp_path: Path) -> None:
    # Two lines of 12 pt, about 5 mm apart: one above 20 mm, one below.
    assert over_edge(tmp_path, 15.5) == FOUND


@pytest.mark.parametrize(
    "keys",
    [
        {"between": "plate: {box: true, color: paper, at: [1 mm, 14 mm], size: [38 mm, 14 mm]}"},
        {"art": ", opacity: 0.3"},
        {"mode": "RGBA"},
    ],
    ids=["a box between", "a watermark", "transparent"],
)
def test_what_is_no_ground_has_no_edge(keys: dict[str, str], tmp_path: Path) -> None:
    assert over_edge(tmp_path, 15.5, **keys) == []
