"""Damage to what is printed, and to what a game asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from pnp.findings import Span
from pnp.model.effects import Effect
from pnp.model.expression_syntax import ExpressionError
from pnp.model.game import Game
from pnp.model.markers import Marker
from pnp.model.paths import Names
from pnp.model.quantities import Quantity, number_of
from pnp.model.units import Army
from tests.mutation.damage import Damage, dropped, replaced
from tests.mutation.kinds.chance import shuffled
from tests.mutation.subject import Subject, scalar


def supply_cut(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Print fewer markers than can be in play."""
    for marker in shuffled(rng, subject.game.markers):
        needs = _number(subject.game, marker.needs)
        change = replaced(scalar(marker, "supply"), str(needs - 1)) if needs else None
        if change:
            yield Damage(changes=(change,), guard="what is needed", against=(marker.at("needs"),))


def supply_dropped(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Print no markers of a kind that something in the game uses."""
    for marker in shuffled(rng, subject.game.markers):
        change = replaced(scalar(marker, "supply"), "0")
        if change:
            against = _uses(subject, marker)
            guard = "the status, effect or goal that uses it" if against else ""
            yield Damage(changes=(change,), guard=guard, against=against, value="" if guard else "supply of a marker")


def supply_halved(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Print half of the markers of a kind of which the kit does not say how many are needed."""
    for marker in shuffled(rng, subject.game.markers):
        supply = _number(subject.game, marker.supply)
        if (
            supply
            and supply > 2
            and marker.needs is None
            and not any(marker.id in g.collect for g in subject.game.goals)
        ):
            change = replaced(scalar(marker, "supply"), str(supply // 2))
            if change:
                yield Damage(changes=(change,), value="supply of a marker without needs:")


def spare_cut(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Print no spare counters of a unit that an option or a roll can add."""
    game = subject.game
    for army, unit in shuffled(rng, _spares(game)):
        adding = [one for one in game.options if one.adds.units.get(army.id, {}).get(unit)]
        change = replaced(scalar(army, f"spare.{unit}"), "0")
        if change and adding:
            against = (army.at(f"units.{unit}"), *(one.adds.span for one in adding), *(one.span for one in adding))
            yield Damage(changes=(change,), guard="the options that add it", against=against)
        elif change:
            yield Damage(changes=(change,), value="spare counters beyond what options add")


def army_enlarged(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Give an army far more units than its zone can hold."""
    game = subject.game
    for army in shuffled(rng, game.armies):
        zone = game.zones.find(army.zone)
        if not zone or not army.units:
            continue
        unit = rng.choice(list(army.units))
        change = replaced(scalar(army, f"units.{unit}"), "9999")
        if change:
            against = (army.at("zone"), zone.span, army.span, *(army.at(f"stated.{key}") for key in army.stated))
            yield Damage(changes=(change,), guard="the zone", against=against)


def goal_raised(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Ask for more than there is to win."""
    game = subject.game
    for goal in shuffled(rng, game.goals):
        for key in ("occupy.count", "destroy.count", "occupy", "destroy"):
            node = scalar(goal, key)
            if not node or node.source.text[node.start : node.end] != node.text or not node.text.isdecimal():
                continue
            change = replaced(node, "9999")
            claim = goal.occupy if key.startswith("occupy") else goal.destroy
            endless = key.startswith("destroy") and (_units_return(game) or not game.armies)
            endless = endless or (key.startswith("occupy") and bool(claim) and not (claim.board or claim.region))
            if change:
                guard = "" if endless else "what there is"
                yield Damage(
                    changes=(change,),
                    guard=guard,
                    value="number of a goal that nothing limits" if endless else "",
                )
        for one in goal.collect:
            change = replaced(scalar(goal, f"collect.{one}"), "9999")
            if change and _is_limited(game, one):
                yield Damage(changes=(change,), guard="what there is to collect", against=_sources(game, one))
            elif change:
                yield Damage(changes=(change,), value="number of a goal that nothing limits")


def deal_raised(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Deal more cards than a deck has."""
    game = subject.game
    for step in shuffled(rng, game.setup):
        deck = game.decks.find(step.deal.deck) if step.deal else None
        change = replaced(scalar(step, "deal.count"), str(deck.total + 1)) if deck else None
        if change and deck:
            yield Damage(changes=(change,), guard="the cards of the deck", against=(deck.span, deck.at("hand")))


def deal_changed(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Deal another hand than the deck says."""
    game = subject.game
    for step in shuffled(rng, game.setup):
        deck = game.decks.find(step.deal.deck) if step.deal else None
        node = scalar(step, "deal.count")
        if deck and node and node.text.isdecimal() and (change := replaced(node, str(int(node.text) + 1))):
            guard = "the hand of the deck" if deck.hand else ""
            against = (deck.at("hand"),) if deck.hand else ()
            yield Damage(changes=(change,), guard=guard, against=against, value="" if guard else "cards that are dealt")


def component_dropped(subject: Subject, rng: Random) -> Iterator[Damage]:
    """Print no counters of the armies, no cards of a deck, no markers or no board."""
    game = subject.game
    for component in shuffled(rng, game.components):
        printed = [one for one in component.of if one.split(".")[0] in ("armies", "decks", "boards", "markers")]
        others = [one for one in game.components if one is not component]
        change = dropped(component.node) if component.node and printed else None
        if not change or any(_shares(one.of, printed) for one in others):
            continue
        needed = [found for one in printed for found in _needed(subject, one)]
        if needed and any(one.kind in _PIECES for one in others):
            yield Damage(changes=(change,), guard="what the rules use", against=tuple(needed))
        else:
            yield Damage(changes=(change,), value="board, deck or marker that players may have themselves")


_PIECES = ("card", "counter", "token", "tile", "standee")


def _shares(paths: Sequence[str], printed: Sequence[str]) -> bool:
    """Whether a component prints some of what another one does."""
    pairs = [(f"{one}.", f"{other}.") for one in paths for other in printed]
    return any(one.startswith(other) or other.startswith(one) for one, other in pairs)


def _needed(subject: Subject, path: str) -> Iterator[Span]:
    """Where set-up, phases, effects or armies say that something is on the table, and what that is."""
    game = subject.game
    name, _, one = path.partition(".")
    for record in (record for record in getattr(game, name) if not one or record.id == one):
        if name == "markers" and (used := _uses(subject, record)):
            yield from (*used, record.at("id"))
        if name == "armies" and record.total:
            yield from (record.span, record.at("units"), *(game.units[unit].at("id") for unit in record.units))
        deals = [step.deal for step in game.setup if step.deal] + [phase.draw for phase in game.phases if phase.draw]
        if name == "decks" and any(deal.deck == record.id for deal in deals):
            yield from (record.at("id"), *(deal.at("deck") for deal in deals))


def _spares(game: Game) -> list[tuple[Army, str]]:
    return [(army, unit) for army in game.armies for unit in army.spare]


def _number(game: Game, quantity: Quantity | None) -> int | None:
    try:
        return number_of(quantity, Names(game)) if quantity else None
    except ExpressionError:
        return None


def _uses(subject: Subject, marker: Marker) -> tuple[Span, ...]:
    game = subject.game
    found = [one.at("marker") for one in (*game.statuses, *game.resources) if one.marker == marker.id]
    found += [one.at(f"collect.{marker.id}") for one in game.goals if marker.id in one.collect]
    found += [
        one.at("what")
        for one in subject.records
        if isinstance(one, Effect) and one.do in ("place", "gain") and one.what == marker.id
    ]
    return (*found, marker.span) if found else ()


def _units_return(game: Game) -> bool:
    kinds = {"unit", *game.units.ids, *game.classes.ids}
    effects = [one for deck in game.decks for card in deck.cards for one in card.effects]
    effects += [one for unit in game.units for one in unit.effects]
    effects += [one for custom in game.sets for record in custom.records for one in record.effects]
    effects += [one for phase in game.phases for one in phase.effects]
    return any(one.do in ("gain", "place", "restore") and one.what in kinds for one in effects)


def _is_limited(game: Game, one: str) -> bool:
    resource, marker = game.resources.find(one), game.markers.find(one)
    if marker:
        return not marker.unlimited and (marker.supply or marker.at_most) is not None
    return bool(resource and resource.at_most is not None)


def _sources(game: Game, one: str) -> tuple[Span, ...]:
    found = game.markers.find(one) or game.resources.find(one)
    return (found.span,) if found else ()


WAYS: Final = (
    supply_cut,
    supply_dropped,
    supply_halved,
    spare_cut,
    army_enlarged,
    goal_raised,
    deal_raised,
    deal_changed,
    component_dropped,
)
