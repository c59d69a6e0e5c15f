"""What records must say, what is taken where they say nothing, and what they refer to."""

import dataclasses
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from pnp import model
from pnp.errors import FieldError
from pnp.model.boards import Area, CellBreaks, Distance, MapNode, Mat, NodeMap, Space, SquareGrid, Track
from pnp.model.components import Component
from pnp.model.game import SETS
from pnp.model.hexes import HexGrid, HexNumbers, TurnedGrid
from pnp.model.lookup import Missing, look_up
from pnp.model.markers import Marker
from pnp.model.texts import Icon
from pnp.nodes import Record

for _module in pkgutil.iter_modules(model.__path__):
    import_module(f"{model.__name__}.{_module.name}")


def classes(base: type[Record]) -> Iterator[type[Record]]:
    """All kinds of records that a kit can write: not the map that begins elsewhere, which figures make of one."""
    for cls in base.__subclasses__():
        if not hasattr(cls, "__wrapped__") and cls.__module__.startswith("pnp.model.") and cls is not TurnedGrid:
            yield cls
        yield from classes(cls)


def declared() -> Iterator[tuple[str, Any]]:
    """Every field of every kind of record, as ``Army.side``."""
    for cls in {f"{cls.__module__}.{cls.__name__}": cls for cls in classes(Record)}.values():
        for field in dataclasses.fields(cls):
            if field.name != "node":
                yield f"{cls.__name__}.{field.name}", field


def is_required(field: Any) -> bool:
    return field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING


REQUIRED = {
    "Kit": {"kit", "title", "players"},
    "Credit": {"file", "author", "licence"},
    "Ignored": {"code", "reason"},
    "Waiver": {"code", "reason"},
    "Army": {"side"},
    "Code": {"name"},
    "Term": {"term"},
    "IconPath": {"d"},
    "RulesText": {"files"},
    "BackFace": {"layout"},
    "Area": {"corner", "size"},
    "Border": {"between"},
    "CellBreaks": {"columns", "rows"},
    "CellGrid": {"cell"},
    "SquareGrid": {"columns", "rows", "cell"},
    "HexGrid": {"cell"},
    "MapNode": {"center"},
    "Mat": {"size"},
    "NodeMap": {"size"},
    "Region": {"cells"},
    "MapMark": {"mark"},
    "MapName": {"name"},
    "Join": {"board", "side"},
    "Megahexes": {"middle"},
    "Landmark": {"landmark", "center"},
    "Course": {"through"},
    "Matrix": {"rows", "columns"},
    "Arrival": {"army", "turn"},
    "Deal": {"deck", "count"},
    "FirstPlayer": {"text"},
    "Fixed": {"unit", "cells"},
    "FixedMarkers": {"marker", "places"},
    "Step": {"text"},
    "Formula": {"value"},
    "Modifier": {"by"},
    "Roll": {"die"},
    "Table": {"die"},
    "Row": {"on"},
}


def test_what_a_kit_must_write() -> None:
    found: dict[str, set[str]] = {}
    for name, field in declared():
        if is_required(field):
            kind, _, key = name.partition(".")
            found.setdefault(kind, set()).add(key)
    assert found == REQUIRED


