"""Pairs of sentences: what counts as found, and what as a false alarm."""

from __future__ import annotations

from pathlib import Path

from tools.pairs import read, totals

READ = Path(__file__).parents[1] / "pairs" / "read.yaml"
PAIRS = """
- {id: a, lang: en, verdict: contradicts, kind: limit, names: [Clam, Otter],
   first: {section: Hands, text: A player may hold at most seven clams.},
   second: {section: Summary, text: A player may hold at most nine clams.}}
- {id: b, lang: en, verdict: compatible, kind: limit, names: [Clam, Otter],
   first: {section: Hands, text: A player may hold at most seven clams.},
   second: {section: Summary, text: An otter eats one clam.}}
- {id: c, lang: en, verdict: compatible, kind: limit, names: [Clam],
   first: {section: Hands, text: A player may hold at most seven clams.},
   second: {section: Summary, text: A player may hold at most nine clams.}}
"""


def test_only_what_is_found_of_both_texts_together_counts(tmp_path: Path) -> None:
    (tmp_path / "pairs.yaml").write_text(PAIRS, encoding="utf-8")
    found, silent, wrong = read(tmp_path / "pairs.yaml")
    assert [finding.split()[0] for finding in found.findings] == ["Q150"]
    assert not silent.findings
    assert wrong.findings
    assert totals([found, silent, wrong])[2] == "| all | 1 | 1 | 2 | 1 |"


def test_a_fault_of_one_text_alone_is_not_about_the_pair(tmp_path: Path) -> None:
    doubled = PAIRS.replace("An otter eats one clam.", "An otter eats the the clam.")
    (tmp_path / "pairs.yaml").write_text(doubled, encoding="utf-8")
    assert not read(tmp_path / "pairs.yaml")[1].findings


def test_as_many_of_the_pairs_that_may_be_read_are_found_as_before_and_no_compatible_one() -> None:
    pairs = read(READ)
    found = [pair.id for pair in pairs if pair.contradicts and pair.findings]
    assert len(found) >= 29
    assert [pair.id for pair in pairs if not pair.contradicts and pair.findings] == []
