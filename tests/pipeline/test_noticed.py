"""What is noticed in books, in their figures and on the first page reaches the findings."""

from pathlib import Path

import pytest

from pnp.pipeline.compiled_kit import compile_kit
from pnp.pipeline.starter import write_starter
from tests.pipeline.conftest import change

TIGHT = """
layouts:
  - layout: tight
    size: [20 mm, 10 mm]
    elements:
      words: {text: '{{ card.text }}', at: [2 mm, 2 mm], size: [16 mm, 4 mm]}
"""
FIGURE = "\n::figure{layout=tight card=long}\n"


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    folder = tmp_path / "inn"
    list(write_starter(folder, "inn"))
    (folder / "tight.yaml").write_text(TIGHT)
    cards = "id,number,name,copies,type,text\nlong,1,Long,12,M,Every unit of yours may move as far as it can go.\n"
    (folder / "orders.csv").write_text(cards)
    return folder


def found(kit: Path, code: str) -> list[str]:
    return [
        f"{Path(finding.span.file).name}:{finding.span.line}:{finding.span.column} {finding.message}"
        for finding in compile_kit(kit, "inn").findings
        if finding.code == code
    ]


def test_words_that_do_not_fit_a_face_that_only_a_figure_shows_are_an_error(kit):
    assert found(kit, "P101") == []
    (kit / "rules.md").write_text((kit / "rules.md").read_text() + FIGURE)
    messages = found(kit, "P101")
    assert len(messages) == 1
    assert messages[0].startswith("orders.csv:2:18 ")
    assert "too much text for 'words' on figure/tight" in messages[0]


def test_a_face_that_is_printed_and_shown_in_a_figure_is_told_of_once(kit):
    (kit / "rules.md").write_text((kit / "rules.md").read_text() + FIGURE)
    change(kit / "components.yaml", "layout: order, back: card-back", "layout: tight")
    messages = found(kit, "P101")
    assert len(messages) == 1
    assert "on orders/long" in messages[0]


def test_names_on_a_board_that_only_a_figure_shows_are_told_of(kit):
    components = kit / "components.yaml"
    components.write_text("".join(line for line in components.open() if "id: board" not in line))
    (kit / "rules.md").write_text((kit / "rules.md").read_text() + "\n::board{valley}\n")
    change(kit / "board.yaml", "Northern edge, cells: A5:E5, label: false", "Northern ⚅ edge, cells: A5:E5")
    assert "board.yaml:21:34 no font has '⚅' for 'valley' on figure/valley" in found(kit, "P102")


def test_a_character_without_a_font_in_a_record_of_a_table_in_a_book(kit):
    change(kit / "play.yaml", "Draw one card.", "Draw ⚅ cards.")
    assert found(kit, "P102") == ["play.yaml:18:39 no font has '⚅' in 'rules'"]


def test_a_title_that_no_font_has_is_told_even_without_a_book(kit):
    components = kit / "components.yaml"
    components.write_text("".join(line for line in components.open() if "id: rulebook" not in line))
    change(kit / "kit.yaml", "title: Inn", "title: 客栈")
    assert "kit.yaml:6:8 no font has '客 栈' in 'print-me-first'" in found(kit, "P102")
