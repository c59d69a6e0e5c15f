"""Findings → how many there are of each code and family."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pnp.checks.families import FAMILIES, by_family
from pnp.findings import Finding
from pnp.report.text import Paint, plain
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Count:
    """How often a code was found, and how many of these findings carry a mend."""

    code: str
    name: str
    found: int
    fixable: int


def counts(findings: Sequence[Finding], names: Mapping[str, str]) -> Mapping[str, tuple[Count, ...]]:
    """The counts of each family by its letter, in the order of the families, the most frequent code first."""
    found = Counter(finding.code for finding in findings)
    fixable = Counter(finding.code for finding in findings if finding.edits)
    return {
        letter: tuple(
            Count(code, names.get(code, ""), found[code], fixable[code])
            for code in sorted(codes, key=lambda one: (-found[one], one))
        )
        for letter, codes in by_family(found).items()
    }


def statistics_text(findings: Sequence[Finding], names: Mapping[str, str], paint: Paint = plain) -> str:
    """A line for each family, below it one for each code: how many, which, and how many can be mended."""
    lines: list[str] = []
    for letter, some in counts(findings, names).items():
        total = sum(one.found for one in some)
        lines.append(f"{total:>7,}  {paint(f'{letter}     {FAMILIES.get(letter, letter)}', 'path')}")
        lines += [_line(one, paint) for one in some]
    return "".join(f"{line}\n" for line in lines)


def _line(one: Count, paint: Paint) -> str:
    mends = paint(f" [--fix mends {one.fixable:,}]", "hint") if one.fixable else ""
    return f"{one.found:>7,}    {one.code} {one.name}{mends}"


def statistics_json(findings: Sequence[Finding], names: Mapping[str, str]) -> dict[str, Any]:
    """The counts by code and by family, as values of a JSON object."""
    families = counts(findings, names)
    return {
        "codes": [
            {"code": one.code, "name": one.name, "count": one.found, "fixable": one.fixable}
            for some in families.values()
            for one in some
        ],
        "families": [
            {
                "family": letter,
                "name": FAMILIES.get(letter, letter),
                "count": sum(one.found for one in some),
                "fixable": sum(one.fixable for one in some),
            }
            for letter, some in families.items()
        ],
    }
