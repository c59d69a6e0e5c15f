"""Damage to dice tables and rolls."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Final

from pnp.findings import Span
from pnp.model.dice import Dice
from pnp.model.tables import Row, Table
from pnp.nodes import Scalar
from tests.mutation.damage import Damage, item_dropped, replaced
from tests.mutation.kinds.chance import misspelled, shuffled
from tests.mutation.subject import Subject, scalar

_RANGE = re.compile(r"(\d+)([-–])(\d+)")
_DIE = re.compile(r"(\d*)([dD])(\d+)(.*)")
_SIDES = (4, 6, 8, 10, 12, 20, 100)


def row_dropped(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Drop a row of a dice table."""
    for table, index in _rows(subject, rng):
        items = table.node.get("rows") if table.node else None
        change = item_dropped(items, index)
        if change and (lost := table.rows[index].on.within(table.die.results())):
            yield Damage(changes=(change,), guard=f"the {table.die} of the table", against=_ranges(table))
        elif change and not lost:
            yield Damage(changes=(change,), value="row of a table beyond the reach of its die")


def range_shifted(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Shift the range of a row by one."""
    for table, index in _rows(subject, rng):
        row = table.rows[index]
        node = scalar(row, "on")
        if node and (match := _whole(node)) and "00" not in (match[1], match[3]):
            step = rng.choice((-1, 1)) if int(match[1]) > 1 else 1
            moved = f"{_plus(match[1], step)}{match[2]}{_plus(match[3], step)}"
            yield from _ranged(table, row, node, moved)


def range_widened(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Let a row take one more result than it should."""
    for table, index in _rows(subject, rng):
        row = table.rows[index]
        node = scalar(row, "on")
        if node and (match := _whole(node)) and "00" not in (match[1], match[3]):
            yield from _ranged(table, row, node, f"{match[1]}{match[2]}{_plus(match[3], 1)}")
        elif node and node.text.isdecimal() and node.text != "00":
            yield from _ranged(table, row, node, f"{node.text}-{_plus(node.text, 1)}")


def range_narrowed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Take a result away from a row that has several."""
    for table, index in _rows(subject, rng):
        row = table.rows[index]
        node = scalar(row, "on")
        if node and (match := _whole(node)) and match[3] != "00":
            yield from _ranged(table, row, node, match[1])


def range_reversed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Write a range with its higher result first."""
    for table, index in _rows(subject, rng):
        node = scalar(table.rows[index], "on")
        if node and (match := _whole(node)):
            change = replaced(node, f"{match[3]}{match[2]}{match[1]}")
            if change:
                yield Damage(changes=(change,), guard="the range itself")


def die_changed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Give a table another die."""
    for table in shuffled(rng, subject.game.tables):
        node = scalar(table, "die")
        match = _DIE.fullmatch(node.text) if node else None
        if not node or not match:
            continue
        sides = rng.choice([one for one in _SIDES if one != int(match[3])])
        die = Dice.parse(f"{match[1]}D{sides}{match[4]}")
        change = replaced(node, f"{match[1]}{match[2]}{sides}{match[4]}")
        if change and not _fits(table, die):
            yield Damage(changes=(change,), guard="the rows of the table", against=_ranges(table))


def result_misread(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Write a result with a letter in it."""
    for table, index in _rows(subject, rng):
        node = scalar(table.rows[index], "on")
        if node and "1" in node.text and (change := replaced(node, node.text.replace("1", "l", 1))):
            yield Damage(changes=(change,), guard="how results are written")


def target_raised(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Ask of a roll more than its die can show."""
    for roll in shuffled(rng, subject.game.rolls):
        node = scalar(roll, "target")
        match = re.fullmatch(r"(\d+)\+", node.text) if node else None
        if node and match and not any(one.by > 0 for one in roll.modifiers):
            change = replaced(node, f"{roll.die.high + 1}+")
            if change:
                yield Damage(changes=(change,), guard=f"the {roll.die} of the roll", against=(roll.at("die"),))


def target_changed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Make a roll a little easier or harder."""
    for roll in shuffled(rng, subject.game.rolls):
        node = scalar(roll, "target")
        match = re.fullmatch(r"(\d+)\+", node.text) if node else None
        if node and match and (change := replaced(node, f"{max(2, int(match[1]) - 1)}+")):
            yield Damage(changes=(change,), value="target of a roll")


def table_misspelled(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Misspell the table that a roll is looked up on."""
    for roll in shuffled(rng, subject.game.rolls):
        slip = misspelled(rng, roll.table, subject.game.tables.ids) if roll.table else None
        change = replaced(scalar(roll, "table"), slip) if slip else None
        if change:
            yield Damage(changes=(change,), guard="the ids of the tables")


def _rows(subject: Subject, rng: Random) -> list[tuple[Table, int]]:
    return shuffled(rng, ((table, at) for table in subject.game.tables for at in range(len(table.rows))))


def _whole(node: Scalar) -> re.Match[str] | None:
    return _RANGE.fullmatch(node.text)


def _plus(digits: str, step: int) -> str:
    return str(int(digits) + step).zfill(len(digits))


def _ranged(table: Table, row: Row, node: Scalar, written: str) -> Iterator[Damage]:
    change = replaced(node, written)
    if change:
        yield Damage(changes=(change,), guard="the other rows and the die", against=_ranges(table))


def _ranges(table: Table) -> tuple[Span, ...]:
    return (table.at("die"), table.span, *(row.at("on") for row in table.rows))


def _fits(table: Table, die: Dice) -> bool:
    """Whether the rows take exactly the results of the die."""
    results = set(die.results())
    taken = [one for row in table.rows for one in row.on.within(die.results())]
    beyond = any(low is not None and low > die.high for row in table.rows for low, _ in row.on.ranges)
    beyond = beyond or any(high is not None and high > die.high for row in table.rows for _, high in row.on.ranges)
    return sorted(taken) == sorted(results) and not beyond


WAYS: Final = (
    row_dropped,
    range_shifted,
    range_widened,
    range_narrowed,
    range_reversed,
    die_changed,
    result_misread,
    target_raised,
    target_changed,
    table_misspelled,
)
