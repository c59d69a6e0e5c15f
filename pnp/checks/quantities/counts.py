"""What can be counted in a record, by the words that ``stated:`` uses for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from pnp.model.boards import Board
from pnp.model.decks import CustomSet, Deck
from pnp.model.fields import Coded, Open
from pnp.model.game import SETS, Game
from pnp.model.kit import Kit
from pnp.model.play import Phase, Step
from pnp.model.tables import Roll, Table
from pnp.model.units import Army
from pnp.nodes import Record


def counted(record: Record, game: Game) -> Mapping[str, int]:
    """Everything of a record that has a number, by name."""
    match record:
        case Kit():
            return {name: len(getattr(game, name)) for name in SETS} | _all_cards(game)
        case Deck():
            return _deck(record)
        case Table():
            return {"rows": len(record.rows), "results": len(record.die.results())} | _by_code(record.rows)
        case Army():
            return _army(record, game)
        case Board():
            return _board(record)
        case CustomSet():
            copies = sum(one.copies for one in record.records)
            return {"records": len(record.records), "copies": copies} | _by_code(record.records)
        case Roll():
            return {"modifiers": len(record.modifiers)}
        case Phase():
            return {"steps": _steps(record.steps), "phases": sum(one.of == record.id for one in game.phases)}
    return {}


def _all_cards(game: Game) -> dict[str, int]:
    return {
        "cards": sum(deck.total for deck in game.decks),
        "pieces": sum(army.total for army in game.armies),
    }


def _deck(deck: Deck) -> dict[str, int]:
    sums = Counter[str]()
    for card in deck.cards:
        for value in card.fields.values():
            if isinstance(value, Coded):
                sums.update({value.code: card.copies, str(value).lower(): card.copies})
        if card.side:
            sums[card.side] += card.copies
    return {
        **sums,
        "cards": deck.total,
        "names": len({card.name for card in deck.cards}),
        "faces": len(deck.cards),
    }


def _by_code(records: Iterable[Open]) -> dict[str, int]:
    """How many records have each letter code, by letter and by its meaning."""
    sums = Counter[str]()
    for record in records:
        for value in record.fields.values():
            if isinstance(value, Coded):
                sums.update({value.code, str(value).lower()})
    return dict(sums)


def _army(army: Army, game: Game) -> dict[str, int]:
    by_class = Counter[str]()
    for unit_id, number in army.units.items():
        if unit := game.units.find(unit_id):
            by_class.update(dict.fromkeys(unit.classes, number))
    return {**by_class, **army.units, "units": army.total, "kinds": len(army.units)}


def _board(board: Board) -> dict[str, int]:
    if grid := board.grid:
        return {"columns": grid.columns, "rows": grid.rows, "spaces": grid.columns * grid.rows,
                "regions": len(grid.regions), "roads": len(grid.roads), "edges": len(grid.edges)}  # fmt: skip
    if track := board.track:
        return {**_by_code(track.spaces), "spaces": len(track.spaces) or track.count or 0}
    if nodes := board.nodes:
        regions = Counter(node.region for node in nodes.nodes if node.region)
        return {**regions, "spaces": len(nodes.nodes), "nodes": len(nodes.nodes), "borders": len(nodes.borders),
                "regions": len(regions)}  # fmt: skip
    return {"areas": len(board.mat.areas)} if board.mat else {}


def _steps(steps: Iterable[Step]) -> int:
    return sum(1 + _steps(step.steps) for step in steps)
