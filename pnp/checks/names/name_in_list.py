"""A list explains things by name, and one of them does not exist.

Looks at lists, runs of paragraphs or headings, and first columns of tables in the rules whose entries begin with the
names of cards, units or other records of one set. If all other entries are such names, one that is none is a finding; a
heading has to stand between two of them. So is an item of a sentence that lists all records of a set, or all units of a
side, but one: "the jobs are driver, stoker, guard and pointsman".

The entry explains something under its old name, or something that was taken out of the game.

```yaml file=kit.yaml
kit: harbour
title: Harbour
players: 2
licence: CC-BY-4.0
status: draft
texts: [{id: rules, name: Rules, files: [rules.md]}]
decks:
  - id: events
    name: Events
    cards:
      - {id: gust, name: Gust, text: No rerolls.}
      - {id: drums, name: Drums, text: Use all dice.}
      - {id: fireflies, name: Fireflies, text: Mark one box more.}
```
```markdown file=rules.md
Some cards need a word more.

- **Gust:** nobody rerolls, not even with a lamp.
- **Drums:** this is no reroll.
- **Paper Moon:** the box may complete a row.
```
```text
rules.md:5:5: warning N151 the entries of this list are cards, but there is no card 'Paper Moon'
```
```diff file=rules.md
-- **Paper Moon:** the box may complete a row.
+- **Fireflies:** the box may complete a row.
```
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pnp.analysis.declared import DeclaredNames, called, declared_names
from pnp.analysis.enumerations import StrayItem, stray_items
from pnp.analysis.names import names_of
from pnp.analysis.passages import Passage, rules_texts
from pnp.analysis.word_forms import loose, word_set
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.load.suggest import did_you_mean
from pnp.model.names import Named
from pnp.values import dataclass

NAME = "list entry without record"
SEVERITY = Severity.WARNING

# An entry: an item or a paragraph that begins with a few words, a row of a table with its first cell.
_ENTRY: Final = re.compile(
    r"^(?P<indent>[ \t]*)(?:(?P<item>[-*+•]|\d{1,3}[.)])[ \t]+)?"
    r"(?P<marks>[*_]{0,3})(?P<head>[^\W\d_][^\n*_.:|!?;]{1,40}?)(?P<close>(?P=marks)[.:]|[.:](?P=marks))[ \t*_]"
    r"|^[ \t]*\|[ \t]*(?P<cellmarks>[*_]{0,3})(?P<cell>[^\W\d_][^\n|*_]{1,40}?)(?P=cellmarks)[ \t]*\|",
    re.MULTILINE,
)
_TABLE_HEAD: Final = re.compile(r"^[ \t]*\|[^\n]*(?=\n[ \t]*\|?[ :|-]*-[ :|-]*$)", re.MULTILINE)
_HEADING: Final = re.compile(
    r"^(?P<marks>#{2,6})[ \t]+(?:\d[\d.]*[ \t]+)?(?P<title>[^\n{:]{2,40}?)[ \t]*(?:\{[^\n]*)?$", re.MULTILINE
)
_LINE: Final = re.compile(r"^[^\n]*$", re.MULTILINE)
_ITEM: Final = re.compile(r"[ \t]*(?:[-*+•]|\d{1,3}[.)])[ \t]")
_BETWEEN: Final = re.compile(r"\s*(?:/|&|,|\band\b|\bund\b|\bet\b|\by\b|\be\b)\s*")
# So many entries have to be names if the strange one is a single word, or several.
_LEAST: Final = 3
_LEAST_SEVERAL: Final = 2
_GENERAL: Final = word_set("""
note notes exception exceptions example examples all any both each other others otherwise important remember special
tip optional option total default general hinweis beispiel ausnahme andere alle
""")


# Kinds of which sentences list some beside other things: "twelve Life, six torches and a knife".
_MIXED: Final = ("resource", "marker", "status", "stat")


@dataclass(frozen=True, slots=True)
class _Entry:
    """The words with which an entry begins, and where they stand in the passage."""

    head: str
    start: int
    is_heading: bool = False


def check(context: GameContext) -> Problems:
    """Every list of which all entries but one are names of one set."""
    yield from _in_sentences(context)
    groups = context.get(_groups)
    if not groups:
        return
    names = context.get(declared_names)
    for passage in rules_texts(context.game):
        for entries in (*_lists(passage.text), *_headings(passage.text)):
            for problem, head in _strangers(entries, passage, groups, names):
                if " " in head or not _is_ordinary_word(head, context):
                    yield problem


def _in_sentences(context: GameContext) -> Problems:
    """Every item of a sentence in the place of the one record that it leaves out."""
    for item in context.get(strays):
        yield Problem(
            message=f"all others of this list are names, but nothing is called {item.words!r}",
            span=context.prose.span(item.start, len(item.words)),
            hint=f"did you mean {item.missing.name!r}?",
            related=(Related(item.missing.at("name"), "the only one that the list leaves out"),),
        )


def strays(context: GameContext) -> tuple[StrayItem, ...]:
    """The items of sentences in the place of the one record that these leave out."""
    game = context.game
    groups = [
        list({id(record): record for record in group.values()}.values())
        for (kind, _), group in context.get(_groups).items()
        if kind not in _MIXED
    ]
    armies = [[unit for unit in game.units if unit.id in army.units] for army in game.armies]
    return tuple(stray_items(context, [*groups, *armies]))


def _is_ordinary_word(head: str, context: GameContext) -> bool:
    """Whether the text writes a word in small letters, too: "Dice" among units is no name."""
    return re.search(rf"(?<![\w-]){re.escape(head.lower())}(?!\w)", context.prose.text) is not None


Group = Mapping[str, Named]


def _groups(context: GameContext) -> dict[tuple[str, str], Group]:
    """The records that are listed together, by the letters of their names: those of a kind, a deck, a set, a board."""
    groups: dict[tuple[str, str], dict[str, Named]] = {}
    game = context.game
    owners = {id(card): deck.id for deck in game.decks for card in deck.cards}
    owners |= {id(record): custom.id for custom in game.sets for record in custom.records}
    owners |= {id(row): table.id for table in game.tables for row in table.rows}
    for kind, record in called(game):
        if kind in ("option", "term", "deck", "table", "roll", "board", "scenario"):
            continue
        group = groups.setdefault((kind, owners.get(id(record), "")), {})
        for name in names_of(record):
            group.setdefault(loose(name), record)
    return {key: group for key, group in groups.items() if len(group) >= _LEAST}


def _lists(text: str) -> Iterator[list[_Entry]]:
    """The runs of entries of one form, with nothing but their own words between them."""
    run: list[_Entry] = []
    form = ""
    heads = {match.start() for match in _TABLE_HEAD.finditer(text)}
    matches = {match.start(): match for match in _ENTRY.finditer(text) if match.start() not in heads}
    for line in _LINE.finditer(text):
        match = matches.get(line.start())
        if match:
            group = "cell" if match["cell"] else "head"
            own = f"{group} {bool(match['item'])} {bool(match['marks'])}"
            if own != form:
                yield run
                run, form = [], own
            run.append(_Entry(match[group].strip(), match.start(group)))
        elif run and not _goes_on(line[0], form):
            yield run
            run, form = [], ""
    yield run


def _headings(text: str) -> Iterator[list[_Entry]]:
    """The headings of one level below one heading."""
    run: list[_Entry] = []
    level = 0
    for match in _HEADING.finditer(text):
        deeper = len(match["marks"]) - level
        if deeper:
            yield run
            run, level = [], len(match["marks"])
        run.append(_Entry(match["title"], match.start("title"), is_heading=True))
    yield run


def _goes_on(line: str, form: str) -> bool:
    """Whether a line may stand between two entries of a run: their own words, and items without a name."""
    if form.startswith("cell"):
        return line.lstrip().startswith("|")
    if not line.strip() or line.startswith(" "):
        return True
    return form.startswith("head True") and _ITEM.match(line) is not None


def _strangers(
    entries: Sequence[_Entry], passage: Passage, groups: Mapping[tuple[str, str], Group], names: DeclaredNames
) -> Iterator[tuple[Problem, str]]:
    """The entry that is no name, with its words."""
    if len(entries) <= _LEAST_SEVERAL:
        return
    for (kind, _), group in groups.items():
        strange = [entry for entry in entries if not _is_in(entry.head, group)]
        known = len(entries) - len(strange)
        if len(strange) != 1 or known < _LEAST_SEVERAL:
            continue
        (entry,) = strange
        words = entry.head.split()
        if known < (_LEAST if len(words) == 1 else _LEAST_SEVERAL) or not _is_name(entry.head, names):
            continue
        # The first and the last section of a chapter may be about all.
        is_outside = entry in (entries[0], entries[-1])
        if entry.is_heading and (is_outside or known < _LEAST or kind == "phase"):
            continue
        others = [record.name for record in group.values()]
        shared = [name for name in others if set(name.lower().split()) & set(entry.head.lower().split())]
        hint = f"did you mean {shared[0]!r}?" if len(shared) == 1 else did_you_mean(entry.head, others)
        first = next(iter(group.values()))
        problem = Problem(
            message=f"the entries of this list are {_several(kind)}, but there is no {kind} {entry.head!r}",
            span=passage.span(entry.start, len(entry.head)),
            hint=hint or f"write the name of the {kind} that is meant, or remove the entry",
            related=(Related(first.at("name"), f"the {_several(kind)} begin here"),),
        )
        yield problem, entry.head
        return


def _is_in(head: str, group: Group) -> bool:
    return loose(head) in group or all(loose(part) in group for part in _BETWEEN.split(head))


def _is_name(head: str, names: DeclaredNames) -> bool:
    """Whether an entry begins like a name that nothing has."""
    words = head.split()
    is_capital = all(word[0].isupper() for word in words) or (len(words) == 1 and head[0].isupper())
    return (
        is_capital
        and len(words) <= _LEAST + 1
        and not any(word.lower() in _GENERAL for word in words)
        and not names.has(head)
    )


def _several(kind: str) -> str:
    return f"{kind[:-1]}ies" if kind.endswith("y") else f"{kind}es" if kind.endswith(("s", "ss")) else f"{kind}s"
