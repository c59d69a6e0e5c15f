"""The icons that come with pnp → docs/icons.md, and a kit whose faces are its pictures."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from functools import cache
from math import ceil
from pathlib import Path
from typing import Final

from pnp.pipeline.catalog import CatalogFile, IconLine, builtin_catalog

PROSE: Final = Path(__file__).parent / "prose"
KIT: Final = Path(__file__).parent / "specimens" / "icons"
# As the layout of the kit has them, in mm.
_COLUMNS, _CELL, _WIDTH = 8, 18, 192

_FAMILIES: Final = {
    "actions": "What players do: moves, attacks, orders, cards, dice.",
    "antiquity": "Egypt and the ancient world.",
    "dice": "Faces of a die, and dice by their number of sides.",
    "fair": "A fair and those who play there.",
    "food": "What is cooked, baked, eaten and drunk.",
    "fortifications": "Walls, works and obstacles, from palisades to bunkers.",
    "inventions": "Machines and instruments, many of them of the Renaissance.",
    "magic": "Spells and creatures of the night.",
    "nature": "Plants, beasts, weather and prehistory.",
    "sport": "Balls, goals, prizes.",
    "studies": "Machines in detail, with light and shade of their own, for pictures of 15 mm and more.",
    "symbols": "Suits and signs, things, arms of houses.",
    "terrain": "What lies on a map.",
    "trade": "Goods, money and what carries them.",
    "units": "Who stands on the map, and with what.",
    "vehicles": "Machines of the 20th century with light and shade of their own, for pictures of 10 mm and more.",
}


@cache
def families() -> tuple[CatalogFile, ...]:
    """The icons by family, in the order of their files."""
    return tuple(builtin_catalog("icons"))


def icons_of(family: CatalogFile) -> tuple[IconLine, ...]:
    """The icons of one family."""
    return tuple(line for line in family.lines if isinstance(line, IconLine))


def icon_page() -> str:
    """What docs/icons.md says, but for the note at its top."""
    count = sum(len(family.lines) for family in families())
    contents = "\n".join(f"- [{_title(family.family)}](#{family.family}), {len(family.lines)}" for family in families())
    prose = PROSE.joinpath("icons.md").read_text(encoding="utf-8")
    lines = [prose.replace("{count}", str(count)).replace("{contents}", contents)]
    for family in families():
        lines += _section(family)
    return "\n".join(lines) + "\n"


def _title(family: str) -> str:
    return family.capitalize()


def _section(family: CatalogFile) -> Iterator[str]:
    yield f"## {_title(family.family)}\n"
    yield f"{_FAMILIES[family.family]}\n"
    yield f"![The icons of the family {family.family}, with their names](pictures/icons/{family.family}.png)\n"
    yield "| Icon | Name | Other words | Era |"
    yield "|---|---|---|---|"
    for icon in icons_of(family):
        yield f"| `{icon.id}` | {icon.name} | {', '.join(icon.tags)} | {icon.era} |"
    yield ""


def write_icon_kit(folder: Path) -> None:
    """A kit with a face for each family, by the name of the family, in a folder that is not there yet."""
    shutil.copytree(KIT, folder)
    rows = [f"{icon.id},{icon.name},{family.family},{icon.id}" for family in families() for icon in icons_of(family)]
    (folder / "glyphs.csv").write_text("\n".join(["id,name,family,word", *rows, ""]), encoding="utf-8")
    counted = {family.family: len(family.lines) for family in families()}
    (folder / "sheets.yaml").write_text("\n".join([*sheets(counted), ""]), encoding="utf-8")


def sheets(counted: Mapping[str, int]) -> Iterator[str]:
    """Sets of families and icons, and for each family a layout of its size and a component. counted: their icons."""
    yield "sets:"
    fields = "fields: {family: {type: text}, word: {type: text}}"
    yield f"  - {{id: glyphs, name: Icons, one: glyph, {fields}, records: {{from: glyphs.csv}}}}"
    yield "  - {id: families, name: Families, one: family, records: ["
    yield from (f"      {{id: {family}, name: {_title(family)}}}," for family in counted)
    yield "    ]}"
    yield "layouts:"
    for family, count in counted.items():
        height = ceil(count / _COLUMNS) * _CELL
        yield f"  - {{layout: {family}, extends: glyphs, size: [{_WIDTH} mm, {height} mm]}}"
    yield "components:"
    for family in counted:
        where = f"family.id == '{family}'"
        name = f"id: {family}, name: {_title(family)}, layout: {family}"
        yield f'  - {{{name}, kind: sheet, of: sets.families, where: "{where}", stock: paper}}'
