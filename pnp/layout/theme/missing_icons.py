"""Report names that no icon has."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from pnp.findings import Finding, Related, Span
from pnp.layout import codes
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean
from pnp.nodes import Source

# ``:sword:``, but not times, ratios, tags and addresses, which also have colons.
_INLINE: Final = re.compile(r"(?<![\w:/]):([a-z][a-z0-9-]{2,40}):(?![\w:/])")


def missing_icon_finding(name: str, span: Span, icons: Iterable[str], related: Iterable[Related] = ()) -> Finding:
    """A finding about a missing icon."""
    hint = did_you_mean(name, icons) or "pnp list --icons shows those there are"
    return problem(codes.UNKNOWN_ICON, f"there is no icon {name!r}", span, hint, related)


def inline_icons(sources: Iterable[Source], icons: Collection[str]) -> Iterator[Finding]:
    """Report words between colons that are nearly the name of an icon, and would be printed as text."""
    for source in sources:
        for match in _INLINE.finditer(source.text):
            if match[1] not in icons and (hint := did_you_mean(match[1], icons)):
                span = source.span(match.start(1), match.end(1))
                yield problem(codes.UNKNOWN_ICON, f"there is no icon {match[1]!r}", span, hint)
