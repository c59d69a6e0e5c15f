"""What ``--fix`` does with the examples on the pages of checks: it says so, it helps, and twice is once."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.checks.check import Check
from pnp.checks.manual import is_mended
from pnp.checks.registry import CHECKS, PRINT_CHECKS
from pnp.fix import FixResult, fix, save
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit
from tests.checks.test_manual_pages import findings_of, section


def mended(check: Check, folder: Path) -> FixResult[CompiledKit]:
    """A kit with what one check can mend mended, in memory."""
    with_layout = check in PRINT_CHECKS
    return fix(
        lambda drafts: compile_kit(folder, ".", with_layout=with_layout, drafts=drafts),
        lambda file: "",
        lambda finding: finding.code == check.code,
    )


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.code)
def test_an_example_is_mended_as_its_page_says_at_once_and_for_good(check: Check, tmp_path: Path) -> None:
    carries_edits = any(finding.edits for finding in findings_of(check, section(check.manual, "Fails"), tmp_path))
    assert carries_edits == is_mended(check.code), "a page has a section 'Mended' if its example can be mended"
    if carries_edits:
        done = mended(check, tmp_path)
        assert any(finding.edits for finding in done.first.findings if finding.code == check.code)
        assert done.texts
        save(tmp_path, ".", done.texts, done.before)
        again = mended(check, tmp_path)
        assert again.texts == {}
        assert [finding for finding in again.left.findings if finding.code == check.code and finding.edits] == []
