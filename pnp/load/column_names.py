"""What people call the columns of a table of cards, and what to write for each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from pnp.load.suggest import plain

# What people call the columns that cards have, by their keys.
SYNONYMS: Final[Mapping[str, tuple[str, ...]]] = {
    "copies": ("qty", "quantity", "count", "amount", "number of", "number of copies", "no of copies", "x", "times"),
    "name": ("title", "card", "card name", "card title"),
    "text": ("description", "effect", "rules", "rules text", "ability", "body"),
    "flavor": ("flavour", "flavor text", "flavour text", "quote"),
    "image": ("art", "picture", "img", "artwork", "illustration"),
    "symbol": ("icon",),
    "number": ("no", "nr", "card number", "card no", "#"),
    "side": ("player", "faction", "owner"),
    "note": ("notes", "comment", "comments"),
    "tags": ("keywords", "types", "traits"),
}


def advice(header: str, headers: Iterable[str]) -> str:
    """What to write for a header that is a common name of another key; empty if it is none.

    headers: all headers of its table. Those that are such names, too, stand in the same line, which is written once.
    """
    key = meant_key(header)
    if not key:
        return ""
    known = {name: meant for name in headers if (meant := meant_key(name))} or {header: key}
    columns = ", ".join(f"{column_name(name)}: {meant}" for name, meant in known.items())
    return f"if it is the {key} of each, write columns: {{{columns}}} beside from:"


def meant_key(header: str) -> str:
    """The key that people mean by a header; empty if it is none of the common names."""
    return next((key for key, names in SYNONYMS.items() if plain(header) in map(plain, names)), "")


def column_name(header: str) -> str:
    """A header as it is written in YAML."""
    return header if header.isalnum() else f"'{header}'"
