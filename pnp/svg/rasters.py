"""Items of a drawing under a filter or a soft mask → a picture of them, drawn by resvg."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from io import BytesIO
from math import ceil, floor
from typing import Final
from xml.sax.saxutils import quoteattr

from pnp.frame import Image, Item, Segment
from pnp.matrix import IDENTITY, Matrix, inverse
from pnp.matrix import bounds as bounds_of_rectangle
from pnp.measures import Size
from pnp.svg.extents import Box, box_around
from pnp.svg.filters import Primitive
from pnp.svg.images import EmbeddedPictures
from pnp.svg.markup import Markup, path_data
from pnp.svg.outlines import bounds

# Pixels for each mm on a face of 100 mm: more than 300 dpi on a card, and half as many for what is blurred.
_SHARP: Final = 12
_BLURRED: Final = 6
# How far beside the face a filter is drawn, as a share of the face.
_BESIDE: Final = 0.25
# Of all pictures of a drawing, each pixel once for each step that makes it.
_MOST_WORK: Final = 30_000_000


class Rasters:
    """Makes pictures of parts of one drawing, on a face of a size. pictures: reads what was made."""

    def __init__(self, size: Size, pictures: EmbeddedPictures | None) -> None:
        self._size, self._pictures = size, pictures
        self._work = 0

    def filtered(
        self,
        items: Sequence[Item],
        steps: Sequence[Primitive],
        inherited: Mapping[str, str],
        region: Box,
        matrix: Matrix,
        *,
        is_blurred: bool,
    ) -> list[Item]:
        """Items under the steps of a filter.

        inherited: what all steps have. is_blurred: whether nothing sharp is left. region: in which they show something;
        matrix: from its units to the face.
        Raises ValueError for what cannot be drawn.
        """
        left, top, right, bottom = self._near(region, matrix)
        if right <= left or bottom <= top:
            return []
        place = _attributes(x=left, y=top, width=right - left, height=bottom - top)
        inner = f'<g transform="{_matrix(inverse(matrix))}">{Markup().of(items)}</g>'
        content = (
            f'<filter id="filter" filterUnits="userSpaceOnUse" {place} {_quoted(inherited)}>'
            f"{''.join(map(_step, steps))}</filter>"
            f'<g transform="{_matrix(matrix)}"><g filter="url(#filter)">{inner}</g></g>'
        )
        box = bounds_of_rectangle(matrix, left, top, right - left, bottom - top)
        return self._picture(content, box, _BLURRED if is_blurred else _SHARP, len(steps))

    def masked(
        self, items: Sequence[Item], mask: Sequence[Item], region: Sequence[Segment], *, by_opacity: bool
    ) -> list[Item]:
        """Items as far as a mask is light, or opaque. region: in which it shows something, on the face.

        Raises ValueError for what cannot be drawn.
        """
        left, top, right, bottom = _common(bounds(region), (0.0, 0.0, self._size.width, self._size.height))
        if right <= left or bottom <= top:
            return []
        markup = Markup()
        place = _attributes(x=left, y=top, width=right - left, height=bottom - top)
        kind = f'style="mask-type:{"alpha" if by_opacity else "luminance"}"'
        shown = f'<g mask="url(#mask)">{markup.of(items)}</g>'
        # That of a turned element is not the box around it.
        if len({numbers[0] for _, *numbers in region[:-1]}) > 2:
            clip = f'<clipPath id="region"><path d="{path_data(region)}"/></clipPath>'
            shown = f'{clip}<g clip-path="url(#region)">{shown}</g>'
        content = f'<mask id="mask" maskUnits="userSpaceOnUse" {kind} {place}>{markup.of(mask)}</mask>{shown}'
        return self._picture(content, _common((left, top, right, bottom), box_around(items, IDENTITY)), _SHARP, 1)

    def _near(self, region: Box, matrix: Matrix) -> Box:
        """The part of a region, in units of an element, on the face or a little beside it, from where blurs reach."""
        width, height = self._size.width, self._size.height
        x, y, wide, high = -_BESIDE * width, -_BESIDE * height, (1 + 2 * _BESIDE) * width, (1 + 2 * _BESIDE) * height
        return _common(region, bounds_of_rectangle(inverse(matrix), x, y, wide, high))

    def _picture(self, content: str, box: Box, per_mm: int, steps: int) -> list[Item]:
        """What a part of the face shows, as an image without empty edges; nothing if all of it is empty."""
        import resvg_py  # few drawings have such parts
        from PIL import Image as PilImage

        if self._pictures is None:
            raise ValueError("pictures are not drawn here")
        left, top = (max(floor(value * per_mm), 0) for value in box[:2])
        right, bottom = (
            min(ceil(value * per_mm), ceil(extent * per_mm))
            for value, extent in zip(box[2:], (self._size.width, self._size.height), strict=True)
        )
        width, height = right - left, bottom - top
        if width <= 0 or height <= 0:
            return []
        self._work += width * height * steps
        if self._work > _MOST_WORK:
            raise ValueError("the drawing has too many filters and masks")
        view = " ".join(f"{value / per_mm:g}" for value in (left, top, width, height))
        root = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{view}">'
        try:
            data = resvg_py.svg_to_bytes(svg_string=f"{root}{content}</svg>", skip_system_fonts=True)
        except BaseException as error:  # A panic of Rust is no Exception.
            if not isinstance(error, Exception) and type(error).__name__ != "PanicException":
                raise
            raise ValueError("resvg cannot draw it") from error
        with PilImage.open(BytesIO(data)) as drawn:
            kept = drawn.getbbox()
            if kept is None:
                return []
            output = BytesIO()
            drawn.crop(kept).save(output, "PNG")
        picture = self._pictures(f"data:image/png;base64,{b64encode(output.getvalue()).decode()}")
        x, y = (left + kept[0]) / per_mm, (top + kept[1]) / per_mm
        return [Image(picture, x, y, picture.width / per_mm, picture.height / per_mm)]


def _common(first: Box, second: Box) -> Box:
    """What two boxes have in common; one of no width or height if that is nothing."""
    left, top, right, bottom = (choose(a, b) for choose, a, b in zip((max, max, min, min), first, second, strict=True))
    return left, top, right, bottom


def _step(step: Primitive) -> str:
    return f"<{step.tag} {_quoted(step.attributes)}>{''.join(map(_step, step.parts))}</{step.tag}>"


def _quoted(attributes: Mapping[str, str]) -> str:
    return " ".join(f"{name}={quoteattr(value)}" for name, value in attributes.items())


def _attributes(**values: float) -> str:
    return " ".join(f'{name}="{value:.6g}"' for name, value in values.items())


def _matrix(matrix: Matrix) -> str:
    return f"matrix({' '.join(f'{value:.9g}' for value in matrix)})"
