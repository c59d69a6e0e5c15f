"""The icons that come with pnp are well formed and stay inside their view."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml
from fontTools.pens.boundsPen import BoundsPen
from fontTools.svgLib.path import parse_path

FOLDER = Path(__file__).parent.parent / "layouts" / "icons"
FAMILIES = ("actions", "dice", "symbols", "terrain", "units")
MARGIN = 3.7  # four units, less what rounding to a tenth can cost
THINNEST = 2.5  # 0.16 mm on an icon of 4 mm: thinner lines fill in or break on home printers


def icons_of(family: str) -> list[dict[str, Any]]:
    data: dict[str, list[dict[str, Any]]] = yaml.safe_load((FOLDER / f"{family}.yaml").read_text("utf-8"))
    return data["icons"]


ICONS = [icon for family in FAMILIES for icon in icons_of(family)]
every_icon = pytest.mark.parametrize("icon", ICONS, ids=[icon["id"] for icon in ICONS])


def bounds(path: dict[str, Any]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of one path's ink, in view units."""
    pen = BoundsPen(None)
    parse_path(path["d"], pen)
    assert pen.bounds is not None, "the path draws nothing"
    left, top, right, bottom = pen.bounds
    half = float(path.get("stroke", 0)) / 2
    return left - half, top - half, right + half, bottom + half


def test_every_family_is_there_and_no_other() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.yaml")) == list(FAMILIES)


def test_no_two_icons_share_an_id() -> None:
    assert [name for name, count in Counter(icon["id"] for icon in ICONS).items() if count > 1] == []


def test_no_two_icons_share_a_drawing() -> None:
    drawings = Counter(str(icon["paths"]) for icon in ICONS)
    assert max(drawings.values()) == 1


@pytest.mark.parametrize("family", FAMILIES)
def test_the_files_are_plain_yaml(family: str) -> None:
    """Our own loader refuses anchors, aliases and tags."""
    tokens = yaml.scan((FOLDER / f"{family}.yaml").read_text("utf-8"))
    refused = (yaml.AnchorToken, yaml.AliasToken, yaml.TagToken)
    assert [token for token in tokens if isinstance(token, refused)] == []


@every_icon
def test_an_icon_says_what_it_is(icon: dict[str, Any]) -> None:
    assert set(icon) == {"id", "name", "tags", "view", "paths"}
    assert re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", icon["id"])
    assert icon["name"].strip()
    assert icon["tags"]
    assert all(isinstance(tag, str) and tag for tag in icon["tags"])
    assert len(set(icon["tags"])) == len(icon["tags"])


@every_icon
def test_a_path_has_only_known_fields(icon: dict[str, Any]) -> None:
    assert icon["paths"]
    for path in icon["paths"]:
        assert {"d"} <= set(path) <= {"d", "stroke", "tone"}
        assert path.get("tone", "light") in ("light", "paper")


@every_icon
def test_an_icon_stays_inside_its_margin(icon: dict[str, Any]) -> None:
    width, height = icon["view"]
    for path in icon["paths"]:
        if path.get("tone") == "paper":
            continue
        left, top, right, bottom = bounds(path)
        assert min(left, top) >= MARGIN
        assert right <= width - MARGIN
        assert bottom <= height - MARGIN


@every_icon
def test_what_is_knocked_out_stays_inside_the_view(icon: dict[str, Any]) -> None:
    """Paper laid outside the view would cover what stands beside the icon."""
    width, height = icon["view"]
    for path in icon["paths"]:
        left, top, right, bottom = bounds(path)
        assert min(left, top) >= 0
        assert right <= width
        assert bottom <= height


@every_icon
def test_an_icon_has_no_hairlines(icon: dict[str, Any]) -> None:
    assert all(float(path.get("stroke", THINNEST)) >= THINNEST for path in icon["paths"])


@every_icon
def test_an_icon_fills_its_view(icon: dict[str, Any]) -> None:
    """An icon beside another of the same size looks as big: its longer side is at least 48 of 64 units."""
    boxes = [bounds(path) for path in icon["paths"] if path.get("tone") != "paper"]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    assert max(max(rights) - min(lefts), max(bottoms) - min(tops)) >= 48
