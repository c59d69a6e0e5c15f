"""Damage to ids, references, names, numbers and abbreviations."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Any, Final

from pnp.analysis.groups import groups
from pnp.model.effects import Effect, Target
from pnp.model.fields import Open
from pnp.model.game import SETS
from pnp.model.names import Named
from pnp.model.quantities import Quantity
from pnp.model.walk import references
from pnp.nodes import MapNode, Record, Scalar
from tests.mutation.damage import Change, Damage, replaced, within
from tests.mutation.kinds.chance import misspelled, shuffled
from tests.mutation.subject import Subject, mentions, scalar


def reference_misspelled(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Misspell an id that a record refers to."""
    found = ((record, one) for record in subject.records for one in references(record))
    for record, one in shuffled(rng, found):
        known = [name for kind in one.sets for name in getattr(subject.game, kind).ids]
        slip = misspelled(rng, one.id, known)
        change = _at(subject, one.span, one.id, slip) if slip and record.node else None
        if change:
            yield Damage(changes=(change,), guard="the ids of the kit")


def effect_misspelled(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Misspell what an effect acts on, or where."""
    keys = {Effect: ("what", "from", "into", "at"), Target: ("side", "where")}
    for record in shuffled(rng, (one for one in subject.records if type(one) in keys)):
        node = scalar(record, rng.choice(keys[type(record)]))
        slip = misspelled(rng, node.text, _every_id(subject)) if node and node.text.replace("-", "").isalpha() else None
        change = replaced(node, slip) if slip else None
        if change:
            yield Damage(changes=(change,), guard="the words that effects know")


def id_duplicated(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Give two records of a set the same id."""
    yield from _made_equal(subject, rng, "id", lambda one: one.id)


def number_duplicated(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Give two cards, spaces or places the same number."""
    yield from _made_equal(subject, rng, "number", lambda one: str(getattr(one, "number", None) or ""))


def abbreviation_duplicated(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Give two records of a set the same abbreviation."""
    yield from _made_equal(subject, rng, "abbr", lambda one: one.abbr)


def key_misspelled(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Misspell a key of a record."""
    for record, node in shuffled(rng, subject.maps()):
        own = {one.metadata.get("key", one.name) for one in fields(record)}  # type: ignore[arg-type]
        keys = [key for key in node.entries if key in own and _is_written(node.entries[key].key)]
        if not keys or node.file.endswith(".csv"):
            continue
        key = rng.choice(keys)
        slip = misspelled(rng, key, own)
        change = replaced(node.entries[key].key, slip) if slip else None
        if change:
            yield Damage(changes=(change,), guard="the keys that a record may have", against=(record.span,))


def expression_misspelled(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Misspell a name in an expression."""
    for record, key in shuffled(rng, _expressions(subject)):
        node = scalar(record, key)
        names = list(re.finditer(r"(?<=\.)[a-z_]{3,}(?![\w(])", node.text)) if node else []
        if not node or not names:
            continue
        match = rng.choice(names)
        slip = misspelled(rng, match[0], _every_id(subject))
        change = within(node, match.start(), match.end(), slip) if slip else None
        if change:
            yield Damage(changes=(change,), guard="the numbers of the kit")


def path_misspelled(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Misspell an id in a `{{ path }}` or a `::table{path}` of rules text."""
    for source, start, word in shuffled(rng, _paths(subject)):
        slip = misspelled(rng, word, _every_id(subject))
        change = Change(source, start, start + len(word), slip) if slip else None
        if change:
            yield Damage(changes=(change,), guard="the ids of the kit")


def link_misspelled(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Misspell where a link of rules text leads."""
    found = [(source, one) for source in subject.prose for one in re.finditer(r"\]\(#([a-z0-9-]{3,})\)", source.text)]
    known = [one for source in subject.prose for one in re.findall(r"\{#([a-z0-9-]+)\}", source.text)]
    for source, match in shuffled(rng, found):
        slip = misspelled(rng, match[1], known)
        if slip:
            change = Change(source, match.start(1), match.end(1), slip)
            yield Damage(changes=(change,), guard="the headings of the rules")


def code_letter_changed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Give a record a letter code that its set does not declare."""
    owners = [(deck, deck.cards) for deck in subject.game.decks]
    owners += [(custom, custom.records) for custom in subject.game.sets]  # type: ignore[misc]
    owners += [(board.track, board.track.spaces) for board in subject.game.boards if board.track]  # type: ignore[misc]
    for owner, records in shuffled(rng, owners):
        for name, letters in owner.codes.items():
            node = scalar(rng.choice(records), name) if records else None
            letter = next(one for one in "QJUWXYZ" if one not in letters)
            if node and node.text in letters and (change := replaced(node, letter)):
                yield Damage(changes=(change,), guard="the codes of the set")


def _made_equal(subject: Subject, rng: Random, key: str, value: Any) -> Iterator[Damage]:
    """Write into one record of a group what another one has."""
    for name, group in shuffled(rng, groups(subject.game)):
        having = [one for one in group if value(one) and (node := scalar(one, key)) and node.text]
        if len(having) < 2:
            continue
        first, second = rng.sample(having, 2)
        node = scalar(first, key)
        change = replaced(scalar(second, key), node.text) if node else None
        if change and value(first) != value(second):
            against = (first.at(key), *mentions(subject, second, name.rpartition(" ")[2].strip("'")))
            yield Damage(changes=(change,), guard=f"the other {key}", against=against)


def _at(subject: Subject, span: Any, written: str, text: str) -> Change | None:
    """Replace what stands at a place, if it is written there as it is meant."""
    source = subject.sources.get(span.file)
    if source is None:
        return None
    start = source.starts[span.line - 1] + span.column - 1
    start += source.text.startswith(("'", '"'), start)
    return Change(source, start, start + len(written), text) if source.text.startswith(written, start) else None


def _every_id(subject: Subject) -> set[str]:
    found = {one.id for one in subject.records if isinstance(one, Named)}
    return found | {name for one in subject.records if isinstance(one, Open) for name in one.fields}


def _is_written(key: Scalar) -> bool:
    return key.source.text[key.start : key.end] == key.text


def _expressions(subject: Subject) -> Iterator[tuple[Record, str]]:
    for record, node in subject.maps():
        for key, entry in node.entries.items():
            values = entry.value.entries.items() if isinstance(entry.value, MapNode) else ()
            if _is_quantity(record, key) and isinstance(entry.value, Scalar) and entry.value.text.startswith("="):
                yield record, key
            yield from (
                (record, f"{key}.{inner}")
                for inner, one in values
                if _is_quantity(record, key) and isinstance(one.value, Scalar) and one.value.text.startswith("=")
            )


def _is_quantity(record: Record, key: str) -> bool:
    value = getattr(record, key, None)
    values = value.values() if isinstance(value, dict) else (value,)
    return any(isinstance(one, Quantity) for one in values)


def _paths(subject: Subject) -> Iterator[tuple[Any, int, str]]:
    sets = "|".join(SETS)
    for source in subject.prose:
        for match in re.finditer(rf"(?:\{{\{{ ?|::table\{{)(?:{sets})\.([a-z_-]{{3,}})", source.text):
            yield source, match.start(1), match[1]


WAYS: Final = (
    reference_misspelled,
    effect_misspelled,
    id_duplicated,
    number_duplicated,
    abbreviation_duplicated,
    key_misspelled,
    expression_misspelled,
    code_letter_changed,
)
BOOK_WAYS: Final = (path_misspelled, link_misspelled)
