"""Drawn pictures and ornaments, for layouts that ask for one."""

from __future__ import annotations

from typing import Final

from pnp.layout.elements.compiled_element import Body
from pnp.layout.elements.compiler import Compiler
from pnp.layout.templates.layouts import Element, ElementKind


def compile_art(element: Element, compiler: Compiler) -> Body:
    """``art:`` an icon in a landscape."""
    from pnp.layout.elements.drawn_pictures import compile_picture  # knows landscapes: only when one is drawn

    return compile_picture(element, compiler)


def compile_ornament(element: Element, compiler: Compiler) -> Body:
    """``ornament:`` a pattern from geometry."""
    from pnp.layout.elements import drawn_ornaments  # knows patterns: only when one is drawn

    return drawn_ornaments.compile_ornament(element, compiler)


KINDS: Final = (
    ElementKind(
        name="art",
        keys=(
            "place",
            "hour",
            "weather",
            "manner",
            "skyline",
            "cast",
            "seed",
            "moment",
            "view",
            "ground",
            "accent",
            "sky",
            "land",
            "subject",
            "min",
            "shape",
            "quiet",
        ),
        compile=compile_art,
        on_paper="picture",
    ),
    ElementKind(name="ornament", keys=("seed", "ground", "accent"), compile=compile_ornament, on_paper="picture"),
)
