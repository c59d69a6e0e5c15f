"""What the components of a kit print of its units, markers and decks."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final

from pnp.model.components import Component
from pnp.model.decks import Card, CustomRecord, CustomSet, Deck
from pnp.model.expression_syntax import ExpressionError
from pnp.model.expressions import Expression, Steps, StepsError, parsed
from pnp.model.game import Game, Muster
from pnp.model.markers import Marker
from pnp.model.paths import Names
from pnp.model.quantities import number_of
from pnp.model.units import Army, Unit
from pnp.nodes import ListNode, MapNode, Node, Scalar

PIECES: Final = ("counter", "token", "tile", "standee")
# Cards may be pieces, too: in a card game, units may be on cards.
_CUT_OUT: Final = (*PIECES, "card")
# The elements of layouts that draw a board.
_DRAWING: Final = ("board", "track")
# At most this many cards of a deck are tested against a condition; a larger deck is assumed to be printed.
_MOST_TRIED: Final = 60
# Of the conditions that say which records of one deck or set are printed, together.
_MOST_STEPS: Final = 1_500_000


def prints_army(component: Component, army: Army) -> bool:
    """Whether a component is made of the units of an army."""
    return any(path in ("armies", f"armies.{army.id}") for path in component.of)


def printing_parts(game: Game) -> list[Component]:
    """What makes the pieces of a kit: its components, or the parts of those that have some."""
    return [part for component in game.components for part in component.printing]


def boards_in_layouts(game: Game) -> Iterator[str]:
    """The ids of the boards that elements in the layouts of components draw: ``{track: turns}``."""
    layouts = {_text(layout.get("layout")): layout for layout in game.layouts}
    pending = [name for part in printing_parts(game) for name in (part.layout, part.back.layout if part.back else "")]
    seen = set[str]()
    while pending:
        name = pending.pop()
        if name in layouts and name not in seen:
            seen.add(name)
            pending.append(_text(layouts[name].get("extends")))
            yield from _drawn_boards(layouts[name])


def _drawn_boards(node: Node) -> Iterator[str]:
    if isinstance(node, MapNode):
        for key, entry in node.entries.items():
            if key in _DRAWING and isinstance(entry.value, Scalar):
                yield entry.value.text.removeprefix("boards.").strip()
            yield from _drawn_boards(entry.value)
    elif isinstance(node, ListNode):
        for item in node.items:
            yield from _drawn_boards(item)


def _text(node: Node | None) -> str:
    return node.text if isinstance(node, Scalar) else ""


def counters_of(game: Game, component: Component, muster: Muster) -> int:
    """How many counters a component prints of one kind of unit of an army. Raises ExpressionError."""
    names = Names(game, {"unit": muster.unit, "side": muster.side, "army": muster.army, "muster": muster})
    if component.where and not Expression(component.where).value(names):
        return 0
    if component.copies is not None:
        return number_of(component.copies, names)
    return muster.count + (number_of(muster.spare, names) if muster.spare else 0)


def prints_pieces(game: Game) -> bool:
    """Whether the kit prints pieces, and each of its components says what they are made of."""
    pieces = [part for part in printing_parts(game) if part.kind in _CUT_OUT]
    return bool(pieces) and all(piece.of for piece in pieces)


def is_marker_printed(game: Game, marker: Marker) -> bool:
    """Whether any component may print a marker, by itself or as the status or resource that it shows."""
    if _is_printed(game, ("markers", f"markers.{marker.id}"), {"marker": marker}):
        return True
    shown = [
        f"statuses.{status.id}" for status in game.statuses if status.marker == marker.id or status.id == marker.status
    ]
    counted = [f"resources.{resource.id}" for resource in game.resources if resource.marker == marker.id]
    paths = (*shown, *counted, *(["statuses"] if shown else []), *(["resources"] if counted else []))
    return any(True for _ in _made_of(game, paths))


def is_unit_printed(game: Game, unit: Unit) -> bool:
    """Whether any component may print a kind of unit, by itself or as part of an army."""
    if _is_printed(game, ("units", f"units.{unit.id}"), {"unit": unit}):
        return True
    for muster in game.musters():
        if muster.unit is unit:
            paths = ("armies", f"armies.{muster.army.id}")
            names = {"unit": unit, "side": muster.side, "army": muster.army, "muster": muster}
            if _is_printed(game, paths, names):
                return True
    return False


def is_deck_printed(game: Game, deck: Deck) -> bool:
    """Whether any component may print a card of a deck."""
    if len(deck.cards) > _MOST_TRIED:
        return any(_made_of(game, ("decks", f"decks.{deck.id}")))
    return any(
        _is_printed(game, ("decks", f"decks.{deck.id}"), {"deck": deck, "card": card})
        for card in islice(deck.cards, _MOST_TRIED)
    )


def unprinted_records(
    game: Game, holder: Deck | CustomSet
) -> tuple[tuple[Card | CustomRecord, ...], tuple[Component, ...]]:
    """What every component leaves out of a deck or a set that is printed, and these components.

    Nothing if no component prints any of it. Records without copies are not meant to be printed.
    """
    paths, singular, records = _paths_of(holder)
    parts = list(_made_of(game, paths))
    single = {path for part in printing_parts(game) for path in part.of}
    if not parts or any(not part.where and part.copies is None for part in parts):
        return (), ()
    name = "deck" if isinstance(holder, Deck) else "set"
    steps = Steps(_MOST_STEPS)
    meant = [record for record in records if record.copies > 0 and f"{holder.id}.{record.id}" not in single]
    try:
        left = [
            record
            for record in meant
            if not any(_prints(game, part, {name: holder, singular: record}, steps) for part in parts)
        ]
    except StepsError:
        return (), ()  # Reported where the component is drawn.
    return (tuple(left) if len(left) < len(meant) else ()), tuple(parts)


def _paths_of(holder: Deck | CustomSet) -> tuple[tuple[str, ...], str, tuple[Card | CustomRecord, ...]]:
    """The paths of a component that show all of a deck or a set, what a layout calls one of its records, and these."""
    if isinstance(holder, Deck):
        return ("decks", f"decks.{holder.id}"), "card", holder.cards
    return (holder.id, f"sets.{holder.id}"), holder.one.replace("-", "_"), holder.records


def _prints(game: Game, part: Component, names: Mapping[str, Any], steps: Steps) -> bool:
    """Whether a component prints any copy of a record; one that cannot be computed here is taken to be printed."""
    known = Names(game, {**part.values, **names})
    try:
        if part.where and not parsed(part.where).value(known, steps):
            return False
        return part.copies is None or number_of(part.copies, known, steps) > 0
    except StepsError:
        raise
    except ExpressionError:
        return True


def _is_printed(game: Game, paths: tuple[str, ...], names: Mapping[str, Any]) -> bool:
    return any(shows(game, component, names) for component in _made_of(game, paths))


def _made_of(game: Game, paths: tuple[str, ...]) -> Iterator[Component]:
    return (component for component in printing_parts(game) if any(path in paths for path in component.of))


def shows(game: Game, component: Component, names: Mapping[str, Any]) -> bool:
    """Whether a component may show a record; a condition on anything that is not known here may be true."""
    if not component.where:
        return True
    try:
        return bool(Expression(component.where).value(Names(game, names)))
    except ExpressionError:
        return True
