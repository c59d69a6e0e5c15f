"""Count findings by code and family, and show how long checks take."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from pnp.checks.families import FAMILIES, by_family
from pnp.findings import Finding
from pnp.report.text import Paint, plain
from pnp.values import dataclass

# So many of the slowest checks have a line of their own.
_SLOWEST: Final = 10


@dataclass(frozen=True, slots=True)
class CodeCount:
    """The number of findings of a code, and of those that pnp can fix."""

    code: str
    name: str
    number: int
    fixable: int


def counts(findings: Sequence[Finding], names: Mapping[str, str]) -> Mapping[str, tuple[CodeCount, ...]]:
    """The counts by the letter of the family, in the order of the families, the most frequent code first."""
    numbers = Counter(finding.code for finding in findings)
    fixable = Counter(finding.code for finding in findings if finding.edits)
    return {
        letter: tuple(
            CodeCount(code, names.get(code, ""), numbers[code], fixable[code])
            for code in sorted(codes, key=lambda code: (-numbers[code], code))
        )
        for letter, codes in by_family(numbers).items()
    }


def statistics_text(findings: Sequence[Finding], names: Mapping[str, str], paint: Paint = plain) -> str:
    """A line for each family, and below it one for each of its codes."""
    lines: list[str] = []
    for letter, code_counts in counts(findings, names).items():
        total = sum(count.number for count in code_counts)
        lines.append(f"{total:>7,}  {paint(f'{letter}     {FAMILIES.get(letter, letter)}', 'path')}")
        lines += [_line(count, paint) for count in code_counts]
    return "".join(f"{line}\n" for line in lines)


def _line(count: CodeCount, paint: Paint) -> str:
    mends = paint(f" [--fix mends {count.fixable:,}]", "hint") if count.fixable else ""
    return f"{count.number:>7,}    {count.code} {count.name}{mends}"


def statistics_json(findings: Sequence[Finding], names: Mapping[str, str]) -> dict[str, Any]:
    """The counts by code and by family, for a JSON object."""
    families = counts(findings, names)
    return {
        "codes": [
            {"code": count.code, "name": count.name, "count": count.number, "fixable": count.fixable}
            for code_counts in families.values()
            for count in code_counts
        ],
        "families": [
            {
                "family": letter,
                "name": FAMILIES.get(letter, letter),
                "count": sum(count.number for count in code_counts),
                "fixable": sum(count.fixable for count in code_counts),
            }
            for letter, code_counts in families.items()
        ],
    }


def times_text(seconds: Mapping[str, float], names: Mapping[str, str], paint: Paint = plain) -> str:
    """A line for all checks together, and below it one for each of the slowest."""
    if not seconds:
        return ""
    slowest = sorted(seconds.items(), key=lambda each: (-each[1], each[0]))[:_SLOWEST]
    lines = [f"{sum(seconds.values()):>6.2f}s  {paint(f'{len(seconds):,} checks of the rules, the slowest', 'path')}"]
    lines += [f"{taken:>6.2f}s    {code} {names.get(code, '')}" for code, taken in slowest]
    return "".join(f"{line}\n" for line in lines)


def times_json(seconds: Mapping[str, float]) -> list[dict[str, Any]]:
    """The processor seconds of each check, for a JSON object."""
    return [{"code": code, "seconds": round(taken, 6)} for code, taken in seconds.items()]
