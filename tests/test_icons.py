"""The icons that come with pnp are well formed and stay inside their view."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from fontTools.pens.boundsPen import BoundsPen
from fontTools.svgLib.path import parse_path

from pnp.model.eras import Era

FOLDER = Path(__file__).parent.parent / "layouts" / "icons"
FAMILIES = (
    *("actions", "antiquity", "dice", "fair", "food", "fortifications", "inventions"),
    *("magic", "nature", "sport", "symbols", "terrain", "trade", "units"),
)
# Drawn for pictures of 10 mm and more: lines may be thin, and nobody tells them apart at 6 mm.
FOR_PICTURES = ("studies", "vehicles")
MARGIN = 3.7  # four units, less what rounding to a tenth can cost
THINNEST = 2.5  # 0.16 mm on an icon of 4 mm: thinner lines fill in or break on home printers


def icons_of(family: str) -> list[dict[str, Any]]:
    data: dict[str, list[dict[str, Any]]] = yaml.safe_load((FOLDER / f"{family}.yaml").read_text("utf-8"))
    return data["icons"]


@cache
def icons() -> list[dict[str, Any]]:
    """Every icon of every family."""
    return [icon for family in FAMILIES for icon in icons_of(family)]


@cache
def outline(d: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a path without its pen, in view units."""
    pen = BoundsPen(None)
    parse_path(d, pen)
    assert pen.bounds is not None, "the path draws nothing"
    left, top, right, bottom = pen.bounds
    return left, top, right, bottom


def bounds(path: dict[str, Any]) -> tuple[float, float, float, float]:
    """The same with its pen."""
    left, top, right, bottom = outline(path["d"])
    half = float(path.get("stroke", 0)) / 2
    return left - half, top - half, right + half, bottom + half


def wrong(is_right: Callable[[dict[str, Any]], bool]) -> list[str]:
    """The icons of which something is not true."""
    return [icon["id"] for icon in icons() if not is_right(icon)]


def test_every_family_is_there_and_no_other() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.yaml")) == sorted([*FAMILIES, *FOR_PICTURES])


def test_vehicles_have_light_of_their_own_and_an_era() -> None:
    vehicles = icons_of("vehicles")
    assert [icon["id"] for icon in vehicles if "natural" not in icon["tags"] or not icon["era"]] == []
    without_light = [icon["id"] for icon in vehicles if not any(path.get("tone") == "light" for path in icon["paths"])]
    assert without_light == ["wire-coil"]
    assert max(len(icon["paths"]) for icon in vehicles) <= 60


def test_no_two_icons_share_an_id() -> None:
    assert [name for name, count in Counter(icon["id"] for icon in icons()).items() if count > 1] == []


def test_no_two_icons_share_a_drawing() -> None:
    drawings = Counter(str(icon["paths"]) for icon in icons())
    assert max(drawings.values()) == 1


@pytest.mark.parametrize("family", FAMILIES)
def test_the_files_are_plain_yaml(family: str) -> None:
    """Our own loader refuses anchors, aliases and tags."""
    tokens = yaml.scan((FOLDER / f"{family}.yaml").read_text("utf-8"))
    refused = (yaml.AnchorToken, yaml.AliasToken, yaml.TagToken)
    assert [token for token in tokens if isinstance(token, refused)] == []


@pytest.mark.parametrize(
    "is_right",
    [
        lambda icon: set(icon) - {"era"} == {"id", "name", "tags", "view", "paths"},
        lambda icon: re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", icon["id"]),
        lambda icon: icon["name"].strip(),
        lambda icon: icon["tags"] and all(isinstance(tag, str) and tag for tag in icon["tags"]),
        lambda icon: len(set(icon["tags"])) == len(icon["tags"]),
        lambda icon: icon.get("era", "") != "any" and Era.parse(str(icon.get("era", "any"))),
    ],
    ids=["keys", "id", "name", "tags", "tags once", "era"],
)
def test_an_icon_says_what_it_is(is_right: Callable[[dict[str, Any]], bool]) -> None:
    assert wrong(is_right) == []


def test_a_path_has_only_known_fields() -> None:
    def is_known(path: dict[str, Any]) -> bool:
        return {"d"} <= set(path) <= {"d", "stroke", "tone", "matter"} and path.get("tone", "light") in ("light", "paper")

    assert wrong(lambda icon: bool(icon["paths"]) and all(map(is_known, icon["paths"]))) == []


def test_an_icon_stays_inside_its_margin() -> None:
    def is_inside(path: dict[str, Any], width: float, height: float) -> bool:
        left, top, right, bottom = bounds(path)
        return min(left, top) >= MARGIN and right <= width - MARGIN and bottom <= height - MARGIN

    assert (
        wrong(lambda icon: all(is_inside(one, *icon["view"]) for one in icon["paths"] if one.get("tone") != "paper"))
        == []
    )


def test_what_is_knocked_out_stays_inside_the_view() -> None:
    """Paper laid outside the view would cover what stands beside the icon."""

    def is_inside(path: dict[str, Any], width: float, height: float) -> bool:
        left, top, right, bottom = bounds(path)
        return min(left, top) >= 0 and right <= width and bottom <= height

    assert wrong(lambda icon: all(is_inside(path, *icon["view"]) for path in icon["paths"])) == []


def test_an_icon_has_no_hairlines() -> None:
    assert wrong(lambda icon: all(float(path.get("stroke", THINNEST)) >= THINNEST for path in icon["paths"])) == []


def test_an_icon_fills_its_view() -> None:
    """An icon beside another of the same size looks as big: its longer side is at least 48 of 64 units."""

    def fills(icon: dict[str, Any]) -> bool:
        boxes = [bounds(path) for path in icon["paths"] if path.get("tone") != "paper"]
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        return max(max(rights) - min(lefts), max(bottoms) - min(tops)) >= 48

    assert wrong(fills) == []
