"""``--select D,N1``: words behind an option → selectors of codes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click


def selector_option(name: str, text: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """An option that takes selectors, separated by commas, as often as one likes."""
    return click.option(name, callback=_selectors, multiple=True, metavar="CODE,...", help=text)


def _selectors(_context: click.Context, _option: click.Parameter, values: tuple[str, ...]) -> tuple[str, ...]:
    """What was written, in capitals. Raises click.BadParameter with the nearest code for what is none."""
    if not values:
        return ()
    from pnp.checks.manual import all_codes
    from pnp.checks.selection import problem_with

    selectors = tuple(part.strip().upper() for value in values for part in value.split(","))
    for selector in selectors:
        if wrong := problem_with(selector, all_codes()):
            raise click.BadParameter("; ".join(wrong))
    return selectors
