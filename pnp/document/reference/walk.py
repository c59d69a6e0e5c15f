"""Every element of a reference, every place that links can lead to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pnp.document.reference.tree import Aside, DataTable, Element, Figure, Folded, Listing, Reference, Title


def elements_of(reference: Reference) -> Iterator[Element]:
    """All elements in reading order, those inside others after them."""
    for chapter in reference.chapters:
        yield from below(chapter.elements)


def below(elements: Iterable[Element]) -> Iterator[Element]:
    """Elements and what is in them."""
    for element in elements:
        yield element
        if isinstance(element, Aside | Folded):
            yield from below(element.elements)
        elif isinstance(element, Listing):
            for item in element.items:
                yield from below(item)


def ids_of(reference: Reference) -> frozenset[str]:
    """Every id that a chapter, heading, table, row or figure has."""
    found = {chapter.id for chapter in reference.chapters}
    for element in elements_of(reference):
        if isinstance(element, Title | DataTable):
            found.add(element.id)
        if isinstance(element, DataTable):
            found.update(row.id for row in element.rows)
        elif isinstance(element, Figure):
            found.update(element.ids)
    return frozenset(found - {""})
