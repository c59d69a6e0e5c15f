"""Parse and write font keys such as ``serif-bold-italic-smallcaps``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, cast, get_args

from pnp.errors import FontError
from pnp.values import dataclass

Weight = Literal["extralight", "light", "regular", "semibold", "bold", "black"]
Variant = Literal["", "smallcaps", "allsmallcaps", "oldstyle"]

WEIGHTS: Final[tuple[Weight, ...]] = get_args(Weight)
VARIANTS: Final = frozenset(variant for variant in get_args(Variant) if variant)


@dataclass(frozen=True, slots=True)
class FontName:
    """The parts of a font key: family, weight, slope and variant."""

    family: str
    weight: Weight = "regular"
    italic: bool = False
    variant: Variant = ""

    @property
    def style(self) -> str:
        """The part of the key that names a file of the family: ``regular``, ``italic``, ``bold-italic``."""
        words = [self.weight] if self.weight != "regular" else []
        if self.italic:
            return "-".join([*words, "italic"])
        return words[0] if words else "regular"

    @property
    def key(self) -> str:
        """The key: ``serif``, ``sans-semibold``, ``serif-italic-oldstyle``."""
        words = [self.family, "" if self.style == "regular" else self.style, self.variant]
        return "-".join(word for word in words if word)


def parse_key(key: str, families: Iterable[str]) -> FontName:
    """Parse a font key. If several families match, the longest one is used.

    Raises FontError if no family matches, or if a word behind the family is unknown.
    """
    matching = [family for family in families if key == family or key.startswith(family + "-")]
    if not matching:
        raise FontError(f"{key!r} is not a font: the families are {', '.join(sorted(families))}")
    family = max(matching, key=len)
    weight: Weight = "regular"
    variant: Variant = ""
    italic = False
    for word in key[len(family) + 1 :].split("-") if key != family else ():
        if word in WEIGHTS:
            weight = word
        elif word in VARIANTS:
            variant = cast(Variant, word)
        elif word == "italic":
            italic = True
        else:
            raise FontError(f"{key!r} is not a font: {word!r} is no weight, slope or variant")
    return FontName(family, weight, italic, variant)
