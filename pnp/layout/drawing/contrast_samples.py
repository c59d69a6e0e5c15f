"""Words and symbols on a face → samples of their colour on what lies under them, one for each kind of place."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace

from pnp.layout.drawing.reports import ContrastSample
from pnp.layout.drawing.scene import Canvas, DrawnSoFar, PendingContrastSample
from pnp.layout.geometry.background import PICTURE, Layers, is_closed
from pnp.layout.geometry.box import Box


def sampled(sample: ContrastSample, box: Box, canvas: Canvas, so_far: DrawnSoFar) -> Iterator[ContrastSample]:
    """A sample with what lay under the middle of its box before the words were drawn.

    What an unchanging part of a layout cannot know is left to the faces that are made of it.
    """
    layers = so_far.at(*box.center)
    if canvas.is_still and not is_closed(layers):
        canvas.pending.append(PendingContrastSample(replace(sample, behind=layers), box))
    else:
        yield replace(sample, behind=_ended(layers, canvas))


def settle_pending(pending: PendingContrastSample, canvas: Canvas) -> None:
    """Complete the sample of an unchanging part with what lies under it on this face."""
    sample, so_far = pending.sample, canvas.so_far()
    ground = canvas.ground_at(pending.box)
    key: Hashable = ("settled", sample.element_span, sample.color, ground, sample.size)

    def look() -> Iterator[ContrastSample]:
        layers = _ended((*sample.behind, *so_far.at(*pending.box.center)), canvas)
        span = canvas.span or sample.text_span
        yield replace(sample, face=canvas.face, text_span=span, ground=ground, behind=layers)

    canvas.probe(key, look)


def _ended(layers: Layers, canvas: Canvas) -> Layers:
    """A face that will lie on another one does not know what shines through."""
    return (*layers, PICTURE) if canvas.is_inner and not is_closed(layers) else layers
