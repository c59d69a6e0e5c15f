"""The pages on icons, layouts and themes show what there is, as it is drawn now."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from PIL import Image

from pnp.build.prepare import prepare
from tests.golden.test_golden import MEAN_DIFFERENCE, TILE_DIFFERENCE, unlike
from tests.prepared import ROOT
from tools import icon_page, layout_page, theme_page
from tools.shelf_pictures import Picture, icon_pictures, layout_pictures, theme_pictures

DOCS = ROOT / "docs"
PAGES = {name: (DOCS / f"{name}.md").read_text(encoding="utf-8") for name in ("icons", "layouts", "themes")}


@pytest.mark.parametrize("draw", [icon_pictures, layout_pictures, theme_pictures])
def test_pictures_show_what_is_drawn_now(draw: Callable[[], Iterator[Picture]]) -> None:
    """Run ``python -m tools.pictures shelves`` if this fails, and look at what has changed."""
    stale = []
    for name, drawn in draw():
        kept = Image.open(DOCS / "pictures" / f"{name}.png").convert("RGB")
        mean, worst = unlike(drawn.convert("RGB"), kept) if kept.size == drawn.size else (255.0, 255.0)
        if mean > MEAN_DIFFERENCE or worst > TILE_DIFFERENCE:
            stale.append((name, mean, worst))
    assert stale == []


@pytest.mark.parametrize("name", list(PAGES))
def test_a_page_shows_every_picture_of_its_folder_and_no_other(name: str) -> None:
    shown = re.findall(rf"\(pictures/{name}/(.+?)\.png\)", PAGES[name])
    assert sorted(shown) == sorted(file.stem for file in (DOCS / "pictures" / name).glob("*.png"))


@pytest.mark.parametrize("name", list(PAGES))
def test_links_lead_somewhere(name: str) -> None:
    links = re.findall(r"\]\((?!http)([^)#]+)", PAGES[name])
    assert links
    assert [link for link in links if not (DOCS / link).exists()] == []


def test_every_icon_has_a_row() -> None:
    ids = [icon.id for family in icon_page.families() for icon in icon_page.icons_of(family)]
    assert re.findall(r"^\| `([a-z0-9-]+)` \| [A-Z]", PAGES["icons"], re.MULTILINE) == ids
    assert PAGES["icons"].startswith(f"{icon_page_note()}# Icons\n\n{len(ids)} icons come with pnp")


def icon_page_note() -> str:
    from tools.pages import NOTE

    return NOTE


def test_every_layout_has_an_example_that_is_sound() -> None:
    names = [line.layout for family in layout_page.families() for line in layout_page.layouts_of(family)]
    assert sorted(layout_page.examples()) == sorted(names)
    assert prepare(layout_page.KIT, "layouts").findings == ()


def test_every_file_of_the_specimens_is_an_example() -> None:
    shown = {example.file.stem for example in layout_page.examples().values()}
    assert {file.stem for file in layout_page.KIT.glob("*.yaml")} - {"kit", "theme"} == shown


def test_themes_of_every_kit_are_shown() -> None:
    kits = {folder.parent.name for folder in (ROOT / "content").glob("*/theme.yaml")}
    assert {theme_page.picture_of(shelf) for shelf, _ in theme_page.themes()} == {"plain", *kits}
