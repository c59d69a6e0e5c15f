"""The checks, held against faults that others listed: ``make exam`` counts, and writes docs/checks-measured.md.

``tests/exam/TEXT/`` holds for each rules text a kit, transcribed by somebody who did not know the checks;
``faults.yaml``, what a careful editor finds wrong in the text, listed by somebody who knew neither checks nor kit; and
``answers.yaml``, which findings name which fault, judged by reading them::

    faults:
      small-ships: {full: [N101 units.yaml:30]}      # says what is wrong, at its place
      no-chart: {part: [T301 rules.md:12]}           # leads there, says less or other
      who-begins: {full: [K101 kit.yaml:1 starts]}   # of several at one place the one with this word
      it-is: {missed: the sentence can be read both ways}
    right: [D101 tables.yaml:4]                      # right, though nobody had listed it
    wrong: [T103 rules.md:7]                         # an author would shrug

``about.yaml`` says whether a text is kept aside from who works on the checks (``kept-aside``), and of one that was
written apart and has been read since, how many faults were found when it was first run (``found-first``).

A fault is found while one of its findings is there; what no answer names is *unread* and has to be judged.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from pnp.pipeline.compiled_kit import compile_kit

ROOT: Final = Path(__file__).resolve().parents[1]
TEXTS: Final = ROOT / "tests" / "exam"
PAGE: Final = ROOT / "docs" / "checks-measured.md"
PROSE: Final = Path(__file__).parent / "prose" / "checks-measured.md"
# Whether who works on the checks has read a text: from the first, never, or since it was first run.
READ: Final = "Texts that the checks were worked on with"
ASIDE: Final = "Texts kept aside"
APART: Final = "Texts written apart, since read"
GROUPS: Final = (READ, ASIDE, APART)
# What a fault can be, and the columns of the tables.
FULL, PART, MISSED, SILENT = "full", "part", "missed", "silent"
# How the reason begins for which no check can find a fault: the transcription does not have it.
LOST: Final = "not in the transcription"
KINDS: Final = (
    "names",
    "terms",
    "prose",
    "references",
    "supply",
    "set-up",
    "tables",
    "dice",
    "examples",
    "structure",
    "cards",
    "boards",
    "end",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """A fault of a text. grade: how far it is found; why: the reason if it is missed, or need not be found."""

    id: str
    kind: str
    what: str
    grade: str
    why: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What came out for one text. Findings are written ``CODE file:line message``. words: those of its prose.

    group: one of ``GROUPS``. found_first: of a text written apart, the faults found when it was first run.
    """

    name: str
    group: str
    found_first: int
    words: int
    faults: Sequence[Fault]
    named: int
    right: Sequence[str]
    wrong: Sequence[str]
    unread: Sequence[str]

    def count(self, *grades: str) -> int:
        """How many faults have one of the grades."""
        return sum(fault.grade in grades for fault in self.faults)

    @property
    def due(self) -> int:
        """How many faults ought to be found."""
        return len(self.faults) - self.count(SILENT)


def findings_of(kit: Path) -> Iterator[tuple[str, str]]:
    """Every finding of a kit as ``CODE file:line``, with its message."""
    for finding in compile_kit(kit, ".", with_layout=False).findings:
        yield f"{finding.code} {finding.span.file}:{finding.span.line}", finding.message


def examined(folder: Path) -> Result:
    """The faults of one text held against the findings of its kit."""
    faults = _read(folder / "faults.yaml")
    answers: Mapping[str, Any] = _read(folder / "answers.yaml")
    about = _read(folder / "about.yaml")
    found = [f"{place} {message}" for place, message in findings_of(folder / "kit")]
    judged = answers.get("faults", {})
    naming = [place for answer in judged.values() for grade in (FULL, PART) for place in answer.get(grade, ())]
    named = [finding for finding in found if is_among(finding, naming)]
    others = [finding for finding in found if finding not in named]
    right, wrong = (
        [finding for finding in others if is_among(finding, answers.get(word, ()))] for word in ("right", "wrong")
    )
    return Result(
        name=folder.name,
        group=ASIDE if about["kept-aside"] else APART if "found-first" in about else READ,
        found_first=about.get("found-first", 0),
        words=sum(len(path.read_text(encoding="utf-8").split()) for path in (folder / "kit").rglob("*.md")),
        faults=tuple(_graded(fault, judged.get(fault["id"], {}), found) for fault in faults),
        named=len(named),
        right=right,
        wrong=wrong,
        unread=[finding for finding in others if finding not in right and finding not in wrong],
    )


def is_among(finding: str, answers: Iterable[str]) -> bool:
    """Whether a finding is one of those that answers name: ``CODE file:line``, and a word of the message if need be."""
    code, place, message = finding.split(" ", 2)
    return any(
        answer == f"{code} {place}"
        or (answer.startswith(f"{code} {place} ") and answer.split(" ", 2)[2].lower() in message.lower())
        for answer in answers
    )


