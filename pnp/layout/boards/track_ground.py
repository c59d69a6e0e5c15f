"""A track with scenery → what lies under its spaces: a landscape, lands, a road, landmarks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.frame import Group, Item, Path, Stroke
from pnp.layout.boards.curves import Point
from pnp.layout.boards.fairground import Fairground
from pnp.layout.boards.lands import Lands
from pnp.layout.boards.options import BoardOptions
from pnp.layout.boards.road import road
from pnp.layout.boards.routes import Route, sampled
from pnp.layout.boards.scenery import BoardScenery
from pnp.layout.boards.seeded_random import seed_of
from pnp.layout.boards.space_shapes import FRONT
from pnp.layout.geometry.box import Box
from pnp.model.boards import Space, Track
from pnp.values import dataclass

# Of a road: its width as a share of a space upon it, and of the part of a plot that a stall leaves free.
_UPON = 0.6
_BEFORE = 0.8
# How far a road swings out beyond the last stall of a row, in mm, at the natural size, and which share of that its
# corners do: its curve goes beyond them, and is to keep as clear of the rim of the board as of the stalls.
SWING = 4.6
_CORNER = 0.82
# How far the road before stalls strays to either side, as a share of the height of a plot.
_SWAY = 0.018


@dataclass(frozen=True, slots=True)
class TrackGround:
    """Draws the ground of one track. area: of the board."""

    track: Track
    spaces: Sequence[Space]
    route: Route
    area: Box
    scenery: BoardScenery
    options: BoardOptions

    def items(self) -> Iterator[Item]:
        """Everything that lies below the spaces."""
        scenery, theme = self.scenery.scenery, self.scenery.theme
        whole = self.options.grown(self.area)
        clip = whole.segments()
        course = self._course()
        width = self._width()
        ground: list[Item] = []
        if scenery.color:
            ground.append(Path(clip, theme.ink(scenery.color, "ground", instead="paper")))
        ground += self.scenery.backdrop(whole, clip)
        lands = self._lands(course)
        fair = self._fairground()
        ground += fair.meadow() if fair else ()
        ground += lands.ground() if lands else ()
        ground += self.scenery.courses((self.area.x, self.area.y))
        ground += road(course, width, scenery.road, theme) if scenery.road else ()
        ground += (*fair.hedges(), *fair.shadows()) if fair else ()
        ground += lands.pictures() if lands else ()
        ground += self._places()
        ground += self.scenery.landmarks((self.area.x, self.area.y), self.options.labels)
        if ground:
            yield Group(tuple(ground), clip=clip)
        if (scenery.color or scenery.place or lands) and whole == self.area:
            yield Path(self.area.inset(0.2).segments(), None, Stroke(theme.ink("ink", "line"), 0.4))

    def land_names(self) -> Iterator[tuple[str, Box]]:
        """The names of the lands under the spaces, and where each has room."""
        lands = self._lands(self._course())
        return lands.name_rooms() if lands else iter(())

    def _lands(self, course: Sequence[Point]) -> Lands | None:
        if not self.scenery.scenery.lands:
            return None
        clear = max(self.route.tile.height, self.route.tile.width) / 2 + 0.8 * self.scenery.scale
        points, labels = self.route.points, self.options.labels
        return Lands(self.track, self.spaces, points, course, clear, self.area, self.scenery, labels)

    def _width(self) -> float:
        tile = self.route.tile
        return tile.height * (1 - FRONT) * _BEFORE if self.is_fair else min(tile.width, tile.height) * _UPON

    @property
    def is_fair(self) -> bool:
        """Whether stalls stand behind the road rather than spaces upon it."""
        return self.track.space_shape == "stall"

    def _fairground(self) -> Fairground | None:
        """The meadow on which stalls stand, if the land has a colour."""
        land = self.scenery.scenery.land
        if not self.is_fair or not self.scenery.theme.has_color(land):
            return None
        area, seed = self.options.grown(self.area), seed_of(self.scenery.seed)
        return Fairground(self.route.points, self.route.tile, area, land, self.scenery.theme, seed)

    def _course(self) -> Sequence[Point]:
        """Points along the road."""
        if self.route.course:
            return self.route.course
        tile = self.route.tile
        down = tile.height * ((1 + FRONT) / 2 - 0.5) if self.is_fair else 0.0
        # A walk is no ruled line: before every second stall it comes a little nearer.
        sway = tile.height * _SWAY if self.is_fair else 0.0
        points = [(x, y + down + sway * (-1) ** index) for index, (x, y) in enumerate(self.route.points)]
        # Visitors come in from beyond the board.
        corners: list[Point] = [(self.area.x - tile.height, points[0][1])] if self.is_fair else []
        for index, here in enumerate(points):
            corners.append(here)
            after = points[index + 1] if index + 1 < len(points) else here
            if self.is_fair and after[1] - here[1] > tile.height / 2:
                left = here[0] < self.area.center[0]
                aside = tile.width / 2 + SWING * _CORNER * self.scenery.scale
                x = here[0] - aside if left else here[0] + aside
                corners += [(x, here[1] + (after[1] - here[1]) * share) for share in (0.16, 0.84)]
        return sampled(corners, closed=self.track.shape == "ring" and self.track.loop)

    def _places(self) -> Iterator[Item]:
        """What stands at single spaces, above them."""
        for space, (x, y) in zip(self.spaces, self.route.points, strict=True):
            if space.landmark and self.track.shape != "section":
                width = self.route.tile.width * 0.9
                center = x, y - self.route.tile.height / 2 - width * 0.3
                yield from self.scenery.landmark(space.landmark, center, width, space.id)
