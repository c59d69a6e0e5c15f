"""What can be counted in a record, by the words that ``stated:`` uses for it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from pnp.analysis.quantities import known_number
from pnp.model.board_places import node_regions
from pnp.model.boards import Board, Region
from pnp.model.decks import Card, CustomRecord, CustomSet, Deck
from pnp.model.fields import Coded, Open
from pnp.model.game import SETS, Game
from pnp.model.kit import Kit
from pnp.model.markers import Marker
from pnp.model.options import Scenario
from pnp.model.play import Phase, Step
from pnp.model.tables import Formula, Roll, Table
from pnp.model.units import Army, Side, Terrain, Unit, UnitClass
from pnp.nodes import Record

Counts = Mapping[str, tuple[int, ...]]

_MOST_PARTS: Final = 12


def counted(record: Record, game: Game) -> Counts:
    """Everything that can be counted in a record, by name.

    A letter code that occurs in two fields has two numbers, and one each as ``field.letter``.
    """
    match record:
        case Kit():
            plain = _single({name: len(getattr(game, name)) for name in SETS} | _all(game))
            return {**plain, **_counters(game)}
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
            numbers = {
                "records": len(record.records),
                "copies": sum(custom_record.copies for custom_record in record.records),
            }
            return _by_code((custom_record, 1) for custom_record in record.records) | _single(numbers)
        case Roll():
            return _single({"modifiers": len(record.modifiers)})
        case Phase():
            phases = sum(phase.of == record.id for phase in game.phases)
            return _single({"steps": _steps(record.steps), "phases": phases})
    return _single(_of_one_thing(record, game))


def _of_one_thing(record: Record, game: Game) -> dict[str, int]:
    """What can be counted of a record that is not a collection itself."""
    match record:
        case Side() | Unit() | UnitClass():
            return _pieces(record, game)
        case Card() | CustomRecord():
            return {"copies": record.copies}
        case Marker():
            return _supply(record, game)
        case Terrain() | Region():
            return {"spaces": _cells(record, game)}
        case Scenario():
            return {name: len(getattr(record, name)) for name in ("armies", "options", "goals")}
        case Formula():
            return {"inputs": len(record.inputs)}
    return {}


def _single(numbers: Mapping[str, int]) -> dict[str, tuple[int, ...]]:
    return {name: (number,) for name, number in numbers.items()}


def _all(game: Game) -> dict[str, int]:
    """What a whole kit has, with the records of its own sets."""
    own = {custom.id: len(custom.records) for custom in game.sets}
    return own | {
        "cards": sum(deck.total for deck in game.decks),
        "faces": sum(len(deck.cards) for deck in game.decks),
        "pieces": sum(army.total for army in game.armies),
        "rows": sum(len(table.rows) for table in game.tables),
        "steps": sum(_steps(phase.steps) for phase in game.phases),
    }


def _counters(game: Game) -> Counts:
    """Units and markers, as kinds and as counters: "54 units and 26 markers" are usually what is punched out."""
    units = sum(army.total for army in game.armies)
    supplies = [known_number(game, marker.supply) for marker in game.markers]
    markers = sum(number for number in supplies if number is not None)
    counts: dict[str, tuple[int, ...]] = {"units": (len(game.units), units), "markers": (len(game.markers), markers)}
    if units and all(number is not None for number in supplies):
        counts["counters"] = (units + markers,)
    return {
        name: tuple(dict.fromkeys(number for number in numbers if number)) or (0,) for name, numbers in counts.items()
    }


def arithmetic(record: Record, name: str, game: Game) -> str:
    """The sum behind a number of ``counted``, as in ``66 + 51 = 117``; empty if it is a plain count."""
    match record, name:
        case Kit(), "cards":
            parts = [deck.total for deck in game.decks]
        case Kit(), "pieces":
            parts = [army.total for army in game.armies]
        case Kit(), "rows":
            parts = [len(table.rows) for table in game.tables]
        case Deck(), "cards":
            parts = [card.copies for card in record.cards]
        case Army(), "units":
            parts = list(record.units.values())
        case _:
            return ""
    return _sum(parts) if len(parts) > 1 and any(part != 1 for part in parts) else ""


def _sum(parts: Sequence[int]) -> str:
    """A sum, with equal parts combined if there are many: ``12 × 1 + 3 × 2 = 18``."""
    if len(parts) > _MOST_PARTS:
        terms = [f"{number} × {part}" for part, number in sorted(Counter(parts).items())]
    else:
        terms = [str(part) for part in parts]
    return f"{' + '.join(terms)} = {sum(parts)}"


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
            for coded in value if isinstance(value, tuple) else (value,):
                if isinstance(coded, Coded):
                    counter = sums.setdefault(field_name, Counter())
                    for name in {coded.code, str(coded).lower()}:
                        counter[name] += copies
    numbers: dict[str, tuple[int, ...]] = {}
    for field_name, counter in sums.items():
        for name, number in counter.items():
            numbers[f"{field_name}.{name}"] = (number,)
            numbers[name] = tuple(dict.fromkeys((*numbers.get(name, ()), number)))
    return numbers


def _army(army: Army, game: Game) -> dict[str, int]:
    by_class = Counter[str]()
    for unit_id, number in army.units.items():
        if unit := game.units.find(unit_id):
            by_class.update(dict.fromkeys(unit.classes, number))
    return {**_strengths(army, game), **by_class, **army.units, "units": army.total, "kinds": len(army.units)}


def _strengths(army: Army, game: Game) -> dict[str, int]:
    """The sum of each stat over all units of an army."""
    units = [(unit, number) for name, number in army.units.items() if (unit := game.units.find(name))]
    return {stat.id: sum(number * unit.stats.get(stat.id, 0) for unit, number in units) for stat in game.stats}


def _pieces(record: Side | Unit | UnitClass, game: Game) -> dict[str, int]:
    """Pieces that armies start with: of a side, of a unit, of all units of a class."""
    if isinstance(record, Side):
        armies = [army for army in game.armies if army.side == record.id]
        cards = sum(card.copies for deck in game.decks for card in deck.cards if card.side == record.id)
        return {"armies": len(armies), "units": sum(army.total for army in armies), "cards": cards}
    kinds = {record.id} if isinstance(record, Unit) else {unit.id for unit in game.units if record.id in unit.classes}
    pieces = sum(number for army in game.armies for unit, number in army.units.items() if unit in kinds)
    return {"pieces": pieces} if isinstance(record, Unit) else {"pieces": pieces, "kinds": len(kinds)}


def _supply(marker: Marker, game: Game) -> dict[str, int]:
    """The supply of a marker; nothing if it cannot be worked out, which is Q103."""
    number = known_number(game, marker.supply)
    return {} if number is None else {"supply": number}


def _cells(record: Terrain | Region, game: Game) -> int:
    """The spaces of a region on its grid, or those of a terrain on all grids."""
    grids = [board.grid for board in game.boards if board.grid]
    if isinstance(record, Region):
        own = [grid for grid in grids if any(region is record for region in grid.regions)]
        return sum(len(grid.lattice.select(record.cells)) for grid in own)
    return sum(ground == record.id for grid in grids for ground in grid.terrain_map().values())


def _board(board: Board) -> Counts:
    if grid := board.grid:
        plain = {**grid.lattice.counts, "spaces": len(grid.lattice),
                 "regions": len(grid.regions), "roads": len(grid.roads), "edges": len(grid.edges)}  # fmt: skip
        return _single({**Counter(grid.terrain_map().values()), **plain})
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
