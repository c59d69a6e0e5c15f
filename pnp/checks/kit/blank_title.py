"""A kit has no title, or an author who is nobody.

Looks at the `title` and the `authors` of the kit: none of them may be blank, or words that hold the place of a name,
such as `Your name`, `Author` or `TBD`.

The title is printed on the box and on every rulebook, the authors at the end of the rules.

```yaml file=kit.yaml
kit: example
title: ' '
players: 2
authors: [Your name]
```
```text
kit.yaml:2:8: warning K403 the title is blank
kit.yaml:4:11: warning K403 'Your name' is printed as the name of an author
```
```diff file=kit.yaml
-title: ' '
+title: Example
-authors: [Your name]
+authors: [Ada Lovelace]
```
"""

import re
from typing import Final

from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "blank title"
SEVERITY = Severity.WARNING


_NOBODY: Final = re.compile(
    r"(?:(?:your|my|an?|author['’]?s?|full|first|last) )*(?:names?|authors?|designers?)(?: here)?"
    r"|you|me|to ?do|tb[ad]|x{2,}|n\.?n\.?|n/a|[?.…_-]+",
    re.IGNORECASE,
)


def check(context: GameContext) -> Problems:
    """The title and the authors."""
    kit = context.game.kit
    if not kit.title.strip():
        yield Problem(message="the title is blank", span=kit.at("title"), hint="give the game a name")
    for index, author in enumerate(kit.authors):
        name = " ".join(author.split())
        if not name or _NOBODY.fullmatch(name):
            yield Problem(
                message=f"{name!r} is printed as the name of an author" if name else "an author is blank",
                span=kit.at(f"authors.{index}"),
                hint="write the name, or remove the entry",
            )
