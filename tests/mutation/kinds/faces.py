"""Damage that only what is printed can show: layouts, icons, colours, type, too many words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Final

from pnp.findings import Span
from pnp.model.names import Named
from pnp.nodes import Source
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
    for record in shuffled(rng, _drawn(subject)):
        node = scalar(record, "symbol")
        slip = misspelled(rng, node.text) if node else None
        change = within(node, 0, len(node.text), slip) if node and slip else None
        if change:
            yield Damage(changes=(change,), guard="the icons that there are")


def _drawn(subject: Subject) -> Iterator[Named]:
    """Units that stand in an army, markers and terrain that lies on a board, as far as they are printed."""
    game = subject.game
    printed = {part for one in game.components for part in one.of if not one.where}
    if "armies" in printed and next(_lines_with(subject, r"unit\.symbol"), None):
        yield from (unit for unit in game.units if any(army.units.get(unit.id) for army in game.armies))
    if "markers" in printed and next(_lines_with(subject, r"marker\.symbol"), None):
        yield from (marker for marker in game.markers if marker.supply)
    for board in game.boards:
        if board.grid and f"boards.{board.id}" in printed:
            yield from (one for one in game.terrain if one.id in set(board.grid.terrain_map().values()))


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
        found = list(re.finditer(r"^  ([a-z-]+): \{.*?\bsize: (\d+(?:\.\d+)?) pt.*", source.text, re.MULTILINE))
        for match in shuffled(rng, found) if source.file.startswith("theme") else ():
            against = tuple(_lines_with(subject, rf"\bclass: {match[1]}\b"))
            if "fit:" not in match[0] and against:
                change = Change(source, match.start(2), match.end(2), "2")
                yield Damage(changes=(change,), guard="the smallest type that can be read", against=against)


def contrast_lost(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Print the words of a side in the colour of its ground."""
    for side in shuffled(rng, subject.game.sides):
        node, other = scalar(side, "accent"), scalar(side, "color")
        change = within(node, 0, len(node.text), other.text) if node and other and node.text != other.text else None
        if change and any("armies" in one.of for one in subject.game.components):
            against = (side.span, side.at("color"), *_lines_with(subject, r"side\.accent"))
            yield Damage(changes=(change,), guard="the ground that it stands on", against=against)


def _lines_with(subject: Subject, pattern: str) -> Iterator[Span]:
    """Every line of the layouts in which a pattern is."""
    for source in subject.sources.values():
        if source.file.startswith("layout"):
            yield from (source.span(one.start(), one.end()) for one in re.finditer(pattern, source.text))


def sides_alike(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Give two sides the same symbol, and colours that hardly differ."""
    game, themes = subject.game, [one for one in subject.sources.values() if one.file.startswith("theme")]
    if len(game.sides) < 2 or not themes or not any("armies" in one.of for one in game.components):
        return
    first, second = rng.sample(list(game.sides), 2)
    node = scalar(first, "symbol")
    symbol = within(node, 0, len(node.text), second.symbol) if node and second.symbol else None
    colors = [_nearly(themes[0], *pair) for pair in ((first.color, second.color), (first.accent, second.accent))]
    changes = [one for one in (symbol, *colors) if one]
    both = {unit for army in game.armies if army.side == first.id for unit in army.units}
    others = {unit for army in game.armies if army.side == second.id for unit in army.units}
    tells = next(_lines_with(subject, r"side\.(?!color|accent|symbol)\w+|army\.\w+|\bface:"), None)
    if symbol and colors[0] and both & others and not tells:
        pieces = [one.span for one in (*game.armies, *game.units, *game.sides)]
        yield Damage(changes=tuple(changes), guard="the other side", against=tuple(pieces))


def _nearly(theme: Source, token: str, other: str) -> Change | None:
    """Give a colour of a palette the value of another one, all but equal."""
    values = {one[1]: one for one in re.finditer(r"^  ([a-z-]+): '#([0-9a-fA-F]{6})'", theme.text, re.MULTILINE)}
    if token not in values or other not in values or token == other:
        return None
    red = int(values[other][2][:2], 16)
    return Change(theme, values[token].start(2), values[token].end(2), f"{red ^ 3:02x}{values[other][2][2:]}")


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
