"""Set up a siege: leaders, inventions, extra units, and both armies on the map."""

from __future__ import annotations

from collections import Counter
from random import Random

from pnp.model.effects import Effect
from tools.siege.game import FLYER, FORT, Piece, Siege, Variant
from tools.siege.kit import ATTACKER, DEFENDER, Cell, Kit

# The units that Piombino takes from the Industrial Port: they fill breaches.
_EXTRA = "infantry"


def new_siege(kit: Kit, random: Random, variant: Variant) -> Siege:
    """A siege before its first turn."""
    siege = Siege(kit, random, variant)
    forces = {side: Counter(dict(kit.game.armies[side].units)) for side in (ATTACKER, DEFENDER)}
    forces[DEFENDER][FORT] += variant.forts
    for effect in kit.advantage(DEFENDER):
        forces[DEFENDER][_EXTRA] += effect.by or 0
    for side, army in forces.items():
        siege.effects[side] = [*kit.unit_effects, *_advantages(siege, side, army)]
    siege.bridges = dict.fromkeys(kit.of_terrain("bridge"), 2)
    _garrison(siege, forces[DEFENDER])
    _invaders(siege, forces[ATTACKER])
    siege.deck = list(kit.cards)
    random.shuffle(siege.deck)
    deal = kit.game.setup["cards"].deal
    for side in forces:
        siege.draw(side, int(str(deal.count)) if deal else 0)
    return siege


def _advantages(siege: Siege, side: str, army: Counter[str]) -> list[Effect]:
    """Roll for leader and inventions; extra units join the army. Of the inventions, those are kept that the
    simulation knows: what adds to a number, and second attacks. The others take a roll and do nothing."""
    tables, variant = siege.kit.game.tables, siege.variant
    found = list(siege.kit.advantage(side)) if side == ATTACKER else []
    leader = siege.random.choice(
        [row for row in tables["leaders"].rows if side not in str(row.fields.get("useless", ()))]
    )
    rolls = siege.kit.game.armies[side].rolls["inventions"]
    rolls += variant.inventions if side == ATTACKER else variant.garrison_inventions
    for effect in leader.effects:
        if effect.what == "inventions":
            rolls += effect.by or 0
        elif effect.do == "gain":
            army[effect.what] += effect.by or 0
        else:
            found.append(effect)
    useful = [row for row in tables["inventions"].rows if side not in str(row.fields.get("useless", ()))]
    for row in siege.random.sample(useful, rolls):
        found.extend(row.effects)
    return [effect for effect in found if effect.do in ("modify", "repeat")]


def _place(siege: Siege, side: str, kind: str, cell: Cell) -> Piece:
    """Put a unit on the map."""
    piece = Piece(side, kind, cell, siege.most_hits(side, kind))
    siege.pieces.append(piece)
    return piece


def _nearest(siege: Siege, area: set[Cell], kind: str, spread: float) -> Cell:
    """A free square of an area for a unit, near the city but for some chance."""

    def distance(cell: Cell) -> float:
        return siege.kit.to_city[cell] + siege.random.random() * spread

    taken = {piece.cell for piece in siege.pieces if (piece.kind == FLYER) == (kind == FLYER)} | siege.mines
    if kind != FLYER:
        area = area - taken
    return min(sorted(area - taken - siege.kit.closed[kind]), key=distance)


def _garrison(siege: Siege, army: Counter[str]) -> None:
    """Forts in the city and on villages and islands, mines at sea before them, all else near the city."""
    kit = siege.kit
    city, north = kit.city_squares, set(kit.region("northern-quadrants"))
    for cell in sorted(city)[: army[FORT]]:
        _place(siege, DEFENDER, FORT, cell)
    posts = {cell for cell in north if kit.terrain[cell] in ("village", "island")}
    for _ in range(army[FORT] - len(city)):
        _place(siege, DEFENDER, FORT, _nearest(siege, posts, FORT, 1.0))
    for kind in ("infantry", "engineers", "cavalry", "artillery", "war-machine", "small-warship", FLYER):
        for _ in range(army[kind]):
            _place(siege, DEFENDER, kind, _nearest(siege, north - city, kind, 2.0))
    sea = north & kit.of_terrain("sea")
    for _ in range(army["mine-field"]):
        siege.mines |= {_nearest(siege, sea, "mine-field", 3.0)}


def _invaders(siege: Siege, army: Counter[str]) -> None:
    """Two Infantry aboard each Transport, everything else as near the city as the landing area allows."""
    area = set(siege.kit.region("landing-squares"))
    ships = [
        _place(siege, ATTACKER, "transport", _nearest(siege, area, "transport", 2.0)) for _ in range(army["transport"])
    ]
    for ship in ships:
        carries = siege.kit.unit("transport").carries
        for _ in range(carries.count if carries else 0):
            ship.cargo.append(Piece(ATTACKER, "infantry", ship.cell, siege.most_hits(ATTACKER, "infantry")))
            army["infantry"] -= 1
    kinds = ("engineers", "artillery", "infantry", "war-machine", "cavalry", "small-warship", "large-warship", FLYER)
    for kind in kinds:
        for _ in range(army[kind]):
            _place(siege, ATTACKER, kind, _nearest(siege, area, kind, 2.0))
