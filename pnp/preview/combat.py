"""A combat table → what the page needs to roll on it, and the column that two strengths and their shifts come to."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from pnp.analysis.combat import codes_in, column_for, columns_of, counting, limited, value_of
from pnp.errors import PnpError
from pnp.model.game import Game
from pnp.model.tables import Combat, Table
from pnp.text.rich import parse, plain_text

_STRENGTH: Final = re.compile(r"\d{1,5}(?:[.,]\d{1,3})?")


def combat(game: Game, table: Table) -> dict[str, Any] | None:
    """The columns, what shifts them and what the cells mean; None of a table without columns.

    cells: of each row, in its order. terrain: what moves the column by itself.
    """
    if table.combat is None:
        return None
    each = dict.fromkeys(cell for row in table.rows for cell in row.results)
    return {
        "by": table.combat.by,
        "columns": list(table.combat.columns),
        "attack": _stat(game, table.combat.attack),
        "defence": _stat(game, table.combat.defence or table.combat.attack),
        "beyond": _plain(table.combat.beyond),
        "terrain": [
            {"id": terrain.id, "title": terrain.title, "by": terrain.shift} for terrain in game.terrain if terrain.shift
        ],
        "cells": [list(row.results) for row in table.rows],
        "meanings": {cell: text for cell in each if (text := _meaning(table, cell))},
    }


def combat_column(game: Game, name: str, query: Mapping[str, Sequence[str]]) -> dict[str, Any] | None:
    """The column of an attack, by its index; None if there is no such table.

    query: ``attack`` and ``defence``, or the ``base`` column; ``shift`` and ``terrain`` by id, as often as they count.
    Raises PnpError if a strength is no number.
    """
    table = game.tables.find(name)
    if table is None or table.combat is None:
        return None
    rule, last = table.combat, len(table.combat.columns) - 1
    strengths = _strengths(rule, query)
    written = _first(query, "base")
    chosen = min(int(written), last) if written.isdecimal() and len(written) < 4 else 0
    base = column_for(rule, *strengths) if strengths else chosen
    shift = _shift(game, rule, query)
    is_beyond = not 0 <= base + shift <= last or (strengths is not None and _is_beyond(rule, *strengths))
    return {"base": base, "shift": shift, "column": max(0, min(last, base + shift)), "is_beyond": is_beyond}


def _shift(game: Game, rule: Combat, query: Mapping[str, Sequence[str]]) -> int:
    """By how many columns shifts and terrain move, each as often as it may count."""
    asked = Counter(query.get("shift", ()))
    shifts = sum(shift.by * min(asked[shift.id], shift.times) for shift in rule.shifts)
    ground = counting([terrain for name in query.get("terrain", ()) if (terrain := game.terrain.find(name))])
    return limited(shifts + sum(terrain.shift or 0 for terrain in ground), rule)


def _strengths(rule: Combat, query: Mapping[str, Sequence[str]]) -> tuple[Fraction, Fraction] | None:
    """Those of both sides; None if they are not given."""
    attack, defence = _first(query, "attack"), _first(query, "defence")
    if not attack or not (defence or rule.by == "firepower"):
        return None
    return _strength(attack), _strength(defence) if defence else Fraction(0)


def _strength(text: str) -> Fraction:
    if not _STRENGTH.fullmatch(text):
        raise PnpError("write a strength as a number, such as 7 or 3.5")
    return Fraction(text.replace(",", "."))


def _is_beyond(rule: Combat, attack: Fraction, defence: Fraction) -> bool:
    """Whether two strengths lie beyond the first or the last column."""
    columns, value = columns_of(rule), value_of(rule, attack, defence)
    low, high = columns[0].low, columns[-1].high
    return value is None or (low is not None and value < low) or (high is not None and value > high)


def _first(query: Mapping[str, Sequence[str]], key: str) -> str:
    return next((text.strip() for text in query.get(key, ())), "")


def _stat(game: Game, name: str) -> str:
    """What a stat is called."""
    stat = game.stats.find(name)
    return stat.title if stat else name


def _meaning(table: Table, cell: str) -> str:
    """What the codes in a cell mean, in words."""
    meant = (table.results.get(key) for _, key in codes_in(cell, table.results) if key)
    said = (": ".join(filter(None, (code.name, _plain(code.text)))) for code in meant if code is not None)
    return " ".join(said)


def _plain(text: str) -> str:
    return plain_text(parse(text))
