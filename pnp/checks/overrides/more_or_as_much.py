"""One sentence asks for more than something, and another for as much.

Looks, in English rules and the glossary, for sentences about the same thing of which one needs *more than* a value, "by
more than its Stability", and the other one is content with as much: "by the Stability or more", "at least the
Stability". They are taken to be about the same if they share three words besides the value.

With exactly that much, one player has it and the other one says no.

```yaml file=play.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
glossary:
  - {id: control, term: control, text: You control an area if your influence there is more than its Stability.}
```
```markdown file=rules.md
# Rules

A player controls an area with influence there of its Stability or more.
```
```text
rules.md:3:51: warning Q175 'its Stability or more' is enough here, but 'more than its Stability' is needed elsewhere
```
```diff file=rules.md
-A player controls an area with influence there of its Stability or more.
+A player controls an area with influence there of more than its Stability.
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.outline import content_words, stem
from pnp.analysis.statements import are_together
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.values import dataclass

NAME = "more than, or as much"
SEVERITY = Severity.WARNING

_OF: Final = r"(?:the|its|their|your|his|her)"
_MORE: Final = re.compile(rf"\b(?:more|greater|higher|larger) than {_OF} (?P<what>[a-z]{{3,}})\b(?! or equal)")
# Every match of either has one of these.
_COMPARING: Final = (" than ", " or ", "at least ")
_AS_MUCH: Final = re.compile(
    rf"\b(?:{_OF} (?P<what>[a-z]{{3,}}),? or (?:more|higher|better|above)"
    r"|(?:at least|equal to or (?:more|greater|higher) than|(?:more|greater|higher) than or equal to) "
    rf"{_OF} (?P<other>[a-z]{{3,}}))\b"
)
_LEAST: Final = 3


@dataclass(frozen=True, slots=True)
class _Threshold:
    """What a sentence asks for. about: its other words. start, end: the words that say so."""

    what: str
    is_more: bool
    about: frozenset[str]
    start: int
    end: int


def check(context: GameContext) -> Problems:
    """Each sentence that is content with as much, once."""
    if not context.is_english:
        return
    found = list(_thresholds(context))
    for second in found:
        first = next((other for other in found if _differ(context, other, second)), None)
        if first:
            yield Problem(
                message=f"{context.prose.words_of(second)!r} is enough here, "
                f"but {context.prose.words_of(first)!r} is needed elsewhere",
                span=context.prose.span_of(second),
                hint="say in both places whether exactly as much is enough",
                related=(Related(context.prose.span_of(first), "the other place"),),
            )


def _differ(context: GameContext, first: _Threshold, second: _Threshold) -> bool:
    return (
        first.is_more
        and not second.is_more
        and first.what == second.what
        and len((first.about & second.about) - {first.what}) >= _LEAST
        and not are_together(context, first.start, second.start)
    )


def _thresholds(context: GameContext) -> Iterator[_Threshold]:
    words, known = context.prose.lower, context.outline
    for is_more, pattern in ((True, _MORE), (False, _AS_MUCH)):
        for match in context.prose.find_with(pattern, _COMPARING):
            start, end = known.sentence(match.start())
            section = known.at(start)
            if not (section and section.is_aside):
                what = stem(match["what"] or match.groupdict().get("other") or "")
                yield _Threshold(what, is_more, content_words(words[start:end]), *match.span())
