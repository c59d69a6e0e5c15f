"""Simple players: every unit goes where it can do most for its goal, and attacks what is worth most."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from pnp.model.paths import Names
from pnp.model.quantities import number_of
from tools.siege.game import ENEMY, FLYER, FORT, Piece, Siege
from tools.siege.kit import ATTACKER, DEFENDER, Cell

# Worth of a step toward the goal, of a square of the city that one may stand in, and of a hit that is to be feared,
# for a wholly timid player.
_STEP: Final = 0.12
_SQUARE: Final = 4.0
_RISK: Final = 0.5
# A siege that is not over by then goes to the side that holds more, as the variant for a stalemate has it.
_LAST_TURN: Final = 30
_SHORT_OF: Final = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Temper:
    """How a side chooses. boldness: from 0, which avoids every risk, to 1, which sees none; whim: how much of what a
    square or a target promises is chance."""

    boldness: float
    whim: float = 0.0


TEMPERS: Final = {
    "bold": Temper(boldness=1.0),
    "even": Temper(boldness=0.5),
    "timid": Temper(boldness=0.0),
    "careless": Temper(boldness=1.0, whim=1.0),
}


def play(siege: Siege, tempers: Mapping[str, Temper]) -> str:
    """Play to the end; the winner. tempers: those of the two sides."""
    squares = siege.variant.squares or siege.kit.squares_to_win
    losses = siege.variant.losses or siege.kit.losses_to_win
    draws = siege.kit.game.phases["draw"].draw
    limit = siege.kit.game.decks["tactics"].max_hand
    names = Names(siege.kit.game)
    while siege.turn < _LAST_TURN:
        siege.turn += 1
        for side in (ATTACKER, DEFENDER):
            for piece in siege.of(side):
                piece.waits = False
            siege.draw(side, int(number_of(draws.count, names)) if draws else 0)
            _move_all(siege, side, tempers[side])
            _attack_all(siege, side, tempers[side])
            _discard_down(siege, side, int(number_of(limit, names)) if limit else 5)
            if siege.losses >= losses:
                return DEFENDER
            if side == ATTACKER and siege.occupied() >= squares:
                return ATTACKER
    return ATTACKER if siege.occupied() >= squares - _SHORT_OF else DEFENDER


def _worth(siege: Siege, target: Piece) -> float:
    """What the enemy of a unit gains by destroying it."""
    kit = siege.kit
    if target.side == DEFENDER:
        in_city = target.cell in kit.city_squares and (target.kind == FORT or kit.land(target.kind))
        return 3.0 if in_city else 1.0
    near = kit.to_city[target.cell]
    threat = kit.land(target.kind) and near <= 2
    return 1.0 + len(target.cargo) + threat + 2.0 * (threat and near == 0)


def _gain(siege: Siege, piece_kind: str, target: Piece, distance: int) -> float:
    """What a hit on a target is worth: more for one that destroys, and for a capture."""
    gain = _worth(siege, target) * (0.5 + 0.5 / target.hits)
    storm = piece_kind == "infantry" and target.kind == FORT and siege.is_alone(target)
    board = {"ship"} <= siege.kit.classes[piece_kind] & siege.kit.classes[target.kind]
    return gain + (0.5 * _worth(siege, target) if distance == 1 and (storm or board) else 0.0)


def _targets(siege: Siege, side: str) -> list[Piece]:
    """The enemy units that can be attacked."""
    return [piece for piece in siege.of(ENEMY[side]) if not siege.is_covered(piece)]


def _chances_of_attack(siege: Siege, piece: Piece, targets: Iterable[Piece]) -> dict[Cell, float]:
    """The best expected gain of an attack by a unit of this kind, from every square that has one."""
    best: dict[Cell, float] = {}
    for target in targets:
        longest = siege.range(piece, target.kind)
        # Beyond the next square, distance changes nothing.
        gains = [
            siege.chance(siege.modifier(piece, target, distance)) * _gain(siege, piece.kind, target, distance)
            for distance in (0, 1, 2)
        ]
        for cell, distance in siege.kit.seen[target.cell]:
            if distance <= longest and (gain := gains[min(distance, 2)]) > best.get(cell, 0.0):
                best[cell] = gain
    return best


def _danger(siege: Siege, side: str) -> dict[Cell, float]:
    """How many hits one has to fear in every square: a share of each enemy that can come in range."""
    danger = dict.fromkeys(siege.kit.terrain, 0.0)
    for enemy in siege.of(ENEMY[side]):
        reach = siege.kit.stat(enemy.kind, "move") + siege.range(enemy, "infantry")
        for cell, distance in siege.kit.around[enemy.cell]:
            if distance <= reach:
                danger[cell] += 0.1
    return danger


def _steps_to(siege: Siege, goals: Iterable[Cell], kind: str) -> dict[Cell, int]:
    """Steps from every square to the nearest of some squares; as any unit goes, or as a land unit, for
    which a river counts as a bridge still to be built."""
    shut = siege.closed(kind) - siege.kit.of_terrain("river") if kind else frozenset()
    steps = dict.fromkeys(goals, 0)
    queue = deque(steps)
    while queue:
        cell = queue.popleft()
        for other in siege.kit.neighbors[cell]:
            if other not in steps and other not in shut:
                steps[other] = steps[cell] + 1
                queue.append(other)
    return steps


def _build_bridges(siege: Siege) -> set[int]:
    """Engineers beside the river bridge it where it is nearest the city, at most two pontoons at a time; who did."""
    kit, built = siege.kit, set[int]()
    for piece in siege.of(ATTACKER):
        gaps = [
            cell for cell in kit.neighbors[piece.cell] if kit.terrain[cell] == "river" and cell not in siege.bridges
        ]
        if piece.kind != "engineers" or not gaps or len(siege.bridges) > 3:
            continue
        cell = min(sorted(gaps), key=lambda gap: kit.to_city[gap])
        siege.bridges[cell] = 1
        built.add(id(piece))
    return built


def _goals(siege: Siege, side: str, kind: str) -> set[Cell]:
    """Where units of a kind want to be: in the city, or in its breaches, or beside the enemy."""
    kit = siege.kit
    city = set(kit.city_squares)
    if kit.land(kind):
        empty = {cell for cell in city if not any(piece.kind != FLYER for piece in siege.at(cell))}
        return empty or city
    if side == ATTACKER:
        return {cell for cell in city if any(piece.side == DEFENDER for piece in siege.at(cell))} or city
    return {piece.cell for piece in siege.of(ATTACKER)}


def _move_all(siege: Siege, side: str, temper: Temper) -> None:
    """Move every unit of a side: carriers first, so that their cargo can land."""
    built = _build_bridges(siege) if side == ATTACKER else set()
    targets, danger = _targets(siege, side), _danger(siege, side)
    chances: dict[str, dict[Cell, float]] = {}
    steps = {kind: _field(siege, side, kind) for kind in {piece.kind for piece in siege.of(side)} | {"infantry"}}
    movers = [piece for piece in siege.of(side) if id(piece) not in built and not piece.waits and piece.kind != FORT]
    movers.sort(key=lambda piece: (not piece.cargo, steps[piece.kind].get(piece.cell, 99)))
    for piece in movers:
        if piece.kind not in chances:
            chances[piece.kind] = _chances_of_attack(siege, piece, targets)

        def score(cell: Cell, piece: Piece = piece) -> float:
            fear = danger[cell] * (1 - temper.boldness) * _RISK * (1 + len(piece.cargo)) / piece.hits
            stands = siege.kit.land(piece.kind) and cell in siege.kit.city_squares
            return (
                chances[piece.kind].get(cell, 0.0)
                - _STEP * steps[piece.kind].get(cell, 30)
                - fear
                + _SQUARE * stands
                + _whim(siege, temper)
            )

        piece.cell = max(sorted(siege.reach(piece, piece.cell)), key=score)
        for unit in list(piece.cargo):
            _land(siege, piece, unit, steps["infantry"])


def _whim(siege: Siege, temper: Temper) -> float:
    """What a side thinks that it sees in a choice, though nothing is there; no die is thrown for a sober one."""
    return siege.random.uniform(0.0, temper.whim) if temper.whim else 0.0


def _field(siege: Siege, side: str, kind: str) -> dict[Cell, int]:
    """Steps to the goals of a kind; ships and Flying Machines come within range, whatever lies between."""
    goals = _goals(siege, side, kind)
    if siege.kit.land(kind):
        return _steps_to(siege, goals, kind)
    return _steps_to(siege, goals, "")


def _land(siege: Siege, ship: Piece, unit: Piece, steps: Mapping[Cell, int]) -> None:
    """A carried unit goes ashore if that brings it into the city or next to it."""
    unit.cell = ship.cell
    ends = {cell for cell in siege.reach(unit, ship.cell) if cell != ship.cell and steps.get(cell, 30) <= 1}
    if ends:
        unit.cell = min(sorted(ends), key=lambda cell: steps[cell])
        ship.cargo.remove(unit)
        siege.pieces.append(unit)


def _attack_all(siege: Siege, side: str, temper: Temper) -> None:
    """Every unit attacks what promises most; in any order."""
    order = siege.of(side)
    siege.random.shuffle(order)
    for piece in order:
        for _ in range(siege.attacks_of(piece)):
            if piece.waits or piece not in siege.pieces or piece.side != side:
                break
            _attack(siege, piece, temper)


def _attack(siege: Siege, piece: Piece, temper: Temper) -> None:
    """Attack the best target in range, or a bridge with enemies on it."""
    distances = dict(siege.kit.seen[piece.cell])
    found = []
    for number, target in enumerate(_targets(siege, piece.side)):
        distance = distances.get(target.cell, 99)
        if distance <= siege.range(piece, target.kind):
            chance = siege.chance(siege.modifier(piece, target, distance))
            gain = chance * _gain(siege, piece.kind, target, distance) + _whim(siege, temper)
            found.append((gain, number, target, distance))
    bridge = _bridge_target(siege, piece, distances)
    best = max(found, default=None)
    if bridge and (best is None or best[0] < 0.8):
        siege.attacks += 1
        if siege.d10() + siege.bonus(piece.side, piece.kind, "attack") >= siege.kit.needed["attack"]:
            siege.hit_bridge(bridge)
        return
    if best is None:
        return
    siege.attacks += 1
    target, distance = best[2], best[3]
    modifier = siege.modifier(piece, target, distance)
    matters = target.hits == 1 or _worth(siege, target) > 1
    extra, card = siege.strengthening(piece, target, distance) if matters else (0, "")
    if card:
        siege.discard(piece.side, card)
    if matters and (answer := siege.answer(piece, target, distance)):
        siege.discard(target.side, answer)
    elif siege.d10() + modifier + extra >= siege.kit.needed["attack"]:
        siege.hit(piece, target, distance)


def _bridge_target(siege: Siege, piece: Piece, distances: Mapping[Cell, int]) -> Cell | None:
    """A pontoon in range on which an enemy stands, for the defender."""
    if piece.side == ATTACKER:
        return None
    for cell, hits in sorted(siege.bridges.items()):
        enemies = [unit for unit in siege.at(cell) if unit.side == ATTACKER and unit.kind != FLYER]
        if hits == 1 and enemies and distances.get(cell, 99) <= siege.range(piece, ""):
            return cell
    return None


def _discard_down(siege: Siege, side: str, limit: int) -> None:
    """Keep what can be played in an attack or answer to one."""
    for effect in siege.effects[side]:
        limit += effect.by or 0 if effect.what == "hand" else 0

    def is_known(card: str) -> bool:
        return any(effect.what == "attack" for effect in siege.kit.cards[card])

    for card in sorted(siege.hands[side], key=is_known)[: max(0, len(siege.hands[side]) - limit)]:
        siege.discard(side, card)
