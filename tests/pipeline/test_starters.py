"""Each kit that ``pnp new`` starts from is sound, prints, and is shown."""

import csv
import io
from pathlib import Path

import openpyxl
import pytest

from pnp.findings import Severity
from pnp.load.builtin import data_folder
from pnp.pipeline.starter import STARTERS, starter_picture, write_starter
from tests.pipeline.conftest import build
from tests.prepared import ROOT
from tools import starter_sheet

# As long as an id made of the name of a folder can be.
LONGEST = "the-unbelievable-mammoth-games"


@pytest.mark.parametrize("starter", STARTERS)
def test_a_starter_prints_without_a_finding_whatever_it_is_called(starter: str, tmp_path: Path) -> None:
    kit = tmp_path / LONGEST
    written = list(write_starter(kit, LONGEST, starter))
    assert kit / "kit.yaml" in written

    built = build(kit, tmp_path / "o")

    assert built.reason == ""
    assert [one.message for one in built.findings if one.severity is not Severity.INFO] == []
    printed = {file.stem for file in (tmp_path / "o" / LONGEST / "a4").glob("*.pdf")}
    assert {"print-me-first"} < printed
    assert b"my-game" not in (kit / "kit.yaml").read_bytes()


def test_every_folder_to_start_from_is_listed_and_has_a_picture_in_the_guide() -> None:
    assert sorted(STARTERS) == sorted(folder.name for folder in data_folder("starters").iterdir())
    guide = (ROOT / "docs/authoring.md").read_text(encoding="utf-8")
    for starter in STARTERS:
        assert starter_picture(starter) == ROOT / f"docs/pictures/starters/{starter}.png"
        assert f"(pictures/starters/{starter}.png)" in guide


def test_the_spreadsheet_has_the_cards_of_its_source() -> None:
    """Run ``python -m tools.starter_sheet`` if this fails."""
    rows = openpyxl.load_workbook(io.BytesIO(starter_sheet.TARGET.read_bytes())).active.iter_rows(values_only=True)
    with starter_sheet.SOURCE.open(encoding="utf-8", newline="") as file:
        assert [[str(cell) for cell in row] for row in rows] == list(csv.reader(file))
