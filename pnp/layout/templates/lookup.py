"""Look up the names in templates, and report unknown ones."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from pnp.findings import Finding, Related, Span
from pnp.layout import codes
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean, most_alike
from pnp.model.decks import Card, Deck
from pnp.model.expression_hints import in_quotes
from pnp.model.fields import Open
from pnp.model.game import SETS, RecordSet
from pnp.model.lookup import Missing, is_own, kind_in_words, look_up, nothing_called
from pnp.model.names import Holder, Members, Named
from pnp.nodes import Record, Scalar

_WORD: Final = re.compile(r"[A-Za-z_]\w*")
# In a path that must lead to records, a hyphen is part of a name, since nothing can be subtracted there.
HYPHENED_PATH: Final = re.compile(r"\s*([A-Za-z_]\w*(?:[-.]\w+)*)\s*")
# What a list of records is narrowed to.
_CHOSEN: Final = re.compile(
    r"""selectattr\(\s*['"](?P<field>\w+)['"]\s*,\s*['"](?:eq|equalto|==)['"]\s*,\s*['"](?P<value>[^'"]*)"""
)
_MOST_KNOWN: Final = 30
_MOST_IDS: Final = 8
# Attributes of records that hints do not suggest.
_INNER: Final = ("node", "extra", "fields", "declares", "waive", "effects", "exception_to", "stated")
# What templates call what is written otherwise, where that is no field of its own.
_READ_AS: Final[Mapping[str, Mapping[str, str]]] = {"Unit": {"at": "starts_at"}}
_PATH: Final = re.compile(r"[A-Za-z_]\w*(?:\.\w+)+")
_OF_ALL: Final = frozenset(field.name for field in dataclasses.fields(Named))

Names = Mapping[str, Any]


class WrittenName(str):
    """A name that no record has, such as that of the picture of a back, with the place where it is written."""

    __slots__ = ("written",)
    written: Scalar

    @classmethod
    def of(cls, written: Scalar) -> WrittenName:
        """The text of a value, with its place."""
        name = cls(written.text)
        name.written = written
        return name


def walk(steps: tuple[str, ...], names: Names) -> Any:
    """The value that a path leads to; Missing for the first unknown name. Ids may be written with hyphens."""
    first = steps[0]
    value = names.get(first, names)
    if value is names and "-" in first:
        value = names.get(first.replace("-", "_"), names)
    if value is names:
        return Missing(names, first)
    for step in steps[1:]:
        value = look_up(value, step)
        if type(value) is Missing:
            return value
    return value


def missing_name(leaf: Scalar, owner: Any, name: str, names: Names, record: Span | None, which: str) -> Finding:
    """A finding about an unknown name, at its characters in the leaf. which: the id of the face."""
    match = re.search(rf"(?<![\w]){re.escape(name)}(?![\w])", leaf.text)
    span = leaf.place(match.start(), len(name)) if match else leaf.span
    if not name:
        return _nothing_left(leaf, record, which)
    related = (Related(record, f"on the face of {which}"),) if record is not None else ()
    if name in getattr(owner, "declares", ()):
        hint = "write a value there, or show this only when: … is defined"
        return problem(codes.UNKNOWN_NAME, f"{_called(owner, names)} leaves {name!r} empty", span, hint, related)
    message = _said(leaf, owner, name, names, match.start() if match else 0)
    known = [] if message.startswith("'") else known_names(owner, names)
    hint = _hyphened(leaf, name, names) or _hidden(leaf, names) or in_quotes(leaf.text, name)
    hint = hint or _of_text(leaf, owner, name, names) or name_hint(owner, name, known) or _all_of(known, owner, name)
    if message.endswith(" here") and name.isidentifier() and hint.startswith("there is "):
        hint = f"give it in the component, with: {{{name}: …}}; {hint}"
    return problem(codes.UNKNOWN_NAME, message, span, hint, related)


def _said(leaf: Scalar, owner: Any, name: str, names: Names, start: int) -> str:
    """What is said of an unknown name. start: where it stands in the leaf."""
    if owner is None and (before := _path_before(leaf.text, start)):
        return f"{before!r} is empty, and has no {name!r}"
    if owner is None or owner is names:
        return f"nothing is called {name!r} here"
    if isinstance(owner, RecordSet) and (set_name := next((key for key in names if names[key] is owner), "")):
        return f"there is no {name!r} among the {set_name.replace('_', ' ')}"
    return nothing_called(owner, name) or f"{_called(owner, names)} has no {name!r}"


def _all_of(known: list[str], owner: Any, name: str) -> str:
    """A hint that names what there is: of a deck its cards, of many records those whose ids are most like the name."""
    holder = owner.holder if isinstance(owner, Members) else owner
    is_of_records = isinstance(holder, Holder | RecordSet)
    there = list(holder.members.ids) if isinstance(holder, Holder) else known
    most = _MOST_IDS if is_of_records else _MOST_KNOWN
    shown = most_alike(name, there)[:most] if is_of_records and len(there) > most else there[:most]
    more = f" and {len(there) - most} more" if len(there) > most else ""
    return f"there is {', '.join(shown)}{more}" if there else ""


def _nothing_left(leaf: Scalar, record: Span | None, which: str) -> Finding:
    """A finding about the first or last of no records at all."""
    related = (Related(record, f"on the face of {which}"),) if record is not None else ()
    asked = _CHOSEN.search(leaf.text)
    what = f"there is no record with the {asked['field']} {asked['value']!r}" if asked else "this list is empty"
    hint = "it may have been removed, or have another name; a card is found by its id: decks.DECK.ID"
    return problem(codes.UNKNOWN_NAME, what, leaf.span, hint, related)


def name_hint(owner: Any, name: str, known: Sequence[str]) -> str:
    """What to write in place of a name that a value does not have, if one can tell. known: the names that it has."""
    if isinstance(owner, Record):
        if name in _READ_AS.get(type(owner).__name__, {}):
            return f"it is read as {_READ_AS[type(owner).__name__][name]}"
        fields = dataclasses.fields(owner)
        if read := next((field.name for field in fields if field.metadata.get("key") == name != field.name), ""):
            return f"it is read as {read}"
        # What a record is made of may have it: the spaces of a track are those of the board.
        inner = ((_read_name(owner, field), getattr(owner, field.name)) for field in fields if field.name not in _INNER)
        held = [part for part, value in inner if isinstance(value, Record) and name in known_names(value, {})]
        if len(held) == 1:
            return f"write {held[0]}.{name}"
    return did_you_mean(name, known)


def _read_name(owner: Record, field: dataclasses.Field[Any]) -> str:
    """What templates call a field: as it is written, if that can be read."""
    written = str(field.metadata.get("key", ""))
    return written if written and hasattr(type(owner), written) else field.name


def _of_text(leaf: Scalar, owner: Any, name: str, names: Names) -> str:
    """What to write where the owner of a name is the id of a record, and not the record."""
    if not isinstance(owner, str):
        return ""
    path = next((match[0] for match in _PATH.finditer(leaf.text) if match[0].endswith(f".{name}")), f"….{name}")
    owning = path.removesuffix(f".{name}")
    if name == "id":
        return f"{owning} is the id already: write {owning}"
    sets = [key for key, value in names.items() if isinstance(value, RecordSet) and value.find(owner) is not None]
    # An army may have the id of its side.
    called = owning.rpartition(".")[2]
    sets.sort(key=lambda key: key not in SETS or SETS[key][1] != called)
    return f"{owning} is an id: write {sets[0]}[{owning}].{name}" if sets else ""


def _hyphened(leaf: Scalar, name: str, names: Names) -> str:
    """A hint for a path whose hyphen was read as a minus, if the missing name is part of one."""
    for match in HYPHENED_PATH.finditer(leaf.text):
        meant = match[1].replace("-", "_")
        is_in = "-" in match[1] and name in _WORD.findall(match[1])
        if is_in and not isinstance(walk(tuple(meant.split(".")), names), Missing):
            return f"an underscore stands for a hyphen: {meant}"
    return ""


def _path_before(text: str, start: int) -> str:
    """The path that ends with the dot before a name; empty for a name that begins one."""
    found = re.search(r"[A-Za-z_][\w.]*(?=\.$)", text[:start])
    return found[0] if found else ""


def _hidden(leaf: Scalar, names: Names) -> str:
    """A hint for a path to a record that has the name of a field of what holds it, as in ``decks.goods.hand.cost``."""
    for match in HYPHENED_PATH.finditer(leaf.text):
        steps = match[1].replace("-", "_").split(".")
        for index in range(1, len(steps) - 1):
            owner, name = walk(tuple(steps[:index]), names), steps[index]
            if isinstance(owner, Holder) and is_own(owner, name) and owner.members.find(name.replace("_", "-")):
                path = ".".join((*steps[:index], owner.HOLDS, *steps[index:]))
                return (
                    f"{name!r} is a field of this {kind_in_words(owner)}; for its {owner.single} {name!r}, write {path}"
                )
    return ""


def _called(owner: Any, names: Names) -> str:
    if (
        isinstance(owner, Card)
        and isinstance(deck := names.get("deck"), Deck)
        and any(card.id == owner.id for card in deck.cards)
    ):
        return f"card {owner.id!r} of deck {deck.id!r}"
    if isinstance(owner, Named):
        return f"{kind_in_words(owner)} {owner.id!r}"
    if isinstance(owner, Record):
        return f"a {kind_in_words(owner)}"
    if isinstance(owner, int | float):
        return "a number"
    return "a list" if isinstance(owner, tuple | list) else "this"


def list_hint(path: str, value: Any) -> str:
    """What to write where a list belongs and a path leads to a record that has one: ``decks.orders.cards``."""
    if not isinstance(value, Record):
        return ""
    fields = [field.name for field in dataclasses.fields(value) if field.name not in _INNER]
    held = (name for name in fields if isinstance(items := getattr(value, name), tuple) and items)
    name = next((name for name in held if isinstance(getattr(value, name)[0], Open)), "")
    return f"write {path}.{name}" if name else ""


def known_names(owner: Any, names: Names) -> list[str]:
    """The names that can be looked up in a value."""
    if owner is None or owner is names:
        return [name for name in names if name != "range"]
    if isinstance(owner, Mapping):
        return [str(key) for key in owner]
    if isinstance(owner, Members):
        return list(owner.ids)
    fields = list(getattr(owner, "fields", None) or ()) if isinstance(getattr(owner, "fields", None), Mapping) else []
    if isinstance(owner, Record):
        fields += sorted(frozenset(getattr(owner, "declares", ())).difference(fields))
        if isinstance(owner, Holder):
            # The names of the fields that a deck declares are those of its cards.
            fields = list(owner.members.ids)
        own = [field.name for field in dataclasses.fields(owner) if field.name not in _INNER]
        # What only this kind of record has comes first, and what can be computed of it belongs to it.
        special = [name for name in own if name not in _OF_ALL]
        computed = (name for name in dir(type(owner)) if isinstance(getattr(type(owner), name), property))
        others = (name for name in computed if not hasattr(Named, name) and not hasattr(Record, name))
        return list(dict.fromkeys((*fields, *special, *others, *(name for name in own if name in _OF_ALL))))
    return fields + list(getattr(owner, "ids", ()))
