"""What records of a game have in common: an id, names, words, stated counts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, ClassVar, Literal

from pnp.nodes import Record
from pnp.values import dataclass

# The kinds of words: names; what players follow; what they read for its own sake; notes of the designer, which are not
# printed.
ProseKind = Literal["name", "text", "flavor", "note"]


def refers_to(*sets: str, default: Any = ..., key: str = "") -> Any:
    """A field whose value (or each of whose values) is the id of a record of one of these sets."""
    return _field({"refers_to": sets}, default, key)


def keys_refer_to(*sets: str, default: Any = ..., inner: str = "", besides: tuple[str, ...] = ()) -> Any:
    """A field that is a map whose keys are ids of records of one of these sets.

    inner: the set that the keys of the maps inside it belong to, if it holds maps. besides: keys that are no ids.
    """
    return _field({"keys_refer_to": sets, "inner_keys_refer_to": inner, "besides": besides}, default, "")


def keyed(key: str, default: Any = ...) -> Any:
    """A field whose key in YAML is not its name in Python."""
    return _field({}, default, key)


def split_at(separators: str) -> Any:
    """A field that is a list, which may be written as one text with blanks or one of these characters between items."""
    return _field({"split_at": separators}, (), "")


def prose(kind: ProseKind, default: Any = "") -> Any:
    """A field with words for people, or a collection of them; a required one with ``...`` as its default."""
    return _field({"prose": kind}, default, "")


def _field(metadata: dict[str, Any], default: Any, key: str) -> Any:
    if key:
        metadata = {**metadata, "key": key}
    if default is ...:
        return field(metadata=metadata)
    if default in ({}, []):
        return field(default_factory=type(default), metadata=metadata)
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Waiver(Record):
    """Silences one kind of finding at one record, with a reason."""

    FORM: ClassVar[str] = "[{code: T109, reason: why it is right}]"

    code: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Named(Record):
    """A record with an id. ``stated``: counts that the rules claim."""

    id: str = ""
    name: str = prose("name")
    plural: str = prose("name")
    aliases: tuple[str, ...] = prose("name", ())
    abbr: str = ""
    text: str = prose("text")
    note: str = prose("note")
    tags: tuple[str, ...] = ()
    stated: Mapping[str, int] = field(default_factory=dict)
    exception_to: tuple[str, ...] = ()
    waive: tuple[Waiver, ...] = ()

    def __str__(self) -> str:
        return self.name or self.id

    @property
    def title(self) -> str:
        """What people call it: its name, or its id in words."""
        return self.name or self.id.replace("-", " ").capitalize()

    @property
    def many(self) -> str:
        """The plural of its name."""
        return self.plural or (f"{self.name}s" if self.name else self.id)


class Members(tuple[Any, ...]):
    """The records that another one holds, by their ids too: ``cards.rum``. holder: the record that holds them."""

    holder: Holder
    _by_id: Mapping[str, Named]

    @classmethod
    def of(cls, holder: Holder, records: tuple[Any, ...]) -> Members:
        """The records of a holder. Of several with one id, the first is found."""
        members = cls(records)
        members.holder = holder
        members._by_id = {record.id: record for record in reversed(records) if record.id}
        return members

    def find(self, key: str) -> Named | None:
        """The record with this id, or None."""
        # What is found depends on all ids. Two of them are read each time, so that pnp.tracing notes it of every task,
        # also of one that is about the first record and leaves out what it reads of that.
        for record in (*self[:1], *self[-1:]):
            _ = record.id
        return self._by_id.get(key)

    @property
    def ids(self) -> tuple[str, ...]:
        """Every id in order."""
        return tuple(record.id for record in self if record.id)


class Holder(Named):
    """A record that holds others, which a path finds by their ids: ``decks.goods.rum`` is a card of the deck *goods*.

    HOLDS: the field that has them.
    """

    # Made when it is first asked for.
    __slots__ = ("_members",)
    HOLDS: ClassVar[str]

    @property
    def members(self) -> Members:
        """The records that it holds."""
        # Read each time, so that pnp.tracing notes it of every task.
        records = getattr(self, self.HOLDS)
        members: Members | None = getattr(self, "_members", None)
        if members is None:
            members = Members.of(self, records)
            object.__setattr__(self, "_members", members)
        return members

    @property
    def single(self) -> str:
        """What one of them is called."""
        return "record"
