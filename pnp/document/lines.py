"""Lines of text to flowables, and anchors on flowables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pnp.document.context import BlockArea
from pnp.document.flowables import Flowable, PageTarget
from pnp.document.typesetter import SetLine
from pnp.frame import Anchor
from pnp.layout.geometry.moving import moved_all


def line_flowables(
    lines: Sequence[SetLine], area: BlockArea, targets: tuple[PageTarget, ...] = (), *, on_grid: bool = False
) -> tuple[Flowable, ...]:
    """A flowable for each line; two lines stay together at the beginning and at the end."""
    last = len(lines) - 1
    return tuple(
        Flowable(
            height=line.height,
            items=moved_all(line.items, area.x, 0.0),
            keep=index < last and (index == 0 or index == last - 1 or line.keep),
            frames=area.frames,
            targets=targets if not index else (),
            on_grid=on_grid and not index,
        )
        for index, line in enumerate(lines)
    )


def with_anchors(flowable: Flowable, anchors: Sequence[Anchor]) -> Flowable:
    """The flowable with anchors at its top."""
    targets = tuple(PageTarget("anchor", anchor.name) for anchor in anchors)
    return replace(flowable, items=(*anchors, *flowable.items), targets=(*flowable.targets, *targets))
