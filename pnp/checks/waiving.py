"""Findings → those that neither the kit nor a record has waived with a reason, and the waivers without use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pnp.checks.catalogue import RULES
from pnp.checks.selection import Selection, problem_with
from pnp.checks.waivers import CODE, SEVERITY
from pnp.findings import Finding, Span
from pnp.load.suggest import did_you_mean
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.texts import RulesText
from pnp.model.walk import records
from pnp.values import dataclass


def not_waived(game: Game, findings: Iterable[Finding], *, with_layout: bool = True) -> list[Finding]:
    """The findings that neither the kit nor the record they stand in has waived, and the waivers without use.

    with_layout: whether the faces and books were looked at, too; if not, a waiver of what can only be found there
    is not called useless.
    """
    silencers = list(_silencers(game))
    selection = Selection(game.kit.checks.select)
    used: set[int] = set()
    left = []
    for finding in findings:
        if not selection.keeps(finding.code):
            continue
        silent = [index for index, one in enumerate(silencers) if one.silences(finding)]
        used.update(silent)
        if not silent:
            left.append(finding)
    unused = [one for index, one in enumerate(silencers) if index not in used]
    # What codes there are is only known when all checks have been imported, which few kits need.
    useless = [finding for finding in _useless(unused, with_layout) if selection.keeps(finding.code)] if unused else []
    unknown = _unknown_selectors(game) if game.kit.checks.select else ()
    return [*left, *useless, *unknown]


@dataclass(frozen=True, slots=True)
class _Silencer:
    """A code that is silenced at some places, or (without places) in the whole kit. at: where the kit says so.

    A whole kit may also silence what begins with the code.
    """

    code: str
    at: Span
    places: tuple[Span, ...] = ()

    def silences(self, finding: Finding) -> bool:
        if not self.meant((finding.code,)):
            return False
        return not self.places or any(_contains(place, finding.span) for place in self.places)

    def meant(self, codes: Iterable[str]) -> tuple[str, ...]:
        """Those of the codes that it speaks of."""
        if self.places:
            return tuple(code for code in codes if code == self.code)
        return tuple(code for code in codes if self.code and code.startswith(self.code))


def _silencers(game: Game) -> Iterator[_Silencer]:
    for ignored in game.kit.checks.ignore:
        yield _Silencer(ignored.code, ignored.at("code"))
    for record in records(game):
        if isinstance(record, Named) and record.waive:
            places = tuple(_places(record))
            yield from (_Silencer(waiver.code, waiver.at("code"), places) for waiver in record.waive)


def _places(record: Named) -> Iterator[Span]:
    """Everywhere that a record stands: its parts may come from a spreadsheet, a base kit or a rules text."""
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


def _useless(unused: Sequence[_Silencer], with_layout: bool) -> Iterator[Finding]:
    from pnp.checks.manual import all_codes

    codes = all_codes()
    for silencer in unused:
        meant = silencer.meant(codes)
        if not meant:
            message = f"there is no check {silencer.code}"
            hint = did_you_mean(silencer.code, codes) or "pnp explain CODE shows what a code means"
        elif with_layout or all(code in RULES for code in meant):
            where = "here" if silencer.places else "in this kit"
            message = f"{silencer.code} finds nothing {where}, so there is nothing to silence"
            hint = "take the waiver out, or mend its code"
        else:
            continue
        yield Finding(code=CODE, severity=SEVERITY, message=message, span=silencer.at, hint=hint)


def _unknown_selectors(game: Game) -> Iterator[Finding]:
    """What a kit selects and no code begins with: then nothing would be looked for, without a word."""
    from pnp.checks.manual import all_codes

    settings = game.kit.checks
    for index, selector in enumerate(settings.select):
        if wrong := problem_with(selector, all_codes()):
            message, hint = wrong
            yield Finding(code=CODE, severity=SEVERITY, message=message, span=settings.at(f"select.{index}"), hint=hint)
