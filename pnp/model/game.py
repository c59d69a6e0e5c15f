"""The whole game: every set of a kit, looked up by id."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from typing import Any, Generic, TypeVar

from pnp.model.boards import Board
from pnp.model.components import Component
from pnp.model.decks import CustomRecord, CustomSet, Deck
from pnp.model.derived import Derived
from pnp.model.kit import Kit
from pnp.model.markers import Marker, Resource, Status
from pnp.model.names import Named
from pnp.model.options import Option, Scenario
from pnp.model.play import Arrival, FirstPlayer, Goal, Phase, SetupStep, SupplyLine, Zone
from pnp.model.quantities import Quantity
from pnp.model.tables import Example, Formula, Roll, Table
from pnp.model.texts import Icon, RulesText, Term
from pnp.model.units import Army, Side, Stat, Terrain, Unit, UnitClass
from pnp.nodes import MapNode, Source
from pnp.values import dataclass

R = TypeVar("R", bound=Named)


class RecordSet(Sequence[R], Generic[R]):
    """Records of one kind in the order of the kit; ``set["id"]`` and ``set.id`` find one by its id."""

    __slots__ = ("_by_id", "_records")

    def __init__(self, records: Sequence[R] = ()) -> None:
        self._records = tuple(records)
        self._by_id = {record.id: record for record in reversed(self._records)}

    def __len__(self) -> int:
        return len(self._records)

    def __iter__(self) -> Iterator[R]:
        return iter(self._records)

    def __getitem__(self, key: int | str) -> R:  # type: ignore[override]
        return self._records[key] if isinstance(key, int) else self._by_id[key]

    def __contains__(self, key: object) -> bool:
        return key in self._by_id if isinstance(key, str) else key in self._records

    def __getattr__(self, name: str) -> R:
        record = self._by_id.get(name) or self._by_id.get(name.replace("_", "-"))
        if record is None:
            raise AttributeError(name)
        return record

    def find(self, key: str) -> R | None:
        """The record with this id, or None."""
        return self._by_id.get(key)

    @property
    def ids(self) -> tuple[str, ...]:
        """Every id in order."""
        return tuple(record.id for record in self._records)

    @property
    def total(self) -> int:
        """How many records there are, copies counted. Raises AttributeError if they have no copies."""
        records: Sequence[Any] = self._records
        return sum(record.copies for record in records)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Muster:
    """One kind of unit in one army: how many it starts with, and how many more counters are printed."""

    army: Army
    side: Side
    unit: Unit
    count: int
    spare: Quantity | None = None

    @property
    def id(self) -> str:
        """Army and unit, as in ``wardens-pikes``."""
        return f"{self.army.id}-{self.unit.id}"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Game:
    """A kit as typed values.

    root: the folder as the user named it. sources: text of every file read. layouts: as they are written.
    derived: values derived from this game; a changed copy starts without any.
    """

    root: str
    kit: Kit
    stats: RecordSet[Stat] = field(default_factory=RecordSet)
    classes: RecordSet[UnitClass] = field(default_factory=RecordSet)
    terrain: RecordSet[Terrain] = field(default_factory=RecordSet)
    sides: RecordSet[Side] = field(default_factory=RecordSet)
    units: RecordSet[Unit] = field(default_factory=RecordSet)
    armies: RecordSet[Army] = field(default_factory=RecordSet)
    decks: RecordSet[Deck] = field(default_factory=RecordSet)
    tables: RecordSet[Table] = field(default_factory=RecordSet)
    rolls: RecordSet[Roll] = field(default_factory=RecordSet)
    formulas: RecordSet[Formula] = field(default_factory=RecordSet)
    examples: RecordSet[Example] = field(default_factory=RecordSet)
    boards: RecordSet[Board] = field(default_factory=RecordSet)
    zones: RecordSet[Zone] = field(default_factory=RecordSet)
    setup: RecordSet[SetupStep] = field(default_factory=RecordSet)
    arrivals: RecordSet[Arrival] = field(default_factory=RecordSet)
    supply: RecordSet[SupplyLine] = field(default_factory=RecordSet)
    phases: RecordSet[Phase] = field(default_factory=RecordSet)
    goals: RecordSet[Goal] = field(default_factory=RecordSet)
    markers: RecordSet[Marker] = field(default_factory=RecordSet)
    statuses: RecordSet[Status] = field(default_factory=RecordSet)
    resources: RecordSet[Resource] = field(default_factory=RecordSet)
    options: RecordSet[Option] = field(default_factory=RecordSet)
    scenarios: RecordSet[Scenario] = field(default_factory=RecordSet)
    sets: RecordSet[CustomSet] = field(default_factory=RecordSet)
    glossary: RecordSet[Term] = field(default_factory=RecordSet)
    texts: RecordSet[RulesText] = field(default_factory=RecordSet)
    icons: RecordSet[Icon] = field(default_factory=RecordSet)
    components: RecordSet[Component] = field(default_factory=RecordSet)
    first_player: FirstPlayer | None = None
    sources: Mapping[str, Source] = field(default_factory=dict)
    layouts: tuple[MapNode, ...] = ()
    derived: Derived = field(default_factory=Derived, init=False, repr=False, compare=False)

    def set_named(self, name: str) -> RecordSet[Named] | RecordSet[CustomRecord] | None:
        """A set by the key it has in YAML, or a custom set by its id; None if there is neither."""
        if name in SETS:
            records: RecordSet[Named] = getattr(self, name)
            return records
        custom = self.sets.find(name)
        return RecordSet(custom.records) if custom else None

    def musters(self, army: str = "") -> tuple[Muster, ...]:
        """Every kind of unit of every army (or of one), in the order of the kit; unknown ids are left out.

        Kinds that an army has only spare counters of come last, with a count of 0.
        """
        return tuple(
            Muster(army=record, side=side, unit=unit, count=record.units.get(key, 0), spare=record.spare.get(key))
            for record in self.armies
            if (not army or record.id == army) and (side := self.sides.find(record.side))
            for key in dict.fromkeys((*record.units, *record.spare))
            if (unit := self.units.find(key))
        )


# The key of every set in YAML, the type of its records, and what a layout calls a single one.
SETS: Mapping[str, tuple[type[Named], str]] = {
    "stats": (Stat, "stat"),
    "classes": (UnitClass, "unit_class"),
    "terrain": (Terrain, "terrain"),
    "sides": (Side, "side"),
    "units": (Unit, "unit"),
    "armies": (Army, "army"),
    "decks": (Deck, "deck"),
    "tables": (Table, "table"),
    "rolls": (Roll, "roll"),
    "formulas": (Formula, "formula"),
    "examples": (Example, "example"),
    "boards": (Board, "board"),
    "zones": (Zone, "zone"),
    "setup": (SetupStep, "step"),
    "arrivals": (Arrival, "arrival"),
    "supply": (SupplyLine, "supply"),
    "phases": (Phase, "phase"),
    "goals": (Goal, "goal"),
    "markers": (Marker, "marker"),
    "statuses": (Status, "status"),
    "resources": (Resource, "resource"),
    "options": (Option, "option"),
    "scenarios": (Scenario, "scenario"),
    "sets": (CustomSet, "set"),
    "glossary": (Term, "term"),
    "texts": (RulesText, "text"),
    "icons": (Icon, "icon"),
    "components": (Component, "component"),
}
