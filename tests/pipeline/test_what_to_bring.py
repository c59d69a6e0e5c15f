"""The first page to print says what players need besides."""

from __future__ import annotations

from pathlib import Path

import pypdfium2

from tests.pipeline.conftest import build, change


def first_page(kit: Path, out: Path) -> str:
    build(kit, out)
    document = pypdfium2.PdfDocument(out / "inn/a4/print-me-first.pdf")
    return str(document[0].get_textpage().get_text_range())


def test_dice_are_found_in_the_rolls_and_tables(kit: Path, tmp_path: Path) -> None:
    assert "One six-sided die." in first_page(kit, tmp_path / "out")


def test_a_kit_says_it_better(kit: Path, tmp_path: Path) -> None:
    change(kit / "kit.yaml", "\nstatus:", "\nequipment: ['Twelve dice, in two colors.', A pencil each.]\nstatus:")
    words = first_page(kit, tmp_path / "out")
    assert "Twelve dice, in two colors." in words
    assert "A pencil each." in words
    assert "six-sided" not in words
