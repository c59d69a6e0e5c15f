"""A game → the lists in its sentences that name all records of a group but one: "driver, stoker and pointsman"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.declared import declared_names
from pnp.analysis.names import names_of
from pnp.analysis.numerals import NUMBER
from pnp.analysis.word_forms import loose, plurals, word_set
from pnp.model.names import Named
from pnp.values import dataclass

# The part of a sentence in which a list may stand, and what separates its items.
_PART: Final = re.compile(r"[^.;:!?()|\n\0]+")
_LAST: Final = re.compile(r"\b(?:and|or|und|oder)\b")
_BETWEEN: Final = re.compile(r",\s*(?:(?:and|or|und|oder)\s+)?|\s+(?:and|or|und|oder)\s+")
_AND: Final = re.compile(r"\s(?:and|or|und|oder)\s")
_BEFORE: Final = re.compile(rf"(?:(?:an?|the|its|his|her|their|your|{NUMBER}|ein|eine|einen|der|die|das|[✓✗]) )+")
_CLAUSE: Final = re.compile(r"(?:who|which|that|all|each|both|some|any)\b")
_GENERAL: Final = word_set("""
all any both each other others more so not none nothing some everything everyone everybody rest one two three four five
you your they them him her it this that these those only also then finally andere alle
""")
_LEAST: Final = 3
_LONGEST: Final = 2


@dataclass(frozen=True, slots=True)
class StrayItem:
    """An item of a list that no record of a group is called by, and the record that the list leaves out."""

    words: str
    missing: Named
    start: int


def stray_items(context: GameContext, groups: Sequence[Sequence[Named]]) -> Iterator[StrayItem]:
    """The items that stand where a list should have the last record of a group; each list once."""
    forms = [(names, _count(names)) for group in groups if len(group) >= _LEAST and (names := _forms(group))]
    lower, known = context.prose.lower, context.outline
    for part in known.find(_PART, lower) if forms else ():
        comma = lower.find(",", *part.span())
        if comma < 0 or not _LAST.search(lower, comma, part.end()):
            continue
        items = _items(lower, *part.span())
        stray = (
            _stray(listed, names)
            for listed in (items, _up_to_and(lower, items))
            for names, count in forms
            if len(listed) == count
        )
        found = next((each for each in stray if each), None)
        if found and not known.is_aside(part.start()) and not _is_known(context, found):
            yield found


def _forms(group: Sequence[Named]) -> Mapping[str, Named]:
    """The records of a group by the letters of their names."""
    return {
        loose(form): record for record in group for name in names_of(record) for form in (name, *plurals(name)) if form
    }


def _count(names: Mapping[str, Named]) -> int:
    """How many records these names are of."""
    return len({id(record) for record in names.values()})


def _items(lower: str, start: int, end: int) -> list[tuple[str, int]]:
    """The items of a part of a sentence, without articles, numbers and clauses about them, each with its place."""
    places = [start, *(match.end() for match in _BETWEEN.finditer(lower, start, end))]
    ends = [*(match.start() for match in _BETWEEN.finditer(lower, start, end)), end]
    items = []
    for place, stop in zip(places, ends, strict=True):
        lead = _BEFORE.match(lower, place, stop)
        begin = lead.end() if lead else place
        if not _CLAUSE.match(lower, begin, stop):
            items.append((lower[begin:stop].rstrip(" *_"), begin))
    return items


def _up_to_and(lower: str, items: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """The items of a list without what follows on the last one: "a bow and two arrows, one in each hand"."""
    for number, ((_, start), (_, following)) in enumerate(pairwise(items), 2):
        if _AND.search(lower, start, following):
            return items[:number]
    return items


def _stray(items: Sequence[tuple[str, int]], names: Mapping[str, Named]) -> StrayItem | None:
    found: list[Named] = []
    strange: list[tuple[str, int]] = []
    for number, (words, place) in enumerate(items):
        record = names.get(loose(words)) or (_at_the_end(words, names) if number == 0 else None)
        record = record or (_at_the_beginning(words, names) if number == len(items) - 1 else None)
        if record:
            found.append(record)
        else:
            strange.append((words, place))
    records = {id(record): record for record in names.values()}
    missing = [record for key, record in records.items() if key not in {id(record) for record in found}]
    if len(strange) != 1 or len(missing) != 1 or len(found) != len(records) - 1:
        return None
    words, place = strange[0]
    return StrayItem(words, missing[0], place) if words and len(words.split()) <= _LONGEST else None


def _at_the_end(words: str, names: Mapping[str, Named]) -> Named | None:
    """What the first item of a list names, behind the words that lead to it: "the riders have a captain"."""
    split = words.split()
    tails = (" ".join(split[first:]) for first in range(len(split)))
    return next((names[loose(tail)] for tail in tails if loose(tail) in names), None)


def _at_the_beginning(words: str, names: Mapping[str, Named]) -> Named | None:
    """What the last item of a list names, before the words that follow on it."""
    split = words.split()
    heads = (" ".join(split[:last]) for last in range(len(split), 0, -1))
    return next((names[loose(head)] for head in heads if loose(head) in names), None)


def _is_known(context: GameContext, item: StrayItem) -> bool:
    """Whether something else is called so, or the words are a part of the missing name, or no name at all."""
    words = item.words.split()
    own = {loose(word) for name in names_of(item.missing) for word in name.split()}
    is_plain = any(word in _GENERAL or not word.isalpha() for word in words)
    return is_plain or any(loose(word) in own for word in words) or context.get(declared_names).has(item.words)
