"""Classes of values: what ``dataclasses.dataclass`` makes, at a fraction of the time that it takes to make them.

``dataclass`` compiles up to eight methods for a class when it is defined, which for all classes of pnp takes
longer than building forty cards. Here ``__init__`` is compiled when the first value is made, which for most
classes of most kits never happens, and the other methods are shared. Fields, ``replace``, ``fields``,
``asdict`` and type checkers see an ordinary dataclass. order: gives ``<``, which is what sorting asks for.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, FrozenInstanceError
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(*, frozen=False, slots=False, kw_only=False, eq=True, order=False):
        """Make a class of values, as ``dataclasses.dataclass`` does with the same words."""
        return partial(_made, frozen=frozen, slots=slots, kw_only=kw_only, eq=eq, order=order)


def _made(cls: type, *, frozen: bool, slots: bool, kw_only: bool, eq: bool, order: bool) -> type:
    own = vars(cls)
    # Without a docstring, dataclasses writes one, for which it imports inspect.
    cls.__doc__ = cls.__doc__ or cls.__name__
    made: type = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots, kw_only=kw_only)(cls)
    _add(made, own, "__init__", _first_init(made, frozen))
    _add(made, own, "__repr__", _repr)
    if eq:
        _add_comparisons(made, own, frozen, order)
    if frozen:
        _add(made, own, "__setattr__", _refuse_to_set)
        _add(made, own, "__delattr__", _refuse_to_delete)
    if frozen and slots:
        _add(made, own, "__getstate__", _state)
        _add(made, own, "__setstate__", _set_state)
    return made


def _add(cls: type, own: Mapping[str, Any], name: str, method: Any) -> None:
    """Give a class a method unless it defines its own."""
    if own.get(name) is None:
        setattr(cls, name, method)


# Making a value


def _first_init(cls: Any, frozen: bool) -> Callable[..., None]:
    """An ``__init__`` that puts the real one in its place when it is first called."""

    def first(self: Any, *args: Any, **kwargs: Any) -> None:
        cls.__init__ = _compiled_init(cls, frozen)
        cls.__init__(self, *args, **kwargs)

    return first


def _compiled_init(cls: Any, frozen: bool) -> Any:
    known: dict[str, Any] = {"_set": object.__setattr__, "_missing": MISSING}
    positional: list[str] = ["self"]
    by_name: list[str] = []
    lines: list[str] = []
    for field in dataclasses.fields(cls):
        if field.init:
            (by_name if field.kw_only else positional).append(_parameter(field, known))
        if value := _value(field, known):
            line = f"_set(self, {field.name!r}, {value})" if frozen else f"self.{field.name} = {value}"
            lines.append(line)
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    parameters = ", ".join([*positional, *(["*", *by_name] if by_name else [])])
    exec(f"def __init__({parameters}):\n " + ("\n ".join(lines) or "pass"), known)
    return known["__init__"]


def _parameter(field: Field[Any], known: dict[str, Any]) -> str:
    """A parameter of ``__init__``; its default goes into the names that are known there."""
    if field.default_factory is not MISSING:
        return f"{field.name}=_missing"
    if field.default is MISSING:
        return field.name
    known[f"_default_{field.name}"] = field.default
    return f"{field.name}=_default_{field.name}"


def _value(field: Field[Any], known: dict[str, Any]) -> str:
    """What ``__init__`` gives a field; nothing if it leaves it alone."""
    if field.default_factory is not MISSING:
        known[f"_make_{field.name}"] = field.default_factory
        made = f"_make_{field.name}()"
        return f"{made} if {field.name} is _missing else {field.name}" if field.init else made
    if field.init:
        return field.name
    if field.default is MISSING:
        return ""
    known[f"_default_{field.name}"] = field.default
    return f"_default_{field.name}"


# What values can do


def _repr(self: Any) -> str:
    shown = ", ".join(f"{one.name}={getattr(self, one.name)!r}" for one in dataclasses.fields(self) if one.repr)
    return f"{type(self).__qualname__}({shown})"


def _add_comparisons(cls: type, own: Mapping[str, Any], frozen: bool, order: bool) -> None:
    names = [one.name for one in dataclasses.fields(cls) if one.compare]
    key: Callable[[Any], Any] = attrgetter(*names) if names else lambda value: ()

    def equals(self: Any, other: Any) -> Any:
        return key(self) == key(other) if other.__class__ is self.__class__ else NotImplemented

    def digest(self: Any) -> int:
        return hash(key(self))

    def less(self: Any, other: Any) -> Any:
        return key(self) < key(other) if other.__class__ is self.__class__ else NotImplemented

    _add(cls, own, "__eq__", equals)
    _add(cls, own, "__hash__", digest if frozen else None)
    if order:
        _add(cls, own, "__lt__", less)


def _refuse_to_set(self: Any, name: str, value: Any) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: Any, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: Any) -> list[Any]:
    return [getattr(self, one.name) for one in dataclasses.fields(self)]


def _set_state(self: Any, state: list[Any]) -> None:
    for one, value in zip(dataclasses.fields(self), state, strict=True):
        object.__setattr__(self, one.name, value)
