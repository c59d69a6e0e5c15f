"""Components → the series of records that they print: names for the layout, copies, ids."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import product
from math import prod
from typing import Any

from pnp.findings import Finding, Span
from pnp.layout import codes
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean
from pnp.model.components import Component
from pnp.model.decks import Deck
from pnp.model.expressions import Expression, ExpressionError
from pnp.model.game import SETS, Game
from pnp.model.names import Named
from pnp.model.paths import Names
from pnp.model.quantities import Quantity, number_of
from pnp.nodes import Record
from pnp.values import dataclass

# So many a spreadsheet of cards may have; more is a slip of the pen, and would fill the memory.
MOST_PIECES = 20_000
# A component of several sets shows every combination of their records; `where:` picks some.
MOST_COMBINATIONS = 200_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Showing:
    """What one face of a series shows. names: for the layout. record: that which gives it its name."""

    id: str
    names: Mapping[str, Any]
    copies: int
    record: Record

    @property
    def span(self) -> Span:
        """Where the record is written."""
        return self.record.span


def series(component: Component, game: Game) -> tuple[list[Showing], list[Finding]]:
    """Every face that a component prints, in the order of the kit, with what is wrong about it."""
    work = _Series(component, game)
    return list(work.showings()), work.findings


class _Series:
    """One component's series while it is made."""

    def __init__(self, component: Component, game: Game) -> None:
        self.component, self.game = component, game
        self.findings: list[Finding] = []
        self.told: set[str] = set()
        self.taken: set[str] = set()

    def showings(self) -> Iterator[Showing]:
        """Every face with its copies, as long as there are not too many."""
        pieces = 0
        for one in self._combined():
            if one.copies < 0:
                self._wrong(f"{one.copies} copies of {one.id!r} cannot be printed", one.span, codes.PIECES)
            elif pieces + one.copies > MOST_PIECES:
                hint = "mend the number of copies, or divide the component"
                message = f"{self.component.id!r} has more than {MOST_PIECES:,} pieces"
                span = one.span if self.component.copies is None else self.component.at("copies")
                self._wrong(message, span, codes.PIECES, hint)
                return
            elif one.copies:
                pieces += one.copies
                yield self._named(one)
        if not pieces and not self.findings:
            hint = "take the component out, or mend its of:, where: or numbers of copies"
            self._wrong(f"{self.component.id!r} has no pieces at all", self.component.span, codes.PIECES, hint)

    def _named(self, one: Showing) -> Showing:
        """A showing under a name of its own: ids of several sets, put together, may come out the same."""
        name = free_name(one.id, self.taken)
        self.taken.add(name)
        return one if name == one.id else replace(one, id=name)

    def _combined(self) -> Iterator[Showing]:
        """Every combination of the records of each path that fulfils the condition."""
        component = self.component
        parts = [list(self._of(path, index)) for index, path in enumerate(component.of)]
        parts += self._per()
        if prod(map(len, parts)) > MOST_COMBINATIONS:
            message = f"{component.id!r} shows more than {MOST_COMBINATIONS:,} combinations of records"
            self._wrong(message, component.at("of"), codes.PIECES, "name fewer sets in of:")
            return
        for combined in product(*parts):
            names: dict[str, Any] = dict(component.values)
            for one in combined:
                names |= one.names
            first = combined[0] if combined else None
            copies = 1
            for one in combined:
                copies *= one.copies
            ids = "-".join(one.id for one in combined) or component.id
            record = first.record if first else component
            if component.where and not self._holds(names):
                continue
            copies = self._copies(component.copies, names, copies, component)
            yield Showing(id=ids, names=names, copies=copies, record=record)

    def _per(self) -> list[list[Showing]]:
        """Once for each player, side or army, if the component says so."""
        if self.component.per == "side":
            return [[_showing(side, {"side": side}) for side in self.game.sides]]
        if self.component.per == "army":
            sided = [(army, self.game.sides.find(army.side)) for army in self.game.armies]
            return [[_showing(army, {"army": army, "side": side} if side else {"army": army}) for army, side in sided]]
        if self.component.per == "player":
            players = min(self.game.kit.players.most, 12)
            numbers = range(1, players + 1)
            return [[Showing(id=f"p{one}", names={"player": one}, copies=1, record=self.component) for one in numbers]]
        return []

    def _of(self, path: str, index: int) -> Iterator[Showing]:
        """The showings of one path of ``of:``."""
        head, _, rest = path.partition(".")
        if head == "armies":
            yield from self._musters(rest, path, index)
        elif head in ("decks", "tables") and (rest or head == "decks"):
            for owner in self._chosen(head, rest, path, index):
                yield from self._inside(owner)
        elif head == "sets" and rest:
            yield from self._records(rest, "", path, index)
        else:
            yield from self._records(head, rest, path, index)

    def _musters(self, army: str, path: str, index: int) -> Iterator[Showing]:
        if army and self.game.armies.find(army) is None:
            self._unknown(path, index, did_you_mean(army, self.game.armies.ids))
        for one in self.game.musters(army):
            names = {"unit": one.unit, "side": one.side, "army": one.army, "muster": one}
            spare = one.army.spare.get(one.unit.id)
            extra = self._copies(spare, names, 0, one.army) if spare else 0
            yield Showing(id=one.id, names=names, copies=one.count + extra, record=one.unit)

    def _chosen(self, head: str, rest: str, path: str, index: int) -> Iterable[Any]:
        found = self.game.set_named(head)
        if found is None or not rest:
            return found or ()
        one = found.find(rest)
        if one is None:
            self._unknown(path, index, did_you_mean(rest, found.ids))
        return () if one is None else (one,)

    def _inside(self, owner: Any) -> Iterator[Showing]:
        """The cards of a deck, the rows of a dice table."""
        if isinstance(owner, Deck):
            times = self.game.kit.players.most if owner.per_player else 1
            for card in owner.cards:
                names = {"card": card, "deck": owner}
                yield Showing(id=card.id, names=names, copies=card.copies * times, record=card)
            return
        for number, row in enumerate(owner.rows, 1):
            yield Showing(id=row.id or f"row-{number}", names={"row": row, "table": owner}, copies=1, record=row)

    def _records(self, head: str, rest: str, path: str, index: int) -> Iterator[Showing]:
        found = self.game.set_named(head)
        if found is None:
            known = [*SETS, *self.game.sets.ids]
            self._unknown(path, index, did_you_mean(head, known))
            return
        custom = self.game.sets.find(head)
        single = SETS[head][1] if head in SETS else custom.one if custom else "record"
        chosen = found if not rest else self._chosen(head, rest, path, index)
        for record in chosen:
            names = {single.replace("-", "_"): record}
            if custom:
                names["set"] = custom
            supply = getattr(record, "supply", None) or getattr(record, "copies", None)
            copies = self._copies(supply, names, 1, record) if isinstance(supply, Quantity) else supply
            yield _showing(record, names, 1 if copies is None else copies)

    def _holds(self, names: Mapping[str, Any]) -> bool:
        try:
            return bool(Expression(self.component.where).value(Names(self.game, names)))
        except ExpressionError as error:
            self._wrong(str(error), self.component.at("where"))
            return True

    def _copies(self, quantity: Quantity | None, names: Mapping[str, Any], otherwise: int, record: Record) -> int:
        if quantity is None:
            return otherwise
        try:
            return number_of(quantity, Names(self.game, names))
        except ExpressionError as error:
            key = "supply" if hasattr(record, "supply") else "spare" if hasattr(record, "spare") else "copies"
            self._wrong(str(error), record.at(key))
            return max(otherwise, 1)

    def _unknown(self, path: str, index: int, hint: str) -> None:
        span = self.component.at(f"of.{index}")
        self.findings.append(problem(codes.UNKNOWN_RECORDS, f"there are no records {path!r}", span, hint))

    def _wrong(self, message: str, span: Span, code: str = codes.WRONG_VALUE, hint: str = "") -> None:
        if message not in self.told:
            self.told.add(message)
            self.findings.append(problem(code, message, span, hint))


def free_name(name: str, taken: Collection[str]) -> str:
    """A name that is not taken: the name itself, else ``name-2``, ``name-3``."""
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name}-{number}"
    return free


def _showing(record: Named, names: Mapping[str, Any], copies: int = 1) -> Showing:
    return Showing(id=record.id, names=names, copies=copies, record=record)
