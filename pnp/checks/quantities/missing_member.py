"""A table or list has all of a group but one.

Looks for tables and lists in the rules, and for sets, whose rows are called after the things of one group: terrain,
goods, sides, ranges, phases, the towns of a board. If exactly one of the group has no row, that is found; and so it
is in tables whose first column is headed like a field of cards or records, such as *Suit*, with a row for each of its
values but one. In dice tables, so are two rows with one sentence, "the price of fish rises", where each other of a
group has it but one.

The one was added later, and its row forgotten. In play it comes up, and nobody finds it.

```yaml file=game.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
resources:
  - {id: fish, name: Fish}
  - {id: wood, name: Wood}
  - {id: tea, name: Tea}
  - {id: coal, name: Coal}
```
```markdown file=rules.md
# Rules

| Goods | Price |
|---|---|
| Fish | 1 |
| Wood | 1 |
| Tea | 3 |
```
```text
rules.md:5:3: warning Q166 there are rows for 'Fish', 'Wood' and 'Tea', but none for 'Coal'
```
```diff file=rules.md
 | Tea | 3 |
+| Coal | 2 |
```
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pnp.analysis.kinds import all_kinds
from pnp.analysis.parts import parts_list
from pnp.analysis.word_forms import stemmed
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.checks.listing import all_of
from pnp.model.game import SETS, Game
from pnp.model.names import Named
from pnp.model.tables import Row
from pnp.values import dataclass

NAME = "row that is missing"
SEVERITY = Severity.WARNING

# So many of a group have to be there, in a table and in a list, which more often leaves one out on purpose.
_LEAST: Final = 3
_LEAST_IN_LIST: Final = 4
_MOST: Final = 12
_ROW: Final = re.compile(r"^[ \t]*\|[ \t]*(?P<title>[^|\n]*?)[ \t]*\|", re.MULTILINE)
_ITEM: Final = re.compile(r"^[ \t]*[-*+•][ \t]+[*_]*(?P<title>[^.:;,(|\n]{2,40}?)[*_]*(?=:| [–—-] )", re.MULTILINE)
# "Fish, Wood, Tea and Coal".
_ENUMERATION: Final = re.compile(r"\b[^\W\d_]+(?:, [^\W\d_]+){2,},? (?:and|or|und|oder|&) [^\W\d_]+")
_WORD: Final = re.compile(r"[^\W\d_]+")
_JOINTS: Final = ("and", "or", "und", "oder")
# In so many characters above a table it may be said what is left out.
_ABOVE: Final = 200
# What a name may have behind it that a row leaves out: Long Range Turn, Move Phase.
_KIND: Final = re.compile(r"[ ](?:phases?|turns?|steps?|rounds?|cards?|tokens?|markers?|units?|spaces?|actions?)$")
# Words in a sentence above that say what is left out.
_EXCEPT: Final = re.compile(r"\b(?:except|other than|besides|apart from|but not|without|außer|ohne)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class _Rows:
    """The titles of the rows of one table or list, stemmed. place: in the prose; below 0 for a set.

    head: of the column of a table, in small letters. shown: the titles as they are written.
    """

    titles: tuple[str, ...]
    span: Span
    place: int = -1
    head: str = ""
    shown: tuple[str, ...] = ()


def check(context: GameContext) -> Problems:
    """Every table, list and set that has all members of a group but one."""
    groups: dict[frozenset[str], Mapping[str, Named]] = {}
    for group in _groups(context):
        members = {_short(record.name): record for record in group if record.name}
        if _LEAST < len(members) <= _MOST:
            groups[frozenset(members)] = members
    yield from _of_kinds(context)
    if not groups:
        return
    for named in groups.values():
        yield from _of_dice(context.game, named)
    for rows in (*_in_rules(context), *_sets(context.game)):
        titles = frozenset(rows.titles)
        names = next((names for names in groups if titles < names and len(names) == len(titles) + 1), frozenset())
        lost = next((groups[names][name] for name in names - titles), None)
        if lost and not _is_near(context, rows, lost):
            listed = all_of([repr(groups[names][title].name) for title in rows.titles])
            yield Problem(
                message=f"there are rows for {listed}, but none for {lost.name!r}",
                span=rows.span,
                hint="add the row, or say why it is left out",
                related=(Related(lost.at("name"), "this one"),),
            )


def _of_kinds(context: GameContext) -> Problems:
    """Every table that is headed like a field, and has a row for each of its values but one."""
    by_name = {kinds.name: kinds for kinds in context.get(all_kinds) if len(kinds.counts) > _LEAST}
    for rows in _in_rules(context) if by_name else ():
        kinds = by_name.get(rows.head)
        lost = [value for value in kinds.counts if _short(value) not in rows.titles] if kinds else []
        if kinds and len(lost) == 1 and len(kinds.counts) == len(rows.titles) + 1:
            listed = all_of(list(map(repr, rows.shown)))
            yield Problem(
                message=f"there are rows for {listed}, but none for {kinds.shown[lost[0]]!r}",
                span=rows.span,
                hint="add the row, or say why it is left out",
                related=(Related(kinds.span, "it is among these"),),
            )


def _of_dice(game: Game, members: Mapping[str, Named]) -> Problems:
    """Every dice table with the same sentence on each of a group, on one of them twice and on another not at all."""
    for table in game.tables:
        by_sentence: dict[str, list[tuple[str, Row]]] = {}
        for row in table.rows:
            named = [word for word in _WORD.findall(row.text) if stemmed(word) in members]
            if len(named) == 1:
                by_sentence.setdefault(row.text.replace(named[0], ""), []).append((stemmed(named[0]), row))
        for told in by_sentence.values():
            names = [name for name, _ in told]
            lost = [member.name for name, member in members.items() if name not in names]
            if len(told) == len(members) and len(lost) == 1:
                again = next(row for at, (name, row) in enumerate(told) if name in names[:at])
                yield Problem(
                    message=f"{again.text!r} is in two rows, but in none for {lost[0]!r}",
                    span=again.at("text"),
                    hint="name the other one in one of the two rows, or change the sentence",
                )


def _is_near(context: GameContext, rows: _Rows, lost: Named) -> bool:
    """Whether the section of the rows speaks of what they leave out."""
    section = context.outline.at(rows.place) if rows.place >= 0 else None
    return section is not None and stemmed(lost.name).split()[0] in context.prose.lower[section.start : section.end]


def _groups(context: GameContext) -> Iterator[Sequence[Named]]:
    """Things of one kind, and those that the list of parts names in one breath."""
    game = context.game
    yield from (game.resources, game.terrain, game.sides, game.markers, game.units, game.phases, game.stats)
    yield from (custom.records for custom in game.sets)
    yield from _regions(game)
    named: Mapping[str, Named] = {
        _short(record.name): record
        for kind in (game.resources, game.terrain, game.markers, game.units)
        for record in kind
    }
    for start, end in context.get(parts_list).places if len(named) > _LEAST else ():
        for match in _ENUMERATION.finditer(context.prose.text, start, end):
            words = [_short(word) for word in _WORD.findall(match[0]) if word not in _JOINTS]
            if all(word in named for word in words):
                yield [named[word] for word in words]


def _regions(game: Game) -> Iterator[Sequence[Named]]:
    """The places of each board that have one ground, such as all its towns."""
    for grid in (board.grid for board in game.boards if board.grid):
        by_ground: dict[str, list[Named]] = {}
        for region in grid.regions:
            by_ground.setdefault(region.terrain, []).append(region)
        yield from by_ground.values()


def _sets(game: Game) -> Iterator[_Rows]:
    """Sets with a column for the things that they are about; one that says how many records it has leaves none out."""
    places = {_short(region.name) for regions in _regions(game) for region in regions}
    for custom in game.sets:
        if custom.stated.get("records") == len(custom.records):
            continue
        titles = tuple(dict.fromkeys(_short(record.name) for record in custom.records if record.name))
        are_places = places.issuperset(titles)
        refers = are_places or any(field.type in SETS for field in custom.fields.values())
        if refers and len(titles) >= _LEAST and len(titles) == len(custom.records):
            yield _Rows(titles, custom.at("records"))


def _in_rules(context: GameContext) -> Iterator[_Rows]:
    """The tables and lists of the rules texts."""
    words = context.prose
    for pattern, least in ((_ROW, _LEAST), (_ITEM, _LEAST_IN_LIST)):
        runs: list[list[re.Match[str]]] = []
        for match in words.matches(pattern, words.text):
            if (
                runs
                and "\n" not in words.text[runs[-1][-1].end() : match.start()].strip("\n").replace("\n", "", 1)[:-1]
            ):
                runs[-1].append(match)
            else:
                runs.append([match])
        for run in runs:
            rows = run[2:] if pattern is _ROW else run
            titles = tuple(dict.fromkeys(_short(match["title"]) for match in rows))
            before = words.text[max(0, run[0].start() - _ABOVE) : run[0].start()]
            if len(titles) >= least and not _EXCEPT.search(before):
                first = rows[0]
                span = words.span(first.start("title"), max(1, len(first["title"])))
                head = run[0]["title"].strip(" *_").lower() if pattern is _ROW else ""
                shown = tuple(match["title"].strip(" *_") for match in rows)
                yield _Rows(titles, span, first.start(), head, shown)


def _short(name: str) -> str:
    return _KIND.sub("", stemmed(name.strip(" *_")))
