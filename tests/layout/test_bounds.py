"""Numbers that no face can have are refused where they are written, never changed into others without a word."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.load.kit import load_kit
from tests.layout.kits import HEAD, Kit, kit_with, told


@pytest.mark.parametrize(
    ("element", "finding"),
    [
        ("a: {box: true, size: [-5 mm, 5 mm]}", "5:29 Y203 size '-5 mm' leaves no room for anything"),
        ("a: {text: x, size: [0 mm, 5 mm]}", "5:27 Y203 size '0 mm' leaves no room for anything"),
        ("a: {box: true, size: [9 mm, 0]}", "5:35 Y203 size '0' leaves no room for anything"),
        ("a: {box: true, size: [-50%, 5 mm]}", "5:29 Y203 size '-50%' leaves no room for anything"),
        (
            "a: {box: true, size: [900000 mm, 5%]}",
            "5:29 Y203 size '900000 mm' is more than 5 m, or 50 times its room",
        ),
        ("a: {box: true, at: [0 mm, 90000%]}", "5:33 Y203 at '90000%' is more than 5 m, or 50 times its room"),
        ("a: {box: true, radius: -1 mm}", "5:30 Y203 radius '-1 mm' is negative"),
        ("a: {row: {b: {text: x}}, gap: -3 mm}", "5:37 Y203 gap '-3 mm' is negative"),
        ("a: {grid: {b: {text: x}}, columns: 0}", "5:42 Y203 columns '0' is not between 1 and 1,000"),
        ("a: {grid: {b: {text: x}}, columns: -1}", "5:42 Y203 columns '-1' is not between 1 and 1,000"),
        ("a: {grid: {b: {text: x}}, rows: nan}", "5:39 Y203 rows 'nan' is not a number"),
        ("a: {grid: {b: {text: x}}, rows: inf}", "5:39 Y203 rows 'inf' is not between 1 and 1,000"),
        ("a: {grid: {b: {text: x}}, rows: 2.5}", "5:39 Y203 rows 2.5 is not a whole number"),
        ("a: {polygon: {sides: 2}}", "5:28 Y203 sides '2' is not between 3 and 100"),
        ("a: {polygon: {sides: 1e99}}", "5:28 Y203 sides '1e99' is not between 3 and 100"),
        ("a: {box: true, turn: inf}", "5:28 Y203 turn 'inf' is not between -1e+06 and 1e+06"),
        ("a: {row: {b: {text: x, grow: -2}}}", "5:36 Y203 grow '-2' is not between 0 and 1e+06"),
        ("a: {path: M 0 0 L 9 9, view: [0, 9]}", "5:37 Y203 view '0' is not between 0.001 and 1e+06"),
        ("a: {path: M 0 0 L 9 9, view: [9]}", "5:36 Y204 view is a width and a height"),
        ("a: {ruler: 9 m}", "5:18 Y203 ruler: '9 m' is not a length: write a number with mm, cm, in, pt or %"),
        ("a: {ruler: 9000 mm}", "5:18 Y203 ruler '9000 mm' is more than 2000 mm"),
        ("a: {ruler: -5 cm}", "5:18 Y203 ruler '-5 cm' is less than 1 mm"),
        ("a: {face: probe, scale: 0}", "5:31 Y203 scale '0' is not between 0.01 and 100"),
        ("a: {text: x, fit: -4 pt}", "5:25 Y203 fit '-4 pt' is negative"),
        ("a: {pips: 1000000000000}", "5:17 N210 1000000000000 of them are too many for a face: at most 200"),
        (
            "a: {repeat: {text: x, size: [1 mm, 1 mm]}, count: 1000000000}",
            "5:57 N210 1000000000 of them are too many for a face: at most 2,000",
        ),
    ],
)
def test_a_number_that_an_element_cannot_have(tmp_path, element, finding):
    findings = kit_with(tmp_path, element).compose("probes").findings
    assert told(findings)[:1] == [f"layouts.yaml:{finding}"]


@pytest.mark.parametrize(
    "element",
    [
        "a: {line: [[0%, 0%], [100%, 0%]], size: [20 mm, 0 mm]}",
        "a: {row: {b: {text: x, size: [0 mm, 5 mm], grow: 1}}}",
        "a: {box: true, at: [-2 mm, -2 mm], size: [100% - 6 mm, 50%]}",
        "a: {box: true, inset: -1 mm, bleeds: true}",
        "a: {polygon: {sides: 100}}",
        "a: {pips: 200, gap: 0 mm, size: [60 mm, 5 mm]}",
    ],
)
def test_a_number_that_an_element_can_have(tmp_path, element):
    assert told(kit_with(tmp_path, element).compose("probes").findings) == []


@pytest.mark.parametrize(
    ("keys", "finding"),
    [
        ("bleed: -2 mm", "4:12 Y203 bleed '-2 mm' is negative"),
        ("bleed: 4 cm\nsafe: 20 mm", "5:11 Y203 a safe zone of 20 mm leaves nothing of the face"),
        ("bleed: 90 mm", "4:12 Y203 bleed '90 mm' is more than 50 mm"),
        ("safe: -1 mm", "4:11 Y203 safe '-1 mm' is negative"),
        ("corner: -1 mm", "4:13 Y203 corner '-1 mm' is negative"),
    ],
)
def test_a_number_that_a_layout_cannot_have(tmp_path, keys, finding):
    findings = kit_with(tmp_path, "a: {box: true}", keys=f"{keys}\n").compose("probes").findings
    assert told(findings) == [f"layouts.yaml:{finding}"]


@pytest.mark.parametrize(
    ("key", "message"),
    [
        ("size: 0 pt", "size '0 pt' is less than 0.352778 mm"),
        ("size: -8 pt", "size '-8 pt' is less than 0.352778 mm"),
        ("size: 99999 pt", "size '99999 pt' is more than 705.556 mm"),
        ("leading: 0", "leading '0' is not between 0.1 and 20"),
        ("leading: nan", "leading 'nan' is not a number"),
        ("tracking: -9000", "tracking '-9000' is not between -500 and 5,000"),
        ("width: -1 mm", "width '-1 mm' is negative"),
        ("padding: [1 mm, -1 mm]", "padding '-1 mm' is negative"),
        ("dash: -1 mm", "dash '-1 mm' is negative"),
        ("opacity: 4", "opacity '4' is not between 0 and 1"),
    ],
)
def test_a_number_that_a_class_cannot_have(tmp_path, key, message):
    theme = f"theme: own\nextends: plain\nclasses:\n  x: {{{key}}}\n"
    kit = Kit(tmp_path, head="theme: own\n", theme=theme)
    assert [one.message for one in kit.theme_findings] == [message]
    assert {(one.span.file, one.span.line) for one in kit.theme_findings} == {("probe/theme.yaml", 4)}


@pytest.mark.parametrize(
    ("text", "finding"),
    [
        ("grid: {columns: 0, rows: 3, cell: 9 mm}", "3:21 Y111 a grid has from 1 to 250 columns and rows"),
        ("grid: {columns: 3, rows: 999, cell: 9 mm}", "3:30 Y111 a grid has from 1 to 250 columns and rows"),
        ("grid: {columns: 3, rows: 3, cell: -9 mm}", "3:39 Y111 a cell of a grid is from 0.5 to 5000 mm wide"),
        (
            "grid: {columns: 3, rows: 3, cell: 9 mm, breaks: {columns: 0, rows: 1}}",
            "3:63 Y111 a board is cut after at least one column and row",
        ),
        ("track: {count: 6, per_row: 0}", "3:32 Y111 a row of a track has from 1 to 1000 spaces"),
        ("track: {count: 1000000000}", "3:20 Y111 a track has from 1 to 1000 spaces"),
        ("track: {count: 6, space: [0 mm, 9 mm]}", "3:30 Y111 a size is a width and a height from 0.5 to 5000 mm"),
        ("track: {count: 6, breaks: [-3]}", "3:31 Y111 a track breaks after a number of spaces, from 1 on"),
        ("nodes: {size: [0 mm, 9 mm]}", "3:19 Y111 a size is a width and a height from 0.5 to 5000 mm"),
        ("nodes: {size: []}", "3:19 Y111 a size is a width and a height from 0.5 to 5000 mm"),
        (
            "nodes: {size: [9 mm, 9 mm], nodes: [{id: a, at: [1 mm]}]}",
            "3:53 Y111 a place is two lengths: [from the left, from the top]",
        ),
        ("mat: {size: [9 mm, -9 mm]}", "3:17 Y111 a size is a width and a height from 0.5 to 5000 mm"),
        (
            "mat: {size: [9 mm, 9 mm], areas: [{id: a, at: [0 mm, 0 mm], size: [0 mm, 0 mm]}]}",
            "3:71 Y111 a size is a width and a height from 0.5 to 5000 mm",
        ),
    ],
)
def test_a_number_that_a_board_cannot_have(tmp_path, text, finding):
    (tmp_path / "kit.yaml").write_text(HEAD)
    (tmp_path / "b.yaml").write_text(f"boards:\n  - id: b\n    {text}\n")
    assert told(load_kit(tmp_path, "probe").findings) == [f"b.yaml:{finding}"]


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        ("gap: -4 mm", "a gap is from 0 to 100 mm"),
        ("gap: 4000 mm", "a gap is from 0 to 100 mm"),
        ("columns: 0", "a book has from 1 to 3 columns"),
        ("columns: 1000000000", "a book has from 1 to 3 columns"),
    ],
)
def test_a_number_that_a_component_cannot_have(tmp_path: Path, keys, message):
    (tmp_path / "kit.yaml").write_text(HEAD)
    (tmp_path / "b.yaml").write_text(f"components:\n  - {{id: b, layout: card, {keys}}}\n")
    column = 26 + len(keys.split(" ")[0]) + 2
    assert told(load_kit(tmp_path, "probe").findings) == [f"b.yaml:2:{column} Y111 {message}"]


def test_an_icon_without_a_view_cannot_be_drawn(tmp_path: Path):
    (tmp_path / "kit.yaml").write_text(HEAD)
    (tmp_path / "b.yaml").write_text("icons:\n  - {id: b, view: [0, 64], paths: [{d: M 0 0 L 1 1}]}\n")
    message = "the view of an icon is its width and its height, both more than 0"
    assert told(load_kit(tmp_path, "probe").findings) == [f"b.yaml:2:19 Y111 {message}"]
