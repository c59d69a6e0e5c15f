"""The values that rules texts take from the game → findings about those that are not there, before any page is set."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pnp.document.anchors import walk
from pnp.document.blocks import Admonition, Block, Heading, MarkdownTable, Paragraph, read_blocks
from pnp.document.codes import BAD_EXPRESSION
from pnp.document.inline_text import InlineText
from pnp.document.resolve import Resolver
from pnp.findings import Finding
from pnp.layout.codes import UNKNOWN_NAME
from pnp.model.game import Game

_OF_VALUES: Final = (UNKNOWN_NAME, BAD_EXPRESSION)


def unknown_values(game: Game) -> list[Finding]:
    """What is wrong with the ``{{ … }}`` of all texts of which books are made: what their books would say of them."""
    books = {component.book for component in game.components}
    sources = {source: None for text in game.texts if text.id in books for source in text.sources}
    resolver = Resolver(game, {})
    for source in sources:
        if "{{" in source.text:
            for block in walk(read_blocks(source)[0]):
                for text in _texts(block):
                    resolver.resolve(text)
    return [finding for finding in resolver.findings if finding.code in _OF_VALUES]


def _texts(block: Block) -> Iterator[InlineText]:
    """The words of a block, without those of blocks inside it."""
    if isinstance(block, Heading | Paragraph):
        yield block.text
    elif isinstance(block, Admonition):
        yield block.title
    elif isinstance(block, MarkdownTable):
        yield from block.head
        for row in block.rows:
            yield from row
