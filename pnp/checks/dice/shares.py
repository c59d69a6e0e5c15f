"""Declared fields that hold the share of each record in the whole: odds, percentages."""

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from pnp.model.fields import FieldType, Open

_SHARE: Final = re.compile(r"\b(?:chances?|odds|probability|percent|percentage|share|frequency|%)(?!\w)", re.IGNORECASE)
_PERCENT: Final = re.compile(r"(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|per ?cent)?")
_RATIO: Final = re.compile(r"(\d{1,4})\s*(?:/|in|out of)\s*(\d{1,4})")


def share_fields(fields: Mapping[str, FieldType]) -> list[str]:
    """The fields of numbers or text whose name says that they hold a share."""
    return [
        key
        for key, field in fields.items()
        if field.type in ("number", "text") and (_SHARE.search(key.replace("_", " ")) or _SHARE.search(field.name))
    ]


def share_of(record: Open, field: str) -> Fraction | None:
    """The share that a field holds: ``30``, ``30 %`` and ``3/10`` are the same; None if it holds anything else."""
    written = str(record.fields.get(field, "")).strip()
    if match := _PERCENT.fullmatch(written):
        return Fraction(match[1].replace(",", ".")) / 100
    if (match := _RATIO.fullmatch(written)) and int(match[2]):
        return Fraction(int(match[1]), int(match[2]))
    return None
