"""The spreadsheet file of a kit: what it holds, and that a kit reads it again."""

from __future__ import annotations

import io
from pathlib import Path

from openpyxl import load_workbook

from pnp.export.xlsx import record_sheets, workbook
from pnp.load.kit import load_kit
from pnp.model.game import Game
from pnp.nodes import MapNode

HEAD = "kit: example\ntitle: Example\nplayers: 2\nlicence: CC-BY-4.0\n"
KIT = """\
decks:
  - id: orders
    fields: {spaces: number, sort: text}
    cards:
      - {id: march, name: March, copies: 2, spaces: 3, sort: 1-3, tags: [quick, own], when: {phase: move},
         text: "=Go **on**;\\nthen stop."}
      - {id: hold, name: Hold, number: 2, effects: [{do: modify, what: attack, by: +1, target: {side: own}}]}
units:
  - {id: pikes, name: Pikes, stats: {move: 2, hits: 3}}
stats: [{id: move, name: Move}, {id: hits, name: Hits}]
phases: [{id: move, name: Move}]
"""
AGAIN = """\
decks: [{id: orders, fields: {spaces: number, sort: text}, cards: {from: example.xlsx, sheet: orders}}]
units: {from: example.xlsx, sheet: units}
stats: {from: example.xlsx, sheet: stats}
phases: {from: example.xlsx, sheet: phases}
"""


def loaded(folder: Path, text: str) -> Game:
    (folder / "kit.yaml").write_text(HEAD, encoding="utf-8")
    (folder / "game.yaml").write_text(text, encoding="utf-8")
    result = load_kit(folder, ".")
    assert [f"{finding.span} {finding.message}" for finding in result.findings] == []
    assert result.game is not None
    return result.game


def values(game: Game) -> list[object]:
    """All that the records of the sheets say, without places."""
    cards = [
        (card.id, card.name, card.number, card.copies, card.text, card.tags, card.fields, card.when and card.when.phase)
        for card in game.decks[0].cards
    ]
    effects = [(effect.do, effect.what, str(effect.by)) for card in game.decks[0].cards for effect in card.effects]
    return [cards, effects, [(unit.id, unit.name, dict(unit.stats)) for unit in game.units], game.stats.ids]


def test_a_kit_reads_the_file_again(tmp_path: Path) -> None:
    game = loaded(tmp_path, KIT)
    (tmp_path / "example.xlsx").write_bytes(workbook(record_sheets(game)))
    assert values(loaded(tmp_path, AGAIN)) == values(game)


def test_columns_are_keys_and_what_begins_with_an_equals_sign_is_text(tmp_path: Path) -> None:
    book = load_workbook(io.BytesIO(workbook(record_sheets(loaded(tmp_path, KIT)))))
    assert book.sheetnames == ["stats", "units", "orders", "phases"]
    rows = [[cell.value for cell in row] for row in book["orders"].iter_rows()]
    assert rows[0] == ["id", "number", "name", "copies", "spaces", "sort", "tags", "when.phase", "text", "effects"]
    assert rows[1][:9] == ["march", None, "March", 2, 3, "1-3", "quick; own", "move", "=Go **on**;\nthen stop."]
    assert {book["orders"][cell].data_type for cell in ("F2", "I2")} == {"s"}


def test_the_same_game_gives_the_same_bytes(tmp_path: Path) -> None:
    sheets = record_sheets(loaded(tmp_path, KIT))
    assert workbook(sheets) == workbook(sheets)
    assert all(isinstance(record.node, MapNode) for record in loaded(tmp_path, KIT).units)
