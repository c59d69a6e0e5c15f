"""The arguments in the braces of a block: a value, and values with names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import field
from typing import Final

from pnp.document.codes import BAD_ARGUMENT, error
from pnp.findings import Finding
from pnp.load.suggest import did_you_mean
from pnp.nodes import Scalar
from pnp.values import dataclass

# What each block understands; None: any name, because layouts name their own values.
KNOWN: Final[Mapping[str, tuple[str, ...] | None]] = {
    "table": ("columns", "where", "caption", "id", "of", "odds", "as", "pictures"),
    "figure": None,
    "board": (
        "caption",
        "cells",
        "units",
        "scale",
        "width",
        "labels",
        "joined",
        "overview",
        "highlight",
        "arrows",
        "paths",
        "zoc",
        "details",
        "id",
        "alt",
        "frame",
    ),
    "contents": ("depth",),
    "index": (),
    "pagebreak": (),
    "columns": (),
    "waive": ("reason",),
}
_ARGUMENT: Final = re.compile(
    r"\s*(?:(?P<name>[A-Za-z][\w-]*)\s*=\s*)?(?:\"(?P<quoted>[^\"]*)\"|(?P<bare>(?:\{\{.*?\}\}|[^\s\"])+))"
)


@dataclass(frozen=True, slots=True, eq=False)
class Arguments:
    """subject: the value without a name, such as a path. named: the others by name."""

    subject: Scalar | None = None
    named: Mapping[str, Scalar] = field(default_factory=dict)

    def text(self, name: str, otherwise: str = "") -> str:
        """The text of a value, or another if there is none."""
        value = self.named.get(name)
        return value.text if value else otherwise


def read_arguments(scalar: Scalar, block: str) -> tuple[Arguments, tuple[Finding, ...]]:
    """Read ``path name=value name="several words"`` of a block of this name."""
    findings: list[Finding] = []
    subject: Scalar | None = None
    named: dict[str, Scalar] = {}
    at = 0
    known = KNOWN.get(block)
    while match := _ARGUMENT.match(scalar.text, at):
        at = match.end()
        group = "bare" if match["quoted"] is None else "quoted"
        value = scalar.part(match.start(group), match.end(group))
        name = match["name"]
        if name is None and subject is None:
            subject = value
        elif name is None:
            message = f"{value.text!r} has no name"
            findings.append(error(BAD_ARGUMENT, message, value.span, 'several words need quotes: name="two words"'))
        elif known is not None and name not in known:
            place = scalar.place(match.start("name"), len(name))
            hint = did_you_mean(name, known) or f"it knows {', '.join(known) or 'nothing'}"
            findings.append(error(BAD_ARGUMENT, f"::{block} does not know {name!r}", place, hint))
        else:
            named[name] = value
    if unread := scalar.text[at:].strip():
        start = scalar.text.index(unread, at)
        message = f"{unread!r} cannot be understood"
        findings.append(error(BAD_ARGUMENT, message, scalar.place(start, len(unread)), "write name=value"))
    return Arguments(subject, named), tuple(findings)


def split_names(text: str) -> list[str]:
    """``name, text`` as a list."""
    return [name.strip() for name in text.split(",") if name.strip()]
