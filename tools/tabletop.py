"""What lies on a table, written in lines → the pieces with their places, in the order in which they were laid."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Final, Literal

from pnp.layout.board_spots import BoardSpots
from pnp.measures import Mm, Size

Ground = Literal["oak", "walnut", "green", "blue", "red", "linen", "slate"]

_GAP: Final = 3.0
_CLOSE: Final = 0.8
# Pieces beside each other on a place make a block that is wider than high.
_WIDER: Final = 1.5
# A stack of counters and a pile of cards lean a little, so that one sees that they are several.
_LEAN: Final = (1.5, -1.7)
_CARD: Final = 0.3
_MOST_LAYERS: Final = 9
# Cards of a hand: how far apart they are on a circle around the wrist, in degrees, and its radius.
_FANNED: Final = 7.5
_WRIST: Final = 170.0
# What is wider lies where it was put; smaller pieces are never quite straight.
_STEADY: Final = 100.0
_SCATTER: Final = 0.5
_MOST_TURN: Final = 3.5
_DIE: Final = 13.0

_GOES_ON: Final = re.compile(r",\s+")
_LINE: Final = re.compile(r"(?P<verb>[a-z]+) (?P<at>\S+)(?: (?P<what>[\w-]+):)?(?: (?P<rest>.+))?")


@dataclass(frozen=True, slots=True)
class Table:
    """A game in progress, seen from above. width, height: of what is seen of the table, in mm.

    lines: one a step; one that ends with a comma goes on in the next.

    ``row X,Y,TURN COMPONENT: FACE FACE`` lays faces side by side, their middle at X, Y; ``fan`` holds them as a hand;
    ``pile X,Y COMPONENT: 20 FACE`` piles them up; ``on BOARD COMPONENT: PLACE FACE FACE, PLACE FACE+FACE`` puts them on
    places of the board that was laid last, or of a face such as ``mats/red``, those joined by + on one another; a place
    may be X,Y on the face itself.
    ``dice X,Y COLOR: 3 5 d10-7``, ``pencil X,Y,TURN`` and ``write X,Y COMPONENT/FACE TEXT`` add what players use.
    """

    kit: str
    width: Mm
    height: Mm
    ground: Ground
    lines: str

    def steps(self) -> Iterator[Step]:
        """Each line, read. Raises ValueError if it has no such form."""
        for line in filter(None, map(str.strip, _GOES_ON.sub(", ", self.lines).splitlines())):
            found = _LINE.fullmatch(line)
            if found is None or found["verb"] not in _VERBS:
                raise ValueError(f"{self.kit}: {line!r} is no step")
            yield Step(found["verb"], found["at"], found["what"] or "", found["rest"] or "")

    def faces(self) -> Iterator[str]:
        """Every face that is named, such as ``tactics/fog``, as often as it lies there; of a pile the one on top."""
        for step in self.steps():
            for _, names in step.groups():
                yield from (name for pile in names for name in pile)


@dataclass(frozen=True, slots=True)
class Step:
    """A line of a table: what is done, where, with which component, and the rest of the line."""

    verb: str
    at: str
    component: str
    rest: str

    def groups(self) -> Iterator[tuple[str, list[list[str]]]]:
        """For each place the faces on it, those of a stack together; the place is empty where the step has none."""
        if self.verb == "on":
            for group in self.rest.split(", "):
                place, *names = group.split()
                yield place, self._names(names)
        elif self.verb in ("row", "fan"):
            yield "", self._names(self.rest.split())
        elif self.verb == "pile":
            yield "", self._names(self.rest.split()[1:])

    def _names(self, words: Sequence[str]) -> list[list[str]]:
        found: list[list[str]] = []
        for word in words:
            number, _, name = word.rpartition("*")
            found += [[f"{self.component}/{part}" for part in name.split("+")]] * int(number or 1)
        return found

    @property
    def pose(self) -> tuple[Mm, Mm, float]:
        """Where something is laid, and how far it is turned, in degrees."""
        x, y, *turn = map(float, self.at.split(","))
        return x, y, turn[0] if turn else 0.0


@dataclass(frozen=True, slots=True)
class PlacedPiece:
    """A face on the table: its middle, how far it is turned, clockwise, and how high it lies above what is below it."""

    name: str
    x: Mm
    y: Mm
    turn: float
    height: Mm


@dataclass(frozen=True, slots=True)
class Die:
    """A die with the number on top."""

    x: Mm
    y: Mm
    turn: float
    sides: int
    number: int
    color: str


@dataclass(frozen=True, slots=True)
class Pencil:
    """A pencil, by its middle."""

    x: Mm
    y: Mm
    turn: float


@dataclass(frozen=True, slots=True)
class Writing:
    """What a player wrote."""

    x: Mm
    y: Mm
    turn: float
    text: str


Thing = PlacedPiece | Die | Pencil | Writing


@dataclass(slots=True)
class _Setting:
    """What has been laid so far. For the rest see ``things_on``."""

    table: Table
    sizes: Mapping[str, Size]
    boards: Callable[[str], Sequence[BoardSpots]]
    heights: Mapping[str, Mm]
    laid: dict[str, PlacedPiece] = field(default_factory=dict)
    numbers: Iterator[int] = field(default_factory=count)

    def random(self) -> Random:
        """What differs from piece to piece, and not from time to time."""
        return Random(f"{self.table.kit} {next(self.numbers)}")

    def put(self, name: str, x: Mm, y: Mm, turn: float, height: Mm | None = None) -> PlacedPiece:
        """Lay a face as a hand does."""
        chance = self.random()
        if max(self.sizes[name].width, self.sizes[name].height) < _STEADY:
            x, y = x + chance.uniform(-_SCATTER, _SCATTER), y + chance.uniform(-_SCATTER, _SCATTER)
            turn += chance.triangular(-_MOST_TURN, _MOST_TURN)
        high = self.heights.get(name.partition("/")[0], _CARD) if height is None else height
        self.laid[name] = PlacedPiece(name, x, y, turn, high)
        return self.laid[name]

    def stack(self, names: Sequence[str], x: Mm, y: Mm, turn: float) -> Iterator[PlacedPiece]:
        """Lay faces on one another, the last on top."""
        for level, name in enumerate(names):
            yield self.put(name, x + level * _LEAN[0], y + level * _LEAN[1], turn)

    def spot(self, board: str, place: str) -> tuple[Mm, Mm, float]:
        """A place of a board that was laid, on the table. Raises KeyError if there is none."""
        for piece in reversed(self.laid.values()):
            for found in self.boards(piece.name):
                if found.name == board:
                    return self.of_face(piece, *found.spots[place])
        raise KeyError(f"{board} was not laid")

    def of_face(self, piece: PlacedPiece, x: Mm, y: Mm) -> tuple[Mm, Mm, float]:
        """A point of a face, in mm from its corner, on the table."""
        size = self.sizes[piece.name]
        across, down = turned(x - size.width / 2, y - size.height / 2, piece.turn)
        return piece.x + across, piece.y + down, piece.turn


def turned(x: Mm, y: Mm, degrees: float) -> tuple[Mm, Mm]:
    """A point turned clockwise around the origin."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return x * cos - y * sin, x * sin + y * cos


