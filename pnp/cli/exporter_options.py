"""What exporters declare as their options → options of the command line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import click

from pnp.errors import MeasureError
from pnp.export import Exporter, Option


def exporter_options(exporters: Sequence[Exporter]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Give a command every option of some exporters."""
    declared = {option.name: option for exporter in exporters for option in exporter.options}

    def with_options(function: Callable[..., Any]) -> Callable[..., Any]:
        # Decorators apply from below: the first is shown first.
        for option in reversed(declared.values()):
            function = _option(option)(function)
        return function

    return with_options


def _option(option: Option) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    if option.is_flag:
        return click.option(f"--{option.name}", option.name.replace("-", "_"), is_flag=True, help=option.help)
    shows_default = option.default is not None and option.parse is None
    return click.option(
        f"--{option.name}",
        option.name.replace("-", "_"),
        type=_kind(option),
        multiple=option.repeated,
        default=None if option.repeated else option.default,
        show_default=shows_default,
        callback=lambda _context, _parameter, values: values or option.default if option.repeated else values,
        metavar=(option.shown or option.name.upper()) if option.parse else None,
        help=option.help,
    )


def _kind(option: Option) -> click.ParamType[Any]:
    if option.parse:
        return Parsed(option.parse)
    if isinstance(option.values, range):
        return click.IntRange(option.values.start, option.values.stop - 1)
    return click.Choice(list(option.values), case_sensitive=False)


class Parsed(click.ParamType[Any]):
    """A value that a function parses."""

    name = "text"

    def __init__(self, parse: Callable[[str], Any]) -> None:
        self._parse = parse

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The value. Raises click.BadParameter."""
        try:
            return self._parse(value) if isinstance(value, str) else value
        except MeasureError as error:
            self.fail(str(error), param, ctx)
