"""The gallery names every kit, and shows and counts what the kits print."""

from __future__ import annotations

import re

import pytest

from tests.prepared import ROOT, game_of, prepared
from tools.pictures import FOLDER, section
from tools.shots import SHOTS, Shot

GALLERY = (ROOT / "docs" / "gallery.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
KITS = sorted(folder.name for folder in (ROOT / "content").iterdir() if (folder / "kit.yaml").is_file())


def test_every_kit_is_in_the_gallery() -> None:
    assert re.findall(r"^## (.+)$", GALLERY, re.MULTILINE) == KITS


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.kit)
def test_a_kit_is_shown_with_what_it_prints(shot: Shot) -> None:
    """Run ``python -m tools.pictures`` if this fails."""
    assert f"\n{section(shot, prepared(f'content/{shot.kit}'))}\n" in GALLERY


@pytest.mark.parametrize("kit", KITS)
def test_the_table_of_kits_has_the_sums_of_their_components(kit: str) -> None:
    own = GALLERY.split(f"\n## {kit}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| [^|]+ \| (\d*) \| (\d*) \| (\d*) \|$", own, re.MULTILINE)
    sums = [sum(int(number or 0) for number in column) for column in zip(*rows, strict=True)]
    assert f"](#{kit}) | {sums[0]} | {sums[1]} | {sums[2]} |" in GALLERY


def test_every_picture_is_there_and_shown() -> None:
    assert sorted(re.findall(r"\(pictures/(.+?)\.png\)", GALLERY)) == KITS
    assert sorted(file.stem for file in FOLDER.glob("*.png")) == KITS
    assert set(re.findall(r"\(docs/pictures/(.+?)\.png\)", README)) <= set(KITS)


def test_columns_are_read_from_lines() -> None:
    shot = Shot("inn", "Two\n  words.", "\n  map: map\n\n  cards: ale pie; tokens: coin\n  book: page-001\n")
    assert shot.columns() == [[["map/map"]], [["cards/ale", "cards/pie", "tokens/coin"], ["book/page-001"]]]
    assert shot.words() == "Two words."


def test_shots_show_faces_that_there_are() -> None:
    for shot in SHOTS:
        components = game_of(f"content/{shot.kit}").components.ids
        shown = {name.partition("/")[0] for rows in shot.columns() for row in rows for name in row}
        assert shown <= set(components), shot.kit
