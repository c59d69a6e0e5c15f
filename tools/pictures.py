"""Make the pictures of README and docs/ from the kits themselves: ``python -m tools.pictures [KIT...]``.

Those of icons, layouts and themes are made by ``python -m tools.pictures catalog``, those of the kits to start from by
``python -m tools.pictures starters``.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Iterator, Sequence

from PIL import Image

from pnp.load.builtin import data_folder
from pnp.load.kit import load_kit
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit
from pnp.pipeline.starter import starter_kits
from tools.catalog_pictures import catalog_pictures
from tools.collage import GROUND, Frame, collage, columns_of
from tools.kit_page import gallery, ink_of, kit_page
from tools.pages import DOCS
from tools.shots import SHOTS, STARTER_SHOTS, Shot
from tools.table_picture import table_picture
from tools.tables import table_of

ROOT = DOCS.parent
FOLDER = DOCS / "pictures"
WIDTH = 1180
COLORS = 128
GREYS = 24
# So many pixels of one colour are a swatch or a ground: it keeps its colour, even beside another one that is like it.
# Edges of letters and shapes have hundreds of colours between two, of which some will do. As distances in RGB.
FLAT = 300
ALIKE = 3.0
UNLIKE = 14.0
CATALOG = "catalog"
STARTERS = "starters"
STARTER_WIDTH = 760
# Of WebP: beyond that, a picture grows and looks the same.
QUALITY = 80

Color = tuple[int, int, int]


def picture(shot: Shot, ready: CompiledKit, width: int = WIDTH) -> Image.Image:
    """The faces of a shot on a table."""
    columns = shot.columns()
    wanted = {name.partition("/")[0] for rows in columns for row in rows for name in row}
    frames: dict[str, Frame] = {
        f"{component.id}/{name}": frame
        for component in ready.game.components
        if component.id in wanted
        for name, frame in ready.frames(component.id, items=True)
    }
    return collage(ready, columns_of(frames, columns), width)


def main() -> None:
    """Write every picture, or those that are named, and the pages of the gallery."""
    wanted = sys.argv[1:]
    if not wanted or CATALOG in wanted:
        for name, drawn in catalog_pictures():
            save(_in_its_commonest(drawn), name)
    if not wanted or STARTERS in wanted:
        for name, drawn in starter_pictures():
            save(drawn, name)
    if wanted not in ([CATALOG], [STARTERS]):
        _show_kits(wanted)


def starter_pictures() -> Iterator[tuple[str, Image.Image]]:
    """What each kit to start from prints, with the path of its picture below docs/pictures, without ``.png``."""
    for shot in STARTER_SHOTS:
        kits = starter_kits(shot.kit)
        folders = [data_folder("starters") / shot.kit / kit for kit in kits]
        drawn = [picture(shot, compile_kit(kit, kit.name), STARTER_WIDTH // len(kits)) for kit in folders]
        beside = Image.new("RGB", (sum(part.width for part in drawn), max(part.height for part in drawn)), GROUND)
        for number, part in enumerate(drawn):
            beside.paste(part, (number * part.width, 0))
        yield f"starters/{shot.kit}", beside.quantize(COLORS, dither=Image.Dither.NONE)


def save(drawn: Image.Image, name: str) -> None:
    """Write a picture. name: its path below docs/pictures, without ``.png``."""
    file = FOLDER / f"{name}.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    drawn.save(file, optimize=True)
    sys.stdout.write(f"{name}.png\n")


def _in_its_commonest(drawn: Image.Image) -> Image.Image:
    """A picture in the colours that it has most of: swatches stay what they are, edges of letters give way."""
    if drawn.mode == "L":
        return drawn.quantize(GREYS, dither=Image.Dither.NONE)
    data = drawn.tobytes()
    pixels = list(zip(data[::3], data[1::3], data[2::3], strict=True))
    counted = sorted(((count, color) for color, count in Counter(pixels).items()), reverse=True)
    kept: list[Color] = []
    for count, color in counted:
        apart = ALIKE if count >= FLAT else UNLIKE
        if len(kept) < COLORS and all(math.dist(color, one) >= apart for one in kept):
            kept.append(color)
    nearest = {color: min(range(len(kept)), key=lambda one: math.dist(kept[one], color)) for _, color in counted}
    small = Image.frombytes("P", drawn.size, bytes(map(nearest.__getitem__, pixels)))
    small.putpalette([part for color in kept for part in color])
    return small


def _show_kits(wanted: Sequence[str]) -> None:
    """Write the pictures and the page of each kit, or of those that are named, and the list of all."""
    (DOCS / "gallery").mkdir(exist_ok=True)
    for shot in SHOTS:
        if not wanted or shot.kit in wanted:
            kit = compile_kit(ROOT / "content" / shot.kit, shot.kit, painted=True)
            save(picture(shot, kit).quantize(COLORS, dither=Image.Dither.NONE), shot.kit)
            save_table(table_picture(table_of(shot.kit), kit, WIDTH), shot.kit)
            (DOCS / "gallery" / f"{shot.kit}.md").write_text(kit_page(shot, kit, ink_of(kit)), encoding="utf-8")
    kits = [load_kit(ROOT / "content" / shot.kit, shot.kit, (data_folder("content"),)) for shot in SHOTS]
    games = {kit.game.kit.kit: kit.game for kit in kits if kit.game}
    pages = {name: (DOCS / "gallery" / f"{name}.md").read_text(encoding="utf-8") for name in games}
    (DOCS / "gallery.md").write_text(gallery(games, pages), encoding="utf-8")


def save_table(drawn: Image.Image, kit: str) -> None:
    """Write the picture of a game in progress: its shadows and grain have too many colors for a palette."""
    file = FOLDER / "tables" / f"{kit}.webp"
    file.parent.mkdir(parents=True, exist_ok=True)
    drawn.save(file, quality=QUALITY, method=6)
    sys.stdout.write(f"tables/{kit}.webp\n")


if __name__ == "__main__":
    main()
