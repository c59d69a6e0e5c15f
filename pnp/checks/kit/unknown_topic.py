"""A rules text declares a topic that it does not cover.

Looks up the heading of every topic that a rules text declares, by its id or by its words in small letters with hyphens
(`## The End` is `the-end`), and checks that the topic is known.

The declaration silences the checks about a missing part of the rules.

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
```diff file=rules.md
-### The end {#end}
+### The end {#closing-time}
```
"""

import re

from pnp.analysis.topics import TOPIC_WORDS
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.load.suggest import did_you_mean, meant_or_all
from pnp.model.walk import key_span

NAME = "unknown topic"
SEVERITY = Severity.ERROR
IS_SOFTER_IN_DRAFT = True

_HEADING = re.compile(r"^#{1,6} +(?P<title>[^\n]*?)[ \t]*(?:\{#(?P<id>[\w\-]+)\})?[ \t]*$", re.MULTILINE)


def check(context: GameContext) -> Problems:
    """Every topic that a text declares."""
    for text in context.game.texts:
        if not text.topics:
            continue
        from pnp.document.anchors import slug  # Books take long to import, and few kits declare topics.

        found = (match for source in text.sources for match in _HEADING.finditer(source.text))
        headings = [match["id"] or slug(match["title"]) for match in found]
        for topic, heading in text.topics.items():
            if topic not in TOPIC_WORDS:
                yield Problem(
                    message=f"{topic!r} is not a known topic",
                    span=key_span(text, f"topics.{topic}"),
                    hint=meant_or_all(topic, TOPIC_WORDS),
                )
            elif heading.removeprefix("#") not in headings:
                yield Problem(
                    message=f"the rules have no heading {heading!r}",
                    span=text.at(f"topics.{topic}"),
                    hint=did_you_mean(heading, headings) or f"mark the heading: ## … {{#{heading}}}",
                )
