"""One step of a dotted path: from a value to one of its parts."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from pnp.findings import Span
from pnp.model.names import Holder, Members
from pnp.nodes import Record

# Classes whose names are no words for people.
_KINDS: Final = {
    "CustomRecord": "record",
    "CustomSet": "set",
    "RulesText": "text",
    "SetupStep": "set-up step",
    "SupplyLine": "line of the supply",
    "UnitClass": "class",
}

# Values of holders that are no fields.
_WORKED_OUT: Final = ("title", "many", "total")


class Missing:
    """The result of a path that leads nowhere; it is false, and has the step at which the path ended.

    blank: whether it ended at a declared field that the record leaves empty, which is not a mistake.
    """

    __slots__ = ("blank", "name", "owner")

    def __init__(self, owner: object, name: str, blank: bool = False) -> None:
        self.owner, self.name, self.blank = owner, name, blank

    def __bool__(self) -> bool:
        return False


def look_up(owner: Any, name: str) -> Any:
    """One step of a path: an attribute, a declared field, or the record with this id; else Missing.

    Of a set, an id comes before an attribute. Of a record that holds others, such as a deck, its own fields come first,
    and ``decks.goods.cards.text`` is the card *text*. A hyphen of an id may be written as an underscore. A kit cannot
    reach methods.
    """
    if name.startswith("_") or name == "node":
        return Missing(owner, name)
    hyphened = name.replace("_", "-")
    # Abstract classes take long to tell that a class is none of them, and each traced game has classes of its own.
    if not isinstance(owner, Record) and isinstance(owner, Mapping):
        return owner[name] if name in owner else owner.get(hyphened, Missing(owner, name))
    if isinstance(owner, Holder) and (record := _held(owner, name, hyphened)) is not None:
        return record
    fields = getattr(owner, "fields", None)
    declared = getattr(owner, "declares", ())
    # What a kit declares wins over what pnp adds to every record, such as ``title``.
    if isinstance(fields, Mapping) and name in fields and (name in declared or not hasattr(type(owner), name)):
        return fields[name]
    if name in declared and isinstance(getattr(owner, name, None), Mapping):
        # A plain field with the name of a map of the model, such as ``cost``, that this record leaves empty.
        return Missing(owner, name, True)
    find = getattr(owner, "find", None)
    if callable(find) and isinstance(owner, Sequence) and not isinstance(owner, str):
        # A set of records: an id wins over an attribute of the set with the same name, such as ``count``.
        record = find(name) or find(hyphened)
        if record is not None:
            return record
    name = getattr(type(owner), "READ_AS", {}).get(name, name)
    value = getattr(owner, name, None)
    if value is None and not hasattr(owner, name):
        return Missing(owner, name, name in declared)
    # Names in capitals are constants of the model's classes, and a place in a file is no value of a record.
    return Missing(owner, name) if callable(value) or name.isupper() or isinstance(value, Span) else value


def _held(owner: Holder, name: str, hyphened: str) -> Any:
    """A record that another one holds, or all of them by the name of their field; None if the name means neither."""
    if name == owner.HOLDS:
        return owner.members
    if is_own(owner, name):
        return None
    return owner.members.find(name) or owner.members.find(hyphened)


def is_own(owner: Holder, name: str) -> bool:
    """Whether a name is one that every record of this kind has, so that it means none of those that it holds."""
    return name in owner.__dataclass_fields__ or name in _WORKED_OUT


def names_in(owner: Any) -> tuple[str, ...]:
    """The names that ``look_up`` knows, for suggestions."""
    if isinstance(owner, Mapping):
        return tuple(owner)
    if ids := getattr(owner, "ids", ()):
        return tuple(ids)
    members = owner.members.ids if isinstance(owner, Holder) else ()
    own = [name for name in dir(type(owner)) if not name.startswith("_") and not callable(getattr(owner, name, None))]
    return (*members, *getattr(owner, "fields", ()), *own)


def kind_in_words(value: object) -> str:
    """What a value is called where something is said about it: *card*, *set*, *set-up step*."""
    kind = type(value).__name__
    return _KINDS.get(kind) or re.sub(r"(?<=[a-z])(?=[A-Z])", " ", kind).lower()


def nothing_called(owner: object, name: str) -> str:
    """What is said of a step of a path that leads nowhere: *deck 'goods' has no card 'rum'*."""
    holder = owner.holder if isinstance(owner, Members) else owner
    if isinstance(holder, Holder):
        return f"{kind_in_words(holder)} {holder.id!r} has no {holder.single} {name!r}"
    return ""
