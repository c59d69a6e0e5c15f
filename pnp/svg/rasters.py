"""Items of a drawing under a filter or a soft mask → a picture of them, drawn by resvg."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from io import BytesIO
from math import ceil, floor
from typing import Final
from xml.sax.saxutils import quoteattr

from pnp.frame import Image, Item, Segment
from pnp.matrix import Matrix, inverse
from pnp.matrix import bounds as bounds_of_rectangle
from pnp.measures import Size
from pnp.svg.extents import Box
from pnp.svg.filters import Primitive
from pnp.svg.images import EmbeddedPictures
from pnp.svg.markup import Markup, path_data
from pnp.svg.outlines import bounds

# Pixels for each mm on a face of 100 mm. What is blurred needs fewer than what is cut out by a mask; on a card, both
# are finer than a printer shows.
_OF_FILTER: Final = 12
_OF_MASK: Final = 20
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
    ) -> list[Item]:
        """Items under the steps of a filter.

        inherited: what all steps have. region: in which they show something; matrix: from its units to the face.
        Raises ValueError for what cannot be drawn.
        """
        left, top, right, bottom = region
        place = _attributes(x=left, y=top, width=right - left, height=bottom - top)
        inner = f'<g transform="{_matrix(inverse(matrix))}">{Markup().of(items)}</g>'
        content = (
            f'<filter id="filter" filterUnits="userSpaceOnUse" {place} {_quoted(inherited)}>'
            f"{''.join(map(_step, steps))}</filter>"
            f'<g transform="{_matrix(matrix)}"><g filter="url(#filter)">{inner}</g></g>'
        )
        box = bounds_of_rectangle(matrix, left, top, right - left, bottom - top)
        return self._picture(content, box, _OF_FILTER, len(steps))

    def masked(
        self, items: Sequence[Item], mask: Sequence[Item], region: Sequence[Segment], *, by_opacity: bool
    ) -> list[Item]:
        """Items as far as a mask is light, or opaque. region: in which it shows something, on the face.

        Raises ValueError for what cannot be drawn.
        """
        box, markup = bounds(region), Markup()
        left, top, right, bottom = box
        place = _attributes(x=left, y=top, width=right - left, height=bottom - top)
        kind = "alpha" if by_opacity else "luminance"
        content = (
            f'<clipPath id="region"><path d="{path_data(region)}"/></clipPath>'
            f'<mask id="mask" maskUnits="userSpaceOnUse" style="mask-type:{kind}" {place}>{markup.of(mask)}</mask>'
            f'<g clip-path="url(#region)"><g mask="url(#mask)">{markup.of(items)}</g></g>'
        )
        return self._picture(content, box, _OF_MASK, 1)

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
        data = resvg_py.svg_to_bytes(svg_string=f"{root}{content}</svg>", skip_system_fonts=True)
        with PilImage.open(BytesIO(data)) as drawn:
            kept = drawn.getbbox()
            if kept is None:
                return []
            output = BytesIO()
            drawn.crop(kept).save(output, "PNG")
        picture = self._pictures(f"data:image/png;base64,{b64encode(output.getvalue()).decode()}")
        x, y = (left + kept[0]) / per_mm, (top + kept[1]) / per_mm
        return [Image(picture, x, y, picture.width / per_mm, picture.height / per_mm)]


def _step(step: Primitive) -> str:
    return f"<{step.tag} {_quoted(step.attributes)}>{''.join(map(_step, step.parts))}</{step.tag}>"


def _quoted(attributes: Mapping[str, str]) -> str:
    return " ".join(f"{name}={quoteattr(value)}" for name, value in attributes.items())


def _attributes(**values: float) -> str:
    return " ".join(f'{name}="{value:.6g}"' for name, value in values.items())


def _matrix(matrix: Matrix) -> str:
    return f"matrix({' '.join(f'{value:.9g}' for value in matrix)})"
