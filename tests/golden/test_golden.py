"""Faces and pages as pictures that somebody has looked at.

A change that is meant shows itself here: look at the new picture, then let the test write it with
``PNP_GOLDEN=write pytest tests/golden``.
"""

from __future__ import annotations

import os
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from pnp.build.frames import frames_of, painted
from pnp.build.prepare import Prepared, prepare
from pnp.export.png import png_pages

ROOT = Path(__file__).resolve().parents[2]
PICTURES = Path(__file__).parent / "pictures"
DPI = 100
# Rasterisers differ by a grey level at the edges of letters from version to version, not more.
MEAN_DIFFERENCE = 1.5
CHANGED_PIXELS = 0.01

FACES = (
    ("content/russo-german-war", "counters", "german-armor"),
    ("content/russo-german-war", "counters", "german-armor-back"),
    ("content/russo-german-war", "markers", "moscow"),
    ("content/russo-german-war", "orders", "mechanized-infantry"),
    ("content/russo-german-war", "orders", "street-fighting"),
    ("content/russo-german-war", "orders", "blitzkrieg-back"),
    ("content/russo-german-war", "board", "front"),
    ("content/russo-german-war", "season-track", "seasons"),
    ("content/russo-german-war", "player-aid", "russian"),
    ("content/russo-german-war", "rulebook", "page-001"),
    ("content/russo-german-war", "rulebook", "page-003"),
)


@cache
def prepared(kit: str) -> Prepared:
    """A kit laid out once for all its pictures."""
    return prepare(ROOT / kit, kit)


def picture_of(kit: str, component: str, name: str) -> Image.Image:
    """A face or page as it prints, in 100 dpi."""
    ready = prepared(kit)
    frame = dict(frames_of(ready, ready.game.components[component]))[name]
    (png,) = png_pages(painted(ready, [frame]), dpi=DPI)
    return Image.open(BytesIO(png)).convert("RGB")


@pytest.mark.parametrize(("kit", "component", "name"), FACES, ids=lambda part: part.rpartition("/")[2])
def test_face_looks_as_it_did_when_it_was_looked_at(kit: str, component: str, name: str) -> None:
    found = picture_of(kit, component, name)
    file = PICTURES / f"{kit.rpartition('/')[2]}-{component}-{name}.png"
    if os.environ.get("PNP_GOLDEN") == "write":
        PICTURES.mkdir(exist_ok=True)
        found.quantize(64).save(file, optimize=True)
    golden = Image.open(file).convert("RGB")
    assert found.size == golden.size
    difference = ImageChops.difference(found, golden).convert("L")
    changed = sum(difference.point(lambda level: 255 if level > 48 else 0).histogram()[255:]) / (
        found.width * found.height
    )
    assert ImageStat.Stat(difference).mean[0] <= MEAN_DIFFERENCE
    assert changed <= CHANGED_PIXELS
