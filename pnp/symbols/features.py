"""Faces of half figures, turned a little to the left and lit from there, around the middle of a face of 22 × 31.

Each style draws the same features with its own pen and its own shade on the side of the face that the light leaves.
"""

from collections.abc import Callable, Mapping
from typing import Final

from pnp.symbols.curves import grown
from pnp.symbols.heads import FINE, both, paper, skin
from pnp.symbols.ink import Mark, ellipse
from pnp.symbols.likenesses import Likeness
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """Whom a face shows. is_soft: of women and the young; is_old: with lines and hollow cheeks."""

    likeness: Likeness
    is_soft: bool = False
    is_old: bool = False
    has_lips: bool = False

    @property
    def jaw(self) -> float:
        """How broad the jaw is, in units of the face."""
        return self.likeness.jaw * 1.6 - (1.6 if self.is_soft else 0.0)


def _line(d: str, width: float) -> Mark:
    return Mark(d, width, matter="line")


def _black(d: str) -> Mark:
    return Mark(d, matter="line")


def _dark(d: str) -> Mark:
    """Skin in the dark plane of a poster."""
    return Mark(d, matter="hide")


def _shade(d: str) -> Mark:
    return Mark(d, 0, "light", "hide")


def _contour(face: Face) -> Mark:
    """Brow, cheekbone and chin of the far side on the left; the jaw on the right."""
    jaw, chin = face.jaw, face.likeness.chin
    ridge, hollow = (0.0, 0.3) if face.is_soft else (0.5, 0.0)
    thin = 0.8 if face.is_old else 0.0
    points = (
        (0, -16.6),
        (-7.6, -13.6),
        (-10.2, -7),
        (-10 - ridge, -3.8),
        (-9.2, -1.2),
        (-9.7, 2),
        (-8.6 - jaw * 0.3 + thin, 7.6),
        (-7.4 - jaw * 0.5 + hollow, 11.4),
        (-5.6 - chin, 15.4),
        (-2.6 - chin * 0.6, 17.0),
        (1.4 + jaw * 0.4, 16),
        (5.2 + jaw * 0.7, 13.2),
        (8.6 + jaw - thin, 8.4),
        (10.4 + jaw * 0.3, 2),
        (11, -4.6),
        (7.8, -13.4),
    )
    return grown(" ".join(f"{x:.2f},{y:.2f}" for x, y in points))


_EAR: Final = (
    *skin(grown("9.6,-2.8 11.6,-3.6 12.8,-1.4 12.2,1.6 10.8,4 9.4,3"), FINE),
    _line("M 10.8 -1.6 C 12 -1.4 11.8 0.6 10.6 1.6", 0.6),
)


def _side(face: Face) -> str:
    """The side of the face that the light leaves, from temple to chin."""
    jaw = face.jaw
    return (
        f"M 8.6 -12 C 7.6 -7 8.4 -4 8.8 -1.4 C 7 1.6 5.4 3.6 5.6 6.8 C 4.6 10 2 12.6 -1 14.6 C -1.6 15.8 -2"
        f" 16.6 -2.4 17"
        f" C {1.4 + jaw * 0.4:.2f} 16.6 {5.2 + jaw * 0.7:.2f} 13.6 {8.6 + jaw:.2f} 8.4 C {10.2 + jaw * 0.3:.2f}"
        f" 5 11 0 11 -4.6"
        " C 10.8 -8 9.8 -10.6 8.6 -12 Z"
    )


def _nose(face: Face) -> str:
    """The ridge, the tip and the wing of a nose."""
    out = face.likeness.nose * (0.7 if face.is_soft else 1.0)
    hook = face.likeness.hook
    start = "M -3 -0.6" if face.is_soft else "M -2.6 -4"
    tip = f"{-4.6 - out * 1.1:.2f} {4.4 + hook * 0.8:.2f}"
    return (
        f"{start} C -3.2 -1.6 {-3.2 - out * 0.5 - hook * 0.9:.2f} 1 {tip}"
        f" C {-5 - out:.2f} {5.6 + hook * 0.8:.2f} {-4.4 - out * 0.5:.2f} {6.2 + hook:.2f} -3.4 5.8 C -2.4 6.6"
        f" -1.2 6.2 -1 4.8"
    )


