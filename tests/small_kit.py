"""A kit that is quick to build: most tests of commands and builds ask how files are made, not what is drawn."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from pnp.pipeline.starter import write_starter

# The picture of a card, with soldiers on a landscape, takes longer to draw than all the rest.
_PICTURE = re.compile(r"      art:\n.*?(?=      text:)", re.DOTALL)
_DESCRIBED = ("place", "left", "middle", "right")


def small_kit(folder: Path) -> Path:
    """The starter kit as ``inn`` without its large board, its book and the pictures of its cards."""
    list(write_starter(folder, "inn"))
    components, cards, table = folder / "components.yaml", folder / "cards.yaml", folder / "orders.csv"
    _keep(components, lambda line: "id: board" not in line and "id: rulebook" not in line)
    _keep(cards, lambda line: not line.lstrip().startswith(tuple(f"{column}: {{name:" for column in _DESCRIBED)))
    text, pictures = _PICTURE.subn("      art: null\n", cards.read_text(encoding="utf-8"))
    assert pictures == 1
    cards.write_text(text, encoding="utf-8")
    rows = [line.split(",") for line in table.read_text(encoding="utf-8").splitlines()]
    assert tuple(rows[0][-4:]) == _DESCRIBED
    table.write_text("".join(",".join(row[:-4]) + "\n" for row in rows), encoding="utf-8")
    return folder


def _keep(path: Path, is_kept: Callable[[str], bool]) -> None:
    """Leave out lines of a file."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(line for line in lines if is_kept(line)), encoding="utf-8")
