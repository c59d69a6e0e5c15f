"""List the names that a layout reads: its parameters, and names that all faces of a kit have."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Final

from pnp.layout.templates.filters import FILTERS, has_template
from pnp.model.game import SETS
from pnp.nodes import ListNode, MapNode, Node, Scalar
from pnp.values import dataclass

if TYPE_CHECKING:
    from jinja2 import Environment
    from jinja2.nodes import Node as Parsed

# Names that every face has, whatever its component shows.
_KIT_WIDE: Final = frozenset((*SETS, "kit", "first_player", "musters"))
_OURS: Final = frozenset(("wording", "range", "loop", "depth"))
# Keys whose value is an expression or a path, not text.
_EXPRESSIONS: Final = frozenset(("when", "table"))
_LOOP: Final = re.compile(r"\s*([A-Za-z_]\w*)\s+in\s+(\S.*)$", re.DOTALL)
_PATH: Final = re.compile(r"\s*[A-Za-z_][\w-]*(?:\.[\w-]+)*\s*")

Read = tuple[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameters:
    """The names that a layout reads, each with the attributes that it reads: ``{"card": ("title", "text")}``.

    given: those that the component gives by ``of:`` and ``with:``. known: those that every face of a kit has.
    """

    given: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    known: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def parameters(node: MapNode, sets: Iterable[str] = ()) -> Parameters:
    """What a layout reads, in order.

    node: the layout merged with those that it extends. sets: the ids of the sets that the kit declares.
    """
    everywhere = _KIT_WIDE | {set_id.replace("-", "_") for set_id in sets}
    attributes: dict[str, dict[str, None]] = {}
    elements = node.get("elements")
    for name, attribute in _NameReader().of(elements, frozenset(_OURS)) if elements else ():
        attributes.setdefault(name, {}).update({attribute: None} if attribute else {})
    named = {name: tuple(_longest(parts)) for name, parts in attributes.items()}
    return Parameters(
        given={name: parts for name, parts in named.items() if name not in everywhere},
        known={name: parts for name, parts in named.items() if name in everywhere},
    )


def _longest(parts: Mapping[str, None]) -> Iterator[str]:
    """Without ``stats`` where there is ``stats.move``."""
    return (part for part in parts if not any(other.startswith(f"{part}.") for other in parts))


class _NameReader:
    """Reads names from the templates and expressions of a layout."""

    def __init__(self) -> None:
        from jinja2 import Environment  # costs start-up time, and few commands ask what a layout takes

        # Templates are only parsed here, never rendered.
        self.environment: Environment = Environment(autoescape=False)
        self.environment.filters.update(FILTERS)

    def of(self, node: Node, bound: frozenset[str], key: str = "") -> Iterator[Read]:
        """The names read in a node. bound: names of the loops around it. key: the key of the node."""
        if isinstance(node, Scalar):
            yield from self._leaf(node.text, bound, key)
        elif isinstance(node, ListNode):
            for item in node.items:
                yield from self.of(item, bound)
        elif isinstance(node, MapNode):
            yield from self._map(node, bound, key)

    def _map(self, node: MapNode, bound: frozenset[str], key: str) -> Iterator[Read]:
        loop = node.get("for")
        match = _LOOP.match(loop.text) if isinstance(loop, Scalar) else None
        if match:
            yield from self._expression(match[2], bound)
            bound |= {match[1]}
        for inner, entry in node.entries.items():
            if inner != "for":
                # The values of `with:` are expressions, whatever their names are.
                yield from self.of(entry.value, bound, "when" if key == "with" else inner)

    def _leaf(self, text: str, bound: frozenset[str], key: str) -> Iterator[Read]:
        if has_template(text):
            yield from self._parsed(text, bound)
        elif key in _EXPRESSIONS:
            yield from self._expression(text, bound)

    def _expression(self, text: str, bound: frozenset[str]) -> Iterator[Read]:
        if _PATH.fullmatch(text):
            # A hyphen in a path is part of a name, since nothing can be subtracted there.
            text = text.replace("-", "_")
        yield from self._parsed("{{ " + text + " }}", bound)

    def _parsed(self, source: str, bound: frozenset[str]) -> Iterator[Read]:
        from jinja2 import TemplateSyntaxError
        from jinja2.meta import find_undeclared_variables
        from jinja2.nodes import Getattr, Name

        from pnp.layout.templates.syntax import parse

        try:
            tree = parse(self.environment, source)
            free = find_undeclared_variables(tree) - bound
        except TemplateSyntaxError:
            return  # Reported where the layout is compiled.
        inner = {id(attribute.node) for attribute in tree.find_all(Getattr)}
        for node in tree.find_all((Name, Getattr)):
            name, parts = _path(node)
            if name in free and id(node) not in inner:
                yield name, ".".join(parts)


def _path(node: Parsed) -> tuple[str, tuple[str, ...]]:
    """The name that a chain of attributes starts with, and the attributes; an empty name for any other chain."""
    from jinja2.nodes import Getattr, Name

    parts: list[str] = []
    while isinstance(node, Getattr):
        parts.append(node.attr)
        node = node.node
    return (node.name if isinstance(node, Name) else ""), tuple(reversed(parts))
