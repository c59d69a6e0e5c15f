"""Columns of a kit and of its rules texts that cut numbers into bands: ``0–3``, ``4–7``, ``8 or more``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.numerals import ORDINALS
from pnp.analysis.passages import Passage, rules_texts
from pnp.findings import Span
from pnp.model.decks import CustomSet
from pnp.model.fields import Open
from pnp.model.tables import Table
from pnp.nodes import Scalar
from pnp.values import dataclass

_MOST: Final = 10**9
_UNIT: Final = r"(?:\s*[^\W\d_][\w.’'-]*)?"
_BAND: Final = re.compile(
    rf"\W*?(?P<low>\d{{1,6}})(?:\s*(?:[-–—]|to|bis)\s*(?P<high>\d{{1,6}})|\s*(?P<up>\+|(?:\w+ )?(?:or|and|und|oder)\s+"
    rf"(?:more|above|over|higher|greater|mehr|darüber|höher))|\s*(?P<down>(?:\w+ )?(?:or|and|und|oder)\s+"
    rf"(?:less|fewer|below|under|lower|weniger|darunter)))?{_UNIT}\W*",
    re.IGNORECASE,
)
# Words before the only number of an open band: which way it is open, and from which number on.
_OPEN: Final[Mapping[str, tuple[bool, int]]] = {
    **dict.fromkeys(("up to", "at most", "no more than", "not more than", "bis", "bis zu", "höchstens"), (False, 0)),
    **dict.fromkeys(("under", "below", "less than", "fewer than", "unter", "weniger als"), (False, -1)),
    **dict.fromkeys(("at least", "from", "ab", "mindestens"), (True, 0)),
    **dict.fromkeys(("over", "above", "more than", "über", "mehr als"), (True, 1)),
}
_OPEN_BAND: Final = re.compile(rf"\W*(?P<open>{'|'.join(_OPEN)})\s+(?P<end>\d{{1,6}}){_UNIT}\W*", re.IGNORECASE)
_A_RANGE: Final = r"\d{1,4}(?: to |[-–])\d{1,4}"
_RANGE: Final = re.compile(r"(?P<low>\d{1,4})(?: to |[-–])(?P<high>\d{1,4})")
_RANGES: Final = re.compile(
    rf"(?<=[^\W\d_] ){_A_RANGE}(?:,\s+(?:and\s+)?(?:[a-z]+\s+)?{_A_RANGE})+,?\s+and\s+(?:[a-z]+\s+)?"
    rf"{_A_RANGE}(?![\w–-])"
)
# So many rows must meet before two columns are the ends of ranges.
_MEETING: Final = 2
_CELL: Final = re.compile(r"(?<=\|)(?P<cell>[^|\n]*)(?=\|)")
_TABLE: Final = re.compile(
    r"^[ \t]*\|[^\n]*\n[ \t]*\|[ :|-]*-[ :|-]*\n(?P<rows>(?:[ \t]*\|[^\n]*(?:\n|\Z))+)", re.MULTILINE
)


@dataclass(frozen=True, slots=True)
class Band:
    """A cell of such a column. low, high: its first and last number, far away if it is open.

    words: as written.
    """

    low: int
    high: int
    words: str
    span: Span

    @property
    def is_range(self) -> bool:
        """Whether it stands for several numbers."""
        return self.low < self.high


def band_columns(context: GameContext) -> tuple[tuple[Band, ...], ...]:
    """Every column of bands, from low to high; and every column of ordinal numbers.

    Two of its bands at least are more than one number, or the last is without end.
    """
    columns = (*_declared(context), *_written(context), *_in_two_columns(context), *_in_sentences(context))
    return tuple(column for cells in columns if (column := _in_order(cells)))


def columns_headed(context: GameContext, head: re.Pattern[str]) -> Iterator[tuple[str, list[Band | None]]]:
    """The first columns of written tables with such a heading, and the fields of sets and tables with such a name."""
    game = context.game
    groups: tuple[CustomSet | Table, ...] = (*game.sets, *game.tables)
    for group in groups:
        rows = group.records if isinstance(group, CustomSet) else group.rows
        for key, field in group.fields.items():
            name = field.name or key
            if head.fullmatch(name):
                yield name, [_of_field(record, key) for record in rows]
        if isinstance(group, CustomSet) and head.fullmatch(group.one):
            yield group.one, [_band(record.name, record.at("name")) for record in group.records]
    for passage in rules_texts(game):
        for table in _TABLE.finditer(passage.text) if "|" in passage.text else ():
            first = _CELL.search(passage.text, table.start())
            name = first["cell"].strip(" \t*_") if first else ""
            if head.fullmatch(name):
                yield name, [row[0] for row in _rows(passage, table)]


def _in_order(cells: Sequence[Band | None]) -> tuple[Band, ...]:
    """The cells as bands from low to high; nothing if some are none, or if they go up and down."""
    bands = tuple(band for band in cells if band is not None)
    if len(bands) < max(3, len(cells)):
        return ()
    ranges = sum(band.is_range for band in bands)
    if ranges < 2 and bands[-1].high < _MOST and not all(band.words.lower() in ORDINALS for band in bands):
        return ()
    if bands[0].low > bands[-1].low:
        bands = bands[::-1]
    pairs = tuple(pairwise(bands))
    rises = all(first.low < second.low and first.high < second.high for first, second in pairs)
    return bands if rises else ()


def _declared(context: GameContext) -> Iterator[list[Band | None]]:
    """The columns of declared fields, of sets and of tables, and what the records of sets are called."""
    game = context.game
    for group in (*(custom.records for custom in game.sets), *(table.rows for table in game.tables)):
        for key in dict.fromkeys(key for record in group for key in record.fields):
            yield [_of_field(record, key) for record in group]
    for custom in game.sets:
        yield [_band(record.name, record.at("name")) for record in custom.records]


def _in_two_columns(context: GameContext) -> Iterator[list[Band | None]]:
    """Two columns of numbers one beside the other, if the second of a row and the first of the next often meet."""
    game = context.game
    for group in (*(custom.records for custom in game.sets), *(table.rows for table in game.tables)):
        keys = tuple(dict.fromkeys(key for record in group for key in record.fields))
        for first, last in pairwise(keys):
            bands = [_of_two_fields(record, first, last) for record in group]
            whole = [band for band in bands if band]
            if sum(one.high + 1 == two.low for one, two in pairwise(whole)) >= _MEETING:
                yield bands


def _of_two_fields(record: Open, first: str, last: str) -> Band | None:
    low, high = record.fields.get(first), record.fields.get(last)
    if type(low) is not int or (high is not None and type(high) is not int) or (type(high) is int and high < low):
        return None
    words = f"{low}–{high}" if type(high) is int else f"{low} or more"
    return Band(low, high if type(high) is int else _MOST, words, record.at(first))


def _in_sentences(context: GameContext) -> Iterator[list[Band | None]]:
    """Three ranges or more in one sentence: "days 1 to 10, 11 to 20 and 21 to 30"."""
    words = context.prose
    for run in words.matches(_RANGES, words.text):
        yield [
            Band(int(one["low"]), int(one["high"]), one[0], words.match_span(one))
            for one in _RANGE.finditer(words.text, run.start(), run.end())
        ]


def _of_field(record: Open, key: str) -> Band | None:
    value = record.fields.get(key)
    return _band(str(value), record.at(key)) if isinstance(value, str | int) else None


def _written(context: GameContext) -> Iterator[list[Band | None]]:
    """The columns of tables that are written in rules texts."""
    for passage in rules_texts(context.game):
        for table in _TABLE.finditer(passage.text) if "|" in passage.text else ():
            rows = _rows(passage, table)
            for place in range(min(map(len, rows))):
                yield [row[place] for row in rows]


def _rows(passage: Passage, table: re.Match[str]) -> list[list[Band | None]]:
    """The cells of a table that is written in a rules text, by row."""
    return [
        [_of_cell(passage.written, cell, table.start("rows") + line.start()) for cell in _CELL.finditer(line[0])]
        for line in re.finditer(r"[^\n]+", table["rows"])
    ]


def _of_cell(text: Scalar, cell: re.Match[str], start: int) -> Band | None:
    words = cell["cell"].strip()
    at = start + cell.start() + len(cell["cell"]) - len(cell["cell"].lstrip())
    return _band(words, text.place(at, len(words)))


def _band(words: str, span: Span) -> Band | None:
    if (ordinal := ORDINALS.get(words.lower())) is not None:
        return Band(ordinal, ordinal, words, span)
    if match := _OPEN_BAND.fullmatch(words):
        is_upwards, more = _OPEN[match["open"].lower()]
        end = int(match["end"]) + more
        return Band(end, _MOST, words, span) if is_upwards else Band(-_MOST, end, words, span)
    match = _BAND.fullmatch(words)
    if not match:
        return None
    low = int(match["low"])
    if match["down"]:
        return Band(-_MOST, low, words, span)
    return Band(low, int(match["high"]) if match["high"] else _MOST if match["up"] else low, words, span)
