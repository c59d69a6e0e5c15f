"""Words of cards that none of the layouts shows by which their deck is printed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pnp.layout.drawing.reports import UnshownWords
from pnp.layout.series import SeriesEntry
from pnp.layout.templates.layouts import Layout
from pnp.model.components import Component
from pnp.model.decks import Card
from pnp.model.game import Game
from pnp.nodes import ListNode, MapNode, Node, Scalar, scalars

# The fields of any card that are written to be read, and that a deck need not declare.
_WORDS: Final = ("text", "flavor")
_NAME: Final = re.compile(r"\.([a-z_]+)")
_LayoutOf = Callable[[str], Layout | None]


def unshown_words(
    game: Game, layout_of: _LayoutOf, series_of: Callable[[Component], Sequence[SeriesEntry]]
) -> Iterator[UnshownWords]:
    """A report for each such field of a printed deck.

    layout_of: the layout of a name. series_of: the faces that a component prints.
    """
    fronts: dict[str, set[str]] = {}
    backs: dict[str, set[str]] = {}
    printed: dict[str, dict[str, Card]] = {}
    for component in game.components:
        for entry in series_of(component) if component.of or component.parts else ():
            card, deck = entry.names.get("card"), entry.names.get("deck")
            if isinstance(card, Card) and deck is not None:
                fronts.setdefault(deck.id, set()).add(entry.part.layout)
                backs.setdefault(deck.id, set()).add(entry.part.back.layout if entry.part.back else "")
                printed.setdefault(deck.id, {}).setdefault(card.id, card)
    for deck_id, cards in printed.items():
        with_words = {word: [card for card in cards.values() if getattr(card, word)] for word in _WORDS}
        if not any(with_words.values()):
            continue
        both = sorted(fronts[deck_id] | backs[deck_id])
        shown = frozenset[str]().union(*(_names(name, layout_of, ()) for name in both if name))
        for word, written in with_words.items():
            if written and word not in shown and not shown.issuperset(_ANY):
                at = written[0].at(word)
                yield UnshownWords(
                    face=deck_id,
                    element="",
                    text_span=at,
                    element_span=at,
                    field=word,
                    records=tuple(card.id for card in written),
                    layouts=tuple(sorted(fronts[deck_id])),
                )


# What stands for every name, where a layout shows faces that are known only when it is drawn.
_ANY: Final = frozenset("*")
_FACE: Final = "face"


def _names(name: str, layout_of: _LayoutOf, within: tuple[str, ...]) -> frozenset[str]:
    """The names of fields that a layout reads, with those of the faces in it."""
    layout = layout_of(name) if name not in within else None
    if layout is None:
        return frozenset()
    found = set[str]()
    for element in layout.elements:
        nodes = (element.value, *element.options.values())
        found.update(match[1] for node in nodes for leaf in scalars(node) for match in _NAME.finditer(leaf.text))
        shown = [leaf.text for node in nodes for leaf in _faces(node)]
        if element.kind.name == _FACE and isinstance(element.value, Scalar):
            shown.append(element.value.text)
        for face in shown:
            found |= _ANY if "{" in face else _names(face, layout_of, (*within, name))
    return frozenset(found)


def _faces(node: Node) -> Iterator[Scalar]:
    """The names of the faces that stand below a node."""
    if isinstance(node, MapNode):
        for key, entry in node.entries.items():
            if key == _FACE and isinstance(entry.value, Scalar):
                yield entry.value
            yield from _faces(entry.value)
    elif isinstance(node, ListNode):
        for item in node.items:
            yield from _faces(item)
