"""Every face and page of a component by a name for its file."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from pnp.frame import Face, Page, Piece
from pnp.layout.series import free_name


def named_pages(pages: Iterable[Page]) -> Iterator[tuple[str, Page]]:
    """Each page by its number: ``page-003``."""
    return ((f"page-{page.number:03}", page) for page in pages)


def named_sides(component: str, chosen: Iterable[Piece], ids: Collection[str]) -> Iterator[tuple[str, Face]]:
    """The front of each piece, and each different back once: ``blitzkrieg``, ``blitzkrieg-back``.

    ids: of all entries in the series of the component.
    """
    seen: set[str | int] = set()
    for piece in chosen:
        name = piece.id.removeprefix(f"{component}/")
        yield name.replace("/", "-"), piece.front
        # What was painted is known by its content, in whichever process it was painted.
        if piece.back is not None and (which := piece.back.key or id(piece.back)) not in seen:
            seen.add(which)
            yield free_name(f"{name}-back", ids).replace("/", "-"), piece.back
