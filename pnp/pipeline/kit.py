"""One kit from its folder to its files: read, check, lay out, impose, paint, write."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from pnp.findings import Finding, Severity, in_reading_order
from pnp.load.kit import Loaded
from pnp.load.suggest import did_you_mean
from pnp.measures import PAPERS
from pnp.nodes import Source
from pnp.pipeline.beside import Beside
from pnp.pipeline.fresh import Beginning, remember
from pnp.pipeline.prepare import Prepared, prepare
from pnp.pipeline.request import Choice, ChoiceError, Request, Tell
from pnp.values import dataclass
from pnp.writer import Entry, Output, Written, write

if TYPE_CHECKING:
    from pnp.pipeline.produce import Printed


def silent(step: str, done: int, total: int) -> None:
    """Tell nobody."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Built:
    """What came of a build. written: None if nothing was, and then reason says why."""

    name: str
    findings: tuple[Finding, ...]
    sources: Mapping[str, Source]
    written: Written | None = None
    pages: Mapping[str, int]
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class MadeKit:
    """The files of a kit before they are written. reason: why there are none, or nothing.

    bases: the folders of the kits that it extends. sought: every picture and font that was looked for.
    """

    name: str
    version: str = ""
    findings: tuple[Finding, ...]
    sources: Mapping[str, Source]
    outputs: tuple[Output, ...] = ()
    bases: tuple[Path, ...] = ()
    sought: frozenset[Path] = frozenset()
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
    return write_kit(make_kit(root, shown, request, jobs=jobs, tell=tell), request, root, beginning)


def make_kit(
    root: Path, shown: str, request: Request, *, jobs: int = 1, tell: Tell = silent, loaded: Loaded | None = None
) -> MadeKit:
    """All files of a kit that were asked for. loaded: what is in the folder, if it was read already.

    Raises PnpError as ``build_kit`` does.
    """
    prepared = prepare(root, shown, processes=jobs, loaded=loaded)
    # What paints is imported while the rules are still being checked.
    from pnp.pipeline.produce import printed_on

    reason = reason_against(prepared, request)
    if reason:
        return _refused(prepared, reason)
    require_chosen(prepared, request)
    imposed = {paper: tuple(printed_on(prepared, PAPERS[paper], request)) for paper in request.papers}
    findings = _with_imposition(prepared, imposed)
    if any(_stops(finding, request) for finding in findings):
        return _refused(prepared, _count_of(findings, request), findings)
    return MadeKit(
        name=prepared.game.kit.kit,
        version=prepared.game.kit.version,
        findings=findings,
        sources=prepared.sources,
        outputs=tuple(_outputs(prepared, imposed, request, jobs, tell)),
        bases=prepared.bases,
        sought=prepared.sought,
    )


def write_kit(made: MadeKit, request: Request, root: Path, beginning: Beginning) -> Built:
    """Write what was made of the kit in a folder. beginning: its inputs then. Raises WriteError."""
    if made.reason:
        return Built(name=made.name, findings=made.findings, sources=made.sources, pages={}, reason=made.reason)
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
        pages={paper: sum(one.pages for one in made.outputs if one.paper == paper) for paper in request.papers},
    )


def _outputs(
    prepared: Prepared, imposed: Mapping[str, Sequence[Printed]], request: Request, jobs: int, tell: Tell
) -> list[Output]:
    """Paint every paper, side by side if more than one process may be used: the first one here, and told of."""
    from pnp.pipeline.produce import outputs_on

    def painted(paper: str, told: Tell) -> list[Output]:
        return list(outputs_on(prepared, PAPERS[paper], imposed[paper], request, told))

    first, *others = imposed
    begun = [Beside(partial(painted, paper, silent), jobs - number) for number, paper in enumerate(others)]
    outputs = painted(first, tell)
    for done, (paper, one) in enumerate(zip(others, begun, strict=True), 1):
        tell(PAPERS[paper].name, done, len(imposed))
        outputs += one.result()
    return outputs


def reason_against(prepared: Prepared, request: Request) -> str:
    """Why a kit cannot be built as asked; nothing if it can."""
    if any(_stops(finding, request) for finding in prepared.findings):
        return _count_of(prepared.findings, request)
    if not prepared.is_whole:
        return "it could not be read"
    return ""


def require_chosen(prepared: Prepared, request: Request) -> None:
    """Raise ChoiceError if a kit that can be built has not got what was asked for."""
    known = prepared.game.components.ids
    for choice in request.only:
        if choice.component not in known:
            hint = did_you_mean(choice.component, known) or f"it has {', '.join(known) or 'none'}"
            raise ChoiceError(f"{prepared.shown} has no component {choice.component!r}; {hint}")
        if choice.component in prepared.books and choice.records:
            raise ChoiceError(f"{choice.component!r} of {prepared.shown} is a book: it has no single records to choose")
        for record in choice.records:
            _require_record(prepared, choice.component, record)


def _require_record(prepared: Prepared, component: str, record: str) -> None:
    numbers = prepared.numbers(prepared.game.components[component])
    one = Choice(component, (record,))
    ids = {piece.id: piece.id.removeprefix(f"{component}/") for piece in prepared.composed[component].pieces}
    if not any(one.takes(name, numbers.get(piece)) for piece, name in ids.items()):
        hint = did_you_mean(record, list(ids.values())) or "pnp list -v shows what it has"
        raise ChoiceError(f"{component!r} of {prepared.shown} has no record {record!r}; {hint}")


def _stops(finding: Finding, request: Request) -> bool:
    return finding.severity is Severity.ERROR or (request.strict and finding.severity is Severity.WARNING)


def _count_of(findings: Sequence[Finding], request: Request) -> str:
    number = sum(_stops(finding, request) for finding in findings)
    return f"{number} finding{' stops' if number == 1 else 's stop'} the build"


def _refused(prepared: Prepared, reason: str, findings: tuple[Finding, ...] | None = None) -> MadeKit:
    return MadeKit(
        name=prepared.shown,
        findings=prepared.findings if findings is None else findings,
        sources=prepared.sources,
        reason=reason,
    )


def _with_imposition(prepared: Prepared, imposed: Mapping[str, Sequence[Printed]]) -> tuple[Finding, ...]:
    """The findings so far with those of imposition, which may say the same for each paper."""
    more = (finding for printed in imposed.values() for one in printed for finding in one.findings)
    return tuple(in_reading_order((*prepared.findings, *more)))


def _covers(entry: Entry, request: Request) -> bool:
    """Whether this build would have made an old file again, so that it goes if it was not."""
    return entry.paper in request.papers and request.covers(entry.component)