_NOSE_SHADE: Final = "M -2.4 -3.6 C -1.8 -1 -0.6 2.6 -0.6 4.8 C -1 6.2 -2.4 6.6 -3.6 5.8 C -3 3 -3.2 -0.6 -2.4 -3.6 Z"
_LID_FAR, _LID_NEAR = "M -8.9 -1.2 C -8 -3.2 -6 -3.2 -4.9 -1.5", "M -0.6 -1.3 C 0.6 -3.5 3.4 -3.5 5.2 -1"
_UNDER_FAR, _UNDER_NEAR = "M -8 -0.2 C -7 0.3 -6 0.2 -5.2 -0.4", "M 0.6 -0.1 C 1.8 0.6 3.2 0.5 4.4 -0.1"
_WHITES: Final = (
    "M -8.8 -1.2 C -8 -3 -6 -3 -5 -1.4 C -5.8 -0.1 -7.8 -0.1 -8.8 -1.2 Z"
    " M -0.4 -1.3 C 0.8 -3.3 3.4 -3.3 5 -1.1 C 3.8 0.3 1.4 0.3 -0.4 -1.3 Z"
)
_IRIS: Final = f"{ellipse(-7, -1.7, 0.85, 1.15).d} {ellipse(1.8, -1.7, 1.1, 1.25).d}"
_BROW_FAR: Final = "M -9.9 -4 C -8.6 -6 -6.4 -5.9 -4.5 -4.1 C -6.2 -4.9 -8.2 -4.9 -9.9 -4 Z"
_BROW_NEAR: Final = "M -1.6 -4.1 C 0.6 -6.6 4 -6.4 6.8 -3.8 C 4.2 -5.2 1.2 -5.2 -1.6 -4.1 Z"
_SOFT_BROWS: Final = "M -9.4 -4.8 C -8.2 -6.3 -6.4 -6.2 -5 -5 M -0.8 -5 C 1 -6.8 3.8 -6.6 6 -4.8"
_MOUTH: Final = "M -7 9.6 C -5.6 9 -4.6 9.6 -3.9 9.7 C -2.6 9.2 -0.8 9.2 1 9.9"
_LIP_SHADE: Final = "M -5.4 11.9 C -4.2 12.5 -2.8 12.5 -1.4 11.8"
_LIPS: Final = "M -6.4 9.6 C -5.4 8.3 -4.4 8.4 -3.9 9 C -3 8.3 -1 8.5 0.6 9.7 C -1 11.7 -4.8 11.9 -6.4 9.6 Z"
_PARTED_LIPS: Final = "M -6.2 9.7 C -4.6 9.3 -4.4 9.8 -3.9 9.8 C -3.2 9.4 -1.6 9.4 0.4 9.7"
_WRINKLES: Final = (
    "M -1.2 5.6 C 1 7 1.8 8.8 1.6 10.8 M 0.8 1.6 C 2 2.6 3.6 2.6 4.8 1.8 M 6.4 -2.6 L 8.2 -3.4 M 6.6 -1.4 L 8.4 -1.2"
    "M -7 -9.2 C -4 -10.2 0 -10.2 3.4 -9 M -6 -11.6 C -3.6 -12.4 -1 -12.4 2 -11.4 M -8.4 5 C -8 6.4 -7.8 7.6"
    " -7.8 8.6"
)
# A hollow below the brow, the wing of the nose, the lower lip and the chin.
_HOLLOWS: Final = (
    "M -9.8 -3.6 C -8.4 -4.8 -6.2 -4.8 -4.7 -3.8 L -5 -1.8 C -6.2 -3.4 -8 -3.4 -9 -1.6 Z M -1.8 -3.8 C 0.8 -5.4"
    " 4.2 -5.2 6.6"
    " -3.4 L 5.4 -1.2 C 3.6 -3.8 0.8 -3.8 -0.8 -1.6 Z M -5.6 12 C -4.2 13 -2.6 13 -1 11.9 C -2.4 12.4 -4.2 12.5"
    " -5.6 12 Z"
)
_NECK_SHADE: Final = "M -5 15.6 C -3.4 18.6 2 19.4 5.6 13 L 5.6 12 L 6.2 22 C 3 26 -1 24 -3 20 Z"


