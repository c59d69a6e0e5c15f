"""Make the pictures of README and docs/gallery.md from the kits themselves: ``python -m tools.pictures``.

Each picture lays some real faces or pages of one kit side by side on a table-coloured ground.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from PIL import Image

from pnp.build.frames import frames_of, painted
from pnp.build.prepare import Prepared, prepare
from pnp.export.png import png_pages

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "pictures"
GROUND = (226, 222, 212)
GAP = 14


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: faces of a kit by component and name, each as high as ``height`` pixels."""

    file: str
    kit: str
    frames: tuple[str, ...]
    height: int = 360
    caption: str = ""


SHOTS: tuple[Shot, ...] = (
    Shot("russo-german-war", "russo-german-war", (
        "orders/blitzkrieg", "orders/street-fighting", "orders/luftwaffe", "board/front",
    ), caption="Letter-coded columns spelled out, a chessboard with zones, and a deck that comes from a spreadsheet."),
    Shot("piombino", "piombino", (
        "tactics/dive-bomb", "map-overview/map", "rulebook/page-003",
    ), caption="A Renaissance skirmish: a map drawn from letters, structured effects, a rulebook with live numbers."),
    Shot("renaissance-fair", "renaissance-fair", (
        "encounters/pickle-wheelbarrow", "fair/fair", "rulebook/page-001",
    ), caption="An 85-space track from a CSV file, six kinds of token, checklists."),
    Shot("quidditch-cup", "quidditch-cup", ("rulebook/page-001", "rulebook/page-002"),
         caption="A fan-made kit with its notice, kept out of the wheel; house rules as an option."),
    Shot("shot-shell-and-grape", "shot-shell-and-grape", ("player-aid/p1", "rulebook/page-001"),
         caption="Two decks, an attack matrix by arm with its odds, playing mats."),
    Shot("quickie-figs", "quickie-figs", ("rules-sheet/rules-sheet", "range-strip/range-strip"),
         caption="A whole game on one page, with a range track."),
)  # fmt: skip


def picture(shot: Shot) -> Image.Image:
    """The faces of a shot in a row."""
    ready = prepare(ROOT / "content" / shot.kit, shot.kit)
    images = [_image(ready, name, shot.height) for name in shot.frames]
    width = sum(image.width for image in images) + GAP * (len(images) + 1)
    table = Image.new("RGB", (width, shot.height + 2 * GAP), GROUND)
    x = GAP
    for image in images:
        table.paste(image, (x, GAP))
        x += image.width + GAP
    return table


def _image(ready: Prepared, name: str, height: int) -> Image.Image:
    component, _, face = name.partition("/")
    frames = dict(frames_of(ready, ready.game.components[component]))
    frame = frames.get(face) or next(iter(frames.values()))
    (png,) = png_pages(painted(ready, [frame]), dpi=150)
    image = Image.open(BytesIO(png)).convert("RGB")
    return image.resize((round(image.width * height / image.height), height), Image.Resampling.LANCZOS)


def gallery(shots: Sequence[Shot]) -> str:
    """The page that shows every kit."""
    parts = ["# Gallery\n\nEvery picture is made from the kit by `python -m tools.pictures`.\n"]
    for shot in shots:
        parts.append(
            f"\n## {shot.kit}\n\n{shot.caption}\n\n![Faces and pages of {shot.kit}](pictures/{shot.file}.png)\n"
        )
    return "".join(parts)


def main() -> None:
    """Write every picture, or those whose kits are named, and the gallery."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:]
    for shot in SHOTS:
        if not wanted or shot.kit in wanted:
            picture(shot).quantize(128).save(FOLDER / f"{shot.file}.png", optimize=True)
            sys.stdout.write(f"{shot.file}.png\n")
    (ROOT / "docs" / "gallery.md").write_text(gallery(SHOTS), encoding="utf-8")


if __name__ == "__main__":
    main()
