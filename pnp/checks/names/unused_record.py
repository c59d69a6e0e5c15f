"""Something is defined but never used, placed or printed.

Looks for units, classes, stats, terrain, statuses, resources, tables, zones, decks, boards and icons whose id and names
appear nowhere in the files of the kit but in their own record, and whose set is not shown as a whole. A kit that prints
nothing yet is ignored. Markers have a check of their own, S114.

It is left over from an older version, or whatever should use it names another id.

```yaml file=units.yaml
sides:
  - {id: north, name: The North}
units:
  - {id: pikes, name: Pikes}
  - {id: bombards, name: Bombards}
armies:
  - {id: host, side: north, units: {pikes: 3}}
components:
  - {id: counters, name: Counters, kind: counter, of: armies.host, layout: counter}
```
```text
units.yaml:5:10: warning N120 the unit 'bombards' is defined but never used
```
```diff file=units.yaml
-  - {id: host, side: north, units: {pikes: 3}}
+  - {id: host, side: north, units: {pikes: 3, bombards: 1}}
```
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from pnp.analysis.charts import has_rules
from pnp.analysis.names import names_of
from pnp.analysis.prose import places_of
from pnp.analysis.word_forms import small_letters
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.game import SETS
from pnp.model.names import Named
from pnp.model.units import Terrain, Unit
from pnp.nodes import Source
from pnp.values import dataclass

NAME = "unused definition"
SEVERITY = Severity.WARNING

_SETS: Final = (
    "stats", "classes", "terrain", "units", "decks", "tables", "boards", "zones", "statuses", "resources", "icons",
)  # fmt: skip
# A layout or a rules text may build a name from parts: icon: 'die-{{ n }}', '{{ kind }}-back'.
_START: Final = re.compile(r"[a-z0-9-]+-$")
_END: Final = re.compile(r"-[a-z0-9-]+")
_LONGEST: Final = 40
# Searching this many characters takes a few hundredths of a second. No game is larger.
_MOST_TO_SEARCH: Final = 60_000_000


@dataclass(frozen=True, slots=True)
class _Files:
    """The files of a kit in lower case. starts, ends: beginnings and ends of names that are built from parts."""

    texts: Sequence[tuple[Source, str]]
    starts: tuple[str, ...]
    ends: tuple[str, ...]

    def show_set(self, name: str) -> bool:
        """Whether a whole set is printed, listed or looped over somewhere."""
        whole = re.compile(
            rf"(?:\bof:\s*\[?(?:[\w-]+,\s*)*|::table\{{|\bin\s+|\blen\(|\{{\{{\s*|\btable:\s*){name}\b(?!\.[a-z_]|:)"
        )
        return any(name in text and whole.search(text) for _, text in self.texts)

    def mention(self, record: Named) -> bool:
        """Whether the id or a name of a record appears anywhere but in the record itself."""
        if record.id.startswith(self.starts) or record.id.endswith(self.ends):
            return True
        words = {record.id, record.id.replace("-", "_"), *(name.casefold() for name in names_of(record))}
        return any(self._has_elsewhere(word, record) for word in words if word)

    def _has_elsewhere(self, word: str, record: Named) -> bool:
        own = record.node
        for source, text in self.texts:
            start = text.find(word)
            while start >= 0:
                end = start + len(word)
                inside = own is not None and source is own.source and own.start <= start < own.end
                if not inside and not text[start - 1 : start].isalnum() and not text[end : end + 1].isalnum():
                    return True
                start = text.find(word, end)
        return False


def check(context: GameContext) -> Problems:
    """Every record of a set that nothing mentions."""
    game = context.game
    candidates = {name: getattr(game, name) for name in _SETS if getattr(game, name)}
    size = sum(len(source.text) for source in game.sources.values())
    if not game.components or size * sum(map(len, candidates.values())) > _MOST_TO_SEARCH:
        return
    files = _files(game.sources)
    for name, records in candidates.items():
        # A folder of icons is a collection, of which a game shows some.
        written = [record for record in records if not record.span.file.lower().endswith(".svg")]
        unused = [record for record in written if not files.mention(record) and not _is_used_otherwise(record)]
        if unused and not files.show_set(name):
            for record in unused:
                yield Problem(
                    message=f"the {SETS[name][1].replace('_', ' ')} {record.id!r} is defined but never used",
                    span=record.at("id"),
                    hint="use it, print it, or remove it",
                )


def _is_used_otherwise(record: Named) -> bool:
    """Whether it is a unit that joins an army, or terrain in the chart of terrain effects, at which B201 looks."""
    return (isinstance(record, Unit) and bool(record.army)) or (isinstance(record, Terrain) and has_rules(record))


def _files(sources: Mapping[str, Source]) -> _Files:
    texts = [(source, small_letters(source.text)) for source in sources.values()]
    starts: set[str] = set()
    ends: set[str] = set()
    for _, text in texts:
        for place in places_of(text, ("-{{",)):
            starts.update(_START.findall(text[max(0, place - _LONGEST) : place + 1]))
        for place in places_of(text, ("}}-",)):
            ends.update(_END.findall(text[place + 2 : place + _LONGEST])[:1])
    return _Files(texts, tuple(starts), tuple(ends))
