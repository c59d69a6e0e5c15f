"""The content of a paragraph, heading or cell: inline Markdown that knows where each of its characters stands."""

from __future__ import annotations

from dataclasses import replace

from pnp.nodes import Scalar, Source
from pnp.text import PLAIN, Expression, Inline, Run, parse_page
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Leaf:
    """The content of a paragraph, heading, cell or argument. scalar: its text with the place of each character."""

    scalar: Scalar
    runs: tuple[Inline, ...]

    @property
    def plain(self) -> str:
        """Its words without marks; expressions as they are written."""
        words = (run for run in self.runs if isinstance(run, Expression) or (isinstance(run, Run) and not run.icon))
        return "".join(run.text for run in words).replace("\n", " ")


def leaf(scalar: Scalar) -> Leaf:
    """Read inline Markdown, with ``[[terms]]``, ``[[term|shown]]``, ``:icons:`` and ``{{ expressions }}``."""
    return Leaf(scalar, parse_page(scalar.text))


def literal(text: str) -> Leaf:
    """Words that pnp itself says, or that are a name: nothing in them is markup."""
    return Leaf(made_scalar(text), (Run(text, PLAIN),) if text else ())


def prefixed(words: str, one: Leaf) -> Leaf:
    """A leaf with words of pnp in bold before it."""
    return Leaf(one.scalar, (Run(words, replace(PLAIN, bold=True)), *one.runs))


def made_scalar(text: str) -> Scalar:
    """A text that no file of the kit holds."""
    return Scalar(Source("(made by pnp)", text), 0, len(text), text)
