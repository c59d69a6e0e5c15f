"""``pnp list``: kits, what they print and how many pieces."""

from __future__ import annotations

import json
from typing import Any

import click

from pnp.cli.kits import all_kits, find_kit
from pnp.cli.main import EXIT_CLEAN, EXIT_FINDINGS
from pnp.cli.terminal import painter, say
from pnp.report import printable


@click.command("list")
@click.argument("kits", nargs=-1, metavar="[KIT...]")
@click.option("--format", "style", type=click.Choice(["text", "json"]), default="text", help="How to print the list.")
@click.option("-v", "--verbose", is_flag=True, help="Show how each number of pieces comes about.")
def command(kits: tuple[str, ...], style: str, verbose: bool) -> int:
    """Show kits, each component with its number of pieces. Without KIT: every kit in content/."""
    from pnp.build.inventory import inventory

    chosen = [find_kit(name) for name in kits] if kits else all_kits()
    found = [inventory(kit.path, kit.shown) for kit in chosen]
    if style == "json":
        say(json.dumps([one.as_dict() for one in found], ensure_ascii=False, indent=2))
    else:
        for one in found:
            _show(one, verbose)
    return EXIT_FINDINGS if any(one.problem for one in found) else EXIT_CLEAN


def _show(kit: Any, verbose: bool) -> None:
    paint = painter()
    say(f"{paint(kit.name, 'path')}  {printable(kit.title)}" + (f" ({kit.status})" if kit.status != "complete" else ""))
    if kit.problem:
        say(f"  {paint(printable(kit.problem), 'error')}")
    width = max((len(one.id) for one in kit.components), default=0)
    for one in kit.components:
        pieces = f"{one.pieces:>5} {one.kind}{'' if one.pieces == 1 else 's'}" if one.kind != "book" else "      book"
        say(f"  {one.id:<{width}}  {pieces}  {paint(printable(one.title), 'muted')}")
        if verbose:
            for line in one.arithmetic:
                say(f"  {'':<{width}}    {paint(printable(line), 'muted')}")
    say("")
