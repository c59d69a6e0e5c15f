"""Read lengths, numbers and words from nodes of layouts and themes, with findings for malformed ones."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from math import isnan, nan
from typing import Final

from pnp.errors import MeasureError
from pnp.findings import Finding, Span
from pnp.layout import codes
from pnp.load.problems import note, problem
from pnp.load.suggest import did_you_mean, meant_or_all
from pnp.measures import MM_PER_PT, Length, Mm, Pt, parse_length, parse_mm
from pnp.nodes import Entry, ListNode, MapNode, Node, Scalar
from pnp.palette import Color

# The maximum of lengths, in mm and as a share of the container.
FURTHEST: Final[Mm] = 5000.0
MOST_SHARE: Final = 50.0
_FURTHEST_SHOWN: Final = "5 m, or 50 times its room"
LARGEST_TYPE: Final[Pt] = 2000.0
MOST_NUMBER: Final = 1e6
# So many layouts, themes or classes may extend each other in a row.
MOST_EXTENDED: Final = 32


class Reader:
    """Reads values and collects findings."""

    __slots__ = ("findings",)

    def __init__(self) -> None:
        self.findings: list[Finding] = []

    def wrong(self, code: str, message: str, node: Node, hint: str = "") -> None:
        """Report an error at a node."""
        self.findings.append(problem(code, message, node.span, hint))

    def scalar(self, node: Node, what: str) -> Scalar | None:
        """A single value; a list or map is reported."""
        if isinstance(node, Scalar):
            return node
        self.wrong(codes.WRONG_SHAPE, f"{what} is one value, not a {node.kind}", node)
        return None

    def items(self, node: Node, what: str) -> tuple[Node, ...]:
        """The items of a list; anything else is reported."""
        if isinstance(node, ListNode):
            return node.items
        self.wrong(codes.WRONG_SHAPE, f"{what} is a list, not a {node.kind}", node, "write it as [a, b]")
        return ()

    def entries(self, node: Node, what: str) -> Iterable[tuple[str, Entry]]:
        """The entries of a map; anything else is reported."""
        if isinstance(node, MapNode):
            return node.entries.items()
        self.wrong(codes.WRONG_SHAPE, f"{what} is a map, not a {node.kind}", node)
        return ()

    def length(self, node: Node, what: str) -> Length:
        """A length that may be a share of its container."""
        scalar = self.scalar(node, what)
        if scalar is None:
            return Length()
        if scalar.text == "0":
            return Length()
        try:
            length = parse_length(scalar.text)
        except MeasureError as error:
            self.wrong(codes.MALFORMED_VALUE, f"{what}: {error}", node)
            return Length()
        if abs(length.mm) > FURTHEST or abs(length.share) > MOST_SHARE:
            self.wrong(codes.MALFORMED_VALUE, f"{what} {scalar.text!r} is more than {_FURTHEST_SHOWN}", node)
            return Length()
        return length

    def lengths(self, node: Node, what: str, count: int) -> tuple[Length, ...] | None:
        """A list of ``count`` lengths."""
        items = self.items(node, what)
        if isinstance(node, ListNode) and len(items) != count:
            self.wrong(codes.WRONG_SHAPE, f"{what} takes {count} lengths, not {len(items)}", node)
            return None
        return tuple(self.length(item, what) for item in items) or None

    def mm(self, node: Node, what: str, least: Mm = 0.0, most: Mm = FURTHEST) -> Mm:
        """A length in mm, from ``least`` to ``most``."""
        scalar = self.scalar(node, what)
        if scalar is None:
            return max(least, 0.0)
        if scalar.text == "0" and least <= 0:
            return 0.0
        try:
            length = parse_mm(scalar.text)
        except MeasureError as error:
            self.wrong(codes.MALFORMED_VALUE, f"{what}: {error}", node)
            return max(least, 0.0)
        if least <= length <= most:
            return length
        bound = f"more than {most:g} mm" if length > most else f"less than {least:g} mm" if least else "negative"
        self.wrong(codes.MALFORMED_VALUE, f"{what} {scalar.text!r} is {bound}", node)
        return max(least, 0.0)

    def points(self, node: Node, what: str, least: Pt = 0.0) -> Pt:
        """A length in points, at least ``least``."""
        return self.mm(node, what, least * MM_PER_PT, LARGEST_TYPE * MM_PER_PT) / MM_PER_PT

    def number(
        self, node: Node, what: str, default: float, least: float = -MOST_NUMBER, most: float = MOST_NUMBER
    ) -> float:
        """A number, with or without decimals, from ``least`` to ``most``."""
        scalar = self.scalar(node, what)
        if scalar is None:
            return default
        try:
            number = float(scalar.text.removesuffix("%")) / (100 if scalar.text.endswith("%") else 1)
        except ValueError:
            number = nan
        if least <= number <= most:
            return number
        wrong = "is not a number" if isnan(number) else f"is not between {least:,g} and {most:,g}"
        self.wrong(codes.MALFORMED_VALUE, f"{what} {scalar.text[:40]!r} {wrong}", node)
        return default

    def count(self, node: Node, what: str, default: int, least: int = 1, most: int = 1000) -> int:
        """A whole number from ``least`` to ``most``."""
        number = self.number(node, what, default, least, most)
        if number == int(number):
            return int(number)
        self.wrong(codes.MALFORMED_VALUE, f"{what} {number:g} is not a whole number", node)
        return default

    def flag(self, node: Node, what: str) -> bool:
        """True or false."""
        value = node.value if isinstance(node, Scalar) else None
        if not isinstance(value, bool):
            self.wrong(codes.MALFORMED_VALUE, f"{what} is true or false", node)
        return value is True

    def choice(self, node: Node, what: str, choices: Sequence[str]) -> str:
        """One of a few words; the first, with a finding, for any other."""
        scalar = self.scalar(node, what)
        if scalar is None or scalar.text in choices:
            return scalar.text if scalar else choices[0]
        hint = meant_or_all(scalar.text, choices)
        self.wrong(codes.MALFORMED_VALUE, f"{what} {scalar.text!r} is not known", node, hint)
        return choices[0]

    def sides(self, node: Node, what: str, least: Mm = 0.0) -> tuple[Mm, Mm, Mm, Mm]:
        """Distances: one for all sides, two for left and right, top and bottom, or left, top, right, bottom."""
        if isinstance(node, Scalar):
            return (self.mm(node, what, least),) * 4
        distances = [self.mm(item, what, least) for item in self.items(node, what)]
        if len(distances) == 2:
            return distances[0], distances[1], distances[0], distances[1]
        if len(distances) == 4:
            return distances[0], distances[1], distances[2], distances[3]
        self.wrong(codes.WRONG_SHAPE, f"{what} has 1, 2 or 4 lengths", node)
        return 0.0, 0.0, 0.0, 0.0

    def unknown(self, entry: Entry, what: str, known: Iterable[str], hint: str = "") -> None:
        """Report an unknown key. hint: what to do, if that is known."""
        names, key = tuple(known), entry.key.text
        if key.count(")") > key.count("("):
            hint = "put quotes around the value before it: between { and } a comma ends a value"
        hint = hint or meant_or_all(key, names)
        self.wrong(codes.UNKNOWN_KEY, f"{what} has no key {entry.key.text!r}", entry.key, hint)


def color_hint(token: str, colors: Collection[str]) -> str:
    """A hint for a colour that the palette does not have: use a similar name, or make it."""
    if token.startswith("#"):
        return "write it as '#rrggbb', with digits and the letters a to f"
    value = _of_css(token)
    if not value and (meant := did_you_mean(token, colors)):
        return meant
    make = f"make it in the theme: palette: {{{token}: '{value or '#rrggbb'}'}}; or " if token else ""
    return f"{make}one of {', '.join(map(repr, colors))}"


def _of_css(name: str) -> str:
    """The colour that has this name in CSS, in digits; empty if none has."""
    from tinycss2.color3 import RGBA, parse_color

    color = parse_color(name) if name.isalpha() else None
    return str(Color(*color[:3])) if isinstance(color, RGBA) and color.alpha == 1 else ""


def unnamed_color(token: str, span: Span) -> Finding:
    """A note on a colour that is written in digits: themes, low ink and a change of mind need its name."""
    return note(
        codes.UNNAMED_COLOR,
        f"{token} has no name in the palette",
        span,
        f"name it in the theme, palette: {{my-color: '{token}'}}, and write my-color here: then it is changed once",
    )


def font_hint(font: str, families: Iterable[str]) -> str:
    """What to write for a font that there is not: one of those that there are, or how to add a file."""
    name = re.sub(r"\W+", "-", font).strip("-").lower() or "mine"
    return did_you_mean(font, families) or (
        "a font is serif or sans, with -light, -semibold, -bold, -black, -italic; for another one put its file into "
        f"the kit and name it in the theme: fonts: {{{name}: fonts/{name}.ttf}}, then font: {name}"
    )