def _eyes(face: Face, *, lid: float, brow: str, under: float) -> tuple[Mark, ...]:
    """Whites, an iris that touches the lid, lids, and brows as ``brow`` says: ``thick`` or the width of a line."""
    lash = " M 5.2 -1 L 6.6 -2.2 M -8.9 -1.2 L -9.8 -2" if face.has_lips else ""
    brows = (
        (_line(_SOFT_BROWS, 0.8),)
        if face.is_soft
        else (_black(f"{_BROW_FAR} {_BROW_NEAR}"),)
        if brow == "thick"
        else (_line(_SOFT_BROWS, 1.1),)
    )
    return (
        Mark(_WHITES, 0, "paper"),
        _black(_IRIS),
        _line(f"{_LID_FAR} {_LID_NEAR}{lash}", lid),
        *((_line(f"{_UNDER_FAR} {_UNDER_NEAR}", under),) if under else ()),
        *brows,
    )


def _mouth(face: Face, width: float) -> tuple[Mark, ...]:
    if face.has_lips:
        return _dark(_LIPS), _line(_PARTED_LIPS, width * 0.7)
    return (_line(_MOUTH, width), _line(_LIP_SHADE, width * 0.7))


def _wrinkles(face: Face, width: float) -> tuple[Mark, ...]:
    return (_line(_WRINKLES, width),) if face.is_old else ()


def _natural(face: Face) -> tuple[Mark, ...]:
    return (
        *skin(_contour(face)),
        _shade(_side(face)),
        _shade(f"{_NOSE_SHADE} {_HOLLOWS}"),
        *_eyes(face, lid=1.1, brow="thick", under=0.55),
        _line(_nose(face), 1.0),
        *_mouth(face, 1.05),
        *_wrinkles(face, 0.7),
    )


def _codex(face: Face) -> tuple[Mark, ...]:
    """Loose hatching on the side of the face, fine lines."""
    return (
        *skin(_contour(face)),
        _line(
            "M 8.4 -9.6 L 10.4 -7 M 8.4 -6.4 L 10.9 -3 M 8.8 -2.6 L 10.9 0.4 M 7 0.4 L 10.4 4.4 M 6 3 L 9.4"
            " 7.2 M 5.4 6"
            " L 8 9.6 M 4.4 8.8 L 6.4 11.6 M 2.4 11.2 L 4.2 13.8 M 0 13.6 L 1.6 15.6 M -1.8 -1.6 L -0.6 2 M"
            " -2.2 0.6 L -0.8 4",
            0.7,
        ),
        *_eyes(face, lid=0.95, brow="line", under=0.5),
        _line(_nose(face), 0.95),
        *_mouth(face, 0.95),
        *_wrinkles(face, 0.6),
    )


def _engraved(face: Face) -> tuple[Mark, ...]:
    """A tint on the side of the face, and close lines on the jaw and below the cheekbone alone."""
    return (
        *skin(_contour(face)),
        _shade(_side(face)),
        _shade(_NOSE_SHADE),
        _line(
            "M 9.2 -3.8 L 10.8 -1.8 M 8.6 -0.6 L 10.6 1.8 M 7.4 2 L 10 5.2 M 6.4 4.6 L 9.2 8 M 5.8 7.4 L 7.8"
            " 9.8 M 4.6 9.8"
            " L 6.2 11.8 M 3 11.8 L 4.4 13.6 M 1 13.6 L 2.4 15.2",
            0.6,
        ),
        *_eyes(face, lid=0.95, brow="thick", under=0.5),
        _line(_nose(face), 0.95),
        *_mouth(face, 1.0),
        *_wrinkles(face, 0.6),
    )


