"""What themes and layouts call frame kits, their parts, surfaces, manners and figures, without what draws them."""

from typing import Final

from pnp.measures import Mm

# What switches a part of a theme off.
OFF: Final = "none"
FRAMES: Final = (
    OFF,
    "codex",
    "napoleonic",
    "korea",
    "gothic",
    "pizzeria",
    "egypt",
    "fair",
    "school",
    "staff-map",
    "atlas",
    "primeval",
    "arena",
    "heraldic",
)
PARTS: Final = (
    "edge",
    "border",
    "mat",
    "window",
    "divider",
    "heading",
    "panel",
    "cartouche",
    "ribbon",
    "seal",
    "rim",
    "device",
    "back",
    "surface",
)
# Those that a class may have behind its words, boxes and fields.
BACKDROPS: Final = ("heading", "panel", "cartouche", "ribbon", "seal")
# The device of a heading, or an emblem in its place, takes so much room: words stand behind it.
HEADING_DEVICE: Final[Mm] = 6.2
SURFACES: Final = (OFF, "laid", "vellum", "canvas", "enamel", "tin", "stone", "squared")
MANNERS: Final = ("gouache", "wash", "engraving", "woodcut", "sketch", "halftone", "blueprint", "poster")
# The styles in which people in pictures are drawn, whatever the manner of what is around them.
FIGURES: Final = ("natural", "codex", "engraved", "gothic", "poster", "woodcut", "tomb", "cartoon", "comic")
