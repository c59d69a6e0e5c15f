"""A replacement for ``dataclasses.dataclass`` that defines classes in a fraction of the time.

``dataclass`` compiles up to eight methods when a class is defined, which for all classes of pnp takes longer than
building forty cards. Here ``__init__`` is compiled when the first instance is made, which never happens for most
classes, and the other methods are shared. For fields, ``replace``, ``fields``, ``asdict`` and type checkers it is an
ordinary dataclass. order: defines only ``<``, which is all that sorting needs.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, FrozenInstanceError
from functools import cache, partial
from operator import attrgetter
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(*, frozen=False, slots=False, kw_only=False, eq=True, order=False):
        """Make a dataclass; the parameters are those of ``dataclasses.dataclass``."""
        return partial(_make, frozen=frozen, slots=slots, kw_only=kw_only, eq=eq, order=order)


def _make(cls: type, *, frozen: bool, slots: bool, kw_only: bool, eq: bool, order: bool) -> type:
    own = vars(cls)
    # If there is no docstring, dataclasses writes one, for which it imports inspect.
    cls.__doc__ = cls.__doc__ or cls.__name__
    dataclass_: type = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots, kw_only=kw_only)(cls)
    _add(dataclass_, own, "__init__", _first_init(dataclass_, frozen))
    _add(dataclass_, own, "__repr__", _repr)
    if eq:
        _add_comparisons(dataclass_, own, frozen, order)
    if frozen:
        _add(dataclass_, own, "__setattr__", _refuse_to_set)
        _add(dataclass_, own, "__delattr__", _refuse_to_delete)
    if frozen and slots:
        _add(dataclass_, own, "__getstate__", _state)
        _add(dataclass_, own, "__setstate__", _set_state)
    return dataclass_


def _add(cls: type, own: Mapping[str, Any], name: str, method: Any) -> None:
    """Add a method to a class unless it defines its own."""
    if own.get(name) is None:
        setattr(cls, name, method)


@cache
def field_types(cls: Any) -> Mapping[str, Any]:
    """The types of the fields of a class, inherited ones included, by name; worked out from annotations once."""
    from typing import get_type_hints

    return get_type_hints(cls)


# Making an instance


def _first_init(cls: Any, frozen: bool) -> Callable[..., None]:
    """An ``__init__`` that replaces itself by the compiled one when first called."""

    def first(self: Any, *args: Any, **kwargs: Any) -> None:
        cls.__init__ = _compiled_init(cls, frozen)
        cls.__init__(self, *args, **kwargs)

    return first


def _compiled_init(cls: Any, frozen: bool) -> Any:
    namespace: dict[str, Any] = {"_set": object.__setattr__, "_missing": MISSING}
    positional: list[str] = ["self"]
    by_name: list[str] = []
    lines: list[str] = []
    for field in dataclasses.fields(cls):
        if field.init:
            (by_name if field.kw_only else positional).append(_parameter(field, namespace))
        if value := _value(field, namespace):
            lines.append(_assignment(cls, field.name, value, frozen, namespace))
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    parameters = ", ".join([*positional, *(["*", *by_name] if by_name else [])])
    exec(f"def __init__({parameters}):\n " + ("\n ".join(lines) or "pass"), namespace)
    return namespace["__init__"]


def _assignment(cls: Any, name: str, value: str, frozen: bool, namespace: dict[str, Any]) -> str:
    """The statement that gives a field its value."""
    if not frozen:
        return f"self.{name} = {value}"
    slot = getattr(cls, name, None)
    if not isinstance(slot, MemberDescriptorType):
        return f"_set(self, {name!r}, {value})"
    # Two thirds of the time of object.__setattr__, which looks for the slot each time.
    namespace[f"_set_{name}"] = slot.__set__
    return f"_set_{name}(self, {value})"


def _parameter(field: Field[Any], namespace: dict[str, Any]) -> str:
    """A parameter of ``__init__``; its default is added to the namespace."""
    if field.default_factory is not MISSING:
        return f"{field.name}=_missing"
    if field.default is MISSING:
        return field.name
    namespace[f"_default_{field.name}"] = field.default
    return f"{field.name}=_default_{field.name}"


def _value(field: Field[Any], namespace: dict[str, Any]) -> str:
    """The expression that ``__init__`` assigns to a field; empty if it does not set it."""
    if field.default_factory is not MISSING:
        namespace[f"_make_{field.name}"] = field.default_factory
        call = f"_make_{field.name}()"
        return f"{call} if {field.name} is _missing else {field.name}" if field.init else call
    if field.init:
        return field.name
    if field.default is MISSING:
        return ""
    namespace[f"_default_{field.name}"] = field.default
    return f"_default_{field.name}"


# Methods of instances


def _repr(self: Any) -> str:
    values = [f"{name}={getattr(self, name)!r}" for name in _shown_fields(self.__class__)]
    return f"{type(self).__qualname__}({', '.join(values)})"


@cache
def _shown_fields(cls: Any) -> tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(cls) if field.repr)


def _add_comparisons(cls: type, own: Mapping[str, Any], frozen: bool, order: bool) -> None:
    names = [field.name for field in dataclasses.fields(cls) if field.compare]
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
    return [getattr(self, field.name) for field in dataclasses.fields(self)]


def _set_state(self: Any, state: list[Any]) -> None:
    for field, value in zip(dataclasses.fields(self), state, strict=True):
        object.__setattr__(self, field.name, value)
