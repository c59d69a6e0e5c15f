"""What figures wear on their heads, around the middle of a head of radius 6 that looks to the right."""

from collections.abc import Mapping
from typing import Final

from pnp.model.texts import Matter
from pnp.symbols.curves import grown
from pnp.symbols.heads import paper
from pnp.symbols.helmets import HELMETS
from pnp.symbols.ink import Mark, ellipse, line, polygon
from pnp.symbols.part import Part

_VISOR: Final = line((4, -3.4), (11, -1.6), width=2.4)
_DOME: Final = Mark("M -7.6 1.5 C -9 -8 -4.5 -12 0 -12 C 5 -12 8.5 -7 7.6 -0.5 Z")
_HORSETAIL: Final = Mark("M -7 -11 C -14 -10 -16 -2 -13 10 C -11 13 -9 12 -9 9 C -10 3 -8 -3 -4 -6 Z")

_HEADGEAR: Final[Mapping[str, Part]] = {
    "bare": Part("Bare head", (Mark("M -6.6 -1 C -7 -8 -2 -9 1 -8.4 C 5 -8 7 -5 6 -3 C 2 -5 -3 -4 -4.5 3 Z"),)),
    "shako": Part(
        "Shako: a tall cap with a peak and a plume",
        (
            polygon((-6.4, -3), (-7.6, -16), (8.6, -16), (6.8, -3)),
            _VISOR,
            ellipse(1, -20, 2.2, 4.2),
            paper(ellipse(2.6, -9, 2)),
        ),
    ),
    "bearskin": Part(
        "Bearskin of grenadiers",
        (
            Mark("M -9 0 C -13.5 -12 -8 -24 0.5 -24 C 9 -24 13 -13 8.6 -2.5 C 3 -5 -4 -5 -9 0 Z"),
            paper(line((-4, -20), (-1, -15), width=1.6)),
        ),
    ),
    "busby": Part(
        "Busby of hussars: fur with a bag at its side",
        (
            Mark("M -7 -2 C -9 -7 -8.5 -13 -7 -16 L 7.4 -16 C 9 -13 9 -7 7.4 -3 Z"),
            Mark("M -5 -16 C -9 -19 -14 -14 -13.5 -5 C -12 -7 -10 -9 -8 -9.5 Z"),
            ellipse(5, -20, 1.9, 4.2),
        ),
    ),
    "mirliton": Part(
        "Mirliton: a tall cone with a wing of cloth",
        (
            polygon((-6.4, -2.5), (-4, -22), (3, -22), (6.8, -3)),
            Mark("M -4 -20 C -10 -20 -15 -14 -14 -6 C -11 -10 -8 -11 -5 -10 Z"),
        ),
    ),
    "czapka": Part(
        "Czapka of lancers: a square top",
        (
            polygon((-6.2, -3), (-4.2, -11), (4.6, -11), (6.8, -3)),
            polygon((-11, -16), (-1, -21), (11.4, -17), (1, -10.5)),
            _VISOR,
        ),
    ),
    "dragoon-helmet": Part(
        "Helmet with a crest and a tail of horsehair",
        (
            _HORSETAIL.of("hair"),
            _DOME,
            Mark("M -7 -10 C -4 -18 6 -19 9.5 -12 C 5 -14 0 -13 -3 -8 Z", matter="hair"),
            _VISOR,
        ),
    ),
    "raupenhelm": Part(
        "Helmet with a thick crest of fur, as of Bavarian foot",
        (
            _DOME,
            Mark("M -10 -2 C -13 -14 -4 -20 3 -18.5 C 9 -17.5 11 -12 9 -8 C 4 -13 -3 -11 -6 -2 Z"),
            _VISOR,
        ),
    ),
    "mitre": Part(
        "Mitre of grenadiers: a tall point",
        (
            Mark("M -7 -1.5 C -7 -9 -3.5 -19 1 -24 C 5 -18 8 -9 7.6 -2 Z"),
            paper(ellipse(1, -8, 1.9, 2.6)),
        ),
    ),
    "tricorne": Part(
        "Tricorne",
        (
            Mark(
                "M -14.5 -8.5 C -9 -7.5 -7 -13.5 0 -13.5 C 7 -13.5 10 -7 15 -7.5 C 11.5 -1.5 6 -2 0 -2.4"
                " C -5 -2 -11 -1.5 -14.5 -8.5 Z"
            ),
            paper(line((-9.5, -5.5), (0, -5.8), (9.6, -5), width=1.3)),
        ),
    ),
    "bicorne": Part(
        "Bicorne worn across",
        (
            Mark("M -16 0 C -16 -12 -8 -19 0 -19 C 8 -19 16 -12 16 0 C 11 -5 6 -5.6 0 -5.6 C -6 -5.6 -11 -5 -16 0 Z"),
            paper(ellipse(2, -12, 2.2)),
        ),
    ),
    "kepi": Part(
        "Kepi",
        (
            polygon((-6.8, -2.6), (-4.6, -11), (4.4, -9.6), (7, -3)),
            _VISOR,
            paper(line((-5, -6), (5.5, -5.4), width=1.3)),
        ),
    ),
    "forage-cap": Part(
        "Cap without a peak",
        (
            Mark("M -7 -2.6 L -8.6 -9.6 C -4 -12.6 5 -12.6 9.4 -9 L 6.8 -3 Z"),
            paper(line((-7, -5.6), (7, -5.6), width=1.6)),
        ),
    ),
    "bonnet": Part(
        "Highland bonnet of feathers",
        (
            Mark("M -7.5 -1.5 C -15 -5 -13 -15 -7 -15 C -6 -21 3 -23 7 -18.5 C 13 -17 13 -7 7.4 -3 Z"),
            paper(line((-6.5, -3.4), (6.5, -4.4), width=1.8)),
        ),
    ),
    "pickelhaube": Part(
        "Pickelhaube: a helmet with a spike",
        (_DOME, _VISOR, polygon((-2.6, -11), (0, -21), (2.6, -11)), line((-7, 0), (-10, 3.4), width=2.6)),
    ),
    "steel-helmet": Part(
        "Steel helmet that covers the neck",
        (
            Mark(
                "M -9.5 4 L -9 0 C -9.5 -9 -5 -12.6 0.5 -12.6 C 6 -12.6 9 -8 8.8 -3.5 L 12 -0.5 L 5 -0.5"
                " C 0 -1 -3 0 -4 5 Z"
            ),
        ),
    ),
    "flat-helmet": Part(
        "Flat steel helmet with a broad brim",
        (Mark("M -14 -2 C -8 -5 -7 -11 0 -11 C 7 -11 8 -5 14 -2 C 8 -0.6 -8 -0.6 -14 -2 Z"),),
    ),
    "slouch-hat": Part(
        "Hat with a broad brim",
        (
            Mark(
                "M -15 -2 C -11 -6 -8 -5 -7 -7 C -6.6 -12 -5 -15 -2 -14.4 C 0 -13.4 2 -14.8 4 -14"
                " C 6.4 -13 7 -9 7.4 -6.6 C 10 -5 12.6 -5.6 15.4 -3.6 C 9 0 -8 1 -15 -2 Z"
            ),
            paper(line((-6.6, -7), (7, -7), width=1.5)),
        ),
    ),
    "plumed-hat": Part(
        "Broad hat with a feather, as of musketeers",
        (
            Mark(
                "M -14 -3 C -10 -6 -8 -5 -7 -7 C -6 -12 -4 -13 0 -13 C 4 -13 6 -12 7 -7"
                " C 10 -6 12 -7 15 -6 C 10 0 -8 1 -14 -3 Z"
            ),
            Mark("M 2 -11 C -4 -22 -14 -20 -18 -12 C -17 -9 -15 -8 -13 -8 C -12 -13 -6 -14 -1 -9 Z"),
        ),
    ),
    "fez": Part(
        "Fez with a tassel",
        (polygon((-6.4, -3), (-4.4, -14), (5, -14), (6.8, -3)), line((0, -14.6), (-8.5, -12), (-9, -4), width=1.8)),
    ),
    "turban": Part(
        "Turban",
        (
            Mark(
                "M -8 -1 C -15 -4 -11 -13 -4.5 -13.4 C -3 -18.5 4 -18.5 5 -13.4 C 12 -12.6 14 -4 8 -2"
                " C 3 -5 -3 -5 -8 -1 Z"
            ),
            paper(Mark("M -8.4 -6 C -3 -11 3 -11 8.4 -7", 1.5)),
        ),
    ),
    "hood": Part(
        "Hood",
        (
            Mark(
                "M 6 -4.6 C 6 -11 0 -13 -5 -11.5 C -10 -11.5 -15 -10 -18 -13 C -17 -5 -12 -2 -9.5 1"
                " C -10 5 -10 8 -11 10.6 L 2 10 C -3 5 -3 -2 6 -4.6 Z"
            ),
        ),
    ),
    **HELMETS,
    "ushanka": Part(
        "Fur cap with flaps over the ears, as of soldiers in winter",
        (
            Mark("M -8.6 -3 C -9.6 -12 -4 -13.6 0.6 -13.4 C 6 -13.4 9.4 -11 8.6 -3 L 3 -1.8 L -2.4 -2 Z"),
            Mark("M -8.8 -4 L -1.8 -3.6 L -2 3.6 C -3.4 6.4 -6.6 6.6 -8 4 Z"),
            Mark("M -1.6 -9.6 L 8.8 -9.4 L 9 -3.4 L -1.4 -3.2 Z"),
            paper(Mark("M -1.8 -3.8 L -1.6 -9.8 L 8.8 -9.6", 0.9)),
        ),
    ),
    "fur-hat": Part(
        "Fur hat, as of horsemen of the steppe",
        (
            Mark(
                "M -11 0 C -13 -6 -9 -9 -6 -8.6 C -5 -14 -1.5 -16 1 -19 C 3 -15 6 -13 6.6 -8.4"
                " C 11 -8.6 12.6 -4 10 -1.6 C 4 -4.6 -5 -4.6 -11 0 Z"
            ),
            paper(line((-6, -8), (6.6, -8), width=1.3)),
        ),
    ),
    "headcloth": Part(
        "Egyptian headcloth",
        (
            Mark("M 6.4 -4.4 C 5 -11 -4 -11.4 -8 -6 C -11 0 -13.6 7 -13.4 14 L -3.4 13 C -4.4 7 -3.6 0 6.4 -4.4 Z"),
            paper(line((-8, 0), (-3.8, 3), width=1.3)),
            paper(line((-10.4, 6), (-4, 8), width=1.3)),
        ),
    ),
    "crown": Part(
        "Crown", (polygon((-7.4, -2.6), (-9.4, -13), (-4, -8), (0, -16), (4.4, -8), (9.8, -13), (7.6, -2.6)),)
    ),
    "top-hat": Part(
        "Top hat", (polygon((-6, -4), (-6.6, -17), (7, -17), (6.4, -4)), line((-10.5, -3.4), (11, -3.4), width=2.4))
    ),
    "flying-helmet": Part(
        "Leather helmet with goggles, as of early pilots",
        (
            Mark(
                "M 6.2 -4.6 C 5.6 -10.6 -1 -11.6 -5.6 -8.4 C -9.8 -4.4 -9 3 -5.4 6.6 C -3.6 8.4 -1 8.6 0.4 7.6"
                " C -1.2 5 -1.8 2 -1 -0.6 C 0 -3 3 -4.2 6.2 -4.6 Z",
                matter="hide",
            ),
            Mark("M -5.4 -8 C -7.6 -4 -6.8 2 -3.6 6.4 M -1 -0.6 C -3 -1 -4.6 0 -5 2", 0.6, matter="line"),
            paper(Mark("M -7.8 -4.6 C -4 -6.6 1 -7.6 6 -7.6", 1.5)).of("hair"),
            ellipse(2.2, -7.4, 2.6, 2.3).of("brass"),
            ellipse(6, -7.2, 1.7, 2).of("brass"),
            paper(Mark(f"{ellipse(2.2, -7.4, 1.7, 1.4).d} {ellipse(6.1, -7.2, 0.95, 1.2).d}")),
            Mark(f"{ellipse(2.2, -7.4, 2.6, 2.3).d} {ellipse(6, -7.2, 1.7, 2).d}", 0.5, matter="line"),
        ),
    ),
    "flowing-hair": Part(
        "Long hair in the wind",
        (
            grown(
                "6.2,-3.2! 5.2,-7.4 0.6,-10 -5,-9.2 -9.4,-7.6 -16,-8.8 -24,-5.4! -18.4,-4.8 -29,-0.6! -19.6,0.4"
                " -26,6! -16.6,4.8 -19,10! -11.4,8.4 -7,6.6 -4.4,5.6! -4.8,1.4 -2.6,-2.4 1.6,-4.6"
            ),
            paper(
                Mark(
                    "M 2.6 -7 C -2 -7.4 -7 -4.6 -13 -5.4 C -16 -5.6 -18 -6 -20 -5.6 M -1 -5.4 C -5 -3.6 -9 -0.6"
                    " -15 -1.4 C -19 -1.8 -22 -1.2 -24 -0.8 M -4 -1.6 C -7 1.6 -12 3 -17 2.6 M -5.6 2.4 C -8 5 -11 6.4"
                    " -14.6 6.6",
                    0.45,
                )
            ).of("wood"),
        ),
    ),
    "straw-hat": Part(
        "Hat of straw with a broad brim and a ribbon, as of those who work in fields",
        (
            Mark(
                "M -17 -2.4 C -12 -4 -9 -4.6 -7.4 -6.4 C -6.8 -12.6 -3.4 -14.6 0.4 -14.6 C 4.2 -14.6 7 -12.4 7.6 -6.4"
                " C 9.4 -4.6 13 -4 17.4 -2.6 C 10 0.8 -9 1 -17 -2.4 Z",
                matter="brass",
            ),
            Mark("M -7.5 -5.4 C -3 -3.8 3.6 -3.8 7.7 -5.4 L 7.5 -8.4 C 3.4 -7 -3 -7 -7.1 -8.4 Z"),
            paper(Mark("M -13 -2.6 C -6 -0.6 6 -0.6 13 -2.6", 0.9)),
        ),
    ),
    "coif": Part(
        "Linen cap of women, and of men who work",
        (
            Mark(
                "M 4.6 -7 C 1.6 -4.4 0.4 -1 0.6 3.6 L -1.4 7.6 C -5.4 7 -8.6 3 -8.4 -1.6 C -8.6 -8 -4 -10.6 0 -10.2 Z",
                tone="paper",
            ),
            Mark(
                "M 4.6 -7 C 1.6 -4.4 0.4 -1 0.6 3.6 L -1.4 7.6 C -5.4 7 -8.6 3 -8.4 -1.6 C -8.6 -8 -4 -10.6 0"
                " -10.2 C 2 -10 4 -8.8 4.6 -7 Z",
                0.9,
            ),
        ),
    ),
    "plumed-helm": Part(
        "Closed helmet of a captain, with a visor and plumes",
        (
            Mark("M 0 -10 C -2 -19 -9 -23 -17 -20 C -21 -15 -20 -6 -16 2 C -14 -2 -12 -4 -9 -5 C -8 -9 -5 -11 0 -10 Z"),
            Mark("M -1 -11 C 1 -19 -4 -25 -11 -25 C -9 -21 -8 -16 -4 -11 Z"),
            Mark(
                "M -8 6.6 L -8.4 -2 C -8.6 -9.4 -4 -12 0.6 -12 C 5.6 -12 8.6 -9 8.4 -4 L 10.8 0.6 L 8 5.6 L 3"
                " 9 L -4 9 Z",
                matter="steel",
            ),
            paper(line((2, -3.6), (9, -2.6), width=1.8)).of("line"),
            paper(Mark("M 4 2.6 L 8.4 3 M 3.8 5 L 7.4 5.2", 0.9)).of("line"),
            paper(Mark("M -8 -3 C -4 -1 -1 3 -1.4 8.6", 0.8)).of("line"),
        ),
    ),
    "horned-helmet": Part(
        "Iron cap with the horns of a bull",
        (
            Mark("M -6 -4 C -13 -4 -16 -10 -15 -18 C -12 -13 -9 -11 -4 -10 Z", tone="paper"),
            Mark("M -6 -4 C -13 -4 -16 -10 -15 -18 C -12 -13 -9 -11 -4 -10 Z", 1),
            Mark("M 5 -9.6 C 10 -10 12.6 -13 13 -19 C 16.6 -11 14 -4.6 7 -3.6 Z", tone="paper"),
            Mark("M 5 -9.6 C 10 -10 12.6 -13 13 -19 C 16.6 -11 14 -4.6 7 -3.6 Z", 1),
            Mark("M -8 0 C -9 -9 -4 -12.6 0.6 -12.6 C 5.4 -12.6 8.8 -9 8 -1.4 L 3 -2 L -4 -1 Z", matter="steel"),
            paper(Mark("M -7.6 -3.4 C -2 -5.4 4 -5.6 7.8 -4.6 M 0.8 -12 L 1 -5", 1.1)).of("brass"),
        ),
    ),
    "jester-cap": Part(
        "Cap of a jester, with three horns and bells",
        (
            Mark(
                "M 6.4 -4.6 C 5 -9.6 8 -14 15 -12.4 C 13.6 -20 4 -21 0 -14.4 C -6 -20.6 -14 -19 -17 -11.6 C -12.6 -13"
                " -9.4 -12 -8.6 -9 C -15 -9 -19.6 -4 -18 4 C -15 1 -11 0 -8.4 3.6 L -4.6 1 C -3 -4 1 -6 6.4 -4.6 Z"
            ),
            paper(Mark("M 6 -5.2 C 1 -7 -4 -4.4 -5.6 1.4", 1.3)),
            paper(Mark("M 0 -14.4 C -2.4 -11 -2.6 -9 -2 -6", 0.7)),
            ellipse(15.6, -11.4, 1.9).of("brass"),
            ellipse(-17.6, -10.6, 1.9).of("brass"),
            ellipse(-17.8, 5.4, 1.9).of("brass"),
        ),
    ),
    "pointed-hat": Part(
        "Pointed hat with a broad brim, as of witches",
        (
            Mark(
                "M -15 -3.6 C -9 -2 -8 -5 -6.6 -8 C -5 -14 -6 -20 -14 -24 C -4 -25 3 -19 6.4 -7.6"
                " C 8 -5 11 -5 15.6 -5.6 C 9 -0.6 -8 0.6 -15 -3.6 Z"
            ),
            paper(line((-6, -7.6), (6, -8.6), width=1.6)),
        ),
    ),
}

