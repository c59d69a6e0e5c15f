"""Skies and weathers: sun, moon, stars, clouds, rain, snow, fog."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from pnp.art import landmarks, outlines
from pnp.art.engraved_skies import ruled
from pnp.art.fronts import shelled
from pnp.art.manners import Tint
from pnp.art.painter import Painter
from pnp.frame import Gradient, GradientStop, Group, Ink, Item, Path, Segment, Shading, Stroke
from pnp.measures import Mm

# How dark the sky is above, what weather makes of that, and how much of it is left at the horizon.
_TONES: Final = {"day": 0.2, "dawn": 0.34, "dusk": 0.5, "night": 0.86}
_SHARES: Final = {"rain": 1.15, "smoke": 1.15, "barrage": 1.1, "fog": 0.7, "snow": 0.7}
# How much of the accent is at the horizon below a sky with a colour, and how dark its lines and dots are.
_GLOWS: Final = {"dawn": 0.35, "dusk": 0.6}
_GRAIN: Final = 0.3
# How strong the colour of a heavy cloud is.
_HEAVY: Final = 0.55
_FLATTEST: Final = 1.5
# On a poster: how strong the colour of the sky is, the rings of light in it, as shares of the height, and its rays.
_STRENGTHS: Final = {"day": 0.62, "dawn": 0.6, "dusk": 0.9, "night": 0.95}
_RINGS: Final = ((1.15, 0.14), (0.82, 0.2), (0.54, 0.28), (0.3, 0.36))
_RAYS: Final = 9
# Where such a sky gets paler otherwise, as shares of what lies above the horizon.
_STEPS: Final = (0.36, 0.62, 0.82)
# How high its sun or moon stands above the horizon, and how large it is, as shares of the height.
_SUN_AT: Final = {"day": 0.34, "dawn": 0.06, "dusk": 0.0, "night": 0.3}
_SUN: Final = 0.13
# Where a low sun or the moon stands, as shares of the width, and how large they are, as shares of the height.
_RISES: Final = (0.3, 0.4, 0.5, 0.6, 0.7)
_LOW_SUN: Final = (0.15, 0.26)
_MOON: Final = (0.15, 0.3)
# How high a cloud is, as a share of its width.
_CLOUD: Final = 0.42
# And how much sky there is above it, as a share of the height: the edge of a frame hangs into it.
_CLEAR: Final = 0.1
# Weathers in which the moon is seen, and birds are; the sun is only where it is asked for.
_OPEN: Final = ("clear", "fair", "cloud", "sun")
# What rain is drawn with: how many strokes of each weight, how wide, how dark and how long, as shares of the height.
_RAIN: Final = ((26, 0.1, 0.35, 0.05), (18, 0.16, 0.5, 0.08), (8, 0.26, 0.6, 0.13))
_SLANT: Final = 0.35
_FEET: Final = {"day": 0.12, "dawn": 0.12, "dusk": 0.2, "night": 0.5}


def sky(painter: Painter) -> Iterator[Item]:
    """The sky with stars and moon, or the sun where it is asked for, and clouds, down to the horizon."""
    kind, manner = painter.scene.weather, painter.scene.manner
    tone = _TONES[painter.scene.hour] * _SHARES.get(kind, 1.0)
    tint: Tint = "ink" if painter.is_night or painter.inks.sky else "accent"
    has_clouds = kind not in ("fog", "clear", "sun", "barrage") and not (painter.is_night and kind == "fair")
    clouds = tuple(_clouds(painter)) if has_clouds else ()
    whole = outlines.rectangle(-1.0, -1.0, painter.width + 2, painter.height + 2)
    if manner == "poster":
        yield from _glowing(painter, tone)
    elif painter.has_tints:
        yield from _tinted(painter, tone, tint)
    elif manner == "halftone":
        yield from _screened(painter, tone, tint)
    elif painter.is_night:
        bounds = -1.0, -1.0, painter.width + 1, painter.horizon + 2
        yield from painter.tone(whole, tone, bounds, fades=True, tint=tint)
    else:
        yield from painter.tone(whole, 0.0, painter.whole, dye=_colored(painter))
        yield ruled(painter, tone * (_GRAIN if painter.inks.sky else 1.0), tint, [outline for outline, _ in clouds])
    if painter.is_night:
        yield _stars(painter)
    if manner != "poster" and (kind == "sun" or (painter.is_night and kind in _OPEN)):
        yield from _light(painter)
    for _, items in clouds:
        yield from items
    if kind == "rain":
        yield from _rain(painter)
    if not painter.is_night and kind in _OPEN:
        yield _birds(painter)


def _glowing(painter: Painter, tone: float) -> Iterator[Item]:
    """A sky of a poster: flat, in steps that are paler towards the horizon.

    Where it burns or the sun is asked for, rings and rays of light come from a low point at its side.
    """
    random, width, reach, hour, kind = (
        painter.random,
        painter.width,
        painter.reach,
        painter.scene.hour,
        painter.scene.weather,
    )
    whole = outlines.rectangle(-1.0, -1.0, width + 2, painter.height + 2)
    inks = painter.inks
    yield Path(whole, inks.paper())
    yield Path(whole, inks.dye(inks.sky, _STRENGTHS[hour]) or inks.of("ink", tone))
    if painter.is_night:
        yield Path(whole, inks.of("ink", 0.62))
    x, y = width * random.choice((0.2, 0.8)), painter.horizon - _SUN_AT[hour] * reach
    burns = hour in _GLOWS or kind in ("smoke", "barrage")
    if not burns and kind != "sun":
        for share in _STEPS:
            top = painter.horizon * share
            step = outlines.rectangle(-1.0, top, width + 2, painter.height - top + 1)
            yield Path(step, inks.paper(0.08 if painter.is_night else 0.2))
    else:
        for radius, light in _RINGS:
            ring = outlines.disc(x, y, reach * radius)
            yield Path(ring, inks.paper(light * (0.5 if painter.is_night else 1.0)))
            if burns:
                yield Path(ring, inks.of("accent", light * 1.4))
    if kind == "sun":
        far, half = width * 1.6, 0.06
        for number in range(_RAYS):
            angle = pi * (1.04 + 0.92 * number / (_RAYS - 1))
            ends = [(x + far * cos(turn), y + far * sin(turn)) for turn in (angle - half, angle + half)]
            yield Path(outlines.polygon([(x, y), *ends]), inks.paper(0.14))
    if kind == "sun" or (painter.is_night and kind in _OPEN):
        yield Path(outlines.disc(x, y, reach * _SUN), inks.paper(0.92))


def _tinted(painter: Painter, tone: float, tint: Tint) -> Iterator[Item]:
    """A sky that is lighter towards the horizon."""
    whole = outlines.rectangle(-1.0, -1.0, painter.width + 2, painter.height + 2)
    foot = tone * _FEET[painter.scene.hour]
    stops = GradientStop(0.0, painter.inks.of(tint, tone)), GradientStop(1.0, painter.inks.of(tint, foot))
    yield Path(whole, painter.inks.paper())
    yield Shading(whole, _colored(painter) or Gradient((0.0, 0.0, 0.0, painter.horizon), stops))


def _colored(painter: Painter) -> Gradient | None:
    """The colour of the sky, with the accent at the horizon at dawn and dusk; nothing at night, or if it has none."""
    inks, hour = painter.inks, painter.scene.hour
    if not inks.sky or painter.is_night:
        return None
    high, pale = Ink(inks.sky, inks.role), Ink(inks.sky, inks.role, 0.25)
    stops = [GradientStop(0.0, high), GradientStop(1.0, pale)]
    if hour in _GLOWS:
        # Over the paper: a blue that went straight over into red would be mud between them.
        stops[1:] = GradientStop(0.6, inks.paper()), GradientStop(1.0, inks.of("accent", _GLOWS[hour]))
    return Gradient((0.0, 0.0, 0.0, painter.horizon), tuple(stops))


def _screened(painter: Painter, tone: float, tint: Tint) -> Iterator[Item]:
    """Three strips of smaller and smaller dots."""
    deep = painter.horizon / 3
    for index in range(3):
        top, below = index * deep - 1, 9.0 if index == 2 else 2.0
        strip = outlines.rectangle(-1.0, top, painter.width + 2, deep + below)
        share = (1 - 0.3 * index) * (_GRAIN if painter.inks.sky and not painter.is_night else 1.0)
        yield from painter.tone(strip, tone * share, outlines.extent(strip), tint=tint, dye=_colored(painter))


def weather(painter: Painter) -> Iterator[Item]:
    """Snow over everything."""
    width, height, random = painter.width, painter.height, painter.random
    if painter.scene.weather == "snow":
        flakes = [(random.uniform(0, width), random.uniform(0, height), random.uniform(0.18, 0.5)) for _ in range(70)]
        yield Path(tuple(step for x, y, r in flakes for step in outlines.disc(x, y, r)), painter.inks.paper())


def _rain(painter: Painter) -> Iterator[Item]:
    """Slanted strokes of three weights, in the sky alone."""
    random, width, reach = painter.random, painter.width, painter.reach
    for count, pen, opacity, long in _RAIN:
        steps: list[Segment] = []
        for _ in range(count):
            down = reach * long * random.uniform(0.7, 1.3)
            x, y = random.uniform(-2, width + 6), random.uniform(0.05, 1.0) * painter.horizon - down
            steps += outlines.polyline([(x, y), (x - down * _SLANT, y + down)])
        yield painter.lines(tuple(steps), pen, opacity)


def haze(painter: Painter) -> Iterator[Item]:
    """Fog or smoke over the landscape, behind the subject."""
    if painter.scene.weather in ("fog", "smoke"):
        yield from (_veil(painter, share) for share in (0.5, 0.66))
    elif painter.scene.weather == "barrage":
        yield from shelled(painter)


def _veil(painter: Painter, share: float) -> Item:
    """A veil that is densest at a share of the height."""
    y = painter.height * share + painter.random.uniform(-1, 1)
    clear, dense = painter.inks.paper(0.0), painter.inks.paper(0.5)
    stops = GradientStop(0.0, clear), GradientStop(0.5, dense), GradientStop(1.0, clear)
    return Shading(outlines.rectangle(-1, y - 3, painter.width + 2, 6), Gradient((0.0, y - 3, 0.0, y + 3), stops))


def _stars(painter: Painter) -> Item:
    """Stars as small discs, below that part of the sky in which words stand."""
    random, high = painter.random, min(painter.height * painter.scene.quiet, painter.horizon)
    spots = [
        (random.uniform(0, painter.width), random.uniform(high, painter.horizon), random.uniform(0.12, 0.3))
        for _ in range(26)
    ]
    return Path(tuple(part for x, y, radius in spots for part in outlines.disc(x, y, radius)), painter.inks.paper(0.9))


def _light(painter: Painter) -> Iterator[Item]:
    """Sun or moon: low and large at dawn and dusk, smaller and high by day. No moon stands behind words."""
    width, reach, hour, random, inks = (painter.width, painter.reach, painter.scene.hour, painter.random, painter.inks)
    if painter.is_night:
        radius = reach * random.uniform(*_MOON)
        x, y = width * random.choice(_RISES), painter.horizon - reach * 0.3
        if y - radius < painter.height * painter.scene.quiet:
            return
    elif hour == "day":
        x, y, radius = width * random.choice((0.16, 0.84)), painter.height * 0.22, reach * 0.075
    else:
        x, radius = width * random.choice(_RISES), reach * random.uniform(*_LOW_SUN)
        y = painter.horizon - radius * random.uniform(0.0, 0.9)
    if not painter.is_night:
        yield from _shine(painter, x, y, radius)
    if painter.has_tints and hour != "day":
        stops = GradientStop(0.0, inks.paper(0.75)), GradientStop(1.0, inks.paper(0.0))
        yield Shading(outlines.disc(x, y, radius * 1.7), Gradient((x, y, radius * 0.8, x, y, radius * 1.7), stops))
    rim = None if painter.has_tints else Stroke(inks.of("accent", 0.8), 0.18)
    yield Path(outlines.disc(x, y, radius), inks.paper(), rim)
    if hour in _GLOWS:
        yield Path(outlines.disc(x, y, radius), inks.of("accent", 0.22 if hour == "dawn" else 0.3))
        yield from _streaks(painter, x, y, radius)


def _shine(painter: Painter, x: Mm, y: Mm, radius: Mm) -> Iterator[Item]:
    """The light around the sun, as its manner has it: rays of light, rings of dashes, or flames that alternate."""
    manner, inks = painter.scene.manner, painter.inks
    if painter.has_tints:
        if painter.scene.hour in _GLOWS:
            yield _rays(painter, x, y)
    elif manner in ("sketch", "blueprint", "halftone"):
        for number, grown in enumerate((1.25, 1.55, 1.95)):
            pen = Stroke(inks.of("accent", 0.7 - 0.16 * number), 0.16, (1.6 - 0.4 * number, 0.9 + 0.5 * number))
            yield Path(outlines.disc(x, y, radius * grown), None, pen)
    elif manner == "woodcut":
        flames = (
            outlines.petal(x, y, radius * (1.75 if number % 2 else 1.45), radius * 0.28, 22.5 * number)
            for number in range(16)
        )
        yield Path(outlines.joined(flames), inks.of("accent", 0.75))
    else:
        # Close fine lines, long and short by turns, as an engraver has them.
        around = [pi * number / 30 for number in range(60)]
        lines = [
            [(x + radius * far * cos(angle), y + radius * far * sin(angle)) for far in (1.12, (1.5, 1.26, 1.38)[turn])]
            for turn, angle in zip([number % 3 for number in range(60)], around, strict=True)
        ]
        yield Path(
            outlines.joined(map(outlines.polyline, lines)), None, Stroke(inks.of("accent", 0.7), 0.13, cap="round")
        )


def _streaks(painter: Painter, x: Mm, y: Mm, radius: Mm) -> Iterator[Item]:
    """Bands of haze across the foot of a low sun, wider the lower."""
    for share in (0.2, 0.45, 0.7):
        half = radius * (1.05 + 0.3 * share)
        aside = painter.random.uniform(-0.25, 0.25) * radius
        band = outlines.disc(x + aside, y - radius * (0.7 - share), half, radius * (0.035 + 0.04 * share))
        yield Path(band, painter.inks.paper(0.85))


def _clouds(painter: Painter) -> Iterator[tuple[outlines.Outline, tuple[Item, ...]]]:
    """Outline and items of each cloud, from the far ones to the near: heaps by day, streaks at dawn and dusk."""
    kind, random = painter.scene.weather, painter.random
    heavy = kind in ("rain", "smoke")
    low = painter.scene.hour in ("dawn", "dusk") and not heavy
    # Over a flat window clouds are as large as over one of usual shape.
    widest = min(painter.width, painter.height * _FLATTEST)
    count = 2 if kind in ("fair", "snow") else 4
    # Each in a part of the sky of its own, in any order.
    parts = random.sample(range(count), count)
    for index, part in enumerate(parts):
        far = 1 - index / count
        width = widest * random.uniform(0.24, 0.46) * (1.5 if heavy or low else 1.0) * (1 - 0.45 * far)
        high = random.uniform(0.08, 0.13) if low else random.uniform(0.2, 0.36)
        x = painter.width * (part + random.uniform(0.1, 0.9)) / count - width / 2
        # Whole: a cloud that the edge cuts off looks like a mistake.
        least = width * _CLOUD * (0.5 if low else 1.0) + painter.height * _CLEAR
        y = max(painter.height * (random.uniform(0.14, 0.3) + 0.12 * far), least)
        outline = landmarks.cloud(random, x, y, width, high)
        yield outline, tuple(_cloud(painter, outline, (x, y, width, high), heavy=heavy))


def _cloud(
    painter: Painter, outline: outlines.Outline, place: tuple[Mm, Mm, Mm, float], *, heavy: bool
) -> Iterator[Item]:
    """A cloud with the shade below its billows; a heavy one has a colour. place: its left end, width and height."""
    x, y, width, high = place
    if painter.has_tints or painter.scene.manner == "halftone" or (heavy and painter.is_night):
        tone = 0.3 if heavy else painter.dark * (2.0 if painter.scene.manner == "poster" else 0.25)
        bounds = x - width * 0.1, y - width * 0.5, x + width * 1.1, y + width * 0.1
        yield from painter.tone(outline, tone, bounds=bounds, edge=0.16)
        return
    # Colour makes a cloud heavy, so that lines need not; without any, a thin tint of ink does.
    dye = (painter.inks.dye(painter.inks.sky, _HEAVY) or painter.inks.of("ink", 0.14)) if heavy else None
    yield from painter.tone(outline, 0.0, bounds=outlines.extent(outline), edge=0.14, dye=dye)
    yield Group((_shade_of(painter, x, y, width, high),), clip=outline)


def _shade_of(painter: Painter, x: Mm, y: Mm, width: Mm, high: float) -> Item:
    """The shade below the billows of a cloud: short level strokes that swell, more of them towards its foot."""
    random, steps = painter.random, list[Segment]()
    for row in range(4):
        level = y - width * high * (0.02 + 0.1 * row)
        start = x + width * random.uniform(0.04, 0.2 + 0.1 * row)
        while start < x + width * (0.96 - 0.1 * row):
            long = width * random.uniform(0.08, 0.2) * (1 - 0.18 * row)
            swell = width * 0.012
            steps += [
                outlines.step("M", start, level),
                outlines.step(
                    "C", start + long * 0.3, level + swell, start + long * 0.7, level + swell, start + long, level
                ),
            ]
            start += long + width * random.uniform(0.04, 0.1 + 0.08 * row)
    return painter.lines(tuple(steps), 0.3 if painter.scene.manner == "woodcut" else 0.14, 0.6)


def _rays(painter: Painter, x: Mm, y: Mm) -> Item:
    """Rays of light from a low sun over the sky, of many widths."""
    random, far = painter.random, painter.width
    wedges: list[Segment] = []
    for number in range(11):
        angle, half = pi * (1.05 + 0.09 * number) + random.uniform(-0.05, 0.05), random.uniform(0.02, 0.06)
        ends = [(x + far * cos(turn), y + far * sin(turn)) for turn in (angle - half, angle + half)]
        wedges += outlines.polygon([(x, y), *ends])
    return Path(tuple(wedges), painter.inks.paper(0.16))


def _birds(painter: Painter) -> Item:
    """A few birds far away."""
    random, steps = painter.random, list[Segment]()
    x, y = painter.width * random.choice((0.24, 0.7)), painter.height * random.uniform(0.16, 0.3)
    # In a narrow picture they keep together, so that its edges cut none of them.
    apart = min(7.0, painter.width * 0.12)
    for _ in range(random.randint(3, 6)):
        bx, by, wing = x + random.uniform(-apart, apart), y + random.uniform(-2.5, 2.5), random.uniform(0.7, 1.5)
        tip, high, low = by - wing * 0.35, by - wing * 0.6, by - wing * 0.2
        steps.append(outlines.step("M", bx - wing, tip))
        steps.append(outlines.step("C", bx - wing * 0.5, high, bx - wing * 0.1, low, bx, by))
        steps.append(outlines.step("C", bx + wing * 0.1, low, bx + wing * 0.5, high, bx + wing, tip))
    return painter.lines(tuple(steps), 0.2, 0.8)
