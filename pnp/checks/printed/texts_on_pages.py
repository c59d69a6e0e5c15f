"""Pages of a book → the texts on them that are printed over each other."""

from collections.abc import Iterator, Sequence

from pnp.findings import Span
from pnp.frame import Page, TextRun, items_in
from pnp.layout.drawing.reports import Overlap
from pnp.layout.drawing.text_over_text import overlapping_texts
from pnp.layout.theme.resolved_theme import ResolvedTheme


def overlaps_on_pages(name: str, span: Span, pages: Sequence[Page], theme: ResolvedTheme) -> Iterator[Overlap]:
    """Every two texts of a page that run together. span: the place that names the book.

    Faces that pages show are left out: they are looked at themselves.
    """
    for page in pages:
        items = [item for item in page.items if any(items_in((item,), TextRun))]
        for words, other in overlapping_texts(items, theme.setter.engine.book, theme.palette):
            yield Overlap(
                face=f"page {page.label} of {name}",
                element="",
                text_span=span,
                element_span=span,
                by="",
                by_span=span,
                words=words,
                other_words=other,
            )
