"""Numbers as PDF and SVG write them: plain decimals without needless characters."""

from functools import lru_cache


@lru_cache(maxsize=4096)
def numeral(value: float) -> str:
    """At most three decimals, no trailing zeros: for points, mm and colour parts."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def factor(value: float) -> str:
    """At most six decimals: for the dimensionless part of a matrix."""
    text = f"{value:.6f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def numerals(values: tuple[float, ...]) -> str:
    """Several numbers with a space between them."""
    return " ".join(map(numeral, values))
