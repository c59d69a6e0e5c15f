"""Slips that can only have been meant in one way → the edits that mend them."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable
from typing import Any, Final

from pnp.findings import Edit
from pnp.load.suggest import only_meant
from pnp.nodes import Scalar, Style

_NEEDS_NO_QUOTES: Final = re.compile(r"\w[\w.-]*")


def rewritten(scalar: Scalar, text: str) -> tuple[Edit, ...]:
    """Another text in the place of a value or key; nothing if the value is written nowhere as such.

    (The short form of a record stands for keys and values that are not in the file.) Quotes go where the text does
    not need them.
    """
    if not _is_written(scalar):
        return ()
    raw = scalar.source.text[scalar.start : scalar.end]
    quote = "" if raw == scalar.text or _NEEDS_NO_QUOTES.fullmatch(text) else raw[0]
    return (Edit(scalar.span, f"{quote}{text}{quote}"),)


def unquoted(scalar: Scalar) -> tuple[Edit, ...]:
    """A value without its quotes."""
    return rewritten(scalar, scalar.text) if scalar.style in (Style.SINGLE, Style.DOUBLE) else ()


def without_comma(scalar: Scalar) -> tuple[Edit, ...]:
    """A plain value without the comma at its end, such as those have who know JSON."""
    if scalar.style != Style.PLAIN or not scalar.text.endswith(",") or not _is_written(scalar):
        return ()
    return (Edit(scalar.source.span(scalar.end - 1, scalar.end), ""),)


def reread(scalar: Scalar, parse: Callable[[str], Any]) -> tuple[Edit, ...]:
    """The text that can only have been meant by one that its class cannot read, if the class knows.

    parse: raises ValueError for what it cannot read. What its class offers as ``meant`` turns such a text into the
    right one, or into an empty one if nobody knows.
    """
    if _can_be_read(parse, scalar.text.removesuffix(",")):
        return without_comma(scalar)
    meant = getattr(getattr(parse, "__self__", None), "meant", None)
    text = meant(scalar.text) if meant else ""
    return rewritten(scalar, text) if text and _can_be_read(parse, text) else ()


def _can_be_read(parse: Callable[[str], Any], text: str) -> bool:
    try:
        parse(text)
    except ValueError:
        return False
    return True


def renamed(key: Scalar, known: Iterable[str], taken: Container[str] = ()) -> tuple[Edit, ...]:
    """The key that can only have been meant, unless it is there already."""
    meant = only_meant(key.text, known)
    return rewritten(key, meant) if meant and meant not in taken else ()


def chosen(scalar: Scalar, known: Iterable[str], slips: int = 1) -> tuple[Edit, ...]:
    """The value that can only have been meant, of those that are possible."""
    meant = only_meant(scalar.text, known, slips)
    return rewritten(scalar, meant) if meant else ()


def _is_written(scalar: Scalar) -> bool:
    raw = scalar.source.text[scalar.start : scalar.end]
    return raw in (scalar.text, f"'{scalar.text}'", f'"{scalar.text}"') and "\n" not in raw
