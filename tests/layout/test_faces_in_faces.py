"""Faces in faces: parts, and pictures of others."""

from pathlib import Path

import pytest

from pnp.frame import Face, Nested
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
