"""Read the attributes of spans and icons in a text: ``{.class scale=1.4 shift=-0.1}``, as Pandoc writes them."""

from __future__ import annotations

from typing import Final

from pnp.values import dataclass

# How much larger or smaller than the text around it a span may be, and how far it may be shifted, in sizes.
_SCALES: Final = (0.1, 10.0)
_SHIFTS: Final = (-5.0, 5.0)


@dataclass(frozen=True, slots=True)
class Attributes:
    """The classes of a span, its size as a share of that of the text, and how far it is raised, in sizes.

    fault: what is wrong with them; empty for nothing.
    """

    classes: tuple[str, ...] = ()
    scale: float = 1.0
    shift: float = 0.0
    fault: str = ""


NONE: Final = Attributes()


def read_attributes(source: str) -> Attributes:
    """Read attributes in their braces; none for an empty text."""
    if not source:
        return NONE
    if not source.endswith("}"):
        return Attributes(fault=f"{source!r}: it does not end with }}")
    classes: list[str] = []
    numbers = {"scale": 1.0, "shift": 0.0}
    fault = ""
    for word in source[1:-1].split():
        key, equals, value = word.partition("=")
        if word.startswith(".") and len(word) > 1:
            classes.append(word[1:])
        elif key in numbers and equals:
            number, wrong = _number(value, *(_SCALES if key == "scale" else _SHIFTS))
            numbers[key], fault = numbers[key] if wrong else number, fault or (wrong and f"{source!r}: {key} {wrong}")
        else:
            fault = fault or f"{source!r}: {word!r} is neither .class nor scale= or shift="
    return Attributes(tuple(classes), numbers["scale"], numbers["shift"], fault)


def _number(value: str, least: float, most: float) -> tuple[float, str]:
    """A number or a percentage, and what is wrong with it."""
    try:
        number = float(value.removesuffix("%")) / (100.0 if value.endswith("%") else 1.0)
    except ValueError:
        return 0.0, f"{value!r} is not a number"
    if least <= number <= most:
        return number, ""
    return 0.0, f"{value!r} is not between {least:g} and {most:g}"
