"""The changes that change nothing, as they were judged by reading: ``equivalent.toml``."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from tools.mutate.places import Mutant

_FILE = Path(__file__).with_name("equivalent.toml")


@dataclass(frozen=True, slots=True)
class Equivalents:
    """Why a change changes nothing, by module, line as it is and line as it becomes."""

    reasons: dict[tuple[str, str, str], str]

    @classmethod
    def read(cls) -> Equivalents:
        """What the file beside this module says."""
        entries = tomllib.loads(_FILE.read_text(encoding="utf-8")).get("mutant", [])
        return cls({(entry["module"], entry["old"], entry["new"]): entry["why"] for entry in entries})

    def reason(self, mutant: Mutant, source: bytes) -> str | None:
        """Why a change changes nothing, if it does not."""
        return self.reasons.get((mutant.module, *mutant.lines(source)))
