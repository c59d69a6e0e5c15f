"""A long text is searched part by part: the same matches, and after a change only in what has changed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

import pytest

from pnp.analysis import passages, remembered_places
from pnp.analysis.remembered_places import matches_in, occurrences_in, parts_of
from pnp.checks.run import RULES, trace_rules
from pnp.load.builtin import data_folder
from pnp.load.kit import load_kit

WORDS = ("Draw two cards.", "Discard a card.", "The next card is yours.", "Move two spaces.", "Each card counts.")
PATTERNS = (
    re.compile(r"\bcards?\b"),
    re.compile(r"(?<![\0])\w+(?=[.])"),
    re.compile(r"^The", re.MULTILINE),
    re.compile(r"[A-Z]\w+ [a-z]+"),
    re.compile(r"yours[.](?=\0|$)"),
    re.compile(r"nothing"),
)
EXAMS = Path("tests/exam")


def joined(words: list[str]) -> tuple[str, list[int]]:
    """Passages as one text, and where each begins."""
    starts = list(accumulate((len(passage) + 1 for passage in words), initial=0))
    return "".join(f"{passage}\0" for passage in words), starts[:-1]


@pytest.fixture
def forgotten() -> Iterator[None]:
    """Forgets what was searched before."""
    for function in (remembered_places._matches, remembered_places._occurrences):
        function.cache_clear()
    yield
    for function in (remembered_places._matches, remembered_places._occurrences):
        function.cache_clear()


def test_parts_give_the_matches_of_the_whole() -> None:
    text, starts = joined([f"{words} {number}" for number in range(60) for words in WORDS])
    parts = parts_of(text, starts)
    assert len(parts) > 1
    for pattern in PATTERNS:
        matches = [(match.span(), match[0]) for match in matches_in(parts, pattern, text)]
        assert matches == [(match.span(), match[0]) for match in pattern.finditer(text)]
    assert list(occurrences_in(parts, "card", 1)) == [match.start() for match in re.finditer("card", text)]


@pytest.mark.usefixtures("forgotten")
def test_one_other_passage_is_searched_alone() -> None:
    words = [f"{number} {passage}" for number in range(600) for passage in WORDS]
    pattern = PATTERNS[0]
    text, starts = joined(words)
    parts = parts_of(text, starts)
    list(matches_in(parts, pattern, text))
    assert remembered_places._matches.cache_info().misses == len(parts) > 10
    words[1_500] += " Then shuffle all cards."
    text, starts = joined(words)
    matches = list(matches_in(parts_of(text, starts), pattern, text))
    assert remembered_places._matches.cache_info().misses == len(parts) + 1
    assert [match.span() for match in matches] == [match.span() for match in pattern.finditer(text)]


@pytest.mark.parametrize("name", ["galehawks", "fen-run", "hafenmeister"])
def test_checks_find_the_same_where_each_passage_is_a_part(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(*, stays_open: bool) -> list[tuple[str, str]]:
        game = load_kit(EXAMS / name / "kit", name, (data_folder("content"),)).game
        assert game is not None
        traces = trace_rules(game, RULES, stays_open=stays_open)
        return [(str(finding.span), finding.message) for trace in traces for finding in trace.findings]

    monkeypatch.setattr(passages, "LONG", 0)
    monkeypatch.setattr(remembered_places, "_PASSAGES", 1)
    whole, searched = found(stays_open=False), remembered_places._matches.cache_info().misses
    assert whole
    assert found(stays_open=True) == whole
    assert remembered_places._matches.cache_info().misses > searched


@pytest.mark.usefixtures("forgotten")
def test_nothing_is_remembered_of_a_kit_that_is_built_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passages, "LONG", 0)
    game = load_kit(EXAMS / "fen-run" / "kit", "fen-run", (data_folder("content"),)).game
    assert game is not None
    assert list(trace_rules(game, RULES))
    assert remembered_places._matches.cache_info().misses == 0
