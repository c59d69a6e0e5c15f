"""Results → the table of docs/mutation.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tests.mutation.judge import Verdict
from tests.mutation.measure import Result, share_found

# Of fewer changes a share says nothing.
_LEAST = 5
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"


def table(results: Sequence[Result], survey: Sequence[Result] = ()) -> str:
    """What was found of each kind of damage, and which values nothing guards."""
    return "\n".join((*_summary(results), "", *_by_kind(results), *_unguarded(survey)))


def page(text: str, results: Sequence[Result], survey: Sequence[Result], seeds: Sequence[int]) -> str:
    """A page with the tables put between its two marks."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    head = f"Seeds {', '.join(map(str, seeds))}; {len({one.kit for one in results})} kits."
    return f"{before}{BEGIN}\n{head}\n\n{table(results, survey)}\n{END}{after}"


def _summary(results: Sequence[Result]) -> Iterator[str]:
    contradicting = [one for one in results if one.contradicts]
    found = sum(one.verdict is not Verdict.MISSED for one in contradicting)
    yield f"Of {len(results)} damages, {len(contradicting)} contradict another statement of their kit."
    yield f"**{share_found(results):.1%}** of these were found at the damaged or the contradicting line,"
    yield f"{found / max(1, len(contradicting)):.1%} anywhere."


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


def _unguarded(survey: Sequence[Result]) -> Iterator[str]:
    if not survey:
        return
    loose = sum(one.verdict is Verdict.MISSED for one in survey)
    yield ""
    yield f"Of {len(survey)} numbers and references that were changed at random into others that could stand there,"
    yield f"**{1 - loose / len(survey):.0%}** were noticed; {loose / len(survey):.0%} are guarded by nothing."
    yield ""
    yield "| Value | changed | noticed |"
    yield "|---|--:|--:|"
    values = Counter(one.damage.value for one in survey)
    for value, number in sorted(values.items(), key=lambda one: (-one[1], one[0])):
        noticed = sum(one.verdict is not Verdict.MISSED for one in survey if one.damage.value == value)
        if number >= _LEAST:
            yield f"| {value} | {number} | {noticed / number:.0%} |"
