"""``figure horse shako lance`` → the silhouette of a soldier: mount × headgear × weapon."""

from collections.abc import Mapping, Sequence
from typing import Final

from pnp.model.texts import Icon
from pnp.symbols import figure_styles, likenesses
from pnp.symbols.arms import AT_BROOM, AT_REST
from pnp.symbols.carried import CARRIED, ONLY_POSED
from pnp.symbols.figure_styles import FigureStyle
from pnp.symbols.headgear import HEADGEAR
from pnp.symbols.horses import COATS, COVERED, HORSES, drawn
from pnp.symbols.ink import Mark, ellipse, icon, line
from pnp.symbols.mounts import MOUNTS, PIECES, Mount, with_piece
from pnp.symbols.poses import posed
from pnp.symbols.shields import SHIELDS
from pnp.symbols.stances import POSES
from pnp.symbols.weapons import WEAPONS
from pnp.symbols.words import AIRBORNE, BEHIND, CHILD, DRESSES, NATURAL, Choice, Sorted, Words

_FACE: Final = (ellipse(0.4, 0, 5.8, 6.2), line((0, 5), (0, 9), width=5))
# Heads are larger than life: headgear tells units apart.
_HEAD: Final = 1.16
_HALO: Final = 1.7
# Between an arm and the body.
_FOLD: Final = 0.9
_TORSO: Final = Mark("M -7.6 10 C -4 7.4 4 7.4 7.8 10 L 8.4 16 L 6.4 25 L 9 33 L -8.8 33 L -6.4 25 L -8.4 16 Z")
_LEGS: Final = (
    Mark("M -7.6 32 L 0.6 32 L -3.6 38 L -6 41.4 L -3.4 44 L -12.6 44 L -11.4 39 Z"),
    Mark("M 0 32 L 8 32 L 9.4 40.6 L 14 41.6 L 14.4 44 L 4.6 44 L 4 38 Z"),
)
_BELTS: Final = (
    Mark("M -5.4 9.6 L 6 23", 1.9, "paper"),
    Mark("M -6.6 25 L 6.6 25", 1.7, "paper"),
)
# The dress of some headgear tells more than the headgear: a kilt over hose, wide trousers over gaiters.
_KILTED: Final = (
    line((-5, 34), (-7, 42), (-10, 42.4), width=4.6),
    line((4.6, 34), (7, 42), (11, 42.4), width=4.6),
    *(Mark(d, 1.5, "paper") for d in ("M -8 38 L -3 39.4", "M 3 39.4 L 8 38")),
    Mark("M -7.4 22 L 7.4 22 L 13 36 L -13 36 Z"),
    *(Mark(d, 1.3, "paper") for d in ("M -3.4 27 L -6.4 35", "M 0 27 L 0 35", "M 3.4 27 L 6.4 35")),
)
_BAGGY: Final = (
    line((-6, 38), (-6.6, 42), (-10, 42.4), width=3.8),
    line((6.4, 38), (7, 42), (11, 42.4), width=3.8),
    Mark(
        "M -8 27 C -15 33 -14 39.6 -7.6 39.6 C -2.6 39.6 -0.6 36 0 32 C 0.6 36 2.6 39.6 8 39.6 C 14.4 39.6 15 33 8 27 Z"
    ),
)
_LEGS_OF: Final = {"bonnet": _KILTED, "fez": _BAGGY}
_WAIST: Final = Mark("M -7.6 10 C -4 7.4 4 7.4 7.8 10 L 8.4 16 L 6.8 28 L -6.8 28 L -8.4 16 Z")
# Who flies leans forward: a cloak in the wind, the body, a leg over the broom.
_CLOAK: Final = Mark(
    "M 1 6.4 C -9 4 -22 8 -38 -1 C -36.6 4 -41 7 -38.6 12 C -42.6 15 -38 18.6 -40 24 C -31 20.6 -24 24 -16 28 L 0 24 Z"
)
_FLIER: Final = (
    Mark("M -4.6 9.4 C 0 7 6 8.6 8 12.6 C 8 19 2 27 -6 30.6 L -18 33.6 C -19 24 -12.6 14 -4.6 9.4 Z"),
    line((-12.6, 29), (2.6, 36.6), (-11, 45), (-17.6, 43), width=5.6),
)
_FOLDS: Final = Mark("M -8 10.4 C -17 15 -25 14 -33 10.6 M -13.6 17 C -20 20.4 -27 19 -34 18.4", 1.5, "paper")
_STRIPES: Final = tuple(line((x, y), (x + 2, y + 26), width=3.4).in_tone("paper") for x, y in ((-21, 2), (-31, 0)))
_RIDER_LEG: Final = line((-1, 28), (6.6, 36), (3.4, 46), (8.4, 47.4), width=5.6)
_APRON: Final = (
    Mark("M -4.6 12 L 5 12 L 6 24 L 8 37 L -8 37 L -6 24 Z", 0, "paper"),
    Mark("M -4.6 12 L 5 12 L 6 24 L 8 37 L -8 37 L -6 24 Z", 1.4),
)
# A jacket that hangs from the shoulder flies behind who rides.
_PELISSE: Final = (
    Mark("M -5.6 9.6 C -12 9 -19 12.6 -27 10 L -25 15 L -28.6 19.6 L -22 21.4 C -15 19 -10 19.6 -6 17 Z"),
    Mark("M -27 10 L -25 15 L -28.6 19.6 L -22 21.4", 1.7, "paper"),
)
_TRAITS: Final[Mapping[str, str]] = {
    **COATS,
    COVERED: "The horse wears a cloth in the colour of its rider, as those of knights",
    "pelisse": "With a second jacket that flies from the shoulder",
    "cuirass": "With a breastplate",
    "apron": "With a leather apron, as of sappers, on foot",
    "belts": "With belts across the coat",
    "stripes": "With stripes across the cloak, in the air",
    **DRESSES,
    CHILD: "A child, with a larger head, in pictures. Make it smaller there, too",
    BEHIND: "From behind, in pictures",
    NATURAL: "Six heads high, with a face and hands: for pictures, which draw figures so by themselves",
}


