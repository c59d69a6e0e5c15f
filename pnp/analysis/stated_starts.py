"""A game → where its texts say that units start: lists and tables of units with cells, and sentences."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from pnp.analysis.cell_names import CellNames, cell_names
from pnp.analysis.context import GameContext
from pnp.analysis.declared import declared_names
from pnp.analysis.names import in_play, names_of
from pnp.analysis.outline import stem
from pnp.analysis.passages import Passage
from pnp.analysis.placing import placements
from pnp.analysis.plain_sentences import is_plain
from pnp.analysis.word_forms import loose
from pnp.model.game import Game
from pnp.model.units import Unit
from pnp.values import dataclass

_ITEM: Final = re.compile(r"[ \t]*(?:[-*+•]|\d{1,2}[.)])[ \t]+")
_ROW: Final = re.compile(r"[ \t]*\|")
# What stands around a name in an item: "**2 × 4th Somersets** (infantry): hex 0503".
_COUNT: Final = re.compile(r"(?:\d{1,2}\s*[x×]\s+|(?:the|an?|der|die|das)\s+)", re.IGNORECASE)
_ASIDE: Final = re.compile(r"\([^()\n]*\)")
_NOUNS: Final = re.compile(
    r"(?:\b(?:in|on|at|to|from|hex(?:es)?|spaces?|squares?|cells?|felder[n]?|feld(?:e[sr])?|auf|am|is|are|und|and|or|oder"
    r"|starts?|begins?|stands?|places?|sets?\s+up|beginnt|steht)\b|[\s:;,–—=>→…|./*_-])+$",
    re.IGNORECASE,
)
_SEVERAL: Final = re.compile(r"\s*(?:,|;|\+|&|\band\b|\bund\b)\s*")
_LONGEST: Final = 6
# So many lines with a cell make a list.
_LEAST: Final = 2
_EMPHASIS: Final = re.compile(r"[*_]+")
# What says of a unit, in a sentence, where it is when the game begins.
_STARTS: Final = re.compile(
    r"\b(?:starts?|begins?|[Ss]ets?\s+up|[Dd]eploys?|(?:is|are)\s+(?:set\s+up|placed|deployed)|deploys?"
    r"|beginnt|beginnen|starte[nt]+|(?:wird|werden)\b[^.;]*\b(?:aufgestellt|gestellt)|stehen?t?\s+(?:zu\s+Beginn|am\s+Anfang))\b"
)
_PUTS: Final = re.compile(
    r"(?:^|[.;:,]\s+|\b(?:then|and|players?|side|they|you|also|dann|und)\s+)"
    r"(?:[Pp]laces?|[Pp]uts?|[Dd]eploys?|[Ss]ets?\s+up|[Ss]tell(?:e|t|en)|[Ll]eg(?:e|t|en)|[Ss]etz(?:e|t|en))\s"
)
_LEADS: Final = (
    *("start", "begin", "set up", "sets up", "place", "put", "deploy"),
    *("stell", "leg", "setz", "aufgestellt", "steh"),
)
# What makes a place one of several, or a place in play.
_LOOSE: Final = re.compile(
    r"\b(?:may|might|can|could|not|never|turns?|phases?|moves?|or|within|next|adjacent|near|between|from|kann|darf|nicht|oder"
    r"|markers?|bridge)\b",
    re.IGNORECASE,
)
_CAPITAL: Final = r"(?:\d{1,3}(?:st|nd|rd|th|\.)?|[IVX]+|[A-ZÄÖÜ][\w’'-]+)(?:/[\w]+)*"
# "The 12th Pioneers", "6th Wiltshires": a name with a number or with several capitals.
_NAME: Final = re.compile(rf"(?<![\w/])(?P<name>{_CAPITAL}(?:[ \n]{_CAPITAL}){{0,4}})(?![\w/])")
# A capital at the beginning of a sentence.
_LEAD: Final = re.compile(r"(?:The|Place|Put|Deploy|Set|Also|Then|Instead|In|On|At|Die|Der|Das|Den)\s+")
_GENERAL: Final = frozenset(
    map(stem, ("player", "army", "side", "turn", "hex", "phase", "game", "map", "board", "unit"))
)


@dataclass(frozen=True, slots=True)
class StatedStart:
    """A unit that a text puts on cells. units: those of this name, none if nothing is called so.

    words, start: its name as written, and where it stands in the prose. cells: their names, and where they stand.
    """

    units: tuple[Unit, ...]
    words: str
    start: int
    cells: tuple[tuple[str, int], ...]


def stated_starts(context: GameContext) -> tuple[StatedStart, ...]:
    """Every unit that rules put on cells, in lists and in sentences without a condition."""
    names = cell_names(context.game)
    if not names.boards or not context.game.units:
        return ()
    units = _unit_names(context.game)
    return (*_in_lists(context, names, units), *_in_sentences(context, names, units))


def start_cells(game: Game) -> Mapping[str, frozenset[str]]:
    """The names of all cells on which each unit may start, or come in, by unit."""
    cells: dict[str, set[str]] = {}
    for placed in placements(game):
        cells.setdefault(placed.unit.id, set()).update(map(placed.grid.lattice.name, placed.cells))
    for unit in game.units:
        for board in game.boards:
            if unit.place and board.grid:
                lattice = board.grid.lattice
                cells.setdefault(unit.id, set()).update(map(lattice.name, lattice.select(unit.place)))
    return {unit: frozenset(found) for unit, found in cells.items() if found}


@dataclass(frozen=True, slots=True)
class _UnitNames:
    """Units by what texts call them. whole: by the letters of their names; words: the words of the name of each.

    others: the letters of the names of all else.
    """

    whole: Mapping[str, tuple[Unit, ...]]
    words: tuple[tuple[frozenset[str], Unit], ...]
    others: frozenset[str]

    def called(self, label: str) -> tuple[Unit, ...]:
        """The units with a name, or the only one of whose name it is a part: "Dragoon Guards" of the 4th."""
        partly = self.partly(label) if loose(label) not in self.others else ()
        return self.whole.get(loose(label)) or (partly if len(partly) == 1 else ())

    def partly(self, label: str) -> tuple[Unit, ...]:
        """The units whose names have all words of a label."""
        asked = _stems(label)
        return tuple(unit for words, unit in self.words if asked and asked <= words)

    @property
    def are_numbered(self) -> bool:
        """Whether most of them have a number in their name."""
        return 2 * sum(any(map(str.isdigit, unit.name)) for _, unit in self.words) > len(self.words)


def _stems(name: str) -> frozenset[str]:
    return frozenset(stem(word) for word in re.findall(r"\w+", name.lower()))


def _unit_names(game: Game) -> _UnitNames:
    """All units, also by declared texts that only one of them has, as on its counter."""
    found: dict[str, list[Unit]] = {}
    texts: dict[str, list[Unit]] = {}
    for unit in game.units:
        for name in {loose(name) for name in (*names_of(unit), unit.id)}:
            found.setdefault(name, []).append(unit)
        for text in {loose(value) for value in unit.fields.values() if isinstance(value, str)}:
            texts.setdefault(text, []).append(unit)
    alone = {text: same for text, same in texts.items() if len(same) == 1 and not text.isdigit()}
    whole = {name: tuple(units) for name, units in {**alone, **found}.items() if name}
    words = tuple((_stems(name), unit) for unit in game.units for name in names_of(unit))
    records = (record for kind, record in in_play(game) if kind != "unit")
    others = {loose(name) for record in records for name in names_of(record)}
    others |= {loose(side.adjective) for side in game.sides}
    return _UnitNames(whole, words, frozenset(others))


# Lists and tables


def _in_lists(context: GameContext, names: CellNames, units: _UnitNames) -> Iterator[StatedStart]:
    known = start_cells(context.game)
    for passage in context.prose.passages:
        for lines in _groups(context.prose.text, passage) if passage.kind == "rules" else ():
            column = _column_of_units(context.prose.text, lines, units)
            read = [list(_of_line(context.prose.text, *line, column, names, units)) for line in lines]
            stated = [each for line in read for each in line]
            of_units = [each for each in stated if each.units]
            if sum(map(bool, read)) < _LEAST or not _is_set_up(context, of_units, known):
                continue
            # A list of other things has no unit in it, or few.
            most = 2 * len(of_units) >= len(stated)
            yield from (
                each for each in stated if each.units or (most and _is_name_of_nothing(context, each.words, units))
            )


def _groups(text: str, passage: Passage) -> Iterator[list[tuple[int, int]]]:
    """The lines of each list, of each table and of each paragraph, by where they begin and end."""
    group: list[tuple[int, int]] = []
    kind, place = None, passage.start
    while place < passage.end:
        end = text.find("\n", place, passage.end)
        end = end if end >= 0 else passage.end
        own = _ROW if _ROW.match(text, place, end) else _ITEM if _ITEM.match(text, place, end) else None
        if own is not kind or not text[place:end].strip():
            if group:
                yield group
            group, kind = [], own
        if text[place:end].strip():
            group.append((place, end))
        place = end + 1
    if group:
        yield group


def _column_of_units(text: str, lines: Sequence[tuple[int, int]], units: _UnitNames) -> int:
    """The column of a table in which most units stand, counted from 0."""
    columns = Counter(
        column
        for start, end in lines
        if _ROW.match(text, start, end)
        for column, part in enumerate(_cells_of_row(text, start, end))
        if any(units.called(label) for label, _ in _labels(text, *part))
    )
    return max(columns, key=lambda column: (columns[column], -column), default=0)


def _of_line(
    text: str, start: int, end: int, column: int, names: CellNames, units: _UnitNames
) -> Iterator[StatedStart]:
    """The units of a line with its cells: those before them, or those behind them in "0503: 4th Somersets".

    column: of a row, that of its unit.
    """
    lead = _ITEM.match(text, start, end)
    begin = lead.end() if lead else start
    row = _ROW.match(text, start, end)
    parts = _cells_of_row(text, begin, end) if row else [(begin, end)]
    cells = [match for first, last in parts for match in re.compile(names.pattern).finditer(text, first, last)]
    if not cells:
        return
    placed = tuple((match[0], match.start()) for match in cells)
    if row:
        chosen = _labels(text, *parts[column]) if column < len(parts) else []
    else:
        before = list(_labels(text, begin, cells[0].start()))
        chosen = before or list(_labels(text, cells[-1].end(), end))
        if before and any(_labels(text, first.end(), last.start()) for first, last in pairwise(cells)):
            return  # "4th Somersets 0503, 5th Wiltshires 0504" is read as a sentence.
    for label, place in chosen:
        yield StatedStart(units.called(label), label, place, placed)


def _cells_of_row(text: str, start: int, end: int) -> list[tuple[int, int]]:
    bars = [place for place in range(start, end) if text[place] == "|"]
    # The last bar closes the row, unless something stands behind it.
    ends = (*bars[1:], end) if bars and text[bars[-1] + 1 : end].strip() else bars[1:]
    return [(first + 1, last) for first, last in zip(bars, ends, strict=False)]


def _labels(text: str, start: int, end: int) -> list[tuple[str, int]]:
    """The names that a part of a line lists, without what stands around them, and where they begin."""
    found = []
    stop = end - len(matched[0]) if (matched := _NOUNS.search(text, start, end)) else end
    plain = _EMPHASIS.sub(lambda match: " " * len(match[0]), text[start:stop])
    plain = _ASIDE.sub(lambda match: " " * len(match[0]), plain)
    place = 0
    for words in _SEVERAL.split(plain):
        place = plain.index(words, place)
        label = words.lstrip(" \t:–—=→(|")
        at = place + len(words) - len(label)
        if count := _COUNT.match(label):
            label, at = label[count.end() :], at + count.end()
        label = label.strip(" \t:;–—.()|")
        if label and len(label.split()) <= _LONGEST:
            found.append((label, start + at))
        place += len(words)
    return found


def _is_set_up(context: GameContext, stated: Sequence[StatedStart], known: Mapping[str, Collection[str]]) -> bool:
    """Whether units are listed where they start: half of them where they do, or in a section on the set-up."""
    placed = [each for each in stated if any(unit.id in known for unit in each.units)]
    if not placed or context.outline.is_aside(placed[0].start):
        return False
    agreeing = [
        each for each in placed if any(_agrees(each, known[unit.id]) for unit in each.units if unit.id in known)
    ]
    return 2 * len(agreeing) >= len(placed) or context.outline.is_set_up(placed[0].start)


def _agrees(stated: StatedStart, cells: Collection[str]) -> bool:
    return all(name in cells for name, _ in stated.cells)


def _is_name_of_nothing(context: GameContext, words: str, units: _UnitNames) -> bool:
    """Whether some words are written like the name of a unit, and nothing has this name."""
    plain = " ".join(words.split())
    has_number = any(word[0].isdigit() for word in plain.split())
    is_name = any(letter.isdigit() or letter.isupper() for letter in plain) and any(map(str.isalpha, plain))
    known = context.get(declared_names)
    # "2 Tiger companies" are a number of something.
    is_count = re.match(r"\d+ (?![A-ZÄÖÜ])", plain) or plain.split()[-1].islower()
    of_names = all(known.has(word) or stem(word) in _GENERAL for word in plain.split())
    is_known = known.has(plain) or bool(units.partly(plain))
    return is_name and not is_count and not is_known and (has_number or not of_names)


# Sentences


def _in_sentences(context: GameContext, names: CellNames, units: _UnitNames) -> Iterator[StatedStart]:
    """Units with the cells behind them, in sentences that say where units start."""
    words, cell = context.prose, re.compile(names.pattern)
    called = {
        stem(word) for unit in context.game.units for word in unit.name.split() if len(word) > 3 and word[0].isupper()
    }
    spoken = sorted(
        {name for unit in context.game.units for name in names_of(unit)}, key=lambda name: (-len(name), name)
    )
    named = re.compile(rf"(?<![\w/])(?:{'|'.join(map(re.escape, spoken))})(?![\w/])") if spoken else re.compile(r"(?!)")
    for start, end in context.outline.sentences_with(_LEADS):
        sentence = words.text[start:end]
        cells = list(cell.finditer(words.text, start, end))
        is_start = bool(_STARTS.search(sentence)) or (bool(_PUTS.search(sentence)) and context.outline.is_set_up(start))
        if not cells or not (is_start or _PUTS.search(sentence)) or not _is_certain(context, start, end):
            continue
        found = [(match.start(), match[0]) for match in named.finditer(words.text, start, end)]
        taken = [(place, place + len(name)) for place, name in found]
        for match in _NAME.finditer(words.text, start, end):
            is_free = all(match.end() <= first or match.start() >= last for first, last in taken)
            lead = _LEAD.match(match["name"])
            name, place = (
                match["name"][lead.end() :] if lead else match["name"],
                match.start() + (lead.end() if lead else 0),
            )
            is_short = len(name.split()) > 1 and bool(units.called(name))
            if is_free and (is_short or _is_unknown(context, name, called, units)):
                found.append((place, name))
        # A unit may be put elsewhere later in the game, but not one that there is not.
        yield from (each for each in _paired(sorted(found), cells, units) if is_start or not each.units)


def _is_certain(context: GameContext, start: int, end: int) -> bool:
    """Whether a sentence has neither a condition nor a choice, and does not stand in a variant or a scenario."""
    is_loose = _LOOSE.search(context.prose.text, start, end)
    return not is_loose and not context.outline.is_aside(start) and is_plain(context, start, end)


def _is_unknown(context: GameContext, name: str, called: Collection[str], units: _UnitNames) -> bool:
    """Whether a name with several words shares one with units, or has a number as they do, and is of nothing."""
    words = name.split()
    if words[0].isdecimal() and not any(re.match(r"\d+ ", unit.name) for unit in context.game.units):
        return False  # "2 Lancers" are two of them.
    is_numbered = words[0][0].isdigit() and units.are_numbered and _GENERAL.isdisjoint(map(stem, words))
    is_alike = is_numbered or any(stem(word) in called for word in words)
    return len(words) > 1 and is_alike and _is_name_of_nothing(context, name, units)


def _paired(
    found: Sequence[tuple[int, str]], cells: Sequence[re.Match[str]], units: _UnitNames
) -> Iterator[StatedStart]:
    """The names up to each row of cells with that row: "A in 0503, B and C in 0504"."""
    marks = sorted([*((place, name, None) for place, name in found), *((each.start(), "", each) for each in cells)],
                   key=lambda mark: mark[0])  # fmt: skip
    waiting: list[tuple[int, str]] = []
    places: list[tuple[str, int]] = []
    for place, name, match in (*marks, (-1, "end", None)):
        if match:
            places.append((match[0], place))
            continue
        if places:
            yield from (StatedStart(units.called(word), word, at, tuple(places)) for at, word in waiting)
            waiting, places = [], []
        waiting.append((place, name))