_DEEP_SOCKETS: Final = _black(
    "M -9.9 -4.2 C -8.4 -6.2 -6.2 -6 -4.4 -4.2 L -4.8 -1.4 C -6 -3.2 -8 -3.2 -9 -1.4 Z M -1.9 -4.2 C 0.6 -6.8"
    " 4.4 -6.6"
    " 7.4 -3.6 L 5.6 -0.8 C 3.6 -3.4 0.6 -3.4 -0.8 -1.2 Z"
)


def _gothic(face: Face) -> tuple[Mark, ...]:
    """One side in the dark, which the light of the nose and the cheekbone breaks; deep eyes that look."""
    return (
        *skin(_contour(face)),
        _shade(f"{_NOSE_SHADE} {_HOLLOWS}"),
        _black(_side(face)),
        *(() if face.is_soft else (_DEEP_SOCKETS,)),
        Mark(_WHITES, 0, "paper"),
        _black(_IRIS),
        _line(f"{_LID_FAR} {_LID_NEAR}", 0.9),
        _line(f"{_UNDER_FAR} {_UNDER_NEAR}{f' {_SOFT_BROWS}' if face.is_soft else ''}", 0.7),
        _line(_nose(face), 1.05),
        *_mouth(face, 1.1),
        *_wrinkles(face, 0.7),
    )


def _poster(face: Face) -> tuple[Mark, ...]:
    """Two planes, no lines."""
    return (
        skin(_contour(face))[0],
        _dark(_side(face)),
        _dark(f"{_NOSE_SHADE} M -4.4 5.2 L -1 4.8 L -1.6 6.8 L -3.6 6.4 Z"),
        _dark(
            "M -9.8 -4.6 L -4.4 -4.4 L -4.8 -1 L -8 -0.8 Z M -2.2 -4.6 L 7.2 -4.6 L 8.6 -1.6 L 5 -0.4 L 0 -0.6 Z"
            " M -5.8 11.6 L -0.8 11.4 L -2 12.8 L -4.6 12.8 Z"
        ),
        _black("M -8.4 -2.6 L -5.4 -2.7 L -5.8 -1.2 L -7.8 -1.1 Z M 0.2 -2.8 L 4.4 -2.7 L 3.6 -1 L 1 -1 Z"),
        _dark(_LIPS) if face.has_lips else _black("M -6.8 9.4 L -3.9 9.2 L 0.8 9.6 L -1.2 10.7 L -5 10.7 Z"),
    )


def _woodcut(face: Face) -> tuple[Mark, ...]:
    """In broad daylight: a tint on the side of the face, a few cuts on the jaw, bold features and a smile."""
    mouth = (
        (_dark(_LIPS), _line("M -7 9.2 C -5 10.6 -2 10.6 1 9", 0.9))
        if face.has_lips
        else (
            _line("M -7.4 8.8 C -5.6 11.6 -1.4 11.8 1.8 8.4 M 1.6 7.6 C 2.4 8 2.6 9 2.2 9.6", 1.2),
            _line(_LIP_SHADE, 0.8),
        )
    )
    return (
        *skin(_contour(face)),
        _shade(_side(face)),
        Mark(f"{ellipse(-7.2, 4.8, 1.7, 1.4).d} {ellipse(4.2, 5, 2.2, 1.6).d}", 0, "light", "brass"),
        _line("M 10.4 1.4 L 8 3.6 M 9.8 4.6 L 7.4 6.8 M 8.8 7.8 L 6.4 9.8 M 7 10.8 L 4.8 12.4", 0.8),
        *_eyes(face, lid=1.3, brow="thick", under=0.0),
        _line(_nose(face), 1.1),
        *mouth,
        *_wrinkles(face, 0.6),
    )


_KOHL: Final = (
    *both(
        _line("M -2.4 -1.2 C -3.8 -3.4 -6.4 -3.4 -7.8 -1.2 L -10.4 -0.6 M -7.8 -1.2 C -6 0.2 -4 0.2 -2.4 -1.2", 1.25)
    ),
    *both(ellipse(-5.1, -1.5, 1.35, 1.25).of("line")),
)
_OVAL: Final = Mark(
    "M -10.6 -4 C -11.2 -16.8 11.2 -16.8 10.6 -4 C 10.6 2.4 9.4 7.6 6.8 11.4 C 4.2 14.8 1.8 16.4 0 16.4"
    " C -1.8 16.4 -4.2 14.8 -6.8 11.4 C -9.4 7.6 -10.6 2.4 -10.6 -4 Z"
)


