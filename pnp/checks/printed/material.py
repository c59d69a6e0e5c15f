"""What checks of printed things read: the palette, the reports of layout, and signatures to compare pieces by."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field
from typing import TypeVar

from pnp.checks.api import Problem, Related, Span
from pnp.checks.printed.signatures import PieceSignature
from pnp.layout.drawing.reports import ContrastSample, Report
from pnp.model.texts import Icon
from pnp.palette import Palette
from pnp.values import dataclass

R = TypeVar("R", bound=Report)


def in_words(report: Report, message: str, hint: str, *, cause: str = "") -> Problem:
    """A problem with a text, at the text, with the element that shows it."""
    related = (Related(report.element_span, "the element"),) if report.element else ()
    return Problem(message=message, span=report.text_span, hint=hint, related=related, cause=cause)


def in_layout(report: Report, message: str, hint: str, *related: Related) -> Problem:
    """A problem with an element of a layout, at the element, with the face that shows it."""
    return Problem(
        message=message, span=report.element_span, hint=hint, related=(Related(report.text_span, "the face"), *related)
    )


@dataclass(frozen=True, slots=True)
class Material:
    """The palette of the kit, the reports on its faces in the order of the kit, and what is printed.

    on_frames: samples of text on boards, sheets and pages, which are not elements of layouts. span_of: where the
    record of a piece is written, by the id of the piece. icons: by their ids. is_all: whether all components
    were looked at.
    """

    palette: Palette
    reports: tuple[Report, ...]
    pieces: tuple[PieceSignature, ...] = ()
    on_frames: tuple[ContrastSample, ...] = ()
    span_of: Callable[[str], Span | None] = lambda piece: None
    icons: Mapping[str, Icon] = field(default_factory=dict)
    is_all: bool = True

    def worst(
        self,
        kind: type[R],
        badness: Callable[[R], float],
        subject: Callable[[R], object] = lambda report: report.element_span,
    ) -> Iterable[R]:
        """The worst report of one kind for each element of a layout or other subject; of equally bad ones the first."""
        worst: dict[object, R] = {}
        for report in self.of(kind):
            before = worst.get(subject(report))
            if before is None or badness(report) > badness(before):
                worst[subject(report)] = report
        return worst.values()

    def of(self, kind: type[R]) -> Iterator[R]:
        """The reports of one kind."""
        for report in self.reports:
            if isinstance(report, kind):
                yield report


def worst_of_pairs(
    reports: Iterable[R], other: Callable[[R], Span], badness: Callable[[R], float]
) -> Iterator[tuple[R, str]]:
    """The worst report for each two elements, with words that say on how many more faces it is so."""
    pairs: dict[tuple[Span, Span], list[R]] = {}
    for report in reports:
        pairs.setdefault((report.element_span, other(report)), []).append(report)
    for same in pairs.values():
        more = len({report.face for report in same}) - 1
        faces = f" and {more} more {'face' if more == 1 else 'faces'}" if more else ""
        yield max(same, key=badness), faces
