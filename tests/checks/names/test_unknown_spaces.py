"""Spaces that rules name by a number."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

TEXTS = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
TRACK = "{id: track, name: Track, track: {shape: line, count: 30}}"
GRID = (
    "{id: market, name: Market, grid: {columns: 4, rows: 4, cell: 15 mm, "
    "coordinates: {columns: letters, rows: numbers}}}"
)
HEXES = "{id: map, name: Map, hexes: {columns: 15, rows: 12, cell: 15 mm, numbers: '0101'}}"


@pytest.mark.parametrize(
    ("boards", "rules", "messages"),
    [
        (TRACK, "The pawn on space 36 wins.", ["there is no space 36: 'track' has 1 to 30"]),
        (TRACK, "Spaces 4, 9 and 32 are markets.", ["there is no space 32: 'track' has 1 to 30"]),
        (TRACK, "Start on square 0 of the track.", ["there is no square 0: 'track' has 1 to 30"]),
        (TRACK, "Kommst du auf Feld 31, gewinnst du.", ["there is no feld 31: 'track' has 1 to 30"]),
        (GRID, "She marks box E3 in the Market.", ["there is no box E3: 'market' has A1 to D4"]),
        (HEXES, "Hexes 0309 and 1613 are towns.", ["there is no hex 1613: 'map' has 0101 to 1512"]),
        (HEXES, "They enter at 0105 (Red) and 1605 (Blue).", ["there is no hex 1605: 'map' has 0101 to 1512"]),
        (HEXES, "The bridge (1305 to 1613) is held.", ["there is no hex 1613: 'map' has 0101 to 1512"]),
        (HEXES, "They enter at 0105 in 1813.", []),
        (GRID, "The edge is column A for Red and column E for Blue.", ["there is no column E: 'market' has A to D"]),
        (GRID, "Start in column D. Row F is the harbour.", ["there is no Row F: 'market' has A to D"]),
        (GRID, "In column G, nobody sells.", ["there is no column G: 'market' has A to D"]),
        (GRID, "Look at column G of the results table.", []),
        (HEXES, "In column G, nobody sells.", []),
        (TRACK, "Space 36 of the score track counts.", []),
        (TRACK, "Move 36 spaces. Space 30 is the last.", []),
        (TRACK, "Tick box 41.", []),
        (TRACK, "Space 40 mm from the edge.", []),
        (GRID, "Space 40 is the last.", []),
        ("{id: m, name: M, mat: {size: [9 mm, 9 mm], areas: []}}", "Space 36 wins.", []),
    ],
)
def test_spaces_in_sentences(tmp_path: Path, boards: str, rules: str, messages: list[str]) -> None:
    assert said(tmp_path, "N170", f"{TEXTS}boards: [{boards}]\n", rules_md=rules) == messages


def test_spaces_in_fields(tmp_path: Path) -> None:
    fields = "sets: [{id: s, fields: {space: {type: number}}, records: [{id: a, space: 30}, {id: b, space: 31}]}]\n"
    messages = ["there is no space 31: 'track' has 1 to 30"]
    assert said(tmp_path, "N170", f"boards: [{TRACK}]\n{fields}") == messages
    assert said(tmp_path, "N170", fields) == []
