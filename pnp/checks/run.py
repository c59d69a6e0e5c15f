"""A game → everything that its checks find, less what the kit has waived with a reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pnp.checks.check import Check
from pnp.checks.registry import GAME_CHECKS
from pnp.findings import Finding, Span
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.walk import records


def check_game(game: Game, checks: Iterable[Check] = GAME_CHECKS) -> list[Finding]:
    """Run every check of the game's own rules."""
    return [finding for check in checks for finding in check.findings(game)]


def not_waived(game: Game, findings: Iterable[Finding]) -> Iterator[Finding]:
    """The findings that neither the kit nor the record they stand in has waived."""
    ignored = {one.code for one in game.kit.checks.ignore}
    waived = [
        (waiver.code, record.span) for record in records(game) if isinstance(record, Named) for waiver in record.waive
    ]
    for finding in findings:
        if finding.code in ignored:
            continue
        if not any(code == finding.code and _contains(span, finding.span) for code, span in waived):
            yield finding


def _contains(outer: Span, inner: Span) -> bool:
    return (
        outer.file == inner.file
        and (outer.line, outer.column) <= (inner.line, inner.column)
        and (inner.line, inner.column) <= (outer.end_line, outer.end_column)
    )
