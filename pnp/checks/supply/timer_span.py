"""A span of time cannot be measured with the timer among the parts.

Compares, in English and German rules, the seconds and minutes that the rules and the records give with the sand timers
in the list of parts. A timer can be turned again, so whatever is a multiple of it is right.

A sand timer runs until it is empty: nobody can stop it after half of its time.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

### Components

- 60 cards
- 1 sand timer (30 seconds)

### Drawing

You have 45 seconds to draw the word on your card.
```
```text
rules.md:10:10: warning S134 45 seconds cannot be measured with a timer of 30 seconds
```
```diff file=rules.md
-You have 45 seconds to draw the word on your card.
+You have 60 seconds to draw the word on your card.
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.numerals import ANY_NUMBER, NUMBER, any_number_of
from pnp.analysis.parts import parts_list
from pnp.checks.api import GameContext, Problem, Problems, Severity, Span
from pnp.checks.repeats import first_of_each
from pnp.model.fields import Open
from pnp.model.walk import records

NAME = "time that no timer measures"
SEVERITY = Severity.WARNING

_UNITS: Final = ("second", "minute", "sekunde")
_SPAN: Final = re.compile(
    rf"(?<![\w.,/–-])(?P<number>{NUMBER}|{ANY_NUMBER})[ -](?P<unit>second|minute|sekunde)(?:s|n)?\b"
)
_SAND: Final = re.compile(r"\bsand[ -]?(?:timer|glass)|\bhourglass|\begg timer|sanduhr")
# What measures any time.
_CLOCK: Final = re.compile(r"\bstop[ -]?watch|\bclock\b|\bphone\b|\bapp\b|stoppuhr|\bdigital")
# How long a game takes, and what is only an estimate.
_ROUGHLY: Final = re.compile(r"\b(?:game|play(?:s|ing|ed)?|about|setting up|etwa|spiel(?:dauer|zeit)?)\b")
_MINUTE: Final = 60


def check(context: GameContext) -> Problems:
    """The first use of every span that is no multiple of a timer."""
    items = [part.words for part in context.get(parts_list).parts]
    timers = {_seconds(match) for words in items if _SAND.search(words) for match in _SPAN.finditer(words)}
    if not timers or any(_CLOCK.search(words) for words in items):
        return
    unit = "seconds" if context.is_english else "Sekunden"
    listed = " or ".join(str(timer) for timer in sorted(timers))
    for seconds, span in first_of_each(_used(context), lambda used: used[0]):
        if seconds and all(seconds % timer for timer in timers):
            yield Problem(
                message=f"{seconds} {unit} cannot be measured with a timer of {listed} {unit}",
                span=span,
                hint="give a multiple of the time that the timer takes, or list another timer",
            )


def _used(context: GameContext) -> Iterator[tuple[int, Span]]:
    for record in records(context.game):
        if isinstance(record, Open):
            for key, value in record.fields.items():
                if key.lower() in ("seconds", "sekunden") and isinstance(value, int):
                    yield value, record.at(key)
    words, parts, known = context.prose, context.get(parts_list), context.outline
    for start, end in known.sentences_with(_UNITS):
        if parts.is_inside(start) or known.is_aside(start) or _ROUGHLY.search(words.lower, start, end):
            continue
        for match in _SPAN.finditer(words.lower, start, end):
            yield _seconds(match), words.match_span(match)


def _seconds(match: re.Match[str]) -> int:
    return any_number_of(match["number"]) * (_MINUTE if match["unit"] == "minute" else 1)
