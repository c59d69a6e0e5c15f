"""A rules text says that it speaks of something, and does not.

## What it does
Looks for the heading of every topic that a rules text declares, and whether it is a topic that the checks ask for.

## Why it matters
The declaration keeps the checks silent about a part of the rules that is not there.

## Fails
```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md], topics: {end: closing-time}}
```
```markdown file=rules.md
# Example

### The end {#end}
```
```text
texts.yaml:2:63: error K107 the rules have no heading 'closing-time'
```

## Passes
```diff file=rules.md
-### The end {#end}
+### The end {#closing-time}
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.checks.kit.topics import SPOKEN
from pnp.findings import Severity
from pnp.load.suggest import did_you_mean, one_of
from pnp.model.walk import key_span

CODE = "K107"
NAME = "topic that is not there"
SEVERITY = Severity.ERROR

_HEADING = re.compile(r"^#{1,6} .*\{#(?P<id>[\w\-]+)\}\s*$", re.MULTILINE)


def check(context: GameContext) -> Iterator[Problem]:
    """Every topic that a text declares."""
    for text in context.game.texts:
        if not text.topics:
            continue
        headings = [match["id"] for source in text.sources for match in _HEADING.finditer(source.text)]
        for topic, heading in text.topics.items():
            if topic not in SPOKEN:
                yield Problem(
                    message=f"{topic!r} is no topic that is asked for",
                    span=key_span(text, f"topics.{topic}"),
                    hint=did_you_mean(topic, SPOKEN) or one_of(SPOKEN),
                )
            elif heading.removeprefix("#") not in headings:
                yield Problem(
                    message=f"the rules have no heading {heading!r}",
                    span=text.at(f"topics.{topic}"),
                    hint=did_you_mean(heading, headings) or f"mark it: ## … {{#{heading}}}",
                )
