"""Results → the table of docs/mutation.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tests.mutation.judge import Verdict
from tests.mutation.measure import Result, share_found

BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"


def table(results: Sequence[Result]) -> str:
    """What was found of each kind of damage, and which values nothing guards."""
    return "\n".join((*_summary(results), "", *_by_kind(results), "", *_unguarded(results)))


def page(text: str, results: Sequence[Result], seeds: Sequence[int]) -> str:
    """A page with the table put between its two marks."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    head = f"Seeds {', '.join(map(str, seeds))}; {len({one.kit for one in results})} kits."
    return f"{before}{BEGIN}\n{head}\n\n{table(results)}\n{END}{after}"


def _summary(results: Sequence[Result]) -> Iterator[str]:
    contradicting = [one for one in results if one.contradicts]
    found = sum(one.verdict is not Verdict.MISSED for one in contradicting)
    free = [one for one in results if not one.contradicts]
    loose = sum(one.verdict is Verdict.MISSED for one in free)
    yield f"{len(results)} damages; {len(contradicting)} of them contradict another statement of their kit."
    yield f"Of these, {share_found(results):.1%} were found at the damaged or the contradicting line, "
    yield f"{found / max(1, len(contradicting)):.1%} anywhere."
    yield f"{len(free)} damages hit values that nothing else speaks of; {loose} of those stay unnoticed,"
    yield f"which is {loose / max(1, len(results)):.0%} of all damage."


def _by_kind(results: Sequence[Result]) -> Iterator[str]:
    yield "| Damage | contradicting | at the line | elsewhere | not found | nothing guards it | of that found |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for kind in dict.fromkeys(one.kind.says for one in results):
        these = [one for one in results if one.kind.says == kind]
        count = Counter(one.verdict for one in these if one.contradicts)
        free = [one for one in these if not one.contradicts]
        caught = sum(one.verdict is not Verdict.MISSED for one in free)
        numbers = (sum(count.values()), *(count[one] for one in Verdict), len(free), caught)
        yield f"| {kind} | {' | '.join(str(number or '') for number in numbers)} |"


def _unguarded(results: Sequence[Result]) -> Iterator[str]:
    free = [one for one in results if not one.contradicts]
    yield "| Value that nothing guards | damaged | noticed all the same |"
    yield "|---|--:|--:|"
    for value in sorted({one.damage.value for one in free}):
        these = [one for one in free if one.damage.value == value]
        yield f"| {value} | {len(these)} | {sum(one.verdict is not Verdict.MISSED for one in these) or ''} |"
