"""A game, its rules texts and its faces → a reference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from pnp.document.context import PictureFinder
from pnp.document.figure_requests import FaceMaker
from pnp.document.inline_text import parse_inline, synthetic_scalar
from pnp.document.reference.alt_text import series_alt_texts, series_anchors
from pnp.document.reference.books import BookChapters
from pnp.document.reference.chapters import DataChapters, Gallery
from pnp.document.reference.figures import ReferenceFigures, handy
from pnp.document.reference.reference_writer import ReferenceWriter
from pnp.document.reference.tables import ReferenceTables
from pnp.document.reference.tree import FigureFace, Reference
from pnp.document.title import game_facts, small_print_sentences
from pnp.frame import Face, Piece
from pnp.locale.catalog import wording_of
from pnp.model.components import Component
from pnp.model.game import Game
from pnp.model.texts import Icon

# What exporters call parts of the page; no anchor may have these.
RESERVED: Final = ("top", "content", "contents", "search", "results", "found", "back")
_SMALL_PIECES: Final = ("card", "counter", "token", "tile", "standee")


def make_reference(
    game: Game,
    icons: Mapping[str, Icon],
    *,
    faces: FaceMaker,
    pictures: PictureFinder,
    pieces: Callable[[str], Sequence[Piece]] = lambda _: (),
) -> Reference:
    """Put a game into a reference: its books first, then what they leave out.

    icons: those that texts may show. faces, pictures: draw figures and find picture files, as for books. pieces: those
    of a component. What is wrong in the texts is left out; it was reported when the books were set.
    """
    writer = ReferenceWriter(game, icons)
    writer.ids.update(RESERVED)
    tables, figures = ReferenceTables(game), ReferenceFigures(game, writer, faces, pictures)
    books = BookChapters(writer, tables, figures, game.kit)
    book_chapters = [books.chapter(text) for text in game.texts]
    galleries = tuple(_galleries(game, pieces))
    data = DataChapters(game, writer, tables, figures, galleries, books.complete).all()
    kit = game.kit
    return Reference(
        kit=kit.kit,
        title=kit.title,
        subtitle=kit.subtitle,
        facts=game_facts(game),
        summary=writer.text(parse_inline(synthetic_scalar(kit.summary))) if kit.summary else (),
        language=kit.language.strip().replace("_", "-"),
        chapters=(*book_chapters, *data),
        small_print=tuple(small_print_sentences(game)),
        wording=wording_of(kit),
        counters=_counters(galleries),
    )


def _galleries(game: Game, pieces: Callable[[str], Sequence[Piece]]) -> Iterator[Gallery]:
    for component in game.components:
        if component.kind in _SMALL_PIECES:
            yield Gallery(component, _fronts(game, component, pieces(component.id)))


def _counters(galleries: Iterable[Gallery]) -> dict[str, tuple[Face, ...]]:
    """The faces of all pieces that are smaller than cards, by the record that they show."""
    counters: dict[str, tuple[Face, ...]] = {}
    for gallery in galleries:
        for shown in gallery.faces if gallery.component.kind != "card" else ():
            counters[shown.about] = (*counters.get(shown.about, ()), shown.face)
    return counters


def _fronts(game: Game, component: Component, pieces: Sequence[Piece]) -> tuple[FigureFace, ...]:
    """Each different front of a component, with an alternative text of its own."""
    words, anchors = series_alt_texts(game, component), series_anchors(game, component)
    if len(words) != len(pieces):
        words, anchors = ("",) * len(pieces), ("",) * len(pieces)
    fronts: list[FigureFace] = []
    keys: set[str] = set()
    named: Counter[str] = Counter()
    for name, anchor, piece in zip(words, anchors, pieces, strict=True):
        if piece.front.key not in keys:
            keys.add(piece.front.key)
            title = name or component.title
            named[title] += 1
            alt = title if named[title] == 1 else f"{title}, {named[title]}"
            fronts.append(FigureFace(piece.front, alt, handy(piece.front.size.width), anchor))
    return tuple(fronts)
