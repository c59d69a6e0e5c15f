"""One step of a dotted path: from a value to something that it has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Missing:
    """What a path leads to when it leads nowhere; it is false, and it says where the path ended."""

    __slots__ = ("name", "owner")

    def __init__(self, owner: object, name: str) -> None:
        self.owner, self.name = owner, name

    def __bool__(self) -> bool:
        return False


def look_up(owner: Any, name: str) -> Any:
    """One step of a path: an attribute, a declared field, or the record with this id; else Missing.

    A hyphen of an id may be written as an underscore.
    """
    if name.startswith("_"):
        return Missing(owner, name)
    hyphened = name.replace("_", "-")
    if isinstance(owner, Mapping):
        return owner[name] if name in owner else owner.get(hyphened, Missing(owner, name))
    fields = getattr(owner, "fields", None)
    if isinstance(fields, Mapping) and name in fields and not hasattr(type(owner), name):
        return fields[name]
    try:
        return getattr(owner, name)
    except AttributeError:
        return Missing(owner, name)
