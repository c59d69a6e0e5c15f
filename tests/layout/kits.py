"""What the tests of layouts share: a small kit in a folder, composed, and ways to look into its faces."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path as FilePath
from textwrap import dedent, indent

from pnp.findings import Finding, Span
from pnp.frame import Face, Group, Item, Nested, Path, Picture, TextRun
from pnp.layout.compose import ComposedComponent, compose
from pnp.layout.context import LayoutContext
from pnp.layout.elements.catalog import ELEMENTS
from pnp.layout.templates.layouts import ElementKind
from pnp.layout.templates.library import Library, read_library
from pnp.layout.theme.resolve_theme import resolve_theme
from pnp.load.builtin import data_folder
from pnp.load.kit import load_kit

HEAD = "kit: probe\ntitle: Probe\nplayers: 2-3\nlicence: CC0-1.0\n"


@cache
def built_in(*more: ElementKind) -> Library:
    """What comes with pnp. more: kinds of elements besides its own."""
    kinds = {**ELEMENTS, **{kind.name: kind for kind in more}}
    return read_library(data_folder("layouts"), kinds)


def picture(path: str, at: Span) -> Picture:
    """Every picture is 600 × 400 pixels."""
    return Picture(path, 600, 400, "0" * 64)


class Kit:
    """A kit whose files are given as text, loaded and ready to be composed."""

    def __init__(self, folder: FilePath, kinds: tuple[ElementKind, ...] = (), **files: str) -> None:
        (folder / "kit.yaml").write_text(HEAD + dedent(files.pop("head", "")), encoding="utf-8")
        for name, text in files.items():
            (folder / f"{name}.yaml").write_text(dedent(text), encoding="utf-8")
        loaded = load_kit(folder, "probe")
        assert not loaded.findings, told(loaded.findings)
        assert loaded.game is not None
        library = built_in(*kinds).with_kit(loaded.layouts, loaded.themes, loaded.game.icons)
        kit = loaded.game.kit
        theme, self.theme_findings = resolve_theme(library, kit.theme, folder, Span("kit.yaml", 1, 1), kit.language)
        self.game = loaded.game
        self.context = LayoutContext(loaded.game, library, theme, picture)

    def compose(self, component: str) -> ComposedComponent:
        return compose(self.game.components[component], self.context)


def kit_with(
    folder: FilePath,
    elements: str,
    *,
    size: str = "[60 mm, 40 mm]",
    of: str = "",
    kinds: tuple[ElementKind, ...] = (),
    **files: str,
) -> Kit:
    """A kit with one layout, ``probe``, that has these elements, and a component of it."""
    keys = files.pop("keys", "")
    body = indent(dedent(elements).strip("\n"), "      ")
    files["layouts"] = (
        f"layouts:\n  - layout: probe\n    size: {size}\n{indent(dedent(keys), '    ')}    elements:\n{body}\n"
    )
    where = f", of: {of}" if of else ""
    files["components"] = f"components:\n  - {{id: probes, kind: card, layout: probe{where}}}\n"
    return Kit(folder, kinds, **files)


def face_of(folder: FilePath, elements: str, **more: str) -> Face:
    """The one face of a layout with these elements, of which nothing must be wrong."""
    done = kit_with(folder, elements, **more).compose("probes")
    assert told(done.findings) == []
    return done.pieces[0].front


def told(findings: tuple[Finding, ...] | list[Finding]) -> list[str]:
    """Findings as ``file:line:col code message``."""
    return [
        f"{FilePath(one.span.file).name}:{one.span.line}:{one.span.column} {one.code} {one.message}" for one in findings
    ]


def everything(items: tuple[Item, ...]) -> Iterator[Item]:
    """Every item, those in groups and nested faces too, in their own coordinates."""
    for item in items:
        if isinstance(item, Group):
            yield from everything(item.items)
        elif isinstance(item, Nested):
            yield item
            yield from everything(item.face.art)
        else:
            yield item


def runs(face: Face) -> list[TextRun]:
    return [item for item in everything(face.art) if isinstance(item, TextRun)]


def words(face: Face) -> list[str]:
    """The text of every run in order."""
    return [run.text for run in runs(face)]


def paths(face: Face) -> list[Path]:
    return [item for item in everything(face.art) if isinstance(item, Path)]


def box_of(path: Path) -> tuple[float, ...]:
    """x, y, width, height of a path, rounded to thousandths of a mm."""
    xs: list[float] = []
    ys: list[float] = []
    for kind, *numbers in path.segments:
        if kind == "R":
            x, y, width, height = numbers
            xs += [x, x + width]
            ys += [y, y + height]
        else:
            xs += numbers[::2]
            ys += numbers[1::2]
    return tuple(round(value, 3) for value in (min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)))
