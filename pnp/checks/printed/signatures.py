"""Pieces → what is needed to compare them: digests of their words and shapes, and their colours."""

import marshal
from collections.abc import Iterable
from dataclasses import field
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

from pnp.frame import Face, Field, Group, Image, Ink, Item, Nested, Path, Piece, Shading, TextRun
from pnp.layout.geometry.map_faces import is_layer
from pnp.measures import Size
from pnp.values import dataclass

# More transparent ink distinguishes nothing.
_FAINT: Final = 0.25
# This version marks no references between equal objects, which would make digests depend on identity.
_VERSION: Final = 2


@dataclass(frozen=True, slots=True)
class FaceSignature:
    """What is compared of a face.

    words: a digest of the text directly on it. shape: a digest of all that is drawn, without colours. inks: the palette
    tokens of its parts, in order.
    """

    words: str
    shape: str
    inks: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceSignature:
    """What is compared of a piece. size: of its front."""

    id: str
    component: str
    size: Size
    front: FaceSignature
    back: FaceSignature | None = None


def _words(face: Face) -> str:
    return _digest(tuple(item.text for item in face.art if type(item) is TextRun))


@dataclass(slots=True)
class FaceSigner:
    """Separates faces into shapes and colours, each nested face only once."""

    known: dict[int, tuple[Face, FaceSignature]] = field(default_factory=dict)
    # Nearly all faces of a deck share these tuples.
    inks: dict[tuple[str, ...], tuple[str, ...]] = field(default_factory=dict)

    def piece(self, piece: Piece, back: FaceSignature | None = None) -> PieceSignature:
        """The signature of a piece. back: that of its back, if it is known."""
        return PieceSignature(
            id=piece.id,
            component=piece.component,
            size=piece.front.size,
            front=self.of(piece.front),
            back=back or (self.of(piece.back) if piece.back else None),
        )

    def of(self, face: Face) -> FaceSignature:
        """The signature of a face."""
        entry = self.known.get(id(face))
        if entry is None:
            shape: list[Any] = [face.size.width, face.size.height]
            tokens: list[str] = []
            self._add(face.art, shape, tokens)
            inks = self.inks.setdefault(tuple(tokens), tuple(tokens))
            entry = self.known[id(face)] = face, FaceSignature(_words(face), _digest(tuple(shape)), inks)
        return entry[1]

    def _add(self, items: Iterable[Item], shape: list[Any], inks: list[str]) -> None:
        for item in items:
            match item:
                case Path():
                    shape.append(("path", item.segments, item.fill is None, item.stroke and item.stroke.width))
                    _ink(item.fill, inks)
                    _ink(item.stroke.ink if item.stroke else None, inks)
                case TextRun():
                    shape.append((item.text, item.x, item.y, item.font, item.size))
                    _ink(item.ink, inks)
                case Nested():
                    inner = _of_layer(item.face) if is_layer(item.face) else self.of(item.face)
                    shape.append((inner.shape, item.x, item.y, item.scale, item.turn))
                    inks += inner.inks
                case Group():
                    shape.append(("group", item.turn, item.x, item.y, item.clip))
                    self._add(item.items, shape, inks)
                case Shading():
                    gradient = item.gradient
                    places = tuple(stop.offset for stop in gradient.stops)
                    shape.append(("shading", item.segments, gradient.coordinates, gradient.matrix, places))
                    inks += [stop.ink.token for stop in gradient.stops]
                case Image():
                    shape.append((item.picture.sha256, item.x, item.y, item.width, item.height, item.crop))
                case Field():
                    shape.append((item.name, item.value, item.x, item.y))


@lru_cache(maxsize=1024)
def _of_layer(face: Face) -> FaceSignature:
    """The signature of a part of a map, which is the same face as long as nobody edits what it shows."""
    return FaceSigner().of(face)


def _ink(ink: Ink | None, inks: list[str]) -> None:
    inks.append(ink.token if ink is not None and ink.opacity > _FAINT else "")


def _digest(value: tuple[Any, ...]) -> str:
    return blake2b(marshal.dumps(value, _VERSION), digest_size=16).hexdigest()
