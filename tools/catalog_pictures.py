"""What there is to draw with → the pictures of icons.md, layouts.md, themes.md and maps.md in docs, drawn by pnp."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from PIL import Image

from pnp.frame import Face, Nested, Page
from pnp.impose.guides import lines_of
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit
from tools import icon_page, layout_page, symbol_page, theme_page
from tools.collage import GAP, GROUND, cut_out

WIDTH: Final = 1180
# A face of the page on layouts has so many pixels a millimetre, and is at most so wide.
_FINENESS: Final = 9
_WIDEST: Final = 560

# A map, and the theme for each manner in which it is drawn.
_MAPS: Final = Path(__file__).parent / "specimens" / "maps"
_JOINED: Final = Path(__file__).parents[1] / "tests" / "kits" / "hexes"
_MAP_THEMES: Final = {
    "chart": "plain",
    "engraving": "napoleonic",
    "staff": "staff-map",
    "fantasy": "codex",
    "desert": "egypt",
    "birdseye": "codex",
}

Picture = tuple[str, Image.Image]


def catalog_pictures() -> Iterator[Picture]:
    """Each picture with its path below docs/pictures, without ``.png``. Raises ValueError if a kit has a fault."""
    yield from icon_pictures()
    yield from layout_pictures()
    yield from theme_pictures()
    yield from map_pictures()


def icon_pictures() -> Iterator[Picture]:
    """The icons of each family, and the symbols that are put together from words."""
    for name, write in (("icons", icon_page.write_icon_kit), ("symbols", symbol_page.write_symbol_kit)):
        with tempfile.TemporaryDirectory() as folder:
            kit = Path(folder, "icons")
            write(kit)
            ready = _sound(kit)
            for component in ready.game.components:
                (face,) = (face for _, face in ready.frames(component.id, items=True))
                # Of greys alone, a file is half as large.
                yield f"{name}/{component.id}", _flat(ready, face).convert("L")


def layout_pictures() -> Iterator[Picture]:
    """A face made with each layout."""
    ready = _sound(layout_page.KIT)
    for layout, example in layout_page.examples().items():
        faces = dict(ready.frames(example.component.id, items=True))
        backs = {name for name in faces if name.endswith("-back") and name.removesuffix("-back") in faces}
        face = next(face for name, face in faces.items() if (name in backs) is example.is_back)
        yield f"layouts/{layout}", _on_the_table(ready, face)


def theme_pictures() -> Iterator[Picture]:
    """Colours, pieces and type of each theme."""
    for file, theme in theme_page.themes():
        with tempfile.TemporaryDirectory() as folder:
            kit = Path(folder, "themes")
            theme_page.write_theme_kit(kit, file, theme)
            ready = _sound(kit)
            (component,) = ready.game.components
            ((_, face),) = ready.frames(component.id, items=True)
            yield f"themes/{theme_page.picture_of(file)}", _flat(ready, face)


def map_pictures() -> Iterator[Picture]:
    """One map in each manner, in the colours of a theme that it suits; then several that join."""
    for manner, theme in _MAP_THEMES.items():
        with tempfile.TemporaryDirectory() as folder:
            kit = Path(folder, "maps")
            shutil.copytree(_MAPS, kit)
            written = (kit / "theme.yaml").read_text(encoding="utf-8")
            written = written.replace("extends: plain", f"extends: {theme}").replace("maps: chart", f"maps: {manner}")
            (kit / "theme.yaml").write_text(written, encoding="utf-8")
            ready = _sound(kit)
            ((_, face),) = ready.frames("valley", items=True)
            yield f"maps/{manner}", _flat(ready, face)
    ready = _sound(_JOINED)
    ((_, face),) = ready.frames("valleys", items=True)
    yield "maps/joined", _flat(ready, face)


def _sound(kit: Path) -> CompiledKit:
    ready = compile_kit(kit, kit.name)
    if ready.findings:
        first = ready.findings[0]
        raise ValueError(f"{first.span.file}:{first.span.line}: {first.message}")
    return ready


def _flat(ready: CompiledKit, face: Face | Page) -> Image.Image:
    picture, _ = cut_out(ready, face, (WIDTH, round(WIDTH * face.size.height / face.size.width)))
    return picture


def _on_the_table(ready: CompiledKit, face: Face | Page) -> Image.Image:
    """A face cut out, with its lines to cut and to fold along, and a bit of the table around it."""
    if isinstance(face, Face) and (face.cut or face.score):
        face = replace(face, art=(*face.art, Nested(lines_of(face), 0.0, 0.0)))
    width = min(_WIDEST, round(face.size.width * _FINENESS))
    picture, mask = cut_out(ready, face, (width, round(width * face.size.height / face.size.width)))
    table = Image.new("RGB", (picture.width + 2 * GAP, picture.height + 2 * GAP), GROUND)
    table.paste(picture, (GAP, GAP), mask)
    return table
