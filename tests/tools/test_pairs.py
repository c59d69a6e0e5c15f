"""Pairs of sentences: what counts as found, and what as a false alarm."""

from __future__ import annotations

from pathlib import Path

from tools.pairs import read, totals

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


def test_of_the_pairs_that_were_read_a_third_is_found_and_no_right_one_accused() -> None:
    pairs = read(Path(__file__).parents[1] / "pairs" / "read.yaml")
    assert sum(pair.contradicts and bool(pair.findings) for pair in pairs) >= 25
    assert not [pair.id for pair in pairs if pair.findings and not pair.contradicts]
