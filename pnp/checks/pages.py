"""A manual page as a terminal shows it → its title and sections, and the same as Markdown."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import dedent

from pnp.values import dataclass

WHAT, WHY, FAILS, PASSES, MENDED = "What it does", "Why it matters", "Fails", "Passes", "Mended"
_PROSE = (WHAT, WHY, MENDED)


@dataclass(frozen=True, slots=True)
class Page:
    """The manual page of a code. sections: their text by heading, in order."""

    title: str
    sections: Mapping[str, str]

    @classmethod
    def parse(cls, text: str) -> Page:
        """Read a page: the title on the first line, headings at the margin, all below them indented."""
        title, _, rest = text.partition("\n")
        blocks: dict[str, list[str]] = {}
        heading = ""
        for line in rest.splitlines():
            if line and not line.startswith(" "):
                heading = line
            else:
                blocks.setdefault(heading, []).append(line)
        sections = {name: dedent("\n".join(lines)).strip("\n") for name, lines in blocks.items() if name}
        return cls(title.removesuffix("."), sections)

    @property
    def summary(self) -> str:
        """What the check does, as one paragraph."""
        return " ".join(self.sections.get(WHAT, self.title).split())

    @property
    def markdown(self) -> str:
        """The sections with headings; what is no prose is a block of code."""
        return "".join(f"\n## {name}\n\n{_body(name, text)}\n" for name, text in self.sections.items())


def _body(name: str, text: str) -> str:
    return text if name in _PROSE else f"```text\n{text}\n```"
