"""What faces from the front have in them, one set for each style of figures, around the middle of a face of 22 × 31."""

from collections.abc import Mapping
from typing import Final

from pnp.symbols.heads import both, cut, paper
from pnp.symbols.ink import Mark, ellipse
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Features:
    """Parts of a face. shade: below the others. brow, soft_brow: of men, and of women and children; lips: of women."""

    shade: tuple[Mark, ...]
    brow: tuple[Mark, ...]
    soft_brow: tuple[Mark, ...]
    eyes: tuple[Mark, ...]
    nose: tuple[Mark, ...]
    mouth: tuple[Mark, ...]
    lips: tuple[Mark, ...]

    def marks(self, *, is_soft: bool) -> tuple[Mark, ...]:
        """All of them in order."""
        brow, mouth = (self.soft_brow, self.lips) if is_soft else (self.brow, self.mouth)
        return *self.shade, *self.eyes, *brow, *self.nose, *mouth


def _line(d: str, width: float) -> Mark:
    return Mark(d, width, matter="line")


def _black(d: str) -> Mark:
    return Mark(d, matter="line")


def _dark(d: str) -> Mark:
    """Skin in the dark plane of a poster."""
    return Mark(d, matter="hide")


_CODEX: Final = Features(
    shade=(
        _line(
            "M 5 -9 L 9.6 -5 M 6.4 -4.4 L 10.4 0 M 6 0 L 10 4.2 M 5.4 3.6 L 8.8 7.6 M 4 6.6 L 7 10.8 M 2.6 10.4"
            " L 4.8 13.6"
            " M -2 19 L 3 23 M 0 16.8 L 5 20.8",
            0.75,
        ),
    ),
    brow=both(_line("M -8.2 -4.6 C -6.6 -6.6 -3.8 -6.2 -1.6 -4.4", 1.5)),
    soft_brow=both(_line("M -7.8 -5.6 C -6.2 -7.2 -3.8 -6.8 -2 -5.4", 0.9)),
    eyes=both(_line("M -7.6 -1.4 C -6.4 -3.6 -3.4 -3.6 -2 -1.2 C -3.6 -0.2 -6 -0.2 -7.6 -1.4 Z", 0.95))
    + both(ellipse(-4.7, -1.7, 1.05, 1.2).of("line")),
    nose=(_line("M 1.2 -4 C 1.4 0 3.2 3.2 2.6 5 C 1.4 6 -0.8 5.8 -1.6 5", 1.1),),
    mouth=(_line("M -3.4 9.6 C -1.6 8.8 1.6 8.8 3.4 9.2 M -1.8 11.4 C -0.6 12 0.8 12 1.8 11.4", 1.0),),
    lips=(_line("M -3 9.4 C -1.4 8.2 1.4 8.2 3.2 8.8 M -1.6 10.8 C -0.6 11.6 0.8 11.6 1.8 10.8", 1.0),),
)
_ENGRAVED: Final = Features(
    shade=(
        _line(
            "M 6.6 -10.4 L 9.4 -7.4 M 6.8 -7 L 10.4 -3 M 7 -3.4 L 10.6 0.8 M 6.8 0 L 10.4 4 M 6.2 2.8 L 9.6 6.6"
            " M 5.4 5.4 L 8.4 8.8 M 4.4 7.6 L 7.2 11 M 3.4 10.4 L 5.8 13.4 M 2.4 12.8 L 3.8 14.8"
            " M -4.6 18 L 4.6 18 M -4.8 19.8 L 5 19.8 M -4.6 21.6 L 5 21.6 M -6 2.4 L -4.6 4.6 M -7 3.4 L -5.2 6",
            0.72,
        ),
    ),
    brow=both(_black("M -8.2 -4.2 C -6.6 -6.4 -3.8 -6.4 -1.8 -4.6 C -3.8 -5.2 -6.4 -5.2 -8.2 -4.2 Z")),
    soft_brow=both(_line("M -7.6 -5.2 C -6.2 -6.8 -3.8 -6.6 -2.2 -5.4", 0.9)),
    eyes=both(_line("M -7.6 -1.6 C -6.2 -3.6 -3.6 -3.6 -2.2 -1.6 M -6.6 -0.4 C -5.4 0.2 -4 0.2 -2.8 -0.6", 0.95))
    + both(ellipse(-4.8, -1.6, 1.05, 1.15).of("line")),
    nose=(_line("M 1 -3.6 C 1.6 0 2.8 3 2.4 4.6 C 1.6 5.4 -0.4 5.4 -1.2 4.8", 1.0),),
    mouth=(_line("M -3.6 9 C -1.8 9.6 1.8 9.6 3.6 8.8 M -1.4 11.4 L 1.4 11.4", 1.1),),
    lips=(Mark("M -2.6 9.2 C -1.4 8 -0.6 8.4 0 8.8 C 0.6 8.4 1.4 8 2.6 9.2 C 1.4 10.8 -1.4 10.8 -2.6 9.2 Z"),),
)
_GOTHIC: Final = Features(
    shade=(
        _black(
            "M 1.4 -14 L 3.6 -7 L 1.6 -3.4 L 2.6 1 L 4.4 4.4 L 1.4 5.8 L 2.4 8.4 L 3.6 10 L 1.6 12 L 2 16.2"
            " C 4.6 15.4 7 12 8 10 C 10.2 6 11.4 0 11 -4 C 11 -9.6 6.6 -13.4 1.4 -14 Z"
        ),
        *both(_black("M -9 1.6 C -8 5 -6.4 8 -4.6 9.4 C -5.8 6.6 -6.2 4.4 -6 2.4 Z")),
    ),
    brow=both(_black("M -9 -4.6 L -2 -2.6 L -1.8 -4.4 C -4 -6.4 -7 -6.6 -9 -4.6 Z")),
    soft_brow=both(_black("M -8.6 -5.4 C -6.6 -7 -3.6 -6.4 -2 -4.6 C -4 -5.4 -6.6 -5.6 -8.6 -5.4 Z")),
    eyes=(
        *both(
            _black(
                "M -8.6 -3.6 C -6.6 -5 -3.4 -4.6 -1.8 -2.6 C -1.8 0.4 -3.6 1.6 -5 1.6 C -7 1.4 -8.4 -0.6 -8.6 -3.6 Z"
            )
        ),
        *both(paper(ellipse(-4.9, -1.4, 1.15, 0.85))),
        *both(_black("M -5.4 -2.2 L -4.4 -2.2 L -4.4 -0.6 L -5.4 -0.6 Z")),
    ),
    nose=(_line("M -0.6 -3 C -0.8 0 -2 3.6 -1.6 4.8 C -0.8 5.8 1 5.8 1.8 5.2", 1.0),),
    mouth=(_line("M -3.8 10.2 C -2 9 1 9 2.4 9.6", 1.2),),
    lips=(_black("M -3 9.8 C -1.6 8.2 -0.6 8.6 0 9 C 0.6 8.6 1.6 8.2 3 9.8 C 1.6 11 -1.6 11 -3 9.8 Z"),),
)
_POSTER: Final = Features(
    shade=(
        _dark(
            "M 2.4 -12 L 3.4 -4 L 1.4 -3 L 3.4 4.6 L 1.6 6.6 L 4 8 L 3 11 L 4.4 13.4 C 8 11.4 11 3 11 -4"
            " C 11.2 -9 7 -12.4 2.4 -12 Z"
        ),
    ),
    brow=(),
    soft_brow=(),
    eyes=(
        _dark("M -9 -5 L -1.6 -4 L -1.2 -1 L -3 -0.4 L -7.6 -0.8 Z"),
        *both(_black("M -7 -2.8 L -2.6 -2.4 L -3.2 -1 L -6.4 -1.2 Z")),
    ),
    nose=(_dark("M -2 4.6 L 2 4.2 L 1.6 6.4 L -1.4 6.2 Z"),),
    mouth=(_black("M -3.4 9 L 3.2 8.8 L 2.4 10.4 L -2.6 10.4 Z"),),
    lips=(Mark("M -2.8 9.2 L 0 8 L 2.8 9.2 L 0 11.2 Z"),),
)
_WOODCUT: Final = Features(
    shade=(
        _black(
            "M 9.6 -9 L 10.8 -3 L 6 -6 Z M 10.9 -1 L 10.4 3.6 L 5.4 -1 Z M 10 5 L 8.4 9 L 4.8 4 Z M 7.6 10.4 L"
            " 5 13.6 L 3.6 9 Z"
        ),
        *both(_black("M -9.4 3 L -4.6 4.4 L -9 4.6 Z")),
    ),
    brow=both(_black("M -8.8 -3.6 C -7 -7 -3.4 -6.6 -1.4 -4 L -2 -3.4 C -4 -4.8 -6.6 -4.8 -8.8 -3.6 Z")),
    soft_brow=both(_black("M -8.2 -4.8 C -6.4 -7 -3.6 -6.6 -1.8 -5 C -4 -5.6 -6.4 -5.6 -8.2 -4.8 Z")),
    eyes=both(_black("M -7.8 -1.2 C -6.4 -3.6 -3.4 -3.6 -1.8 -1 C -3.4 0.8 -6.2 0.8 -7.8 -1.2 Z"))
    + both(paper(ellipse(-5.3, -1.6, 0.7, 0.6))),
    nose=(_black("M 0.6 -3.4 L 2 -3.4 C 2.2 0 4 3.2 3.4 5 C 2 6.8 -1.4 6.8 -2.4 5.2 C -0.6 5.4 1.2 5.6 1.8 4.6 Z"),),
    mouth=(_black("M -4.4 8.6 C -2 9.2 2 9.2 4.4 8.4 C 2.8 10.8 -2.4 11 -4.4 8.6 Z"),),
    lips=(_black("M -3.2 9.2 C -1.6 7.6 -0.6 8 0 8.6 C 0.6 8 1.6 7.6 3.2 9.2 C 1.6 11.4 -1.6 11.4 -3.2 9.2 Z"),),
)
_KOHL: Final = (
    *both(
        _line("M -2.4 -1.2 C -3.8 -3.4 -6.4 -3.4 -7.8 -1.2 L -10.4 -0.6 M -7.8 -1.2 C -6 0.2 -4 0.2 -2.4 -1.2", 1.25)
    ),
    *both(ellipse(-5.1, -1.5, 1.35, 1.25).of("line")),
)
_TOMB: Final = Features(
    shade=(),
    brow=both(_line("M -10 -3.8 C -7.4 -6 -4 -6 -2 -4.4", 1.4)),
    soft_brow=both(_line("M -10 -3.8 C -7.4 -6 -4 -6 -2 -4.4", 1.1)),
    eyes=_KOHL,
    nose=(_line("M 0.8 -3 L 1.8 4 C 1.2 5 -0.8 5 -1.4 4.4", 0.95),),
    mouth=(_line("M -3.2 8.8 C -1.6 9.8 1.6 9.8 3.2 8.8", 1.2),),
    lips=(Mark("M -3 8.8 C -1.6 7.6 1.6 7.6 3 8.8 C 1.6 10.8 -1.6 10.8 -3 8.8 Z"),),
)
_BIG_EYES: Final = (
    *both(cut(ellipse(-4.4, -1.8, 3, 3.9), 0.8)[0]),
    *both(_line(ellipse(-4.4, -1.8, 3, 3.9).d, 0.8)),
    *(ellipse(x, -1.2, 1.5, 2.1).of("line") for x in (-3.8, 4.6)),
    *(paper(ellipse(x, -2, 0.6)) for x in (-3.4, 5)),
)
_BLUSH: Final = tuple(Mark(ellipse(x, 5.4, 2.2, 1.5).d, 0, "light", "brass") for x in (-7.6, 7.6))
_SMILE: Final = _line("M -5 8.4 C -2.6 12.4 2.6 12.4 5 8.4", 1.1)
_CARTOON: Final = Features(
    shade=_BLUSH,
    brow=both(_line("M -7.6 -7.6 C -6 -9.2 -3.4 -9 -2.2 -7.8", 1.4)),
    soft_brow=both(
        _line("M -8.4 -3.8 L -7.2 -3.2 M -7.8 -5.2 L -6.6 -4.2 M -6.8 -7.8 C -5.4 -8.8 -3.6 -8.6 -2.6 -8", 0.8)
    ),
    eyes=_BIG_EYES,
    nose=(*cut(ellipse(0.3, 3.9, 2.3, 1.9).of("skin"), 0.8),),
    mouth=(_SMILE,),
    lips=(_SMILE, Mark("M -2 10.8 C -0.8 12.6 0.8 12.6 2 10.8 C 0.8 11.4 -0.8 11.4 -2 10.8 Z")),
)
# The usual style has those of FACES.
FEATURES: Final[Mapping[str, Features]] = {
    "codex": _CODEX,
    "engraved": _ENGRAVED,
    "gothic": _GOTHIC,
    "poster": _POSTER,
    "woodcut": _WOODCUT,
    "tomb": _TOMB,
    "cartoon": _CARTOON,
}