def _clash(words: Sorted) -> tuple[str, str]:
    """A word that does not go with the pose of a figure, and why; empty if all do."""
    if "pose" not in words:
        return "", ""
    reason = f"does not go with {words['pose'][0]}"
    for choice, may in (("mount", {"foot"}), ("weapon", CARRIED), ("shield", ())):
        for word in words.get(choice, ()):
            if word not in may:
                return word, reason
    return "", ""


WORDS: Final = Words(
    prefix="figure",
    text="A silhouette: mount, headgear, weapon, shield",
    choices=(
        Choice("mount", {name: mount.text for name, mount in MOUNTS.items()}),
        Choice("headgear", {name: part.text for name, part in HEADGEAR.items()}),
        Choice(
            "weapon",
            {name: part.text for name, part in WEAPONS.items()}
            | {name: text for name, (text, _) in (*ONLY_POSED.items(), *PIECES.items())},
        ),
        Choice("shield", {name: part.text for name, part in SHIELDS.items()}),
        Choice("pose", {name: pose.text for name, pose in POSES.items()}),
        Choice("trait", _TRAITS, several=True),
        likenesses.CHOICE,
        figure_styles.CHOICE,
    ),
    aliases={
        "helmet": "nasal-helmet",
        "gunner": "gun",
        "cavalry": "horse",
        "infantry": "foot",
        "mortar": "siege-mortar",
        "saber": "sabre",
        "flag": "standard",
        "tricolour": "tricolor",
        "none-weapon": "none",
    },
    clash=_clash,
)


def draw(words: Sorted, id: str) -> Icon:
    """The icon of words that ``WORDS`` has sorted by choice. Whoever has a style is natural."""
    if "style" in words:
        words = {**words, "trait": (*words.get("trait", ()), NATURAL)}
    chosen = {name: given[0] for name, given in words.items()}
    weapon = chosen.get("weapon", "none")
    if weapon == "rifle" and NATURAL in words.get("trait", ()) and chosen.get("mount", "foot") == "foot":
        # Who levels a rifle in a picture aims it.
        chosen.setdefault("pose", "stands")
    if weapon in ONLY_POSED:
        chosen.setdefault("pose", ONLY_POSED[weapon][1])
    style = figure_styles.style_of(words)
    if "pose" in chosen:
        return _posed(chosen, words.get("trait", ()), style, id)
    mount = MOUNTS[chosen.get("mount", "foot")]
    is_gun = weapon in PIECES or mount is MOUNTS["gun"]
    if is_gun:
        mount = with_piece(mount, weapon if weapon in PIECES else "cannon")
    carried = WEAPONS.get(weapon, WEAPONS["none"]).marks
    traits = words.get("trait", ())
    is_natural = NATURAL in traits
    if is_natural and mount.body == "flies":
        return _flying(chosen, style, id, is_striped="stripes" in traits)
    person = _person(mount, chosen, traits, carried, style) if _has_person(chosen, is_gun) else ()
    if is_natural:
        from pnp.symbols import natural  # Few commands draw figures for pictures, and its parts take long.

        ridden = " ".join((chosen.get("mount", "foot"), *(("gun",) if is_gun else ())))
        behind = natural.ridden(ridden, traits) or mount.behind
        marks = *behind, *person, *(natural.apart(mount.front) if person else mount.front)
    else:
        behind = (
            drawn(HORSES[chosen["mount"]], traits, pen=_FOLD * 2)
            if _has_dressed_horse(chosen, traits)
            else mount.behind
        )
        marks = (
            *behind,
            *(_apart(person) if mount.behind else person),
            *(_apart(mount.front) if person else mount.front),
        )
    name = " ".join(word for choice in ("headgear", "mount", "weapon") for word in words.get(choice, ()))
    tags = ("unit", "soldier", *((NATURAL,) if is_natural else ()), *((AIRBORNE,) if mount.body == "flies" else ()))
    return icon(id, name.replace("-", " ").capitalize(), tags, marks)


