"""Slips that can only have been meant in one way → the edits that mend them."""

from __future__ import annotations

from collections.abc import Container, Iterable

from pnp.findings import Edit
from pnp.load.suggest import only_meant
from pnp.nodes import Scalar, Style


def rewritten(scalar: Scalar, text: str) -> tuple[Edit, ...]:
    """Another text in the place of a value or key, without quotes; nothing if the value is written nowhere as such.

    (The short form of a record stands for keys and values that are not in the file.)
    """
    return (Edit(scalar.span, text),) if _is_written(scalar) else ()


def unquoted(scalar: Scalar) -> tuple[Edit, ...]:
    """A value without its quotes."""
    return rewritten(scalar, scalar.text) if scalar.style in (Style.SINGLE, Style.DOUBLE) else ()


def without_comma(scalar: Scalar) -> tuple[Edit, ...]:
    """A plain value without the comma at its end, such as those have who know JSON."""
    if scalar.style != Style.PLAIN or not scalar.text.endswith(",") or not _is_written(scalar):
        return ()
    return (Edit(scalar.source.span(scalar.end - 1, scalar.end), ""),)


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
