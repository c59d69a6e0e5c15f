"""Sets of records to tables: units, armies, terrain, decks, glossary, phases, goals and any other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from pnp.analysis.odds import signed
from pnp.document.inline_text import literal
from pnp.document.tabular import (
    Cell,
    OfferedColumn,
    Para,
    TableColumn,
    TableRow,
    Tabular,
    choose_columns,
    field_text,
    fill_rows,
    number_cell,
    offer,
    plain_cell,
    text_cell,
    value_cell,
)
from pnp.locale.catalog import translate, translate_count
from pnp.model.decks import CustomRecord, CustomSet, Deck
from pnp.model.effects import Effect
from pnp.model.fields import Coded, FieldType
from pnp.model.game import SETS, Game
from pnp.model.kit import Kit
from pnp.model.names import Named
from pnp.model.play import Goal, Phase, SetupStep, Step
from pnp.model.units import Army, Terrain, Unit

# What links call a record of each set: `#unit-pikes`.
SINGULAR: Final[Mapping[str, str]] = {name: singular for name, (_, singular) in SETS.items()}
_ALLOWED: Final[Mapping[str | None, str]] = {"forbid": "no {}", "allow": "may {}"}


def anchor_of(set_name: str) -> Callable[[Any], str]:
    """Gives the anchor of a record of this set."""
    singular = SINGULAR.get(set_name, set_name)
    return lambda record: f"{singular}-{record.id}" if record.id else ""


def name_column(title: str = "Name") -> OfferedColumn:
    """The column with the names of records."""
    return offer("name", title, lambda record: plain_cell(record.title), strong=True)


_ABBR: Final = offer("abbr", "", lambda record: plain_cell(record.abbr), "center")
_TEXT: Final = offer("text", "", text_cell)


def _table(
    set_name: str, title: str, offered: Sequence[OfferedColumn], records: Sequence[Any], column_keys: Sequence[str]
) -> Tabular:
    columns = choose_columns(offered, column_keys, records)
    rows = fill_rows(columns, records, anchor_of(set_name))
    return Tabular(tuple(column.column for column in columns), rows, title, anchor=f"table-{set_name}")


def unit_table(game: Game, units: Sequence[Unit], column_keys: Sequence[str]) -> Tabular:
    """Units with a column for each stat that one of them has."""
    stats = [
        offer(stat.id, stat.abbr or stat.title, _stat_reader(stat.id), "center")
        for stat in game.stats
        if any(stat.id in unit.stats for unit in units)
    ]
    offered = [
        name_column("Unit"),
        _ABBR,
        offer(
            "classes",
            "Class",
            lambda unit: plain_cell(", ".join(_title(game.classes, record_class) for record_class in unit.classes)),
        ),
        *stats,
        offer("cost", "Cost", lambda unit: _amounts(game, unit.cost)),
        offer("requires", "Requires", lambda unit: text_cell(unit, "requires")),
        offer("promotes", "Promotes to", lambda unit: plain_cell(_titles(game.units, unit.promotes))),
        *extra_fields(game.kit.fields.get("units", {})),
        offer("text", "Notes", text_cell),
    ]
    table = _table("units", "Units", offered, units, column_keys)
    heads = {column.key: column.title for column in table.columns}
    legend = ", ".join(
        f"{heads[stat.id]}: {stat.title}"
        for stat in game.stats
        if stat.abbr and heads.get(stat.id, stat.title) != stat.title
    )
    notes = (literal(f"{legend}."),) if legend else ()
    return Tabular(table.columns, table.rows, table.title, (), notes, table.anchor)


def _stat_reader(stat: str) -> Callable[[Any], Cell]:
    return lambda unit: number_cell(unit.stats.get(stat))


def _title(records: Any, record_id: str) -> str:
    record = records.find(record_id)
    return record.title if record else record_id


def _titles(records: Any, ids: Iterable[str]) -> str:
    return ", ".join(_title(records, record_id) for record_id in ids)


def _amounts(game: Game, amounts: Mapping[str, int]) -> Cell:
    """``1 Gold, 2 Woods``: how much of which resource, in the plural where there is more than one."""
    counted = (f"{count}\u00a0{_counted(game.resources.find(name), name, count)}" for name, count in amounts.items())
    return plain_cell(", ".join(counted))


def _counted(resource: Named | None, resource_id: str, count: int) -> str:
    if resource is None:
        return resource_id
    return resource.title if abs(count) == 1 or not resource.plural else resource.plural


def extra_fields(fields: Mapping[str, FieldType]) -> list[OfferedColumn]:
    """A column for each field that a set declares and that is not for layouts alone."""
    return [
        offer(
            key,
            field_type.name or key.replace("_", " ").replace("-", " ").capitalize(),
            _field_reader(key),
            "right" if field_type.type == "number" else "left",
        )
        for key, field_type in fields.items()
        if field_type.listed
    ]


def _field_reader(key: str) -> Callable[[Any], Cell]:
    def read(record: Any) -> Cell:
        value = record.fields.get(key)
        return plain_cell(value) if isinstance(value, Coded) else value_cell(value)

    return read


def army_table(game: Game, armies: Sequence[Army], column_keys: Sequence[str]) -> Tabular:
    """How many of each unit each army has, and how many in all."""
    units = [unit for unit in game.units if any(unit.id in army.units for army in armies)]
    columns = (
        TableColumn("unit", "Unit", strong=True),
        *(TableColumn(army.id, army.title, "center") for army in armies),
    )
    rows = [
        TableRow((plain_cell(unit.title), *(number_cell(army.units.get(unit.id)) for army in armies))) for unit in units
    ]
    rows.append(TableRow((plain_cell(translate("Total", game.kit)), *(number_cell(army.total) for army in armies))))
    anchor = f"army-{armies[0].id}" if len(armies) == 1 else "table-armies"
    return Tabular(columns, tuple(rows), armies[0].title if len(armies) == 1 else "Armies", anchor=anchor)


def terrain_table(game: Game, terrain: Sequence[Terrain], column_keys: Sequence[str]) -> Tabular:
    """Terrain and what it does."""
    offered = [
        name_column("Terrain"),
        *extra_fields(game.kit.fields.get("terrain", {})),
        offer("text", "Effect", text_cell),
    ]
    return _table("terrain", "Terrain", offered, terrain, column_keys)


def terrain_matrix(game: Game) -> Tabular | None:
    """What each terrain does to the moves of each class; None if no effect names a class."""
    effects = [effect for terrain in game.terrain for effect in terrain.effects]
    named = {record_class for effect in effects if effect.target for record_class in effect.target.classes}
    classes = [record_class for record_class in game.classes if record_class.id in named]
    if not classes:
        return None
    columns = (
        TableColumn("terrain", "Terrain", strong=True),
        *(TableColumn(record_class.id, record_class.title, "center") for record_class in classes),
    )
    rows = tuple(
        TableRow(
            (
                plain_cell(terrain.title),
                *(plain_cell(_effects_on(terrain.effects, record_class.id, game.kit)) for record_class in classes),
            ),
            record=terrain,
        )
        for terrain in game.terrain
    )
    return Tabular(columns, rows, "Terrain and movement", anchor="table-terrain-classes")


def _effects_on(effects: Iterable[Effect], unit_class: str, kit: Kit) -> str:
    on_class = (effect for effect in effects if effect.target and unit_class in effect.target.classes)
    return ", ".join(filter(None, (_short_effect(effect, kit) for effect in on_class))) or "\u2013"


def _short_effect(effect: Effect, kit: Kit) -> str:
    what = effect.what.replace("-", " ")
    if effect.do == "modify" and effect.by is not None:
        return f"{what} {signed(effect.by)}"
    if effect.do == "set":
        return f"{what} {effect.to}"
    if effect.do in _ALLOWED:
        return translate(_ALLOWED[effect.do], kit, what)
    return f"{effect.do or ''} {what}".strip()


def deck_table(game: Game, deck: Deck, column_keys: Sequence[str]) -> Tabular:
    """Every card of a deck with its copies and declared fields."""
    offered = [
        offer("number", "No.", lambda card: number_cell(card.number), "right"),
        name_column("Card"),
        offer("copies", "Copies", lambda card: number_cell(card.copies), "center"),
        offer("side", "Side", lambda card: plain_cell(_title(game.sides, card.side) if card.side else "")),
        offer("cost", "Cost", lambda card: _amounts(game, card.cost)),
        *extra_fields(deck.fields),
        offer("text", "Effect", text_cell),
    ]
    columns = choose_columns(offered, column_keys, deck.cards)
    rows = fill_rows(columns, deck.cards, lambda card: f"card-{card.id}" if card.id else "")
    lead = field_text(deck, "text")
    notes = (literal(translate_count("{} card in all.", "{} cards in all.", deck.total, game.kit, deck.total)),)
    shown = tuple(column.column for column in columns)
    return Tabular(shown, rows, deck.title, (lead,) if lead else (), notes, f"deck-{deck.id}", counts_all=True)


def custom_table(custom: CustomSet, column_keys: Sequence[str]) -> Tabular:
    """A set that the kit defines, with its declared fields."""
    offered = [
        name_column(custom.one.capitalize()),
        *extra_fields(custom.fields),
        offer("text", "Description", text_cell),
    ]
    records: Sequence[CustomRecord] = custom.records
    columns = choose_columns(offered, column_keys, records)
    rows = fill_rows(columns, records, lambda record: f"{custom.one.replace(' ', '-')}-{record.id}")
    return Tabular(tuple(column.column for column in columns), rows, custom.title, anchor=f"set-{custom.id}")


def phase_table(phases: Sequence[Phase], column_keys: Sequence[str]) -> Tabular:
    """Phases in their order, numbered, with their steps."""
    numbers = {phase.id: str(index) for index, phase in enumerate(phases, 1)}
    offered = [
        offer("number", "", lambda phase: plain_cell(numbers[phase.id]), "right", strong=True),
        name_column("Phase"),
        offer("text", "What happens", lambda phase: (*text_cell(phase), *_steps(phase.steps, 0))),
    ]
    return _table("phases", "Phases", offered, phases, column_keys)


def _steps(steps: Sequence[Step], level: int) -> Cell:
    paragraphs: list[Para] = []
    for index, step in enumerate(steps):
        label = step.label or (f"{index + 1}." if not level else f"{chr(ord('a') + index % 26)})")
        paragraphs.extend(Para(para.text, label, level) for para in text_cell(step))
        paragraphs.extend(_steps(step.steps, level + 1))
    return tuple(paragraphs)


def setup_table(steps: Sequence[SetupStep], column_keys: Sequence[str]) -> Tabular:
    """The steps of setting up, numbered."""
    numbers = {id(step): str(index) for index, step in enumerate(steps, 1)}
    offered = [
        offer("number", "", lambda step: plain_cell(numbers[id(step)]), "right", strong=True),
        offer("name", "Step", lambda step: plain_cell(step.name), strong=True),
        offer("text", "What to do", text_cell),
    ]
    return _table("setup", "Set-up", offered, steps, column_keys)


def goal_table(game: Game, goals: Sequence[Goal], column_keys: Sequence[str]) -> Tabular:
    """How the sides win."""
    offered = [
        offer("side", "Side", lambda goal: plain_cell(_title(game.sides, goal.side) if goal.side else "")),
        name_column("Goal"),
        offer("text", "How", text_cell),
    ]
    return _table("goals", "Goals", offered, goals, column_keys)


def glossary_table(game: Game, terms: Sequence[Any], column_keys: Sequence[str]) -> Tabular:
    """Words and what they mean, by the alphabet."""
    ordered = sorted(terms, key=lambda term: term.term.casefold())
    offered = [
        offer("term", "", lambda term: plain_cell(term.term), strong=True),
        offer("text", "", text_cell),
        offer("see", "See also", lambda term: plain_cell(", ".join(term.see))),
    ]
    return _table("glossary", "Glossary", offered, ordered, column_keys)


def any_table(game: Game, set_name: str, title: str, records: Sequence[Named], column_keys: Sequence[str]) -> Tabular:
    """Any other set: name, abbreviation, declared fields, text."""
    fields = extra_fields(game.kit.fields.get(set_name, {}))
    return _table(set_name, title, [name_column(), _ABBR, *fields, _TEXT], records, column_keys)
