"""The text of an SVG file → a tree of elements with places; nothing outside of the file is ever read."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from typing import Final
from xml.parsers import expat

from pnp.svg.faults import DEEPEST, MOST_CHARACTERS, MOST_ELEMENTS, SvgError

SVG: Final = "http://www.w3.org/2000/svg"
XLINK: Final = "http://www.w3.org/1999/xlink"
_SEPARATOR: Final = "}"
_TOO_LARGE: Final = "convert details to fewer shapes, or save the drawing as PNG"


class Element(ElementTree.Element):
    """An element with the place where its tag begins. tag: without its namespace if that is SVG."""

    line: int = 1
    column: int = 1

    @property
    def href(self) -> str:
        """What ``href`` or ``xlink:href`` says."""
        return str(self.get("href") or self.get(f"{{{XLINK}}}href") or "").strip()


def read_tree(text: str) -> Element:
    """The root of an SVG file. Raises SvgError for what is no SVG, declares entities, or is too large."""
    if len(text) > MOST_CHARACTERS:
        raise SvgError(f"it has more than {MOST_CHARACTERS:,} characters", hint=_TOO_LARGE)
    if not text.strip():
        raise SvgError("the file is empty", hint="save it again in the drawing program")
    builder = _Builder()
    try:
        builder.parser.Parse(text.encode("utf-8", "replace"), True)
    except expat.ExpatError as error:
        reason = expat.ErrorString(error.code)
        raise SvgError(f"it is not well-formed XML: {reason}", error.lineno, error.offset + 1) from error
    root = builder.root
    if root is None or root.tag != "svg":
        raise SvgError("its outermost element is not <svg>", hint="save it as SVG in the drawing program")
    return root


class _Builder:
    """Handlers of the parser, which build the tree."""

    def __init__(self) -> None:
        # The text was decoded already, whatever encoding it declares.
        self.parser = expat.ParserCreate("utf-8", _SEPARATOR)
        self.root: Element | None = None
        self._open: list[Element] = []
        self._count = 0
        parser = self.parser
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._characters
        parser.EntityDeclHandler = self._refuse_entity
        parser.ExternalEntityRefHandler = self._refuse_entity
        parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._count += 1
        line, column = self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1
        if self._count > MOST_ELEMENTS:
            raise SvgError(f"it has more than {MOST_ELEMENTS:,} elements", line, column, _TOO_LARGE)
        if len(self._open) > DEEPEST:
            raise SvgError(f"its elements are nested more than {DEEPEST} deep", line, column, "ungroup some")
        named = {_local(key): value for key, value in attributes.items()}
        element = Element(_local(name), named)
        element.line, element.column = line, column
        if self._open:
            self._open[-1].append(element)
        elif self.root is None:
            self.root = element
        self._open.append(element)

    def _end(self, _: str) -> None:
        self._open.pop()

    def _characters(self, text: str) -> None:
        element = self._open[-1]
        if len(element):
            element[-1].tail = (element[-1].tail or "") + text
        else:
            element.text = (element.text or "") + text

    def _refuse_entity(self, *_: object) -> int:
        line, column = self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1
        raise SvgError("it declares entities", line, column, "save it as plain SVG in the drawing program")


def _local(name: str) -> str:
    """A name without the namespace of SVG; others in the notation of ElementTree."""
    namespace, separator, local = name.rpartition(_SEPARATOR)
    if not separator or namespace == SVG:
        return local
    return f"{{{namespace}}}{local}"
