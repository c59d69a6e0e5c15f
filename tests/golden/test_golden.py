"""Faces and pages as pictures that somebody has looked at: one of each family of components of every kit.

A change that is meant shows itself here: look at the new picture, then let the test write it with
``PNP_GOLDEN=write pytest tests/golden``.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from pnp.export.png import page_bitmaps
from pnp.frame import Face, Page, Sheet
from pnp.measures import MM_PER_INCH
from pnp.papers import PAPERS, parse_paper
from pnp.pipeline.compiled_kit import CompiledKit
from pnp.pipeline.frames import sheets_of
from tests.exports import painted_alone
from tests.golden.faces import FACES, SHEETS
from tests.prepared import game_of, prepared

PICTURES = Path(__file__).parent / "pictures"
CASES = [(kit, *name.split("/")) for kits in (FACES, SHEETS) for kit, names in kits.items() for name in names.split()]
# A picture has at most this many pixels on its longer side, and shows no more than this many on an inch.
LONGEST = 600
FINEST = 120
# Rasterisers draw the edges of letters differently from version to version: not by more than this anywhere (levels
# of grey, the mean of a tile) and not by more than this on the whole. One other letter on a page is far more.
TILE = 6
TILE_DIFFERENCE = 20
MEAN_DIFFERENCE = 2.5
KILOBYTES = 4000


def picture_of(kit: str, component: str, name: str) -> Image.Image:
    """A face or page as it prints, drawn twice as large and reduced, so that hinting matters less."""
    ready = prepared(kit)
    frame = frame_of(ready, component, name)
    dpi = min(FINEST, LONGEST * MM_PER_INCH / max(frame.size.width, frame.size.height))
    (picture,) = (bitmap.to_pil().reduce(2) for bitmap in page_bitmaps(painted_alone(ready, frame), dpi=round(dpi) * 2))
    return picture


def frame_of(ready: CompiledKit, component: str, name: str) -> Face | Page | Sheet:
    """A face or page by its name, or a sheet by its paper and number, as in ``letter-2``."""
    paper, _, number = name.rpartition("-")
    if paper not in {known.id for known in PAPERS}:
        return dict(ready.frames(component, items=True))[name]
    return sheets_of(ready, ready.game.components[component], parse_paper(paper))[int(number) - 1]


def unlike(found: Image.Image, golden: Image.Image) -> tuple[float, float]:
    """How far two pictures of one size are apart: on the whole, and in their worst tile."""
    difference = ImageChops.difference(found.reduce(2), golden.reduce(2)).convert("L")
    worst = difference.reduce(TILE).getextrema()[1]
    return ImageStat.Stat(difference).mean[0], float(str(worst))


def file_of(kit: str, component: str, name: str) -> Path:
    return PICTURES / f"{kit.rpartition('/')[2]}-{component}-{name}.png"


@pytest.mark.parametrize(("kit", "component", "name"), CASES, ids=lambda part: part.rpartition("/")[2])
def test_face_looks_as_it_did_when_it_was_looked_at(kit: str, component: str, name: str) -> None:
    found = picture_of(kit, component, name)
    file = file_of(kit, component, name)
    if os.environ.get("PNP_GOLDEN") == "write" and not (file.is_file() and _same(found, file)):
        PICTURES.mkdir(exist_ok=True)
        _with_few_colors(found).save(file, optimize=True)
    assert file.is_file(), "look at the picture, then write it with PNP_GOLDEN=write"
    assert _same(found, file)


def _with_few_colors(found: Image.Image) -> Image.Image:
    """The picture with the smallest palette that does not use up what rasterisers need of the tolerance, or whole."""
    ways = (Image.Quantize.MEDIANCUT, Image.Quantize.MAXCOVERAGE)
    palettes = [found.quantize(n, way, 2, dither=Image.Dither.NONE) for n in (32, 64, 128, 256) for way in ways]
    return next((one for one in palettes if _is_faithful(found, one)), found)


def _is_faithful(found: Image.Image, with_palette: Image.Image) -> bool:
    mean, worst = unlike(found, with_palette.convert("RGB"))
    return mean <= MEAN_DIFFERENCE / 2 and worst <= TILE_DIFFERENCE / 2


def _same(found: Image.Image, file: Path) -> bool:
    golden = Image.open(file).convert("RGB")
    if golden.size != found.size:
        return False
    mean, worst = unlike(found, golden)
    return mean <= MEAN_DIFFERENCE and worst <= TILE_DIFFERENCE


@pytest.mark.parametrize("kit", ["content/piombino"])
def test_one_other_number_on_a_counter_would_be_seen(kit: str) -> None:
    # Both warships have a Large and a Small picture and other numbers in their band, and are alike otherwise.
    small = picture_of(kit, "counters", "fivizzano-small-warship")
    large = picture_of(kit, "counters", "fivizzano-large-warship")
    left, top, right, bottom = (0, round(small.height * 0.7), small.width, small.height)
    other = small.copy()
    other.paste(large.crop((left, top, right, bottom)), (left, top))
    _, worst = unlike(small, other)
    assert worst > TILE_DIFFERENCE


def test_every_component_of_every_kit_has_a_picture() -> None:
    for kit, names in FACES.items():
        shown = {name.partition("/")[0] for name in names.split()}
        assert shown == set(game_of(kit).components.ids), kit


def test_pictures_are_those_of_the_list_and_weigh_little() -> None:
    files = sorted(PICTURES.glob("*.png"))
    assert files == sorted(file_of(*case) for case in CASES)
    assert sum(file.stat().st_size for file in files) < KILOBYTES * 1000
