"""Edits that correct mistakes whose correction is unambiguous."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable
from typing import Any, Final

from pnp.findings import Edit
from pnp.load.suggest import only_meant
from pnp.nodes import MapNode, Scalar, Style

_NEEDS_NO_QUOTES: Final = re.compile(r"\w[\w.-]*")


def replace_text(scalar: Scalar, text: str) -> tuple[Edit, ...]:
    """Replace the text of a value or key, keeping its quotes if the new text needs them.

    No edit if the value is not written as such in the file: shorthands stand for keys and values that are not written.
    """
    if not _is_literal(scalar):
        return ()
    raw = scalar.source.text[scalar.start : scalar.end]
    quote = "" if raw == scalar.text or _NEEDS_NO_QUOTES.fullmatch(text) else raw[0]
    return (Edit(scalar.span, f"{quote}{text}{quote}"),)


def remove_quotes(scalar: Scalar) -> tuple[Edit, ...]:
    """Remove the quotes of a value."""
    return replace_text(scalar, scalar.text) if scalar.style in (Style.SINGLE, Style.DOUBLE) else ()


def remove_comma(scalar: Scalar) -> tuple[Edit, ...]:
    """Remove the comma at the end of a plain value, which people who know JSON write."""
    if scalar.style != Style.PLAIN or not scalar.text.endswith(",") or not _is_literal(scalar):
        return ()
    return (Edit(scalar.source.span(scalar.end - 1, scalar.end), ""),)


def correct_notation(scalar: Scalar, parse: Callable[[str], Any]) -> tuple[Edit, ...]:
    """Correct a text that a class cannot parse.

    parse: raises ValueError for such a text. The method ``meant`` of its class, if there is one, turns the text into
    the correct one; into an empty one if that is not clear.
    """
    if _can_be_read(parse, scalar.text.removesuffix(",")):
        return remove_comma(scalar)
    meant = getattr(getattr(parse, "__self__", None), "meant", None)
    text = meant(scalar.text) if meant else ""
    return replace_text(scalar, text) if text and _can_be_read(parse, text) else ()


def _can_be_read(parse: Callable[[str], Any], text: str) -> bool:
    try:
        parse(text)
    except ValueError:
        return False
    return True


def rename_key(key: Scalar, known: Iterable[str], taken: Container[str] = ()) -> tuple[Edit, ...]:
    """Replace a key by the only one that can have been meant, unless that is present already."""
    meant = only_meant(key.text, known)
    return replace_text(key, meant) if meant and meant not in taken else ()


def choose_known(scalar: Scalar, known: Iterable[str], slips: int = 1) -> tuple[Edit, ...]:
    """Replace a value by the only allowed one that can have been meant."""
    meant = only_meant(scalar.text, known, slips)
    return replace_text(scalar, meant) if meant else ()


def add_first(node: MapNode, key: str, text: str) -> tuple[Edit, ...]:
    """Write a key with a plain value before the first one of a map, in the way in which the map is written."""
    first = next(iter(node.entries.values()), None)
    if first is None or not _is_literal(first.key):
        return ()
    start, source = first.key.start, node.source
    is_flow = source.text.startswith("{", node.start)
    behind = ", " if is_flow else "\n" + " " * (source.span(start, start).column - 1)
    return (Edit(source.span(start, start), f"{key}: {text}{behind}"),)


def _is_literal(scalar: Scalar) -> bool:
    """Whether a value is written in the file, with or without quotes, character for character on one line."""
    raw = scalar.source.text[scalar.start : scalar.end]
    return raw in (scalar.text, f"'{scalar.text}'", f'"{scalar.text}"') and "\n" not in raw
