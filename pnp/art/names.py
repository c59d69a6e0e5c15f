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
PARTS: Final = ("edge", "border", "divider", "cartouche", "ribbon", "seal", "device", "back", "surface")
SURFACES: Final = (OFF, "laid", "vellum", "canvas", "enamel", "tin", "stone", "squared")
MANNERS: Final = ("gouache", "wash", "engraving", "woodcut", "sketch", "halftone", "blueprint")
