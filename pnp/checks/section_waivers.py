"""``::waive{T411 reason="…"}`` in a rules text → the code that it silences, and the section in which it does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from pnp.findings import Span
from pnp.model.texts import RulesText
from pnp.nodes import Source

_WAIVER: Final = re.compile(
    r"^[ \t]*::waive\{[ \t]*(?P<code>[A-Z]\d{3})[ \t]+reason=(?:\"[^\"\n]*\S[^\"\n]*\"|[^\s\"}]+)[ \t]*\}[ \t]*$",
    re.MULTILINE,
)
_HEADING: Final = re.compile(r"^(?P<signs>#{1,6})[ \t]", re.MULTILINE)


class SectionWaiver(NamedTuple):
    """A code that is silenced in a section. at: where the text says so."""

    code: str
    at: Span
    section: Span


def section_waivers(text: RulesText) -> Iterator[SectionWaiver]:
    """The waivers that stand in the files of a rules text."""
    for source in text.sources:
        for waiver in _WAIVER.finditer(source.text) if "::waive{" in source.text else ():
            at = source.span(waiver.start("code"), waiver.end("code"))
            yield SectionWaiver(waiver["code"], at, source.span(*_section(source, waiver.start())))


def _section(source: Source, at: int) -> tuple[int, int]:
    """Where the section around a place begins, with its heading, and where it ends."""
    before = list(_HEADING.finditer(source.text, 0, at))
    level = len(before[-1]["signs"]) if before else 6
    behind = (heading for heading in _HEADING.finditer(source.text, at) if len(heading["signs"]) <= level)
    end = next((heading.start() for heading in behind), len(source.text) + 1)
    return (before[-1].start() if before else 0), end - 1
