"""Only one may do something, and another may do it, too.

Looks in English rules for what only one kind may do, "only the Mason may build walls", and for sentences by which
another may do the same: "the Carpenter may build walls as well". Sentences of the same paragraph and those with a
condition or an exception are left out.

One player relies on the first sentence, the other one on the second.

```yaml file=texts.yaml
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

### The Mason

Only the Mason may build walls.

### The Carpenter

The Carpenter may build walls as well.
```
```text
rules.md:9:1: warning Q173 'The Carpenter may build walls as well.' contradicts 'Only the Mason may build walls.'
```
```diff file=rules.md
-Only the Mason may build walls.
+Only the Mason and the Carpenter may build walls.
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.statements import are_together
from pnp.analysis.topic_words import topic_words
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.values import dataclass

NAME = "only one, and another"
SEVERITY = Severity.WARNING

_ONLY: Final = re.compile(
    r"\W*(?:only|no one but|nobody but) (?:the |an? )?(?P<who>[a-z’' -]{3,40}?) (?:may|can) (?P<what>[^.;:,]+)"
)
_MAY: Final = re.compile(
    r"\W*(?:(?:the|an?|all|every|each) )*(?P<who>[a-z’' -]{3,40}?) (?:may|can)(?: also)? (?P<what>[^.;:,]+)"
)
_AT_TIMES: Final = re.compile(
    r"\b(?:if|when|whenever|unless|until|except|instead|only|while|during|before|after|but|however|once|other|not|never)\b"
)
_PEOPLE: Final = re.compile(r"(?:you|players?|they|he|she|it|this|these|one|no|nobody|any|both|some)\b")
# A word for what is done, and one for with what.
_LEAST: Final = 2


@dataclass(frozen=True, slots=True)
class _Permission:
    """Who may do what. start, end: the place of the sentence."""

    who: frozenset[str]
    what: frozenset[str]
    is_only: bool
    start: int
    end: int


def check(context: GameContext) -> Problems:
    """Every sentence that allows another what one alone may do."""
    if not context.is_english or not context.prose.places(("only ", "no one but ", "nobody but ")):
        return
    permissions = tuple(_permissions(context))
    alone = {permission.what: permission for permission in reversed(permissions) if permission.is_only}
    for other in permissions:
        only = alone.get(other.what)
        if only and only.who.isdisjoint(other.who) and not are_together(context, only.start, other.start):
            yield Problem(
                message=f"{context.prose.words_of(other)!r} contradicts {context.prose.words_of(only)!r}",
                span=context.prose.span_of(other),
                hint="name both in the sentence with 'only', or correct one of the two",
                related=(Related(context.prose.span_of(only), "only one here"),),
            )


def _permissions(context: GameContext) -> Iterator[_Permission]:
    """The permissions of the rules in order, those of people and with conditions left out."""
    lower, known = context.prose.lower, context.outline
    for start, end in known.sentences_with((" may ", " can ")):
        sentence = lower[start:end]
        only = _ONLY.match(sentence)
        match = only or _MAY.match(sentence)
        if not match or known.is_aside(start) or not (only or _is_plain(match)):
            continue
        who, what = topic_words(match["who"]), topic_words(match["what"])
        if who and len(what) >= _LEAST:
            yield _Permission(who, what, bool(only), start, end)


def _is_plain(match: re.Match[str]) -> bool:
    return not _PEOPLE.match(match["who"]) and not _AT_TIMES.search(match.string)