def test_what_is_taken_where_a_kit_writes_nothing() -> None:
    taken = {
        name: field.default
        for name, field in declared()
        if not is_required(field) and field.default not in (dataclasses.MISSING, None, "", (), 0, False)
    }
    assert {name: value for name, value in taken.items() if isinstance(value, bool | int | str) or "ends" in name} == {
        "Side.color": "ink",
        "Side.accent": "paper",
        "Carrying.count": 1,
        "Combat.by": "odds",
        "Combat.rounds": "defender",
        "SupplyLine.by": "path",
        "Terrain.on": "cells",
        "Terrain.zoc": True,
        "Terrain.sight": "clear",
        "Unit.count": 1,
        "Unit.stack": 1,
        "Unit.zoc": True,
        "UnitClass.zoc": True,
        "Kit.language": "en",
        "Kit.status": "complete",
        "Kit.theme": "plain",
        "Kit.wheel": True,
        "Component.kind": "card",
        "Component.format": "sheet",
        "Component.columns": 1,
        "Card.copies": 1,
        "CustomRecord.copies": 1,
        "CustomSet.one": "record",
        "CustomSet.listed": True,
        "Deck.shared": True,
        "Border.kind": "land",
        "Edge.kind": "river",
        "Edge.ends": ("open", "open"),
        "Edge.label": True,
        "Cartouche.corner": "bottom-left",
        "Megahexes.radius": 1,
        "Course.kind": "river",
        "Scenery.hour": "day",
        "Scenery.weather": "fair",
        "Scenery.manner": "gouache",
        "Scenery.strength": 14,
        "Track.space_shape": "tile",
        "Road.kind": "road",
        "Road.ends": ("open", "open"),
        "Region.label": True,
        "CellGrid.outline": "full",
        "SquareGrid.outline": "full",
        "HexGrid.outline": "full",
        "HexGrid.tops": "flat",
        "HexGrid.pushed": "even",
        "HexGrid.shape": "rectangle",
        "HexGrid.border": "ragged",
        "HexNumbers.like": "0101",
        "HexNumbers.first": "columns",
        "HexNumbers.letters": "single",
        "HexNumbers.corner": "top-left",
        "HexNumbers.steps": "plain",
        "HexNumbers.shown": True,
        "HexNumbers.every": 1,
        "HexNumbers.position": "top",
        "Coordinates.columns": "letters",
        "Coordinates.rows": "numbers",
        "Coordinates.shown": True,
        "NodeMap.parts": 1,
        "NodeMap.shape": "circle",
        "Track.shape": "rows",
        "Track.start": 1,
        "FieldType.type": "text",
        "FieldType.listed": True,
        "Target.side": "any",
        "Modifier.times": 1,
        "Claim.turns": 1,
        "Component.variants": 1,
        "Fixed.count": 1,
        "FixedMarkers.count": 1,
        "SetupStep.times": 1,
    }


def test_references_lead_to_sets_that_there_are() -> None:
    named = {
        (name, target)
        for name, field in declared()
        for key in ("refers_to", "keys_refer_to")
        for target in field.metadata.get(key, ())
    }
    assert {target for _, target in named} <= set(SETS)


@pytest.mark.parametrize(
    ("name", "sets"),
    [
        ("Army.side", {"sides"}),
        ("Army.units", {"units"}),
        ("Army.zone", {"zones"}),
        ("Unit.stats", {"stats"}),
        ("Unit.cost", {"resources"}),
        ("Unit.classes", {"classes"}),
        ("Roll.table", {"tables"}),
        ("Modifier.versus", {"units", "classes"}),
        ("Example.roll", {"rolls", "tables"}),
        ("Deal.deck", {"decks"}),
        ("Fixed.unit", {"units"}),
    ],
)
def test_what_an_id_may_be_the_id_of(name: str, sets: set[str]) -> None:
    metadata = dict(declared())[name].metadata
    assert {*metadata.get("refers_to", ()), *metadata.get("keys_refer_to", ())} == sets


def mm(*lengths: float) -> tuple[Distance, ...]:
    return tuple(Distance(length) for length in lengths)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (Track, {"count": 1}),
        (Track, {"count": 1000}),
        (Track, {"per_row": 1}),
        (Track, {"per_row": 1000}),
        (Track, {"spaces": tuple(Space(id=str(n)) for n in range(1000))}),
        (Track, {"breaks": (1,)}),
        (Track, {"space": mm(0.5)}),
        (Track, {"space": mm(1, 5000)}),
        (SquareGrid, {"columns": 1, "rows": 250, "cell": Distance(0.5)}),
        (SquareGrid, {"columns": 250, "rows": 1, "cell": Distance(126)}),
        (CellBreaks, {"columns": 1, "rows": 1}),
        (MapNode, {"center": mm(-5000, 5000)}),
        (Component, {"gap": Distance(0), "columns": 1}),
        (Icon, {"view": (1, 1)}),
    ],
)
def test_the_least_and_the_most_that_can_be_printed(kind: Any, fields: dict[str, Any]) -> None:
    for name, value in fields.items():
        assert getattr(kind(**fields), name) == value


GRID = {"columns": 1, "rows": 1, "cell": Distance(10)}
FREE = {**GRID, "shape": "drawn"}


