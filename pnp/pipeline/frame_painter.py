"""Paint the frames of a component; of pieces that were painted before, their contents are taken over."""

from __future__ import annotations

from dataclasses import replace

from pnp.frame import Face, Page, Piece
from pnp.paint.fonts import GlyphUse, ShownWords
from pnp.paint.painted import ContentPacker, PaintedFrames
from pnp.paint.painter import Painter


class FramePainter:
    """Paints frames. Gives them back without their items, with the keys of what was painted."""

    def __init__(self, painter: Painter) -> None:
        self.painter = painter
        self._contents = ContentPacker()
        self._use = painter.use
        self._without_items: dict[int, tuple[Face, Face]] = {}
        self._words: dict[str, str] = {}

    def piece(self, piece: Piece) -> tuple[Piece, tuple[ShownWords, ...]]:
        """A piece with painted faces, and the words that they show."""
        use = self.painter.use = GlyphUse()
        painted = replace(piece, front=self._face(piece.front), back=self._face(piece.back) if piece.back else None)
        self._use.include(use)
        self.painter.use = self._use
        return painted, tuple(map(self._shared, use.words))

    def _shared(self, shown: ShownWords) -> ShownWords:
        """Cards of one deck show many of the same words: each is kept once."""
        same = self._words.setdefault
        return replace(shown, words=tuple(same(word, word) for word in shown.words))

    def known_piece(self, piece: Piece, words: tuple[ShownWords, ...]) -> Piece:
        """Take over what was painted of a piece. words: those that it shows."""
        for shown in words:
            self.painter.fonts.note(shown, self._use)
        front, back = self._face(piece.front), self._face(piece.back) if piece.back else None
        return piece if front is piece.front and back is piece.back else replace(piece, front=front, back=back)

    def _face(self, face: Face) -> Face:
        """A face that names what was painted of its art; equal contents have one name. It does not know its record."""
        if face.key and not face.art and face.span is None:
            return face
        known = self._without_items.get(id(face))
        if known is None:
            without_items = replace(face, art=(), span=None, key=self._key(face))
            known = self._without_items[id(face)] = (face, without_items)
        return known[1]

    def page(self, page: Page) -> Page:
        """A page that names what was painted of its items."""
        return replace(page, items=(), key=self._key(page))

    def _key(self, frame: Face | Page) -> str:
        # What has a key was painted before.
        return frame.key or self._contents.add(self.painter.content(frame))

    def finished(self) -> PaintedFrames:
        """All that was painted, with the glyphs of what was taken over."""
        contents, use = self._contents.finished(), self._use
        return PaintedFrames(contents=contents, forms=self.painter.forms, glyphs=use.used, fonts=use.fonts)


def without_items(piece: Piece) -> Piece:
    """A piece whose faces show nothing."""
    front = replace(piece.front, art=(), span=None)
    return replace(piece, front=front, back=replace(piece.back, art=(), span=None) if piece.back else None)
