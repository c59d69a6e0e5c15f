"""Effects compared by everything that they say."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields
from functools import cache
from typing import Any

from pnp.model.effects import Effect
from pnp.nodes import Record, model_class


def signature(record: Record, *without: str) -> Hashable:
    """Everything that an effect says, so that equal effects are equal; fields may be left out by name."""
    cls: Any = model_class(record)
    return tuple((name, _value(getattr(record, name))) for name in _names(cls) if name not in without)


def what_it_does(effects: tuple[Effect, ...]) -> Hashable | None:
    """Everything that a record does, in whatever order; None if it does nothing, or says a part in prose."""
    if not effects or any(effect.manual or not effect.do for effect in effects):
        return None
    return tuple(sorted(repr(signature(effect)) for effect in effects))


def _value(value: Any) -> Hashable:
    if isinstance(value, Record):
        return signature(value)
    return (
        tuple(sorted(value))
        if isinstance(value, tuple)
        else " ".join(value.split())
        if isinstance(value, str)
        else value
    )


@cache
def _names(cls: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(cls) if field.name != "node")
