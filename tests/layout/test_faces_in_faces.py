"""Faces in faces: parts, and pictures of others."""

from pathlib import Path

import pytest

from pnp.frame import Face, Nested
from pnp.layout.drawing.reports import OffFace
from tests.layout.kits import kit_with

PART = "layouts:\n  - {layout: part, size: [20 mm, 10 mm], elements: {f: {field: leader}}}\n"


def nested_in(face: Face) -> Nested:
    (nested,) = [item for item in face.art if isinstance(item, Nested) and item.face.size.width == 20]
    return nested


@pytest.mark.parametrize("scale", [1, 0.5])
@pytest.mark.parametrize(
    ("component", "is_picture"), [("", False), ("components:\n  - {id: parts, layout: part}\n", True)]
)
def test_a_face_that_is_printed_by_itself_is_a_picture(
    scale: float, component: str, is_picture: bool, tmp_path: Path
) -> None:
    element = f"a: {{face: part, scale: {scale}, at: [0 mm, 0 mm], size: [60 mm, 40 mm]}}"
    (piece,) = kit_with(tmp_path, element, more=PART + component).compose("probes").pieces
    assert nested_in(piece.front).is_picture == is_picture


HALF = """layouts:
  - layout: half
    size: [30 mm, 40 mm]
    elements:
      view: {{{view}, at: [{at} mm, 0 mm], size: [60 mm, 40 mm]}}
"""


@pytest.mark.parametrize("view", ["art: star, place: hills", "ornament: back"])
@pytest.mark.parametrize(
    ("trim", "at", "beyond"), [("true", -30, []), ("true", 0, []), ("true", -70, [70]), ("false", -30, [30])]
)
def test_a_trimmed_face_may_show_a_part_of_a_picture(
    view: str, trim: str, at: int, beyond: list[int], tmp_path: Path
) -> None:
    element = f"a: {{face: half, trim: {trim}, at: [0 mm, 0 mm], size: [30 mm, 40 mm]}}"
    done = kit_with(tmp_path, element, more=HALF.format(view=view, at=at)).compose("probes")
    inner = [one for one in done.reports if isinstance(one, OffFace) and one.element == "view"]
    assert [round(one.by) for one in inner] == beyond


def test_a_trimmed_face_must_show_its_texts_as_a_whole(tmp_path: Path) -> None:
    # 'Far' is cut at the left edge; what lies beside it may not be missed.
    more = HALF.format(view="text: Far away from here, valign: middle", at=-5)
    element = "a: {face: half, trim: true, at: [0 mm, 0 mm], size: [30 mm, 40 mm]}"
    done = kit_with(tmp_path, element, more=more).compose("probes")
    assert [one.element for one in done.reports if isinstance(one, OffFace)] == ["view"]
