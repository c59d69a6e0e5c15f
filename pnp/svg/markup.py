"""Items of a drawing → SVG elements, for resvg."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pnp.frame import Gradient, Group, Image, Item, Path, Segment, Shading


class Markup:
    """Writes items with names that are used once in a file."""

    def __init__(self) -> None:
        self._count = 0

    def of(self, items: Iterable[Item]) -> str:
        """The elements that show items, in mm of the face."""
        return "".join(map(self._item, items))

    def _item(self, item: Item) -> str:
        match item:
            case Path(fill=ink) if ink is not None:
                rule = ' fill-rule="evenodd"' if item.even_odd else ""
                return f'<path d="{path_data(item.segments)}" fill="{ink.token}" fill-opacity="{ink.opacity:g}"{rule}/>'
            case Shading():
                name = self._name()
                fill = f'fill="url(#{name})" fill-opacity="{item.opacity:g}"'
                return f'{_gradient(item.gradient, name)}<path d="{path_data(item.segments)}" {fill}/>'
            case Image():
                place = f'x="{item.x:.6g}" y="{item.y:.6g}" width="{item.width:.6g}" height="{item.height:.6g}"'
                return f'<image {place} preserveAspectRatio="none" href="{item.picture.path}"/>'
            case Group():
                return self._group(item)
        raise TypeError(f"{type(item).__name__} is no part of a drawing")

    def _group(self, group: Group) -> str:
        clip, attributes = "", ""
        if group.clip:
            name = self._name()
            clip = f'<clipPath id="{name}"><path d="{path_data(group.clip)}"/></clipPath>'
            attributes = f' clip-path="url(#{name})"'
        if group.opacity < 1:
            attributes += f' opacity="{group.opacity:g}"'
        if group.multiply:
            attributes += ' style="mix-blend-mode:multiply"'
        return f"{clip}<g{attributes}>{self.of(group.items)}</g>"

    def _name(self) -> str:
        self._count += 1
        return f"n{self._count}"


def path_data(segments: Sequence[Segment]) -> str:
    """Segments as the ``d`` of a path."""
    return " ".join(" ".join((name, *(f"{number:.6g}" for number in numbers))) for name, *numbers in segments)


def _gradient(gradient: Gradient, name: str) -> str:
    keys = ("x1", "y1", "x2", "y2") if len(gradient.coordinates) == 4 else ("fx", "fy", "fr", "cx", "cy", "r")
    kind = "linearGradient" if len(gradient.coordinates) == 4 else "radialGradient"
    ends = " ".join(f'{key}="{value:.9g}"' for key, value in zip(keys, gradient.coordinates, strict=True))
    matrix = " ".join(f"{value:.9g}" for value in gradient.matrix)
    stops = "".join(
        f'<stop offset="{stop.offset:g}" stop-color="{stop.ink.token}" stop-opacity="{stop.ink.opacity:g}"/>'
        for stop in gradient.stops
    )
    units = f'gradientUnits="userSpaceOnUse" gradientTransform="matrix({matrix})"'
    return f'<{kind} id="{name}" {units} {ends}>{stops}</{kind}>'
