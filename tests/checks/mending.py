"""Kits with what one check finds mended."""

from __future__ import annotations

from pathlib import Path

from pnp.checks.check import Check
from pnp.checks.registry import PRINT_CHECKS
from pnp.fix import FixResult, fix
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit


def mended(check: Check, folder: Path) -> FixResult[CompiledKit]:
    """A kit with what one check can mend mended, in memory."""
    with_layout = check in PRINT_CHECKS
    return fix(
        lambda drafts: compile_kit(folder, ".", with_layout=with_layout, drafts=drafts),
        lambda file: "",
        lambda finding: finding.code == check.code,
    )
