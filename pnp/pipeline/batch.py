"""Several kits → what came of each, built side by side: by processes of this machine or by the workers of a cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from pnp.errors import PnpError
from pnp.executors.processes import Processes
from pnp.executors.tasks import Executor, LostTaskError, OnProgress, Shared, Task, TaskTable
from pnp.export import Artifact
from pnp.findings import Finding
from pnp.load.builtin import data_folder
from pnp.nodes import Source
from pnp.palette import ColorMode
from pnp.papers import Paper
from pnp.pipeline.compilation import TASKS
from pnp.pipeline.compiled_kit import user_store
from pnp.pipeline.kit import BuildResult, KitExport, build_kit, make_export, write_build
from pnp.pipeline.kit_cache import KitCache
from pnp.pipeline.request import Choice, Request
from pnp.pipeline.scope import Farm, Workers
from pnp.pipeline.snapshot import SentPath, Snapshot, bases_of
from pnp.pipeline.up_to_date import BuildStart
from pnp.values import dataclass
from pnp.writer import Output

Kit = tuple[Path, str]
# Takes a sentence about what went wrong and was recovered from.
Warn = Callable[[str], None]

_HERE: Final = TaskTable({"kit": "pnp.pipeline.batch:build_here"})
FARM_TABLE: Final = TaskTable({**TASKS.functions, "kit": "pnp.pipeline.batch:make_sent"}, TASKS.context)
IDENTITY: Final = "pnp.pipeline.identity:identity"


@dataclass(frozen=True, slots=True)
class SentKit:
    """What was made of a kit on another machine, with nothing of that machine in it. sought: files of its folders."""

    export: KitExport
    sought: frozenset[SentPath]

    def at(self, folders: Sequence[Path]) -> KitExport:
        """As if it had been made here. folders: of the kit and of those that it extends."""
        sought = frozenset(folders[number] / path for number, path in self.sought if number < len(folders))
        return replace(self.export, bases=tuple(folders[1:]), sought=sought)


def build_side_by_side(
    kits: Sequence[Kit], request: Request, jobs: int, shared: Sequence[Path], on_progress: OnProgress, warn: Warn
) -> Generator[BuildResult | PnpError, None, None]:
    """What came of each kit (its folder, and how messages name it), in the order of the kits.

    A fault that is not the kit's keeps no other kit from being built.
    """
    tasks = [Task("kit", (root, shown, request, tuple(shared)), name=shown) for root, shown in kits]
    with Processes(min(jobs, len(kits)), _HERE) as processes:
        for _, outcome in _in_turn(processes, tasks, on_progress, warn):
            if isinstance(outcome, LostTaskError):
                yield LostTaskError(f"{outcome}; try --jobs 1")
            else:
                assert isinstance(outcome, BuildResult | PnpError)
                yield outcome


def build_on_farm(
    kits: Sequence[Kit], request: Request, farm: Executor, shared: Sequence[Path], on_progress: OnProgress, warn: Warn
) -> Generator[BuildResult | PnpError, None, None]:
    """What came of each kit, in the order of the kits: made by the farm from what is in the folders, written here.

    Of a single kit, components are shared out; of several, each is one task.
    """
    if len(kits) == 1:
        yield _one_on_farm(*kits[0], request, farm, shared, on_progress)
        return
    search_folders = (data_folder("content"),)
    starts: list[BuildStart] = []
    tasks: list[Task] = []
    refused: dict[int, PnpError] = {}
    for index, (root, shown) in enumerate(kits):
        starts.append(BuildStart.of(root, shared, request.settings))
        try:
            snapshot = Snapshot.take(root, shown, search_folders)
        except PnpError as error:
            refused[index] = error
            continue
        farm.share(snapshot.digest, snapshot)
        payload = (Shared(snapshot.digest), request.papers, request.only, request.strict, request.inks)
        tasks.append(Task("kit", payload, size_hint=snapshot.text_bytes, name=shown))
    outcomes = _in_turn(farm, tasks, on_progress, warn)
    for index, (root, shown) in enumerate(kits):
        outcome = refused.get(index) or next(outcomes)[1]
        try:
            if isinstance(outcome, SentKit):
                export = outcome.at((root, *bases_of(root, shown, search_folders)))
                outcome = write_build(export, request, root, starts[index])
        except PnpError as error:
            outcome = error
        assert isinstance(outcome, BuildResult | PnpError)
        yield outcome


def _one_on_farm(
    root: Path, shown: str, request: Request, farm: Executor, shared: Sequence[Path], on_progress: OnProgress
) -> BuildResult | PnpError:
    """What came of one kit, whose components are made by the farm."""
    try:
        start = BuildStart.of(root, shared, request.settings)
        sent = Farm(farm, Snapshot.take(root, shown, (data_folder("content"),)))
        store = None if request.fresh else user_store()
        workers = Workers(farm=sent, on_progress=on_progress)
        export = make_export(root, shown, request, workers=workers, store=store)
        return write_build(export, request, root, start)
    except PnpError as error:
        return error


def build_here(_context: None, root: Path, shown: str, request: Request, shared: Sequence[Path]) -> BuildResult:
    """Build one kit in another process; of its files, only those that findings speak of are sent back."""
    built = build_kit(root, shown, request, shared=shared)
    return replace(built, sources=_named_sources(built.findings, built.sources))


def make_sent(
    kits: KitCache,
    snapshot: Snapshot,
    papers: tuple[Paper, ...],
    only: tuple[Choice, ...],
    strict: bool,
    inks: ColorMode | None = None,
) -> SentKit:
    """Make the files of one kit on another machine."""
    unpacked = kits.unpacked(snapshot)
    request = Request(out=Path(), papers=papers, only=only, strict=strict, inks=inks)
    export = make_export(unpacked.root, unpacked.shown, request, loaded=kits.loaded(snapshot))
    sought = export.sought
    export = replace(
        export,
        sources=_named_sources(export.findings, export.sources),
        outputs=tuple(map(_whole, export.outputs)),
        bases=(),
        sought=frozenset(),
    )
    return SentKit(export, unpacked.names_of(sought))


def _in_turn(
    executor: Executor, tasks: Sequence[Task], on_progress: OnProgress, warn: Warn
) -> Iterator[tuple[int, object]]:
    """The result of each task in the order of the tasks, as soon as it and those before it are done."""
    number = len(tasks)
    on_progress(f"0 of {number} kits", 0, number)
    waiting: dict[int, object] = {}
    yielded = warned = 0

    def counted(_title: str, finished: int, total: int) -> None:
        on_progress(f"{finished} of {total} kits", finished, total)

    for index, result in executor.run(tasks, counted):
        waiting[index] = result
        for event in executor.events[warned:]:
            warn(event)
            warned += 1
        while yielded in waiting:
            yield yielded, waiting.pop(yielded)
            yielded += 1


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
