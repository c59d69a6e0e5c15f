"""What came of an export, for whoever asked for it."""

from __future__ import annotations

from collections.abc import Mapping

from pnp.findings import Finding
from pnp.nodes import Source
from pnp.values import dataclass
from pnp.writer import Written


@dataclass(frozen=True, slots=True, kw_only=True)
class Exported:
    """What came of an export. written: None if nothing was, and then reason says why.

    path: inside the folder of the kit, of the one file that was written, if it is one.
    """

    name: str
    findings: tuple[Finding, ...]
    sources: Mapping[str, Source]
    written: Written | None = None
    files: int = 0
    path: str = ""
    reason: str = ""
