"""The anchors of a book: where links can lead, and the block in which each stands."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import Final
from unicodedata import normalize

from pnp.document.blocks import Admonition, Block, Directive, Heading, ListBlock, Quote
from pnp.document.codes import DUPLICATE_ANCHOR, error
from pnp.document.record_tables import SINGULAR
from pnp.document.resolve import Resolver
from pnp.document.tabular import Tabular
from pnp.findings import Finding
from pnp.values import dataclass

_NOT_IN_ID: Final = re.compile(r"[^a-z0-9]+")
_SHOWN: Final = frozenset(SINGULAR.values())
_ADDRESSES: Final = ("http://", "https://", "mailto:")


def leads_somewhere(link: str, anchors: Collection[str]) -> bool:
    """Whether a link leads to one of these anchors, or to an address that is safe to open."""
    return link.startswith(_ADDRESSES) or (link.startswith("#") and link[1:] in anchors)


def page_anchor(number: int) -> str:
    """The anchor at the top of a page; no heading can have this id."""
    return f"page:{number}"


@dataclass(frozen=True, slots=True, eq=False)
class AnchoredHeading:
    """A heading: its anchor, its words and its level, from 1."""

    name: str
    title: str
    level: int


@dataclass(slots=True, eq=False)
class Anchors:
    """owners: the block in which each anchor stands. titles: what a mention of it says.

    aliases: anchors that stand for another.
    """

    headings: tuple[AnchoredHeading, ...] = ()
    owners: dict[str, object] = field(default_factory=dict)
    titles: dict[str, str] = field(default_factory=dict)
    aliases: dict[str, str] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)
    _anchored: dict[Heading, AnchoredHeading] = field(default_factory=dict)

    def anchored(self, heading: Heading) -> AnchoredHeading:
        """A heading with its anchor."""
        return self._anchored[heading]

    def owns(self, block: object, name: str) -> bool:
        """Whether an anchor stands in this block."""
        return bool(name) and self.owners.get(name) is block

    def claim(self, name: str, title: str, block: object) -> bool:
        """Give an anchor to a block, unless another block has it already; say whether it was given."""
        if not name or name in self.owners:
            return False
        self.owners[name] = block
        self.titles[name] = title
        return True


def collect(blocks: Iterable[Block], tables: Mapping[Directive, tuple[Tabular, ...]], resolver: Resolver) -> Anchors:
    """Find all anchors. Headings come first, then tables and their rows, then figures of single records."""
    all_blocks = tuple(walk(blocks))
    anchors = Anchors()
    headings = [block for block in all_blocks if isinstance(block, Heading)]
    _claim_headings(headings, anchors, resolver)
    for directive, its_tables in tables.items():
        for table in its_tables:
            anchors.claim(directive.arguments.text("id") or table.anchor, table.title, directive)
            for row in table.rows:
                anchors.claim(row.anchor, row.title, directive)
    for block in all_blocks:
        if isinstance(block, Directive) and block.name in ("figure", "board"):
            for name in figure_anchors(block):
                anchors.claim(name, block.arguments.text("caption", name), block)
    return anchors


def figure_anchors(block: Directive) -> tuple[str, ...]:
    """The anchors of a figure: its own id, and the record or board that it shows."""
    named = block.arguments.named
    names = [f"{key}-{value.text}" for key, value in named.items() if key in _SHOWN]
    if block.name == "board" and block.arguments.subject:
        names.append(f"board-{block.arguments.subject.text.removeprefix('boards.')}")
    if "id" in named:
        names.insert(0, named["id"].text)
    return tuple(names)


def walk(blocks: Iterable[Block]) -> Iterator[Block]:
    """Every block, those inside others included, in reading order."""
    for block in blocks:
        yield block
        if isinstance(block, Admonition | Quote):
            yield from walk(block.blocks)
        elif isinstance(block, ListBlock):
            for item in block.items:
                yield from walk(item)


def slug(text: str) -> str:
    """The id of a heading that has none: small letters, digits and hyphens."""
    plain = normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return _NOT_IN_ID.sub("-", plain).strip("-") or "section"


def _claim_headings(headings: Sequence[Heading], anchors: Anchors, resolver: Resolver) -> None:
    for heading in headings:
        if heading.id and not anchors.claim(heading.id, resolver.plain(heading.text), heading):
            message = f"two headings have the id {heading.id!r}"
            anchors.findings.append(error(DUPLICATE_ANCHOR, message, heading.span, "give one of them another id"))
    for heading in headings:
        title = resolver.plain(heading.text)
        name = heading.id if anchors.owns(heading, heading.id) else _free(slug(title), anchors)
        anchors.claim(name, title, heading)
        anchors._anchored[heading] = AnchoredHeading(name, title, heading.level)
    anchors.headings = tuple(anchors._anchored.values())


def _free(name: str, anchors: Anchors) -> str:
    if name not in anchors.owners:
        return name
    number = 2
    while f"{name}-{number}" in anchors.owners:
        number += 1
    return f"{name}-{number}"
