"""Make the pictures of README and docs/gallery.md from the kits themselves: ``python -m tools.pictures [KIT...]``."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

from PIL import Image

from pnp.build.frames import frames_of
from pnp.build.prepare import Prepared, prepare
from pnp.build.produce import Printed, printed_on
from pnp.build.request import Request
from pnp.measures import PAPERS
from tools.collage import Frame, collage, columns_of
from tools.pages import DOCS, NOTE
from tools.shots import SHOTS, Shot

ROOT = DOCS.parent
FOLDER = DOCS / "pictures"
WIDTH = 1180
COLORS = 128

ReadyKit = Callable[[str], Prepared]


def picture(shot: Shot, ready: Prepared) -> Image.Image:
    """The faces of a shot on a table."""
    columns = shot.columns()
    wanted = {name.partition("/")[0] for rows in columns for row in rows for name in row}
    frames: dict[str, Frame] = {
        f"{component.id}/{name}": frame
        for component in ready.game.components
        if component.id in wanted
        for name, frame in frames_of(ready, component)
    }
    return collage(ready, columns_of(frames, columns), WIDTH)


def gallery(ready_kit: ReadyKit) -> str:
    """The page that shows every kit, with what it demonstrates and the paper that it takes."""
    tables = {shot.kit: tuple(_rows(ready_kit(shot.kit))) for shot in SHOTS}
    titles = {shot.kit: ready_kit(shot.kit).game.kit.title for shot in SHOTS}
    lines = [
        f"{NOTE}# Gallery\n",
        "Fourteen kits, each a folder of YAML without a line of code. *Pieces* are what is cut out; a book has none.",
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


def _section(shot: Shot, title: str, rows: tuple[tuple[str, int, int, int], ...]) -> Iterator[str]:
    yield f"## {shot.kit}\n"
    yield f"**{title}.** {shot.words()}\n"
    yield f"![Faces and pages of {title}](pictures/{shot.kit}.png)\n"
    yield "| Component | Pieces | Sheets, A4 | Sheets, Letter |"
    yield "|---|--:|--:|--:|"
    for name, *numbers in rows:
        yield f"| {name} | {' | '.join(str(number) if number else '' for number in numbers)} |"


def _rows(ready: Prepared) -> Iterator[tuple[str, int, int, int]]:
    """For each component its pieces, and the sheets of paper that it takes on A4 and on Letter."""
    printed = [list(printed_on(ready, paper, Request(out=ROOT))) for paper in PAPERS.values()]
    for a4, letter in zip(*printed, strict=True):
        yield a4.component.title, a4.pieces, _sheets(a4), _sheets(letter)


def _sheets(printed: Printed) -> int:
    """Sheets of paper: the fronts, since a back is printed on the same sheet."""
    return sum(sheet.side == "front" for sheet in printed.sheets)


def main() -> None:
    """Write every picture, or those whose kits are named, and the gallery."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:]
    kits = {shot.kit: prepare(ROOT / "content" / shot.kit, shot.kit) for shot in SHOTS}
    for shot in SHOTS:
        if not wanted or shot.kit in wanted:
            small = picture(shot, kits[shot.kit]).quantize(COLORS, dither=Image.Dither.NONE)
            small.save(FOLDER / f"{shot.kit}.png", optimize=True)
            sys.stdout.write(f"{shot.kit}.png\n")
    (DOCS / "gallery.md").write_text(gallery(kits.__getitem__), encoding="utf-8")


if __name__ == "__main__":
    main()
