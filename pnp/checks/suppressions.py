"""Findings → those that neither the kit nor a record suppresses, and those of unused suppressions."""

from collections.abc import Iterable, Iterator, Sequence

from pnp.checks.catalogue import RULES
from pnp.checks.section_waivers import section_waivers
from pnp.checks.selection import Selection, problem_with
from pnp.checks.unused_waiver import CODE, SEVERITY
from pnp.findings import Finding, Related, Span
from pnp.load.suggest import did_you_mean
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.texts import RulesText
from pnp.model.walk import records
from pnp.values import dataclass


def apply_suppressions(game: Game, findings: Iterable[Finding], *, with_layout: bool = True) -> list[Finding]:
    """The findings that neither the kit nor their record suppresses, then a finding for each unused suppression.

    with_layout: whether faces and books were checked, too; if not, suppressions of what is only found there do not
    count as unused.
    """
    suppressions = list(_suppressions(game))
    selection = Selection(game.kit.checks.select)
    used: set[int] = set()
    left = []
    for finding in findings:
        if not selection.keeps(finding.code):
            continue
        matching = [index for index, suppression in enumerate(suppressions) if suppression.matches(finding)]
        used.update(matching)
        if not matching:
            left.append(finding)
    unused = [suppression for index, suppression in enumerate(suppressions) if index not in used]
    # The list of all codes needs an import of all checks, so it is only made for kits that need it.
    every = _unused(unused, with_layout, left) if unused else ()
    useless = [finding for finding in every if selection.keeps(finding.code)]
    unknown = _unknown_selectors(game) if game.kit.checks.select else ()
    return [*left, *useless, *unknown]


@dataclass(frozen=True, slots=True)
class _Suppression:
    """A code that is suppressed at some places or, without places, in the whole kit. at: where the kit says so.

    For a whole kit, ``code`` may also be the beginning of codes.
    """

    code: str
    at: Span
    places: tuple[Span, ...] = ()

    def matches(self, finding: Finding) -> bool:
        if not self.matching((finding.code,)):
            return False
        return not self.places or any(_contains(place, finding.span) for place in self.places)

    def meant(self, findings: Iterable[Finding]) -> Finding | None:
        """The first finding of its code that stands elsewhere and names one of its places."""
        for finding in findings:
            named = (related.span for related in finding.related) if finding.code == self.code else ()
            if any(_contains(place, span) for span in named for place in self.places):
                return finding
        return None

    def matching(self, codes: Iterable[str]) -> tuple[str, ...]:
        """Those of the codes that it suppresses."""
        if self.places:
            return tuple(code for code in codes if code == self.code)
        return tuple(code for code in codes if self.code and code.startswith(self.code))


def _suppressions(game: Game) -> Iterator[_Suppression]:
    for ignored in game.kit.checks.ignore:
        yield _Suppression(ignored.code, ignored.at("code"))
    for record in records(game):
        if isinstance(record, Named) and record.waive:
            places = tuple(_places(record))
            yield from (_Suppression(waiver.code, waiver.at("code"), places) for waiver in record.waive)
    for text in game.texts:
        yield from (_Suppression(code, at, (section,)) for code, at, section in section_waivers(text))


def _places(record: Named) -> Iterator[Span]:
    """All places of a record: its parts may come from a spreadsheet, a base kit or a rules text."""
    yield record.span
    if record.node:
        for entry in record.node.entries.values():
            yield from (entry.key.span, entry.value.span)
    if isinstance(record, RulesText):
        yield from (source.span(0, len(source.text)) for source in record.sources)


def _contains(outer: Span, inner: Span) -> bool:
    return (
        outer.file == inner.file
        and (outer.line, outer.column) <= (inner.line, inner.column)
        and (inner.line, inner.column) <= (outer.end_line, outer.end_column)
    )


def _unused(suppressions: Sequence[_Suppression], with_layout: bool, findings: Sequence[Finding]) -> Iterator[Finding]:
    """A finding for each suppression of nothing. findings: those that are left, one of which may be meant."""
    from pnp.checks.manual import all_codes

    codes = all_codes()
    for suppression in suppressions:
        matching = suppression.matching(codes)
        meant = suppression.meant(findings)
        related = (Related(meant.span, "the finding is here"),) if meant else ()
        if not matching:
            message = f"there is no check {suppression.code}"
            hint = did_you_mean(suppression.code, codes) or "pnp explain CODE shows what a code means"
        elif with_layout or all(code in RULES for code in matching):
            where = "here" if suppression.places else "in this kit"
            message = f"{suppression.code} finds nothing {where}, so there is nothing to silence"
            hint = "write the waiver where the finding is" if meant else "remove the waiver, or correct its code"
        else:
            continue
        yield Finding(code=CODE, severity=SEVERITY, message=message, span=suppression.at, hint=hint, related=related)


def _unknown_selectors(game: Game) -> Iterator[Finding]:
    """Selectors of a kit that match no code: without a finding, nothing would be checked, and silently."""
    from pnp.checks.manual import all_codes

    settings = game.kit.checks
    for index, selector in enumerate(settings.select):
        if wrong := problem_with(selector, all_codes()):
            message, hint = wrong
            yield Finding(code=CODE, severity=SEVERITY, message=message, span=settings.at(f"select.{index}"), hint=hint)
