"""The game of docs/wargame.md is made of the files on that page, word for word, and nothing is wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.pipeline.compiled_kit import CompiledKit, compile_kit
from tests.docs.example_kit import examples

PAGE = Path(__file__).resolve().parents[2] / "docs" / "wargame.md"


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> CompiledKit:
    kit = tmp_path_factory.mktemp("wargame") / "sarnwater"
    kit.mkdir()
    for name, text in examples(PAGE.read_text(encoding="utf-8")).items():
        (kit / name).write_text(text, encoding="utf-8")
    return compile_kit(kit, "sarnwater")


def test_nothing_is_wrong_with_the_game(compiled: CompiledKit) -> None:
    assert [f"{finding.span} {finding.code} {finding.message}" for finding in compiled.findings] == []


def test_the_list_of_units_becomes_150_counters(compiled: CompiledKit) -> None:
    assert [compiled.game.armies[name].total for name in ("margrave", "league")] == [75, 75]
    copies = [piece.copies for name in ("margrave", "league") for piece in compiled.composed[name].pieces]
    assert sum(copies) == 150