def _tomb(face: Face) -> tuple[Mark, ...]:
    """Straight from the front, with painted eyes, as on the lid of a coffin."""
    out = 0.4 + face.likeness.nose
    lips = "M -3 8.8 C -1.6 7.6 1.6 7.6 3 8.8 C 1.6 10.8 -1.6 10.8 -3 8.8 Z"
    return (
        *skin(_OVAL),
        *both(_line("M -10 -3.8 C -7.4 -6 -4 -6 -2 -4.4", 1.1 if face.is_soft else 1.4)),
        *_KOHL,
        _line(f"M 0.8 -3 L {out + 0.6:.2f} 4 C 1.2 5 -0.8 5 -1.4 4.4", 0.95),
        _dark(lips) if face.has_lips else _line("M -3.2 8.8 C -1.6 9.8 1.6 9.8 3.2 8.8", 1.2),
        *_wrinkles(face, 0.6),
    )


def _cartoon(face: Face) -> tuple[Mark, ...]:
    """Round, with small dark eyes, a short nose and a smile."""
    brows = "M -9 -5 C -8 -6.6 -6 -6.6 -5 -5.6 M -0.4 -5.8 C 1 -7.2 3.6 -7 5 -5.4"
    return (
        *skin(_contour(face)),
        _shade("M 8.8 2 C 8.4 8 4 12.6 -2.4 13.4 C -1 15.4 -1.6 16.4 -2.4 17 C 4 16.6 10.4 11 10.6 2 Z"),
        Mark(f"{ellipse(-7.4, 4.6, 1.8, 1.6).d} {ellipse(4.4, 4.8, 2.4, 1.7).d}", 0, "light", "brass"),
        _black(f"{ellipse(-7, -1.6, 1.05, 1.75).d} {ellipse(1.8, -1.6, 1.25, 1.85).d}"),
        paper(Mark(f"{ellipse(-7.3, -2.3, 0.4, 0.5).d} {ellipse(1.5, -2.3, 0.45, 0.55).d}")),
        _line(brows, 0.9 if face.is_soft else 1.4),
        _line("M -3.6 0.6 C -5.6 2.6 -6.2 4.4 -4.8 5 C -3.8 5.4 -2.6 5 -2.2 4", 1.0),
        _line("M -8 9 C -6.4 12.6 -0.4 12.8 2.4 8.6", 1.1),
        _line("M -4.6 13.4 C -3.8 13.8 -2.8 13.8 -2 13.4", 0.7),
        *_wrinkles(face, 0.6),
    )


def _comic(face: Face) -> tuple[Mark, ...]:
    """A flat shade with a hard edge, heavy brows, a set mouth."""
    return (
        *skin(_contour(face)),
        Mark(_side(face), 0, "light", "hide"),
        _dark(_NOSE_SHADE),
        *_eyes(face, lid=1.5, brow="thick", under=0.0),
        _line(_nose(face), 1.2),
        *_mouth(face, 1.5),
        _line("M -4.4 13.8 L -2.4 13.9", 0.9),
        *_wrinkles(face, 0.8),
    )


_FACES: Final[Mapping[str, Callable[[Face], tuple[Mark, ...]]]] = {
    "natural": _natural,
    "codex": _codex,
    "engraved": _engraved,
    "gothic": _gothic,
    "poster": _poster,
    "woodcut": _woodcut,
    "tomb": _tomb,
    "cartoon": _cartoon,
    "comic": _comic,
}


def features(face: Face, style: str) -> tuple[Mark, ...]:
    """A face with its ear and the shade that it throws on the neck, in a style."""
    ear = () if face.has_lips else _EAR if style != "tomb" else ()
    neck = () if style == "tomb" else (_shade(_NECK_SHADE),)
    return *neck, *ear, *_FACES[style](face)
