"""A kit that was read → the results of its tasks: those that still hold, and the others done again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import field, replace
from typing import Any, Final

from pnp.checks.catalogue import RULES
from pnp.checks.run import RuleTrace, holding_traces, packed_traces
from pnp.errors import PnpError
from pnp.executors.in_process import InProcess
from pnp.executors.processes import Processes
from pnp.executors.tasks import Executor, Shared, Task, TaskTable, Tell
from pnp.findings import Finding
from pnp.model.components import Component
from pnp.paint.painted import Painted
from pnp.papers import Paper
from pnp.pipeline.digests import KitDigests
from pnp.pipeline.keeping import KitStore
from pnp.pipeline.kits import KitPlace, Kits
from pnp.pipeline.open_kit import OpenKit
from pnp.pipeline.request import Choice
from pnp.pipeline.results import Drawn, FileResult, KeptComponent, MadeFile, TaskResult, joined
from pnp.pipeline.snapshot import Snapshot
from pnp.values import dataclass

TASKS: Final = TaskTable(
    {
        "rules": "pnp.pipeline.tasks:do_rules",
        "theme": "pnp.pipeline.tasks:do_theme",
        "component": "pnp.pipeline.tasks:do_component",
        "part": "pnp.pipeline.tasks:do_part",
        "file": "pnp.pipeline.tasks:do_file",
    },
    "pnp.pipeline.kits:Kits",
)
# How long tasks take, roughly, in components of a few faces.
_RULES_TAKE: Final = 6.0
_BOOK_TAKES: Final = 8.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What of a kit is asked for.

    rules: what its checks of the rules find. components: those to be drawn, each with the records to be printed of it;
    None if nothing is to be drawn. papers: for which files are made. painted: whether what was painted is asked for
    even without them.
    """

    rules: bool = True
    components: Mapping[str, tuple[str, ...]] | None = None
    papers: tuple[Paper, ...] = ()
    painted: bool = False


@dataclass(slots=True, kw_only=True)
class Results:
    """What came of the tasks of a kit. made, data: by component and id of the paper; kept files have no data.

    painted: by component, if it was asked for and is not kept.
    """

    rules: tuple[RuleTrace, ...] = ()
    theme: Drawn = field(default_factory=Drawn)
    drawn: dict[str, Drawn] = field(default_factory=dict)
    kept: dict[str, KeptComponent] = field(default_factory=dict)
    painted: dict[str, Painted] = field(default_factory=dict)
    made: dict[tuple[str, str], MadeFile] = field(default_factory=dict)
    data: dict[tuple[str, str], bytes] = field(default_factory=dict)
    events: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Farm:
    """Other machines that do tasks, and what they are sent of a kit."""

    executor: Executor
    snapshot: Snapshot


@dataclass(slots=True)
class _Parts:
    """A component that is drawn in parts: for which papers and of which records files are made, and what is done.

    done: by the number of the first piece. count: how many parts there are.
    """

    papers: tuple[Paper, ...]
    records: tuple[str, ...]
    keeps: bool
    count: int = 0
    done: dict[int, TaskResult] = field(default_factory=dict)


