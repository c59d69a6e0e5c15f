"""``pnp explain``: the manual page of a check, or a list of all of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import click

from pnp.cli.main import EXIT_CLEAN
from pnp.cli.terminal import painter, say


@click.command("explain")
@click.argument("code", required=False, default="")
@click.option("--format", "style", type=click.Choice(["text", "json"]), default="text", help="How to print it.")
def command(code: str, style: str) -> int:
    """Show what a check looks for, why it matters, and an example of each.

    CODE is what stands behind "error" or "warning" in a finding, such as D101. The letter of a family, such as D,
    or the beginning of codes lists what begins with it; without CODE, everything is listed.
    """
    from pnp.checks.manual import all_codes, manual
    from pnp.checks.selection import problem_with

    wanted = code.upper()
    codes = [code for code in all_codes() if code.startswith(wanted)]
    if code and (wrong := problem_with(wanted, all_codes())):
        raise click.UsageError("; ".join(wrong))
    if style == "json":
        say(json.dumps([_as_dict(code) for code in codes], ensure_ascii=False, indent=2))
    else:
        say(manual(wanted) or _listed(codes))
    return EXIT_CLEAN


def _listed(codes: Sequence[str]) -> str:
    """The codes below their families, a line each."""
    from pnp.checks.families import FAMILIES, by_family
    from pnp.checks.manual import is_mended, page

    paint = painter()
    lines: list[str] = []
    for letter, some in by_family(codes).items():
        lines += [*([""] if lines else []), paint(f"{letter}  {FAMILIES[letter]}", "path")]
        for code in some:
            mark = paint(" [--fix]", "hint") if is_mended(code) else ""
            lines.append(f"   {code}  {page(code).title}{mark}")
    lines += ["", "[--fix] marks what pnp check --fix can mend; pnp explain CODE tells more"]
    return "\n".join(lines)


def _as_dict(code: str) -> dict[str, Any]:
    from pnp.checks.manual import is_mended, names, page

    told = page(code)
    return {
        "code": code,
        "name": names()[code],
        "family": code[0],
        "title": told.title,
        "fixable": is_mended(code),
        "sections": told.sections,
    }
