"""The scenery of a board → a pale landscape, landmarks, rivers and fronts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from pnp.frame import Face, Group, Ink, Item, Nested, Path, Stroke
from pnp.layout.boards.cellmap import CellMap
from pnp.layout.boards.curves import Point, Segments, around, joined, polyline, smooth, spaced
from pnp.layout.boards.ground import border
from pnp.layout.boards.lettering import haloed, style_of
from pnp.layout.boards.map_layers import MapLayers
from pnp.layout.boards.name_lines import moved_up, straightest
from pnp.layout.boards.options import BoardOptions
from pnp.layout.boards.road import at_steps, beside
from pnp.layout.boards.routes import sampled
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.layout.theme.style import Style
from pnp.measures import MM_PER_PT, Mm, Size
from pnp.model.scenery import Course, Landmark, Scenery
from pnp.model.texts import Icon
from pnp.symbols import in_pictures
from pnp.symbols.words import AIRBORNE, NATURAL
from pnp.values import dataclass

if TYPE_CHECKING:
    from pnp.art.manners import Inks

# A landscape is drawn at most so large, in mm, and enlarged: lines and dots stay countable.
# Who stands behind a figure in a place that is higher than wide: how far aside, as a share of its width, and up, as a
# share of the figure, how large and how strong.
_COMPANIONS: Final = (
    (-0.31, 0.1, 0.6, 0.55),
    (0.31, 0.1, 0.6, 0.55),
    (-0.17, 0.06, 0.66, 0.7),
    (0.17, 0.06, 0.66, 0.7),
)
# How far above the ground who flies is, as a share of the height of the place.
_FLIES: Final = 0.16
_LARGEST: Final = 90.0
_LANDMARK: Final = 15.0
_MOST: Final = 3
# Lettering on a board, in points.
_SMALLEST: Final = 6.5
_RIVER: Final = 1.7
# How broad the shades along the coast of a sea are, in mm, and how much of the ink, from the broadest.
_SHORE: Final = ((4.2, 0.05), (2.8, 0.06), (1.5, 0.09), (0.6, 0.14))
# Bearings of a compass in a half turn.
_BEARINGS: Final = 8


def has_landmark(name: str, theme: ResolvedTheme) -> bool:
    """Whether there is a picture or an icon of this name."""
    from pnp.art.vignettes import VIGNETTES  # knows pictures: only when one is drawn

    return name in VIGNETTES or theme.has_icon(name)


def scenery_on_cells(cells: CellMap, theme: ResolvedTheme, options: BoardOptions) -> tuple[Item, ...]:
    """The courses and landmarks of a map of cells, over its ground and below its words."""
    drawn = BoardScenery(options.scenery, theme, cells.cell / cells.grid.cell.mm, options.seed, cells.box)
    origin = cells.point(0.0, 0.0)
    shows_names = options.labels and not options.overview
    return (
        *_rhumb_lines(cells, theme, drawn, origin),
        *drawn.courses(origin, shows_names),
        *drawn.landmarks(origin, shows_names),
    )


def _rhumb_lines(cells: CellMap, theme: ResolvedTheme, drawn: BoardScenery, origin: Point) -> Iterator[Item]:
    """The lines of bearing that run over the sea from every compass that stands on it, as on the charts of pilots."""
    wet = [cell for cell in cells.window.cells if cells.grounds[cell].pattern.wet]
    roses = [drawn.center(landmark, origin) for landmark in drawn.scenery.landmarks if landmark.landmark == "compass"]
    roses = [rose for rose in roses if (ground := cells.ground_at(*cells.place(rose))) and ground.pattern.wet]
    if not roses:
        return
    reach = cells.box.width + cells.box.height
    rays = (
        polyline([(x, y), (x + reach * cos(pi * step / _BEARINGS), y + reach * sin(pi * step / _BEARINGS))])
        for x, y in roses
        for step in range(2 * _BEARINGS)
    )
    pen = Stroke(theme.ink("ink", "ornament", 0.3), 0.15 * max(drawn.scale, 0.5))
    yield Group((Path(joined(rays), None, pen),), clip=border(wet, MapLayers(cells, theme)))


def _widening(course: Sequence[Point], first: Mm, last: Mm) -> Segments:
    """The outline of a river that is ``first`` wide at its spring and ``last`` at its mouth."""
    left, right = [], []
    for index, ((x, y), (beside_x, beside_y)) in enumerate(zip(course, beside(course, 1.0), strict=True)):
        half = (first + (last - first) * index / len(course)) / 2
        right.append((x + (beside_x - x) * half, y + (beside_y - y) * half))
        left.append((x - (beside_x - x) * half, y - (beside_y - y) * half))
    return polyline([*left, *reversed(right)], closed=True)


@dataclass(frozen=True, slots=True)
class BoardScenery:
    """Draws the scenery of one board. scale: of the drawing. seed: what makes its pictures its own. frame: of what is
    drawn."""

    scenery: Scenery
    theme: ResolvedTheme
    scale: float
    seed: str
    frame: Box

    @property
    def is_dark(self) -> bool:
        """Whether it shows lands by night: then all lines are pale, and what is filled is dark."""
        return bool(self.scenery.lands) and self.scenery.hour == "night"

    def line(self, opacity: float) -> Ink:
        """The ink of lines on the ground of a land. Pale ones are lines in low ink, too, where the ground is light."""
        return self.theme.ink("paper", "line", opacity) if self.is_dark else self.theme.ink("ink", "ornament", opacity)

    def _inks(self) -> Inks:
        from pnp.art.manners import Inks

        chosen, theme = self.scenery, self.theme

        def known(color: str, instead: str) -> str:
            return color if theme.has_color(color) else instead

        day = known(chosen.color, "paper"), "ink"
        ground, ink = ("ink", "paper") if self.is_dark else day
        return Inks(
            ground=ground,
            ink=ink,
            accent=known(chosen.accent, "accent"),
            sky=known(chosen.sky, ""),
            land=known(chosen.land, ""),
        )

    def backdrop(
        self, box: Box, clip: Segments, symbol: str = "", color: str = "ink", opacity: float = 1.0
    ) -> Iterator[Item]:
        """The landscape behind everything, pale enough for words on it, and the symbol that stands in it, if any."""
        if not self.scenery.place:
            return
        from pnp.art.painter import Scene
        from pnp.art.scenery import scenery

        chosen, inks = self.scenery, self._inks()
        scene = Scene(place=chosen.place, hour=chosen.hour, weather=chosen.weather, manner=chosen.manner)
        scale = max(box.width, box.height, _LARGEST) / _LARGEST
        size = Size(box.width / scale, box.height / scale)
        # Places side by side are not one picture.
        seed = f"{self.seed}|{round(box.x)}|{round(box.y)}" if symbol else self.seed
        drawn = scenery(scene, size.width, size.height, seed, inks, is_empty=not symbol)
        face = Face(id=f"scenery-{seed}", size=size, art=(*drawn.behind, *drawn.before))
        picture = Nested(face, box.x, box.y, scale)
        yield Group((Group((picture,), opacity=chosen.strength / 100),), clip=clip)
        if icon := self.theme.icons.get(in_pictures(symbol, self.theme.figures)):
            left, top, side = (length * scale for length in drawn.subject)
            tags = set(icon.tags)
            lift = box.height * _FLIES if AIRBORNE in tags else 0.0
            stands = Box(box.x + left, box.y + top - lift, side, side)
            others = _COMPANIONS if box.height > box.width and NATURAL in tags and AIRBORNE not in tags else ()
            figures = [
                item
                for across, up, share, strength in (*others, (0.0, 0.0, 1.0, 1.0))
                for item in self._standing(
                    icon,
                    Box(
                        stands.x + side * (0.5 - share / 2) + box.width * across,
                        stands.y + side * (1 - share - up),
                        side * share,
                        side * share,
                    ),
                    color,
                    opacity * strength,
                )
            ]
            yield Group(tuple(figures), clip=clip)

    def _standing(self, icon: Icon, box: Box, color: str, opacity: float) -> Iterator[Item]:
        """A symbol that stands on the ground of a landscape, with its contour, over what it hides."""
        from pnp.art.picture_symbols import Spot, edged

        inks = self._inks()
        dark, pale, contour = (
            self.theme.icon_face(icon, token, "ornament", ground)
            for token, ground in ((color, inks.ground), (inks.ground, inks.ground), (inks.ink, inks.ink))
        )
        if inks.is_colored:
            dark = self.theme.picture_face(icon, color, inks.ground, inks.ink)
        bounds = self.theme.bounds(dark) or (0.0, 0.0, dark.size.width, dark.size.height)
        left, top, right, bottom = bounds
        scale = min(box.width / (right - left), box.height / (bottom - top))
        spot = Spot(box.x + box.width / 2 - (left + right) / 2 * scale, box.y + box.height - bottom * scale, scale)
        pen = (bottom - top) * scale * self.theme.modelling.contour
        yield from edged(pale, pale, inks.ground, spot, pen)
        yield Group(tuple(edged(dark, contour, inks.ink, spot, pen)), opacity=opacity)

    def landmark(self, name: str, center: Point, width: Mm, seed: str, color: str = "") -> tuple[Item, ...]:
        """A picture of what stands somewhere, in a colour, or the icon of that name."""
        from pnp.art.vignettes import HEIGHT, VIGNETTES, vignette

        if name not in VIGNETTES:
            # What has colours of its own is a picture, which low ink makes paler and does not turn into a sign.
            icon = self.theme.icons.get(name)
            is_picture = any(path.tone.startswith("#") for path in icon.paths) if icon else False
            place = around(center, width * HEIGHT, width * HEIGHT)
            return self.theme.icon(name, place, "ink", role="ornament" if is_picture else "symbol")
        inks = self._inks()
        inks = replace(inks, ink=color, accent=color) if self.theme.has_color(color) else inks
        art = vignette(name, width, self.scenery.manner, seed, inks)
        face = Face(id=f"landmark-{name}-{seed}", size=Size(width, width * HEIGHT), art=art)
        return (Nested(face, center[0] - width / 2, center[1] - width * HEIGHT / 2, alt=name.replace("-", " ")),)

    def _symbol(self, placed: Landmark, center: Point, width: Mm) -> Iterator[Item]:
        """An icon as it is in pictures, in its own colour, with its face to the left if it says so.

        Where the land has colours, people have skin, hair and cloth in theirs.
        """
        icon = self.theme.picture_icon(placed.landmark)
        color = placed.color if self.theme.has_color(placed.color) else "ink"
        if self._inks().is_colored and NATURAL in icon.tags:
            face = self.theme.picture_face(icon, color, "paper", "ink", is_mirrored=placed.is_mirrored)
        else:
            face = self.theme.icon_face(icon, color, "ornament")
            face = self.theme.mirrored_face(face) if placed.is_mirrored else face
        box = around(center, width, width).fitted(face.size.width, face.size.height)
        yield Nested(face, box.x, box.y, box.width / face.size.width, alt=icon.title)

    def most(self, landmark: str) -> int:
        """How many of a landmark may stand in a land: one of a building, several of trees and hills."""
        from pnp.art.vignettes import REPEATED

        return _MOST if landmark in REPEATED else 1

    def grown_around(self, landmark: str) -> str:
        """The landmark whose growth surrounds one: its own, or of an icon that of the first of its tags that is one."""
        from pnp.art.vignettes import VIGNETTES

        icon = None if landmark in VIGNETTES else self.theme.icons.get(landmark)
        return next((tag for tag in icon.tags if tag in VIGNETTES), landmark) if icon else landmark

    def courses(self, origin: Point, labels: bool = True) -> Iterator[Item]:
        """Rivers, roads and fronts. origin: the corner of the board."""
        for course in self.scenery.courses:
            points = [self._place(point, origin) for point in ((p[0].mm, p[-1].mm) for p in course.through)]
            if course.kind == "sea":
                yield Group(tuple(self._sea(course, points, labels)), alt=course.name or course.kind)
                continue
            yield Group(tuple(self._course(course, sampled(points), labels)), alt=course.name or course.kind)

    def landmarks(self, origin: Point, labels: bool = True) -> Iterator[Item]:
        """The landmarks that are placed one by one, with their names."""
        from pnp.art.vignettes import VIGNETTES

        for number, placed in enumerate(self.scenery.landmarks):
            center = self.center(placed, origin)
            width = (placed.size.mm if placed.size else _LANDMARK) * self.scale
            if placed.landmark in self.theme.icons and placed.landmark not in VIGNETTES:
                yield from self._symbol(placed, center, width)
            else:
                yield from self.landmark(placed.landmark, center, width, f"{self.seed}-{number}", placed.color)
            if placed.name and labels:
                yield from self.lettered(placed.name, (center[0], center[1] + width * 0.42 + 1.6 * self.scale))

    def center(self, landmark: Landmark, origin: Point) -> Point:
        """Where the middle of a landmark is. origin: the corner of the board."""
        return self._place((landmark.center[0].mm, landmark.center[-1].mm), origin)

    def _place(self, point: Point, origin: Point) -> Point:
        return origin[0] + point[0] * self.scale, origin[1] + point[1] * self.scale

    def lettered(self, name: str, center: Point, size: float = 9.0, style: str = "board-landmark") -> tuple[Item, ...]:
        """A name in italics over the drawing, with a line of paper around its letters."""
        lettering = self._lettering(style, size)
        height = lettering.size * MM_PER_PT * 1.3
        width = self.theme.width(name, lettering) + height
        box = around(center, width, height)
        if self.frame.x < center[0] < self.frame.right and self.frame.y < center[1] < self.frame.bottom:
            self.theme.record_cut_off(name, box.inset(height / 2, 0.0), self.frame, lettering)
        return self.theme.words(name, box, lettering)

    def _lettering(self, style: str, size: float) -> Style:
        largest = max(size * min(self.scale, 1.0), _SMALLEST)
        return haloed(style_of(self.theme, style, largest, "serif-italic", _SMALLEST), self.theme)

    def _course(self, course: Course, points: Sequence[Point], labels: bool) -> Iterator[Item]:
        theme, scale = self.theme, self.scale
        line, ink = polyline(points), theme.ink("ink", "ornament", 0.75)
        match course.kind:
            case "river":
                bank = Stroke(theme.ink("ink", "ornament", 0.5, instead="muted"), 0.15 * scale)
                water = theme.ink("water", "ornament", instead="muted")
                yield Path(_widening(points, 0.5 * _RIVER * scale, 1.2 * _RIVER * scale), water, bank)
            case "front":
                pen = Stroke(theme.ink("accent", "ornament", 0.85), 0.9 * scale, (4 * scale, 2 * scale))
                yield Path(line, None, pen)
                teeth = (
                    polyline([(x, y), (x - dy * 1.8 * scale, y + dx * 1.8 * scale)])
                    for (x, y), (dx, dy) in at_steps(points, 3 * scale)
                )
                yield Path(joined(teeth), None, Stroke(theme.ink("accent", "ornament", 0.85), 0.5 * scale))
            case "rail":
                yield Path(line, None, Stroke(ink, 0.4 * scale))
                ties = (
                    polyline(
                        [(x - dy * 0.9 * scale, y + dx * 0.9 * scale), (x + dy * 0.9 * scale, y - dx * 0.9 * scale)]
                    )
                    for (x, y), (dx, dy) in at_steps(points, 2.4 * scale)
                )
                yield Path(joined(ties), None, Stroke(ink, 0.3 * scale))
            case "trench":
                zigzag = [
                    (x - dy * side * scale, y + dx * side * scale)
                    for number, ((x, y), (dx, dy)) in enumerate(at_steps(points, 1.8 * scale))
                    for side in ((0.7, 0.7) if number % 4 < 2 else (-0.7, -0.7))
                ]
                yield Path(polyline(zigzag), None, Stroke(ink, 0.6 * scale, (), "butt", "miter"))
            case "wire":
                yield Path(line, None, Stroke(ink, 0.25 * scale))
                crosses = (
                    polyline([(x + a * scale, y - a * scale), (x - a * scale, y + a * scale)])
                    for (x, y), _ in at_steps(points, 2.6 * scale)
                    for a in (0.6, -0.6)
                )
                yield Path(joined(crosses), None, Stroke(ink, 0.25 * scale))
            case _:
                for aside in (-0.6, 0.6):
                    yield Path(polyline(beside(points, aside * scale)), None, Stroke(ink, 0.25 * scale))
        if course.name and labels:
            yield from self._along(course.name, points)

    def _sea(self, course: Course, points: Sequence[Point], labels: bool) -> Iterator[Item]:
        """Water within a coast, with lines along that which grow fainter away from it."""
        theme, coast = self.theme, smooth(points, closed=True)
        yield Path(coast, theme.ink("water", "ornament", instead="muted"))
        lines = (
            Path(coast, None, Stroke(theme.ink("ink", "ornament", opacity), 2 * reach * self.scale))
            for reach, opacity in _SHORE
        )
        yield Group(tuple(lines), clip=coast)
        yield Path(coast, None, Stroke(theme.ink("ink", "ornament", 0.7), 0.3 * self.scale, (), "round", "round"))
        if course.name and labels:
            xs, ys = zip(*(self._inside(point) for point in points), strict=True)
            yield from self.lettered(course.name, (sum(xs) / len(xs), sum(ys) / len(ys)), 8.5, "board-river")

    def _inside(self, point: Point) -> Point:
        """The nearest point on the board."""
        frame = self.frame
        return min(max(point[0], frame.x), frame.right), min(max(point[1], frame.y), frame.bottom)

    def _along(self, name: str, points: Sequence[Point]) -> tuple[Item, ...]:
        """The name of a course, above the part of it that bends least; in its middle if it is too short for that."""
        theme, style = self.theme, self._lettering("board-river", 8.5)
        line = straightest([point for point, _ in spaced(points, 1.0)], theme.width(name, style) * 1.08)
        if not line:
            return self.lettered(name, points[len(points) // 2], 8.5, "board-river")
        return (Group(theme.words_along(name, moved_up(line, 0.75 * _RIVER * self.scale), style), alt=name),)
