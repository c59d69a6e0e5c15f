"""The themes that come with pnp and its kits → docs/themes.md, and a kit whose face shows one of them."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from pnp.load.builtin import data_folder
from pnp.pipeline.catalog import CatalogFile, ThemeLine, builtin_catalog, kit_catalog

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
def themes() -> tuple[tuple[CatalogFile, ThemeLine], ...]:
    """Every theme with the file that it is in: that of pnp, then those of the kits by name."""
    content = data_folder("content")
    kits = sorted(path.parent for path in content.glob("*/kit.yaml"))
    found = [
        *builtin_catalog("themes"),
        *(file for kit in kits for file in kit_catalog("themes", kit, f"content/{kit.name}")),
    ]
    return tuple((file, line) for file in found for line in file.lines if isinstance(line, ThemeLine))


def picture_of(file: CatalogFile) -> str:
    """The name of the picture of a theme: that of its kit, since two kits may call their themes the same."""
    return file.kit or file.family


def theme_page() -> str:
    """What docs/themes.md says, but for the note at its top."""
    lines = [PROSE.joinpath("themes.md").read_text(encoding="utf-8")]
    for file, theme in themes():
        lines += ["", *_section(file, theme)]
    return "\n".join(lines) + "\n"


def _section(file: CatalogFile, theme: ThemeLine) -> Iterator[str]:
    where = f"belongs to [{file.kit}](gallery.md#{file.kit})" if file.kit else "comes with pnp"
    yield f"## {theme.theme}{f' ({file.kit})' if file.kit else ''}\n"
    yield f"{theme.text}\n"
    yield f"![Colours, a card, counters and type of the theme {theme.theme}](pictures/themes/{picture_of(file)}.png)\n"
    if file.kit:
        yield f"![The game in it](pictures/{file.kit}.png)\n"
    yield f"It {where}{f' and extends `{theme.extends}`' if theme.extends else ''}: [{file.file}](../{file.file})."
    yield f"Fonts: {', '.join(theme.fonts)}.\n"
    yield f"Colours{' of its own' if theme.extends else ''}: {', '.join(_colors(theme))}."


def _colors(theme: ThemeLine) -> Iterator[str]:
    return (f"`{token}` {theme.colors[token]}" for token in theme.own)


def write_theme_kit(folder: Path, file: CatalogFile, theme: ThemeLine) -> None:
    """A kit with one face that shows a theme, in a folder that is not there yet."""
    shutil.copytree(KIT, folder)
    if file.kit:
        shutil.copy(data_folder("content").parent / file.file, folder / "theme.yaml")
    head = folder / "kit.yaml"
    head.write_text(head.read_text(encoding="utf-8").replace("theme: plain", "theme: sample"), encoding="utf-8")
    own = f"theme: sample\nextends: {theme.theme}\nclasses:{_CLASSES}"
    (folder / "sample.yaml").write_text(own, encoding="utf-8")
    rows = [f"{token},{token}" for token in theme.own]
    (folder / "swatches.csv").write_text("\n".join(["id,color", *rows, ""]), encoding="utf-8")
