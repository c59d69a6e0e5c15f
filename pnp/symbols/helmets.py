"""Helmets of the ancients and of knights, around the middle of a head of radius 6 that looks to the right."""

from collections.abc import Mapping
from typing import Final

from pnp.symbols.heads import paper
from pnp.symbols.ink import Mark, line
from pnp.symbols.part import Part

HELMETS: Final[Mapping[str, Part]] = {
    "nasal-helmet": Part(
        "Pointed helmet with a nose guard",
        (
            Mark("M -7.6 0.6 C -8 -8 -4 -13 0.6 -19 C 5 -13 8.4 -8 8 0.4 Z"),
            line((6.4, -1), (6.9, 4), width=2.4),
            paper(line((-6, -3), (6.4, -3), width=1.4)),
        ),
    ),
    "great-helm": Part(
        "Helm of knights, with a slit",
        (
            Mark("M -7.6 -9 L 0 -11.6 L 7.8 -9 L 8.2 5 L 0.6 9 L -7.4 5 Z"),
            paper(line((0, -2.6), (9, -2.6), width=2)),
            paper(line((3.6, 1), (3.6, 6), width=1.4)),
        ),
    ),
    "sallet": Part(
        "Sallet: a helmet with a long tail",
        (
            Mark("M -16 3 C -10 0 -9 -3 -8.4 -5 C -7 -12 6 -13.4 8.6 -4.6 L 9 0.6 L -2 1 C -6 3 -11 4.5 -16 3 Z"),
            paper(line((2, -3.4), (9.6, -3.4), width=1.5)),
        ),
    ),
    "kettle-hat": Part(
        "Kettle hat",
        (
            Mark(
                "M -13.4 0.6 C -9 -3 -7.4 -4 -7 -7 C -6 -13.4 6 -13.4 7 -7 C 7.4 -4 9 -3 13.4 0.6"
                " C 8 -1 -8 -1 -13.4 0.6 Z"
            ),
        ),
    ),
    "morion": Part(
        "Morion: a comb and a turned-up brim",
        (
            Mark(
                "M -14 -7 C -9 -2 -8 -4 -7 -7 C -6.4 -14 -3 -20.5 2 -20.5 C 5 -19 7 -13 7.4 -7"
                " C 8 -4 9.5 -3 14.6 -8 C 12 0 5 -1.4 0 -1.4 C -6 -1.4 -12 0 -14 -7 Z"
            ),
        ),
    ),
    "crested-helmet": Part(
        "Greek helmet with a crest from front to back",
        (
            Mark(
                "M 13 -13.5 C 6 -25 -13 -22 -14.5 -2 C -14.4 4 -14 8 -11.5 11 C -9 4 -9 -3 -6 -7.6"
                " C -1 -14 7 -15 13 -13.5 Z"
            ),
            Mark("M -7.8 7 L -8 -2 C -8 -9 -4 -11.4 0.6 -11.4 C 5.4 -11.4 8.6 -8 8.4 -3 L 3.6 -2 L 7 6.4 L 0 8 Z"),
            paper(Mark("M -8.6 -2 C -8.6 -10 -3 -13 4 -13", 1.5)),
        ),
    ),
    "galea": Part(
        "Roman helmet with a brush",
        (
            Mark(
                "M -9.6 4.4 C -9 0 -8.6 -9.8 0 -10.4 C 7 -10.4 8.8 -6 8.6 -2.4 L -1 -2.4"
                " C -1 2 -0.6 5.4 -2.4 7.4 C -4 4 -6 4 -9.6 4.4 Z"
            ),
            Mark("M -10 -10 C -9 -22 10 -22 11 -10.5 C 5 -14.4 -4 -14.4 -10 -10 Z"),
            line((0, -10), (0, -13), width=3),
        ),
    ),
    "conical-helmet": Part(
        "Tall cone, as of Assyrians",
        (Mark("M -8 1.5 C -7 -6 -2.6 -13 0 -24 C 2.6 -13 7.4 -7 8 0 Z"), paper(line((-5.6, -4), (6, -4), width=1.5))),
    ),
}
