"""A licence is not in the SPDX list.

Compares the `licence` of the kit and of every credit with the short names of SPDX and expressions of them (`CC-BY-4.0
OR MIT`). A licence of your own is written `LicenseRef-` followed by a name.

Anyone who wants to translate, print or sell the game has to know exactly which text applies; there are twelve of "CC
BY".

```yaml file=kit.yaml
kit: example
title: Example
players: 2
licence: CC BY 4.0
```
```text
kit.yaml:4:10: warning K201 'CC BY 4.0' is not the short name of a licence
```
```diff file=kit.yaml
-licence: CC BY 4.0
+licence: CC-BY-4.0
```

## Mended
The name is replaced by the short name if only one can have been meant. Names in quotes are not changed.
"""

from pnp.checks.api import Edit, GameContext, Problem, Problems, Severity, Span
from pnp.checks.kit.spdx import USUAL, likely, unknown_part
from pnp.load.suggest import did_you_mean
from pnp.model.kit import Credit, Kit
from pnp.nodes import Scalar

NAME = "unknown licence"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """The licences of the kit and of its credits."""
    licensed: tuple[Kit | Credit, ...] = (context.game.kit, *context.game.kit.credits)
    for record in licensed:
        if record.licence.strip() and (unknown := unknown_part(record.licence)):
            yield _problem(record, unknown)


def _problem(record: Kit | Credit, unknown: str) -> Problem:
    span = _place(record, unknown)
    meant = likely(unknown)
    hint = f"write {meant}" if meant else did_you_mean(unknown, USUAL)
    return Problem(
        message=f"{unknown!r} is not the short name of a licence",
        span=span,
        hint=hint or "use a short name from spdx.org/licenses, or LicenseRef- and a name for your own licence",
        edits=(Edit(span, meant),) if meant and not _is_quoted(record) else (),
    )


def _place(record: Kit | Credit, part: str) -> Span:
    """The span of a part of the licence."""
    node = record.node.get("licence") if record.node else None
    offset = node.text.find(part) if isinstance(node, Scalar) else -1
    return node.place(offset, len(part)) if isinstance(node, Scalar) and offset >= 0 else record.at("licence")


def _is_quoted(record: Kit | Credit) -> bool:
    node = record.node.get("licence") if record.node else None
    return not isinstance(node, Scalar) or node.is_quoted
