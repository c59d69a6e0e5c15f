"""A kit that is quick to build: most tests of commands and builds ask how files are made, not what is drawn."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from pnp.pipeline.starter import write_starter

# The picture of a card, with soldiers on a landscape, takes longer to draw than all the rest.
_PICTURE = re.compile(r"      art:\n.*?(?=      text:)", re.DOTALL)
_DESCRIBED = ("place", "left", "middle", "right")


def small_kit(folder: Path, *, has_pictures: bool = False) -> Path:
    """The starter kit as ``inn`` without its large board and its book. has_pictures: whether its cards keep theirs."""
    list(write_starter(folder, "inn"))
    _keep(folder / "components.yaml", lambda line: "id: board" not in line and "id: rulebook" not in line)
    if not has_pictures:
        _take_pictures(folder / "cards.yaml", folder / "orders.csv")
    return folder


def _take_pictures(cards: Path, table: Path) -> None:
    _keep(cards, lambda line: not line.lstrip().startswith(tuple(f"{column}: {{name:" for column in _DESCRIBED)))
    text, pictures = _PICTURE.subn("      art: null\n", cards.read_text(encoding="utf-8"))
    assert pictures == 1
    cards.write_text(text, encoding="utf-8")
    rows = [line.split(",") for line in table.read_text(encoding="utf-8").splitlines()]
    assert tuple(rows[0][-4:]) == _DESCRIBED
    table.write_text("".join(",".join(row[:-4]) + "\n" for row in rows), encoding="utf-8")


def _keep(path: Path, is_kept: Callable[[str], bool]) -> None:
    """Leave out lines of a file."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(line for line in lines if is_kept(line)), encoding="utf-8")
