"""Look up the names in templates, and report unknown ones."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from typing import Any, Final

from pnp.findings import Finding, Related, Span
from pnp.layout import codes
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean
from pnp.model.decks import Card, Deck
from pnp.model.expression_hints import in_quotes
from pnp.model.fields import Open
from pnp.model.game import RecordSet
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
_MOST_KNOWN: Final = 12
# Attributes of records that hints do not suggest.
_INNER: Final = ("node", "extra", "fields", "declares")

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
    hint = hint or did_you_mean(name, known) or _all_of(known, owner)
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


def _all_of(known: list[str], owner: Any) -> str:
    """A hint that names what there is: of a deck, its cards."""
    holder = owner.holder if isinstance(owner, Members) else owner
    there = list(holder.members.ids) if isinstance(holder, Holder) else known
    more = f" and {len(there) - _MOST_KNOWN} more" if len(there) > _MOST_KNOWN else ""
    return f"there is {', '.join(there[:_MOST_KNOWN])}{more}" if there else ""


def _nothing_left(leaf: Scalar, record: Span | None, which: str) -> Finding:
    """A finding about the first or last of no records at all."""
    related = (Related(record, f"on the face of {which}"),) if record is not None else ()
    asked = _CHOSEN.search(leaf.text)
    what = f"there is no record with the {asked['field']} {asked['value']!r}" if asked else "this list is empty"
    hint = "it may have been removed, or have another name; a card is found by its id: decks.DECK.ID"
    return problem(codes.UNKNOWN_NAME, what, leaf.span, hint, related)


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
        own = (field.name for field in dataclasses.fields(owner))
        if isinstance(owner, Holder):
            # The names of the fields that a deck declares are those of its cards.
            fields = list(owner.members.ids)
        return list(dict.fromkeys((*fields, *(name for name in own if name not in _INNER))))
    return fields + list(getattr(owner, "ids", ()))
