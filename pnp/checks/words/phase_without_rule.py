"""The rules describe every phase but one.

Looks, if the kit lists four phases or more, for the headings, and the words in bold type at the beginning of a
paragraph or item, with which the rules describe each of them. If all but one are described so, that one is found. Rules
that print the phases out of the kit have them all.

The phase stands in every summary, and when it comes nobody knows what is done in it.

```yaml file=play.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
phases:
  - {id: supply, name: Supply Phase}
  - {id: move, name: Movement Phase}
  - {id: fight, name: Combat Phase}
  - {id: truce, name: Truce Phase}
```
```markdown file=rules.md
# Rules

**Supply.** Take one stone.

**Movement.** Move your boat.

**Combat.** Roll two dice.
```
```text
play.yaml:7:23: warning T410 the rules describe every phase but 'Truce Phase'
```
```diff file=rules.md
 **Combat.** Roll two dice.
+
+**Truce.** Who is tired sits down.
```
"""

import re
from collections.abc import Sequence
from typing import Final

from pnp.analysis.outline import stem
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.model.play import Phase

NAME = "phase without a rule"
SEVERITY = Severity.WARNING

_LEAST: Final = 3
_LEADS: Final = re.compile(
    r"^[ \t]*(?:#{1,6}[ \t]+(?P<title>[^\n]+)"
    r"|(?:[-*+][ \t]+|[\d.]+\)?[ \t]+|[A-Z]\.?[ \t]+)*\*\*(?P<bold>[^*\n]{2,60})\*\*)",
    re.MULTILINE,
)
_PRINTED: Final = re.compile(r"\bphases\b[^\n]*[}%]")
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_PHASE: Final = frozenset(map(stem, ("phase", "step", "turn", "round", "the", "and", "of")))


def check(context: GameContext) -> Problems:
    """The only phase without a heading or words in bold type of its own."""
    phases = [phase for phase in context.game.phases if not phase.of and not phase.steps and phase.name]
    rules = [passage for passage in context.prose.passages if passage.kind == "rules"]
    if len(phases) <= _LEAST or any(_PRINTED.search(passage.text) for passage in rules):
        return
    leads = [_words(match["title"] or match["bold"]) for passage in rules for match in _LEADS.finditer(passage.text)]
    alone = [phase for phase in phases if not any(_own(phase, phases) & lead for lead in leads)]
    if len(alone) == 1:
        yield Problem(
            message=f"the rules describe every phase but {alone[0].name!r}",
            span=alone[0].at("name"),
            hint="say in the rules what is done in it, under its name, or leave it out",
        )


def _own(phase: Phase, phases: Sequence[Phase]) -> frozenset[str]:
    """The words of the name of a phase that no other one has."""
    others = frozenset(word for other in phases if other is not phase for word in _words(other.name))
    return _words(phase.name) - others - _PHASE


def _words(text: str) -> frozenset[str]:
    return frozenset(map(stem, _WORD.findall(text)))