@pytest.mark.parametrize(
    ("kind", "fields", "key"),
    [
        (Track, {"count": 0}, "count"),
        (Track, {"count": 1001}, "count"),
        (Track, {"per_row": 0}, "per_row"),
        (Track, {"per_row": 1001}, "per_row"),
        (Track, {"spaces": tuple(Space(id=str(n)) for n in range(1001))}, "spaces"),
        (Track, {"breaks": (3, 0)}, "breaks"),
        (Track, {"space": mm(0.4)}, "space"),
        (Track, {"space": mm(20, 5001)}, "space"),
        (Track, {"space": mm(20, 20, 20)}, "space"),
        (Area, {"corner": mm(0, 0), "size": mm(5, 0.4)}, "size"),
        (Area, {"corner": mm(0), "size": mm(5, 5)}, "at"),
        (MapNode, {"center": mm(1, 2, 3)}, "at"),
        (MapNode, {"center": mm(0, -5001)}, "at"),
        (SquareGrid, {**GRID, "columns": 0}, "columns"),
        (SquareGrid, {**GRID, "columns": 251}, "columns"),
        (SquareGrid, {**GRID, "rows": 0}, "rows"),
        (SquareGrid, {**GRID, "rows": 251}, "rows"),
        (SquareGrid, {**GRID, "cell": Distance(0.4)}, "cell"),
        (SquareGrid, {**GRID, "cell": Distance(5001)}, "cell"),
        (HexGrid, {**GRID, "columns": 0}, "columns"),
        (HexGrid, {**GRID, "rows": 251}, "columns"),
        (HexGrid, {**GRID, "radius": 3}, "columns"),
        (HexGrid, {**GRID, "radius": 3, "shape": "hexagon"}, "shape"),
        (HexGrid, {"cell": Distance(10), "radius": 126, "shape": "hexagon"}, "shape"),
        (HexGrid, {**FREE, "cells": "_"}, "shape"),
        (HexGrid, {**FREE, "cells": "_..."}, "shape"),
        (HexGrid, {**GRID, "border": "geomorphic"}, "border"),
        (HexGrid, {**FREE, "cells": ".", "border": "half"}, "border"),
        (HexGrid, {**GRID, "border": "short"}, "border"),
        (HexGrid, {**GRID, "checkered": True}, "checkered"),
        (HexGrid, {**GRID, "border": "half", "numbers": HexNumbers(like="0000")}, "numbers"),
        (HexGrid, {**GRID, "columns": 12, "rows": 10, "numbers": HexNumbers(like="11")}, "numbers"),
        (HexNumbers, {"like": "101"}, "like"),
        (HexNumbers, {"like": "01-01"}, "like"),
        (HexNumbers, {"every": 0}, "every"),
        (HexNumbers, {"prefix": "A/"}, "prefix"),
        (CellBreaks, {"columns": 0, "rows": 1}, "columns"),
        (CellBreaks, {"columns": 1, "rows": 0}, "rows"),
        (Component, {"gap": Distance(-0.1)}, "gap"),
        (NodeMap, {"size": mm(100, 0.4)}, "size"),
        (Mat, {"size": mm(100, 5001)}, "size"),
        (Icon, {"view": (64, 0)}, "view"),
        (Icon, {"view": (64, 64, 64)}, "view"),
        (Component, {"columns": 0}, "columns"),
    ],
)
def test_what_cannot_be_printed_is_refused_at_its_key(kind: Any, fields: dict[str, Any], key: str) -> None:
    with pytest.raises(FieldError) as refused:
        kind(**fields)
    assert refused.value.key == key


def test_a_declared_field_wins_over_what_every_record_has() -> None:
    card = Marker(id="a-b", name="Name", fields={"title": "Mine", "age": 7}, declares=frozenset({"title", "rank"}))
    assert (look_up(card, "title"), look_up(card, "age")) == ("Mine", 7)
    other = Marker(id="a-b", fields={"title": "Mine"}, declares=frozenset({"age"}))
    assert look_up(other, "title") == "A b"
    assert isinstance(look_up(card, "rank"), Missing)
    # What is declared and left empty is no mistake; what nobody has heard of is one.
    assert look_up(card, "rank").blank
    assert not look_up(card, "weight").blank


def test_a_name_without_a_plural_takes_an_s() -> None:
    assert [Marker(id="a-b").many, Marker(id="a", name="Axe").many, Marker(id="a", name="Ox", plural="Oxen").many] == [
        "a-b",
        "Axes",
        "Oxen",
    ]
