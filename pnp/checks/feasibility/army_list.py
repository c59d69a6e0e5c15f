"""A list of an army in the rules does not fit its counters.

Reads lists of units with their numbers in the rules: "The French have 8 infantry and 2 guns", items below a heading
that names a side or an army, tables with a row for each side, or with a row for each unit and a column *Qty*, *Number*
or *Count*. They are compared with what is printed for that side or army: what it has, with its spares and what options
and rolls add. A name may mean a unit or all units of a class; the reading that fits best counts. More than is printed
is always reported; fewer only where the rules say what an army has and list all of it.

Players who set up from the list look for counters that are not there, or wonder whether those left over are spares.

```yaml file=kit-armies.yaml
sides: [{id: north, name: North}]
units:
  - {id: pikes, name: Pikes}
  - {id: bows, name: Bows}
armies:
  - {id: north, name: North, side: north, units: {pikes: 6, bows: 2}}
texts:
  - {id: rules, files: [rules.md]}
```
```markdown file=rules.md
# Armies

North has 7 pikes and 2 bows.
```
```text
rules.md:3:11: warning Z223 the list gives '7 pikes', but 6 are printed for North
```
```diff file=rules.md
-North has 7 pikes and 2 bows.
+North has 6 pikes and 2 bows.
```
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from typing import Final, NamedTuple

from pnp.analysis.names import names_of, spoken_names
from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.strength import most_counters
from pnp.analysis.zones import all_classes
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.game import Game
from pnp.model.units import Army, Side

NAME = "army list that does not fit"
SEVERITY = Severity.WARNING

# A list names at least so many kinds of unit.
_LEAST: Final = 2
# Behind an item of a list: "8 infantry points" and "3 gun hits" count something else.
_AFTER: Final = r"(?=[ ]*(?:[,.;:)|\n\0]|$|(?:and|plus|with|in|on|at|as well as)\b))"
# In lines: further up nobody looks for the words before a list.
_LONGEST_LIST: Final = 60
_SAYS_ALL: Final = re.compile(r"\b(?:has|have|starts? with|begins? with|consists? of|fields?|commands?)\b|:")
_NUMBER_COLUMN: Final = frozenset({"qty", "quantity", "number", "count", "counters", "no.", "#", "pieces", "units"})
_ITEM_OR_BLANK: Final = re.compile(r"[ \t]*(?:[-*+][ \t].*)?$")
_ROW: Final = re.compile(r"^[ \t]*\|(?P<cells>.*)\|[ \t]*$", re.MULTILINE)


class _Counters:
    """What is printed for a side or an army: how many counters of each unit."""

    def __init__(self, game: Game, owner: Side | Army) -> None:
        self.game, self.owner = game, owner

    @cached_property
    def armies(self) -> Sequence[Army]:
        """Whose counters they are."""
        owner = self.owner
        return [owner] if isinstance(owner, Army) else [army for army in self.game.armies if army.side == owner.id]

    @cached_property
    def most(self) -> Mapping[str, int]:
        """With spares, and with what options and rolls add."""
        numbers: dict[str, int] = {}
        for army in self.armies:
            for name in army.units:
                if unit := self.game.units.find(name):
                    numbers[name] = numbers.get(name, 0) + most_counters(self.game, army, unit)
        return numbers

    @cached_property
    def start(self) -> Mapping[str, int]:
        """Those with which the armies start, by unit."""
        numbers: dict[str, int] = {}
        for army in self.armies:
            for name, number in army.units.items():
                numbers[name] = numbers.get(name, 0) + number
        return numbers


_Kinds = Mapping[str, Sequence[frozenset[str]]]


class _Item(NamedTuple):
    """An item of a list. start, length: where it stands in the prose; readings: the units that its words may mean."""

    start: int
    length: int
    said: str
    number: int
    readings: Sequence[frozenset[str]]


# Whose list it is, its items, and whether it says what the whole army is.
_Listed = tuple[Side | Army, Sequence[_Item], bool]


def check(context: GameContext) -> Problems:
    """Every list in the rules that names one side or one army."""
    game = context.game
    if not context.is_english or not game.armies:
        return
    owners = _owners(game)
    kinds = _kinds(game)
    counters = {id(owner): _Counters(game, owner) for owner in owners.values()}
    for owner, items, says_all in (*_sentences(context, owners, kinds), *_tables(context, owners, kinds)):
        yield from _compared(context, counters[id(owner)], items, says_all)


def _owners(game: Game) -> Mapping[str, Side | Army]:
    """Sides and armies by their names in small letters; names of several are left out."""
    named: dict[str, list[Side | Army]] = {}
    for side in game.sides:
        for name in {side.adjective, f"{side.adjective}s" if side.adjective else "", *names_of(side)} - {""}:
            named.setdefault(name.casefold().removeprefix("the "), []).append(side)
    for army in game.armies:
        for name in names_of(army):
            named.setdefault(name.casefold().removeprefix("the "), []).append(army)
    # An army that is called as its side is all of it, or the side is meant.
    sides = {name: [owner for owner in owners if isinstance(owner, Side)] or owners for name, owners in named.items()}
    return {name: owners[0] for name, owners in sides.items() if len(owners) == 1}


def _kinds(game: Game) -> _Kinds:
    """The units that words mean: a unit, and all units of a class."""
    named: dict[str, list[frozenset[str]]] = {}
    for unit in game.units:
        for name in spoken_names(unit):
            named.setdefault(name.casefold(), []).append(frozenset({unit.id}))
    for unit_class in game.classes:
        within = frozenset(unit.id for unit in game.units if unit_class.id in all_classes(game, unit))
        for name in spoken_names(unit_class):
            named.setdefault(name.casefold(), []).append(within)
    return named


def _sentences(context: GameContext, owners: Mapping[str, Side | Army], kinds: _Kinds) -> Iterator[_Listed]:
    """Sentences that name a side or an army, then units with their numbers; items below a heading that names one."""
    words, sections = context.prose, context.outline
    pattern = re.compile(rf"(?<![\w.,–-])(?P<number>{NUMBER}) (?P<kind>{_either(kinds)}){_AFTER}")
    owner_pattern = re.compile(rf"(?<!\w)(?:{_either(owners)})(?!\w)")
    found = (match for match in words.matches(pattern, words.lower) if words.passage(match.start())[0].kind == "rules")

    def place(match: re.Match[str]) -> tuple[int, int]:
        """Where the words stand that say whose list it is: before a list of items, else in the sentence."""
        line = words.lower[words.lower.rfind("\n", 0, match.start()) + 1 : match.start()]
        is_item = line.strip() in ("-", "*", "+")
        return _lead(words.lower, match.start()) if is_item else (sections.sentence(match.start())[0], 0)

    for (start, end), matches in groupby(found, key=place):
        listed = [
            _Item(match.start(), len(match[0]), match[0], number_of(match["number"]), kinds[match["kind"]])
            for match in matches
        ]
        before = words.lower[start : end or listed[0].start]
        named = {id(owner): owner for name in owner_pattern.findall(before) for owner in [owners[name]]}
        if len(named) == 1:
            says_all = bool(end or _SAYS_ALL.search(before)) and not sections.is_aside(start)
            yield next(iter(named.values())), listed, says_all


def _lead(text: str, index: int) -> tuple[int, int]:
    """The line before the list of which a character is part: a heading, or the words that introduce the list."""
    end = text.rfind("\n", 0, index)
    for _ in range(_LONGEST_LIST):
        start = max(text.rfind("\n", 0, end), text.rfind("\0", 0, end)) + 1
        if not _ITEM_OR_BLANK.match(text, start, end):
            return start, end
        end = max(start - 1, 0)
    return 0, 1


def _either(names: Mapping[str, object]) -> str:
    return "|".join(map(re.escape, sorted(names, key=len, reverse=True))) or r"(?!)"


def _tables(context: GameContext, owners: Mapping[str, Side | Army], kinds: _Kinds) -> Iterator[_Listed]:
    """Tables with a row for each side and a column for each unit, or a row for each unit of one side."""
    sections, lower = context.outline, context.prose.lower
    for header, *lines in _adjacent([list(_cells(match)) for match in _ROW.finditer(lower)], lower):
        units = {place: title for place, (_, title) in enumerate(header) if title in kinds}
        if len(units) >= _LEAST:
            for line in lines:
                if owner := owners.get(line[0][1].removeprefix("the ")):
                    yield owner, list(_items(((line[at : at + 1], title) for at, title in units.items()), kinds)), True
            continue
        section = sections.at(header[0][0])
        owner = owners.get(section.title.casefold().strip().removeprefix("the ")) if section else None
        column = next((place for place, (_, title) in enumerate(header) if title in _NUMBER_COLUMN), None)
        if owner and column is not None:
            named = ((line, next((cell for _, cell in line if cell in kinds), "")) for line in lines)
            yield owner, list(_items(((line[column : column + 1], name) for line, name in named if name), kinds)), True


def _items(cells: Iterable[tuple[Sequence[tuple[int, str]], str]], kinds: _Kinds) -> Iterator[_Item]:
    """The numbers in some cells, each with what it counts."""
    for cell, name in cells:
        for start, number in cell:
            if number.isdecimal():
                yield _Item(start, len(number), f"{number} {name}", int(number[:9]), kinds[name])


def _cells(row: re.Match[str]) -> Iterator[tuple[int, str]]:
    """Where the words of each cell begin, and the words."""
    at = row.start("cells")
    for cell in row["cells"].split("|"):
        yield at + len(cell) - len(cell.lstrip()), cell.strip(" \t*_")
        at += len(cell) + 1


def _adjacent(rows: Sequence[list[tuple[int, str]]], text: str) -> Iterator[list[list[tuple[int, str]]]]:
    """Rows that stand below each other, without the line below the header."""
    table: list[list[tuple[int, str]]] = []
    last = 0
    for row in rows:
        if table and text.count("\n", last, row[0][0]) > 1:
            yield table
            table = []
        last = row[-1][0]
        if not all(set(cell) <= set(":- ") for _, cell in row):
            table.append(row)
    if table:
        yield table


def _compared(context: GameContext, counters: _Counters, items: Sequence[_Item], says_all: bool) -> Problems:
    """Each item of a list with the counters of its owner."""
    if len(items) < _LEAST:
        return
    known = [(item, [units.intersection(counters.most) for units in item.readings]) for item in items]
    covered = frozenset().union(*(units for _, readings in known for units in readings))
    once = len({readings[0] for _, readings in known}) == len(known)
    is_whole = says_all and once and covered == counters.most.keys()
    for item, readings in known:
        number = item.number
        sums = [(_sum(counters.start, units), _sum(counters.most, units)) for units in readings if units]
        if not sums or any(least <= number <= greatest for least, greatest in sums):
            continue
        least, greatest = min(sums, key=lambda bounds: min(abs(number - bound) for bound in bounds))
        printed = greatest if number > greatest else least
        if number > greatest or is_whole:
            yield Problem(
                message=f"the list gives {item.said!r}, but {printed} {'is' if printed == 1 else 'are'} printed"
                f" for {counters.owner.title}",
                span=context.prose.span(item.start, item.length),
                hint="correct the list or the army",
                related=tuple(Related(army.at("units"), "printed for it") for army in counters.armies),
            )


def _sum(numbers: Mapping[str, int], units: frozenset[str]) -> int:
    return sum(numbers[unit] for unit in units)
