"""What rules tell again of tables: results of a die, "1-4 snow, 5-8 sunshine", and cells of records in a table."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from pnp.analysis.groups import decks_and_sets
from pnp.analysis.outline import content_words
from pnp.analysis.plain_sentences import any_of, by_spoken_name
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
    """The numbers in tables of the rules whose rows and columns are called as records and their fields are."""
    words, known, values = context.prose, context.outline, _values(context)
    for table in words.matches(_TABLE, words.text) if values else ():
        heads = [content_words(head) for head in table["head"].split("|")]
        start = table.start("rows")
        for line in table["rows"].splitlines(keepends=True):
            cells = list(_CELL.finditer(words.text, start, start + len(line.rstrip("\n"))))
            start += len(line)
            record, fields = values.get(cells[0]["cell"].strip(_EMPHASIS), (None, {})) if cells else (None, {})
            for head, cell in zip(heads[1:], cells[1:], strict=False):
                said = cell["cell"].strip(_EMPHASIS)
                key, own = fields.get(head, ("", said))
                if record and said.isdecimal() and said != own and not known.is_aside(cell.start()):
                    yield Retold(record, said, own, *cell.span("cell"), record.at(key))


def _values(context: GameContext) -> Mapping[str, tuple[Named, Mapping[frozenset[str], tuple[str, str]]]]:
    """The records with numbers by their names: each number with its key, by the words of its label."""
    game = context.game
    owners: list[tuple[Mapping[str, FieldType], Iterable[Open]]] = [
        *((owner.fields, records) for owner, records in decks_and_sets(game)),
        *((board.track.fields, board.track.spaces) for board in game.boards if board.track),
    ]
    found: dict[str, list[tuple[Named, Mapping[frozenset[str], tuple[str, str]]]]] = {}
    for types, records in owners:
        for record in records:
            fields = {
                content_words(types[key].name or key.replace("_", " ")): (key, str(value))
                for key, value in record.fields.items()
                if type(value) is int and key in types
            }
            if record.name and fields:
                found.setdefault(record.name, []).append((record, fields))
    return {name: same[0] for name, same in found.items() if len(same) == 1}
