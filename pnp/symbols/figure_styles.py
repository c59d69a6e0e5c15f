"""The styles in which people in pictures are drawn: proportions, faces and pens of a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from functools import partial
from typing import Final

from pnp.symbols import profiles
from pnp.symbols.ink import Build, Mark, widened
from pnp.symbols.likenesses import LIKENESSES, Likeness, likeness_of
from pnp.symbols.profiles import Profile
from pnp.symbols.words import Choice, Sorted
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureStyle:
    """Proportions, profile and pen of people. head: its size, as a share of the usual one.

    build: pairs of a height, in units of a figure whose head is about 0 and whose feet are at 44, and how many times
    as wide as usual it is there. limbs: how many times as thick they are; legs: how much longer who stands is for them.
    pen: how many times as wide lines inside the figure are; 0: there are none. profile: how a head that looks to the
    right is drawn, as those of moods, which need not be all. front: width and height of a head from the front, as
    shares of the usual ones. likeness: whom it shows.
    """

    text: str
    head: float = 1.0
    build: Build = ()
    limbs: float = 1.0
    legs: float = 0.0
    pen: float = 1.0
    profile: Profile = profiles.natural
    moods: Mapping[str, Profile] = field(default_factory=dict)
    front: tuple[float, float] = (1.0, 1.0)
    likeness: Likeness = LIKENESSES["even"]

    @property
    def face(self) -> tuple[Mark, ...]:
        """The marks of a head that looks to the right."""
        return self.profile(self.likeness)

    def built(self, marks: Sequence[Mark]) -> tuple[Mark, ...]:
        """Marks of a figure on foot as wide as this style makes them at each height."""
        return tuple(widened(mark, self.build) for mark in marks) if self.build else tuple(marks)

    def in_mood(self, mood: str) -> FigureStyle:
        """The style with the profile of a mood, if it has one."""
        return replace(self, profile=self.moods.get(mood, self.profile))

    def penned(self, marks: Sequence[Mark]) -> tuple[Mark, ...]:
        """Marks with the lines inside of them in the pen of the style."""
        if self.pen == 1.0:
            return tuple(marks)
        return tuple(
            replace(mark, width=round(mark.width * self.pen, 2)) if _is_line(mark) else mark
            for mark in marks
            if self.pen or not _is_line(mark)
        )


def _is_line(mark: Mark) -> bool:
    return mark.matter == "line" and mark.width > 0 and mark.tone != "paper"


STYLES: Final[Mapping[str, FigureStyle]] = {
    "natural": FigureStyle(
        text="Six heads high, with a plain profile",
        build=((8, 0.94), (16, 0.92), (22, 0.86), (31, 0.92), (44, 0.92)),
        legs=3.4,
    ),
    "codex": FigureStyle(
        text="As in a notebook of 1500: a fine pen, long hair, a profile as on a medal",
        head=1.02,
        build=((8, 0.98), (15, 0.98), (22, 0.8), (31, 1.0), (44, 0.86)),
        limbs=0.88,
        pen=0.7,
        legs=4.4,
        profile=profiles.codex,
        front=(0.94, 1.03),
    ),
    "engraved": FigureStyle(
        text="As in a print of 1810: upright, narrow in the waist, fine features, whiskers",
        head=0.98,
        build=((8, 1.0), (13, 1.0), (22, 0.76), (30, 0.9), (44, 0.84)),
        limbs=0.84,
        pen=0.75,
        legs=5.0,
        profile=profiles.engraved,
        front=(0.94, 1.0),
    ),
    "gothic": FigureStyle(
        text="Gaunt, half in the dark, with hollow eyes",
        head=1.04,
        build=((8, 1.16), (13, 1.08), (22, 0.72), (33, 1.1), (44, 0.82)),
        limbs=0.76,
        pen=1.2,
        legs=5.0,
        profile=profiles.gothic,
        front=(0.9, 1.06),
    ),
    "poster": FigureStyle(
        text="As on a poster of the 20th century: broad planes of light and shade, no lines",
        head=0.96,
        build=((8, 1.2), (14, 1.24), (23, 0.94), (34, 1.08), (44, 1.04)),
        limbs=1.12,
        pen=0.0,
        legs=4.6,
        profile=profiles.poster,
        front=(1.03, 0.98),
    ),
    "woodcut": FigureStyle(
        text="As cut in wood: stocky, with black masses and white cuts",
        head=1.26,
        build=((8, 1.12), (16, 1.16), (24, 1.2), (33, 1.2), (44, 1.14)),
        limbs=1.18,
        pen=1.6,
        legs=1.6,
        profile=profiles.woodcut,
        front=(1.07, 0.99),
    ),
    "tomb": FigureStyle(
        text="As on the wall of a tomb: shoulders and eye from the front, all else from the side, flat colours",
        head=1.06,
        build=((8, 1.34), (12, 1.36), (22, 0.68), (30, 0.9), (44, 0.84)),
        limbs=0.84,
        pen=0.85,
        legs=4.0,
        profile=profiles.tomb,
        front=(0.98, 1.02),
    ),
    "cartoon": FigureStyle(
        text="Four heads high and round, with large eyes and a smile",
        head=1.75,
        build=((8, 0.94), (15, 1.06), (22, 1.3), (32, 1.28), (44, 1.22)),
        limbs=1.3,
        pen=1.35,
        profile=profiles.cartoon,
        moods={mood: partial(profiles.cartoon, mood=mood) for mood in ("set", "shouts")},
        front=(1.14, 1.02),
    ),
    "comic": FigureStyle(
        text="Five heads high, with broad shoulders, a strong jaw and a bold contour",
        head=1.46,
        build=((8, 1.16), (14, 1.18), (22, 0.98), (31, 1.14), (44, 1.16)),
        limbs=1.26,
        pen=1.3,
        legs=2.4,
        profile=profiles.comic,
        moods={mood: partial(profiles.comic, mood=mood) for mood in ("set", "shouts")},
        front=(1.04, 1.0),
    ),
}
CHOICE: Final = Choice("style", {name: style.text for name, style in STYLES.items() if name != "natural"})


def style_of(words: Sorted) -> FigureStyle:
    """The style that the words of a symbol name, for the person that they name."""
    style = STYLES[words.get(CHOICE.name, ("natural",))[0]]
    return replace(style, likeness=likeness_of(words))
