"""The recipe in docs/extending.md names all that a lattice must and may say."""

from __future__ import annotations

import re
from pathlib import Path

from pnp.model.boards import Board, CellGrid
from pnp.model.lattice import Lattice

PAGE = Path(__file__).parents[2] / "docs" / "extending.md"


def test_the_recipe_names_every_method_that_must_be_there_and_none_that_is_not() -> None:
    section = PAGE.read_text(encoding="utf-8").partition("## A lattice in one module")[2].partition("\n## ")[0]
    steps = re.split(r"^\d\. ", section, flags=re.MULTILINE)
    table = "".join(line.split("|")[1] for line in steps[1].splitlines() if line.strip().startswith("|"))
    assert set(re.findall(r"`(\w+)`", table)) == Lattice.__abstractmethods__
    may = set(re.findall(r"`(\w+)`", steps[2]))
    assert may <= {name for name in dir(Lattice) if not name.startswith("_")} - Lattice.__abstractmethods__
    assert all(hasattr(CellGrid, name) for name in ("lattice", "shows_names", "counts_cells"))
    assert all(hasattr(Board, name) for name in ("grid", "kinds"))
