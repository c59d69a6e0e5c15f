"""Manners of drawing: how an area of a picture gets its tone, in the inks of a theme.

``gouache`` lays flat tints, ``wash`` lets them run out, ``engraving`` rules thin lines, ``woodcut`` thick ones,
``halftone`` prints dots, ``blueprint`` draws outlines, ``sketch`` hatches loosely around a thin outline, ``poster``
prints a few flat tones, darker the nearer, with an edge of light.
"""

from collections.abc import Callable, Mapping
from typing import Final, Literal

from pnp.art.outlines import Outline, hatching, rows
from pnp.frame import Face, Gradient, GradientStop, Group, Ink, Item, Nested, Path, Role, Shading, Stroke
from pnp.measures import Mm, Size
from pnp.values import dataclass

Tint = Literal["ink", "accent"]
Bounds = tuple[Mm, Mm, Mm, Mm]
# The distance of lines for the darkest and for the lightest tone, in mm.
_DENSE, _OPEN = 0.32, 1.5
_LIGHTEST: Final = 0.03
# How much of their ink lines have in a sky with a colour: they are its grain, and who stands before it has dark ones.
_GRAIN: Final = 0.45
# The hatching of light along the edges of a dark shape that face it: how far apart its lines are, and how wide they and
# it are, as shares of the longer side of the shape; and its slope.
_LINES_OF_LIGHT: Final = {"woodcut": (0.026, 0.009, 0.06), "engraving": (0.016, 0.0055, 0.06)}
_SLOPE_OF_LIGHT: Final = -38.0
# The tones of a poster, the line of light around its areas, and the light on its subjects: how strong, how wide.
_STENCILS: Final = (0.0, 0.16, 0.32, 0.5, 0.68, 0.84, 1.0)
_EDGE_OF_LIGHT: Final = 0.3
_RIM_OF_LIGHT: Final = (0.62, 0.03)


@dataclass(frozen=True, slots=True, kw_only=True)
class Inks:
    """The palette tokens of a picture: its paper, its darkest ink, and a colour. role: what they are used for.

    sky, land: what skies, waters and walls, and the ground and what grows on it are coloured with; empty: not at all.
    """

    ground: str
    ink: str
    accent: str
    role: Role = "ornament"
    sky: str = ""
    land: str = ""

    @property
    def is_colored(self) -> bool:
        """Whether its sky or its land has a colour of its own."""
        return bool(self.sky or self.land)

    def of(self, tint: Tint, opacity: float = 1.0) -> Ink:
        """One of the two inks."""
        return Ink(self.ink if tint == "ink" else self.accent, self.role, round(opacity, 3))

    def paper(self, opacity: float = 1.0) -> Ink:
        """The colour of what is left white."""
        return Ink(self.ground, self.role, round(opacity, 3))

    @property
    def metal(self) -> Ink:
        """The colour of brass where things have colours of their own, else the second ink."""
        return Ink("picture-brass", self.role) if self.is_colored else self.of("accent")

    @property
    def skin(self) -> Ink:
        """The colour of faces where things have colours of their own, else paper."""
        return Ink("picture-skin", self.role) if self.is_colored else self.paper()

    def cloth(self, token: Literal["accent", "ink", "sky", "paper"], opacity: float = 1.0) -> Ink:
        """The colour of a coat; that of the sky is the darkest ink, thinned, where skies have none."""
        if token == "paper":
            return self.paper(opacity)
        if token == "sky":
            return self.dye(self.sky, opacity) or self.of("ink", opacity / 2)
        return self.of(token, opacity)

    def dye(self, token: str, opacity: float) -> Ink | None:
        """What an area is coloured with below its lines, dots or tints; nothing without a token."""
        return Ink(token, self.role, round(opacity, 3)) if token else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Area:
    """A part of a picture. bounds: left, top, right, bottom. tone: from 0, paper, to 1, full ink. slope: of its lines,
    in degrees. fades: it is lighter towards its foot. edge: the width of its outline in mm, 0 for none. dye: what it is
    coloured with below its tone."""

    outline: Outline
    bounds: Bounds
    tone: float
    tint: Tint = "ink"
    slope: float = 0.0
    fades: bool = False
    edge: Mm = 0.0
    dye: Ink | Gradient | None = None


Manner = Callable[[Area, Inks], list[Item]]


def gouache(area: Area, inks: Inks) -> list[Item]:
    """Flat tints."""
    return [*_covered(area, inks), *([_filled(area, inks, area.tone)] if area.tone > _LIGHTEST else [])]


def wash(area: Area, inks: Inks) -> list[Item]:
    """Tints that run out towards the foot, with a darker rim of pigment."""
    left, top, _, bottom = area.bounds
    strong, weak = min(area.tone * 1.25, 1.0), area.tone * (0.15 if area.fades else 0.55)
    stops = GradientStop(0.0, inks.of(area.tint, strong)), GradientStop(1.0, inks.of(area.tint, weak))
    items = _covered(area, inks)
    if area.tone > _LIGHTEST:
        items.append(Shading(area.outline, Gradient((left, top, left, bottom), stops)))
        if area.edge:
            items.append(_outlined(area, inks, 0.25, 0.35))
    return items


def engraving(area: Area, inks: Inks) -> list[Item]:
    """Thin parallel lines, crossed where it is dark."""
    return _hatched(area, inks, width=0.11, crossed_from=0.55)


def woodcut(area: Area, inks: Inks) -> list[Item]:
    """Thick lines and full black."""
    if area.tone > 0.62:
        # A white line keeps a black shape apart from a black sky.
        white = [Path(area.outline, None, _pen(inks.paper(), 0.3))] if area.edge else []
        return [*_covered(area, inks), _filled(area, inks, 1.0), *white]
    return _hatched(area, inks, width=0.3, scale=1.9, edge=0.38)


