"""SVG files → items of faces, as vectors, with a fault for everything that cannot be drawn."""
