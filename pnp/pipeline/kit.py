"""One kit from its folder to its files: read, check, draw, export, write."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path

from pnp.export import Exporter, Options
from pnp.export.pdf import PDF
from pnp.findings import Finding, Severity, in_reading_order
from pnp.layout.series import series
from pnp.load.kit import LoadedKit
from pnp.load.suggest import did_you_mean
from pnp.nodes import Source
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit, user_store
from pnp.pipeline.compiling import Farm
from pnp.pipeline.fresh import Beginning, remember
from pnp.pipeline.request import Choice, ChoiceError, Request, Tell, silent
from pnp.store.traces import TraceStore
from pnp.values import dataclass
from pnp.writer import Entry, Output, Written, write


@dataclass(frozen=True, slots=True, kw_only=True)
class Built:
    """What came of a build or an export. written: None if nothing was, and then reason says why.

    paths: of the files, inside the folder of the kit. pages: how many each paper has, by its id. events: what went
    wrong on the way and was made up for.
    """

    name: str
    findings: tuple[Finding, ...]
    sources: Mapping[str, Source]
    written: Written | None = None
    paths: tuple[str, ...] = ()
    pages: Mapping[str, int]
    events: tuple[str, ...] = ()
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class MadeKit:
    """The files of a kit before they are written. reason: why there are none, or nothing.

    files: patterns of all that may have been made of it before. bases: the folders of the kits that it extends.
    sought: every picture and font that was looked for. events: what went wrong on the way and was made up for.
    """

    name: str
    version: str = ""
    findings: tuple[Finding, ...]
    sources: Mapping[str, Source]
    outputs: tuple[Output, ...] = ()
    files: tuple[str, ...] = ()
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
    return write_build(make_kit(root, shown, request, jobs=jobs, tell=tell, store=store), request, root, beginning)


def make_kit(
    root: Path,
    shown: str,
    request: Request,
    *,
    exporter: Exporter = PDF,
    options: Options | None = None,
    jobs: int = 1,
    tell: Tell = silent,
    loaded: LoadedKit | None = None,
    store: TraceStore | None = None,
    farm: Farm | None = None,
) -> MadeKit:
    """All files of a kit that were asked for. exporter, options: the format; without them, the printed files.

    loaded: what is in the folder, if it was read already. store: where results of earlier builds are. farm: other
    machines that do the work. Raises PnpError as ``build_kit`` does.
    """
    options = {"paper": request.papers} if options is None else options
    kit = compile_kit(
        root,
        shown,
        papers=exporter.papers(options),
        painted=exporter.paints,
        only=request.only,
        loaded=loaded,
        store=store,
        jobs=jobs,
        farm=farm,
        tell=tell,
    )
    reason = reason_against(kit, request)
    if reason:
        return _refused(kit, reason)
    require_chosen(kit, request)
    findings = _with_imposition(kit)
    if any(_stops(finding, request) for finding in findings):
        return _refused(kit, _count_of(findings, request), findings)
    outputs = tuple(exporter.export(kit, options))
    kit.keep()
    return MadeKit(
        name=kit.game.kit.kit,
        version=kit.game.kit.version,
        findings=findings,
        sources=kit.sources,
        outputs=outputs,
        files=exporter.files(options),
        bases=kit.bases,
        sought=kit.sought,
        events=kit.results.events,
    )


def write_build(made: MadeKit, request: Request, root: Path, beginning: Beginning) -> Built:
    """Write the printed files of a kit, and what they were made from. beginning: its inputs then. Raises WriteError."""
    built = write_kit(made, request)
    if not built.reason and not request.only:
        remember(request.out, made.name, root, made.bases, made.sought, beginning)
    return built


def write_kit(made: MadeKit, request: Request) -> Built:
    """Write what was made of the kit in a folder. Raises WriteError."""
    if made.reason:
        return Built(
            name=made.name,
            findings=made.findings,
            sources=made.sources,
            pages={},
            events=made.events,
            reason=made.reason,
        )

    def covers(entry: Entry) -> bool:
        """Whether an old file would have been made again, so that it goes if it was not."""
        is_of_format = any(fnmatchcase(entry.path, pattern) for pattern in made.files)
        return is_of_format and request.covers(entry.component)

    written = write(request.out, made.name, made.outputs, version=made.version, covers=covers)
    return Built(
        name=made.name,
        findings=made.findings,
        sources=made.sources,
        written=written,
        paths=tuple(output.artifact.path for output in made.outputs),
        pages=_pages(made.outputs),
        events=made.events,
    )


def _pages(outputs: Sequence[Output]) -> Mapping[str, int]:
    """How many pages each paper has."""
    pages: dict[str, int] = {}
    for output in outputs:
        pages[output.paper] = pages.get(output.paper, 0) + output.pages
    return pages


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
