"""The shields of figures, at the left side of a man the middle of whose head is the origin."""

from collections.abc import Mapping
from typing import Final

from pnp.symbols.heads import paper
from pnp.symbols.ink import Mark, ellipse, line, polygon
from pnp.symbols.part import Part

SHIELDS: Final[Mapping[str, Part]] = {
    "round-shield": Part(
        "Round shield", (ellipse(-6, 18, 11), paper(ellipse(-6, 18, 7.6, width=1.4)), paper(ellipse(-6, 18, 2.4)))
    ),
    "oval-shield": Part(
        "Long oval shield",
        (ellipse(-7, 20, 8.4, 14), paper(line((-7, 8.4), (-7, 31.6), width=1.6)), ellipse(-7, 20, 3)),
    ),
    "tower-shield": Part(
        "Rectangular shield",
        (
            polygon((-16, 7), (1, 7), (1, 33), (-16, 33)),
            paper(polygon((-13.4, 9.6), (-1.6, 9.6), (-1.6, 30.4), (-13.4, 30.4), width=1.3)),
            paper(ellipse(-7.5, 20, 3)),
        ),
    ),
    "kite-shield": Part(
        "Kite-shaped shield",
        (
            Mark("M -15 10 C -12 5 -3 5 0 10 C 1 19 -3 29 -7.5 36 C -12 29 -16 19 -15 10 Z"),
            paper(line((-7.5, 9), (-7.5, 29), width=1.8)),
            paper(line((-12.4, 14.6), (-2.6, 14.6), width=1.8)),
        ),
    ),
    "heater-shield": Part(
        "Shield of knights",
        (
            Mark("M -16 8 L 2 8 C 2 19 -1 27 -7 32 C -13 27 -16 19 -16 8 Z"),
            paper(polygon((-7, 9.6), (0.4, 9.6), (-0.4, 17), (-7, 17))),
            paper(polygon((-14.4, 17), (-7, 17), (-7, 29.4), (-13, 23))),
        ),
    ),
    "hide-shield": Part(
        "Shield with a round top and a flat foot, as of Egyptians",
        (
            Mark("M -16 32 L -16 14 C -16 4 1 4 1 14 L 1 32 Z"),
            paper(ellipse(-7.5, 14, 2.6)),
            paper(line((-13.4, 27), (-1.6, 27), width=1.4)),
        ),
    ),
}
