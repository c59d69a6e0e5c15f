"""What a drawing shows of its plane, and how that fits into a rectangle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pnp.matrix import Matrix
from pnp.svg.faults import SvgError
from pnp.svg.lengths import parse_length
from pnp.svg.matrix import numbers_in
from pnp.svg.tree import Element

# Where a file says nothing of its size, as browsers have it.
_USUAL_SIZE: Final = (300.0, 150.0)


def shown_part(root: Element) -> tuple[float, float, float, float]:
    """Left, top, width and height of what a file shows. Raises SvgError."""
    try:
        view = numbers_in(root.get("viewBox", ""))
        if len(view) == 4 and view[2] > 0 and view[3] > 0:
            return view[0], view[1], view[2], view[3]
        width, height = (
            usual if (root.get(key) or "100%").endswith("%") else parse_length(root.get(key, ""), usual)
            for key, usual in zip(("width", "height"), _USUAL_SIZE, strict=True)
        )
    except ValueError as error:
        raise SvgError(f"its size cannot be read: {error}", root.line, root.column) from error
    if min(width, height) <= 0:
        raise SvgError("it has no width or no height", root.line, root.column)
    return 0.0, 0.0, width, height


def fitted(view: Sequence[float], width: float, height: float, fit: str) -> Matrix:
    """From the units of a view to a rectangle of a size, as ``preserveAspectRatio`` says."""
    left, top, across, down = view
    words = fit.split() or ["xMidYMid"]
    if words[0] == "none":
        return (width / across, 0.0, 0.0, height / down, -left * width / across, -top * height / down)
    choose = max if "slice" in words else min
    scale = choose(width / across, height / down)
    shares = {"Min": 0.0, "Mid": 0.5, "Max": 1.0}
    x = (width - across * scale) * shares.get(words[0][1:4], 0.5)
    y = (height - down * scale) * shares.get(words[0][5:8], 0.5)
    return (scale, 0.0, 0.0, scale, x - left * scale, y - top * scale)
