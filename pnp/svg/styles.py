"""The properties of elements: attributes, rules of ``<style>``, ``style`` attributes, and what is inherited."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from pnp.palette import Color
from pnp.svg.faults import MOST_COMPARISONS, MOST_MATCHES, MOST_RULES, Fault
from pnp.svg.tree import Element

Style = Mapping[str, str]

_INHERITED: Final = frozenset(
    (
        *("color", "visibility", "clip-rule", "paint-order", "marker-start", "marker-mid", "marker-end"),
        *("fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap"),
        *("stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset"),
        *("font-family", "font-size", "font-style", "font-weight", "letter-spacing", "word-spacing"),
        *("text-anchor", "writing-mode", "dominant-baseline", "font", "direction", "unicode-bidi", "text-transform"),
        *("font-variant", "font-variant-caps", "font-feature-settings", "font-stretch", "font-size-adjust"),
        *("text-shadow",),
    )
)
_OWN: Final = frozenset(
    (
        *(
            "opacity",
            "display",
            "clip-path",
            "mask",
            "mask-type",
            "filter",
            "mix-blend-mode",
            "vector-effect",
            "overflow",
        ),
        *("transform", "stop-color", "stop-opacity", "baseline-shift", "text-decoration"),
    )
)
# What changes words, and is not done, with the values that change nothing.
_OF_WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "font": (), "direction": ("ltr",), "unicode-bidi": ("normal", "embed", "isolate"), "text-transform": ("none",),
    "font-variant": ("normal", "none"), "font-variant-caps": ("normal",), "font-feature-settings": ("normal",),
    "font-stretch": ("normal", "100%"), "font-size-adjust": ("none",), "text-shadow": ("none",),
    "word-spacing": ("normal",), "alignment-baseline": ("auto", "baseline", "alphabetic"),
}  # fmt: skip
# The same of one element alone.
_OF_ONE: Final[Mapping[str, tuple[str, ...]]] = {"transform-box": ("view-box", "border-box")}
# The same of the whole drawing: paper is white.
_OF_ROOT: Final[Mapping[str, tuple[str, ...]]] = {
    "opacity": ("1", "100%"), **dict.fromkeys(("transform", "clip-path", "mask", "filter"), ("none",)),
    **dict.fromkeys(("background", "background-color"), ("none", "transparent", "white", "#fff", "#ffffff")),
}  # fmt: skip
# The same in style sheets and ``style``: as attributes of some elements these names mean something else.
_OF_STYLES: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(("rotate", "scale", "translate", "marker", "text-decoration-line"), ("none",)),
    **dict.fromkeys(("x", "y", "cx", "cy", "r", "rx", "ry", "width", "height"), ("auto",)), "d": ("none",),
}  # fmt: skip
_ZERO: Final = re.compile(r"0(\.0+)?(%|[a-z]+)?")
_READ: Final = frozenset((*_OF_WORDS, *_OF_ONE, *_OF_ROOT, "transform-origin"))
PROPERTIES: Final = _INHERITED | _OWN | _READ
_LONGEST_SHOWN: Final = 60
_LOOKED_UP: Final = re.compile(r"[.#][\w-]+")
_ANCESTOR: Final = re.compile(r"(?<![>+~\s])\s+(?![>+~\s])")
# What reads style sheets calls itself for each step of a selector and each bracket in a bracket: no more of them.
_STEP: Final = re.compile(r"[>+~\s]+")
_MOST_STEPS: Final = 100
_DEEPEST: Final = 50
_BRACKETS: Final = {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}
_SLOW: Final = re.compile(r"~|:has\b", re.IGNORECASE)
_ENDLESS: Final = 6
# Rules of style sheets that change nothing.
_EMPTY_RULES: Final = frozenset({"charset", "namespace"})


class Styles:
    """The properties of the elements of one file. faults: what its style sheets ask for and is not done."""

    def __init__(self, root: Element) -> None:
        self.faults: list[Fault] = []
        self._of_rules: dict[Element, list[tuple[Any, dict[str, tuple[str, bool]]]]] = {}
        sheets = [element for element in root.iter("style") if isinstance(element, Element)]
        if sheets:
            self._apply(root, sheets)
        for element in root.iter():
            if isinstance(element, Element) and _is_deep(element.get("style", "")):
                self._fault(element, f"a style with brackets nested more than {_DEEPEST} deep")

    def of(self, element: Element, outer: Style) -> dict[str, str]:
        """The properties of an element inside one with others."""
        style = {name: value for name, value in outer.items() if name in _INHERITED}
        for name, value in self._declared(element).items():
            if value == "inherit":
                style[name] = outer.get(name, "")
            elif value in ("initial", "unset"):
                style.pop(name, None)
            else:
                style[name] = value
        return style

    def _declared(self, element: Element) -> dict[str, str]:
        declared = {name: value.strip() for name, value in element.items() if name in PROPERTIES}
        important: dict[str, str] = {}
        own = element.get("style")
        layers = [values for _, values in sorted(self._of_rules.get(element, ()), key=lambda rule: rule[0])]
        if own and not _is_deep(own):
            layers.append(dict(_declarations(own)))
        for values in layers:
            for name, (value, is_important) in values.items():
                (important if is_important else declared)[name] = value
        return declared | important

    def _apply(self, root: Element, sheets: Iterable[Element]) -> None:
        """Match the rules of all style sheets with the elements of the file."""
        import cssselect2
        import tinycss2

        matcher, count, comparisons = cssselect2.Matcher(), 0, 0
        elements, depth = _extent(root)
        for sheet, rule in self._rules(sheets):
            written = tinycss2.serialize(rule.prelude).strip()
            values = dict(_declarations(rule.content))
            if any(len(_STEP.findall(selector)) > _MOST_STEPS for selector in written.split(",")):
                self._fault(sheet, f"the selector {_shown(written)}")
                continue
            try:
                selectors = cssselect2.compile_selector_list(rule.prelude)
            except cssselect2.SelectorError:
                self._fault(sheet, f"the selector {_shown(written)}")
                continue
            count += len(selectors)
            comparisons += elements * _comparisons(written, depth)
            if count > MOST_RULES:
                self._fault(sheet, f"style sheets of more than {MOST_RULES:,} rules")
                return
            if comparisons > MOST_COMPARISONS:
                self._fault(sheet, f"style sheets that take as long to match as that with {_shown(written)}")
                return
            for selector in selectors:
                matcher.add_selector(selector, values)
        matches = 0
        for wrapper in cssselect2.ElementWrapper.from_xml_root(root).iter_subtree():
            of_element = matcher.match(wrapper)
            matches += len(of_element)
            if matches > MOST_MATCHES:
                self._fault(wrapper.etree_element, f"style sheets with more than {MOST_MATCHES:,} uses of their rules")
                return
            for specificity, order, _, values in of_element:
                self._of_rules.setdefault(wrapper.etree_element, []).append(((specificity, order), values))

    def _rules(self, sheets: Iterable[Element]) -> Iterator[tuple[Element, Any]]:
        """The rules that have selectors, each with its style sheet."""
        import tinycss2

        for sheet in sheets:
            if _is_deep(sheet.text or ""):
                self._fault(sheet, f"a style sheet with brackets nested more than {_DEEPEST} deep")
                continue
            for rule in tinycss2.parse_stylesheet(sheet.text or "", skip_comments=True, skip_whitespace=True):
                if rule.type == "at-rule" and rule.lower_at_keyword not in _EMPTY_RULES:
                    self._fault(sheet, f"the rule @{rule.lower_at_keyword} of a style sheet")
                if rule.type == "qualified-rule":
                    if any(node.type == "{} block" for node in rule.content):
                        self._fault(sheet, "a rule in another rule of a style sheet")
                    yield sheet, rule

    def _fault(self, element: Element, what: str) -> None:
        self.faults.append(Fault(f"{what} cannot be read", element.line, element.column, "use attributes instead"))


def _extent(root: Element) -> tuple[int, int]:
    """How many elements a file has, and how deep they are nested, without the root."""
    count, depth = 0, 0
    level: list[Any] = list(root)
    while level:
        count, depth = count + len(level), depth + 1
        level = [child for element in level for child in element]
    return count, depth


def _comparisons(selectors: str, depth: int) -> int:
    """With how many elements the selectors of a rule may be compared for each element of the file.

    A class or an id alone is looked up. A blank multiplies by the elements that are around one; ``~`` and ``:has()``
    may take longer than any drawing needs.
    """
    return sum(
        depth ** (len(_ANCESTOR.findall(selector)) + (_ENDLESS if _SLOW.search(selector) else 0))
        for selector in map(str.strip, selectors.split(","))
        if not _LOOKED_UP.fullmatch(selector)
    )


def _is_deep(text: str) -> bool:
    """Whether brackets are nested deeper in a text than anybody writes them."""
    depth = 0
    for char in text:
        depth += _BRACKETS.get(char, 0)
        if depth > _DEEPEST:
            return True
    return False


def _shown(selectors: str) -> str:
    return repr(_cut(selectors))


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + "…"


def _declarations(source: Any) -> Iterator[tuple[str, tuple[str, bool]]]:
    """The properties that a declaration list sets, each with whether it is important."""
    import tinycss2

    for node in tinycss2.parse_blocks_contents(source, skip_comments=True, skip_whitespace=True):
        if node.type == "declaration" and (node.lower_name in PROPERTIES or node.lower_name in _OF_STYLES):
            yield node.lower_name, (tinycss2.serialize(node.value).strip(), node.important)


def undrawn_words(style: Style) -> Iterator[tuple[str, str]]:
    """What a style asks of words and is not done, as names and values."""
    return _undrawn(style, _OF_WORDS)


def undrawn_root(style: Style) -> Iterator[tuple[str, str]]:
    """What a style asks of a whole drawing and is not done, as names and values."""
    return _undrawn(style, _OF_ROOT)


def undrawn(style: Style) -> Iterator[tuple[str, str]]:
    """What a style asks of an element and is not done, as names and values."""
    yield from _undrawn(style, {**_OF_ONE, **_OF_STYLES})
    origin = style.get("transform-origin", "0")
    if style.get("transform", "none") not in ("none", "") and not all(map(_ZERO.fullmatch, origin.split())):
        yield "transform-origin", _cut(origin)


def _undrawn(style: Style, harmless: Mapping[str, tuple[str, ...]]) -> Iterator[tuple[str, str]]:
    for name in harmless.keys() & style.keys():
        value = style[name].strip().lower()
        if value and value not in harmless[name] and not _ZERO.fullmatch(value):
            yield name, _cut(style[name])


def parse_color(text: str, current: str = "") -> tuple[str, float] | None:
    """A colour as ``#rrggbb`` and its opacity; None for ``none``. Raises ValueError. current: of ``currentColor``."""
    text = text.strip()
    if text.lower() == "currentcolor":
        text = current or "black"
    if text.lower() in ("none", ""):
        return None
    try:
        return str(Color.parse(text)), 1.0
    except ValueError:
        from tinycss2.color3 import parse_color as parse

        color = None if _is_deep(text) else parse(text)
    if color is None or isinstance(color, str):
        raise ValueError(f"{_shown(text)} is not a colour")
    parts = (min(max(part, 0.0), 1.0) for part in (color.red, color.green, color.blue))
    return str(Color(*parts)), min(max(float(color.alpha), 0.0), 1.0)


def number_or_share(text: str, otherwise: float) -> float:
    """A number or a percentage as a number; ``otherwise`` for anything else."""
    text = text.strip()
    try:
        return float(text[:-1]) / 100 if text.endswith("%") else float(text)
    except ValueError:
        return otherwise


def opacity_of(style: Style, name: str) -> float:
    """An opacity from 0 to 1."""
    return min(max(number_or_share(style.get(name, "1"), 1.0), 0.0), 1.0)
