"""Findings of a draft → the same, where those that need not stop a prototype are warnings, and some warnings notes.

A check has ``IS_SOFTER_IN_DRAFT`` for that. All that is written is still printed: two places contradict each other,
there is too little of something, or it is not as sharp as it should be. What only a published game must have is a note.
"""

from collections.abc import Iterable
from dataclasses import replace

from pnp.checks.catalogue import RULES, rule
from pnp.checks.check import SOFTER
from pnp.findings import Finding
from pnp.model.game import Game


def soften_drafts(game: Game, findings: Iterable[Finding]) -> list[Finding]:
    """The findings of a kit, with warnings for errors that a draft may have, and notes for such warnings."""
    if game.kit.status != "draft":
        return list(findings)
    return [
        replace(finding, severity=SOFTER[finding.severity]) if _is_softer(finding) else finding for finding in findings
    ]


def _is_softer(finding: Finding) -> bool:
    if finding.severity not in SOFTER:
        return False
    if finding.code in RULES:
        return rule(finding.code).is_softer_in_draft
    from pnp.checks.printed import print_checks

    return any(check.code == finding.code and check.is_softer_in_draft for check in print_checks())
