"""Damage that only what is printed can show: layouts, icons, colours, type, too many words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Final

from tests.mutation.damage import Change, Damage, within
from tests.mutation.kinds.chance import misspelled, shuffled
from tests.mutation.subject import Subject, scalar


def card_text_lengthened(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Write more on a card than it has room for."""
    printed = {part for one in subject.game.components for part in one.of if one.kind == "card"}
    for deck in shuffled(rng, subject.game.decks):
        if f"decks.{deck.id}" not in printed and "decks" not in printed:
            continue
        for card in shuffled(rng, deck.cards):
            node = scalar(card, "text")
            if node and len(node.text) > 20 and "{{" not in node.text:
                change = within(node, len(node.text) - 1, len(node.text), " " + " ".join([node.text[:-1]] * 40) + ".")
                if change:
                    yield Damage(changes=(change,), guard="the size of the card", against=(card.span,))


def icon_misspelled(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Misspell an icon of a unit, a marker or a terrain."""
    printed = {part.split(".")[0] for one in subject.game.components for part in one.of}
    owners = [("armies", subject.game.units), ("markers", subject.game.markers), ("boards", subject.game.terrain)]
    for name, records in shuffled(rng, owners):
        for record in shuffled(rng, records) if name in printed else ():
            node = scalar(record, "symbol")
            slip = misspelled(rng, node.text) if node else None
            change = within(node, 0, len(node.text), slip) if node and slip else None
            if change:
                yield Damage(changes=(change,), guard="the icons that there are")


def layout_misspelled(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Misspell the layout of a component."""
    for component in shuffled(rng, subject.game.components):
        slip = misspelled(rng, component.layout) if component.layout else None
        change = within(scalar(component, "layout"), 0, len(component.layout), slip) if slip else None
        if change:
            yield Damage(changes=(change,), guard="the layouts that there are")


def color_misspelled(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Misspell the colour of a side."""
    for side in shuffled(rng, subject.game.sides):
        node = scalar(side, "color")
        slip = misspelled(rng, node.text) if node else None
        change = within(node, 0, len(node.text), slip) if node and slip else None
        if change and any("armies" in one.of or "sides" in one.of for one in subject.game.components):
            yield Damage(changes=(change,), guard="the palette", against=(side.span,))


def name_misspelled_in_layout(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Misspell a name in a text of a layout."""
    for source in shuffled(rng, subject.sources.values()):
        found = list(re.finditer(r"\{\{ (unit|card|side|marker|row)\.([a-z_]{4,}) \}\}", source.text))
        for match in shuffled(rng, found) if source.file.startswith("layout") else ():
            slip = misspelled(rng, match[2])
            if slip:
                yield Damage(
                    changes=(Change(source, match.start(2), match.end(2), slip),), guard="the fields of the record"
                )


def type_shrunk(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Set a style of type far too small."""
    for source in subject.sources.values():
        found = list(re.finditer(r"size: (\d+(?:\.\d+)?) pt", source.text)) if source.file.startswith("theme") else []
        for match in shuffled(rng, found):
            line = source.text[source.text.rfind("\n", 0, match.start()) : source.text.find("\n", match.end())]
            if "fit:" not in line:
                change = Change(source, match.start(1), match.end(1), "2")
                yield Damage(changes=(change,), guard="the smallest type that can be read")


def contrast_lost(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Print the words of a side in the colour of its ground."""
    for side in shuffled(rng, subject.game.sides):
        node, other = scalar(side, "accent"), scalar(side, "color")
        change = within(node, 0, len(node.text), other.text) if node and other and node.text != other.text else None
        if change and any("armies" in one.of for one in subject.game.components):
            yield Damage(changes=(change,), guard="the ground that it stands on", against=(side.span, side.at("color")))


def sides_alike(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Give two sides the same colours and symbol."""
    sides = list(subject.game.sides)
    if len(sides) < 2 or not any("armies" in one.of for one in subject.game.components):
        return
    first, second = rng.sample(sides, 2)
    changes = []
    for key in ("color", "accent", "symbol"):
        node, other = scalar(first, key), scalar(second, key)
        change = within(node, 0, len(node.text), other.text) if node and other else None
        if change:
            changes.append(change)
    if len(changes) == 3:
        yield Damage(changes=tuple(changes), guard="the other side", against=(first.span, second.span))


WAYS: Final = (
    card_text_lengthened,
    icon_misspelled,
    layout_misspelled,
    color_misspelled,
    name_misspelled_in_layout,
    type_shrunk,
    contrast_lost,
    sides_alike,
)
