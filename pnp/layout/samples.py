"""Words and symbols on a face → samples of their colour on what lies under them, one for each kind of place."""

from __future__ import annotations

from dataclasses import replace

from pnp.layout.behind import PICTURE, Layers, is_closed
from pnp.layout.box import Box
from pnp.layout.reports import ContrastSample
from pnp.layout.scene import Canvas, Scene, Unsure


def take(sample: ContrastSample, box: Box, scene: Scene) -> None:
    """Keep a sample with what lies under the middle of its box; call it before the words are drawn.

    What an unchanging part of a layout cannot know is found out when a face is made of it.
    """
    canvas = scene.canvas
    layers = canvas.behind(*box.center)
    if canvas.is_still and not is_closed(layers):
        canvas.unsure.append(Unsure(replace(sample, behind=layers), box))
    else:
        _keep(replace(sample, behind=_ended(layers, canvas)), scene)


def settle(unsure: Unsure, scene: Scene) -> None:
    """Complete the sample of an unchanging part with what lies under it on this face."""
    canvas, seen, sample = scene.canvas, scene.studio.seen, unsure.sample
    ground = canvas.ground_at(unsure.box)
    key = ("settled", sample.element_span, sample.color, ground, sample.size)
    if key in seen:
        return
    seen.add(key)
    layers = _ended((*sample.behind, *canvas.behind(*unsure.box.center)), canvas)
    span = canvas.span or sample.text_span
    _keep(replace(sample, face=canvas.face, text_span=span, ground=ground, behind=layers), scene)


def _ended(layers: Layers, canvas: Canvas) -> Layers:
    """A face that will lie on another one does not know what shines through."""
    return (*layers, PICTURE) if canvas.is_inner and not is_closed(layers) else layers


def _keep(sample: ContrastSample, scene: Scene) -> None:
    key = (sample.element_span, sample.color, sample.ground, sample.size, sample.behind)
    scene.studio.samples[key] = sample
