"""Several kits → what came of each, built side by side: by processes of this machine or by the workers of a cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from pnp.errors import PnpError
from pnp.executors.processes import Processes
from pnp.executors.tasks import Executor, LostTaskError, Shared, Task, TaskTable
from pnp.export import Artifact
from pnp.findings import Finding
from pnp.load.builtin import data_folder
from pnp.nodes import Source
from pnp.papers import Paper
from pnp.pipeline.compiled_kit import user_store
from pnp.pipeline.compiling import TASKS, Farm
from pnp.pipeline.fresh import Beginning
from pnp.pipeline.kit import Built, MadeKit, build_kit, make_kit, write_build
from pnp.pipeline.kits import Kits
from pnp.pipeline.request import Choice, Request, Tell
from pnp.pipeline.snapshot import SentPath, Snapshot, bases_of
from pnp.values import dataclass
from pnp.writer import Output

Kit = tuple[Path, str]
# Is told what went wrong and was made up for.
Warn = Callable[[str], None]

_HERE: Final = TaskTable({"kit": "pnp.pipeline.workers:build_here"})
FARM_TABLE: Final = TaskTable({**TASKS.functions, "kit": "pnp.pipeline.workers:make_sent"}, TASKS.context)
IDENTITY: Final = "pnp.pipeline.identity:identity"


@dataclass(frozen=True, slots=True)
class SentKit:
    """What was made of a kit on another machine, with nothing of that machine in it. sought: files of its folders."""

    made: MadeKit
    sought: frozenset[SentPath]

    def at(self, folders: Sequence[Path]) -> MadeKit:
        """As if it had been made here. folders: of the kit and of those that it extends."""
        sought = frozenset(folders[number] / path for number, path in self.sought if number < len(folders))
        return replace(self.made, bases=tuple(folders[1:]), sought=sought)


def build_side_by_side(
    kits: Sequence[Kit], request: Request, jobs: int, shared: Sequence[Path], tell: Tell, warn: Warn
) -> Generator[Built | PnpError, None, None]:
    """What came of each kit (its folder, and how messages name it), in the order of the kits.

    A fault that is not the kit's keeps no other kit from being built.
    """
    tasks = [Task("kit", (root, shown, request, tuple(shared)), name=shown) for root, shown in kits]
    with Processes(min(jobs, len(kits)), _HERE) as processes:
        for _, outcome in _in_turn(processes, tasks, tell, warn):
            if isinstance(outcome, LostTaskError):
                yield LostTaskError(f"{outcome}; try --jobs 1")
            else:
                assert isinstance(outcome, Built | PnpError)
                yield outcome


def build_on_farm(
    kits: Sequence[Kit], request: Request, farm: Executor, shared: Sequence[Path], tell: Tell, warn: Warn
) -> Generator[Built | PnpError, None, None]:
    """What came of each kit, in the order of the kits: made by the farm from what is in the folders, written here.

    Of a single kit, components are shared out; of several, each is one task.
    """
    if len(kits) == 1:
        yield _one_on_farm(*kits[0], request, farm, shared, tell)
        return
    shelves = (data_folder("content"),)
    beginnings: list[Beginning] = []
    tasks: list[Task] = []
    refused: dict[int, PnpError] = {}
    for index, (root, shown) in enumerate(kits):
        beginnings.append(Beginning.of(root, shared, request.settings))
        try:
            snapshot = Snapshot.take(root, shown, shelves)
        except PnpError as error:
            refused[index] = error
            continue
        farm.share(snapshot.digest, snapshot)
        payload = (Shared(snapshot.digest), request.papers, request.only, request.strict)
        tasks.append(Task("kit", payload, size_hint=snapshot.text_bytes, name=shown))
    outcomes = _in_turn(farm, tasks, tell, warn)
    for index, (root, shown) in enumerate(kits):
        outcome = refused.get(index) or next(outcomes)[1]
        try:
            if isinstance(outcome, SentKit):
                made = outcome.at((root, *bases_of(root, shown, shelves)))
                outcome = write_build(made, request, root, beginnings[index])
        except PnpError as error:
            outcome = error
        assert isinstance(outcome, Built | PnpError)
        yield outcome


def _one_on_farm(
    root: Path, shown: str, request: Request, farm: Executor, shared: Sequence[Path], tell: Tell
) -> Built | PnpError:
    """What came of one kit, whose components are made by the farm."""
    try:
        beginning = Beginning.of(root, shared, request.settings)
        sent = Farm(farm, Snapshot.take(root, shown, (data_folder("content"),)))
        store = None if request.fresh else user_store()
        made = make_kit(root, shown, request, tell=tell, store=store, farm=sent)
        return write_build(made, request, root, beginning)
    except PnpError as error:
        return error


def build_here(_context: None, root: Path, shown: str, request: Request, shared: Sequence[Path]) -> Built:
    """Build one kit in another process; of its files, only those that findings speak of are sent back."""
    built = build_kit(root, shown, request, shared=shared)
    return replace(built, sources=_named_sources(built.findings, built.sources))


def make_sent(
    kits: Kits, snapshot: Snapshot, papers: tuple[Paper, ...], only: tuple[Choice, ...], strict: bool
) -> SentKit:
    """Make the files of one kit on another machine."""
    placed = kits.placed(snapshot)
    request = Request(out=Path(), papers=papers, only=only, strict=strict)
    made = make_kit(placed.root, placed.shown, request, loaded=kits.loaded(snapshot))
    sought = made.sought
    made = replace(
        made,
        sources=_named_sources(made.findings, made.sources),
        outputs=tuple(map(_whole, made.outputs)),
        bases=(),
        sought=frozenset(),
    )
    return SentKit(made, placed.names_of(sought))


def _in_turn(executor: Executor, tasks: Sequence[Task], tell: Tell, warn: Warn) -> Iterator[tuple[int, object]]:
    """The result of each task in the order of the tasks, as soon as it and those before it are done."""
    number = len(tasks)
    tell(f"0 of {number} kits", 0, number)
    done: dict[int, object] = {}
    given = warned = 0

    def counted(_title: str, finished: int, total: int) -> None:
        tell(f"{finished} of {total} kits", finished, total)

    for index, result in executor.run(tasks, counted):
        done[index] = result
        for event in executor.events[warned:]:
            warn(event)
            warned += 1
        while given in done:
            yield given, done.pop(given)
            given += 1


def _named_sources(findings: Sequence[Finding], sources: Mapping[str, Source]) -> dict[str, Source]:
    named = {
        span.file for finding in findings for span in (finding.span, *(related.span for related in finding.related))
    }
    return {file: source for file, source in sources.items() if file in named}


def _whole(output: Output) -> Output:
    """An output with all of its bytes at once."""
    data = output.artifact.data
    whole = data if isinstance(data, bytes) else b"".join(data)
    return replace(output, artifact=Artifact(output.artifact.path, "application/pdf", whole))
