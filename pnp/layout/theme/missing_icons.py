"""Names that no icon has → findings."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from pnp.findings import Finding, Related, Span
from pnp.layout import codes
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean
from pnp.nodes import Source

# ``:sword:``, and not the times and ratios, tags and addresses that have colons, too.
_INLINE: Final = re.compile(r"(?<![\w:/]):([a-z][a-z0-9-]{2,40}):(?![\w:/])")


def icon_finding(name: str, span: Span, icons: Iterable[str], related: Iterable[Related] = ()) -> Finding:
    """An icon that is not there."""
    hint = did_you_mean(name, icons) or "pnp list --icons shows those there are"
    return problem(codes.UNKNOWN_ICON, f"there is no icon {name!r}", span, hint, related)


def inline_icons(sources: Iterable[Source], icons: Collection[str]) -> Iterator[Finding]:
    """Words between colons that nearly are an icon, wherever they are written: they would be printed as they stand."""
    for source in sources:
        for match in _INLINE.finditer(source.text):
            if match[1] not in icons and (hint := did_you_mean(match[1], icons)):
                span = source.span(match.start(1), match.end(1))
                yield problem(codes.UNKNOWN_ICON, f"there is no icon {match[1]!r}", span, hint)
