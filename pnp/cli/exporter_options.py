"""What exporters declare as their options → options of the command line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import click

from pnp.export import Exporter, Option


def exporter_options(exporters: Sequence[Exporter]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Give a command every option of some exporters."""
    declared = [option for exporter in exporters for option in exporter.options]

    def with_options(function: Callable[..., Any]) -> Callable[..., Any]:
        # Decorators apply from below: the first is shown first.
        for option in reversed(declared):
            function = _option(option)(function)
        return function

    return with_options


def _option(option: Option) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    values = option.values
    if isinstance(values, range):
        kind: click.ParamType[Any] = click.IntRange(values.start, values.stop - 1)
    else:
        kind = click.Choice(list(values), case_sensitive=False)
    return click.option(
        f"--{option.name}",
        option.name.replace("-", "_"),
        type=kind,
        multiple=option.repeated,
        default=option.default,
        show_default=option.default is not None,
        callback=_all_unless_named if option.repeated else None,
        help=option.help,
    )


def _all_unless_named(_context: click.Context, parameter: click.Parameter, words: tuple[str, ...]) -> tuple[str, ...]:
    """Each word once; all that there are if none is named."""
    assert isinstance(parameter.type, click.Choice)
    return tuple(dict.fromkeys(words)) or tuple(parameter.type.choices)
