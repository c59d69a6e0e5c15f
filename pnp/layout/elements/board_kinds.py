"""The kinds of elements that show boards. What draws boards takes long to import, and cards show none."""

from __future__ import annotations

from typing import Any, Final

from pnp.layout.elements.compiler import Compiler
from pnp.layout.templates.layouts import Element, ElementKind

# The kinds that show a whole board or a part of it.
BOARDS: Final = ("board", "track", "nodes", "mat")
_KEYS: Final = ("cells", "units", "labels", "overview", "joined", "highlight", "arrows", "paths", "zoc", "details")


def _compile_board(element: Element, compiler: Compiler) -> Any:
    from pnp.layout.elements.boards import compile_board

    return compile_board(element, compiler)


def _compile_key(element: Element, compiler: Compiler) -> Any:
    from pnp.layout.elements.boards import compile_key

    return compile_key(element, compiler)


def _compile_ruler(element: Element, compiler: Compiler) -> Any:
    from pnp.layout.elements.boards import compile_ruler

    return compile_ruler(element, compiler)


def _compile_plan(element: Element, compiler: Compiler) -> Any:
    from pnp.layout.elements.setup_plans import compile_plan

    return compile_plan(element, compiler)


def _compile_callout(element: Element, compiler: Compiler) -> Any:
    from pnp.layout.elements.setup_plans import compile_callout

    return compile_callout(element, compiler)


KINDS: Final = (
    *(ElementKind(name=name, keys=_KEYS, compile=_compile_board, on_paper="box") for name in BOARDS),
    ElementKind(name="key", keys=("costs",), compile=_compile_key, on_paper="box"),
    ElementKind(name="ruler", keys=("unit", "every", "start", "upright"), compile=_compile_ruler, on_paper="whole"),
    ElementKind(name="plan", compile=_compile_plan, on_paper="box"),
    ElementKind(name="callout", compile=_compile_callout, on_paper="box"),
)
