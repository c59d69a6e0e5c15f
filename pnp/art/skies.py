"""Skies and weathers: sun, moon, stars, clouds, rain, snow, fog."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from pnp.art import landmarks, outlines
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
# Weathers in which the sun is seen.
_SUNNY: Final = ("clear", "fair", "cloud")
_FEET: Final = {"day": 0.12, "dawn": 0.12, "dusk": 0.2, "night": 0.5}


def sky(painter: Painter) -> Iterator[Item]:
    """The sky with sun or moon, stars and clouds, down to the horizon."""
    kind = painter.scene.weather
    tone = _TONES[painter.scene.hour] * _SHARES.get(kind, 1.0)
    tint: Tint = "ink" if painter.is_night or painter.inks.sky else "accent"
    if painter.scene.manner == "poster":
        yield from _glowing(painter, tone)
    elif painter.has_tints:
        yield from _tinted(painter, tone, tint)
    elif painter.scene.manner == "halftone":
        yield from _screened(painter, tone, tint)
    else:
        whole = outlines.rectangle(-1.0, -1.0, painter.width + 2, painter.height + 2)
        bounds = -1.0, -1.0, painter.width + 1, painter.horizon + 2
        # Lines over a colour are there for their grain.
        share = _GRAIN if painter.inks.sky and not painter.is_night else 1.0
        yield from painter.tone(whole, tone * share, bounds, fades=True, tint=tint, dye=_colored(painter))
    if painter.is_night:
        yield _stars(painter)
    if painter.scene.manner != "poster" and (painter.is_night or kind in _SUNNY):
        yield from _light(painter)
    if kind not in ("fog", "clear", "barrage") and not (painter.is_night and kind == "fair"):
        yield from _clouds(painter)
    if not painter.is_night and kind in _SUNNY:
        yield _birds(painter)


def _glowing(painter: Painter, tone: float) -> Iterator[Item]:
    """A sky of a poster: flat, with rings and rays of light from a low point at its side, in the accent if it burns."""
    random, width, reach, hour = painter.random, painter.width, painter.reach, painter.scene.hour
    high = _SUN_AT[hour] * reach
    x, y = width * random.choice((0.2, 0.8)), painter.horizon - high
    whole = outlines.rectangle(-1.0, -1.0, width + 2, painter.height + 2)
    inks = painter.inks
    yield Path(whole, inks.paper())
    yield Path(whole, inks.dye(inks.sky, _STRENGTHS[hour]) or inks.of("ink", tone))
    if painter.is_night:
        yield Path(whole, inks.of("ink", 0.62))
    burns = hour in _GLOWS or painter.scene.weather in ("smoke", "barrage")
    for radius, light in _RINGS:
        ring = outlines.disc(x, y, reach * radius)
        yield Path(ring, inks.paper(light * (0.5 if painter.is_night else 1.0)))
        if burns:
            yield Path(ring, inks.of("accent", light * 1.4))
    far, half = width * 1.6, 0.06
    for number in range(_RAYS):
        angle = pi * (1.04 + 0.92 * number / (_RAYS - 1))
        ends = [(x + far * cos(turn), y + far * sin(turn)) for turn in (angle - half, angle + half)]
        yield Path(outlines.polygon([(x, y), *ends]), inks.paper(0.07 if painter.is_night else 0.14))
    if painter.scene.weather in _SUNNY:
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
    """Rain, snow, fog or smoke over everything."""
    weather, width, height, random = painter.scene.weather, painter.width, painter.height, painter.random
    if weather == "rain":
        drops = [
            (random.uniform(-2, width + 6), random.uniform(-2, height), random.uniform(1.5, 3.6)) for _ in range(60)
        ]
        steps = tuple(step for x, y, long in drops for step in outlines.polyline([(x, y), (x - long * 0.35, y + long)]))
        yield painter.lines(steps, 0.12, 0.45)
    elif weather == "snow":
        flakes = [(random.uniform(0, width), random.uniform(0, height), random.uniform(0.18, 0.5)) for _ in range(70)]
        yield Path(tuple(step for x, y, r in flakes for step in outlines.disc(x, y, r)), painter.inks.paper())
    elif weather in ("fog", "smoke") and painter.scene.manner != "poster":
        yield _veil(painter, 0.92)


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
    """Sun or moon with its glow: low and large behind the subject, but by day small and in a corner.

    No moon stands behind words.
    """
    width, reach, hour = painter.width, painter.reach, painter.scene.hour
    if hour == "day":
        x, y, radius = width * painter.random.choice((0.16, 0.84)), painter.height * 0.2, reach * 0.075
    elif painter.is_night:
        radius = reach * painter.random.uniform(*_MOON)
        x, y = width * painter.random.choice(_RISES), painter.horizon - reach * 0.3
    else:
        x = width * painter.random.choice(_RISES)
        radius = reach * painter.random.uniform(*_LOW_SUN)
        y = painter.horizon - radius * painter.random.uniform(0.0, 0.9)
    if hour in ("dusk", "dawn"):
        yield _rays(painter, x, y, radius)
    if painter.is_night and y - radius < painter.height * painter.scene.quiet:
        return
    disc = outlines.disc(x, y, radius)
    if painter.has_tints and hour != "day":
        stops = GradientStop(0.0, painter.inks.paper(0.75)), GradientStop(1.0, painter.inks.paper(0.0))
        yield Shading(outlines.disc(x, y, radius * 1.7), Gradient((x, y, radius * 0.8, x, y, radius * 1.7), stops))
    rim = None if painter.has_tints else Stroke(painter.inks.of("accent", 0.8), 0.18)
    yield Path(disc, painter.inks.paper(), rim)
    if hour in ("dusk", "dawn"):
        yield Path(disc, painter.inks.of("accent", 0.22 if hour == "dawn" else 0.3))


def _clouds(painter: Painter) -> Iterator[Item]:
    """Clouds of the weather and the hour, from the far ones to the near: heaps by day, streaks at dawn and dusk."""
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
        if painter.has_tints or heavy:
            tone = 0.3 if heavy else painter.dark * (2.0 if painter.scene.manner == "poster" else 0.25)
            dye = None
            if heavy and painter.inks.sky and not painter.is_night and not painter.has_tints:
                # Colour makes a cloud heavy there, so that lines need not.
                tone, dye = _GRAIN * tone, painter.inks.dye(painter.inks.sky, _HEAVY)
            bounds = x - width * 0.1, y - width * 0.5, x + width * 1.1, y + width * 0.1
            yield from painter.tone(outline, tone, bounds=bounds, edge=0.16, dye=dye)
        else:
            yield from painter.tone(outline, 0.0, bounds=outlines.extent(outline), edge=0.14)
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


def _rays(painter: Painter, x: Mm, y: Mm, radius: Mm) -> Item:
    """Rays of a low sun over the sky: as light where colour is laid on, else as lines."""
    count = 18
    angles = [pi * (1 + number / count) for number in range(count + 1)]

    def at(angle: float, distance: Mm) -> outlines.Point:
        return x + distance * cos(angle), y + distance * sin(angle)

    if painter.has_tints:
        far, half = painter.width, 0.045
        wedges = [((x, y), at(angle - half, far), at(angle + half, far)) for angle in angles]
        return Path(tuple(step for wedge in wedges for step in outlines.polygon(wedge)), painter.inks.paper(0.2))
    lengths = [radius * (1.9 if number % 2 else 1.5) for number in range(count + 1)]
    lines = [(at(angle, radius * 1.16), at(angle, long)) for angle, long in zip(angles, lengths, strict=True)]
    pen = Stroke(painter.inks.of("accent", 0.9), 0.45 if painter.scene.manner == "woodcut" else 0.24, cap="round")
    return Path(tuple(step for line in lines for step in outlines.polyline(line)), None, pen)


def _birds(painter: Painter) -> Item:
    """A few birds far away."""
    random, steps = painter.random, list[Segment]()
    x, y = painter.width * random.choice((0.24, 0.7)), painter.height * random.uniform(0.16, 0.3)
    for _ in range(random.randint(3, 6)):
        bx, by, wing = x + random.uniform(-7, 7), y + random.uniform(-2.5, 2.5), random.uniform(0.7, 1.5)
        tip, high, low = by - wing * 0.35, by - wing * 0.6, by - wing * 0.2
        steps.append(outlines.step("M", bx - wing, tip))
        steps.append(outlines.step("C", bx - wing * 0.5, high, bx - wing * 0.1, low, bx, by))
        steps.append(outlines.step("C", bx + wing * 0.1, low, bx + wing * 0.5, high, bx + wing, tip))
    return painter.lines(tuple(steps), 0.2, 0.8)
