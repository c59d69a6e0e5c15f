"""``pnp list``: kits, what they print and how many pieces; icons, layouts and themes to draw with."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from pnp.cli.kits import all_kits, find_kit
from pnp.cli.main import EXIT_CLEAN, EXIT_FINDINGS
from pnp.cli.terminal import painter, say
from pnp.report import printable

if TYPE_CHECKING:
    from pnp.pipeline.catalog import Kind


@click.command("list")
@click.argument("kits", nargs=-1, metavar="[KIT...]")
@click.option("--format", "style", type=click.Choice(["text", "json"]), default="text", help="How to print the list.")
@click.option("-v", "--verbose", is_flag=True, help="Tell more: how each number of pieces comes about; all names.")
@click.option("--icons", is_flag=True, help="Show the icons that come with pnp, then those of each KIT.")
@click.option("--layouts", is_flag=True, help="Show layouts, how large they are and what they take.")
@click.option("--themes", is_flag=True, help="Show themes, their colours and fonts.")
def command(kits: tuple[str, ...], style: str, verbose: bool, icons: bool, layouts: bool, themes: bool) -> int:
    """Show kits, each component with its number of pieces. Without KIT: every kit in content/.

    With --icons, --layouts or --themes: what there is to draw with. docs/icons.md, docs/layouts.md and
    docs/themes.md show pictures of all that comes with pnp.
    """
    asked: dict[Kind, bool] = {"icons": icons, "layouts": layouts, "themes": themes}
    wanted = [kind for kind, is_asked in asked.items() if is_asked]
    if len(wanted) > 1:
        raise click.UsageError("--icons, --layouts and --themes: ask for one at a time")
    return _shelves(wanted[0], kits, style, verbose) if wanted else _kits(kits, style, verbose)


def _kits(kits: tuple[str, ...], style: str, verbose: bool) -> int:
    from pnp.pipeline.inventory import inventory

    chosen = [find_kit(name) for name in kits] if kits else all_kits()
    found = [inventory(kit.path, kit.shown) for kit in chosen]
    if style == "json":
        say(json.dumps([kit_line.as_dict() for kit_line in found], ensure_ascii=False, indent=2))
    else:
        for kit_line in found:
            _show(kit_line, verbose)
    return EXIT_FINDINGS if any(kit_line.problem for kit_line in found) else EXIT_CLEAN


def _shelves(kind: Kind, kits: tuple[str, ...], style: str, verbose: bool) -> int:
    from pnp.cli.shelf_lists import show
    from pnp.pipeline.catalog import shelves, shelves_of

    chosen = [find_kit(name) for name in kits]
    found = [*shelves(kind), *(shelf for kit in chosen for shelf in shelves_of(kind, kit.path, kit.shown))]
    if style == "json":
        say(json.dumps([shelf.as_dict() for shelf in found], ensure_ascii=False, indent=2))
    else:
        show(found, verbose)
    return EXIT_FINDINGS if any(shelf.problem for shelf in found) else EXIT_CLEAN


def _show(kit: Any, verbose: bool) -> None:
    paint = painter()
    say(f"{paint(kit.name, 'path')}  {printable(kit.title)}" + (f" ({kit.status})" if kit.status != "complete" else ""))
    if kit.problem:
        say(f"  {paint(printable(kit.problem), 'error')}")
    width = max((len(component.id) for component in kit.components), default=0)
    for component in kit.components:
        pieces = (
            f"{component.pieces:>5} {component.kind}{'' if component.pieces == 1 else 's'}"
            if component.kind != "book"
            else "      book"
        )
        say(f"  {component.id:<{width}}  {pieces}  {paint(printable(component.title), 'muted')}")
        if verbose:
            for line in component.arithmetic:
                say(f"  {'':<{width}}    {paint(printable(line), 'muted')}")
    say("")
