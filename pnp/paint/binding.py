"""Content that shows faces by their places → the same content with the faces that stand there.

A book shows figures. What it says around them does not depend on what they show, but for their sizes: its pages are
painted with a slot for each, and the faces are bound when the pages are put into a file.
"""

from __future__ import annotations

from base64 import b32encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Any, Final

from pnp.frame import Face, Page
from pnp.matrix import compose
from pnp.paint.content import SLOT, ActiveItems, Content, Form, Resources, Slot, picture_name
from pnp.paint.painted import ContentBlock, ContentPacker, PackedContents, PaintedFrames
from pnp.paint.painter import WORTH_A_FORM, form_box
from pnp.values import dataclass

_NAME_BYTES: Final = 8


def slot_for(face: Face, figure: str, index: int) -> Face:
    """A face that stands for one of a figure: as large, cut alike, and bound later. figure: a name."""
    digest = blake2b(f"{index}\0{figure}".encode(), digest_size=_NAME_BYTES).digest()
    return replace(face, art=(), span=None, key=f"{SLOT}{b32encode(digest).decode('ascii').rstrip('=').lower()}")


@dataclass(frozen=True, slots=True)
class BoundFace:
    """What stands in a slot. form: its name, if the content is long enough for one."""

    content: Content
    form: str = ""

    @classmethod
    def of(cls, face: Face, content: Content) -> BoundFace:
        """A face with what was painted of it."""
        form = Form.name_of(content, form_box(face)) if len(content.code) >= WORTH_A_FORM else ""
        return cls(content, form)


def bound(painted: PaintedFrames, figures: Sequence[PaintedFrames], faces: Mapping[str, BoundFace]) -> PaintedFrames:
    """What was painted with slots, and what stands in them. figures: whatever was painted of those. faces: by slot."""
    if not figures:
        return painted
    whole = PaintedFrames.joined([painted, *figures])
    return replace(whole, contents=BoundContents(whole.contents.blocks, faces))


def with_bound_pages(painted: PaintedFrames, pages: Sequence[Page]) -> tuple[PaintedFrames, tuple[Page, ...]]:
    """Pages that name what they show with all figures, and that alone."""
    contents = ContentPacker()
    named = tuple(replace(page, key=contents.add(painted.contents[page.key])) for page in pages)
    return replace(painted, contents=contents.finished()), named


class BoundContents(PackedContents):
    """Contents whose slots are filled when they are asked for."""

    def __init__(self, blocks: Iterable[ContentBlock], faces: Mapping[str, BoundFace]) -> None:
        super().__init__(blocks)
        self._faces = faces

    def __getitem__(self, key: str) -> Content:
        return _bound(super().__getitem__(key), self._faces)

    def __reduce__(self) -> tuple[Any, ...]:
        return BoundContents, (self.blocks, self._faces)


def _bound(content: Content, faces: Mapping[str, BoundFace]) -> Content:
    slots = [name for name in content.resources.forms if name.startswith(SLOT)]
    if not slots:
        return content
    code = content.code
    for slot in slots:
        face = faces[slot]
        code = code.replace(f"/{slot} Do", f"/{face.form} Do" if face.form else face.content.code)
    return Content(code, _resources(content.resources, faces), tuple(_active(content.active, faces)))


def _resources(resources: Resources, faces: Mapping[str, BoundFace]) -> Resources:
    """What operators name, in the order in which they do."""
    forms: dict[str, None] = {}
    pictures = {picture_name(picture): picture for picture in resources.pictures}
    opacities, shadings = dict.fromkeys(resources.opacities), dict.fromkeys(resources.shadings)
    for name in resources.forms:
        face = faces[name] if name.startswith(SLOT) else None
        if face is None or face.form:
            forms[face.form if face else name] = None
            continue
        forms.update(dict.fromkeys(face.content.resources.forms))
        pictures.update((picture_name(picture), picture) for picture in face.content.resources.pictures)
        opacities.update(dict.fromkeys(face.content.resources.opacities))
        shadings.update(dict.fromkeys(face.content.resources.shadings))
    return Resources(tuple(forms), tuple(pictures.values()), tuple(opacities), tuple(shadings))


def _active(active: ActiveItems, faces: Mapping[str, BoundFace]) -> Iterator[tuple[Any, Any]]:
    for item, place in active:
        if isinstance(item, Slot):
            yield from ((inner, compose(place, at)) for inner, at in faces[item.name].content.active)
        else:
            yield item, place
