"""Lines of text to flowables, and anchors on flowables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from pnp.document.context import BlockArea
from pnp.document.flowables import Flowable, PageTarget, PrintedPart
from pnp.document.inline_text import InlineText
from pnp.document.typesetter import SetLine
from pnp.findings import Span
from pnp.frame import Anchor
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.moving import moved_all


def line_flowables(
    lines: Sequence[SetLine],
    area: BlockArea,
    targets: tuple[PageTarget, ...] = (),
    *,
    on_grid: bool = False,
    text: InlineText | None = None,
    kind: str = "paragraph",
) -> tuple[Flowable, ...]:
    """A flowable for each line; two lines stay together at the beginning and at the end.

    text, kind: what the lines show, and what that is called.
    """
    last = len(lines) - 1
    return tuple(
        Flowable(
            height=line.height,
            items=moved_all(line.items, area.x, 0.0),
            keep=index < last and (index == 0 or index == last - 1 or line.keep),
            frames=area.frames,
            targets=targets if not index else (),
            on_grid=on_grid and not index,
            parts=(PrintedPart(kind, Box(area.x, 0.0, area.width, line.height), text),) if text else (),
        )
        for index, line in enumerate(lines)
    )


def with_block(flowables: Iterable[Flowable], kind: str, block: Span, area: BlockArea) -> list[Flowable]:
    """Flowables that say which block prints them, where they do not say that of their parts."""
    return [
        flowable
        if flowable.parts
        else replace(flowable, parts=(PrintedPart(kind, Box(area.x, 0.0, area.width, flowable.height), None, block),))
        for flowable in flowables
    ]


def with_anchors(flowable: Flowable, anchors: Sequence[Anchor]) -> Flowable:
    """The flowable with anchors at its top."""
    targets = tuple(PageTarget("anchor", anchor.name) for anchor in anchors)
    return replace(flowable, items=(*anchors, *flowable.items), targets=(*flowable.targets, *targets))
