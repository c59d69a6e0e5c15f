"""Figures of rules texts → faces with alternative texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pnp.document.anchors import figure_anchors
from pnp.document.blocks import Directive, PictureBlock
from pnp.document.context import PictureFinder, figure_request
from pnp.document.figure_requests import FaceMaker, FigureRequest
from pnp.document.figures import picture_item, printed_size
from pnp.document.inline_text import parse_inline
from pnp.document.reference.alt_text import board_alt_text, record_alt_text, series_alt_texts
from pnp.document.reference.reference_writer import ReferenceWriter
from pnp.document.reference.tree import Figure, FigureFace, Text
from pnp.errors import MeasureError
from pnp.findings import Finding
from pnp.frame import Face, Picture
from pnp.layout.geometry.box import Box
from pnp.layout.theme.drawings import DrawnFile
from pnp.measures import Mm, parse_length
from pnp.model.components import Component
from pnp.model.game import Game
from pnp.text import PLAIN, Run

# The width of the text of a sheet, of which widths in per cent are a share.
_MEASURE: Final[Mm] = 170.0
_SMALLEST: Final[Mm] = 24.0
_LARGEST: Final[Mm] = 56.0


class ReferenceFigures:
    """Draws figures. faces, pictures: as for books."""

    def __init__(self, game: Game, writer: ReferenceWriter, faces: FaceMaker, pictures: PictureFinder) -> None:
        self._game, self._writer, self._faces, self._pictures = game, writer, faces, pictures

    def drawn(self, block: Directive) -> Figure | None:
        """The faces of a ``::figure`` or ``::board``; None if there are none, or only an ornament of the page."""
        text = self._writer.resolver.text
        named = block.arguments.named
        if "caption" not in named and text(named.get("frame")) == "false":
            return None
        request = figure_request(block, self._writer.resolver)
        faces = self._faces(request).faces
        caption = self._writer.text(parse_inline(named["caption"])) if "caption" in named else ()
        scale = _scale(text(named.get("scale")), text(named.get("width")))
        alt_texts = self._alt_texts(request, len(faces)) or (_plain(caption),) * len(faces)
        alt = text(named.get("alt"))
        shown = tuple(
            FigureFace(face, alt or words or face.alt, scale(face.size.width))
            for face, words in zip(faces, alt_texts, strict=True)
        )
        ids = tuple(filter(None, map(self._writer.claim_renamed, figure_anchors(block))))
        return Figure(shown, caption, ids) if shown else None

    def _alt_texts(self, request: FigureRequest, count: int) -> tuple[str, ...]:
        """An alternative text for each of ``count`` faces; empty if they are unknown."""
        values = request.values
        if request.kind == "board":
            return (board_alt_text(self._game, request.subject, values),) * count
        if "of" in values:
            component = Component(id="figure", of=tuple(values["of"].split()), node=None)
            alt_texts = series_alt_texts(self._game, component)[:count]
        else:
            alt_texts = (record_alt_text(self._game, values),)
        return alt_texts if len(alt_texts) == count and all(alt_texts) else ()

    def board(self, board: str) -> Figure | None:
        """A whole board."""
        span = self._game.boards[board].span
        request = FigureRequest(kind="board", subject=board, values={}, span=span)
        alt = board_alt_text(self._game, board, {})
        faces = self._faces(request).faces
        return Figure(tuple(FigureFace(face, alt) for face in faces)) if faces else None

    def picture(self, block: PictureBlock) -> Figure | None:
        """A picture file of the kit; None if it is not there."""
        picture = self._pictures(block.file, block.span)
        size = printed_size(picture) if isinstance(picture, Picture | DrawnFile) else None
        if isinstance(picture, Finding) or size is None:
            return None
        face = Face(id=block.file, size=size, art=(picture_item(picture, Box(0.0, 0.0, size.width, size.height), ""),))
        caption = (Run(block.title, PLAIN),) if block.title else ()
        return Figure((FigureFace(face, block.alt or block.title or block.file),), caption)


def handy(width: Mm) -> float:
    """The scale at which a face is neither tiny nor larger than a card on a phone."""
    return min(max(width, _SMALLEST), _LARGEST) / width


def _plain(text: Text) -> str:
    return "".join(run.text for run in text if not run.icon)


def _scale(scale: str, width: str) -> Callable[[Mm], float]:
    """Gives the scale of a face by its width. scale, width: as in the text."""
    try:
        if width:
            length = parse_length(width).of(_MEASURE)
            return lambda own: min(max(length / own, 0.05), 10.0)
        factor = min(max(float(scale or 1), 0.05), 10.0)
    except (MeasureError, ValueError):
        factor = 1.0
    return lambda own: factor
