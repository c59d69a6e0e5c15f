"""The pages on icons, layouts and themes show what there is, as it is drawn now."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest
from PIL import Image

from pnp.findings import Severity
from pnp.frame import Nested
from pnp.pipeline.compiled_kit import compile_kit
from pnp.pipeline.starter import write_starter
from tests.golden.test_golden import MEAN_DIFFERENCE, TILE_DIFFERENCE, unlike
from tests.prepared import ROOT
from tools import icon_page, layout_page, theme_page
from tools.catalog_pictures import Picture, icon_pictures, layout_pictures, map_pictures, theme_pictures
from tools.pictures import starter_pictures

DOCS = ROOT / "docs"
PAGES = {name: (DOCS / f"{name}.md").read_text(encoding="utf-8") for name in ("icons", "layouts", "maps", "themes")}


@pytest.mark.parametrize(
    ("draw", "most"),
    [
        # Of all manners, the strokes are held by tests/layout/boards/test_as_drawn.py.
        pytest.param(map_pictures, 2, id="two maps"),
        *(
            pytest.param(draw, None, marks=pytest.mark.collection, id=draw.__name__)
            for draw in (map_pictures, icon_pictures, layout_pictures, theme_pictures, starter_pictures)
        ),
    ],
)
def test_pictures_show_what_is_drawn_now(draw: Callable[[], Iterator[Picture]], most: int | None) -> None:
    """Run ``python -m tools.pictures catalog`` (or ``starters``) if this fails, and look at what has changed."""
    stale = []
    for name, drawn in islice(draw(), most):
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
    assert compile_kit(layout_page.KIT, "layouts").findings == ()


def test_every_file_of_the_specimens_is_an_example() -> None:
    shown = {example.file.stem for example in layout_page.examples().values()}
    assert {file.stem for file in layout_page.KIT.glob("*.yaml")} - {"kit", "theme"} == shown


def test_themes_of_every_kit_are_shown() -> None:
    kits = {folder.parent.name for folder in (ROOT / "content").glob("*/theme.yaml")}
    families = {file.stem for file in (ROOT / "layouts/themes").glob("*.yaml")}
    assert {theme_page.picture_of(file) for file, _ in theme_page.themes()} == {*families, *kits}


def example(page: str, number: int) -> str:
    """One of the YAML examples of a page, counted from 0."""
    return re.findall(r"^```yaml\n(.*?)^```$", PAGES[page], re.MULTILINE | re.DOTALL)[number]


def test_examples_of_the_pages_make_a_sound_kit(tmp_path: Path) -> None:
    """An icon, a layout and a theme of one's own, as the pages say them."""
    kit = tmp_path / "inn"
    list(write_starter(kit, "inn"))
    (kit / "icons.yaml").write_text(example("icons", 2))
    (kit / "layouts.yaml").write_text(example("layouts", 1))
    (kit / "theme.yaml").write_text(example("themes", 0))
    for name, old, new in (
        ("theme.yaml", "palette:\n", "palette:\n" + colors_of_the_starter()),
        ("components.yaml", "layout: order,", "layout: order-card,"),
        ("orders.csv", "id,", "price,symbol,id,"),
        ("cards.yaml", "    fields:\n", "    fields:\n      price: {type: number}\n"),
    ):
        text = (kit / name).read_text()
        assert old in text
        (kit / name).write_text(text.replace(old, new, 1))
    lines = (kit / "orders.csv").read_text().splitlines()
    (kit / "orders.csv").write_text("\n".join([lines[0], *(f"3,kite,{line}" for line in lines[1:])]) + "\n")
    ready = compile_kit(kit, "inn")
    assert [one.message for one in ready.findings if one.severity is not Severity.INFO] == []
    card = ready.composed["orders"].pieces[0].front
    assert {"Kite"} <= {item.face.alt for item in card.art if isinstance(item, Nested)}


def colors_of_the_starter() -> str:
    theme = (ROOT / "starters" / "wargame" / "theme.yaml").read_text(encoding="utf-8")
    return theme.partition("palette:\n")[2]
