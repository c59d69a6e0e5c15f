"""A game of each kit in progress: what lies where on the table."""

from __future__ import annotations

from pathlib import Path
from typing import Final, get_args

from tools.tabletop import Ground, Table

_FOLDER: Final = Path(__file__).parent / "specimens" / "tables"


def _read(file: Path) -> Table:
    """A file of a line such as ``table 262,172 oak``, which says how much of what table is seen, and of the others."""
    head, _, lines = file.read_text(encoding="utf-8").partition("\n")
    _, size, wood = head.split(" ")
    width, height = map(float, size.split(","))
    (ground,) = (known for known in get_args(Ground) if known == wood)
    return Table(file.stem, width=width, height=height, ground=ground, lines=lines)


TABLES: Final = tuple(map(_read, sorted(_FOLDER.glob("*.txt"))))


def table_of(kit: str) -> Table:
    """The table of a kit."""
    return next(table for table in TABLES if table.kit == kit)
