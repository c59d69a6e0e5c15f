"""The checks, held against pairs of sentences that others wrote: ``python -m tools.pairs FILE`` counts.

``tests/pairs/`` holds pairs such as real rulebooks have them, written by somebody who does not know the checks:
half of them cannot hold together, the others look alike and can. ``read.yaml`` has been read by who works on the
checks, ``aside.yaml`` never, so only totals are printed. A pair is::

    - id: r001
      lang: en
      verdict: contradicts     # or compatible
      kind: quantity-limit
      game: dice game of sea otters
      names: [Clam, Otter]     # what the game declares
      first: {section: Set-up, text: …}
      second: {section: Summary, text: …}
      why: seven is not nine

Each becomes a kit with two sections of rules. A finding counts if it is a warning or an error at one of the two texts
that is not there when the kit has only one of them: such a finding is about both.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import yaml

from pnp.checks.run import check_game
from pnp.findings import Severity
from pnp.load.kit import load_kit

CONTRADICTS: Final = "contradicts"
_RULES: Final = "rules.md"


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """A pair and what the checks say of it. findings: ``CODE message`` of each finding about both texts."""

    id: str
    language: str
    kind: str
    contradicts: bool
    findings: tuple[str, ...]


def judged(pair: Mapping[str, Any]) -> Judged:
    """What the checks say of a pair."""
    first, second = pair["first"], pair["second"]
    alone = {finding for text in (first, second) for finding in _findings(pair, (text,))}
    return Judged(
        id=pair["id"],
        language=pair["lang"],
        kind=pair["kind"],
        contradicts=pair["verdict"] == CONTRADICTS,
        findings=tuple(finding for finding in _findings(pair, (first, second)) if finding not in alone),
    )


def _findings(pair: Mapping[str, Any], texts: Sequence[Mapping[str, str]]) -> list[str]:
    """The warnings and errors at the rules of a kit with some of the two texts."""
    markers = [{"id": f"thing-{number}", "name": name} for number, name in enumerate(pair["names"], 1)]
    head = {"kit": "pair", "title": "Pair", "players": "2-4", "licence": "CC0-1.0", "language": pair["lang"]}
    game = {"markers": markers, "texts": [{"id": "rules", "name": "Rules", "files": [_RULES]}]}
    rules = "\n\n".join(f"## {text['section']}\n\n{text['text']}" for text in texts)
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "kit.yaml").write_text(yaml.safe_dump(head, allow_unicode=True), encoding="utf-8")
        (folder / "game.yaml").write_text(yaml.safe_dump(game, allow_unicode=True), encoding="utf-8")
        (folder / _RULES).write_text(f"# Pair\n\n{rules}\n", encoding="utf-8")
        loaded = load_kit(folder, ".")
        if loaded.game is None:
            raise ValueError(f"{pair['id']}: the kit around the pair cannot be read")
        found = check_game(loaded.game)
    return [
        f"{finding.code} {finding.message}"
        for finding in found
        if finding.severity is not Severity.INFO and finding.span.file == _RULES
    ]


def read(file: Path) -> list[Judged]:
    """What the checks say of each pair of a file."""
    return [judged(pair) for pair in yaml.safe_load(file.read_text(encoding="utf-8"))]


def totals(pairs: Iterable[Judged]) -> list[str]:
    """Rows of a table: how many contradictory pairs are found, how many compatible ones are wrongly reported."""
    counts: Counter[tuple[str, bool, bool]] = Counter()
    for pair in pairs:
        for group in ("all", pair.language, f"{pair.language} {pair.kind}"):
            counts[group, pair.contradicts, bool(pair.findings)] += 1
    groups = sorted({group for group, _, _ in counts}, key=lambda group: (group != "all", group))
    rows = ["| Pairs | Contradictory | Found | Compatible | False alarms |", "|---|--:|--:|--:|--:|"]
    for group in groups:
        true, false = (
            (counts[group, contradicts, False] + counts[group, contradicts, True], counts[group, contradicts, True])
            for contradicts in (True, False)
        )
        rows.append(f"| {group} | {true[0]} | {true[1]} | {false[0]} | {false[1]} |")
    return rows


def main(arguments: Sequence[str]) -> None:
    """Print the totals of a file; with ``--each``, before them what is said of each pair."""
    for name in (argument for argument in arguments if not argument.startswith("--")):
        pairs = read(Path(name))
        if "--each" in arguments:
            for pair in pairs:
                grade = {
                    (True, True): "found",
                    (True, False): "missed",
                    (False, True): "FALSE",
                    (False, False): "silent",
                }
                print(
                    f"{pair.id} {pair.kind:14} {grade[pair.contradicts, bool(pair.findings)]}",
                    *pair.findings,
                    sep="\n    ",
                )
        print("\n".join(totals(pairs)))


if __name__ == "__main__":
    main(sys.argv[1:])