class Compiling:
    """The work on one kit. place: where it is. keeps: whether anything is kept of it."""

    def __init__(self, kit: OpenKit, place: KitPlace, store: KitStore, digests: KitDigests, *, keeps: bool) -> None:
        self.kit, self._place, self.store, self.digests, self._keeps = kit, place, store, digests, keeps
        self._parts: dict[str, _Parts] = {}
        digests.add_kind("figure", self._figure)

    def results(self, wanted: Wanted, jobs: int, tell: Tell, farm: Farm | None = None) -> Results:
        """Find what still holds and do what does not. Raises PnpError for faults that are not the kit's.

        jobs: how many processes of this machine work. farm: other machines that do all of it.
        """
        results = Results()
        components = self._components(wanted, results, shares=farm is not None or jobs > 1)
        tasks = [*self._rules(wanted, results), *self._look(wanted, results), *components]
        if tasks:
            with nullcontext(farm.executor) if farm else self._executor(jobs, len(tasks)) as executor:
                where = Shared(farm.snapshot.key if farm else self._place.key)
                executor.share(where.key, farm.snapshot if farm else self._place)
                sent = [replace(task, payload=(where, *task.payload)) for task in tasks]
                for index, result in executor.run(sent, tell):
                    if isinstance(result, PnpError):
                        raise result
                    self._take(tasks[index], result, wanted, results)
                results.events = executor.events
        # In the order of the kit, whatever was done first.
        results.drawn = {name: results.drawn[name] for name in wanted.components or ()}
        return results

    def printed(self, results: Results) -> tuple[Finding, ...]:
        """What is wrong with all that is printed together."""
        from pnp.pipeline.joining import join

        parts = [(name, _said(drawn)) for name, drawn in results.drawn.items()]
        digest = self.store.digest((tuple(parts), _said(results.theme))) if self._keeps else ""
        digests = InputDigests(self.digests, digest)
        kept: tuple[Finding, ...] | None = self.store.find("printed", digests)
        if kept is None:
            kept, reads = join(self.kit, results.drawn, results.theme)
            self.store.keep("printed", {key: digests(key) for key in (_INPUT, "theme", *sorted(reads))}, kept)
        return kept

    @contextmanager
    def _executor(self, jobs: int, tasks: int) -> Iterator[Executor]:
        """What does the tasks: this process and others, if there is something to share."""
        kits = Kits(here={self._place: self.kit})
        if jobs < 2 or tasks < 2:
            yield InProcess(TASKS, kits)
            return
        with Processes(min(jobs, tasks), TASKS, kits, here=True) as processes:
            yield processes

    # Files

    def first_page(self, paper: Paper, pages: Mapping[str, int]) -> tuple[MadeFile, bytes | None]:
        """The page that is printed first; without its bytes if it was kept that it is as it was."""
        digests = InputDigests(self.digests, self.store.digest(tuple(pages.items())) if self._keeps else "")
        kept: MadeFile | None = self.store.find(f"first/{paper.key}", digests)
        if kept is not None:
            return kept, None
        from pnp.pipeline.tasks import draw_first_page

        file = draw_first_page(self.kit, paper, pages)
        self.store.keep(f"first/{paper.key}", {key: digests(key) for key in (_INPUT, *file.reads)}, file.made)
        return file.made, file.data

    def first_page_again(self, paper: Paper, pages: Mapping[str, int]) -> bytes:
        """The bytes of a page that is not where it was written."""
        from pnp.pipeline.tasks import draw_first_page

        return draw_first_page(self.kit, paper, pages).data

    def file_again(self, name: str, paper: Paper, results: Results) -> bytes:
        """The bytes of a file of a component that is not where it was written."""
        from pnp.pipeline.tasks import draw_component, draw_file

        kept = results.kept.get(name)
        painted = self.store.painted(kept.painted) if kept else None
        if kept and painted:
            return draw_file(self.kit, name, kept.drawn, painted, paper, Choice(name)).data
        return draw_component(self.kit, name, (paper,), (), False).files[0].data

    # Figures that no book shows

    def kept_figure(self, name: str) -> KeptComponent | None:
        """What was painted of a figure, if that still holds."""
        kept: KeptComponent | None = self.store.find(f"shown/{name}", self.digests)
        return kept

    def keep_figure(self, name: str, result: TaskResult) -> str:
        """Keep a figure. Gives the key of what was painted of it."""
        key = self.store.put_painted(result.painted) if result.painted and self._keeps else ""
        if key:
            self.store.keep(f"shown/{name}", self._digested(result.reads), KeptComponent(result.drawn, key, ""))
        return key

    # What has to be done

    def _rules(self, wanted: Wanted, results: Results) -> Iterator[Task]:
        """The checks of which something that they read has changed."""
        if not wanted.rules:
            return
        kept = self.store.find("rules", self.digests)
        columns = self.digests.columns
        results.rules = tuple(holding_traces(kept, columns))
        known = {trace.code for trace in results.rules}
        missing = tuple(code for code in RULES if code not in known)
        if missing:
            yield Task("rules", (missing,), size_hint=_RULES_TAKE * len(missing) / len(RULES), name="rules")

    def _look(self, wanted: Wanted, results: Results) -> Iterator[Task]:
        if wanted.components is None:
            return
        kept = self.store.find("theme", self.digests)
        if kept is None:
            yield Task("theme", (), size_hint=0.5, name="theme")
        else:
            results.theme = kept

    def _components(self, wanted: Wanted, results: Results, *, shares: bool) -> Iterator[Task]:
        for name, chosen in (wanted.components or {}).items():
            component = self.kit.game.components[name]
            kept = self._kept(name, paint=wanted.painted or bool(wanted.papers))
            missing = wanted.papers if kept is None or chosen else tuple(self._missing(name, kept, wanted, results))
            painted = self.store.painted(kept.painted) if kept and missing else None
            if kept and (painted or not missing):
                results.drawn[name], results.kept[name] = kept.drawn, kept
                for paper in missing:
                    payload = (name, kept.drawn, painted, paper, Choice(name, chosen))
                    yield Task("file", payload, size_hint=0.2, name=component.title)
                continue
            keeps = wanted.painted or (bool(wanted.papers) and self._keeps)
            if shares and (tasks := tuple(self._in_parts(component, _Parts(missing, chosen, keeps)))):
                yield from tasks
                continue
            size = _BOOK_TAKES if component.book else 1.0
            yield Task("component", (name, missing, chosen, keeps), size_hint=size, name=component.title)

    def _in_parts(self, component: Component, wanted: _Parts) -> Iterator[Task]:
        """The parts of a component that is so large that several processes draw it."""
        from pnp.pipeline.tasks import parts_of

        parts = parts_of(self.kit, component.id)
        if len(parts) < 2:
            return
        self._parts[component.id] = wanted
        wanted.count = len(parts)
        for part in parts:
            payload = (component.id, part, bool(wanted.papers) or wanted.keeps)
            yield Task("part", payload, name=f"{component.title}, {part.start + 1}–{part.stop}")

    def _kept(self, name: str, *, paint: bool) -> KeptComponent | None:
        """What came of a component when it was drawn last, if that still holds."""
        kept: KeptComponent | None = self.store.find(f"painted/{name}", self.digests)
        return kept or (None if paint else self.store.find(f"noticed/{name}", self.digests))

    def _missing(self, name: str, kept: KeptComponent, wanted: Wanted, results: Results) -> Iterator[Paper]:
        """The papers for which the file of a component has to be made again."""
        for paper in wanted.papers:
            made = self.store.find(f"file/{name}/{paper.key}", InputDigests(self.digests, kept.digest))
            if made is None:
                yield paper
            else:
                results.made[name, paper.id] = made

    def _figure(self, name: str) -> str:
        """The digest of what a figure of faces shows now."""
        key = f"figure:{name}"
        known: str | None = self.store.find(key, self.digests)
        if known is None:
            from pnp.pipeline.tasks import draw_figure

            known, reads = draw_figure(self.kit, key)
            self.store.keep(key, self._digested(reads), known)
        return known

    # What was done

    def _take(self, task: Task, result: Any, wanted: Wanted, results: Results) -> None:
        if task.kind == "rules":
            self._take_rules(result, results)
            return
        if isinstance(result, FileResult):
            name, chosen = task.payload[0], task.payload[-1].records
            self._take_file(name, result, wanted, results, is_whole=not chosen)
            return
        assert isinstance(result, TaskResult)
        if task.kind == "theme":
            results.theme = result.drawn
            self.store.keep("theme", self._digested(result.reads), result.drawn)
            return
        name = task.payload[0]
        if task.kind == "component":
            self._take_component(name, result, task.payload[2], wanted, results)
            return
        parts = self._parts[name]
        parts.done[task.payload[1].start] = result
        if len(parts.done) == parts.count:
            from pnp.pipeline.tasks import with_files

            whole = joined([parts.done[start] for start in sorted(parts.done)])
            del self._parts[name]
            made = with_files(self.kit, name, whole, parts.papers, parts.records, parts.keeps)
            self._take_component(name, made, parts.records, wanted, results)

    def _take_component(
        self, name: str, result: TaskResult, chosen: tuple[str, ...], wanted: Wanted, results: Results
    ) -> None:
        self.digests.seek(result.reads)
        for figure, digest, depends in result.figures if self._keeps else ():
            self.store.keep(figure, self._digested(depends), digest)
            self.digests.know(figure, digest)
        reads = self._digested(result.reads)
        key = self.store.put_painted(result.painted) if result.painted is not None else ""
        kept = KeptComponent(result.drawn, key, self.store.digest(result.drawn) if self._keeps else "")
        results.drawn[name], results.kept[name] = result.drawn, kept
        if wanted.painted and result.painted is not None:
            results.painted[name] = result.painted
        if key or not wanted.papers:
            self.store.keep(f"painted/{name}" if key else f"noticed/{name}", reads, kept)
        for file in result.files:
            self._take_file(name, file, wanted, results, is_whole=not chosen)

    def _take_rules(self, traces: Sequence[RuleTrace], results: Results) -> None:
        by_code = {trace.code: trace for trace in (*results.rules, *traces)}
        results.rules = tuple(by_code[code] for code in RULES)
        self.store.keep("rules", {}, packed_traces(results.rules, self.digests.columns))

    def _take_file(self, name: str, file: FileResult, wanted: Wanted, results: Results, *, is_whole: bool) -> None:
        paper = next(paper for paper in wanted.papers if paper.id == file.made.paper)
        results.made[name, paper.id], results.data[name, paper.id] = file.made, file.data
        if is_whole and self._keeps:
            digest_of = InputDigests(self.digests, results.kept[name].digest)
            reads = {key: digest_of(key) for key in (_INPUT, *file.reads)}
            self.store.keep(f"file/{name}/{paper.key}", reads, file.made)

    def _digested(self, reads: Sequence[str]) -> dict[str, str]:
        return {key: self.digests(key) for key in sorted(reads, key=_costs)} if self._keeps else {}


def _said(drawn: Drawn) -> Drawn:
    """What was noticed, without what was drawn."""
    return replace(drawn, pieces=(), pages=())


def _costs(key: str) -> tuple[bool, str]:
    """What takes long to compare is compared last."""
    return key.startswith("figure:"), key


_INPUT: Final = "input"


@dataclass(frozen=True, slots=True)
class InputDigests:
    """The digests of a kit, and that of what another task made. digest: of that."""

    digests: KitDigests
    digest: str

    def __call__(self, key: str) -> str:
        """The digest of a read."""
        return self.digest if key == _INPUT else self.digests(key)
