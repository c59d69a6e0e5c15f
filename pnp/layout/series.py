"""List the faces that a component prints: their ids, names for the layout, and copies."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product
from math import prod
from typing import Any

from pnp.findings import Finding, Related, Span
from pnp.layout import codes
from pnp.load.codes import TOO_MUCH_WORK
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean, one_of
from pnp.model.components import Component
from pnp.model.decks import Deck
from pnp.model.expression_syntax import ExpressionError
from pnp.model.expressions import Steps, StepsError, parsed
from pnp.model.game import SETS, Game
from pnp.model.names import Named
from pnp.model.paths import Names, follow
from pnp.model.quantities import Quantity, number_of
from pnp.nodes import Record, Scalar
from pnp.values import dataclass

# More than any spreadsheet of cards has; a larger number is a typing error, and would fill the memory.
MOST_PIECES = 20_000
# A component of several sets prints every combination of their records for which ``where:`` holds.
MOST_COMBINATIONS = 200_000
# The name by which a layout knows which of the faces of a piece it draws; 1 where a component has no ``variants:``.
VARIANT = "variant"
# Of the expressions of a component together.
MOST_STEPS = 1_500_000
# So many records are looked at for what a condition that holds for none of them may have meant.
_MOST_TRIED = 1_000


@dataclass(frozen=True, slots=True, kw_only=True)
class SeriesEntry:
    """What one face of a series shows. names: for the layout. record: that which the id is taken from.

    part: of the component, that which draws it; the component itself if it has no parts.
    """

    id: str
    names: Mapping[str, Any]
    copies: int
    record: Record
    part: Component

    @property
    def span(self) -> Span:
        """Where the record is written."""
        return self.record.span


def series(component: Component, game: Game) -> tuple[list[SeriesEntry], list[Finding]]:
    """Every face that a component prints, in the order of the kit, with findings."""
    entries: list[SeriesEntry] = []
    findings: list[Finding] = []
    ids: set[str] = set()
    for part in component.printing:
        builder = _SeriesBuilder(part, game, ids, sum(entry.copies for entry in entries))
        entries += builder.entries()
        findings += builder.findings
    return entries, findings


class _SeriesBuilder:
    """Lists the series of a component, or of a part of one.

    ids, before: those of the parts before it, and how many pieces they have.
    """

    def __init__(self, component: Component, game: Game, ids: set[str], before: int) -> None:
        self.component, self.game, self.ids, self.before = component, game, ids, before
        self.findings: list[Finding] = []
        self.messages: set[str] = set()
        # The names for which the condition was asked, for what it never finds.
        self.tried: list[Mapping[str, Any]] = []
        self.steps = Steps(MOST_STEPS)

    def entries(self) -> Iterator[SeriesEntry]:
        """Every face with its copies, up to the maximum. Records have their ids before variants take any."""
        pieces: list[SeriesEntry] = []
        try:
            pieces.extend(self._bounded())
        except StepsError:
            hint = "write shorter expressions for where: and copies:, or divide the component"
            self._report(
                "the expressions of this component take too long together", self.component.span, TOO_MUCH_WORK, hint
            )
        for piece in pieces:
            yield from self._variants(piece)

    def _bounded(self) -> Iterator[SeriesEntry]:
        pieces = 0
        for entry in self._combined():
            if entry.copies < 0:
                self._report(f"{entry.copies} copies of {entry.id!r} cannot be printed", entry.span, codes.PIECES)
            elif self.before + pieces + entry.copies > MOST_PIECES:
                hint = "correct the number of copies, or divide the component"
                message = f"{self.component.id!r} has more than {MOST_PIECES:,} pieces"
                span = entry.span if self.component.copies is None else self.component.at("copies")
                self._report(message, span, codes.PIECES, hint)
                return
            elif entry.copies:
                pieces += entry.copies
                yield self._with_unique_id(entry)
        if not pieces and not self.findings:
            hint = self._never_true() or "remove the component, or correct its of:, where: or numbers of copies"
            self._report(f"{self.component.id!r} has no pieces at all", self.component.span, codes.PIECES, hint)

    def _never_true(self) -> str:
        """Which comparison of ``where:`` holds for no record, and the values that there are."""
        values: dict[str, dict[str, None]] = {}
        for path, text in parsed(self.component.where).compared() if self.component.where else ():
            if path not in values:
                found = (follow(Names(self.game, names), path) for names in self.tried)
                values[path] = dict.fromkeys(value for value in found if isinstance(value, str) and value)
            if text not in values[path]:
                hint = did_you_mean(text, values[path]) or one_of(values[path]).replace("one of", "there is", 1)
                return f"{path} is never {text!r}: {hint}" if values[path] else ""
        return ""

    def _with_unique_id(self, entry: SeriesEntry) -> SeriesEntry:
        """An entry with a unique id: joined ids of records of several sets may be equal."""
        unique_id = free_name(entry.id, self.ids)
        self.ids.add(unique_id)
        return entry if unique_id == entry.id else replace(entry, id=unique_id)

    def _variants(self, entry: SeriesEntry) -> Iterator[SeriesEntry]:
        """The faces among which the copies of a piece are divided, as evenly as can be; the first has its id."""
        count = min(self.component.variants, entry.copies)
        if count == 1:
            yield entry
            return
        share, rest = divmod(entry.copies, count)
        for number in range(1, count + 1):
            face = replace(entry, names={**entry.names, VARIANT: number}, copies=share + (number <= rest))
            yield face if number == 1 else self._with_unique_id(face)

    def _combined(self) -> Iterator[SeriesEntry]:
        """Every combination of the records of the paths for which the condition holds."""
        component = self.component
        parts = [list(self._of(path, index)) for index, path in enumerate(component.of)]
        parts += self._per()
        if prod(map(len, parts)) > MOST_COMBINATIONS:
            message = f"{component.id!r} shows more than {MOST_COMBINATIONS:,} combinations of records"
            self._report(message, component.at("of"), codes.PIECES, "name fewer sets in of:")
            return
        for combination in product(*parts):
            names: dict[str, Any] = dict(component.values)
            for entry in combination:
                names |= entry.names
            if component.where and not self._holds(names, combination):
                continue
            copies = prod(entry.copies for entry in combination)
            yield SeriesEntry(
                id="-".join(entry.id for entry in combination) or component.id,
                names=names,
                copies=self._copies(component.copies, names, copies, component),
                record=combination[0].record if combination else component,
                part=component,
            )

    def _per(self) -> list[list[SeriesEntry]]:
        """An entry for each player, side or army, if the component is printed for each."""
        if self.component.per == "side":
            return [[self._entry(side, {"side": side}) for side in self.game.sides]]
        if self.component.per == "army":
            sided = [(army, self.game.sides.find(army.side)) for army in self.game.armies]
            return [
                [self._entry(army, {"army": army, "side": side} if side else {"army": army}) for army, side in sided]
            ]
        if self.component.per == "player":
            component = self.component
            numbers = range(1, min(self.game.kit.players.most, 12) + 1)
            return [
                [
                    SeriesEntry(id=f"p{number}", names={"player": number}, copies=1, record=component, part=component)
                    for number in numbers
                ]
            ]
        return []

    def _of(self, path: str, index: int) -> Iterator[SeriesEntry]:
        """The entries of one path of ``of:``."""
        set_name, _, record_id = path.partition(".")
        if set_name == "armies":
            yield from self._musters(record_id, path, index)
        elif set_name in ("decks", "tables") and (record_id or set_name == "decks"):
            for owner in self._chosen(set_name, record_id, path, index):
                yield from self._inside(owner)
        elif set_name == "sets" and record_id:
            yield from self._records(record_id, "", path, index)
        else:
            yield from self._records(set_name, record_id, path, index)

    def _musters(self, army: str, path: str, index: int) -> Iterator[SeriesEntry]:
        if army and self.game.armies.find(army) is None:
            self._unknown(path, index, did_you_mean(army, self.game.armies.ids))
        for muster in self.game.musters(army):
            names = {"unit": muster.unit, "side": muster.side, "army": muster.army, "muster": muster}
            spare = muster.army.spare.get(muster.unit.id)
            extra = self._copies(spare, names, 0, muster.army) if spare else 0
            yield SeriesEntry(
                id=muster.id, names=names, copies=muster.count + extra, record=muster.unit, part=self.component
            )

    def _chosen(self, set_name: str, record_id: str, path: str, index: int) -> Iterable[Any]:
        record_set = self.game.set_named(set_name)
        if record_set is None or not record_id:
            return record_set or ()
        record = record_set.find(record_id)
        if record is None:
            self._unknown(path, index, did_you_mean(record_id, record_set.ids))
        return () if record is None else (record,)

    def _inside(self, owner: Any) -> Iterator[SeriesEntry]:
        """The cards of a deck, or the rows of a dice table."""
        if isinstance(owner, Deck):
            times = self.game.kit.players.most if owner.per_player else 1
            for card in owner.cards:
                names = {"card": card, "deck": owner}
                yield SeriesEntry(id=card.id, names=names, copies=card.copies * times, record=card, part=self.component)
            return
        for number, row in enumerate(owner.rows, 1):
            yield SeriesEntry(
                id=row.id or f"row-{number}",
                names={"row": row, "table": owner},
                copies=1,
                record=row,
                part=self.component,
            )

    def _records(self, set_name: str, record_id: str, path: str, index: int) -> Iterator[SeriesEntry]:
        record_set = self.game.set_named(set_name)
        if record_set is None:
            known = [*SETS, *self.game.sets.ids]
            owner = next((name for name in ("decks", "tables") if getattr(self.game, name).find(set_name)), "")
            self._unknown(path, index, f"write {owner}.{set_name}" if owner else did_you_mean(set_name, known))
            return
        custom = self.game.sets.find(set_name)
        single = SETS[set_name][1] if set_name in SETS else custom.one if custom else "record"
        chosen = record_set if not record_id else self._chosen(set_name, record_id, path, index)
        for record in chosen:
            names = {single.replace("-", "_"): record}
            if custom:
                names["set"] = custom
            supply = getattr(record, "supply", None) or getattr(record, "copies", None)
            copies = self._copies(supply, names, 1, record) if isinstance(supply, Quantity) else supply
            yield self._entry(record, names, 1 if copies is None else copies)

    def _entry(self, record: Named, names: Mapping[str, Any], copies: int = 1) -> SeriesEntry:
        return SeriesEntry(id=record.id, names=names, copies=copies, record=record, part=self.component)

    def _holds(self, names: Mapping[str, Any], combination: Sequence[SeriesEntry]) -> bool:
        if len(self.tried) < _MOST_TRIED:
            self.tried.append(names)
        try:
            return bool(parsed(self.component.where).value(Names(self.game, names), self.steps))
        except StepsError:
            raise
        except ExpressionError as error:
            hint = error.hint or (did_you_mean(error.wanted, error.known) if error.wanted else "")
            shown = "-".join(entry.id for entry in combination)
            record = combination[0].span if combination else self.component.span
            related = (Related(record, f"for {shown}"),) if error.wanted or "empty" in str(error) else ()
            self._report(str(error), self._where(error.offset), hint=hint, related=related)
            return True

    def _where(self, offset: int) -> Span:
        """A place in ``where:``."""
        written = self.component.entry("where")
        value = written.value if written else None
        return value.place(offset) if isinstance(value, Scalar) and offset else self.component.at("where")

    def _copies(self, quantity: Quantity | None, names: Mapping[str, Any], otherwise: int, record: Record) -> int:
        if quantity is None:
            return otherwise
        try:
            return number_of(quantity, Names(self.game, names), self.steps)
        except StepsError:
            raise
        except ExpressionError as error:
            key = "supply" if hasattr(record, "supply") else "spare" if hasattr(record, "spare") else "copies"
            self._report(str(error), record.at(key))
            return max(otherwise, 1)

    def _unknown(self, path: str, index: int, hint: str) -> None:
        span = self.component.at(f"of.{index}")
        self.findings.append(problem(codes.UNKNOWN_RECORDS, f"there are no records {path!r}", span, hint))

    def _report(
        self,
        message: str,
        span: Span,
        code: str = codes.WRONG_VALUE,
        hint: str = "",
        related: tuple[Related, ...] = (),
    ) -> None:
        """Report a finding, each message once."""
        if message not in self.messages:
            self.messages.add(message)
            self.findings.append(problem(code, message, span, hint, related))


def free_name(name: str, taken: Collection[str]) -> str:
    """The name, or, if it is taken, ``name-2``, ``name-3`` and so on."""
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name}-{number}"
    return free
