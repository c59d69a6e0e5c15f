"""The inline content of a paragraph, heading or cell, with the place of each of its characters."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pnp.nodes import Scalar, Source
from pnp.text import PLAIN, Expression, Inline, Run, parse_page
from pnp.values import dataclass

# Stands for the file of texts that no file holds.
MADE_BY_PNP: Final = "(made by pnp)"


@dataclass(frozen=True, slots=True, eq=False)
class InlineText:
    """The text of a paragraph, heading, cell or argument. scalar: as written, with the place of each character."""

    scalar: Scalar
    runs: tuple[Inline, ...]

    @property
    def plain(self) -> str:
        """Its words without markup; expressions as they are written."""
        words = (run for run in self.runs if isinstance(run, Expression) or (isinstance(run, Run) and not run.icon))
        return "".join(run.text for run in words).replace("\n", " ")


def parse_inline(scalar: Scalar) -> InlineText:
    """Read inline Markdown, with ``[[terms]]``, ``[[term|shown]]``, ``:icons:`` and ``{{ expressions }}``."""
    return InlineText(scalar, parse_page(scalar.text))


def literal(text: str) -> InlineText:
    """A name or words of pnp itself, in which nothing is markup."""
    return InlineText(synthetic_scalar(text), (Run(text, PLAIN),) if text else ())


def prefixed(words: str, text: InlineText) -> InlineText:
    """A text with words of pnp in bold before it."""
    return InlineText(text.scalar, (Run(words, replace(PLAIN, bold=True)), *text.runs))


def synthetic_scalar(text: str) -> Scalar:
    """A text that no file of the kit holds."""
    return Scalar(Source(MADE_BY_PNP, text), 0, len(text), text)
