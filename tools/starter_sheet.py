"""The spreadsheet that ``pnp new --from spreadsheet`` starts from: ``python -m tools.starter_sheet``."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Final

from pnp.export.xlsx import RecordSheet, workbook
from pnp.load.builtin import data_folder

SOURCE: Final = Path(__file__).parent / "specimens" / "spreadsheet" / "cards.csv"
TARGET: Final = data_folder("starters") / "spreadsheet" / "cards.xlsx"


def cards() -> RecordSheet:
    """The cards as they are written, with numbers as numbers."""
    with SOURCE.open(encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file)
        rows = tuple({key: int(cell) if cell.isdigit() else cell for key, cell in row.items()} for row in reader)
        return RecordSheet("Cards", tuple(reader.fieldnames or ()), rows)


if __name__ == "__main__":
    TARGET.write_bytes(workbook([cards()]))
