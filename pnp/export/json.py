"""A checked game to JSON: every record with what is computed from it. docs/exports.md has the keys."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from fractions import Fraction
from typing import Any, Final

from pnp.analysis.odds import roll_odds, row_odds
from pnp.document.inline_text import synthetic_scalar
from pnp.document.reference.effects import EffectWords
from pnp.document.resolve import Resolver
from pnp.export import Artifact, CompiledKit, Exporter, Options
from pnp.model.boards import Distance
from pnp.model.cells import Cells
from pnp.model.dice import Dice, Results
from pnp.model.effects import Effect, Timing
from pnp.model.expression_syntax import ExpressionError
from pnp.model.expressions import Expression
from pnp.model.fields import Coded
from pnp.model.game import SETS, Game
from pnp.model.kit import Players
from pnp.model.names import Named
from pnp.model.paths import Names
from pnp.model.quantities import Quantity, number_of
from pnp.model.tables import Example, Formula, Roll, Row, Table
from pnp.model.texts import RulesText
from pnp.model.units import Army
from pnp.nodes import Record
from pnp.writer import Output

VERSION: Final = 1
# What is in other files, or controls how the game is checked.
_LEFT_OUT: Final = frozenset({"node", "extra", "waive", "checks", "sources", "declares"})


def export_json(kit: CompiledKit, _options: Options) -> Iterator[Output]:
    """The game as one file."""
    pieces = {
        component.id: {piece.id.removeprefix(f"{component.id}/"): piece.copies for piece in kit.pieces(component.id)}
        for component in kit.components
        if not component.book
    }
    artifact = json_artifact(f"reference/{kit.game.kit.kit}.json", kit.game, pieces)
    yield Output(artifact=artifact, kind="reference")


def json_artifact(path: str, game: Game, pieces: Mapping[str, Mapping[str, int]]) -> Artifact:
    """Write a game. pieces: how many copies are printed, by component and piece."""
    text = json.dumps(as_data(game, pieces), ensure_ascii=False, indent=2)
    return Artifact(path, "application/json", f"{text}\n".encode())


def as_data(game: Game, pieces: Mapping[str, Mapping[str, int]]) -> dict[str, Any]:
    """A game as plain values."""
    plain = _JsonValues(game)
    data: dict[str, Any] = {"format": "pnp-reference", "version": VERSION, "kit": plain.value(game.kit)}
    for name in SETS:
        data[name] = [plain.value(record) for record in getattr(game, name)]
    data["first_player"] = plain.value(game.first_player)
    data["pieces"] = {
        component: {"total": sum(copies.values()), "copies": dict(copies)} for component, copies in pieces.items()
    }
    return data


class _JsonValues:
    """Values of the model as JSON knows them."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._names = Names(game)
        self._words = EffectWords(game)

    def value(self, value: Any) -> Any:
        match value:
            case Coded():
                return {"code": value.code, "name": str(value)}
            case None | bool() | int() | float() | str():
                return self._rendered(value) if isinstance(value, str) and "{{" in value else value
            case Quantity():
                return self._quantity(value)
            case Dice():
                return _dice(value)
            case Results():
                return {"written": value.written, "ranges": [list(bounds) for bounds in value.ranges]}
            case Distance():
                return {"mm": value.mm}
            case Cells():
                return [first if first == last else f"{first}:{last}" for first, last in value.parts]
            case Players():
                return {"least": value.least, "most": value.most}
            case Record():
                return self._record(value)
            case Mapping():
                return {str(key): self.value(item) for key, item in value.items()}
            case Iterable():
                return [self.value(item) for item in value]
        return str(value)

    def _rendered(self, text: str) -> str:
        """A text with values for its expressions; unchanged if one of them has no value here."""
        resolver = Resolver(self._game, {})
        rendered = resolver.text(synthetic_scalar(text))
        return text if resolver.findings else rendered

    def _record(self, record: Record) -> dict[str, Any]:
        data: dict[str, Any] = {}
        for field in fields(record):
            if field.name in _LEFT_OUT:
                continue
            key = field.metadata.get("key", field.name)
            value = getattr(record, field.name)
            data[key] = (
                self._fields(value) if field.name == "fields" and hasattr(record, "extra") else self.value(value)
            )
        if isinstance(record, Named):
            data["title"] = record.title
        return data | self._computed(record)

    def _fields(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Declared fields; a record that a field refers to is given by its id."""
        return {key: self._referring(value) for key, value in values.items()}

    def _referring(self, value: Any) -> Any:
        if isinstance(value, Named):
            return value.id
        return [self._referring(item) for item in value] if isinstance(value, tuple) else self.value(value)

    def _computed(self, record: Record) -> dict[str, Any]:
        """What is computed from a record: totals, odds, results, words."""
        match record:
            case Effect():
                return {"words": self._words.sentence(record)}
            case Timing():
                return {"words": self._words.timing(record)}
            case Army():
                return {"total": record.total}
            case Table():
                return {"rows": [self._row(record, row) for row in record.rows]}
            case Roll():
                return {"odds": [{"modifier": odd.modifier, **odds(odd.success)} for odd in roll_odds(record)]}
            case Example():
                return {"result": self._result(record)}
            case RulesText():
                return {"markdown": [self._rendered(source.text) for source in record.sources]}
        total = getattr(record, "total", None)
        return {"total": total} if isinstance(total, int) else {}

    def _row(self, table: Table, row: Row) -> dict[str, Any]:
        results = row.on.within(table.die.results())
        computed = {"results": list(results), "odds": odds(row_odds(table, row.on))}
        return self._record(row) | computed | ({"codes": list(row.results)} if table.combat else {})

    def _result(self, example: Example) -> Any:
        """The result of the formula of an example; None if it cannot be computed."""
        formula: Formula | None = self._game.formulas.find(example.formula)
        if formula is None:
            return None
        try:
            result = Expression(formula.value).value(Names(self._game, dict(example.given)))
        except ExpressionError:
            return None
        return result if isinstance(result, bool | int | float | str) else str(result)

    def _quantity(self, quantity: Quantity) -> dict[str, Any]:
        try:
            number = number_of(quantity, self._names)
        except ExpressionError:
            return {"number": None, "expression": quantity.expression}
        return {"number": number, "expression": quantity.expression}


def odds(probability: Fraction) -> dict[str, Any]:
    """``{"fraction": "1/6", "percent": 16.67}``."""
    return {"fraction": str(probability), "percent": round(float(probability * 100), 2)}


def _dice(dice: Dice) -> dict[str, Any]:
    return {
        "written": str(dice),
        "count": dice.count,
        "sides": dice.sides,
        "add": dice.add,
        "low": dice.low,
        "high": dice.high,
    }


JSON: Final = Exporter(id="json", export=export_json, files=lambda _options: ("reference/*.json",))
