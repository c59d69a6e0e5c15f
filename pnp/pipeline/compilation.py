"""A kit that was read → the results of its tasks: those that still hold, and the others done again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from itertools import chain
from typing import Any, Final

from pnp.checks.catalogue import RULES
from pnp.checks.run import RuleTrace, holding_traces, packed_traces
from pnp.errors import PnpError
from pnp.executors.in_process import InProcess
from pnp.executors.processes import Processes
from pnp.executors.tasks import Executor, Shared, Task, TaskTable
from pnp.findings import Finding
from pnp.model.components import Component
from pnp.paint.painted import PaintedFrames
from pnp.papers import Paper
from pnp.pipeline import size_hints
from pnp.pipeline.component_parts import ComponentParts
from pnp.pipeline.digests import INPUT, InputDigests, KitDigests
from pnp.pipeline.kept_figures import KeptFigures
from pnp.pipeline.kept_pieces import PiecesInStore
from pnp.pipeline.kit_cache import KitCache, KitPlace
from pnp.pipeline.kit_limits import too_many_pieces, too_much_work
from pnp.pipeline.kit_store import KitStore
from pnp.pipeline.open_kit import OpenKit
from pnp.pipeline.request import Choice
from pnp.pipeline.results import (
    FigureResult,
    FileResult,
    FileSummary,
    KeptComponent,
    KnownPieces,
    LayoutResult,
    Results,
    TaskResult,
    is_too_much_work,
)
from pnp.pipeline.scope import ALONE, Scope, Workers

TASKS: Final = TaskTable(
    {
        "rules": "pnp.pipeline.tasks:do_rules",
        "theme": "pnp.pipeline.tasks:do_theme",
        "component": "pnp.pipeline.tasks:do_component",
        "part": "pnp.pipeline.tasks:do_part",
        "file": "pnp.pipeline.tasks:do_file",
    },
    "pnp.pipeline.kit_cache:KitCache",
)


class Compilation:
    """The tasks of one kit, and what is kept of their results. keeps: whether anything is."""

    def __init__(self, kit: OpenKit, place: KitPlace, store: KitStore, digests: KitDigests, *, keeps: bool) -> None:
        self.kit, self.place, self.store, self.digests, self._keeps = kit, place, store, digests, keeps
        self._parts = ComponentParts(kit)
        self.figures = KeptFigures(kit, store, digests, keeps=keeps)
        self.pieces = PiecesInStore(kit, store, digests)

    def results(self, scope: Scope, workers: Workers = ALONE) -> Results:
        """Take kept results that still hold, do the other tasks. Raises PnpError for faults that are not the kit's."""
        results, farm = Results(), workers.farm
        if scope.painted or scope.papers:
            self.figures.begin_painting()
        begun: list[Task] = []
        where = Shared(farm.snapshot.key if farm else self.place.key)

        def sent(tasks: Iterable[Task]) -> Iterator[Task]:
            for task in tasks:
                begun.append(task)
                yield replace(task, payload=(where, *task.payload))

        components = self._component_tasks(scope, results, shares=farm is not None or workers.jobs > 1)
        # Where no component is drawn whole, there is little else to share.
        halves = workers.jobs > 1 and all((scope.components or {}).values())
        # The rules are checked while it is found out which components hold.
        rules = tuple(sent(self._rule_tasks(scope, results, halves=halves)))
        more = self._theme_tasks(scope, results)
        with nullcontext(farm.executor) if farm else self._executor(workers.jobs) as executor:
            executor.share(where.key, farm.snapshot if farm else self.place)
            for index, result in executor.run(rules, workers.on_progress, sent(chain(more, components))):
                if isinstance(result, PnpError):
                    raise result
                self._accept(begun[index], result, scope, results)
                if results.is_too_much_work:
                    break
            results.events = executor.events
        if results.is_too_much_work:
            return self._refused(results, scope, workers)
        # In the order of the kit, not that of completion.
        results.drawn = {name: results.drawn[name] for name in scope.components or ()}
        return results

    def _refused(self, results: Results, scope: Scope, workers: Workers) -> Results:
        """The results for components that take too much work together. results: as far as they were made."""
        components = scope.components or {}
        finding = too_much_work(self.first_beyond(results, components))
        refused = self.results(replace(scope, components={}), workers)
        refused.drawn = dict.fromkeys(components, LayoutResult())
        refused.refuse(finding)
        return refused

    def first_beyond(self, results: Results, components: Mapping[str, tuple[str, ...]]) -> Component:
        """The component with which there is too much work, in the order of the kit.

        Which were drawn depends on who drew them; this does not, and draws those before it that are missing.
        """
        from pnp.pipeline.tasks import draw_component

        before: list[LayoutResult] = []
        for name, chosen in components.items():
            drawn = results.drawn.get(name) or draw_component(self.kit, name, (), chosen, False).drawn
            before.append(drawn)
            if is_too_much_work(before):
                break
        return self.kit.game.components[name]

    def kept_component(self, name: str) -> KeptComponent | None:
        """What was painted of a component before, if that still holds."""
        return self._kept(name, paint=True)

    def printed_findings(self, results: Results, *, is_all: bool) -> tuple[Finding, ...]:
        """What is wrong with what is printed. is_all: whether that is all of the kit."""
        from pnp.pipeline.joining import join

        drawn = {name: self._with_samples(name, drawn) for name, drawn in results.drawn.items()}
        digests = InputDigests(self.digests, self._digest_of_drawn(drawn, results.theme, is_all) if self._keeps else "")
        kept: tuple[Finding, ...] | None = self.store.find("printed", digests)
        if kept is None:
            kept, reads = join(self.kit, drawn, results.theme, is_all=is_all)
            self.store.keep("printed", {key: digests(key) for key in (INPUT, "theme", *sorted(reads))}, kept)
        return kept

    def _digest_of_drawn(self, drawn: Mapping[str, LayoutResult], theme: LayoutResult, is_all: bool) -> str:
        # One by one: values that components share are not shared any more when each was kept by itself.
        parts = tuple((name, self.store.digest(_without_frames(part))) for name, part in drawn.items())
        return self.store.digest((parts, self.store.digest(_without_frames(theme)), is_all))

    def _with_samples(self, name: str, drawn: LayoutResult) -> LayoutResult:
        """A book with the words of the figures that it shows in their own size; they are written where it says."""
        at = self.kit.game.components[name].at("book")
        samples = [
            replace(sample, text_span=at, element_span=at)
            for figure in drawn.figures
            if figure.is_whole
            for sample in self.figures.drawn(figure.name, is_whole=True).samples or ()
        ]
        return replace(drawn, on_frames=(*drawn.on_frames, *samples)) if samples else drawn

    @contextmanager
    def _executor(self, jobs: int) -> Iterator[Executor]:
        """The executor of this machine: this process, with others if there is something to share."""
        kits = KitCache(here={self.place: self.kit})
        if jobs < 2:
            yield InProcess(TASKS, kits)
            return
        with Processes(jobs, TASKS, kits, here=True, worth=size_hints.WORTH_SHARING) as processes:
            yield processes

    # Files

    def first_page(
        self, paper: Paper, files: Mapping[str, FileSummary], found: int
    ) -> tuple[FileSummary, bytes | None]:
        """The page that is printed first; without its bytes if it was kept that it is as it was."""
        shown = tuple((name, file.sheets, file.outline) for name, file in files.items())
        digests = InputDigests(self.digests, self.store.digest((shown, found)) if self._keeps else "")
        kept: FileSummary | None = self.store.find(f"first/{paper.key}", digests)
        if kept is not None:
            return kept, None
        from pnp.pipeline.tasks import draw_first_page

        result = draw_first_page(self.kit, paper, files, found)
        self.store.keep(f"first/{paper.key}", {key: digests(key) for key in (INPUT, *result.reads)}, result.file)
        return result.file, result.data

    def repeat_first_page(self, paper: Paper, files: Mapping[str, FileSummary], found: int) -> bytes:
        """The bytes of the page to print first, when the file in place is missing or another one."""
        from pnp.pipeline.tasks import draw_first_page

        return draw_first_page(self.kit, paper, files, found).data

    def repeat_file(self, name: str, paper: Paper, results: Results) -> bytes:
        """The bytes of the file of a component, when the one in place is missing or another one."""
        from pnp.pipeline.tasks import draw_component, draw_file

        kept = results.kept.get(name)
        painted = self.painted(kept) if kept else None
        if kept and painted:
            return draw_file(self.kit, name, kept.drawn, painted, paper, Choice(name)).data
        return draw_component(self.kit, name, (paper,), (), False).files[0].data

    def painted(self, kept: KeptComponent) -> PaintedFrames | None:
        """What was painted of a component, of a book with its figures; None if any of it is not there any more."""
        painted = self.store.painted(kept.painted)
        return None if painted is None else self.with_figures(painted, kept.drawn)

    def with_figures(self, painted: PaintedFrames, drawn: LayoutResult) -> PaintedFrames:
        """What was painted of a component, with the figures that it shows if it is a book."""
        if not drawn.figures:
            return painted
        from pnp.pipeline.book_figures import with_figures

        return with_figures(painted, drawn.figures, self.figures.painted)

    # Tasks

    def _rule_tasks(self, scope: Scope, results: Results, *, halves: bool) -> Iterator[Task]:
        """The checks that read something that has changed. halves: in two tasks, though each reads the prose anew."""
        if not scope.rules:
            return
        results.rules, missing = self.holding_rules()
        half = len(missing) // 2 if halves else 0
        for codes, name in ((missing[half:], "rules"), (missing[:half], "more rules")):
            if codes:
                yield Task("rules", (codes,), size_hint=size_hints.of_rules(len(codes)), name=name)

    def holding_rules(self) -> tuple[tuple[RuleTrace, ...], tuple[str, ...]]:
        """What checks of the rules have found that still holds, and the codes of the others."""
        held = tuple(holding_traces(self.store.find("rules", self.digests), self.digests.columns))
        known = {trace.code for trace in held}
        return held, tuple(code for code in RULES if code not in known)

    def joined_rules(self, held: Iterable[RuleTrace], traces: Iterable[RuleTrace]) -> tuple[RuleTrace, ...]:
        """What checks have found before and now, in their order; kept if these are all."""
        by_code = {trace.code: trace for trace in (*held, *traces)}
        rules = tuple(by_code[code] for code in RULES if code in by_code)
        if self._keeps and len(rules) == len(RULES):
            self.store.keep("rules", {}, packed_traces(rules, self.digests.columns))
        return rules

    def _theme_tasks(self, scope: Scope, results: Results) -> Iterator[Task]:
        if scope.components is None or not scope.theme:
            return
        kept = self.store.find("theme", self.digests)
        if kept is None:
            yield Task("theme", (), size_hint=size_hints.THEME, name="theme")
        else:
            results.theme = kept

    def _component_tasks(self, scope: Scope, results: Results, *, shares: bool) -> Iterator[Task]:
        game = self.kit.game
        finding = too_many_pieces([game.components[name] for name in scope.components or ()], game)
        for name, chosen in (scope.components or {}).items():
            component = game.components[name]
            if results.is_too_much_work:
                return
            if finding:
                results.drawn[name] = LayoutResult(findings=((finding.code, finding),))
                continue
            # What was chosen shows no more glyphs than its own: it is taken from pieces, not from the component.
            kept = None if chosen else self._kept(name, paint=scope.painted or bool(scope.papers))
            missing = scope.papers if kept is None else tuple(self._missing(name, kept, scope, results))
            painted = self.painted(kept) if kept and missing else None
            if kept and (painted or not missing):
                results.drawn[name], results.kept[name] = kept.drawn, kept
                for paper in missing:
                    yield Task(
                        "file",
                        (name, kept.drawn, painted, paper),
                        size_hint=size_hints.FILE,
                        name=f"{component.title}, {paper.name}",
                    )
                continue
            keeps = scope.painted or (bool(scope.papers) and self._keeps)
            known = self.pieces.known(name, is_painted=keeps or bool(missing))
            may_share = shares and not (chosen or known.pieces)
            if may_share and (tasks := tuple(self._parts.tasks(component, missing, keeps=keeps))):
                yield from tasks
                continue
            figures = self._known_figures(name) if component.book else ()
            size = self._size_hint(component, chosen, known) if shares else 1.0
            arguments = (name, missing, chosen, keeps, figures, known)
            yield Task("component", arguments, size_hint=size, name=component.title)

    def _size_hint(self, component: Component, chosen: Sequence[str], known: KnownPieces) -> float:
        if component.book:
            return size_hints.BOOK
        number = len(chosen) or self.pieces.count(component.id) - len(known.pieces)
        return size_hints.of_pieces(component.kind, number)

    def _kept(self, name: str, *, paint: bool) -> KeptComponent | None:
        """The kept result of a component, if it still holds."""
        kept: KeptComponent | None = self.store.find(f"painted/{name}", self.digests)
        return kept or (None if paint else self.store.find(f"noticed/{name}", self.digests))

    def _missing(self, name: str, kept: KeptComponent, scope: Scope, results: Results) -> Iterator[Paper]:
        """The papers for which the file of a component has to be made again."""
        for paper in scope.papers:
            file = self.store.find(f"file/{name}/{paper.key}", self._input(kept))
            if file is None:
                yield paper
            else:
                results.files[name, paper.id] = file

    def _input(self, kept: KeptComponent) -> InputDigests:
        """The digests of what the file of a component is made from."""
        figures = self.figures.digest(kept.drawn.figures)
        return InputDigests(self.digests, f"{kept.digest} {figures}" if figures else kept.digest)

    def _known_figures(self, name: str) -> Sequence[FigureResult]:
        """The figures that a book showed when it was set last and that need not be drawn again."""
        names: tuple[str, ...] = self.store.find(f"figures/{name}", self.digests) or ()
        return self.figures.held(names)

    # Results

    def _accept(self, task: Task, result: Any, scope: Scope, results: Results) -> None:
        if task.kind == "rules":
            results.rules = self.joined_rules(results.rules, result)
            return
        if isinstance(result, FileResult):
            self._accept_file(task.payload[0], result, scope, results)
            return
        assert isinstance(result, TaskResult)
        if task.kind == "theme":
            results.theme = result.drawn
            self.store.keep("theme", self._digests_of(result.reads), result.drawn)
            return
        name = task.payload[0]
        if task.kind == "component":
            self._accept_component(name, result, task.payload[2], scope, results)
            return
        if (whole := self._parts.accept(task, result)) is not None:
            self._accept_component(name, whole, (), scope, results)

    def _accept_component(
        self, name: str, result: TaskResult, chosen: tuple[str, ...], scope: Scope, results: Results
    ) -> None:
        self.digests.note_pictures(result.reads)
        for figure in result.figures:
            self.figures.accept(figure, is_painted=scope.painted or bool(scope.papers))
        if result.drawn.figures and self._keeps:
            self.store.keep(f"figures/{name}", {}, tuple(figure.name for figure in result.drawn.figures))
        key = self.store.put_painted(result.painted) if result.painted is not None else ""
        kept = KeptComponent(result.drawn, key, self.store.digest(result.drawn) if self._keeps else "")
        results.drawn[name], results.kept[name] = result.drawn, kept
        if scope.painted and result.painted is not None:
            results.painted[name] = result.painted
        if not chosen:
            self._keep_component(name, result, kept, scope)
        for file in result.files:
            self._accept_file(name, file, scope, results, is_whole=not chosen)

    def _keep_component(self, name: str, result: TaskResult, kept: KeptComponent, scope: Scope) -> None:
        reads, key = self._digests_of(result.reads), kept.painted
        if self._keeps and result.pieces is not None and bool(key) == bool(scope.painted or scope.papers):
            self.pieces.keep(name, result.pieces, key)
        if key or not scope.papers:
            self.store.keep(f"painted/{name}" if key else f"noticed/{name}", reads, kept)

    def _accept_file(
        self, name: str, result: FileResult, scope: Scope, results: Results, *, is_whole: bool = True
    ) -> None:
        paper = next(paper for paper in scope.papers if paper.id == result.file.paper)
        results.files[name, paper.id], results.data[name, paper.id] = result.file, result.data
        if is_whole and self._keeps:
            digest_of = self._input(results.kept[name])
            reads = {key: digest_of(key) for key in (INPUT, *result.reads)}
            self.store.keep(f"file/{name}/{paper.key}", reads, result.file)

    def _digests_of(self, reads: Sequence[str]) -> dict[str, str]:
        return {key: self.digests(key) for key in sorted(reads, key=_by_cost)} if self._keeps else {}


def _without_frames(drawn: LayoutResult) -> LayoutResult:
    """What was noticed, without pieces and pages."""
    return replace(drawn, pieces=(), pages=())


def _by_cost(key: str) -> tuple[bool, str]:
    """A sort key: reads whose digests take long come last."""
    return key.startswith("figure:"), key
