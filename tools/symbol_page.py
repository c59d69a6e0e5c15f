"""The words of symbols that are put together → docs/symbols.md, and a kit whose faces are its pictures."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pnp.symbols import families
from pnp.symbols.mounts import PIECES
from pnp.symbols.words import BEHIND, CHILD, DRESSES, Choice, Words
from pnp.values import dataclass
from tools.icon_page import KIT, PROSE, sheets

# What stands with a word in its picture.
_COMPANY: Final = {
    "nato-frame": "armour",
    "nato-trait": "infantry",
    "nato-size": "infantry",
    "nato-mobility": "artillery",
    "nato-flag": "armour III",
    "figure-mount": "turban spear",
    "figure-headgear": "foot musket",
    "figure-weapon": "foot bicorne",
    "figure-shield": "foot galea sword",
    "figure-pose": "foot steel-helmet rifle",
    "figure-trait": "foot shako musket",
    "figure-style": "foot bare sword",
    "figure-likeness": "foot bare marches",
    "bust-likeness": "man shirt",
    "bust-style": "man shirt",
    "bust-beard": "man waistcoat",
    "bust-hair": "woman gown",
    "bust-hat": "man cloak",
    "bust-held": "man flat-cap shirt",
    "monster-head": "man",
    "monster-wings": "beast",
    "monster-held": "man cat",
    "monster-trait": "smoke demon",
}
_IN_PICTURES: Final = "foot straw-hat natural"
_HEADS: Final = {
    "frame": "Frames: whose the unit is",
    "branch": "Branches: what it does",
    "trait": "Traits: what is special about it; several may be given",
    "size": "Sizes",
    "mobility": "Mobility: how it moves, under the frame",
    "flag": "Besides; several may be given",
    "mount": "Mounts",
    "headgear": "Headgear",
    "weapon": "Weapons; a gun, too, which the soldier serves, on foot or mounted",
    "shield": "Shields",
    "pose": "Poses, on foot; with hands free, a rifle, carbine, pistol, grenade, sword, sabre, spear or star-flag",
    "face": "Faces",
    "beard": "Beards",
    "hair": "Hair; if nothing is said, what suits the face. Under some hats it is not seen",
    "hat": "Hats",
    "garment": "Garments",
    "held": "What the right hand holds",
    "body": "Bodies, each with the head that it has if no other is said",
    "head": "Heads",
    "wings": "Wings",
    "likeness": "Likenesses: whom it shows. If nothing is said, pictures choose",
    "style": "Styles; a theme names one for its pictures (`figures:`)",
}


@dataclass(frozen=True, slots=True)
class Series:
    """The words of one choice, with a picture of them all."""

    family: Words
    choice: Choice

    @property
    def id(self) -> str:
        """The name of its picture."""
        return f"{self.family.prefix}-{self.choice.name}"

    def symbol(self, word: str) -> str:
        """A symbol that shows a word."""
        is_piece = self.id == "figure-weapon" and word in PIECES
        # What only pictures show is shown as they do.
        is_seen_in_pictures = self.id == "figure-trait" and word in (*DRESSES, BEHIND, CHILD)
        company = _IN_PICTURES if is_seen_in_pictures else "bicorne" if is_piece else _COMPANY.get(self.id, "")
        return f"{self.family.prefix} {word} {company}".strip()


def all_series() -> Iterator[Series]:
    """The choices of all families, in order."""
    return (Series(family, choice) for family in families() for choice in family.choices)


def symbol_page() -> str:
    """What docs/symbols.md says, but for the note at its top."""
    lines = [PROSE.joinpath("symbols.md").read_text(encoding="utf-8")]
    for family in families():
        lines += [f"## {family.prefix}", "", f"{family.text}.", ""]
        for choice in family.choices:
            lines += _section(Series(family, choice))
        others = ", ".join(f"`{alias}` for `{word}`" for alias, word in family.aliases.items())
        lines += [f"Other spellings: {others}.", ""]
    return "\n".join(lines)


def _section(series: Series) -> Iterator[str]:
    yield f"### {_HEADS[series.choice.name]}\n"
    yield f"![{series.choice.name} of {series.family.prefix}](pictures/symbols/{series.id}.png)\n"
    yield "| Word | Means |"
    yield "|---|---|"
    yield from (f"| `{word}` | {text} |" for word, text in series.choice.words.items())
    yield ""


def write_symbol_kit(folder: Path) -> None:
    """A kit with a face for each choice, by its name, in a folder that is not there yet."""
    shutil.copytree(KIT, folder)
    rows = ["id,name,family,word,symbol"]
    for series in all_series():
        for word in series.choice.words:
            name = f"{series.id}-{word}"
            rows.append(f"{name},{name},{series.id},{word},{series.symbol(word)}")
    (folder / "glyphs.csv").write_text("\n".join([*rows, ""]), encoding="utf-8")
    counted = {series.id: len(series.choice.words) for series in all_series()}
    (folder / "sheets.yaml").write_text("\n".join([*sheets(counted), ""]), encoding="utf-8")
