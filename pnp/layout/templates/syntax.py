"""Parse templates, and refuse those that are nested too deeply for what works on them recursively.

Import this module only for templates that are more than a path, since Jinja takes long to import.
"""

from __future__ import annotations

from typing import Final

from jinja2 import Environment, TemplateSyntaxError, nodes

# A bracket takes 13 nested calls to parse, and Python allows a thousand in all.
DEEPEST_TEMPLATE: Final = 40
# Python compiles no more than 20 loops inside each other.
DEEPEST_LOOPS: Final = 8


def parse(environment: Environment, source: str) -> nodes.Template:
    """The tree of a template. Raises TemplateSyntaxError, also for what is nested too deeply."""
    try:
        tree = environment.parse(source)
    except RecursionError:
        raise _too_deep() from None
    except ValueError:  # Python reads no number of several thousand digits.
        raise TemplateSyntaxError("a number is too long", 1) from None
    level: list[tuple[nodes.Node, int]] = [(tree, 0)]
    for _ in range(DEEPEST_TEMPLATE):
        level = [
            (child, loops + isinstance(child, nodes.For)) for node, loops in level for child in node.iter_child_nodes()
        ]
        if any(loops > DEEPEST_LOOPS for _, loops in level):
            raise TemplateSyntaxError(f"loops may be nested {DEEPEST_LOOPS} deep", 1)
        if not level:
            return tree
    raise _too_deep()


def _too_deep() -> TemplateSyntaxError:
    return TemplateSyntaxError(f"a template may be nested {DEEPEST_TEMPLATE} deep", 1)