def things_on(
    table: Table,
    sizes: Mapping[str, Size],
    boards: Callable[[str], Sequence[BoardSpots]],
    heights: Mapping[str, Mm],
) -> list[Thing]:
    """Everything on a table, that which is below first.

    sizes: of all faces. boards: those on a face, by its name. heights: of a piece of each component, if not
    that of a card.
    Raises KeyError for a face, a board or a place that is not there.
    """
    setting = _Setting(table, sizes, boards, heights)
    return [thing for step in table.steps() for thing in _VERBS[step.verb](setting, step)]


def _row(setting: _Setting, step: Step) -> Iterator[Thing]:
    x, y, turn = step.pose
    ((_, stacks),) = step.groups()
    widths = [setting.sizes[names[0]].width for names in stacks]
    along = -(sum(widths) + _GAP * (len(widths) - 1)) / 2
    for names, width in zip(stacks, widths, strict=True):
        across, down = turned(along + width / 2, 0.0, turn)
        yield from setting.stack(names, x + across, y + down, turn)
        along += width + _GAP


def _fan(setting: _Setting, step: Step) -> Iterator[Thing]:
    x, y, turn = step.pose
    ((_, stacks),) = step.groups()
    for number, names in enumerate(stacks):
        angle = turn + (number - (len(stacks) - 1) / 2) * _FANNED
        across, down = turned(0.0, -_WRIST, angle)
        wrist = turned(0.0, _WRIST, turn)
        yield from setting.stack(names, x + wrist[0] + across, y + wrist[1] + down, angle)


def _pile(setting: _Setting, step: Step) -> Iterator[Thing]:
    x, y, turn = step.pose
    number = int(step.rest.split()[0])
    ((_, ((name,),)),) = step.groups()
    layers = min(_MOST_LAYERS, max(1, number // 4))
    for layer in range(layers):
        lift = layer * number * _CARD / layers / 9
        yield setting.put(name, x - lift, y - lift, turn, number * _CARD / 2 if layer == 0 else _CARD)


def _on(setting: _Setting, step: Step) -> Iterator[Thing]:
    for place, stacks in step.groups():
        x, y, turn = _place(setting, step, place)
        size = setting.sizes[stacks[0][0]]
        columns = math.ceil(math.sqrt(len(stacks) * _WIDER))
        rows = math.ceil(len(stacks) / columns)
        for number, names in enumerate(stacks):
            row, column = divmod(number, columns)
            across = (column - (min(columns, len(stacks) - row * columns) - 1) / 2) * (size.width + _CLOSE)
            down = (row - (rows - 1) / 2) * (size.height + _CLOSE)
            right, below = turned(across, down, turn)
            yield from setting.stack(names, x + right, y + below, turn)


def _place(setting: _Setting, step: Step, place: str) -> tuple[Mm, Mm, float]:
    if "," not in place:
        return setting.spot(step.at, place)
    x, y = map(float, place.split(","))
    return setting.of_face(setting.laid[step.at], x, y)


def _dice(setting: _Setting, step: Step) -> Iterator[Thing]:
    x, y, _ = step.pose
    for number, word in enumerate(step.rest.split()):
        sides, _, value = word.removeprefix("d").rpartition("-")
        chance = setting.random()
        across, down = turned(number * _DIE * 1.62, chance.uniform(-3, 3), chance.uniform(-8, 8))
        yield Die(x + across, y + down, chance.uniform(-44, 44), int(sides or 6), int(value), step.component)


def _pencil(setting: _Setting, step: Step) -> Iterator[Thing]:
    yield Pencil(*step.pose)


def _write(setting: _Setting, step: Step) -> Iterator[Thing]:
    name, _, text = step.rest.partition(" ")
    x, y, _ = step.pose
    yield Writing(*setting.of_face(setting.laid[name], x, y), text)


_VERBS: Final[Mapping[str, Callable[[_Setting, Step], Iterator[Thing]]]] = {
    "row": _row,
    "fan": _fan,
    "pile": _pile,
    "on": _on,
    "dice": _dice,
    "pencil": _pencil,
    "write": _write,
}
