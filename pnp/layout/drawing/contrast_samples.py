"""Sample the colours of words and symbols and of what is under them."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace

from pnp.layout.drawing.reports import ContrastSample
from pnp.layout.drawing.scene import Canvas, PendingContrastSample
from pnp.layout.geometry.background import PICTURE, Layers, is_closed, without_places
from pnp.layout.geometry.box import Box


def sampled(sample: ContrastSample, box: Box, canvas: Canvas, layers: Layers) -> Iterator[ContrastSample]:
    """The sample with what was under the middle of its box before the words were drawn: the layers.

    If the background of words on a static layer is not known yet, the sample is left pending for each face.
    """
    # Of words on a picture, more than their middle is looked at on the finished face.
    layers = without_places(layers)
    if canvas.is_static and not is_closed(layers):
        canvas.pending.append(PendingContrastSample(replace(sample, behind=layers), box))
    else:
        yield replace(sample, behind=_ended(layers, canvas))


def is_bold(font: str) -> bool:
    """Whether a font, by its name, is bold."""
    return any(word in font for word in ("bold", "black"))


def settle_pending(pending: PendingContrastSample, canvas: Canvas) -> None:
    """Complete a sample of a static layer with what is under it on this face."""
    sample, snapshot = pending.sample, canvas.snapshot()
    ground = canvas.ground_at(pending.box)
    key: Hashable = ("settled", sample.element_span, sample.color, ground, sample.size, sample.outline)

    def complete_sample() -> Iterator[ContrastSample]:
        layers = _ended((*sample.behind, *without_places(snapshot.at(*pending.box.center))), canvas)
        span = canvas.span or sample.text_span
        yield replace(sample, face=canvas.face, text_span=span, ground=ground, behind=layers)

    canvas.probe(key, complete_sample)


def _ended(layers: Layers, canvas: Canvas) -> Layers:
    """The layers, ended by a picture if the face will be nested in another one: what shines through is unknown."""
    return (*layers, PICTURE) if canvas.is_inner and not is_closed(layers) else layers
