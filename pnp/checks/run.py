"""A game → everything that its checks find, less what the kit has waived with a reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pnp.checks.check import Check
from pnp.checks.manual import all_codes
from pnp.checks.printed.material import Material
from pnp.checks.registry import GAME_CHECKS, PRINT_CHECKS
from pnp.checks.waivers import CODE, SEVERITY
from pnp.findings import Finding, Span
from pnp.load.suggest import did_you_mean
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.texts import RulesText
from pnp.model.walk import records
from pnp.values import dataclass


def check_game(game: Game, checks: Iterable[Check] = GAME_CHECKS) -> list[Finding]:
    """Run every check of the game's own rules."""
    return [finding for check in checks for finding in check.findings(game)]


def check_print(game: Game, material: Material, checks: Iterable[Check] = PRINT_CHECKS) -> list[Finding]:
    """Run every check of what is printed."""
    return [finding for check in checks for finding in check.findings(game, material)]


def not_waived(game: Game, findings: Iterable[Finding], *, with_layout: bool = True) -> list[Finding]:
    """The findings that neither the kit nor the record they stand in has waived, and the waivers without use.

    with_layout: whether the faces and books were looked at, too; if not, a waiver of what can only be found there
    is not called useless.
    """
    silencers = list(_silencers(game))
    used: set[int] = set()
    left = []
    for finding in findings:
        silent = [index for index, one in enumerate(silencers) if one.silences(finding)]
        used.update(silent)
        if not silent:
            left.append(finding)
    unused = [one for index, one in enumerate(silencers) if index not in used]
    return [*left, *_useless(unused, with_layout)]


@dataclass(frozen=True, slots=True)
class _Silencer:
    """A code that is silenced at some places, or (without places) in the whole kit. at: where the kit says so."""

    code: str
    at: Span
    places: tuple[Span, ...] = ()

    def silences(self, finding: Finding) -> bool:
        if finding.code != self.code:
            return False
        return not self.places or any(_contains(place, finding.span) for place in self.places)


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
    codes = all_codes()
    found_without_layout = {check.code for check in GAME_CHECKS}
    for one in unused:
        if one.code not in codes:
            message = f"there is no check {one.code}"
            hint = did_you_mean(one.code, codes) or "pnp explain CODE shows what a code means"
        elif one.code in found_without_layout or with_layout:
            where = "here" if one.places else "in this kit"
            message = f"{one.code} finds nothing {where}, so there is nothing to silence"
            hint = "take the waiver out, or mend its code"
        else:
            continue
        yield Finding(code=CODE, severity=SEVERITY, message=message, span=one.at, hint=hint)
