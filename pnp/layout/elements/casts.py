"""The cast of a drawn picture: symbols that stand in its landscape, alone or in ranks, near or far."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import inf, lcm
from random import Random
from typing import Final

from pnp.art.manners import Inks
from pnp.art.picture_symbols import Spot, cast_shadow, edged, mirrored
from pnp.art.standing import height_below_air
from pnp.frame import Face, Group, Item
from pnp.frame import Role as InkRole
from pnp.layout import codes
from pnp.layout.drawing import scene as drawing
from pnp.layout.drawing.subjects import named_at, report_era
from pnp.layout.drawing.values import FixedValue, Value
from pnp.layout.elements.compiler import ColorValue, Compiler
from pnp.layout.geometry.bounding_box import bounding_box
from pnp.layout.theme.missing_icons import missing_icon_finding
from pnp.measures import Length, Mm, Size
from pnp.model.texts import Icon
from pnp.nodes import ListNode, MapNode, Node, Scalar
from pnp.symbols.words import AIRBORNE, NATURAL, PORTRAIT
from pnp.values import dataclass

# How much of the ink is left at a distance: haze takes the rest.
DEPTHS: Final[Mapping[str, float]] = {"near": 1.0, "middle": 0.72, "far": 0.4}
_KEYS: Final = ("who", "at", "size", "times", "across", "depth", "mirror", "color", "ground", "stray", "turn")
_MOST_ROLES: Final = 24
# A key may say several things, of which a picture shows one.
_MOST_CHOICES: Final = 6
_MOST_TIMES: Final = 40
_MOST_TURNED: Final = 180.0
# How far figures of a rank are out of line, as shares of the room that each has, and of its height.
_ASIDE, _DEEPER, _TALLER = 0.16, 0.05, 0.05
_LEAST: Final = 1e-6
# How many faces a rank has that is near. Of those behind it nobody sees one.
_FACES: Final = 3
# What is lower than this share of its picture has no light drawn on it.
_LEAST_LIT: Final = 0.08


@dataclass(frozen=True, slots=True, kw_only=True)
class Role:
    """A symbol that stands in a picture. x, foot: of the middle of its feet. height: of what is drawn of it.

    times: how many stand side by side over the width ``across``, of which one alone takes no more. color, ground: of it
    alone. stray: how far from its place it may stand. turn: about its middle, in degrees clockwise.
    """

    who: Value
    node: Node
    x: Length
    foot: Length
    height: Length
    times: int = 1
    across: Length = Length()
    depth: str = "near"
    is_mirrored: bool = False
    turn: float = 0.0
    color: ColorValue | None = None
    ground: ColorValue | None = None
    stray: Length = Length()


# What a role may be, in turn: its lists say one thing after the other.
Choices = tuple[Role, ...]


def read_cast(node: Node, compiler: Compiler) -> tuple[Choices, ...]:
    """``cast:`` a list of maps, each with ``who``, ``at`` and ``size``."""
    reader = compiler.reader
    items = reader.items(node, "cast")
    if len(items) > _MOST_ROLES:
        reader.wrong(codes.WRONG_VALUE, f"a cast has at most {_MOST_ROLES} roles", node)
    roles = (_choices(item, compiler) for item in items[:_MOST_ROLES])
    return tuple(role for role in roles if role)


def _choices(node: Node, compiler: Compiler) -> Choices:
    """A role as often as it takes until its lists begin together again."""
    reader = compiler.reader
    entries = dict(reader.entries(node, "a role of a cast"))
    for key, entry in entries.items():
        if key not in _KEYS:
            reader.unknown(entry, "a role of a cast", _KEYS)
        if isinstance(entry.value, ListNode) and len(entry.value.items) > _MOST_CHOICES:
            reader.wrong(codes.WRONG_VALUE, f"{key} says at most {_MOST_CHOICES} things", entry.value)
            return ()
    lists = {key: _alternatives(key, entry.value) for key, entry in entries.items()}
    roles: list[Role] = []
    for number in range(lcm(*(len(values) or 1 for values in lists.values()))):
        role = _role({key: values[number % len(values)] for key, values in lists.items() if values}, node, compiler)
        if role is None:
            break
        roles.append(role)
    return tuple(roles)


def _alternatives(key: str, value: Node) -> tuple[Node, ...]:
    """What a key says in turn. A place is a list itself."""
    is_list = isinstance(value, ListNode) and (key != "at" or any(isinstance(item, ListNode) for item in value.items))
    return value.items if is_list and isinstance(value, ListNode) else (value,)


def _role(values: Mapping[str, Node], node: Node, compiler: Compiler) -> Role | None:
    reader = compiler.reader
    missing = [key for key in ("who", "at", "size") if key not in values]
    if missing:
        if isinstance(node, MapNode):
            message = f"a role of a cast needs {missing[0]}:"
            reader.wrong(codes.WRONG_VALUE, message, node, "{who: cannon, at: [30%, 90%], size: 20%}")
        return None
    who = compiler.text(values["who"], "who")
    if isinstance(who, FixedValue) and not compiler.context.theme.has_icon(who.text):
        reader.findings.append(missing_icon_finding(who.text, values["who"].span, compiler.context.theme.icons))
        return None
    at = reader.lengths(values["at"], "at", 2)
    if at is None:
        return None
    return Role(
        who=who,
        node=values["who"],
        x=at[0],
        foot=at[1],
        height=reader.length(values["size"], "size"),
        times=reader.count(values["times"], "times", 1, 1, _MOST_TIMES) if "times" in values else 1,
        across=reader.length(values["across"], "across") if "across" in values else Length(),
        depth=reader.choice(values["depth"], "depth", tuple(DEPTHS)) if "depth" in values else "near",
        is_mirrored="mirror" in values and reader.flag(values["mirror"], "mirror"),
        turn=reader.number(values["turn"], "turn", 0.0, -_MOST_TURNED, _MOST_TURNED) if "turn" in values else 0.0,
        color=compiler.color(reader.scalar(values["color"], "color")) if "color" in values else None,
        ground=compiler.color(reader.scalar(values["ground"], "ground")) if "ground" in values else None,
        stray=reader.length(values["stray"], "stray") if "stray" in values else Length(),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Window:
    """The picture that a cast stands in. scale: by how much it is enlarged. seed: of how ranks are out of line.

    horizon: who stands higher flies. is_night: dark shapes have a light contour. moment: which of the things that
    roles list is shown, from 1; 0: one by the seed.
    """

    size: Size
    scale: float
    manner: str
    inks: Inks
    seed: str
    horizon: Mm = 0.0
    is_night: bool = False
    moment: int = 0


def contour_of(token: str, window: Window) -> str:
    """The colour of the contour of what is drawn in a colour: the darkest ink, but paper around what is as dark."""
    return window.inks.ground if window.is_night or token == window.inks.ink else window.inks.ink


def draw_cast(cast: Sequence[Choices], window: Window, scene: drawing.Scene) -> tuple[Item, ...]:
    """The symbols of a cast: who stands lower stands before the others."""
    taken = window.moment - 1 if window.moment else Random(f"cast|{window.seed}").getrandbits(16)
    roles = (role[taken % len(role)] for role in cast)
    drawn = [placed for number, role in enumerate(roles) for placed in _placed(number, role, window, scene)]
    return tuple(item for _, items in sorted(drawn, key=lambda placed: placed[0]) for item in items)


def _placed(number: int, role: Role, window: Window, scene: drawing.Scene) -> Iterator[tuple[Mm, tuple[Item, ...]]]:
    """Every symbol of a role, with the height of its feet."""
    name, theme = role.who.read(scene), scene.theme
    if not name:
        return
    if not theme.has_icon(name):
        scene.unknown_icon(name, named_at(role.who, name, scene))
        return
    if isinstance(role.node, Scalar):
        report_era(role.node.span, role.who, name, scene)
    x, across = (_of(length, window.size.width, window) for length in (role.x, role.across))
    foot, height = (_of(length, window.size.height, window) for length in (role.foot, role.height))
    random, room = Random(f"cast|{window.seed}|{number}"), across / role.times
    if role.stray != Length():
        x += random.uniform(-1, 1) * _of(role.stray, window.size.width, window)
        foot += random.uniform(-1, 1) * _of(role.stray, window.size.height, window)
    for index in range(role.times):
        aside = (index + 0.5) * room - across / 2
        share = 1.0
        deeper = 0.0
        if role.times > 1:
            aside += random.uniform(-_ASIDE, _ASIDE) * room
            deeper = random.uniform(-_DEEPER, _DEEPER) * height
            share = 1 + random.uniform(-_TALLER, _TALLER)
        tall = height_below_air(height * share, foot + deeper, window.size)
        widest = across if role.times == 1 and across > 0 else inf
        icon = theme.picture_icon(name, f"{window.seed}|{number}|{index % _FACES}" if role.depth == "near" else "")
        symbol = _Symbol(icon, x + aside, foot + deeper, tall, widest, role)
        yield foot + deeper, tuple(symbol.items(window, scene))


def _of(length: Length, side: Mm, window: Window) -> Mm:
    """A length in the picture: a share of one of its sides, and mm of the face that shows it."""
    return length.share * side + length.mm / window.scale


@dataclass(frozen=True, slots=True)
class _Symbol:
    """One symbol of a role. x, foot: of the middle of its feet; height: of what is drawn of it, in a width."""

    icon: Icon
    x: Mm
    foot: Mm
    height: Mm
    widest: Mm
    role: Role

    def items(self, window: Window, scene: drawing.Scene) -> Iterator[Item]:
        """It with its light edge and its light if it is near, else paler."""
        own, ground = ((color.read(scene) if color else "") for color in (self.role.color, self.role.ground))
        inks = replace(window.inks, ink=own or window.inks.ink)
        around = contour_of(inks.ink, window)
        dark, contour = (
            self._drawn(inks, ground or inks.ground, window.inks.ink, scene),
            self._in(around, around, scene),
        )
        bounds = bounding_box(dark.art)
        if bounds is None or self.height <= 0:
            return
        left, top, right, bottom = bounds
        scale = min(self.height / max(bottom - top, _LEAST), self.widest / max(right - left, _LEAST))
        height = (bottom - top) * scale
        spot = Spot(self.x - (left + right) / 2 * scale, self.foot - bottom * scale, scale)
        spot = spot.turned(self.role.turn, self.x, self.foot - height / 2)
        tags = self.icon.tags
        is_large = height >= window.size.height * _LEAST_LIT
        if is_large and not {AIRBORNE, PORTRAIT} & set(tags) and window.horizon and self.foot > window.horizon:
            yield cast_shadow(self.x, self.foot, (right - left) * scale, window.manner, window.inks)
        if self.role.depth == "near":
            # A portrait and a natural figure have light and shade of their own; what is small has no room for any.
            is_lit = is_large and not {PORTRAIT, NATURAL} & set(tags)
            width = height * scene.theme.modelling.contour
            yield from edged(dark, contour, around, spot, width, window.manner if is_lit else "", inks)
        else:
            yield spot.put(self._in(inks.ground, inks.ground, scene))
            yield Group((spot.put(dark),), opacity=DEPTHS[self.role.depth])

    def _drawn(self, inks: Inks, ground: str, line: str, scene: drawing.Scene) -> Face:
        """It in its colour, and in a picture with colours with skin, wood and steel in theirs."""
        if not inks.is_colored:
            return self._in(inks.ink, ground, scene)
        is_near = self.role.depth == "near"
        return scene.theme.picture_face(
            self.icon, inks.ink, ground, line, is_mirrored=self.role.is_mirrored, is_shaded=is_near
        )

    def _in(self, color: str, ground: str, scene: drawing.Scene) -> Face:
        theme = scene.theme
        face = theme.icon_face(self.icon, color, "ornament", ground)
        if not self.role.is_mirrored:
            return face
        key: tuple[str, str, InkRole, str, str] = (f"{self.icon.id} mirrored", color, "ornament", ground, "")
        if key not in theme.drawn.faces:
            theme.drawn.faces[key] = mirrored(face)
        return theme.drawn.faces[key]
