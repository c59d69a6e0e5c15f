"""What a draft may have that a complete kit may not."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.checks.registry import CHECKS
from pnp.findings import Severity
from pnp.pipeline.compiled_kit import compile_kit

UNITS = "units: [{id: pikes, name: Pikes, abbr: Pk}, {id: picks, name: Picks, abbr: Pk}]\n"
PICTURE = "decks: [{id: d, name: D, cards: [{id: a, name: A, image: a.png}]}]\n"
GAP = "tables: [{id: t, name: T, die: D6, rows: [{on: 1-5, name: A}]}]\n"


@pytest.mark.parametrize(
    ("status", "text", "code", "severity"),
    [
        ("draft", UNITS, "N113", Severity.WARNING),
        ("complete", UNITS, "N113", Severity.ERROR),
        ("draft", GAP, "D101", Severity.ERROR),
        ("draft", PICTURE, "K202", Severity.INFO),
        ("complete", PICTURE, "K202", Severity.WARNING),
    ],
)
def test_a_draft_may_contradict_itself(tmp_path: Path, status: str, text: str, code: str, severity: Severity) -> None:
    head = f"kit: a\ntitle: A\nplayers: 2\nlicence: CC0-1.0\nstatus: {status}\n"
    (tmp_path / "kit.yaml").write_text(head, encoding="utf-8")
    (tmp_path / "a.yaml").write_text(text, encoding="utf-8")
    findings = compile_kit(tmp_path, "a", with_layout=False).findings
    assert [finding.severity for finding in findings if finding.code == code] == [severity]


def test_errors_and_the_credit_of_a_picture_are_softened_and_never_lost_text() -> None:
    softened = {check.code: check for check in CHECKS if check.is_softer_in_draft}
    assert [code for code, check in softened.items() if check.severity is not Severity.ERROR] == ["K202"]
    # A reference to nothing, text that does not fit, a missing glyph, something beyond the bleed.
    assert softened.keys().isdisjoint({"N101", "N111", "P101", "P102", "P105"})
