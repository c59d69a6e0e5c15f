"""Right tables, decks, boards and sentences of other games: the checks say nothing at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.pipeline.compiled_kit import compile_kit

CONTROLS = sorted(path.parent for path in Path(__file__).parent.glob("*/kit.yaml"))


@pytest.mark.parametrize("kit", CONTROLS, ids=lambda kit: kit.name)
def test_what_is_right_is_left_alone(kit: Path) -> None:
    prepared = compile_kit(kit, ".", with_layout=False)
    assert [f"{one.span} {one.code} {one.message}" for one in prepared.findings] == []


def test_there_are_many_of_them() -> None:
    assert len(CONTROLS) >= 30
