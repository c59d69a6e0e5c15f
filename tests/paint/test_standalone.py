"""Faces and pages as SVG files that need nothing else."""

from __future__ import annotations

import re

from pnp.frame import Face, Item, Nested, Segment, TextRun
from pnp.measures import Size
from pnp.paint.standalone import standalone_svg
from tests.paint.documents import BLACK_TEXT, BLUE, box, drawings

# Large enough to be worth an object of its own.
LAYER = Face(id="layer", size=Size(40.0, 4.0), art=tuple(box(float(x), 0.0, 0.5, 1.0, BLUE) for x in range(20)))


def svg(*art: Item, trim: tuple[Segment, ...] = ()) -> str:
    face = Face(id="face", size=Size(50.0, 20.0), art=art, trim=trim)
    return standalone_svg(face, drawings(outlined=True)(face))


def test_what_is_shown_once_stands_where_it_is_shown() -> None:
    assert "<use" not in svg(Nested(LAYER, 1.0, 2.0))


def test_what_is_shown_twice_is_defined_once() -> None:
    shown = svg(Nested(LAYER, 1.0, 2.0), Nested(LAYER, 1.0, 9.0))
    (name,) = re.findall(r'<g id="([^"]*)">', shown)
    assert shown.count(f'<use href="#{name}"/>') == 2
    # The bars of the layer, and the paper.
    assert shown.count("<path ") == 21


def test_a_line_of_text_is_one_element() -> None:
    shown = svg(TextRun(5.0, 10.0, "Ten men", "serif", 10.0, BLACK_TEXT, 20.0))
    (data,) = re.findall(r'<path transform="[^"]*" d="([^"]*)"', shown)
    # A stroke of the pen for each letter begins at its place on the line; the space has none.
    assert len(re.findall(r"M-?[\d.]+ 0m", data)) == 6
    assert "<use" not in shown


def test_a_round_face_is_cut_to_its_trim() -> None:
    trim: tuple[Segment, ...] = (("M", 0.0, 1.0), ("L", 1.0, 0.0), ("L", 2.0, 1.0), ("Z",))
    shown = svg(box(0.0, 0.0, 50.0, 20.0), trim=trim)
    assert '<clipPath id="_trim"><path d="m0 1l1-1 1 1z"/></clipPath>' in shown
    assert '<g clip-path="url(#_trim)"' in shown
