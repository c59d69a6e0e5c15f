"""Heads that look to the right, in each style of figures, around the middle of a head of radius 6."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from pnp.symbols.curves import grown
from pnp.symbols.heads import cut, paper, skin
from pnp.symbols.ink import Mark, ellipse
from pnp.symbols.likenesses import Likeness

# From what somebody looks like to the marks of a head, from below.
Profile = Callable[[Likeness], tuple[Mark, ...]]


def _shade(d: str) -> Mark:
    """Shaded skin."""
    return Mark(d, 0, "light", "hide")


def _line(d: str, width: float) -> Mark:
    return Mark(d, width, matter="line")


def _hair(d: str) -> Mark:
    return Mark(d, matter="hair")


def _black(d: str) -> Mark:
    return Mark(d, matter="line")


def _contour(like: Likeness, *, nasion: float = 1.0, is_angular: bool = False) -> Mark:
    """Forehead, nose, mouth, chin and neck of a likeness. nasion: how deep the nose is set below the brow."""
    out, hook, chin, jaw, slope = like.nose, like.hook, like.chin, like.jaw, like.slope
    ridge = 0.0 if like.is_soft else 0.25
    lips = 0.3 if like.is_soft else 0.0
    points = (
        (-0.6, -8.3, ""),
        (3.7 - slope * 0.7, -6.9, ""),
        (5.2 - slope * 0.35, -4.6, ""),
        (5.7 + ridge, -2.6, ""),
        (5.8 - 0.75 * nasion, -1.2, ""),
        (6.3 + out * 0.45 + hook * 0.5, 0.5, ""),
        (7.0 + out, 2.1 + hook * 0.4, "!"),
        (6.9 + out * 0.4, 3.1 + hook * 0.4, ""),
        (5.9, 3.2, "!"),
        (6.5 + lips, 4.2, ""),
        (5.9, 4.8, "!"),
        (6.3 + lips, 5.5, ""),
        (5.6, 6.2, ""),
        (6.1 + chin, 7.3, ""),
        (4.6 + chin * 0.5, 8.6 + jaw * 0.3, ""),
        (1.9, 7.9 + jaw, ""),
        (1.7, 10 + jaw * 0.3, ""),
        (2.1, 13, "!"),
        (-5.0, 13, "!"),
        (-4.7, 7.6, ""),
        (-7.1, 1.6, ""),
        (-6.6, -4.6, ""),
    )
    corner = "!" if is_angular else ""
    return grown(" ".join(f"{x:.2f},{y:.2f}{mark or corner}" for x, y, mark in points))


# The shade below the jaw and in the hollow of the cheek, and the socket of the eye.
_JAW_SHADE: Final = _shade(
    "M -1.2 2.6 C -0.2 5.4 1.8 6.8 4.6 8.2 C 3.6 8.7 2.6 8.2 1.9 8.1 L 1.7 10 L 2.1 13 L -2.4 13 C -3 9.4 -2.6 5 -1.2"
    " 2.6 Z"
)
_SOCKET: Final = _shade("M 2.6 -2.2 L 5.7 -2.4 L 5.2 -1 C 4.6 -0.2 3.4 0 2.6 -0.6 Z")
_JAW: Final = "M 3.4 7.9 C 1 7.2 -0.6 5.4 -1 3.2"
_EAR: Final = (
    *skin(grown("-1.7,-0.9 -0.2,-1.5 0.6,-0.5 0.2,1 -0.5,2.3 -1.4,1.6"), 0.5),
    _line("M -0.9 -0.4 C -0.1 -0.5 -0.1 0.5 -0.7 1", 0.35),
)
_NOSTRIL: Final = "M 6.5 2.3 C 5.8 1.7 5.2 2.1 5.4 3"
_MOUTH: Final = "M 5.9 4.8 C 5.3 4.5 4.7 4.6 4.2 4.9"
_WRINKLES: Final = _line("M 2.6 0.6 L 1.5 0.2 M 2.6 1.1 L 1.7 1.5 M 5.2 2.6 C 4.4 3.4 3.9 4.6 4.1 5.6", 0.38)
_CROP: Final = (
    "M 3.4 -6.9 C 2.4 -5.6 1.7 -4.2 1.5 -2.6 L 1 0.4 L 0.3 -1.2 C -1.6 -2.2 -2.3 -0.6 -2 1.2 L -2.3 3 C -2.8 5 -3.8"
    " 6.8 -4.8 8 C -6.2 5.6 -7.8 3.4 -7.7 0 C -8 -6 -4.4 -9.3 0 -8.9 C 1.6 -8.8 2.8 -8.2 3.4 -6.9 Z"
)
_LONG: Final = (
    "M 3.6 -6.9 C 2 -5 1 -3 1.2 0 C 0.2 2.4 -0.6 4 -0.2 7 C 0.2 9.6 -1.4 11.6 -0.6 14 C -4 15.6 -8.4 14 -9 11"
    " C -8.2 8 -9.6 5 -8 1 C -8.6 -6 -4.4 -9.5 0 -8.9 C 1.8 -8.8 3 -8.2 3.6 -6.9 Z"
)
_HIGH: Final = (
    "M -1.2 -6.4 C -0.6 -4.4 0.6 -3.4 1.2 -2 L 1 0.4 L 0.3 -1.2 C -1.6 -2.2 -2.3 -0.6 -2 1.2 L -2.3 3 C -2.8 5 -3.8"
    " 6.8 -4.8 8 C -6.2 5.6 -7.8 3.4 -7.7 0 C -7.4 -3.4 -4.8 -6.4 -1.2 -6.4 Z"
)
_STRANDS: Final = (
    "M -6.4 -0.6 C -6 2 -5.2 4 -4.4 5.8 M -4.6 -1.6 C -4.4 0.4 -4 2.2 -3.4 4 M -3 -5.4 C -1.6 -5 -0.4 -4 0.2 -2.8"
)
_LONG_STRANDS: Final = (
    "M -6.6 0 C -7.4 4 -6.4 7 -7 11 M -4.6 -2 C -5.4 2 -4 6 -4.4 12 M -2.8 -5 C -1.6 -3 -2.6 1 -2 4 C -1.4 7"
    " -2.6 9 -2.4"
    " 12"
)
_BEARDS: Final[Mapping[str, str]] = {
    "moustache": "M 6.7 3.4 C 5.4 3 3.9 4 2.7 6.2 C 4.4 5.7 5.7 5.3 6.6 4.6 Z",
    "whiskers": "M 1.5 -2.6 C 1.6 0.6 1.6 3 3.4 4.6 C 3.2 6 1.6 7 -0.2 5.8 C -1 4 -1.2 2 -0.4 0 Z",
    "beard": (
        "M 1.3 -1.8 C 1.4 1.4 2 3.4 3.7 4.2 C 4.8 3.5 5.8 3.2 6.8 3.6 L 6.1 4.7 L 4.6 5.2 L 6 5.9 C 7 7.4 6.6"
        " 9.6 4.8 10.4"
        " C 2.4 10.9 -0.6 8.4 -1 4.6 C -1.2 2.6 -0.8 0.4 -0.2 -1.2 Z"
    ),
}


def _hair_of(like: Likeness, strands: Callable[[str], Mark]) -> tuple[Mark, ...]:
    """The hair of a head and its strands; that of the old begins higher up."""
    d, lines = (_LONG, _LONG_STRANDS) if like.is_long else (_HIGH if like.is_old else _CROP, _STRANDS)
    beard = _BEARDS.get(like.beard)
    return _hair(d), strands(lines), *((_hair(beard),) if beard else ())


def _light_strands(d: str) -> Mark:
    """Strands on hair that are lighter than it; white where nothing has a colour."""
    return paper(Mark(d, 0.34, matter="wood"))


def _wrinkles_of(like: Likeness) -> tuple[Mark, ...]:
    return (_WRINKLES,) if like.is_old else ()


def _eye(lid: float, brow: float, like: Likeness) -> tuple[Mark, ...]:
    """A small eye below its lid, and a brow. lid, brow: the widths of their lines."""
    high = 0.5 if like.is_soft else 0.0
    lash = " L 2.5 -1.5" if like.is_long else ""
    return (
        ellipse(4.5, -0.8, 0.55, 0.72).of("line"),
        _line(f"M 5.3 -1 C 4.7 -1.7 3.7 -1.6 2.9 -0.7{lash}", lid),
        _line(f"M 2.3 {-2.2 - high} C 3.4 {-3.1 - high} 4.6 {-3.1 - high} 5.6 {-2.5 - high * 0.6}", brow),
    )


def natural(like: Likeness) -> tuple[Mark, ...]:
    """Plain, with an even pen."""
    return (
        *skin(_contour(like), 0.8),
        _JAW_SHADE,
        _SOCKET,
        *_hair_of(like, _light_strands),
        *_EAR,
        *_eye(0.5, 0.55 if like.is_soft else 0.85, like),
        _line(f"{_NOSTRIL} {_MOUTH}", 0.5),
        *_wrinkles_of(like),
    )


def codex(like: Likeness) -> tuple[Mark, ...]:
    """Brow and nose are one line, as on a medal; the hair falls to the shoulders; hatching below the jaw."""
    return (
        *skin(_contour(like, nasion=0.25), 0.8),
        _line(
            "M -0.4 5 L 1.6 7.6 M -0.8 6.4 L 1.8 9.4 M -1 8.2 L 1.8 11 M -1 10 L 1.8 12.8 M 2.8 -2 L 3.6 -0.4"
            " M 2 -1.6 L 3 0.2",
            0.4,
        ),
        _hair(_LONG),
        paper(Mark(_LONG_STRANDS, 0.42, matter="wood")),
        *((_hair(_BEARDS[like.beard]),) if like.beard in _BEARDS else ()),
        *_eye(0.55, 0.6, like),
        _line(f"{_NOSTRIL} {_MOUTH} M 6 6.1 L 5 6.4", 0.5),
        *_wrinkles_of(like),
    )


def engraved(like: Likeness) -> tuple[Mark, ...]:
    """A fine pen, sideburns, and lines below the jaw alone."""
    side = () if like.is_soft or like.beard else (_hair("M 1.4 -2.6 L 1.9 2 L 0.6 3.4 L -0.4 0.6 Z"),)
    return (
        *skin(_contour(like), 0.75),
        _SOCKET,
        _line("M 0.4 6.2 L 4 8.2 M -0.6 6.4 L 2.2 9 M -1.2 7.8 L 1.8 10.4 M -1.6 9.4 L 1.8 12 M -1.8 11 L 0.6 13", 0.4),
        *_hair_of(like, _light_strands),
        *side,
        *_EAR,
        *_eye(0.5, 0.5 if like.is_soft else 0.7, like),
        _line(f"{_NOSTRIL} {_MOUTH} M 3.2 1.6 C 2.6 2.6 2.4 3.6 2.7 4.6", 0.45),
        *_wrinkles_of(like),
    )


def gothic(like: Likeness) -> tuple[Mark, ...]:
    """Gaunt: the side of the face that the light does not reach is one black shape, the eye lies deep."""
    return (
        *skin(_contour(like, nasion=1.25), 0.8),
        _black(
            "M 1.2 -2.8 L 1.6 1 L 2.8 2.2 L 1.4 4.2 L 2.6 6.6 L 4.4 8.4 L 1.9 8.1 L 1.7 10 L 2.1 13 L -5 13 L"
            " -4.7 7.6"
            " L -5.6 2 Z"
        ),
        *_hair_of(like, _light_strands),
        _black("M 2 -2.7 L 5.9 -2.6 L 5.5 -1.4 C 4.8 -2 3.8 -1.9 3.2 -1.4 L 2.9 0.4 C 2 -0.2 1.8 -1.4 2 -2.7 Z"),
        ellipse(4.5, -0.9, 0.5, 0.62).of("line"),
        _line(f"M 5.4 -0.2 C 4.6 0.3 3.8 0.2 3.2 -0.2 {_NOSTRIL} {_MOUTH}", 0.42),
    )


def poster(like: Likeness) -> tuple[Mark, ...]:
    """Two planes; what lies under the brim, the nose, the jaw and the neck is the dark one."""
    return (
        skin(_contour(like, is_angular=True))[0],
        Mark(
            "M -1.4 -2.4 L 0.6 1.8 L 2.2 2.6 L 1.6 4.6 L 3 6.6 L 5 8.5 L 1.9 8 L 1.7 10 L 2.1 13 L -5 13 L -4.7"
            " 7.6 L -5.4"
            " 0 Z",
            matter="hide",
        ),
        Mark("M 1.8 -3.6 L 5.9 -3.2 L 5.2 -1.3 L 5.2 -0.5 L 4.3 -0.7 L 3 -0.5 L 2 -1.4 Z", matter="hide"),
        Mark("M 6.9 2.6 L 5.9 3.2 L 6.4 4.1 L 5.2 4.2 L 5 3 Z M 6 4.9 L 4.3 5 L 5.2 5.7 L 6.1 5.6 Z", matter="hide"),
        *_hair_of(like, _light_strands)[::2],
        _black("M 3.6 -1.3 L 5.1 -1.5 L 5 -0.7 L 4 -0.6 Z"),
    )


def woodcut(like: Likeness) -> tuple[Mark, ...]:
    """In broad daylight: a tint below the jaw, a few cuts in it, and one bold line for each feature."""
    return (
        *skin(_contour(like), 0.9),
        _JAW_SHADE,
        _line("M -0.6 4.4 L 1.4 6.4 M -1 6 L 1.6 8.6 M -1.2 8 L 1.8 11", 0.5),
        *_hair_of(like, lambda d: paper(Mark(d, 0.6, matter="wood"))),
        *_EAR,
        _line("M 2 -2.4 C 3 -3.6 4.8 -3.6 6 -2.6", 0.6)
        if like.is_soft
        else _black("M 2 -1.9 C 3 -3.9 4.8 -3.8 6 -2.7 L 5.5 -1.9 C 4.4 -2.5 3.2 -2.4 2 -1.9 Z"),
        paper(Mark("M 2.8 -0.5 C 3.4 -1.6 4.8 -1.6 5.5 -0.9 C 5 0.2 3.6 0.3 2.8 -0.5 Z")),
        ellipse(4.6, -0.8, 0.6, 0.72).of("line"),
        _line("M 5.5 -1 C 4.8 -1.7 3.4 -1.6 2.7 -0.4", 0.6),
        _line(f"{_NOSTRIL} M 6 4.7 C 5.2 5.2 4.3 4.9 3.7 4", 0.6),
        *_wrinkles_of(like),
    )


def tomb(like: Likeness) -> tuple[Mark, ...]:
    """An eye from the front, long with paint, in a head from the side; hair cut straight."""
    beard = (_black("M 4.4 8 L 6.4 7.6 L 7 12.6 L 5.2 12.8 Z"),) if like.beard == "beard" else ()
    return (
        *skin(_contour(like, nasion=0.35), 0.7),
        Mark("M 3.2 -6.2 C -2 -9.8 -8.8 -7 -8.4 0 L -8.2 9.4 L -1.4 9.4 L -1.2 2.2 L 0.6 1.8 L 1 -3 Z", matter="line"),
        paper(
            Mark(
                "M -7.4 2.2 L -2.2 2.2 M -7.4 4.6 L -2.2 4.6 M -7.4 7 L -2.2 7 M -6.6 -2.4 L 0 -2.4 M -5.6 -5 L 1 -5",
                0.4,
            )
        ),
        *cut(Mark("M 1.8 -1 C 2.8 -2.4 4.6 -2.4 5.7 -1.1 C 4.6 -0.1 2.9 -0.1 1.8 -1 Z"), 0.5),
        ellipse(3.9, -1.2, 0.8, 0.9).of("line"),
        _line("M 1.8 -1 L -0.4 -0.5 M 0.8 -3.2 C 2.6 -4.2 4.6 -4 5.6 -3", 0.75),
        _line(f"{_MOUTH} M 6.5 2.5 C 5.9 2 5.4 2.4 5.6 3", 0.45),
        *beard,
    )


# A ball with a short nose; brows and mouth say what it feels.
def _ball(like: Likeness) -> tuple[Mark, ...]:
    out, jaw, chin = like.nose * 0.5, like.jaw * 0.5, like.chin * 0.6
    return (
        *skin(Mark("M -3.4 4 L -3.4 13 L 2.4 13 L 2.6 4 Z"), 0.6),
        *skin(
            grown(
                f"0,-8.4 4.6,-6.8 6.3,-3.4 6.2,-1 {7.3 + out:.2f},0.9 {7.2 + out:.2f},2.5 6.1,3 6.3,4.6"
                f" {6 + chin:.2f},6.4"
                f" {4 + chin:.2f},{8.4 + jaw:.2f} 0.4,{8.2 + jaw:.2f} -3.4,5.4 -6.2,1 -6,-4.6"
            ),
            0.7,
        ),
        _shade("M -2.6 3.6 C -1 6.4 2 7.4 5.4 7.4 C 4 8.8 1.6 8.6 0 8 C -1.6 7.2 -2.6 6 -2.6 3.6 Z"),
    )


_CURLY: Final = (
    "M 4.8 -6.6 C 3 -7.2 2.6 -5.2 0.8 -5.2 C 1 -3.4 -0.4 -3.2 -0.6 -1.6 C -2.2 -1.6 -3 -0.4 -2.8 1.4 C -2.6 3"
    " -4 4.4 -5.2"
    " 5 C -8.4 2.4 -9 -3 -7.4 -5.8 C -6.4 -9.4 -2 -10.6 1 -9.6 C 3.4 -9.8 5 -8.6 4.8 -6.6 Z"
)


def cartoon(like: Likeness, mood: str = "") -> tuple[Mark, ...]:
    """A round head with small dark eyes under brows that say what it feels."""
    mouth: tuple[Mark, ...]
    if mood == "shouts":
        brows = "M 1 -3.9 C 2 -4.2 3 -3.8 3.7 -3.2 M 4.9 -3.1 L 6.3 -3.8"
        mouth = (
            _black("M 2.6 4.2 C 3.8 3.6 5.2 3.7 6.1 4.2 C 6.2 6 5.4 7.2 4.4 7.1 C 3.2 7 2.6 5.8 2.6 4.2 Z"),
            paper(Mark("M 3.2 4.4 C 4.2 4 5.2 4 5.8 4.4 L 5.6 5 L 3.4 5 Z")),
        )
    elif mood == "set":
        brows, mouth = "M 0.8 -3.9 L 3.7 -2.5 M 4.9 -2.5 L 6.5 -3.5", (_line("M 3 5.3 L 6 4.8", 0.6),)
    else:
        brows = "M 1 -3.4 C 1.8 -4.2 2.8 -4.1 3.5 -3.5 M 4.9 -3.5 C 5.4 -4 6 -3.9 6.4 -3.4"
        mouth = (_line("M 2.4 4.6 C 3.4 6 5 6 6 4.6", 0.6),)
    beard = _BEARDS.get(like.beard)
    return (
        *_ball(like),
        _hair(_LONG if like.is_long else _CURLY),
        paper(Mark(_LONG_STRANDS if like.is_long else _STRANDS, 0.4, matter="wood")),
        *_EAR,
        *((_hair(beard),) if beard else ()),
        Mark(ellipse(2.2, 2.4, 1.5, 1).d, 0, "light", "brass"),
        Mark(f"{ellipse(2.8, -0.8, 0.66, 1.05).d} {ellipse(5.4, -0.8, 0.56, 1.05).d}", matter="line"),
        paper(Mark(f"{ellipse(3.05, -1.2, 0.22, 0.28).d} {ellipse(5.6, -1.2, 0.2, 0.28).d}")),
        _line(brows, 0.7),
        *mouth,
    )


def comic(like: Likeness, mood: str = "") -> tuple[Mark, ...]:
    """A strong jaw, a heavy brow over an eye that looks, a cheekbone in the shade: heroes of comic papers."""
    strong = replace(
        like, jaw=like.jaw + (0.0 if like.is_soft else 0.7), chin=like.chin + (0.0 if like.is_soft else 0.5)
    )
    low = {"shouts": 0.0, "set": 0.35}.get(mood, 0.0)
    mouth: tuple[Mark, ...] = (_line("M 6.1 4.9 C 5.2 4.5 4.2 4.7 3.4 5.3 M 5.4 6.3 L 4.4 6.3", 0.55),)
    if mood == "shouts":
        mouth = (
            _black("M 6.6 4 C 5.4 3.4 3.9 3.8 3.2 4.8 C 3.4 6.4 4.4 7.2 5.6 6.9 C 6.3 6.2 6.6 5 6.6 4 Z"),
            paper(Mark("M 6.4 4.2 C 5.4 3.8 4.3 4 3.7 4.7 L 6.2 4.9 Z")),
        )
    brow = "M 2 -2.2 C 3.2 -3.6 4.7 -3.7 6.2 -2.6 L 5.8 -1.6 C 4.6 -2.3 3.2 -2.3 2 -1.2 Z"
    return (
        *skin(_contour(strong), 0.9),
        _JAW_SHADE,
        _shade("M 1.4 1.4 C 2.6 2.4 3.4 2.6 4.2 2.4 C 3.8 3.6 3.4 4.6 2.2 5.6 C 1.6 4.4 1.2 3 1.4 1.4 Z"),
        *_hair_of(like, _light_strands),
        *_EAR,
        paper(Mark("M 2.9 -0.5 C 3.4 -1.7 4.8 -1.9 5.6 -1.2 C 5.2 0.3 3.8 0.5 2.9 -0.5 Z")),
        ellipse(4.8, -0.9, 0.55, 0.75).of("line"),
        _line("M 5.6 -1.3 C 4.8 -1.9 3.5 -1.8 2.7 -0.4" + (" L 2 -1" if like.is_long else ""), 0.6),
        _line("M 2.4 -3.2 C 3.4 -3.9 4.6 -3.9 5.6 -3.3", 0.6)
        if like.is_soft
        else Mark(brow, matter="line").moved((1, 0, 0, 1, 0, low)),
        _line(_NOSTRIL, 0.5),
        *mouth,
        *_wrinkles_of(like),
    )
