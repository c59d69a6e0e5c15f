"""The frame kits by name, and how a part of one is drawn."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Final

from pnp.art.frames import backs, borders, edges, motifs, panels, plates
from pnp.art.frames.borders import Opening
from pnp.art.frames.surfaces import SURFACES
from pnp.art.frames.windows import Window, window
from pnp.art.manners import Inks
from pnp.art.names import OFF
from pnp.art.ornaments import lattice
from pnp.art.outlines import rectangle
from pnp.art.room import Room
from pnp.frame import Group, Item
from pnp.measures import Mm
from pnp.values import dataclass

Drawing = Callable[[Room], Iterator[Item]]


@dataclass(frozen=True, slots=True, kw_only=True)
class FrameKit:
    """The parts of a period.

    motif: its device, which is ``reach`` times as wide as high. opening: what its border leaves free. ends: of the
    rules of dividers. corner: how corners of plates bend, and how much of them is cut off. tail: of ribbons. rim: of
    seals and tokens. hand: how the lines of panels are drawn. window: the opening over a picture.
    """

    edge: Drawing
    border: Drawing
    back: Drawing
    motif: plates.Motif
    opening: Opening = Opening()
    reach: float = 1.2
    ends: str = "taper"
    corner: tuple[float, float] = (0.0, 0.12)
    tail: str = "swallow"
    rim: str = ""
    hand: str = "single"
    window: Window = Window()


KITS: Final[Mapping[str, FrameKit]] = {
    OFF: FrameKit(
        edge=edges.nothing, border=borders.rule, back=lattice, motif=motifs.diamond, ends="plain", rim="none"
    ),
    "codex": FrameKit(
        edge=edges.ruler, border=borders.construction, back=backs.notebook, motif=motifs.compass_circles,
        opening=Opening(1.7), reach=1.5, ends="double", corner=(0.0, 0.06), rim="ruled", tail="point", hand="overrun",
        window=Window("round", 0.36),
    ),
    "napoleonic": FrameKit(
        edge=edges.fringe, border=borders.regimental, back=backs.laurels, motif=motifs.grenade,
        opening=Opening(1.0, 2.2, 1.0), reach=1.0, ends="double", corner=(1.0, 0.2), rim="star", hand="double",
        window=Window("medallion"),
    ),
    "korea": FrameKit(
        edge=edges.dots, border=borders.stencilled, back=backs.stencils, motif=motifs.stencil_star,
        opening=Opening(0.78, 1.04), reach=1.2, ends="dash", corner=(0.0, 0.18), rim="octagon",
        tail="straight", hand="brackets",
        window=Window("cut", 0.1),
    ),
    "gothic": FrameKit(
        edge=edges.arches, border=borders.tracery, back=backs.rose_window, motif=motifs.quatrefoil,
        opening=Opening(1.05), reach=1.3, ends="taper", corner=(1.0, 0.26), rim="lobes", hand="double",
        window=Window("pointed", 0.5),
    ),
    "pizzeria": FrameKit(
        edge=edges.awning, border=borders.kitchen, back=backs.tablecloth, motif=motifs.basil,
        opening=Opening(1.5, 1.4, -1.0), reach=1.7, ends="wave", corner=(-1.0, 0.3), rim="wave", hand="double",
        window=Window("awning", 0.06),
    ),
    "egypt": FrameKit(
        edge=edges.reeds, border=borders.blocks, back=backs.tomb, motif=motifs.winged_sun,
        opening=Opening(1.35), reach=2.4, ends="double", corner=(0.0, 0.02), rim="beads",
        tail="straight", hand="double",
        window=Window("gate", 0.16),
    ),
    "fair": FrameKit(
        edge=edges.pennants, border=borders.motley, back=backs.harlequins, motif=motifs.harlequin,
        opening=Opening(1.45), reach=1.5, ends="dot", corner=(1.0, 0.16), rim="wave", hand="dots",
        window=Window("tent", 0.4),
    ),
    "school": FrameKit(
        edge=edges.stripes, border=borders.jersey, back=backs.argyle, motif=motifs.school_shield,
        opening=Opening(1.2, 1.3, -1.0), reach=1.1, ends="double", corner=(-1.0, 0.2), rim="",
        tail="point", hand="double",
        window=Window("shield", 0.14),
    ),
    "staff-map": FrameKit(
        edge=edges.battlements, border=borders.map_sheet, back=backs.grid_map, motif=motifs.unit_box,
        opening=Opening(0.9), reach=1.3, ends="dash", corner=(0.0, 0.02), rim="ruled", tail="straight", hand="brackets",
        window=Window("steps", 0.14),
    ),
    "atlas": FrameKit(
        edge=edges.degrees, border=borders.neatline, back=backs.windrose, motif=motifs.compass_rose,
        opening=Opening(1.05), reach=1.4, ends="dot", corner=(1.0, 0.3), rim="beads", hand="double",
        window=Window("round", 0.16),
    ),
    "primeval": FrameKit(
        edge=edges.teeth, border=borders.carved, back=backs.petroglyphs, motif=motifs.carved_sun,
        opening=Opening(0.6, 1.0, -1.0), reach=1.4, ends="wave", corner=(-1.0, 0.12), rim="wave",
        tail="point", hand="cut",
        window=Window("cave", 0.3),
    ),
    "arena": FrameKit(
        edge=edges.slant, border=borders.console, back=backs.searchlights, motif=motifs.burst,
        opening=Opening(0.7, 2.0), reach=1.3, ends="taper", corner=(0.0, 0.2), rim="octagon",
        tail="point", hand="brackets",
        window=Window("cut", 0.22),
    ),
    "heraldic": FrameKit(
        edge=edges.dagged, border=borders.chequy, back=backs.chequers, motif=motifs.crossed_swords,
        opening=Opening(1.35), reach=1.2, ends="taper", corner=(1.0, 0.14), rim="lobes", hand="double",
        window=Window("tent", 0.22),
    ),
}  # fmt: skip


def draw_part(part: str, kit: str, surface: str, width: Mm, height: Mm, seed: str, inks: Inks) -> Item | None:
    """Draw one of PARTS, or a heading-rule, at the origin; nothing for a surface or an edge that is switched off.

    kit, surface: of the theme, by name. The same seed gives the same items.
    """
    room = Room(width, height, Random(f"{seed}|{kit}|{part}"), inks)
    items = tuple(SURFACES[surface](room) if part == "surface" else _part(room, part, KITS[kit]))
    if not items:
        return None
    # The others stay inside by themselves.
    clip = rectangle(0.0, 0.0, width, height) if part in ("back", "surface", "edge", "rim") else ()
    return Group(items, clip=clip)


def _part(room: Room, part: str, kit: FrameKit) -> Iterator[Item]:
    match part:
        case "edge" | "border":
            return (kit.edge if part == "edge" else kit.border)(room)
        case "mat" | "window":
            return borders.mat(room, kit.opening) if part == "mat" else window(room, kit.window)
        case "divider":
            return plates.divider(room, kit.motif, kit.reach, kit.ends)
        case "heading":
            return panels.heading(room, kit.motif, kit.reach, kit.ends)
        case "heading-rule":
            return panels.heading_rule(room, kit.ends)
        case "panel":
            return panels.panel(room, *kit.corner, kit.hand)
        case "rim":
            return plates.token_rim(room, kit.rim)
        case "cartouche":
            return plates.cartouche(room, *kit.corner)
        case "ribbon":
            return plates.ribbon(room, kit.tail)
        case "seal":
            return plates.seal(room, kit.rim)
        case "device":
            x, y = room.center
            return kit.motif(room, x, y, min(room.width / kit.reach, room.height) * 0.4)
        case _:
            return kit.back(room)
