"""Small kits that check and build at once, for ``pnp new``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from pnp.errors import PnpError, WriteError
from pnp.load.builtin import data_folder
from pnp.pipeline.kit_schemas import modeline
from pnp.plain_files import PlainFolder, make_user_folder, own_bytes

# The folders of starters/, each with what it is, for those who choose one.
STARTERS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "cards": "Cards alone: one deck with costs and icons, backs, a divider for the box, rules on one page.",
        "spreadsheet": "A deck kept in an .xlsx file: put your own in its place and say what its columns mean.",
        "wargame": "Two armies on a board of squares: counters, markers, order cards from a CSV file, a dice table.",
        "hexes": "A battle on hexes: a map, two-sided counters, a combat table, turns with weather and arrivals.",
        "eurogame": "Workers and goods: a board of action spaces with a scoring track around it, player mats, tokens.",
        "roll-and-write": "Dice and pencils: a sheet to cross off, a dice table and a pad for the scores.",
        "roleplaying-sheet": "A character sheet to print or fill in on a screen, a bookmark and tables to roll on.",
        "translation": "A game in English, and the same in German beside it: one spreadsheet, every number once.",
    }
)
# What is text, and names the kit.
_TEXTS: Final = (".yaml", ".md", ".csv")


def write_starter(folder: Path, name: str, starter: str = "wargame") -> Iterator[Path]:
    """Copy a kit to start from into a new folder under its own name, and yield each file that was written.

    name: the kit's id, also the base of its title. starter: one of STARTERS; of several kits, each has a folder inside.
    Raises WriteError, which names the file.
    """
    title = name.replace("-", " ").title()
    root = data_folder("starters") / starter
    for source in sorted(path for kit in starter_kits(starter) for path in (root / kit).iterdir()):
        target = folder / source.relative_to(root)
        content = own_bytes(source)
        if source.suffix in _TEXTS:
            text = content.decode("utf-8").replace("my-game", name).replace("My Game", title)
            content = (modeline(source.name, text) + text if source.suffix == ".yaml" else text).encode("utf-8")
        try:
            make_user_folder(target.parent)
            with PlainFolder(target.parent) as made:
                made.write_new(source.name, (content,))
        except OSError as error:
            raise WriteError(f"{target} cannot be written: {error.strerror}") from error
        yield target


def starter_kits(starter: str) -> tuple[Path, ...]:
    """The folders of the kits in a starter, relative to it, those that others extend first: ``.`` if it is one kit."""
    root = data_folder("starters") / starter
    if (root / "kit.yaml").is_file():
        return (Path(),)
    heads = {file.parent.name: own_bytes(file).decode("utf-8") for file in root.glob("*/kit.yaml")}
    return tuple(Path(name) for name in sorted(heads, key=lambda name: ("\nextends:" in heads[name], name)))


def starter_picture(starter: str) -> Path | None:
    """The picture of what a kit to start from prints; None where pnp was installed without its pictures."""
    try:
        file = data_folder("docs/pictures/starters") / f"{starter}.png"
    except PnpError:
        return None
    return file if file.is_file() else None
