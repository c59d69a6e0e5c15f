"""What can be counted in a record, by the words that ``stated:`` uses for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from pnp.model.boards import Board
from pnp.model.decks import CustomSet, Deck
from pnp.model.fields import Coded, Open
from pnp.model.game import SETS, Game
from pnp.model.kit import Kit
from pnp.model.places import node_regions
from pnp.model.play import Phase, Step
from pnp.model.tables import Roll, Table
from pnp.model.units import Army
from pnp.nodes import Record

Counts = Mapping[str, tuple[int, ...]]


def counted(record: Record, game: Game) -> Counts:
    """Everything of a record that has a number, by name.

    A letter that stands for something in two fields is counted in each of them: it has two numbers, and one each as
    ``field.letter``.
    """
    match record:
        case Kit():
            return _single({name: len(getattr(game, name)) for name in SETS} | _all_cards(game))
        case Deck():
            return _deck(record)
        case Table():
            numbers = {"rows": len(record.rows), "results": len(record.die.results())}
            return _by_code((row, 1) for row in record.rows) | _single(numbers)
        case Army():
            return _single(_army(record, game))
        case Board():
            return _board(record)
        case CustomSet():
            numbers = {"records": len(record.records), "copies": sum(one.copies for one in record.records)}
            return _by_code((one, 1) for one in record.records) | _single(numbers)
        case Roll():
            return _single({"modifiers": len(record.modifiers)})
        case Phase():
            phases = sum(one.of == record.id for one in game.phases)
            return _single({"steps": _steps(record.steps), "phases": phases})
    return {}


def _single(numbers: Mapping[str, int]) -> dict[str, tuple[int, ...]]:
    return {name: (number,) for name, number in numbers.items()}


def _all_cards(game: Game) -> dict[str, int]:
    return {
        "cards": sum(deck.total for deck in game.decks),
        "pieces": sum(army.total for army in game.armies),
    }


def _deck(deck: Deck) -> Counts:
    sides = Counter[str]()
    for card in deck.cards:
        if card.side:
            sides[card.side] += card.copies
    numbers = {"cards": deck.total, "names": len({card.name for card in deck.cards}), "faces": len(deck.cards)}
    return _by_code((card, card.copies) for card in deck.cards) | _single(sides) | _single(numbers)


def _by_code(records: Iterable[tuple[Open, int]]) -> dict[str, tuple[int, ...]]:
    """How many records have each letter code, by letter and by its meaning, with and without the field."""
    sums: dict[str, Counter[str]] = {}
    for record, copies in records:
        for field_name, value in record.fields.items():
            for one in value if isinstance(value, tuple) else (value,):
                if isinstance(one, Coded):
                    counter = sums.setdefault(field_name, Counter())
                    for name in {one.code, str(one).lower()}:
                        counter[name] += copies
    found: dict[str, tuple[int, ...]] = {}
    for field_name, counter in sums.items():
        for name, number in counter.items():
            found[f"{field_name}.{name}"] = (number,)
            found[name] = tuple(dict.fromkeys((*found.get(name, ()), number)))
    return found


def _army(army: Army, game: Game) -> dict[str, int]:
    by_class = Counter[str]()
    for unit_id, number in army.units.items():
        if unit := game.units.find(unit_id):
            by_class.update(dict.fromkeys(unit.classes, number))
    return {**by_class, **army.units, "units": army.total, "kinds": len(army.units)}


def _board(board: Board) -> Counts:
    if grid := board.grid:
        return _single({"columns": grid.columns, "rows": grid.rows, "spaces": grid.columns * grid.rows,
                        "regions": len(grid.regions), "roads": len(grid.roads), "edges": len(grid.edges)})  # fmt: skip
    if track := board.track:
        spaces = {"spaces": len(track.spaces) or track.count or 0}
        return _by_code((space, 1) for space in track.spaces) | _single(spaces)
    if nodes := board.nodes:
        regions = node_regions(nodes)
        return _single({**regions, "spaces": len(nodes.nodes), "nodes": len(nodes.nodes),
                        "borders": len(nodes.borders), "regions": len(regions)})  # fmt: skip
    return _single({"areas": len(board.mat.areas)}) if board.mat else {}


def _steps(steps: Iterable[Step]) -> int:
    return sum(1 + _steps(step.steps) for step in steps)
