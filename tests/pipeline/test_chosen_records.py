"""``--only orders:3-5``: by the printed number, or by the place in the list."""

from pathlib import Path

import pytest

from pnp.pipeline.compiled_kit import compile_kit


@pytest.mark.parametrize(
    ("rows", "numbers"),
    [
        ("id,name\na,A\nb,B\nc,C\n", {"orders/a": 1, "orders/b": 2, "orders/c": 3}),
        ("id,name,number\na,A,7\nb,B,\nc,C,4\n", {"orders/a": 7, "orders/c": 4}),
    ],
)
def test_numbers_by_which_cards_are_asked_for(kit: Path, rows: str, numbers: dict[str, int]) -> None:
    (kit / "orders.csv").write_text(rows)
    compiled = compile_kit(kit, "inn")
    assert compiled.numbers(compiled.game.components["orders"]) == numbers