def _graded(fault: Mapping[str, str], answer: Mapping[str, Any], found: Sequence[str]) -> Fault:
    graded = (grade for grade in (FULL, PART) if any(is_among(finding, answer.get(grade, ())) for finding in found))
    grade = next(graded, "")
    grade = grade or (SILENT if SILENT in answer else MISSED)
    return Fault(id=fault["id"], kind=fault["kind"], what=fault["what"], grade=grade, why=str(answer.get(grade, "")))


def _read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8")) if path.is_file() else {}


def texts() -> list[Path]:
    """The folders of all texts, by name."""
    return sorted(path.parent for path in TEXTS.glob("*/faults.yaml"))


def report(results: Sequence[Result]) -> str:
    """The page docs/checks-measured.md."""
    lines = [PROSE.read_text(encoding="utf-8")]
    for group in GROUPS:
        some = _of(results, group)
        lines += [f"## {group}\n", *_by_text(some), *_at_first(some), "", *_by_kind(some), ""]
    lines += ["## What is missed, and why\n", *_missed(result for result in results if result.group != ASIDE)]
    return "\n".join(lines).rstrip() + "\n"


def _of(results: Iterable[Result], group: str) -> list[Result]:
    return [result for result in results if result.group == group]


def _at_first(results: Sequence[Result]) -> Iterator[str]:
    """How many faults were found before anybody who works on the checks had read the texts."""
    if first := sum(result.found_first for result in results):
        due = sum(result.due for result in results)
        by_text = ", ".join(f"`{result.name}` {result.found_first} of {result.due}" for result in results)
        yield f"When they were first run, unread: {first} of {due}, **{first / due:.0%}** ({by_text})."


def _by_text(results: Sequence[Result]) -> Iterator[str]:
    yield "| Text | Words | Faults | Found | In part | Missed | Need not be found | Findings | Right besides | False |"
    yield "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|"
    for result in results:
        yield _row(f"`{result.name}`", [result])
    yield _row("**All**", results)
    due, full, part = (sum(values) for values in zip(*map(_counts, results), strict=True)) if results else (0, 0, 0)
    if due:
        yield f"\nFully found: **{full / due:.0%}**; fully or in part: **{(full + part) / due:.0%}**."
    lost = sum(fault.grade == MISSED and fault.why.startswith(LOST) for result in results for fault in result.faults)
    if lost:
        yield f"Of the missed, {lost} are not in the transcription, which words the place without the fault."


def _counts(result: Result) -> tuple[int, int, int]:
    return result.due, result.count(FULL), result.count(PART)


def _row(title: str, results: Sequence[Result]) -> str:
    numbers = (
        sum(result.words for result in results),
        sum(len(result.faults) for result in results),
        *(sum(result.count(grade) for result in results) for grade in (FULL, PART, MISSED, SILENT)),
        sum(result.named + len(result.right) + len(result.wrong) + len(result.unread) for result in results),
        sum(len(result.right) for result in results),
        sum(len(result.wrong) for result in results),
    )
    return f"| {title} | {' | '.join(f'{number:,}' for number in numbers)} |"


def _by_kind(results: Iterable[Result]) -> Iterator[str]:
    counts = Counter((fault.kind, fault.grade) for result in results for fault in result.faults)
    yield "| Kind | Found | In part | Missed | Need not be found |\n|---|--:|--:|--:|--:|"
    for kind in KINDS:
        grades = [counts[kind, grade] for grade in (FULL, PART, MISSED, SILENT)]
        if any(grades):
            yield f"| {kind} | {' | '.join(map(str, grades))} |"


def _missed(results: Iterable[Result]) -> Iterator[str]:
    yield "| Text | Kind | What is wrong | Why it is missed |\n|---|---|---|---|"
    for result in results:
        for fault in result.faults:
            if fault.grade == MISSED:
                what = " ".join(fault.what.split()).replace("|", "\\|")
                yield f"| `{result.name}` | {fault.kind} | {what} | {fault.why or 'no check'} |"


def main(names: Sequence[str]) -> None:
    """Examine all texts and write the page; with names, print what is found in these."""
    if not names:
        results = [examined(folder) for folder in texts()]
        PAGE.write_text(report(results), encoding="utf-8")
        for group in GROUPS:
            print("\n".join((group, *_by_text(_of(results, group)))))
        print("".join(f"unread: {result.name} {place}\n" for result in results for place in result.unread), end="")
        return
    for name in names:
        result = examined(TEXTS / name)
        print(f"{name}: {result.count(FULL)} found, {result.count(PART)} in part, of {result.due}")
        print("\n".join(f"  {fault.grade:6} {fault.kind:10} {fault.id}: {fault.what}" for fault in result.faults))
        for title, findings in (("wrong", result.wrong), ("right", result.right), ("unread", result.unread)):
            print("\n".join(f"  {title:6} {finding}" for finding in findings))


if __name__ == "__main__":
    main(sys.argv[1:])
