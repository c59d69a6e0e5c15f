"""A status is declared, and nothing says what it does.

Looks for a status (`statuses:`) without words and effects of its own that no sentence gives a meaning to: none that
names it says what one may, must or cannot do, what is added, or gives any number. In a kit with a glossary it looks for
markers of which the same is true, too.

The players know when they have it, and not what for.

```yaml file=units.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
statuses:
  - {id: high-ground, name: High Ground}
```
```markdown file=rules.md
# Rules

Hunters have High Ground in Forests.
```
```text
units.yaml:4:10: warning N177 nothing says what 'High Ground' does
```
```diff file=rules.md
-Hunters have High Ground in Forests.
+Hunters have High Ground in Forests. A piece with High Ground adds 1 to its attack.
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.word_forms import stemmed
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.game import Game
from pnp.model.markers import Marker, Status

NAME = "status without effect"
SEVERITY = Severity.WARNING

# A glossary of so many terms is meant to explain everything; a marker in so many sentences needs it.
_LEAST_TERMS: Final = 5
_OFTEN: Final = 5
_MEANING: Final = re.compile(
    r"\d|\b(?:may|must|can|cannot|can't|never|only|always|no longer|add|adds|subtract|roll|rolls|loses?|gains?|gets?"
    r"|double|half|halved|destroyed|removed|discard|skip|miss|ignore|stops?|moves?|means|counts?"
    r"|one|two|three|four|five|six)\b"
)
_MARKS: Final = re.compile(
    r"[+−-]\d|\b(?:means|shows?|marks?|worth|counts?|adds?|gives?|represents?|used|tracks?|points?|spends?|pays?|cannot"
    r"|cancels?|for each|per|advances?)\b"
)


def check(context: GameContext) -> Problems:
    """Every status, and every marker that a glossary leaves out, to which no sentence gives a meaning."""
    game, words = context.game, context.prose
    bare: list[Status | Marker] = [
        status for status in game.statuses if not (status.text or status.note or status.effects or status.marker)
    ]
    if len(game.glossary) >= _LEAST_TERMS:
        bare += _bare_markers(game)
    if not context.is_english:
        return
    for thing in bare:
        places = words.places((thing.name.lower(),)) if thing.name else []
        sentences = {context.outline.sentence(place) for place in places}
        least, meaning = (1, _MEANING) if isinstance(thing, Status) else (_OFTEN, _MARKS)
        if len(sentences) >= least and not any(meaning.search(words.lower, *sentence) for sentence in sentences):
            yield Problem(
                message=f"nothing says what {thing.name!r} does",
                span=thing.at("id"),
                hint="write under text: what a piece with it may do, cannot do or adds",
            )


def _bare_markers(game: Game) -> Iterator[Marker]:
    """Markers that stand for nothing else of the kit, and that no entry explains."""
    others = {resource.marker for resource in game.resources} | {unit.id for unit in game.units}
    explained = {stemmed(term.term) for term in game.glossary}
    for marker in game.markers:
        means = marker.text or marker.note or marker.status or marker.tracks or marker.value is not None
        if not means and marker.id not in others and stemmed(marker.name) not in explained:
            yield marker
