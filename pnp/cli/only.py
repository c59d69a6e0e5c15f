"""``--only NAME...``: words behind the option → which components, and which of their records."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import click

from pnp.pipeline.request import Choice

ONLY = "--only"
_WITH_A_VALUE = (ONLY, "--out", "--paper", "--margins", "--jobs", "--scheduler", "--to", "--dpi")


def only_option(function: Callable[..., Any]) -> Callable[..., Any]:
    """The option ``--only``, the same for every command that has it."""
    text = "Take these components only; NAME:1,4-6 some of the records of one, by id or number."
    return click.option(ONLY, callback=_choices, multiple=True, metavar="NAME...", help=text)(function)


def _choices(_context: click.Context, _option: click.Parameter, values: tuple[str, ...]) -> tuple[Choice, ...]:
    """The parsed values; ``a,b:1`` is ``a`` and ``b:1``. Raises click.BadParameter."""
    try:
        return tuple(Choice.parse(value) for written in values for value in _separate(written))
    except ValueError as error:
        raise click.BadParameter(str(error)) from error


def _separate(written: str) -> Iterator[str]:
    """The names in one word: commas before a colon divide them, those behind it divide records of the last."""
    names, colon, records = written.partition(":")
    *others, last = names.split(",")
    yield from others
    yield f"{last}{colon}{records}"


class SeveralNamesCommand(click.Command):
    """A command whose ``--only`` may be followed by several names, once a KIT stands before it."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:  # noqa: D102
        return super().parse_args(ctx, list(repeat_only(args)))


def repeat_only(arguments: Sequence[str]) -> Iterator[str]:
    """``kit --only a b`` → ``kit --only a --only b``; a name in front of every kit is one name only."""
    kit_seen, before, names = "--all" in arguments, "", 0
    for index, argument in enumerate(arguments):
        if argument == "--":
            yield from arguments[index:]
            return
        is_word = not argument.startswith("-") or argument == "-"
        if before in _WITH_A_VALUE:
            names = 1 if before == ONLY else 0
        elif is_word and names and kit_seen:
            yield ONLY
        elif is_word:
            kit_seen, names = True, 0
        else:
            names = 1 if argument.startswith(f"{ONLY}=") else 0
        yield argument
        before = argument if before not in _WITH_A_VALUE else ""
