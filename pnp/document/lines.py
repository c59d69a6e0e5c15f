"""Lines of text to strips, and anchors on strips."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pnp.document.context import Area
from pnp.document.strips import Strip, Target, moved_all
from pnp.document.type import SetLine
from pnp.frame import Anchor


def line_strips(
    lines: Sequence[SetLine], area: Area, targets: tuple[Target, ...] = (), *, on_grid: bool = False
) -> tuple[Strip, ...]:
    """A strip for each line; two lines stay together at the beginning and at the end."""
    last = len(lines) - 1
    return tuple(
        Strip(
            height=line.height,
            items=moved_all(line.items, area.x, 0.0),
            keep=index < last and (index == 0 or index == last - 1),
            frames=area.frames,
            targets=targets if not index else (),
            on_grid=on_grid and not index,
        )
        for index, line in enumerate(lines)
    )


def with_anchors(strip: Strip, anchors: Sequence[Anchor]) -> Strip:
    """The strip with anchors at its top."""
    targets = tuple(Target("anchor", anchor.name) for anchor in anchors)
    return replace(strip, items=(*anchors, *strip.items), targets=(*strip.targets, *targets))