# Which marks of a headgear, by number, are of metal, fur, felt or hair. The rest has the colour of its wearer.
_MATTER: Final[Mapping[str, tuple[Matter, slice]]] = {
    **dict.fromkeys(
        ("nasal-helmet", "great-helm", "sallet", "kettle-hat", "morion", "flat-helmet"), ("steel", slice(9))
    ),
    **dict.fromkeys(("conical-helmet", "crown", "dragoon-helmet"), ("brass", slice(9))),
    "crested-helmet": ("brass", slice(1, 9)),
    "galea": ("brass", slice(1)),
    **dict.fromkeys(("shako", "kepi", "pickelhaube"), ("hair", slice(2))),
    **dict.fromkeys(("bearskin", "busby", "bonnet", "raupenhelm", "fur-hat"), ("hair", slice(1))),
    **dict.fromkeys(("bare", "flowing-hair", "tricorne", "bicorne", "top-hat"), ("hair", slice(9))),
    **dict.fromkeys(("slouch-hat", "plumed-hat"), ("hair", slice(1))),
}


def _worn(name: str, part: Part) -> Part:
    """A headgear with the matter of its marks."""
    matter, which = _MATTER.get(name, ("", slice(0)))
    worn = range(*which.indices(len(part.marks)))
    marks = (
        mark.of(matter) if number in worn and not mark.tone and not mark.matter else mark
        for number, mark in enumerate(part.marks)
    )
    return Part(part.text, tuple(marks), part.behind)


HEADGEAR: Final[Mapping[str, Part]] = {name: _worn(name, part) for name, part in _HEADGEAR.items()}
