"""The themes that come with pnp and its kits → docs/themes.md, and a kit whose face shows one of them."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from pnp.load.builtin import data_folder
from pnp.pipeline.catalog import Shelf, ThemeLine, shelves, shelves_of

PROSE: Final = Path(__file__).parent / "prose"
KIT: Final = Path(__file__).parent / "specimens" / "themes"
# The classes of the sample itself, which no theme has.
_CLASSES: Final = """
  swatch: {fill: paper, role: flood}
  swatch-edge: {stroke: rule, width: 0.15 mm}
  sample-edge: {stroke: rule, width: 0.2 mm, radius: 2 mm}
  swatch-name: {font: sans, size: 8 pt, valign: middle, fit: 6 pt}
"""


@cache
def themes() -> tuple[tuple[Shelf, ThemeLine], ...]:
    """Every theme with the shelf that it stands on: that of pnp, then those of the kits by name."""
    content = data_folder("content")
    kits = sorted(path.parent for path in content.glob("*/kit.yaml"))
    found = [*shelves("themes"), *(shelf for kit in kits for shelf in shelves_of("themes", kit, f"content/{kit.name}"))]
    return tuple((shelf, line) for shelf in found for line in shelf.lines if isinstance(line, ThemeLine))


def picture_of(shelf: Shelf) -> str:
    """The name of the picture of a theme: that of its kit, since two kits may call their themes the same."""
    return shelf.kit or shelf.family


def theme_page() -> str:
    """What docs/themes.md says, but for the note at its top."""
    lines = [PROSE.joinpath("themes.md").read_text(encoding="utf-8")]
    for shelf, theme in themes():
        lines += ["", *_section(shelf, theme)]
    return "\n".join(lines) + "\n"


def _section(shelf: Shelf, theme: ThemeLine) -> Iterator[str]:
    where = f"belongs to [{shelf.kit}](gallery.md#{shelf.kit})" if shelf.kit else "comes with pnp"
    yield f"## {theme.theme}{f' ({shelf.kit})' if shelf.kit else ''}\n"
    yield f"{theme.text}\n"
    yield f"![Colours, a card, counters and type of the theme {theme.theme}](pictures/themes/{picture_of(shelf)}.png)\n"
    if shelf.kit:
        yield f"![The game in it](pictures/{shelf.kit}.png)\n"
    yield f"It {where}{f' and extends `{theme.extends}`' if theme.extends else ''}: [{shelf.file}](../{shelf.file})."
    yield f"Fonts: {', '.join(theme.fonts)}.\n"
    yield f"Colours{' of its own' if theme.extends else ''}: {', '.join(_colors(theme))}."


def _colors(theme: ThemeLine) -> Iterator[str]:
    return (f"`{token}` {theme.colors[token]}" for token in theme.own)


def write_theme_kit(folder: Path, shelf: Shelf, theme: ThemeLine) -> None:
    """A kit with one face that shows a theme, in a folder that is not there yet."""
    shutil.copytree(KIT, folder)
    if shelf.kit:
        shutil.copy(data_folder("content").parent / shelf.file, folder / "theme.yaml")
    head = folder / "kit.yaml"
    head.write_text(head.read_text(encoding="utf-8").replace("theme: plain", "theme: sample"), encoding="utf-8")
    own = f"theme: sample\nextends: {theme.theme}\nclasses:{_CLASSES}"
    (folder / "sample.yaml").write_text(own, encoding="utf-8")
    rows = [f"{token},{token}" for token in theme.own]
    (folder / "swatches.csv").write_text("\n".join(["id,color", *rows, ""]), encoding="utf-8")
