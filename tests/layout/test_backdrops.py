"""Classes whose box is a part of the frame kit of the theme."""

from __future__ import annotations

from pathlib import Path as FilePath

import pytest

from pnp.frame import Face, Field, Nested, Path, TextRun
from tests.layout.kits import everything, face_of, kit_with, told

THEME = """
theme: probe
extends: {family}
classes:
  head: {{backdrop: heading, color: accent, padding: [8 mm, 0 mm, 0 mm, 1 mm]}}
  card-panel: {{backdrop: panel, fill: parchment, color: accent, radius: 1 mm}}
"""
HEAD = "theme: probe"


def face(folder: FilePath, element: str, family: str = "gothic") -> Face:
    return face_of(folder, element, head=HEAD, theme=THEME.format(family=family))


def parts(face: Face) -> list[str]:
    """Which parts of the frame kit a face shows."""
    return [item.face.id for item in everything(face.art) if isinstance(item, Nested) and "backdrop" in item.face.id]


def test_a_text_stands_on_the_part_that_its_class_names(tmp_path: FilePath) -> None:
    shown = face(tmp_path, "words: {text: Setting up, class: head, at: [2 mm, 2 mm], size: [50 mm, 7 mm]}")
    (run,) = [item for item in everything(shown.art) if isinstance(item, TextRun)]
    assert parts(shown) == ["backdrop-heading"]
    # Two millimetres of the element and eight of the padding, where the device stands.
    assert run.x == pytest.approx(10.0)


def test_the_head_of_a_section_may_have_an_icon_in_place_of_the_device(tmp_path: FilePath) -> None:
    """At the left of the box, no wider than the device, and above its rule as the words are."""
    shown = face(tmp_path, "words: {text: Moves, class: head, emblem: boot, at: [2 mm, 2 mm], size: [50 mm, 7 mm]}")
    assert parts(shown) == ["backdrop-heading-rule"]
    (boot,) = [item for item in everything(shown.art) if isinstance(item, Nested) and item.face.id == "icon-boot"]
    assert boot.x >= 2
    assert boot.x + boot.face.size.width * boot.scale <= 2 + 6.2
    assert 2 <= boot.y <= 9 - boot.face.size.height * boot.scale


def test_an_emblem_that_there_is_not_is_found_where_it_is_written(tmp_path: FilePath) -> None:
    element = "words: {text: Moves, class: head, emblem: boots, at: [2 mm, 2 mm], size: [50 mm, 7 mm]}"
    kit = kit_with(tmp_path, element, head=HEAD, theme=THEME.format(family="gothic"))
    (message,) = [line for line in told(kit.compose("probes").findings) if "boots" in line]
    assert "there is no icon 'boots'" in message


@pytest.mark.parametrize(
    "element",
    [
        "a: {box: true, class: card-panel, at: [2 mm, 2 mm], size: [50 mm, 20 mm]}",
        "a: {text: Words, class: card-panel, at: [2 mm, 2 mm], size: [50 mm, 20 mm]}",
        "a: {field: story, class: card-panel, at: [2 mm, 2 mm], size: [50 mm, 20 mm]}",
    ],
    ids=["box", "text", "field"],
)
def test_boxes_texts_and_fields_have_panels_in_the_colours_of_the_class(tmp_path: FilePath, element: str) -> None:
    shown = face(tmp_path, element)
    assert parts(shown) == ["backdrop-panel"]
    panel = next(item for item in everything(shown.art) if isinstance(item, Nested) and parts(shown)[0] == item.face.id)
    assert (panel.x, panel.y, panel.face.size.width, panel.face.size.height) == (2.0, 2.0, 50.0, 20.0)
    fills = {item.fill.token for item in everything(panel.face.art) if isinstance(item, Path) and item.fill}
    pens = {item.stroke.ink.token for item in everything(panel.face.art) if isinstance(item, Path) and item.stroke}
    assert "parchment" in fills
    assert "accent" in pens


def test_a_field_can_still_be_filled_in(tmp_path: FilePath) -> None:
    shown = face(tmp_path, "a: {field: story, class: card-panel, at: [2 mm, 2 mm], size: [50 mm, 20 mm]}")
    assert [item.name for item in everything(shown.art) if isinstance(item, Field)] == ["story"]


def test_the_colour_of_a_box_is_the_ground_of_its_panel(tmp_path: FilePath) -> None:
    shown = face(tmp_path, "a: {box: true, class: card-panel, color: slate, at: [2 mm, 2 mm], size: [50 mm, 20 mm]}")
    assert {item.fill.token for item in everything(shown.art) if isinstance(item, Path) and item.fill} >= {"slate"}


def test_in_a_theme_without_a_kit_they_are_plain(tmp_path: FilePath) -> None:
    shown = face(tmp_path, "a: {box: true, class: card-panel, at: [2 mm, 2 mm], size: [50 mm, 20 mm]}", "plain")
    (box,) = shown.art
    assert isinstance(box, Path)
    assert box.fill
    assert box.fill.token == "parchment"


def test_another_part_is_no_backdrop(tmp_path: FilePath) -> None:
    theme = "theme: probe\nextends: gothic\nclasses: {head: {backdrop: surface}}\n"
    kit = kit_with(tmp_path, "a: {text: Words, class: head}", head=HEAD, theme=theme)
    assert told(kit.theme_findings)
