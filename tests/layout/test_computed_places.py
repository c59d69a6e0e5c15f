"""Lengths of ``at`` and ``size`` may be templates."""

from __future__ import annotations

from pathlib import Path as FilePath

from pnp.frame import Path
from tests.layout.kits import Kit

FILES = """
layouts:
  - layout: track
    size: [60 mm, 20 mm]
    elements:
      %s
components:
  - {id: track, name: Track, kind: sheet, layout: track}
"""


def boxes(folder: FilePath, element: str) -> tuple[list[tuple[float, ...]], list[str]]:
    """The rectangles on the face, and what is wrong."""
    composed = Kit(folder, track=FILES % element).compose("track")
    art = composed.pieces[0].front.art
    found = [f"{finding.code} {finding.message}" for finding in composed.findings]
    return [item.segments[0][1:] for item in art if isinstance(item, Path)], found


def test_a_loop_moves_its_element(tmp_path: FilePath) -> None:
    element = "space: {box: true, for: n in range(3), at: ['{{ loop.index * 8 }} mm', 2 mm], size: [6 mm, 5 mm]}"
    expected = [(8.0, 2.0, 6.0, 5.0), (16.0, 2.0, 6.0, 5.0), (24.0, 2.0, 6.0, 5.0)]
    assert boxes(tmp_path, element) == (expected, [])


def test_a_computed_place_may_be_left_of_its_box(tmp_path: FilePath) -> None:
    inner = "dot: {box: true, at: ['{{ 2 - 5 }} mm', 2 mm], size: [6 mm, 5 mm]}"
    element = f"space: {{at: [10 mm, 10 mm], size: [20 mm, 10 mm], group: {{{inner}}}}}"
    assert boxes(tmp_path, element) == ([(7.0, 12.0, 6.0, 5.0)], [])


def test_a_size_is_computed_from_a_record(tmp_path: FilePath) -> None:
    element = "bar: {box: true, at: [2 mm, 2 mm], size: ['{{ kit.players.most * 10 }} mm', 25%]}"
    assert boxes(tmp_path, element) == ([(2.0, 2.0, 30.0, 5.0)], [])


def test_what_is_no_length_is_found(tmp_path: FilePath) -> None:
    found = boxes(tmp_path, "bar: {box: true, at: ['{{ kit.title }}', 2 mm], size: [4 mm, 4 mm]}")[1]
    assert [text.split(":")[0] for text in found] == ["Y203 at"]


def test_a_row_arranges_its_elements(tmp_path: FilePath) -> None:
    element = "row: {row: {a: {box: true, size: ['{{ 2 * 3 }} mm', 4 mm]}}}"
    message = "N210 a row or column arranges its elements: none of them can compute its size"
    assert message in boxes(tmp_path, element)[1]


def test_repeat_arranges_its_element(tmp_path: FilePath) -> None:
    element = "all: {repeat: {box: true, size: ['{{ 2 * 3 }} mm', 4 mm]}, count: 2}"
    assert "N210 repeat arranges its elements: none of them can compute its size" in boxes(tmp_path, element)[1]
