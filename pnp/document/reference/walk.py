"""A reference → all of its elements, all of its ids."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pnp.document.reference.tree import Aside, Collapsible, DataTable, Element, Figure, ItemList, Reference, Title


def elements_of(reference: Reference) -> Iterator[Element]:
    """All elements in reading order, those inside others after them."""
    for chapter in reference.chapters:
        yield from below(chapter.elements)


def below(elements: Iterable[Element]) -> Iterator[Element]:
    """Elements and what is in them."""
    for element in elements:
        yield element
        if isinstance(element, Aside | Collapsible):
            yield from below(element.elements)
        elif isinstance(element, ItemList):
            for item in element.items:
                yield from below(item)


def ids_of(reference: Reference) -> frozenset[str]:
    """Every id that a chapter, heading, table, row or figure has."""
    ids = {chapter.id for chapter in reference.chapters}
    for element in elements_of(reference):
        if isinstance(element, Title | DataTable):
            ids.add(element.id)
        if isinstance(element, DataTable):
            ids.update(row.id for row in element.rows)
        elif isinstance(element, Figure):
            ids.update(element.ids)
    return frozenset(ids - {""})
