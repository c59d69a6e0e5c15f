"""Manual pages: as they are written in modules, as a terminal shows them, and as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from inspect import cleandoc
from textwrap import dedent
from typing import Final

from pnp.findings import Severity
from pnp.values import dataclass

WHAT, WHY, FAILS, PASSES, MENDED = "What it does", "Why it matters", "Fails", "Passes", "Mended"
# This section says that what a check finds counts for less in a draft, so that it is printed all the same.
IN_DRAFT = "In a draft"
_COUNTS_FOR: Final = {Severity.WARNING: "A warning.", Severity.INFO: "A note."}
PROSE: Final = (WHAT, WHY, MENDED, IN_DRAFT)
_BLOCK: Final = re.compile(r"^```(?P<kind>\w+) file=(?P<file>\S+)\n(?P<text>.*?)^```\n?", re.DOTALL | re.MULTILINE)


# The parts of a page as it is written, which always come in this order.
_PARTS: Final = re.compile(
    r"(?P<title>[^\n]+)\n\n(?P<what>.+?)\n\n(?P<why>(?:(?!\n\n).)+)\n\n"
    r"(?P<fails>```.*?^```text\n.*?^```\n)(?P<passes>```.*?^```)(?P<others>(?:\n\n## .*)?)",
    re.DOTALL | re.MULTILINE,
)


def page_of(docstring: str, in_draft: Severity | None = None) -> str:
    """The docstring of a check → its manual page, with headings and whole examples.

    in_draft: what its findings count for in a draft, if they count for less there.
    """
    page = with_whole_examples(with_headings(cleandoc(docstring)))
    return f"{page}\n\n## {IN_DRAFT}\n{_COUNTS_FOR[in_draft]}" if in_draft else page


def with_headings(page: str) -> str:
    """A page as it is written → the same with the headings that all pages have.

    Below the title stands what the check does, in one paragraph or more, and why it matters, in one. The example that
    fails ends with what is reported, in a block ``text``; behind that block stands the one that passes. Other sections
    have their own headings. Raises ValueError if anything of this is missing.
    """
    parts = _PARTS.fullmatch(page.rstrip("\n"))
    if parts is None:
        raise ValueError(f"a manual page has another order: {page.splitlines()[0]}")
    title, what, why, fails, passes, others = parts.groups()
    sections = {WHAT: f"{what}\n", WHY: f"{why}\n", FAILS: fails, PASSES: passes}
    return "".join((title, "\n", *(f"\n## {name}\n{text}" for name, text in sections.items()), others))


def with_whole_examples(manual: str) -> str:
    """A page as it is written → the same with whole files under *Passes*, which may be written as an edit of *Fails*.

    A block ``diff file=…`` has the lines that it removes behind ``-``, and those that it adds behind ``+``. Files
    without a block are those of *Fails*. Raises ValueError unless the lines to remove occur exactly once.
    """
    before, heading, following = manual.partition(f"\n## {PASSES}\n")
    passes, next_heading, after = following.partition("\n## ")
    edits = {block["file"]: block["text"] for block in _BLOCK.finditer(passes) if block["kind"] == "diff"}
    if not edits:
        return manual
    files = [
        f"```{block['kind']} file={block['file']}\n{_edited(block['text'], edits.pop(block['file'], ''))}```\n"
        for block in _BLOCK.finditer(before.partition(f"\n## {FAILS}\n")[2])
    ]
    if edits:
        raise ValueError(f"there is no {', '.join(edits)} to edit")
    return f"{before}{heading}{''.join(files)}{next_heading}{after}".rstrip("\n")


def _edited(text: str, diff: str) -> str:
    for old, new in _changes(diff.splitlines(keepends=True)):
        if f"\n{text}".count(f"\n{old}") != 1:
            raise ValueError(f"these lines do not occur exactly once:\n{old}")
        text = f"\n{text}".replace(f"\n{old}", f"\n{new}")[1:]
    return text


def _changes(lines: list[str]) -> Iterator[tuple[str, str]]:
    """What each run of changed lines removes, with the unchanged lines before them, and what it puts in their place."""
    old = new = ""
    may_end = False
    for line in lines:
        if may_end and not line.startswith("+"):
            yield old, new
            old = new = ""
        may_end = line.startswith("+")
        words = line[1:] or line  # An empty line is an unchanged one.
        old += "" if may_end else words
        new += "" if line.startswith("-") else words
    if old:
        yield old, new


@dataclass(frozen=True, slots=True)
class Page:
    """The manual page of a code. sections: their text by heading, in order."""

    title: str
    sections: Mapping[str, str]

    @classmethod
    def parse(cls, text: str) -> Page:
        """Read a page: the title on the first line, headings at the margin, all below them indented."""
        title, _, body = text.partition("\n")
        blocks: dict[str, list[str]] = {}
        heading = ""
        for line in body.splitlines():
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
    return text if name in PROSE else f"```text\n{text}\n```"
