"""A name stands among names of the kit, and nothing is called so.

Looks in English kits for names with a capital letter in one breath, "Archers, Longbowmen and Pikemen", "neither Frozen
nor Becalmed". If all of them but one are names of one kind of thing, the one that nothing in the kit has, and that no
rule explains, is found, if it is written once only.

A piece, a place or a state was renamed or removed, and a list of several kept its old name.

```yaml file=play.yaml
units:
  - {id: archers, name: Archers}
  - {id: pikemen, name: Pikemen}
  - {id: knights, name: Knights}
  - {id: guards, name: Guards}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

All others move one space; Archers, Lancers and Pikemen move two.
```
```text
rules.md:3:37: warning N181 'Lancers' stands among units, but there is no unit of this name
```
```diff file=rules.md
-All others move one space; Archers, Lancers and Pikemen move two.
+All others move one space; Archers, Knights and Pikemen move two.
```
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis import dictionary
from pnp.analysis.declared import DeclaredNames, called, declared_names
from pnp.analysis.names import names_of
from pnp.analysis.outline import paragraph_at
from pnp.analysis.word_forms import loose
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.names.name_in_list import strays
from pnp.load.suggest import did_you_mean
from pnp.model.names import Named
from pnp.values import dataclass

NAME = "unknown name among known ones"
SEVERITY = Severity.WARNING

_NAME: Final = r"[A-Z][a-z’'-]{2,}(?: (?:of )?[A-Z][a-z’'-]+){0,2}"
_BEFORE: Final = r"(?:(?:the|an?|your|each|every|all|any|both|one|two|three|four|five|six|\d{1,2}) ){0,2}"
_SERIES: Final = re.compile(
    rf"(?<![\w’'-]){_NAME}(?:, {_BEFORE}{_NAME})*,? (?:and|or|nor) {_BEFORE}{_NAME}(?![\w-]|[’'][a-rt-z])"
)
_ITEM: Final = re.compile(_NAME)
_ARTICLE: Final = re.compile(r"(?:The|An?|Each|Every|All|Any|Both|Neither|Either|No|Your|In|On|At|With|For|If|When) ")
_BOX: Final = re.compile(r"^:::", re.MULTILINE)
_EXAMPLE: Final = re.compile(r"\W*example\b", re.IGNORECASE)
_ENOUGH: Final = 2
_DETERMINED: Final = re.compile(r"\b(?:the|an?|each|every|any|your|their|one|two|three|four|five|six) $")
_NEAR: Final = 8
_NO_GROUP: Final = frozenset(("option", "scenario", "deck", "table", "board", "component"))


@dataclass(frozen=True, slots=True)
class _Item:
    """A name in a series. start: where it begins in the prose."""

    name: str
    start: int


def check(context: GameContext) -> Problems:
    """The only strange name of each series, where it is first written."""
    groups = _groups(context) if context.is_english else {}
    names, words = context.get(declared_names), context.prose
    for match in _SERIES.finditer(words.text) if groups else ():
        items = list(_items(match, names))
        strange = [item for item in items if not _is_known(item.name, names, groups)]
        if len(strange) != 1 or not _is_strange(context, strange[0], len(items)):
            continue
        (item,) = strange
        others = [loose(each.name) for each in items if each is not item]
        kind = next((kind for kind, of_kind in groups.items() if all(name in of_kind for name in others)), "")
        if kind:
            members = groups[kind]
            yield Problem(
                message=f"{item.name!r} stands among {_several(kind)}, but there is no {kind} of this name",
                span=words.span(item.start, len(item.name)),
                hint=did_you_mean(item.name, [record.name for record in members.values()])
                or "write the name of what is meant, or declare it",
                related=(Related(members[others[0]].at("name"), "one of those beside it"),),
            )


def _groups(context: GameContext) -> Mapping[str, Mapping[str, Named]]:
    """What has a name, by its kind and by the letters of its names."""
    groups: dict[str, dict[str, Named]] = {}
    for kind, record in called(context.game):
        for name in names_of(record) if kind not in _NO_GROUP else ():
            groups.setdefault(kind, {}).setdefault(loose(name), record)
    return groups


def _items(match: re.Match[str], names: DeclaredNames) -> Iterator[_Item]:
    """The names of a series; the first one without the words with which the sentence begins."""
    for found in _ITEM.finditer(match[0]):
        lead = _ARTICLE.match(found[0])
        skipped = lead.end() if lead and not names.has(found[0]) else 0
        yield _Item(found[0][skipped:], match.start() + found.start() + skipped)


def _is_known(name: str, names: DeclaredNames, groups: Mapping[str, Mapping[str, Named]]) -> bool:
    is_record = any(loose(name) in of_kind for of_kind in groups.values())
    return is_record or names.has(name) or any(names.has_word(word) for word in name.split())


def _is_strange(context: GameContext, item: _Item, number: int) -> bool:
    """Whether a name is written once, and no other check finds it; beside one other only, in no example."""
    words, known = context.prose, context.outline
    single = re.sub(r"(?:es|s)$", "", item.name.lower())
    is_once = context.corpus.text.lower().count(single) == 1
    if not is_once or known.is_aside(item.start) or item.start in {stray.start for stray in context.get(strays)}:
        return False
    # Behind "the" and the like, N150 finds ordinary words.
    is_determined = _DETERMINED.search(words.lower, max(0, item.start - _NEAR), item.start)
    if is_determined and all(map(dictionary.is_ordinary, item.name.lower().split())):
        return False
    return number > _ENOUGH or not _is_in_example(context, item.start)


def _is_in_example(context: GameContext, start: int) -> bool:
    """Whether a place of the prose is in a box, or in a paragraph that begins like an example."""
    passage, place = context.prose.passage(start)
    begin, _ = paragraph_at(passage.text, place)
    is_in_box = len(_BOX.findall(passage.text, 0, place)) % 2 == 1
    return is_in_box or bool(_EXAMPLE.match(passage.text, begin))


def _several(kind: str) -> str:
    return f"{kind[:-1]}ies" if kind.endswith("y") else f"{kind}es" if kind.endswith("s") else f"{kind}s"
