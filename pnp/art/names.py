"""What themes and layouts call frame kits, their parts, surfaces and manners, without what draws them."""

from typing import Final

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
)
PARTS: Final = (
    "edge",
    "border",
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
SURFACES: Final = (OFF, "laid", "vellum", "canvas", "enamel", "tin", "stone", "squared")
MANNERS: Final = ("gouache", "wash", "engraving", "woodcut", "sketch", "halftone", "blueprint")
