"""One kit from its folder to its files: read, check, draw, impose, paint, write."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from pnp.findings import Finding, Severity, in_reading_order
from pnp.layout.series import series
from pnp.load.kit import Loaded
from pnp.load.suggest import did_you_mean
from pnp.nodes import Source
from pnp.papers import Paper
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit, user_store
from pnp.pipeline.compiling import Compiling, Farm
from pnp.pipeline.fresh import Beginning, remember
from pnp.pipeline.request import Choice, ChoiceError, Request, Tell, silent
from pnp.pipeline.results import MadeFile
from pnp.store.traces import TraceStore
from pnp.values import dataclass
from pnp.writer import Entry, KnownArtifact, Output, Written, write


@dataclass(frozen=True, slots=True, kw_only=True)
class Built:
    """What came of a build. written: None if nothing was, and then reason says why. pages: by the id of the paper.

    events: what went wrong on the way and was made up for.
    """

    name: str
    findings: tuple[Finding, ...]
    sources: Mapping[str, Source]
    written: Written | None = None
    pages: Mapping[str, int]
    events: tuple[str, ...] = ()
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class MadeKit:
    """The files of a kit before they are written. reason: why there are none, or nothing.

    bases: the folders of the kits that it extends. sought: every picture and font that was looked for. events: what
    went wrong on the way and was made up for.
    """

    name: str
    version: str = ""
    findings: tuple[Finding, ...]
    sources: Mapping[str, Source]
    outputs: tuple[Output, ...] = ()
    bases: tuple[Path, ...] = ()
    sought: frozenset[Path] = frozenset()
    events: tuple[str, ...] = ()
    reason: str = ""


def build_kit(
    root: Path,
    shown: str,
    request: Request,
    *,
    jobs: int = 1,
    shared: Sequence[Path] = (),
    tell: Tell = silent,
) -> Built:
    """Build a kit into ``request.out``; nothing is written if there are errors (or warnings, if strict).

    jobs: processes that share the work. shared: folders that every kit uses, for the note of what was built.
    Raises PnpError for faults that are not the kit's, such as a folder that cannot be written, or a component
    asked for that it does not have.
    """
    tell("reading", 0, 1)
    beginning = Beginning.of(root, shared, request.settings)
    store = None if request.fresh else user_store()
    return write_kit(make_kit(root, shown, request, jobs=jobs, tell=tell, store=store), request, root, beginning)


def make_kit(
    root: Path,
    shown: str,
    request: Request,
    *,
    jobs: int = 1,
    tell: Tell = silent,
    loaded: Loaded | None = None,
    store: TraceStore | None = None,
    farm: Farm | None = None,
) -> MadeKit:
    """All files of a kit that were asked for. loaded: what is in the folder, if it was read already.

    store: where results of earlier builds are. farm: other machines that do the work. Raises PnpError as ``build_kit``
    does.
    """
    kit = compile_kit(
        root,
        shown,
        papers=request.papers,
        only=request.only,
        loaded=loaded,
        store=store,
        jobs=jobs,
        farm=farm,
        tell=tell,
    )
    reason = reason_against(kit, request)
    if reason or kit.compiling is None:
        return _refused(kit, reason)
    require_chosen(kit, request)
    findings = _with_imposition(kit)
    if any(_stops(finding, request) for finding in findings):
        return _refused(kit, _count_of(findings, request), findings)
    return MadeKit(
        name=kit.game.kit.kit,
        version=kit.game.kit.version,
        findings=findings,
        sources=kit.sources,
        outputs=tuple(output for paper in request.papers for output in _outputs(kit, kit.compiling, paper, request)),
        bases=kit.bases,
        sought=kit.sought,
        events=kit.results.events,
    )


def write_kit(made: MadeKit, request: Request, root: Path, beginning: Beginning) -> Built:
    """Write what was made of the kit in a folder. beginning: its inputs then. Raises WriteError."""
    if made.reason:
        return Built(
            name=made.name,
            findings=made.findings,
            sources=made.sources,
            pages={},
            events=made.events,
            reason=made.reason,
        )
    written = write(
        request.out, made.name, made.outputs, version=made.version, covers=lambda entry: _covers(entry, request)
    )
    if not request.only:
        remember(request.out, made.name, root, made.bases, made.sought, beginning)
    return Built(
        name=made.name,
        findings=made.findings,
        sources=made.sources,
        written=written,
        pages={
            paper.id: sum(output.pages for output in made.outputs if output.paper == paper.id)
            for paper in request.papers
        },
        events=made.events,
    )


def _outputs(kit: CompiledKit, compiling: Compiling, paper: Paper, request: Request) -> Iterator[Output]:
    """The files for a paper, the overview first."""
    results = kit.results
    if not request.only:
        pages = {name: results.made[name, paper.id].sheets for name in results.drawn}
        first, painted = compiling.first_page(paper, pages)
        yield _output(first, lambda: painted or compiling.first_page_again(paper, pages), "first-page")
    for name in results.drawn:
        component, made = kit.game.components[name], results.made[name, paper.id]
        data = results.data.get((name, paper.id))

        def remade(name: str = name, data: bytes | None = data) -> bytes:
            return compiling.file_again(name, paper, results) if data is None else data

        yield _output(made, remade, component.kind, name)


def _output(made: MadeFile, make: Callable[[], bytes], kind: str, component: str = "") -> Output:
    return Output(
        artifact=KnownArtifact(made.path, made.size, made.sha256, make),
        kind=kind,
        component=component,
        paper=made.paper,
        pages=made.sheets,
        pieces=made.pieces,
        faces=made.faces,
    )


def reason_against(kit: CompiledKit, request: Request) -> str:
    """Why a kit cannot be built as asked; nothing if it can."""
    if any(_stops(finding, request) for finding in kit.findings):
        return _count_of(kit.findings, request)
    if not kit.is_read:
        return "it could not be read"
    return ""


def require_chosen(kit: CompiledKit, request: Request) -> None:
    """Raise ChoiceError if a kit that can be built has not got what was asked for."""
    known = kit.game.components.ids
    for choice in request.only:
        if choice.component not in known:
            hint = did_you_mean(choice.component, known) or f"it has {', '.join(known) or 'none'}"
            raise ChoiceError(f"{kit.shown} has no component {choice.component!r}; {hint}")
        if kit.game.components[choice.component].book and choice.records:
            raise ChoiceError(f"{choice.component!r} of {kit.shown} is a book: it has no single records to choose")
        for record in choice.records:
            _require_record(kit, choice.component, record)


def _require_record(kit: CompiledKit, component_id: str, record: str) -> None:
    component = kit.game.components[component_id]
    numbers, choice = kit.numbers(component), Choice(component_id, (record,))
    names = [showing.id for showing in series(component, kit.game)[0]]
    if not any(choice.takes(name, numbers.get(f"{component_id}/{name}")) for name in names):
        hint = did_you_mean(record, names) or "pnp list -v shows what it has"
        raise ChoiceError(f"{component_id!r} of {kit.shown} has no record {record!r}; {hint}")


def _stops(finding: Finding, request: Request) -> bool:
    return finding.severity is Severity.ERROR or (request.strict and finding.severity is Severity.WARNING)


def _count_of(findings: Sequence[Finding], request: Request) -> str:
    number = sum(_stops(finding, request) for finding in findings)
    return f"{number} finding{' stops' if number == 1 else 's stop'} the build"


def _refused(kit: CompiledKit, reason: str, findings: tuple[Finding, ...] | None = None) -> MadeKit:
    return MadeKit(
        name=kit.shown,
        findings=kit.findings if findings is None else findings,
        sources=kit.sources,
        events=kit.results.events,
        reason=reason,
    )


def _with_imposition(kit: CompiledKit) -> tuple[Finding, ...]:
    """The findings so far with those of imposition, which may say the same for each paper."""
    more = (finding for made in kit.results.made.values() for finding in made.findings)
    return tuple(in_reading_order((*kit.findings, *more)))


def _covers(entry: Entry, request: Request) -> bool:
    """Whether this build would have made an old file again, so that it goes if it was not."""
    return entry.paper in {paper.id for paper in request.papers} and request.covers(entry.component)
