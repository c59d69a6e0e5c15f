"""The version cannot be compared with others.

Reads the `version` of the kit: numbers with dots (`1`, `1.2`, `1.2.3`), perhaps followed by `-beta` or the like, or a
date (`2026-11-21`).

Of two printed rulebooks, nobody can tell which one is newer.

```yaml file=kit.yaml
kit: example
title: Example
players: 2
version: second try
```
```text
kit.yaml:4:10: warning K401 'second try' is not a version number or a date
```
```diff file=kit.yaml
-version: second try
+version: 1.1-beta
```
"""

import re

from pnp.checks.api import GameContext, Problem, Problems, Severity

NAME = "invalid version"
SEVERITY = Severity.WARNING

_VERSION = re.compile(
    r"v?\d+(?:\.\d+){0,3}(?:[\-+. ]?(?:[a-z]+[\-. ]?\d*|r\d+))?$|\d{4}-\d\d(?:-\d\d)?$", re.IGNORECASE
)


def check(context: GameContext) -> Problems:
    """The version of the kit."""
    version = context.game.kit.version
    if version and not _VERSION.match(version.strip()):
        yield Problem(
            message=f"{version!r} is not a version number or a date",
            span=context.game.kit.at("version"),
            hint="write numbers with dots, such as 1.2, or the date",
        )
