"""Each kit that ``pnp new`` starts from is sound, prints, and is shown."""

import csv
import io
from pathlib import Path

import openpyxl
import pytest

from pnp.load.builtin import data_folder
from pnp.pipeline.compiled_kit import compile_kit
from pnp.pipeline.starter import STARTERS, starter_kits, starter_picture, write_starter
from tests.layout.kits import words
from tests.pipeline.conftest import build
from tests.prepared import ROOT
from tools import starter_sheet

# As long as an id made of the name of a folder can be.
LONGEST = "the-unbelievable-mammoth-games"


@pytest.mark.parametrize(("starter", "inside"), [(name, kit) for name in STARTERS for kit in starter_kits(name)])
def test_a_starter_prints_without_a_finding_whatever_it_is_called(starter: str, inside: Path, tmp_path: Path) -> None:
    folder = tmp_path / LONGEST
    written = list(write_starter(folder, LONGEST, starter))
    kit = folder / inside
    assert kit / "kit.yaml" in written

    built = build(kit, tmp_path / "o")

    assert built.reason == ""
    assert [one.message for one in built.findings] == []
    printed = {file.stem for file in (tmp_path / "o").glob("*/a4/*.pdf")}
    assert {"print-me-first"} < printed
    assert b"my-game" not in (kit / "kit.yaml").read_bytes()


@pytest.mark.parametrize("starter", ["cards", "spreadsheet"])
def test_a_deck_to_start_from_may_go_without_its_rules_as_kit_yaml_says(starter: str, tmp_path: Path) -> None:
    folder = tmp_path / "owls"
    list(write_starter(folder, "owls", starter))
    head = " ".join((folder / "kit.yaml").read_text(encoding="utf-8").replace("#", "").split())
    assert "Cards alone? Delete play.yaml, rules.md and the line of the rules in components.yaml." in head
    for name in ("play.yaml", "rules.md"):
        (folder / name).unlink()
    components = (folder / "components.yaml").read_text(encoding="utf-8").splitlines(keepends=True)
    rest = "".join(line for line in components if "id: rules" not in line)
    (folder / "components.yaml").write_text(rest, encoding="utf-8")
    assert [one.message for one in compile_kit(folder, "owls").findings] == []


def test_a_spreadsheet_to_start_from_speaks_of_the_game_by_its_title_alone(tmp_path: Path) -> None:
    folder = tmp_path / "owls"
    list(write_starter(folder, "owls", "spreadsheet"))
    head = (folder / "kit.yaml").read_text(encoding="utf-8")
    (folder / "kit.yaml").write_text(head.replace("title: Owls", "title: Night Owls"), encoding="utf-8")
    kit = compile_kit(folder, "owls")
    assert words(kit.composed["cards"].pieces[0].front)[0] == "Night Owls"
    game = " ".join(
        (folder / name).read_text(encoding="utf-8") for name in ("play.yaml", "rules.md", "components.yaml")
    )
    # The sample's own words are in cards.xlsx and in the landscape of its cards.
    assert not {"Owls", "dish", "dishes", "dinner", "kitchen", "cook"} & set(game.replace(":", " ").split())


def test_a_translation_has_the_numbers_of_the_original_and_words_of_its_own(tmp_path: Path) -> None:
    list(write_starter(tmp_path / "tide", "tide", "translation"))
    english, german = (compile_kit(tmp_path / "tide" / name, name) for name in ("en", "de"))
    assert (english.game.kit.kit, german.game.kit.kit) == ("tide", "tide-de")
    copies = [card.copies for card in english.game.decks["cargo"].cards]
    assert copies == [card.copies for card in german.game.decks["cargo"].cards]
    # What the second card shows beneath the name of its deck.
    titles = [words(kit.composed["cargo"].pieces[1].front)[:2] for kit in (english, german)]
    assert titles == [["Cargo", "Rope"], ["Fracht", "Seile"]]
    same = {phase.name for phase in english.game.phases} & {phase.name for phase in german.game.phases}
    assert same == set()


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