def sketch(area: Area, inks: Inks) -> list[Item]:
    """Loose diagonal hatching, light, with a thin outline."""
    return _hatched(area, inks, width=0.14, scale=1.5, turn=-38.0, opacity=0.62, edge=0.2)


def halftone(area: Area, inks: Inks) -> list[Item]:
    """A screen of dots."""
    items = _covered(area, inks)
    if area.tone > 0.85:
        return [*items, _filled(area, inks, 1.0)]
    if area.tone > _LIGHTEST:
        spacing = 0.95
        radius = spacing * 0.5 * (area.tone * 1.15) ** 0.5
        # A dot is a dash without length and with round ends.
        pen = Stroke(inks.of(area.tint, 0.9), round(radius * 2, 3), (0.001, spacing), "round")
        screen = Path(rows(area.bounds, spacing), None, pen)
        items.append(Group((screen,), clip=area.outline))
    return [*items, *([_outlined(area, inks, 0.18, 0.9)] if area.edge else [])]


def blueprint(area: Area, inks: Inks) -> list[Item]:
    """Outlines alone, with faint hatching."""
    items = _covered(area, inks)
    if area.tone > 0.25:
        lines = Path(hatching(area.bounds, 1.3, 45.0), None, _pen(inks.of(area.tint, 0.3), 0.1))
        items.append(Group((lines,), clip=area.outline))
    return [*items, *([_outlined(area, inks, 0.16, 0.85)] if area.edge else [])]


def poster(area: Area, inks: Inks) -> list[Item]:
    """A few flat tones, as of a print with a stencil for each, and a thin edge of light."""
    step = min(_STENCILS, key=lambda tone: abs(tone - area.tone))
    items = [*_covered(area, inks), *([_filled(area, inks, step)] if step else [])]
    if area.edge and step:
        items.append(Path(area.outline, None, _pen(inks.paper(_EDGE_OF_LIGHT), 0.2)))
    return items


MANNERS: Final[Mapping[str, Manner]] = {
    "gouache": gouache,
    "wash": wash,
    "engraving": engraving,
    "woodcut": woodcut,
    "sketch": sketch,
    "halftone": halftone,
    "blueprint": blueprint,
    "poster": poster,
}


def lit(outline: Outline, bounds: Bounds, manner: str, inks: Inks) -> list[Item]:
    """The light on the upper left of a dark shape, in the colour of the paper, so that holes stay what they are."""
    left, top, right, bottom = bounds
    if manner in ("gouache", "wash", "halftone"):
        stops = GradientStop(0.0, inks.paper(0.42)), GradientStop(0.55, inks.paper(0.0))
        return [Shading(outline, Gradient((left, top, right, bottom), stops))]
    side = max(right - left, bottom - top)
    if manner == "poster":
        strength, rim = _RIM_OF_LIGHT
        return [_rim((Path(outline, inks.paper(strength)),), outline, bounds, rim * side, inks)]
    # Hatching in white, of which the shape itself, put down again further from the light, leaves a rim.
    spacing, width, rim = (share * side for share in _LINES_OF_LIGHT["woodcut" if manner == "woodcut" else "engraving"])
    pen = Stroke(inks.paper(0.85), round(width, 3), cap="round")
    lines = Path(hatching(bounds, spacing, _SLOPE_OF_LIGHT), None, pen)
    return [_rim((lines,), outline, bounds, rim, inks)]


def _rim(light: tuple[Item, ...], outline: Outline, bounds: Bounds, rim: Mm, inks: Inks) -> Group:
    """Light, of which the shape itself, put down again further from it, leaves a rim."""
    left, top, right, bottom = bounds
    shape = Path(outline, inks.of("ink"), even_odd=True)
    dark = Face(id="shade", size=Size(right - left, bottom - top), art=(shape,))
    return Group((*light, Nested(dark, rim, rim)), clip=outline)


def _hatched(
    area: Area,
    inks: Inks,
    *,
    width: Mm,
    scale: float = 1.0,
    turn: float = 0.0,
    opacity: float = 0.85,
    crossed_from: float = 2.0,
    edge: Mm = 0.0,
) -> list[Item]:
    items = _covered(area, inks)
    if area.tone > _LIGHTEST:
        # Of a tone, that share of the paper is covered.
        spacing = min(max(width / min(area.tone, 0.8), _DENSE * scale), _OPEN * scale)
        slopes = (area.slope + turn, *((area.slope + turn + 62.0,) if area.tone > crossed_from else ()))
        grain = _GRAIN if area.fades and area.dye else 1.0
        pen = _pen(inks.of(area.tint, opacity * grain), width)
        growth = 3.5 if area.fades else 1.0
        lines = tuple(Path(hatching(area.bounds, spacing, slope, growth), None, pen) for slope in slopes)
        items.append(Group(lines, clip=area.outline))
    if area.edge:
        items.append(_outlined(area, inks, edge or area.edge, min(opacity + 0.1, 1.0)))
    return items


def _covered(area: Area, inks: Inks) -> list[Item]:
    """Its paper, and the colour on it."""
    items: list[Item] = [Path(area.outline, inks.paper())]
    if isinstance(area.dye, Gradient):
        items.append(Shading(area.outline, area.dye))
    elif area.dye:
        items.append(Path(area.outline, area.dye))
    return items


def _filled(area: Area, inks: Inks, opacity: float) -> Path:
    return Path(area.outline, inks.of(area.tint, opacity))


def _outlined(area: Area, inks: Inks, width: Mm, opacity: float) -> Path:
    return Path(area.outline, None, _pen(inks.of(area.tint, opacity), width))


def _pen(ink: Ink, width: Mm) -> Stroke:
    return Stroke(ink, width, cap="round", join="round")
