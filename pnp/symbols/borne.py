"""What figures in pictures carry as soldiers do: a musket in the palm, a pike beside the foot, a thin blade.

All other weapons are those of counters.
"""

from collections.abc import Mapping
from typing import Final

from pnp.symbols.arms import ARM, AT_REST
from pnp.symbols.ink import Mark, line, polygon


def _arm(*points: tuple[float, float]) -> Mark:
    return line(*points, width=ARM)


def _shaft(top: float) -> Mark:
    return line((12.4, 44), (12.4, top), width=1.8).of("wood")


def _point(tip: float) -> Mark:
    """The head of a spear, and the nails that hold it."""
    return polygon((12.4, tip), (13.9, tip + 5.4), (12.8, tip + 9), (12, tip + 9), (10.9, tip + 5.4)).of("steel")


# The near hand on the hip, as of who leans on a pole.
AT_HIP: Final = _arm((-7, 12), (-11, 18.4), (-5.6, 22.2))
_AT_SHAFT: Final = _arm((6.4, 12), (7.8, 19.2), (12.4, 16.4))
_RAISED: Final = _arm((6.4, 12), (12.2, 13.4), (14.4, 5.8))
_HILT: Final = (line((12.4, 3.2), (17.4, 4.6), width=1.9).of("brass"), line((14.3, 6), (15.2, 3.4), width=2).of("wood"))

BORNE: Final[Mapping[str, tuple[Mark, ...]]] = {
    "musket": (
        AT_REST,
        polygon((7, 27.6), (10.8, 28), (10.6, 22), (9.6, 18), (8.4, 18.6), (8, 23)).of("wood"),
        line((9.2, 20), (10.4, -8), width=2.6).of("wood"),
        line((10.5, -8.6), (10.9, -12.6), width=1.5).of("steel"),
        polygon((10.9, -12), (11.7, -13), (11.3, -22), (10.9, -13)).of("steel"),
        line((9.2, 6), (11, 6.1), width=1).of("brass"),
        _arm((6.6, 12), (8.8, 19.2), (8.4, 24.4)),
    ),
    "spear": (AT_HIP, _shaft(-4), _point(-12), _AT_SHAFT),
    "pike": (AT_HIP, _shaft(-20), _point(-28), _AT_SHAFT),
    "halberd": (
        AT_HIP,
        _shaft(-12),
        polygon((12.4, -21), (13.3, -12), (11.5, -12)).of("steel"),
        Mark("M 11.8 -11 L 18.4 -12 C 19.6 -8.6 19.4 -5 17.6 -2.4 C 16.4 -4.4 14.4 -5 11.8 -5 Z").of("steel"),
        polygon((11.8, -10), (8, -8.4), (11.8, -6.4)).of("steel"),
        _AT_SHAFT,
    ),
    "axe": (
        AT_REST,
        line((10, 27), (14, -4), width=2.2).of("wood"),
        Mark("M 12.8 -4 C 15 -6.8 18 -8 20.6 -7.6 C 21.2 -3.6 20.6 0.6 18.2 3.2 C 16.2 1 14.6 0.4 12.4 0.4 Z").of(
            "steel"
        ),
        _arm((6.6, 12), (9.8, 19), (11.8, 14.8)),
    ),
    "sword": (
        AT_REST,
        _RAISED,
        *_HILT,
        polygon((14.4, 3), (19, -16.4), (20.2, -19), (20.1, -16), (16, 3.6)).of("steel"),
    ),
    "sabre": (
        AT_REST,
        _RAISED,
        *_HILT,
        Mark("M 14.4 3.4 C 19 -2 20.8 -9 18.6 -19 C 23.4 -10.4 22 -2 16.2 4 Z").of("steel"),
    ),
    "bow": (
        Mark("M 15 -11 C 19 -9.6 25.6 -2 25.8 7 C 25.6 16 19 22 15 24", 2.2).of("wood"),
        line((15, -11), (1.6, 8), (15, 24), width=0.9).of("line"),
        _arm((6, 11), (14.4, 9.8), (24, 7.2)),
        line((1.6, 8), (31, 6.6), width=1.3).of("wood"),
        polygon((30, 5.4), (34, 6.5), (30.2, 7.9)).of("steel"),
        _arm((-5.6, 12), (-11.4, 9.4), (0.4, 8.2)),
    ),
    "pistol": (
        AT_REST,
        polygon((19.4, 6.4), (29, 5.6), (29.2, 7.8), (23, 8.4), (22.2, 9.4), (19.6, 9.2)).of("steel"),
        polygon((19.4, 7.4), (22, 8.6), (21.6, 12.4), (19, 12)).of("wood"),
        line((28.6, 5.6), (28.4, 4.6), width=0.8).of("steel"),
        _arm((6, 12), (13, 13), (18.6, 10)),
    ),
    "launcher": (
        AT_REST,
        line((-12.6, 17), (19.4, 3.4), width=7.6).of("steel"),
        line((-11.6, 14.6), (18, 2), width=1).in_tone("paper"),
        polygon((18, -0.2), (23, -3.6), (27.4, 5.6), (21.6, 7.2)).of("hair"),
        polygon((-11.4, 12.4), (-17, 12), (-14.4, 23.4), (-10, 20.4)).of("hair"),
        polygon((23.6, -2), (33.4, -3.2), (26.4, 4)).of("brass"),
        line((9, 11), (9.6, 16.4), width=2.4).of("hair"),
        _arm((6.6, 14), (13.6, 22), (9.8, 16.6)),
    ),
    "pitchfork": (
        AT_HIP,
        _shaft(0),
        line((12.4, 2), (8.8, -1.6), (8.4, -11), width=1.5).of("steel"),
        line((12.4, 1), (12.4, -12), width=1.5).of("steel"),
        line((12.4, 2), (16, -1.6), (16.4, -11), width=1.5).of("steel"),
        _AT_SHAFT,
    ),
}
