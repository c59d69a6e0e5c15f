"""The layouts that come with pnp → docs/layouts.md, shown by a kit that has a file for each of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Final

from pnp.load.kit import load_kit
from pnp.model.components import Component
from pnp.nodes import MapNode, Scalar
from pnp.pipeline.catalog import CatalogFile, LayoutLine, builtin_catalog
from pnp.values import dataclass

PROSE: Final = Path(__file__).parent / "prose"
KIT: Final = Path(__file__).parent / "specimens" / "layouts"

_FAMILIES: Final = {
    "cards": "A deck is printed card by card: every card on its front, the deck on the back that all share.",
    "counters": "Small pieces, cut from a sheet of their own with a gap between them.",
    "folded": "What is cut out, folded along the dashed lines, and glued where it is hatched.",
    "sheets": "Whole pages, as large as what A4 and Letter have in common, and boards of any size.",
    "heads": "Heads of first pages of rules, as wide as its words; a text names one (`head:`), or one that extends it.",
    "backs": "Last pages of books; a text names one (`back:`), or one that extends it, with the picture of its game.",
    "play": "What is played on and written on: tracks, boards of actions, mats, pads, forms; and what lies in the box.",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A component that shows a layout, and the file that it is in. is_back: it shows it on its back."""

    component: Component
    file: Path
    is_back: bool = False


@cache
def families() -> tuple[CatalogFile, ...]:
    """The layouts by family, in the order of their files."""
    return tuple(builtin_catalog("layouts"))


@cache
def examples() -> Mapping[str, Example]:
    """For each layout the component that shows it, by the name of the layout. Raises ValueError if there is no kit."""
    loaded = load_kit(KIT, KIT.name)
    if loaded.game is None:
        raise ValueError(f"{KIT} cannot be read")
    bases = {_word(node, "layout"): _word(node, "extends") for node in loaded.layouts}
    found: dict[str, Example] = {}
    for component in loaded.game.components:
        file = KIT / Path(component.span.file).name
        # A page is shown by a layout of the kit that extends it.
        found[bases.get(component.layout, component.layout)] = Example(component=component, file=file)
        if component.back:
            found[component.back.layout] = Example(component=component, file=file, is_back=True)
    return found


def _word(node: MapNode, key: str) -> str:
    value = node.get(key)
    return value.text if isinstance(value, Scalar) else ""


def layout_page() -> str:
    """What docs/layouts.md says, but for the note at its top."""
    lines = [PROSE.joinpath("layouts.md").read_text(encoding="utf-8")]
    for family in families():
        links = " · ".join(f"[{line.layout}](#{line.layout})" for line in layouts_of(family))
        lines += [f"- {family.family.capitalize()}: {links}"]
    for family in families():
        lines += ["", f"## {family.family.capitalize()}", "", _FAMILIES[family.family]]
        for line in layouts_of(family):
            lines += ["", *_section(line)]
    return "\n".join(lines) + "\n"


def layouts_of(family: CatalogFile) -> tuple[LayoutLine, ...]:
    """The layouts of one family."""
    return tuple(line for line in family.lines if isinstance(line, LayoutLine))


def _section(line: LayoutLine) -> Iterator[str]:
    yield f"### {line.layout}\n"
    yield f"{line.text}\n"
    yield f"![A face made with the layout {line.layout}](pictures/layouts/{line.layout}.png)\n"
    yield "| | |"
    yield "|---|---|"
    yield from (f"| {key} | {value} |" for key, value in _facts(line) if value)
    yield ""
    yield from _example(line.layout)


def _facts(line: LayoutLine) -> Iterator[tuple[str, str]]:
    yield "Size", f"{line.size[0]:g} × {line.size[1]:g} mm" if line.size else "as large as its board"
    yield "Trim", line.trim
    yield "Bleed", f"{line.bleed:g} mm" if line.bleed else ""
    yield "Extends", f"[{line.extends}](#{line.extends})" if line.extends else ""
    yield "Takes", _named(line.takes)
    yield "Reads", _named(line.reads)
    yield "Elements", ", ".join(map(partial(_element, line), line.elements))


def _element(line: LayoutLine, name: str) -> str:
    """An element, with where it stands."""
    place = line.places.get(name)
    return f"`{name}` ({place})" if place else f"`{name}`"


def _named(names: Mapping[str, tuple[str, ...]]) -> str:
    parts = (f"`{name}`" + (f": {', '.join(reads)}" if reads else "") for name, reads in names.items())
    return "; ".join(parts)


def _example(layout: str) -> Iterator[str]:
    """The file of the kit that shows a layout, or where it stands."""
    example = examples()[layout]
    first = next(name for name, one in examples().items() if one.file == example.file)
    if first != layout:
        yield f"The example of [{first}](#{first}) has it, too{', as `back:`' if example.is_back else ''}."
        return
    yield "```yaml"
    yield example.file.read_text(encoding="utf-8").rstrip()
    yield "```"
