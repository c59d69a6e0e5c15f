"""A siege: armies on the map, and what the rules let them do. Who decides is in ``players``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

from pnp.model.effects import Effect
from tools.siege.kit import ATTACKER, DAMAGED_FORT_HITS, DEFENDER, Cell, Kit

FORT, FLYER = "fortification", "flying-machine"
ENEMY: Final = {ATTACKER: DEFENDER, DEFENDER: ATTACKER}


@dataclass(frozen=True)
class Variant:
    """What may differ from the standard game: the numbers of the goals, and units and inventions more or less."""

    squares: int | None = None
    losses: int | None = None
    inventions: int = 0
    garrison_inventions: int = 0
    forts: int = 0


@dataclass(eq=False)
class Piece:
    """A unit on the map. cargo: what it carries. waits: captured, and idle until its new owner’s next turn."""

    side: str
    kind: str
    cell: Cell
    hits: int
    cargo: list[Piece] = field(default_factory=list)
    waits: bool = False


@dataclass
class Siege:
    """The state of a game."""

    kit: Kit
    random: Random
    variant: Variant
    pieces: list[Piece] = field(default_factory=list)
    bridges: dict[Cell, int] = field(default_factory=dict)
    mines: frozenset[Cell] = frozenset()
    effects: dict[str, list[Effect]] = field(default_factory=dict)
    hands: dict[str, list[str]] = field(default_factory=lambda: {ATTACKER: [], DEFENDER: []})
    deck: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    losses: int = 0
    turn: int = 0
    attacks: int = 0
    cache: dict[tuple[str, ...], int] = field(default_factory=dict)

    def of(self, side: str) -> list[Piece]:
        """The units of a side, without those aboard."""
        return [piece for piece in self.pieces if piece.side == side]

    def at(self, cell: Cell) -> list[Piece]:
        """The units in a square, without those aboard."""
        return [piece for piece in self.pieces if piece.cell == cell]

    def d10(self) -> int:
        """A roll."""
        return self.random.randint(1, 10)

    def bonus(self, side: str, kind: str, what: str, against: str = "", distance: int = 9) -> int:
        """What leader, city, inventions and the unit’s own rules add to one of its numbers."""
        key = (side, kind, what, against, str(min(distance, 2)))
        if key not in self.cache:
            self.cache[key] = sum(
                self._by(effect, kind, against, distance) for effect in self.effects[side] if effect.what == what
            )
        return self.cache[key]

    def _by(self, effect: Effect, kind: str, against: str, distance: int) -> int:
        """What an effect adds for a kind of unit against another, or against anything if that is empty."""
        if not self.kit.matches(effect.target, kind):
            return 0
        versus = effect.versus
        if versus is not None:
            near = {"adjacent": 1, "same-space": 0}.get(versus.where, distance)
            if versus.terrain or not against or near != distance or not self.kit.matches(versus, against):
                return 0
        return effect.by or 0

    def attacks_of(self, piece: Piece) -> int:
        """How many attacks a unit makes in a turn."""
        again = [effect for effect in self.effects[piece.side] if effect.do == "repeat"]
        return 1 + sum(self.kit.matches(effect.target, piece.kind) for effect in again)

    def most_hits(self, side: str, kind: str) -> int:
        """The hits of an undamaged unit."""
        return self.kit.stat(kind, "hits") + self.bonus(side, kind, "hits")

    def range(self, piece: Piece, against: str, cell: Cell | None = None) -> int:
        """How far a unit attacks a kind of target, from its square or another."""
        low = piece.kind == FORT and piece.hits <= DAMAGED_FORT_HITS
        base = int(self.kit.unit(FORT).effects[0].to) if low else self.kit.stat(piece.kind, "range")
        grounded = piece.kind == FORT or self.kit.land(piece.kind)
        hill = grounded and self.kit.terrain[cell or piece.cell] == "hill"
        return base + self.bonus(piece.side, piece.kind, "range", against) + hill * self.kit.change["hill"]

    def modifier(self, piece: Piece, target: Piece, distance: int) -> int:
        """What is added to an attack, without cards."""
        sheltered = self.kit.land(target.kind) and self.kit.terrain[target.cell] in ("village", "city")
        shelter = self.kit.change["village"] if sheltered else 0
        return self.bonus(piece.side, piece.kind, "attack", target.kind, distance) + shelter

    def chance(self, modifier: int) -> float:
        """The chance of a hit."""
        return min(10, max(0, 11 - self.kit.needed["attack"] + modifier)) / 10

    def is_covered(self, piece: Piece) -> bool:
        """Whether a land unit stands with a Fort, and cannot be attacked."""
        return self.kit.land(piece.kind) and any(other.kind == FORT for other in self.at(piece.cell))

    def is_alone(self, fort: Piece) -> bool:
        """Whether a Fort may be stormed."""
        return not any(other is not fort and other.kind != FLYER for other in self.at(fort.cell))

    # Moving.

    def closed(self, kind: str) -> frozenset[Cell]:
        """The squares that a kind cannot enter now: terrain, and mines, which every player goes around."""
        shut = self.kit.closed[kind]
        if self.kit.land(kind):
            gaps = {cell for cell in self.kit.of_terrain("bridge") if cell not in self.bridges}
            shut = (shut | gaps) - self.bridges.keys()
        return shut if kind in (FLYER, "engineers") else shut | self.mines

    def reach(self, piece: Piece, start: Cell) -> set[Cell]:
        """Where a unit may end its move."""
        move = self.kit.stat(piece.kind, "move") + self.bonus(piece.side, piece.kind, "move")
        shut = self.closed(piece.kind)
        if piece.kind == FLYER:
            above = {other.cell for other in self.pieces if other.kind == FLYER and other is not piece}
            return {cell for cell, steps in self.kit.around[start] if steps <= move} - shut - above
        enemies = {other.cell for other in self.of(ENEMY[piece.side]) if other.kind != FLYER}
        ends = set(self._walk(piece, start, move, shut | enemies))
        return {cell for cell in ends if cell == start or self.has_room(piece, cell)} - {start} | {piece.cell}

    def _walk(self, piece: Piece, start: Cell, move: int, shut: frozenset[Cell]) -> Iterator[Cell]:
        """The squares within a move; forest and road change its length, a swamp ends it, closed corners stop it."""
        land, terrain, corners = self.kit.land(piece.kind), self.kit.terrain, self.kit.closed[piece.kind]
        seen = {(start, False, False)}
        wave = [(start, False, False)]
        for steps in range(1, move + 2):
            following = []
            for cell, forest, road in wave:
                for other in self.kit.neighbors[cell]:
                    if other in shut or {(cell[0], other[1]), (other[0], cell[1])} <= corners:
                        continue
                    woods = forest or (land and "forest" in (terrain[cell], terrain[other]))
                    along = road or (land and frozenset((cell, other)) in self.kit.road)
                    state = (other, woods, along)
                    limit = max(1, move + woods * self.kit.change["forest"] + along * self.kit.change["road"])
                    if state in seen or (steps > limit and (along or steps > limit + 1)):
                        continue
                    seen.add(state)
                    if steps <= limit:
                        yield other
                    if not (land and terrain[other] == "swamp"):
                        following.append(state)
            wave = following

    def has_room(self, piece: Piece, cell: Cell) -> bool:
        """Whether a unit of land or sea may stand in a square beside what is there."""
        others = [other for other in self.at(cell) if other is not piece and other.kind != FLYER]
        return not others or (self.kit.land(piece.kind) and all(other.kind == FORT for other in others))

    # Attacking.

    def hit(self, piece: Piece, target: Piece, distance: int) -> None:
        """What a successful attack does: a capture roll if there is one, else a hit less."""
        ships = "ship" in self.kit.classes[piece.kind] and "ship" in self.kit.classes[target.kind]
        storm = piece.kind == "infantry" and target.kind == FORT and self.is_alone(target)
        if distance == 1 and ships:
            boarders = any(unit.kind == "infantry" for unit in piece.cargo)
            defenders = any(unit.kind == "infantry" for unit in target.cargo)
            modifier = boarders * self.kit.modifier("boarding", "boarders")
            modifier += defenders * self.kit.modifier("boarding", "defenders")
            if self.d10() + modifier >= self.kit.needed["boarding"]:
                return self.capture(target, piece.side)
        if distance == 1 and storm:
            near = any(
                unit.kind == "engineers" and unit.cell in self.kit.neighbors[target.cell]
                for unit in self.of(piece.side)
            )
            if self.d10() + near * self.kit.modifier("storming", "sappers") >= self.kit.needed["storming"]:
                return self.capture(target, piece.side)
        target.hits -= 1
        if target.hits <= 0:
            self.destroy(target)
        return None

    def capture(self, target: Piece, side: str) -> None:
        """A unit changes sides; its cargo is lost."""
        if target.side == ATTACKER:
            self.losses += len(target.cargo)
        target.cargo = []
        target.side, target.waits = side, True
        target.hits = min(target.hits, self.most_hits(side, target.kind))

    def destroy(self, piece: Piece) -> None:
        """A unit leaves the map with everybody aboard."""
        self.pieces.remove(piece)
        if piece.side == ATTACKER:
            self.losses += 1 + len(piece.cargo)

    def hit_bridge(self, cell: Cell) -> None:
        """A bridge loses a hit; at none, whoever stands on it is lost."""
        self.bridges[cell] -= 1
        if not self.bridges[cell]:
            del self.bridges[cell]
            for piece in self.at(cell):
                if piece.kind != FLYER:
                    self.destroy(piece)

    # Cards.

    def draw(self, side: str, count: int) -> None:
        """Take cards from the deck, which the discards renew."""
        for _ in range(count):
            if not self.deck:
                self.deck, self.discards = self.discards, []
                self.random.shuffle(self.deck)
            if self.deck:
                self.hands[side].append(self.deck.pop())

    def discard(self, side: str, card: str) -> None:
        """Lay a card on the discards."""
        self.hands[side].remove(card)
        self.discards.append(card)

    def strengthening(self, piece: Piece, target: Piece, distance: int) -> tuple[int, str]:
        """The most that a card of the hand adds to an attack, and the card."""
        found = [
            (self._by(effect, piece.kind, target.kind, distance), card)
            for card in self.hands[piece.side]
            for effect in self.kit.cards[card]
            if (effect.do, effect.what) == ("modify", "attack")
        ]
        return max((add, card) for add, card in [*found, (0, "")] if add or not card)

    def answer(self, piece: Piece, target: Piece, distance: int) -> str:
        """A card of the target’s side that cancels the attack, or nothing."""
        for card in self.hands[target.side]:
            for effect in self.kit.cards[card]:
                if (effect.do, effect.what) != ("cancel", "attack") or not self.kit.matches(effect.versus, target.kind):
                    continue
                if effect.target is None or (effect.target.where == "adjacent" and distance != 1):
                    continue
                if self.kit.matches(effect.target, piece.kind):
                    return card
        return ""

    def occupied(self) -> int:
        """City squares that the attacker occupies."""
        count = 0
        for cell in self.kit.city_squares:
            sides = {piece.side for piece in self.at(cell) if piece.kind == FORT or self.kit.land(piece.kind)}
            count += sides == {ATTACKER}
        return count
