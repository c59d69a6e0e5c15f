"""Comparison of effects by all their fields."""

from collections.abc import Hashable
from dataclasses import fields
from functools import cache
from typing import Any

from pnp.model.effects import Effect
from pnp.nodes import Record, model_class


def signature(record: Record, *without: str) -> Hashable:
    """All fields of an effect, comparable and hashable; fields may be left out by name."""
    cls: Any = model_class(record)
    return tuple((name, _value(getattr(record, name))) for name in _names(cls) if name not in without)


def what_it_does(effects: tuple[Effect, ...]) -> Hashable | None:
    """All effects of a record in any order; None if it has none, or some only in prose."""
    if not effects or any(effect.manual or not effect.do for effect in effects):
        return None
    return tuple(sorted(repr(signature(effect)) for effect in effects))


def _value(value: Any) -> Hashable:
    if isinstance(value, Record):
        return signature(value)
    if isinstance(value, tuple):
        return tuple(sorted(value))
    return " ".join(value.split()) if isinstance(value, str) else value


@cache
def _names(cls: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(cls) if field.name != "node")
