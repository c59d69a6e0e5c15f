"""The text refers to a place that does not exist.

## What it does
Looks, in English rules and texts of records, for "see section 4.2", "see table 3", "see page 12", "see the Rout table"
and "see “Moving”", and for the heading, caption or record that is meant. Books have only the section numbers that are
written in their headings, and page numbers may change with every build.

## Why it matters
The reader searches the book, gives up, and plays without the rule.

## Fails
```yaml file=cards.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: 'Move one unit (see section 2).'}
      - {id: flee, name: Flee, text: 'Roll at once (see the Rout table).'}
      - {id: rest, name: Rest, text: 'Rally one unit (see page 12).'}
```
```markdown file=rules.md
# Rules

### 1 Moving

All units move.
```
```text
cards.yaml:7:60: warning T103 no heading has the number of 'section 2'
cards.yaml:8:61: warning T103 nothing is called 'Rout table'
cards.yaml:9:59: warning T103 'page 12' may change, because every build numbers the pages anew
```

## Passes
```diff file=cards.yaml
-      - {id: march, name: March, text: 'Move one unit (see section 2).'}
-      - {id: flee, name: Flee, text: 'Roll at once (see the Rout table).'}
-      - {id: rest, name: Rest, text: 'Rally one unit (see page 12).'}
+      - {id: march, name: March, text: 'Move one unit (see section 1).'}
+      - {id: flee, name: Flee, text: 'Roll at once (see “Moving” in the rules).'}
+      - {id: rest, name: Rest, text: 'Rally one unit (see the diagram).'}
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.corpus import Corpus, Found
from pnp.analysis.markup import AS_NOTHING
from pnp.checks.check import Problem
from pnp.checks.words.link_targets import LinkTargets, link_targets
from pnp.findings import Severity
from pnp.load.suggest import did_you_mean

CODE = "T103"
NAME = "dead cross-reference"
SEVERITY = Severity.WARNING

_KINDS: Final = "section|chapter|rule|paragraph|article|appendix|table|chart|figure|fig\\.|diagram|page|p\\."
_SEE: Final = (
    r"(?:(?<!\w)[Ss]ee|(?<=[Rr])efer to|(?<=[Cc])onsult|(?<=[Aa])s (?:described|explained|shown|listed) (?:in|on))"
    r"(?:\ also)?\ (?:the\ )?"
)
# A place in another book.
_OUTSIDE: Final = r"(?!\ (?:of|in|from|on)\ )"
_NUMBERED: Final = re.compile(
    rf"{_SEE}(?P<what>(?P<kind>{_KINDS})\ (?P<number>[A-Z]?\d+(?:\.\d+)*|[IVX]+)(?![\w’'])){_OUTSIDE}", re.IGNORECASE
)
_QUOTED: Final = re.compile(
    rf"{_SEE}{AS_NOTHING}*(?:“(?P<curly>[^”\n]{{2,60}})”|\"(?P<straight>[^\"\n]{{2,60}})\"){_OUTSIDE}"
)
_CALLED: Final = re.compile(
    rf"{_SEE}(?P<title>[A-Z][\w’'-]+(?:\ (?:[A-Z][\w’'-]+|of|and|the|for))*)"
    rf"\ (?P<kind>[Tt]able|[Cc]hart|[Ss]ection|[Cc]hapter)(?!\w){_OUTSIDE}"
)
# What the patterns begin with.
_STARTS: Final = ("see ", "See ", "efer to ", "onsult ", "s described ", "s explained ", "s shown ", "s listed ")
_PAGES: Final = ("page", "p.")


def check(context: GameContext) -> Iterator[Problem]:
    """Every reference to a place that the kit does not have."""
    if not context.is_english:
        return
    words = context.corpus
    numbered = list(words.find_at(_NUMBERED, _STARTS))
    for found in numbered:
        yield from _of_number(found, words, numbered, context.get(link_targets))
    for found in words.find_at(_QUOTED, _STARTS):
        yield from _of_title(found, "curly" if found.match["curly"] else "straight", "", context.get(link_targets))
    for found in words.find_at(_CALLED, _STARTS):
        yield from _of_title(found, "title", f" {found.match['kind']}", context.get(link_targets))


def _of_number(found: Found, words: Corpus, numbered: Sequence[Found], known: LinkTargets) -> Iterator[Problem]:
    what, kind, number = found.match["what"], found.match["kind"].lower(), found.match["number"]
    if kind in _PAGES:
        message = f"{what!r} may change, because every build numbers the pages anew"
        hint = "name the heading, or link to it: [](#id) prints its page"
        yield Problem(message=message, span=found.part("what"), hint=hint)
        return
    if number in known.numbers or known.is_open or known.has(what) or _is_elsewhere(what, words, numbered):
        return
    yield Problem(
        message=f"no heading has the number of {what!r}",
        span=found.part("what"),
        hint="name the heading instead, or link to it with [](#id)",
    )


def _is_elsewhere(what: str, words: Corpus, numbered: Sequence[Found]) -> bool:
    """Whether the words also occur without "see" before them, probably at the place that is meant."""
    after_see = sum(1 for reference in numbered if reference.match["what"].lower() == what.lower())
    pattern = re.compile(rf"(?<!\w){re.escape(what)}(?!\w)", re.IGNORECASE)
    everywhere = sum(1 for _ in pattern.finditer(words.text))
    return everywhere > after_see


def _of_title(found: Found, group: str, kind: str, known: LinkTargets) -> Iterator[Problem]:
    title = found.match[group].rstrip(".,").replace(AS_NOTHING, "")
    if known.has(title) or known.has(title + kind) or known.is_open:
        return
    yield Problem(
        message=f"nothing is called {title + kind!r}",
        span=found.part(group),
        hint=did_you_mean(title, known.headings) or "name a heading, table or record of the kit",
    )
