"""The gallery names every kit, and shows and counts what the kits print."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from PIL import Image

from pnp.layout.board_spots import place_names
from pnp.layout.series import series
from pnp.model.game import Game
from tests.prepared import ROOT, game_of, prepared
from tools.kit_page import gallery, ink_of, kit_page, stated_ink
from tools.pictures import FOLDER, WIDTH
from tools.shots import SHOTS, Shot
from tools.tables import TABLES, table_of
from tools.tabletop import Table

DOCS = ROOT / "docs"
README = (ROOT / "README.md").read_text(encoding="utf-8")
KITS = sorted(folder.name for folder in (ROOT / "content").iterdir() if (folder / "kit.yaml").is_file())
PAGES = {kit: (DOCS / "gallery" / f"{kit}.md").read_text(encoding="utf-8") for kit in KITS}
# Of all pictures of games in progress together, in bytes.
MOST = 2_500_000


def test_every_kit_is_in_the_gallery() -> None:
    text = (DOCS / "gallery.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == KITS
    assert text == gallery({kit: game_of(f"content/{kit}") for kit in KITS}, PAGES)


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.kit)
def test_a_kit_is_shown_with_what_it_prints(shot: Shot) -> None:
    """Run ``python -m tools.pictures KIT`` if this fails. How much ink it takes is held by the next test."""
    kit, page = prepared(f"content/{shot.kit}"), PAGES[shot.kit]
    assert kit_page(shot, kit, stated_ink(page)) == page


def test_ink_is_what_the_sheets_show() -> None:
    """Of the smallest kit, to within a per cent: a renderer may smooth edges a little differently."""
    measured, stated = ink_of(prepared("content/quickie-figs")), stated_ink(PAGES["quickie-figs"])
    assert measured.keys() == stated.keys()
    assert all(abs(measured[title] - share) <= 1 for title, share in stated.items())


@pytest.mark.parametrize("kit", KITS)
def test_links_and_pictures_of_a_page_are_there(kit: str) -> None:
    links = re.findall(r"\]\((?!http)([^)#]+)", PAGES[kit])
    assert f"../pictures/tables/{kit}.webp" in links
    assert f"../../content/{kit}" in links
    assert [link for link in links if not (DOCS / "gallery" / link).exists()] == []


def test_every_picture_is_there_and_shown() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.png")) == KITS
    assert sorted(file.stem for file in (FOLDER / "tables").iterdir()) == KITS
    assert sum(file.stat().st_size for file in (FOLDER / "tables").iterdir()) < MOST
    assert [kit for kit in KITS if Image.open(FOLDER / "tables" / f"{kit}.webp").width != WIDTH] == []
    shown = re.findall(r"\((docs/pictures/.+?)\)", README)
    assert [link for link in shown if not (ROOT / link).is_file()] == []


def test_columns_are_read_from_lines() -> None:
    shot = Shot("inn", "Two\n  words.", "\n  map: map\n\n  cards: ale pie; tokens: coin\n  book: page-001\n")
    assert shot.columns() == [[["map/map"]], [["cards/ale", "cards/pie", "tokens/coin"], ["book/page-001"]]]
    assert shot.words() == "Two words."


def test_shots_show_faces_that_there_are() -> None:
    for shot in SHOTS:
        components = game_of(f"content/{shot.kit}").components.ids
        shown = {name.partition("/")[0] for rows in shot.columns() for row in rows for name in row}
        assert shown <= set(components), shot.kit


def test_every_kit_has_a_table() -> None:
    assert [table.kit for table in TABLES] == KITS


@pytest.mark.parametrize("kit", KITS)
def test_no_table_has_more_of_a_piece_than_is_printed(kit: str) -> None:
    """Of cards fronts only: one that shows its back is not known by its name. A counter is the same on its back."""
    game, table = game_of(f"content/{kit}"), table_of(kit)
    printed = _copies(game, table)
    counters = {component.id for component in game.components if component.kind == "counter"}
    turned = (name.removesuffix("-back") if name.partition("/")[0] in counters else name for name in table.faces())
    fronts = [name for name in turned if name in printed]
    backs = {name for name in table.faces() if name not in printed}
    assert {name.removesuffix("-back") for name in backs} <= printed.keys()
    assert all(name.endswith("-back") for name in backs)
    assert {name: number for name, number in Counter(fronts).items() if number > printed[name]} == {}


@pytest.mark.parametrize("kit", KITS)
def test_pieces_stand_on_places_that_there_are(kit: str) -> None:
    boards = game_of(f"content/{kit}").boards
    for step in table_of(kit).steps():
        places = [place for place, _ in step.groups() if step.verb == "on" and "," not in place]
        assert set(places) <= (set(place_names(boards[step.at])) if places else set()), step


def _copies(game: Game, table: Table) -> dict[str, int]:
    """How many there are of each face of the components that lie on a table."""
    wanted = {name.partition("/")[0] for name in table.faces()}
    return {
        f"{component.id}/{entry.id.replace('/', '-')}": entry.copies
        for component in game.components
        if component.id in wanted
        for entry in series(component, game)[0]
    }
