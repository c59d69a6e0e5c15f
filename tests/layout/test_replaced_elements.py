"""A layout that extends another one makes something else of an element of it, or removes it."""

from pathlib import Path

import pytest

from tests.layout.kits import Kit, told

BASE = """\
layouts:
  - layout: base
    size: [60 mm, 40 mm]
    elements:
      ground: {box: true, radius: 2 mm, color: cream}
      words: {row: {left: {icon: sword, ground: cream}, right: {text: Go}}, gap: 1 mm}
      edge: {line: [[0 mm, 1 mm], [9 mm, 1 mm]], after: words, color: ink}
  - layout: probe
    extends: base
    elements:
      %s
components: [{id: probes, kind: card, layout: probe}]
"""


@pytest.mark.parametrize(
    "change",
    [
        "ground: {icon: shield}",
        "ground: {box: null, icon: shield}",
        "words: {text: Stop}",
        "words: {row: {left: {circle: true, class: box, color: ink}}}",
        "words: null",
        "ground: {text: Under, class: text}",
    ],
)
def test_nothing_is_left_of_what_it_was(tmp_path: Path, change: str) -> None:
    kit = Kit(tmp_path, layouts=BASE % change)
    found = told(list(kit.compose("probes").findings))
    assert [line for line in found if " Y2" in line or " P119" in line] == []


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("ground: {box: true, icon: shield}", "the element 'ground' is 'box' and 'icon' at once"),
        ("ground: {radius: 1 mm, icon: shield}", "an icon has no key 'radius'"),
        ("{words: null, mine: {box: true, after: words}}", "'mine' cannot be drawn after 'words'"),
    ],
)
def test_what_the_heir_says_itself_is_not_excused(tmp_path: Path, change: str, message: str) -> None:
    kit = Kit(tmp_path, layouts=BASE % change)
    assert any(message in line for line in told(list(kit.compose("probes").findings)))
