"""A heading is two levels below the one that it stands under, or above all before it.

Compares the level of each heading of a rules text with that of the heading before it: below `##` comes `###`, not
`####`. Behind two sections with `##`, the first `#` is a finding, too. A subtitle right below the title of a text may
be of any level.

The list of contents shows a section without the one that it belongs to, and its type is too small for what it says.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Turn

Draw, then play.

### Draw
```
```text
rules.md:5:1: warning T383 a heading of level 3 follows one of level 1
```
```diff file=rules.md
-### Draw
+# Draw
```
"""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from pnp.analysis.passages import Passage, rules_texts
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "skipped level of headings"
SEVERITY = Severity.WARNING

_HEADING: Final = re.compile(r"^(#{1,6})[ \t]+\S.*$", re.MULTILINE)


def check(context: GameContext) -> Problems:
    """Every heading that skips a level."""
    for passage in rules_texts(context.game):
        headings = list(_HEADING.finditer(passage.text))
        yield from _raised(passage, headings)
        for before, heading in pairwise(headings):
            above, level = len(before[1]), len(heading[1])
            is_subtitle = before.start() == 0 and not passage.text[before.end() : heading.start()].strip()
            if level > above + 1 and not is_subtitle:
                yield Problem(
                    message=f"a heading of level {level} follows one of level {above}",
                    span=passage.span(heading.start(), level),
                    hint=f"write {'#' * (above + 1)}",
                    related=(Related(passage.span(before.start(), above), "the heading before"),),
                    cause="a heading skips a level",
                )


def _raised(passage: Passage, headings: Sequence[re.Match[str]]) -> Problems:
    """The first heading that stands above all before it, if two of those are of the level that was the highest."""
    tops: list[re.Match[str]] = []
    for heading in headings:
        level, top = len(heading[1]), len(tops[0][1]) if tops else 0
        if level == top:
            tops.append(heading)
        if level < top or not tops:
            if len(tops) > 1:
                yield Problem(
                    message=f"a heading of level {level} follows {len(tops)} of level {top}, but ranks above them",
                    span=passage.span(heading.start(), level),
                    hint=f"write {'#' * top}",
                    related=(Related(passage.span(tops[0].start(), top), "the first of them"),),
                    cause="a heading skips a level",
                )
            tops = [heading]