def _posed(chosen: Mapping[str, str], traits: Sequence[str], style: FigureStyle, id: str) -> Icon:
    """A man on foot in a pose."""
    pose = chosen["pose"]
    weapon = chosen.get("weapon", "bugle" if pose == "sounds" else "none")
    headgear = chosen.get("headgear", "bare")
    name = f"{headgear} {pose} {weapon}".replace("-", " ").capitalize()
    return icon(id, name, ("unit", "soldier", NATURAL), posed(POSES[pose], headgear, weapon, style, traits))


def _flying(chosen: Mapping[str, str], style: FigureStyle, id: str, *, is_striped: bool) -> Icon:
    """Who rides a broom in a picture."""
    from pnp.symbols.fliers import FLIGHTS, flying

    task, headgear = chosen.get("weapon", "none"), chosen.get("headgear", "bare")
    name = f"{headgear} broom {task}".replace("-", " ").capitalize()
    marks = flying(task if task in FLIGHTS else "none", headgear, style, is_striped=is_striped)
    return icon(id, name, ("unit", "soldier", NATURAL, AIRBORNE), marks)


def _has_person(chosen: Mapping[str, str], is_gun: bool) -> bool:
    """Whether somebody stands, rides or sits there. A gun or an animal of which no more is said is alone."""
    if not MOUNTS[chosen.get("mount", "foot")].body:
        return False
    is_on_foot = chosen.get("mount", "foot") == "foot" and not is_gun
    return is_on_foot or "headgear" in chosen or ("weapon" in chosen and not is_gun)


def _has_dressed_horse(chosen: Mapping[str, str], traits: Sequence[str]) -> bool:
    """Whether it is said what colour the horse is that somebody rides, or that it is covered."""
    return (
        chosen.get("mount") in HORSES
        and chosen.get("weapon") not in PIECES
        and any(trait in (*COATS, COVERED) for trait in traits)
    )


def _person(
    mount: Mount, chosen: Mapping[str, str], traits: Sequence[str], carried: Sequence[Mark], style: FigureStyle
) -> tuple[Mark, ...]:
    """A man from below, the middle of his head where the mount says."""
    if NATURAL in traits:
        from pnp.symbols import natural
        from pnp.symbols.borne import BORNE

        shields = [SHIELDS[chosen["shield"]].marks] if "shield" in chosen else []
        borne = BORNE.get(chosen.get("weapon", ""), carried)
        drawn = natural.person(mount.body, chosen.get("headgear", "bare"), traits, borne, style)
        before = [mark for shield_marks in shields for mark in natural.apart(shield_marks)]
        marks = (*before, *drawn) if BEHIND in traits else (*drawn, *before)
        return _moved(natural.stood(marks, style, traits) if mount.body == "stands" else marks, mount)
    squat: list[Mark] = [*_PELISSE] if "pelisse" in traits else []
    if mount.body == "stands":
        legs = _LEGS_OF.get(chosen.get("headgear", ""), _LEGS)
        squat += [*legs, _WAIST if legs is not _LEGS else _TORSO, *(_BELTS if "belts" in traits else ())]
        squat += _APRON if "apron" in traits else ()
    elif mount.body == "rides":
        squat += [_WAIST, _RIDER_LEG]
    elif mount.body == "flies":
        squat += [_CLOAK, *(_STRIPES if "stripes" in traits else (_FOLDS,)), *_apart(_FLIER, _FOLD)]
        # One hand is at the broom.
        held = () if chosen.get("weapon", "none") == "none" else carried
        carried = (AT_BROOM, *(mark for mark in held if mark is not AT_REST))
    else:
        squat.append(_WAIST)
    if "cuirass" in traits:
        squat.append(Mark("M -4.6 12 C -1 10 2 10 5 12 L 5.4 18 C 3 23 -3 23 -5 18 Z", 1.6, "paper"))
    head = [*_FACE, *HEADGEAR[chosen.get("headgear", "bare")].marks]
    head = [mark.moved((_HEAD, 0, 0, _HEAD, 0, 0)) for mark in head]
    squat += _apart(head, _FOLD) if mount.body == "flies" else head
    squat += _apart(carried, _FOLD)
    if shield := chosen.get("shield"):
        squat += _apart(SHIELDS[shield].marks)
    return _moved(squat, mount)


def _moved(marks: Sequence[Mark], mount: Mount) -> tuple[Mark, ...]:
    """Marks about the middle of a head where that of a rider is."""
    (x, y), scale = mount.head, mount.scale
    if (x, y, scale) == (0.0, 0.0, 1.0):
        return tuple(marks)
    return tuple(mark.moved((scale, 0, 0, scale, x, y)) for mark in marks)


def _apart(marks: Sequence[Mark], distance: float = _HALO) -> tuple[Mark, ...]:
    """Marks with paper around them, which keeps them apart from those behind."""
    return (*(mark.halo(distance) for mark in marks if mark.tone != "paper"), *marks)
