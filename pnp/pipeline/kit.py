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
from pnp.pipeline.request import Choice, ChoiceError, Request
from pnp.pipeline.scope import ALONE, Workers
from pnp.pipeline.up_to_date import BuildStart, folder_name, record_inputs
from pnp.store.traces import TraceStore
from pnp.values import dataclass
from pnp.writer import Entry, Output, WriteResult, write


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildResult:
    """What came of a build or an export. written: None if nothing was; reason then says why.

    paths: of the files, inside the folder of the kit. pages: how many each paper has, by its id. events: what went
    wrong on the way and was recovered from.
    """

    name: str
    findings: tuple[Finding, ...]
    sources: Mapping[str, Source]
    written: WriteResult | None = None
    paths: tuple[str, ...] = ()
    pages: Mapping[str, int]
    events: tuple[str, ...] = ()
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class KitExport:
    """The files of a kit before they are written. reason: why there are none, or nothing.

    files: patterns of the paths that such an export can have. bases: the folders of the kits that it extends.
    sought: every picture and font that was looked for. events: what went wrong on the way and was recovered from.
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
    workers: Workers = ALONE,
    shared: Sequence[Path] = (),
) -> BuildResult:
    """Build a kit into ``request.out``; nothing is written if there are errors (or warnings, if strict).

    shared: folders that every kit uses, for the note of inputs.
    Raises PnpError for faults that are not the kit's, such as a folder that cannot be written, or a component
    asked for that it does not have.
    """
    workers.on_progress("reading", 0, 1)
    start = BuildStart.of(root, shared, request.settings)
    store = None if request.fresh else user_store()
    return write_build(make_export(root, shown, request, workers=workers, store=store), request, root, start)


def make_export(
    root: Path,
    shown: str,
    request: Request,
    *,
    exporter: Exporter = PDF,
    options: Options | None = None,
    workers: Workers = ALONE,
    loaded: LoadedKit | None = None,
    store: TraceStore | None = None,
) -> KitExport:
    """All files of a kit that were asked for. exporter, options: the format; without them, the printed files.

    loaded: what is in the folder, if it was read already. store: where results of earlier builds are. Raises PnpError
    as ``build_kit`` does.
    """
    options = {"paper": request.papers, "inks": request.inks} if options is None else options
    kit = compile_kit(
        root,
        shown,
        papers=exporter.papers(options),
        painted=exporter.paints,
        only=request.only,
        loaded=loaded,
        inks=options.get("inks"),
        store=store,
        workers=workers,
    )
    reason = reason_against(kit, request)
    if reason:
        return _refused(kit, reason)
    require_chosen(kit, request)
    findings = _with_imposition(kit)
    if any(_stops(finding, request) for finding in findings):
        return _refused(kit, _count_of(findings, request), findings)
    outputs = tuple(exporter.export(kit, options))
    if kit.too_much_work:
        findings = (*findings, kit.too_much_work)
        return _refused(kit, _count_of(findings, request), findings)
    kit.keep()
    return KitExport(
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


def write_build(export: KitExport, request: Request, root: Path, start: BuildStart) -> BuildResult:
    """Write the printed files of a kit, and note its inputs at the start. Raises WriteError."""
    built = write_kit(export, request, root)
    if not built.reason and not request.only:
        record_inputs(request.out, built.name, root, export.bases, export.sought, start)
    return built


def write_kit(export: KitExport, request: Request, root: Path) -> BuildResult:
    """Write the files of a kit. root: its folder. Raises WriteError."""
    if export.reason:
        return BuildResult(
            name=export.name,
            findings=export.findings,
            sources=export.sources,
            pages={},
            events=export.events,
            reason=export.reason,
        )

    def covers(entry: Entry) -> bool:
        """Whether this run would make an old file again: it is removed if that was not done."""
        is_of_format = any(fnmatchcase(entry.path, pattern) for pattern in export.files)
        return is_of_format and request.covers(entry.component)

    name, events = folder_name(request.out, root, export.name), export.events
    if name != export.name:
        made = f"{request.out / export.name} is made from another folder with the kit {export.name!r}"
        events = (*events, f"{made}: this one goes to {request.out / name}; give it an id of its own in kit.yaml")
    written = write(request.out, name, export.outputs, version=export.version, covers=covers)
    return BuildResult(
        name=name,
        findings=export.findings,
        sources=export.sources,
        written=written,
        paths=tuple(output.artifact.path for output in export.outputs),
        pages=_pages(export.outputs),
        events=events,
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
    if not any(choice.includes(name, numbers.get(f"{component_id}/{name}")) for name in names):
        hint = did_you_mean(record, names) or _known_records(names, sorted(set(numbers.values())))
        raise ChoiceError(f"{component_id!r} of {kit.shown} has no record {record!r}; {hint}")


def _known_records(names: Sequence[str], numbers: Sequence[int]) -> str:
    """What can stand behind the colon of ``--only``."""
    if not numbers:
        return f"none of its records has a number: name them by id, such as {names[0] if names else 'an id'}"
    return f"it has the numbers {numbers[0]} to {numbers[-1]}; pnp list -v shows the ids"


def _stops(finding: Finding, request: Request) -> bool:
    return finding.severity is Severity.ERROR or (request.strict and finding.severity is Severity.WARNING)


def _count_of(findings: Sequence[Finding], request: Request) -> str:
    number = sum(_stops(finding, request) for finding in findings)
    return f"{number} finding{' stops' if number == 1 else 's stop'} the build"


def _refused(kit: CompiledKit, reason: str, findings: tuple[Finding, ...] | None = None) -> KitExport:
    return KitExport(
        name=kit.shown,
        findings=kit.findings if findings is None else findings,
        sources=kit.sources,
        events=kit.results.events,
        reason=reason,
    )


def _with_imposition(kit: CompiledKit) -> tuple[Finding, ...]:
    """The findings so far with those of imposition, which may say the same for each paper."""
    more = (finding for file in kit.results.files.values() for finding in file.findings)
    return tuple(in_reading_order((*kit.findings, *more)))
