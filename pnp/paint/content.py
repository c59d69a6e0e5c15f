"""What is painted of a face: operators, and what they name. Plain values, which any process can make, keep and join.

Everything in operators is named by what it is: a form by a digest of its content, a picture by that of its file, an
opacity by its value. So a face's operators are the same whatever else is in the document.
"""

from __future__ import annotations

import zlib
from base64 import b32encode
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, replace
from hashlib import blake2b
from typing import Final

from pnp.frame import Anchor, Field, Link, Picture
from pnp.matrix import IDENTITY, Matrix, Rectangle, compose
from pnp.values import dataclass

COMPRESSION_LEVEL: Final = 4
# Of a digest of 64 bits; a kit has at most some ten thousand forms.
_NAME_BYTES: Final = 8
# A graphics state of the kind BM; its value says nothing.
_MULTIPLY: Final = ("bm", "BM", 1.0)

# The keys of faces that are bound later begin so, as no other key or name of a form does.
SLOT: Final = "@"


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of a face that is bound later (see ``binding``), with whatever it lays over the content there."""

    name: str


# What lies over a page instead of being drawn: it can be clicked, filled or jumped to.
ActiveItem = Field | Link | Anchor | Slot
ActiveItems = tuple[tuple[ActiveItem, Matrix], ...]


@dataclass(frozen=True, slots=True)
class ShadingObject:
    """A gradient in points, y up, before its own matrix. stops: place, components of the colour, opacity."""

    coordinates: tuple[float, ...]
    stops: tuple[tuple[float, tuple[float, ...], float], ...]

    @property
    def name(self) -> str:
        """What operators call it."""
        return f"h{_digest('', (self.coordinates, self.stops))}"

    @property
    def is_opaque(self) -> bool:
        """Whether it hides everything below."""
        return all(opacity >= 1.0 for _, _, opacity in self.stops)


@dataclass(frozen=True, slots=True)
class Resources:
    """What operators name. forms: by name. opacities: by the name of their graphics state, kind and value.

    shadings: gradients.
    """

    forms: tuple[str, ...] = ()
    pictures: tuple[Picture, ...] = ()
    opacities: tuple[tuple[str, str, float], ...] = ()
    shadings: tuple[ShadingObject, ...] = ()


NOTHING: Final = Resources()


@dataclass(frozen=True, slots=True)
class Content:
    """Operators for a stream (one character a byte), the resources they name, and what lies over them."""

    code: str
    resources: Resources = NOTHING
    active: ActiveItems = ()

    @property
    def key(self) -> str:
        """A digest of what is shown: equal contents look the same, wherever they were made."""
        return _digest(self.code, self.active)


@dataclass(frozen=True, slots=True)
class Form:
    """A content as an object of its own that others show by name. box: x, y, width, height in mm; data: compressed.

    is_group: it is blended with what lies below as a whole.
    """

    name: str
    box: Rectangle
    data: bytes
    resources: Resources
    is_group: bool = False

    @classmethod
    def of(cls, content: Content, box: Rectangle, *, is_group: bool = False) -> Form:
        """The form of a content; equal contents in equal boxes have one name."""
        return cls(cls.name_of(content, box, is_group=is_group), box, packed(content.code), content.resources, is_group)

    @staticmethod
    def name_of(content: Content, box: Rectangle, *, is_group: bool = False) -> str:
        """The name of the form of a content."""
        return f"{'g' if is_group else 'f'}{_digest(content.code, box)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """A content as SVG elements in mm, y down, with what they name by ``#_`` and its name.

    forms: other drawings. clips: shapes, as the d of a path. letters: the name of a font → character → glyph.
    gradients: SVG elements by their names.
    """

    svg: str
    forms: tuple[str, ...] = ()
    clips: tuple[tuple[str, str], ...] = ()
    gradients: tuple[tuple[str, str], ...] = ()
    pictures: tuple[Picture, ...] = ()
    letters: Mapping[str, Mapping[str, int]] = field(default_factory=dict)


@dataclass(slots=True)
class Stream:
    """A content under construction."""

    code: list[str] = field(default_factory=list)
    active: list[tuple[ActiveItem, Matrix]] = field(default_factory=list)
    _forms: dict[str, None] = field(default_factory=dict)
    _pictures: dict[str, Picture] = field(default_factory=dict)
    _opacities: dict[str, tuple[str, str, float]] = field(default_factory=dict)
    _shadings: dict[str, ShadingObject] = field(default_factory=dict)

    def opacity(self, kind: str, value: float) -> str:
        """The name of the graphics state that sets an opacity; kind: ca for fills, CA for strokes."""
        name = f"{kind}{round(value * 1000)}"
        self._opacities[name] = (name, kind, value)
        return name

    def multiply(self) -> str:
        """The name of the graphics state in which colours darken what lies below."""
        self._opacities[_MULTIPLY[0]] = _MULTIPLY
        return _MULTIPLY[0]

    def shading(self, shading: ShadingObject) -> str:
        """The operand that fills with a gradient."""
        self._shadings[shading.name] = shading
        return shading.name

    def form(self, name: str) -> str:
        """The operand that shows a form."""
        self._forms[name] = None
        return f"/{name}"

    def picture(self, picture: Picture) -> str:
        """The operand that shows a picture."""
        name = picture_name(picture)
        # What its parts look like is of no use to those who write it.
        self._pictures[name] = replace(picture, opacities=b"", colors=b"")
        return f"/{name}"

    def include(self, content: Content) -> None:
        """Take over the operators of a content, and what they name."""
        self.code.append(content.code)
        for name in content.resources.forms:
            self._forms[name] = None
        self._pictures.update((picture_name(picture), picture) for picture in content.resources.pictures)
        self._opacities.update((state[0], state) for state in content.resources.opacities)
        self._shadings.update((shading.name, shading) for shading in content.resources.shadings)

    def lay(self, active: ActiveItems, place: Matrix = IDENTITY) -> None:
        """Lay what can be clicked or filled over this content. place: from its own mm to these."""
        self.active += [(item, compose(place, inner)) for item, inner in active]

    def content(self) -> Content:
        """What was written."""
        resources = Resources(
            tuple(self._forms),
            tuple(self._pictures.values()),
            tuple(self._opacities.values()),
            tuple(self._shadings.values()),
        )
        return Content("\n".join(self.code), resources, tuple(self.active))


def picture_name(picture: Picture) -> str:
    """What operators call a picture."""
    return f"p{picture.sha256[:16]}"


def packed(code: str) -> bytes:
    """Operators as a stream holds them."""
    return zlib.compress(code.encode("latin-1"), COMPRESSION_LEVEL)


def reachable(names: Iterable[str], forms: Mapping[str, Form]) -> Iterator[Form]:
    """Every form that some names lead to, each once, before those that show it."""
    seen: set[str] = set()
    waiting = [(name, False) for name in reversed(list(names))]
    while waiting:
        name, is_complete = waiting.pop()
        if is_complete:
            yield forms[name]
        elif name not in seen:
            seen.add(name)
            waiting.append((name, True))
            waiting += [(inner, False) for inner in reversed(forms[name].resources.forms)]


def _digest(code: str, more: object) -> str:
    digest = blake2b(code.encode("latin-1"), digest_size=_NAME_BYTES)
    digest.update(repr(more).encode())
    return b32encode(digest.digest()).decode("ascii").rstrip("=").lower()
