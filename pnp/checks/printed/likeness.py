"""Faces → what is on them but for their colours, and the colours."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import Any, Final

from pnp.frame import Face, Field, Group, Image, Ink, Item, Nested, Path, TextRun
from pnp.values import dataclass

# What shines through more than this tells nothing apart.
_FAINT: Final = 0.25


@dataclass(frozen=True, slots=True)
class Likeness:
    """shape: all that is drawn, colours left out; inks: the palette tokens of its parts in the same order."""

    shape: tuple[Any, ...]
    inks: tuple[str, ...]


@dataclass(slots=True)
class Likenesses:
    """Takes faces apart, those that lie on many others once."""

    known: dict[int, tuple[Face, Likeness]] = field(default_factory=dict)

    def of(self, face: Face) -> Likeness:
        """The likeness of a face."""
        found = self.known.get(id(face))
        if found is None:
            shape: list[Any] = [face.size.width, face.size.height]
            inks: list[str] = []
            self._add(face.art, shape, inks)
            found = self.known[id(face)] = face, Likeness(tuple(shape), tuple(inks))
        return found[1]

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
                    inner = self.of(item.face)
                    shape.append((inner.shape, item.x, item.y, item.scale, item.turn))
                    inks += inner.inks
                case Group():
                    shape.append(("group", item.turn, item.x, item.y, item.clip))
                    self._add(item.items, shape, inks)
                case Image():
                    shape.append((item.picture.sha256, item.x, item.y, item.width, item.height, item.crop))
                case Field():
                    shape.append((item.name, item.value, item.x, item.y))


def _ink(ink: Ink | None, inks: list[str]) -> None:
    inks.append(ink.token if ink is not None and ink.opacity > _FAINT else "")


def words_of(face: Face) -> tuple[str, ...]:
    """The words that lie directly on a face: faces with other words need not be compared."""
    return tuple(item.text for item in face.art if type(item) is TextRun)
