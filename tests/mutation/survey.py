"""Values of kits, changed at random into others that could stand there just as well: which of them anything notices."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

from pnp.model.components import Component
from pnp.model.kit import Kit
from pnp.model.texts import Icon, IconPath
from pnp.model.walk import references
from pnp.nodes import ListNode, MapNode, Node, Record, Scalar
from tests.mutation.damage import Damage, replaced
from tests.mutation.kinds import Kind
from tests.mutation.kinds.chance import another_number, shuffled
from tests.mutation.subject import Subject

# How something looks, and what the kit says of itself, is no rule.
_NO_RULES = (Kit, Component, IconPath, Icon)
_LOOKS = ("view", "at", "size", "corner", "breaks", "per_row", "value")


def number_or_reference_changed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Change a number of a record, or let a reference lead to another record."""
    own = {id(one.node) for one in subject.records}
    found = [*_numbers(subject, own), *_references(subject, rng)]
    for value, node, text in shuffled(rng, found):
        change = replaced(node, text or str(another_number(rng, int(node.text), 0)))
        if change:
            yield Damage(changes=(change,), value=value)


SURVEY = Kind(name="survey", says="Change a number or a reference at random", damages=number_or_reference_changed)


def _numbers(subject: Subject, own: set[int]) -> Iterator[tuple[str, Scalar, str]]:
    """Every whole number of every record, with what to call it."""
    for record in subject.records:
        if isinstance(record, _NO_RULES) or not record.node:
            continue
        for key, entry in record.node.entries.items():
            if key in _LOOKS or not re.fullmatch(r"[a-z_]+", key):
                continue
            for node in _scalars(entry.value, own):
                if re.fullmatch(r"\d{1,4}", node.text) and node.text != "00":
                    yield f"{_called(record)}: {key}", node, ""


def _references(subject: Subject, rng: Random) -> Iterator[tuple[str, Scalar, str]]:
    """Every reference of every record, with the id of another record of the same set."""
    for record in subject.records:
        for one in references(record):
            others = [name for kind in one.sets for name in getattr(subject.game, kind).ids if name != one.id]
            node = _value(record.node, one.path)
            if others and node is not None and not one.is_key and not isinstance(record, _NO_RULES):
                yield f"{_called(record)}: {one.path.split('.')[0]}", node, rng.choice(others)


def _called(record: Record) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(record).__name__).lower()


def _scalars(node: Node, own: set[int]) -> Iterator[Scalar]:
    """The scalars in a value, but for those of records inside it."""
    if isinstance(node, Scalar):
        yield node
    elif id(node) in own:
        return
    elif isinstance(node, MapNode):
        for entry in node.entries.values():
            yield from _scalars(entry.value, own)
    else:
        for item in node.items:
            yield from _scalars(item, own)


def _value(node: Node | None, path: str) -> Scalar | None:
    for step in path.split("."):
        if isinstance(node, MapNode):
            node = node.get(step)
        elif isinstance(node, ListNode) and step.isdecimal() and int(step) < len(node.items):
            node = node.items[int(step)]
    return node if isinstance(node, Scalar) else None
