"""A section has the same heading as the one before it, on the same level.

Compares the headings of a rules text that stand side by side below the same heading. Two with the same words are a
finding if one of them is right behind the other; examples and notes may follow each other.

A section was pasted twice, or an old version of it was left in; readers do not know which of them holds.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Turn

Draw, then play.

# Turn

Draw two cards, then play one.
```
```text
rules.md:5:1: warning T403 the heading 'Turn' occurs twice
```
```diff file=rules.md
-# Turn
-
-Draw, then play.
-
 # Turn
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.corpus import shown
from pnp.analysis.passages import rules_texts
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "repeated heading"
SEVERITY = Severity.WARNING

_HEADING: Final = re.compile(r"^(?P<level>#{1,6})[ \t]+(?P<words>\S.*?)[ \t#:]*$", re.MULTILINE)
# What may come several times in a row.
_ASIDE: Final = re.compile(r"(?:examples?|notes?|tips?|hints?|beispiele?|hinweise?|anmerkung(?:en)?)\b", re.IGNORECASE)


def check(context: GameContext) -> Problems:
    """Every heading with the words of the one before it."""
    for passage in rules_texts(context.game):
        for before, heading in _neighbours(passage.text):
            if before["words"].casefold() == heading["words"].casefold() and not _ASIDE.match(heading["words"]):
                yield Problem(
                    message=f"the heading {shown(heading['words'])!r} occurs twice",
                    span=passage.match_span(heading),
                    hint="make one section of the two, or say in the headings how they differ",
                    related=(Related(passage.match_span(before), "the first of them"),),
                )


def _neighbours(text: str) -> Iterator[tuple[re.Match[str], re.Match[str]]]:
    """Each heading with the one before it on the same level, below the same heading."""
    last: dict[int, re.Match[str]] = {}
    for heading in _HEADING.finditer(text):
        level = len(heading["level"])
        if level in last:
            yield last[level], heading
        last = {above: match for above, match in last.items() if above < level} | {level: heading}
