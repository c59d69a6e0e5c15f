"""What rules tell again of tables: results of a die, "1-4 snow, 5-8 sunshine", and cells of records in a table."""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Final

from pnp.analysis.groups import decks_and_sets
from pnp.analysis.names import spoken_names
from pnp.analysis.outline import content_words
from pnp.analysis.plain_sentences import any_of, by_spoken_name
from pnp.analysis.word_forms import small_letters
from pnp.checks.api import GameContext, Span
from pnp.model.fields import FieldType, Open
from pnp.model.names import Named
from pnp.model.tables import Row, Table
from pnp.values import dataclass

# So many rows of one table say that a line sums it up.
_LEAST: Final = 2
_RANGE: Final = r"(?<![\w.,+–/-])(?P<first>\d{1,3})(?:\s?[-–]\s?(?P<last>\d{1,3})|(?P<open>\+| or more))?(?![\w/])"
_TABLE: Final = re.compile(r"^\|(?P<head>[^\n]+)\|[ \t]*\n\|[ :|-]+\n(?P<rows>(?:\|[^\n]+(?:\n|$))+)", re.MULTILINE)
_CELL: Final = re.compile(r"(?<=\|)(?P<cell>[^|\n]*)(?=\|)")
_EMPHASIS: Final = " \t*_"


@dataclass(frozen=True, slots=True)
class Retold:
    """What a text says of a record otherwise than the record itself. start, end: in the prose. at: in the record."""

    record: Named
    said: str
    own: str
    start: int
    end: int
    at: Span


def retold(context: GameContext) -> Iterator[Retold]:
    """Every result and every number of a table that the record gives otherwise."""
    for table in context.game.tables:
        if not table.combat:
            yield from _results(context, table)
    yield from _cells(context)


def _results(context: GameContext, table: Table) -> Iterator[Retold]:
    """The results told in one sentence, each before the name of its row."""
    rows = by_spoken_name(table.rows)
    lower, known = context.prose.lower, context.outline
    told = re.compile(rf"{_RANGE}:?[*_]* (?:is |are |means? )?(?P<name>{any_of(rows)})")
    by_sentence: dict[tuple[int, int], list[re.Match[str]]] = {}
    for match in told.finditer(lower) if rows else ():
        if known.at(match.start()) and not known.is_aside(match.start()):
            by_sentence.setdefault(known.sentence(match.start()), []).append(match)
    for matches in by_sentence.values():
        # Without a range, rows are counted: "six herrings and two boots".
        is_summary = any(match["last"] or match["open"] for match in matches)
        for match in matches if is_summary and len({match["name"] for match in matches}) >= _LEAST else ():
            row = rows[match["name"]]
            if _span_of(match) not in _spans(row):
                end = match.end("open") if match["open"] else match.end("last") if match["last"] else match.end("first")
                yield Retold(row, lower[match.start() : end], row.on.written, match.start(), end, row.at("on"))


def _span_of(match: re.Match[str]) -> tuple[int | None, int | None]:
    first = int(match["first"])
    return first, None if match["open"] else int(match["last"] or first)


def _spans(row: Row) -> Iterable[tuple[int | None, int | None]]:
    """The results of a row, of which a text may give one run; one with an open end needs no other."""
    return row.on.ranges if all(None not in span for span in row.on.ranges) else (*row.on.ranges, *_closed(row))


def _closed(row: Row) -> Iterator[tuple[int | None, int | None]]:
    """What a text may say instead of an open end: its only number."""
    yield from ((bound, bound) for span in row.on.ranges for bound in span if bound is not None)


def _cells(context: GameContext) -> Iterator[Retold]:
    """The numbers in tables of the rules with records as rows and values as columns, or the other way about."""
    words, known, values = context.prose, context.outline, _values(context)
    for table in words.matches(_TABLE, words.text) if values else ():
        heads = [head.strip(_EMPHASIS) for head in table["head"].split("|")]
        start = table.start("rows")
        for line in table["rows"].splitlines(keepends=True):
            cells = list(_CELL.finditer(words.text, start, start + len(line.rstrip("\n"))))
            start += len(line)
            first = cells[0]["cell"].strip(_EMPHASIS) if cells else ""
            for head, cell in zip(heads[1:], cells[1:], strict=False):
                said = cell["cell"].strip(_EMPHASIS)
                name, label = (first, head) if first.lower() in values else (head, first)
                record, own_values = values.get(name.lower(), (None, {}))
                key, own = own_values.get(_label(label), ("", said))
                if record and said.isdecimal() and said != own and not known.is_aside(cell.start()):
                    yield Retold(record, said, own, *cell.span("cell"), record.at(key))


def _label(words: str) -> frozenset[str]:
    """The words of a label; an abbreviation as it is."""
    return content_words(words) or frozenset((words.lower(),))


def _values(context: GameContext) -> Mapping[str, tuple[Named, Mapping[frozenset[str], tuple[str, str]]]]:
    """The records with numbers by what they are called: each number with its key, by the words of its label."""
    found: dict[str, list[tuple[Named, Mapping[frozenset[str], tuple[str, str]]]]] = {}
    for record, values in chain(_fields(context), _stats(context)):
        for name in {small_letters(name) for name in (*spoken_names(record), record.abbr) if name} if values else ():
            found.setdefault(name, []).append((record, values))
    return {name: same[0] for name, same in found.items() if len(same) == 1}


def _fields(context: GameContext) -> Iterator[tuple[Named, Mapping[frozenset[str], tuple[str, str]]]]:
    """The numbers in the fields of cards, records of sets and spaces of tracks."""
    game = context.game
    owners: list[tuple[Mapping[str, FieldType], Iterable[Open]]] = [
        *((owner.fields, records) for owner, records in decks_and_sets(game)),
        *((board.track.fields, board.track.spaces) for board in game.boards if board.track),
    ]
    for types, records in owners:
        for record in records:
            yield (
                record,
                {
                    _label(types[key].name or key.replace("_", " ")): (key, str(value))
                    for key, value in record.fields.items()
                    if type(value) is int and key in types
                },
            )


def _stats(context: GameContext) -> Iterator[tuple[Named, Mapping[frozenset[str], tuple[str, str]]]]:
    """The stats of units by their names and abbreviations, and what they cost."""
    game = context.game
    for unit in game.units:
        values = {
            _label(name): (f"stats.{key}", str(value))
            for key, value in unit.stats.items()
            if (stat := game.stats.find(key))
            for name in (stat.name, stat.abbr)
            if name
        }
        values |= {
            _label(resource.name): (f"cost.{key}", str(value))
            for key, value in unit.cost.items()
            if (resource := game.resources.find(key)) and resource.name
        }
        yield unit, values
