"""The edits that are measured: a few words of the flagship, as an author changes them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final


@dataclass(frozen=True, slots=True)
class Change:
    """Words in a file of a kit, and what stands there afterwards."""

    file: str
    before: str
    after: str

    def make(self, kit: Path) -> None:
        """Change the file. Raises ValueError if the words are not there exactly once."""
        path = kit / self.file
        text = path.read_text(encoding="utf-8")
        if text.count(self.before) != 1:
            raise ValueError(f"{self.file} has {text.count(self.before)} times {self.before!r}, not once")
        path.write_text(text.replace(self.before, self.after), encoding="utf-8")


FLAVOR: Final = Change("tactics.yaml", "every helmet is a target.", "every helmet is a fine target.")
PARAGRAPH: Final = Change("rules/01-the-game.md", "not slept for a winter", "not slept for two winters")
WORD: Final = Change("tactics.yaml", "kitchens of Piombino are famous", "kitchens of Piombino are modest")
