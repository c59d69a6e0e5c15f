"""Columns of fields, of written tables and of sentences that cut numbers into bands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.analysis.bands import band_columns, columns_headed
from tests.checks.cases import game_of

ENDLESS = 10**9


def _in_table(folder: Path, *cells: str) -> list[list[tuple[int, int]]]:
    rows = "".join(f"| {cell} | word |\n" for cell in cells)
    kit = "texts: [{id: rules, files: [rules.md]}]\n"
    context = GameContext(game_of(folder, kit, rules_md=f"# Play\n\n| Sum | What |\n|---|---|\n{rows}"))
    return [[(band.low, band.high) for band in column] for column in band_columns(context)]


@pytest.mark.parametrize(
    ("cells", "found"),
    [
        (("0–3", "4–7", "8+"), [(0, 3), (4, 7), (8, ENDLESS)]),
        (("1-2", "3 to 5", "6 or more"), [(1, 2), (3, 5), (6, ENDLESS)]),
        (("2 points or less", "3", "4 and more"), [(-ENDLESS, 2), (3, 3), (4, ENDLESS)]),
        (("1 bis 2", "3", "4 oder mehr"), [(1, 2), (3, 3), (4, ENDLESS)]),
        (("up to 8", "9–14", "15–20", "over 20"), [(-ENDLESS, 8), (9, 14), (15, 20), (21, ENDLESS)]),
        (("fewer than 3 tents", "3–5", "At least 6"), [(-ENDLESS, 2), (3, 5), (6, ENDLESS)]),
        (("unter 4", "4 bis 6", "ab 7"), [(-ENDLESS, 3), (4, 6), (7, ENDLESS)]),
        # From high to low in the table, from low to high here.
        (("8+", "4–7", "0–3"), [(0, 3), (4, 7), (8, ENDLESS)]),
        (("**1–2**", "3–4 km", "5"), [(1, 2), (3, 4), (5, 5)]),
        (("first", "second", "third"), [(1, 1), (2, 2), (3, 3)]),
    ],
)
def test_bands_of_a_written_table(tmp_path: Path, cells: tuple[str, ...], found: list[tuple[int, int]]) -> None:
    assert _in_table(tmp_path, *cells) == [found]


@pytest.mark.parametrize(
    "cells",
    [
        ("0–3", "4–7"),  # Two rows may be anything.
        ("1", "2", "3"),  # Plain numbers count rows.
        ("1–2", "3", "4"),  # One range is no column of bands.
        ("0–3", "4–7", "many"),
        ("1–4", "9–12", "5–8"),  # Up and down.
        ("1–9", "2–5", "6–8"),  # One inside of another.
        ("1–5", "1–6", "7+"),  # Two that begin alike.
    ],
)
def test_other_columns_are_no_bands(tmp_path: Path, cells: tuple[str, ...]) -> None:
    assert _in_table(tmp_path, *cells) == []


def test_the_place_of_a_band_is_its_cell(tmp_path: Path) -> None:
    rules = "| Sum | What |\n|---|---|\n| 0–3 | a |\n|  4–7 | b |\n| 8+ | c |\n"
    context = GameContext(game_of(tmp_path, "texts: [{id: rules, files: [rules.md]}]\n", rules_md=rules))
    ((_, second, _),) = band_columns(context)
    assert (second.words, second.span.line, second.span.column) == ("4–7", 4, 4)


def test_a_column_of_a_set_and_two_columns_that_meet(tmp_path: Path) -> None:
    kit = """
        sets:
          - id: loads
            fields: {load: text}
            records: [{id: a, load: 0–3}, {id: b, load: 4–7}, {id: c, load: 8+}]
          - id: steps
            fields: {least: number, most: number}
            records: [{id: d, least: 0, most: 3}, {id: e, least: 4, most: 7}, {id: f, least: 8}]
    """
    columns = band_columns(GameContext(game_of(tmp_path, kit)))
    assert [[band.words for band in column] for column in columns] == [
        ["0–3", "4–7", "8+"],
        ["0–3", "4–7", "8 or more"],
    ]


def test_ranges_in_one_sentence(tmp_path: Path) -> None:
    kit = "texts: [{id: rules, files: [rules.md]}]\n"
    rules = "# Play\n\nThe days 1 to 10, 11 to 20 and 21 to 30 have weather.\n\nOn pages 3-4 and 5-6.\n"
    columns = band_columns(GameContext(game_of(tmp_path, kit, rules_md=rules)))
    assert [[band.words for band in column] for column in columns] == [["1 to 10", "11 to 20", "21 to 30"]]


def test_columns_with_a_heading(tmp_path: Path) -> None:
    kit = """
        texts: [{id: rules, files: [rules.md]}]
        sets: [{id: loads, fields: {load: text, turn: number}, records: [{id: a, load: 0–3, turn: 4}]}]
    """
    rules = "# Play\n\n| *Turn* | Sum |\n|---|---|\n| 1–2 | 3 |\n| no | 4 |\n"
    context = GameContext(game_of(tmp_path, kit, rules_md=rules))
    found = [
        (name, [band and (band.low, band.high) for band in column])
        for name, column in columns_headed(context, re.compile("turn", re.IGNORECASE))
    ]
    assert found == [("turn", [(4, 4)]), ("Turn", [(1, 2), None])]
