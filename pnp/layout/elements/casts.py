"""The cast of a drawn picture: symbols that stand in its landscape, alone or in ranks, near or far."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import cos, inf, lcm, radians, sin
from random import Random
from typing import Final

from pnp.art.manners import Inks
from pnp.art.picture_symbols import Spot, cast_shadow, edged
from pnp.art.standing import height_below_air
from pnp.art.views import VIEWS, View
from pnp.frame import Face, Group, Item
from pnp.layout import codes
from pnp.layout.drawing import scene as drawing
from pnp.layout.drawing.subjects import named_at, report_era
from pnp.layout.drawing.values import FixedValue, Value
from pnp.layout.elements.compiler import ColorValue, Compiler
from pnp.layout.theme.missing_icons import missing_icon_finding
from pnp.measures import Length, Mm, Size
from pnp.model.texts import Icon
from pnp.nodes import ListNode, MapNode, Node, Scalar
from pnp.symbols.words import AIRBORNE, NATURAL, PORTRAIT
from pnp.values import dataclass

# How much of the ink is left at a distance: haze takes the rest.
DEPTHS: Final[Mapping[str, float]] = {"near": 1.0, "middle": 0.72, "far": 0.4}
_KEYS: Final = (
    "who",
    "at",
    "size",
    "times",
    "across",
    "depth",
    "mirror",
    "color",
    "ground",
    "stray",
    "turn",
    "lies",
    "holds",
)
# Of what somebody holds, measured by him.
_HELD_KEYS: Final = ("who", "at", "size", "mirror", "color", "ground", "turn", "behind")
_MOST_HELD: Final = 4
# How far what lies is turned, in degrees clockwise: nothing lies quite flat.
_LIES: Final[Mapping[str, float]] = {"left": -82.0, "right": 82.0}
# The contour of what is not near, as a share of that of what is; where it is put down; and the air before it.
_DISTANT_CONTOUR: Final = 0.7
_DISTANT_AROUND: Final = ((0.9, 0.7), (-0.9, -0.7))
_AIR: Final = 0.3
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
    alone. stray: how far from its place it may stand. turn: about its middle, in degrees clockwise. lies: whether it
    lies on the ground. holds: what goes with it, at shares of its width and height from its top left, as high as a
    share of its height; is_behind: behind it.
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
    lies: bool = False
    holds: tuple[Role, ...] = ()
    is_behind: bool = False


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
        if key != "holds" and isinstance(entry.value, ListNode) and len(entry.value.items) > _MOST_CHOICES:
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
    is_list = (
        isinstance(value, ListNode)
        and key != "holds"
        and (key != "at" or any(isinstance(item, ListNode) for item in value.items))
    )
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
    turn = reader.number(values["turn"], "turn", 0.0, -_MOST_TURNED, _MOST_TURNED) if "turn" in values else 0.0
    lies = reader.choice(values["lies"], "lies", tuple(_LIES)) if "lies" in values else ""
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
        turn=turn + _LIES.get(lies, 0.0),
        lies=bool(lies),
        holds=_held(values["holds"], compiler) if "holds" in values else (),
        is_behind="behind" in values and reader.flag(values["behind"], "behind"),
        color=compiler.color(reader.scalar(values["color"], "color")) if "color" in values else None,
        ground=compiler.color(reader.scalar(values["ground"], "ground")) if "ground" in values else None,
        stray=reader.length(values["stray"], "stray") if "stray" in values else Length(),
    )


def _held(node: Node, compiler: Compiler) -> tuple[Role, ...]:
    """``holds:`` a list of roles, placed by whoever holds them."""
    reader = compiler.reader
    items = reader.items(node, "holds")
    if len(items) > _MOST_HELD:
        reader.wrong(codes.WRONG_VALUE, f"somebody holds at most {_MOST_HELD} things", node)
    roles: list[Role] = []
    for item in items[:_MOST_HELD]:
        entries = dict(reader.entries(item, "what a role holds"))
        for key, entry in entries.items():
            if key not in _HELD_KEYS:
                reader.unknown(entry, "what a role holds", _HELD_KEYS)
        role = _role({key: entry.value for key, entry in entries.items() if key in _HELD_KEYS}, item, compiler)
        if role:
            roles.append(role)
    return tuple(roles)


@dataclass(frozen=True, slots=True, kw_only=True)
class Window:
    """The picture that a cast stands in. scale: by how much it is enlarged. seed: of how ranks are out of line.

    horizon: who stands higher flies. is_night: dark shapes have a light contour. moment: which of the things that
    roles list is shown, from 1; 0: one by the seed. view: from where all of them are seen.
    """

    size: Size
    scale: float
    manner: str
    inks: Inks
    seed: str
    horizon: Mm = 0.0
    is_night: bool = False
    moment: int = 0
    view: View = VIEWS["usual"]


def contour_of(token: str, window: Window) -> str:
    """The colour of the contour of what is drawn in a colour: the darkest ink, but paper around what is as dark."""
    return window.inks.ground if window.is_night or token == window.inks.ink else window.inks.ink


def draw_cast(cast: Sequence[Choices], window: Window, scene: drawing.Scene) -> tuple[Item, ...]:
    """The symbols of a cast: who stands lower stands before the others."""
    taken = window.moment - 1 if window.moment else Random(f"cast|{window.seed}").getrandbits(16)
    roles = (role[taken % len(role)] for role in cast)
    drawn = [placed for number, role in enumerate(roles) for placed in _placed(number, role, window, scene)]
    return tuple(item for _, items in sorted(drawn, key=lambda placed: placed[0]) for item in items)


def _named(role: Role, scene: drawing.Scene) -> str:
    """The icon of a role; empty, with a finding, if there is none of that name."""
    name = role.who.read(scene)
    if name and not scene.theme.has_icon(name):
        scene.unknown_icon(name, named_at(role.who, name, scene))
        return ""
    if name and isinstance(role.node, Scalar):
        report_era(role.node.span, role.who, name, scene)
    return name


def _placed(number: int, role: Role, window: Window, scene: drawing.Scene) -> Iterator[tuple[Mm, tuple[Item, ...]]]:
    """Every symbol of a role, with the height of its feet."""
    name, theme, view = _named(role, scene), scene.theme, window.view
    if not name:
        return
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
        widest = (across if role.times == 1 and across > 0 else inf) * view.zoom
        seen = view.point(x + aside, foot + deeper, window.size)
        icon = theme.picture_icon(name, f"{window.seed}|{number}|{index % _FACES}" if role.depth == "near" else "")
        symbol = _Symbol(icon, *seen, tall * view.zoom, widest, role)
        yield seen[1], tuple(symbol.items(window, scene))


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
        """It with what it holds, with its light edge and its light if it is near, else paler."""
        own, ground = ((color.read(scene) if color else "") for color in (self.role.color, self.role.ground))
        inks = replace(window.inks, ink=own or window.inks.ink)
        around = contour_of(inks.ink, window)
        dark = self._drawn(inks, ground or inks.ground, window, scene)
        bounds = scene.theme.bounds(dark)
        if bounds is None or self.height <= 0:
            return
        left, top, right, bottom = bounds
        scale = min(self.height / max(bottom - top, _LEAST), self.widest / max(right - left, _LEAST))
        width, height = (right - left) * scale, (bottom - top) * scale
        turn = -self.role.turn if window.view.is_mirrored else self.role.turn
        # What lies touches the ground with the lowest point of its turned box.
        low = height / 2
        if self.role.lies:
            low = (height * abs(cos(radians(turn))) + width * abs(sin(radians(turn)))) / 2
        middle = self.foot - low
        spot = Spot(self.x - (left + right) / 2 * scale, middle + height / 2 - bottom * scale, scale)
        spot = spot.turned(turn, self.x, middle)
        tags = self.icon.tags
        is_large = height >= window.size.height * _LEAST_LIT
        if is_large and not {AIRBORNE, PORTRAIT} & set(tags) and window.horizon and self.foot > window.horizon:
            yield cast_shadow(self.x, self.foot, height if self.role.lies else width, window.manner, window.inks)
        box = self.x - width / 2, middle - height / 2, width, height
        held = [(role, tuple(self._of_holder(role, box, window, scene))) for role in self.role.holds]
        yield from (item for role, items in held if role.is_behind for item in items)
        contour, pen = self._in(around, around, window, scene), scene.theme.modelling.around(height)
        if self.role.depth == "near":
            # A portrait and a natural figure have light and shade of their own; what is small has no room for any.
            is_lit = is_large and not {PORTRAIT, NATURAL} & set(tags)
            shown = scene.theme.lit_face(dark, window.manner, inks) if is_lit else dark
            yield from edged(shown, contour, around, spot, pen)
        else:
            paper = self._in(inks.ground, inks.ground, window, scene)
            yield from self._distant(dark, contour, paper, spot, pen * _DISTANT_CONTOUR, window, scene)
        yield from (item for role, items in held if not role.is_behind for item in items)

    def _distant(
        self, dark: Face, contour: Face, paper: Face, spot: Spot, pen: Mm, window: Window, scene: drawing.Scene
    ) -> Iterator[Item]:
        """It further away: it hides what is behind it, and is paler, with a contour, and with air before it if far."""
        depth, sky = self.role.depth, window.inks.sky
        around = [(x * pen, y * pen) for x, y in _DISTANT_AROUND] if pen else []
        yield spot.put(paper)
        yield Group((*(spot.put(contour, *aside) for aside in around), spot.put(dark)), opacity=DEPTHS[depth])
        if depth == "far" and sky and not window.is_night:
            yield Group((spot.put(self._in(sky, sky, window, scene)),), opacity=_AIR)

    def _of_holder(
        self, role: Role, box: tuple[Mm, Mm, Mm, Mm], window: Window, scene: drawing.Scene
    ) -> Iterator[Item]:
        """What is held, at its place in the box of who holds it, as far away as he."""
        name = _named(role, scene)
        if not name:
            return
        left, top, width, height = box
        across = 1 - role.x.share if self._is_mirrored(window) else role.x.share
        held = replace(role, depth=self.role.depth, is_mirrored=role.is_mirrored is not self.role.is_mirrored)
        held = replace(held, turn=-role.turn if self.role.is_mirrored else role.turn)
        x, foot, tall = left + across * width, top + role.foot.share * height, role.height.share * height
        symbol = _Symbol(scene.theme.picture_icon(name), x, foot, tall, inf, held)
        # Without a horizon nothing has a shadow on the ground.
        yield from symbol.items(replace(window, horizon=0.0), scene)

    def _is_mirrored(self, window: Window) -> bool:
        """Whether it looks the other way, as it is seen."""
        return self.role.is_mirrored is not window.view.is_mirrored

    def _drawn(self, inks: Inks, ground: str, window: Window, scene: drawing.Scene) -> Face:
        """It in its colour, and in a picture with colours with skin, wood and steel in theirs."""
        if not inks.is_colored:
            return self._in(inks.ink, ground, window, scene)
        is_mirrored, is_near = self._is_mirrored(window), self.role.depth == "near"
        line = window.inks.ink
        return scene.theme.picture_face(self.icon, inks.ink, ground, line, is_mirrored=is_mirrored, is_shaded=is_near)

    def _in(self, color: str, ground: str, window: Window, scene: drawing.Scene) -> Face:
        face = scene.theme.icon_face(self.icon, color, "ornament", ground)
        return scene.theme.mirrored_face(face) if self._is_mirrored(window) else face
