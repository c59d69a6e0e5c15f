"""A game → the findings of its checks, each check run only if something that it reads has changed."""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from time import process_time

from pnp.analysis import GameContext
from pnp.checks.catalogue import RULES, rule
from pnp.checks.check import Check
from pnp.checks.first_reads import empty_sets
from pnp.findings import Finding, Span
from pnp.model.game import Game
from pnp.tracing import Columns, Recorder, traced
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class RuleTrace:
    """The findings of a check. reads: the columns that it has read."""

    code: str
    reads: tuple[str, ...]
    findings: tuple[Finding, ...]


def check_game(game: Game, checks: Iterable[Check] | None = None) -> list[Finding]:
    """Run every check of the rules that can find something, or only some."""
    chosen = (rule(code) for code in RULES if not empty_sets(game, code)) if checks is None else checks
    context = GameContext(game)
    return [finding for check in chosen for finding in check.findings(context)]


def check_times(game: Game) -> Mapping[str, float]:
    """The processor seconds of each check of the rules, by code; the first that asks for an analysis bears its cost."""
    context, seconds = GameContext(game), dict[str, float]()
    for code in RULES:
        start = process_time()
        if not empty_sets(game, code):
            deque(rule(code).findings(context), maxlen=0)
        seconds[code] = process_time() - start
    return seconds


def check_partial(games: Sequence[Game], codes: Iterable[str]) -> list[Finding]:
    """What some checks find in a kit with mistakes in its records, as far as it does not depend on these.

    games: the kit without what is wrong, and without the records in which it stands. What is found in only one of them
    may come from what is missing. Nothing is mended before the kit can be read.
    """
    checks = tuple(codes)
    return found_in_all(check_game(game, map(rule, checks)) for game in games)


def found_in_all(found: Iterable[Iterable[Finding]]) -> list[Finding]:
    """The findings of all games, without edits; no further game is looked at as soon as nothing is left."""
    games = iter(found)
    left = [replace(finding, edits=()) for finding in next(games, ())]
    while left and (findings := next(games, None)) is not None:
        known = set(map(_identity, findings))
        left = [finding for finding in left if _identity(finding) in known]
    return left


def _identity(finding: Finding) -> tuple[str, Span, str]:
    return finding.code, finding.span, finding.message


def trace_rules(
    game: Game, codes: Iterable[str], *, runs_all: bool = False, stays_open: bool = False
) -> Iterator[RuleTrace]:
    """Run some checks and note what each of them reads. runs_all: those that can find nothing, too.

    stays_open: as of ``Derived``.
    """
    return RuleTracer(game, stays_open=stays_open).traces(codes, runs_all=runs_all)


class RuleTracer:
    """Runs checks of one game and notes what each of them reads; what they ask for is worked out once."""

    def __init__(self, game: Game, *, stays_open: bool = False) -> None:
        """stays_open: as of ``Derived``."""
        self._game, self._recorder = game, Recorder()
        self._context = GameContext(traced(game, self._recorder, stays_open=stays_open))

    def traces(self, codes: Iterable[str], *, runs_all: bool = False) -> Iterator[RuleTrace]:
        """Run some checks. runs_all: those that can find nothing, too."""
        for code in codes:
            if not runs_all and (sets := empty_sets(self._game, code)):
                yield RuleTrace(code, tuple(f"Game.{name}" for name in sets), ())
                continue
            check = rule(code)
            with self._recorder.task() as reads:
                findings = tuple(check.findings(self._context))
            yield RuleTrace(code, tuple(sorted(reads)), findings)


# The stored form: ((column, digest), …) and ((code, the indices of its columns, its findings), …).
_Table = tuple[tuple[tuple[str, str], ...], tuple[tuple[str, tuple[int, ...], tuple[Finding, ...]], ...]]


def packed_traces(traces: Sequence[RuleTrace], columns: Columns) -> _Table:
    """The stored form of traces: each column with its digest once, and the findings of each check."""
    table = sorted({column for trace in traces for column in trace.reads})
    numbers = {column: number for number, column in enumerate(table)}
    return (
        tuple((column, columns.digest(column)) for column in table),
        tuple((trace.code, tuple(numbers[column] for column in trace.reads), trace.findings) for trace in traces),
    )


def holding_traces(kept: _Table | None, columns: Columns) -> Iterator[RuleTrace]:
    """Those of the stored traces that still hold."""
    if kept is None:
        return
    table, traces = kept
    changed = {number for number, (column, digest) in enumerate(table) if columns.digest(column) != digest}
    for code, reads, findings in traces:
        if changed.isdisjoint(reads):
            yield RuleTrace(code, tuple(table[number][0] for number in reads), tuple(findings))
