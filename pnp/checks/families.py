"""The families of checks: the first letter of a code, and what such checks are about."""

from collections.abc import Iterable, Mapping
from typing import Final

FAMILIES: Final[Mapping[str, str]] = {
    "Y": "files and how they are written",
    "N": "names and references",
    "D": "dice tables and rolls",
    "Q": "quantities, stated and counted",
    "S": "supply of printed pieces",
    "B": "boards",
    "Z": "set-up and what can be reached",
    "E": "effects",
    "O": "statements that override others",
    "T": "text",
    "W": "worked examples",
    "K": "completeness of the kit",
    "P": "print",
}


def by_family(codes: Iterable[str]) -> Mapping[str, tuple[str, ...]]:
    """Codes under the letter of their family, in the order of the families; families without any are left out."""
    families: dict[str, list[str]] = {letter: [] for letter in FAMILIES}
    for code in sorted(codes):
        families.setdefault(code[:1], []).append(code)
    return {letter: tuple(members) for letter, members in families.items() if members}
