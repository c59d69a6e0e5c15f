"""Make the pictures of README and docs/ from the kits themselves: ``python -m tools.pictures [KIT...]``.

Those of icons, layouts and themes are made by ``python -m tools.pictures catalog``, those of the kits to start from by
``python -m tools.pictures starters``.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from PIL import Image

from pnp.frame import Sheet
from pnp.load.builtin import data_folder
from pnp.papers import USUAL_PAPERS
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit
from pnp.pipeline.frames import sheets_of
from pnp.pipeline.starter import starter_kits
from tools.catalog_pictures import catalog_pictures
from tools.collage import GROUND, Frame, collage, columns_of
from tools.pages import DOCS, NOTE
from tools.shots import SHOTS, STARTER_SHOTS, Shot

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

Color = tuple[int, int, int]
ReadyKit = Callable[[str], CompiledKit]


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


def gallery(ready_kit: ReadyKit) -> str:
    """The page that shows every kit, with what it demonstrates and the paper that it takes."""
    tables = {shot.kit: tuple(_rows(ready_kit(shot.kit))) for shot in SHOTS}
    titles = {shot.kit: ready_kit(shot.kit).game.kit.title for shot in SHOTS}
    lines = [
        f"{NOTE}# Gallery\n",
        "Fifteen kits, each a folder of YAML without a line of code. *Pieces* are what is cut out; a book has none.",
        "*Sheets* are sheets of paper, printed on both sides where a component has backs. Each page of a book counts",
        "as a sheet, though it may be printed on both sides, too.\n",
        "| Kit | Pieces | Sheets, A4 | Sheets, Letter |",
        "|---|--:|--:|--:|",
    ]
    for shot in SHOTS:
        _, *numbers = zip(*tables[shot.kit], strict=True)
        lines.append(f"| [{titles[shot.kit]}](#{shot.kit}) | {' | '.join(str(sum(column)) for column in numbers)} |")
    for shot in SHOTS:
        lines += ["", *_section(shot, titles[shot.kit], tables[shot.kit])]
    return "\n".join(lines) + "\n"


def section(shot: Shot, ready: CompiledKit) -> str:
    """What the page says of a kit."""
    return "\n".join(_section(shot, ready.game.kit.title, tuple(_rows(ready))))


def _section(shot: Shot, title: str, rows: tuple[tuple[str, int, int, int], ...]) -> Iterator[str]:
    yield f"## {shot.kit}\n"
    yield f"**{title}.** {shot.words()}\n"
    yield f"![Faces and pages of {title}](pictures/{shot.kit}.png)\n"
    yield "| Component | Pieces | Sheets, A4 | Sheets, Letter |"
    yield "|---|--:|--:|--:|"
    for name, *numbers in rows:
        yield f"| {name} | {' | '.join(str(number) if number else '' for number in numbers)} |"


def _rows(ready: CompiledKit) -> Iterator[tuple[str, int, int, int]]:
    """For each component its pieces, and the sheets of paper that it takes on A4 and on Letter."""
    for component in ready.game.components:
        pieces = 0 if component.book else sum(piece.copies for piece in ready.composed[component.id].pieces)
        a4, letter = (_sheets(sheets_of(ready, component, paper)) for paper in USUAL_PAPERS)
        yield component.title, pieces, a4, letter


def _sheets(sheets: Sequence[Sheet]) -> int:
    """Sheets of paper: the fronts, since a back is printed on the same sheet."""
    return sum(sheet.side == "front" for sheet in sheets)


def main() -> None:
    """Write every picture, or those that are named, and the gallery."""
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
    kits = {shot.kit: compile_kit(ROOT / "content" / shot.kit, shot.kit) for shot in SHOTS}
    for shot in SHOTS:
        if not wanted or shot.kit in wanted:
            save(picture(shot, kits[shot.kit]).quantize(COLORS, dither=Image.Dither.NONE), shot.kit)
    (DOCS / "gallery.md").write_text(gallery(kits.__getitem__), encoding="utf-8")


if __name__ == "__main__":
    main()
