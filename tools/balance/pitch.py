"""Quidditch Cup played by simple players; cards, phases, Houses and stars are read from the kit.

Everybody sets all cards that fit, except those kept for a pile that is not complete yet. Bold players put Speed on a
complete Snitch-Seeker pile and keep its best cards while it is not complete; even ones leave the smallest there;
timid ones set all of them and all Speed there, and play no Foul cards. Careless players set Speed
anywhere and play Magic and Keepers at once. ``home`` and ``visitors``: the number of a House, from 1 to 4; ``stars``: 1
for star players; ``gryffindor``: the Force that a House card of Gryffindor adds; ``ravenclaw``: cards that Ravenclaw
draws for one; ``hidden``: rounds in which nobody catches the Snitch.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final

from pnp.model.decks import Card
from pnp.model.game import Game
from tools.balance.match import Outcome, Pile, Player

KIT: Final = "quidditch-cup"
SIDES: Final = ("home", "visitors")
VARIANTS: Final = ("home", "visitors", "stars", "gryffindor", "ravenclaw", "hidden")
_HOME, _VISITORS = SIDES
_PILES: Final = {"B": ("bludger", "beater"), "Q": ("quaffle", "chaser"), "S": ("snitch", "seeker")}
# What the rules say in words: cards kept and exchanged, the points, and how often the Snitch outweighs the other pile.
_KEPT, _EXCHANGED, _GOAL, _CATCH, _TIMES, _HOUSE_FORCE = 2, 2, 10, 150, 4, 5
_LONGEST: Final = 200


@dataclass
class Team:
    """A side. added: the Force that House cards have given to its piles in this round."""

    side: str
    player: Player
    house: str
    stars: Counter[str]
    hand: list[Card] = field(default_factory=list)
    piles: dict[str, list[Card]] = field(default_factory=lambda: {name: [] for name in _PILES})
    added: Counter[str] = field(default_factory=Counter)
    points: int = 0
    is_hit: bool = False

    def force(self, card: Card) -> int:
        """The Force of a card in a pile of this side."""
        role = _role(card)
        extra = {"chaser": "star-chaser", "beater": "star-beater", "seeker": "star-seeker"}.get(role)
        more = self.stars[extra] if extra else 2 * self.stars["super-brooms"] if role == "speed" else 0
        return int(str(card.fields.get("force") or 0)) + more

    def total(self, pile: str) -> int:
        """The Force of a pile."""
        return sum(self.force(card) for card in self.piles[pile]) + self.added[pile]

    def is_complete(self, pile: str) -> bool:
        """Whether a pile has a ball and a player."""
        return {_role(card) for card in self.piles[pile]} >= set(_PILES[pile])


@dataclass
class Match:
    """The state of a game."""

    pile: Pile
    random: Random
    teams: dict[str, Team]
    house_force: int
    ravenclaw: int
    hidden: int
    number: int = 0

    def other(self, team: Team) -> Team:
        """The opponent."""
        return self.teams[_HOME if team.side == _VISITORS else _VISITORS]

    def scores(self, team: Team, pile: str) -> bool:
        """Whether a pile would win something now."""
        other = self.other(team)
        mine, theirs = team.total(pile), other.total(pile)
        if not team.is_complete(pile):
            return False
        if pile == "S":
            return self.number > self.hidden and mine >= _TIMES * theirs
        return mine > theirs + (other.stars["star-keeper"] if pile == "Q" else 0)


def _role(card: Card) -> str:
    """Chaser, magic and so on."""
    return str(getattr(card.fields["role"], "code", ""))


def play(game: Game, random: Random, players: Mapping[str, Player], variant: Mapping[str, int]) -> Outcome:
    """A match to its end."""
    deck, houses = game.decks["match"], [record.id for record in game.sets["houses"].records]
    rows = [row.id for row in game.tables["star-players"].rows]
    teams = {}
    for side in SIDES:
        house = houses[variant[side] - 1] if variant.get(side) else ""
        stars = Counter(random.choice(rows) for _ in range(3 if variant.get("stars") else 0))
        teams[side] = Team(side, players[side], house, stars)
    cards = [card for card in deck.cards if _role(card) != "house" or any(team.house for team in teams.values())]
    match = Match(
        Pile.shuffled(random, cards),
        random,
        teams,
        variant.get("gryffindor", _HOUSE_FORCE),
        variant.get("ravenclaw", 0),
        variant.get("hidden", 0),
    )
    for number in range(_LONGEST):
        match.number = number + 1
        order = [teams[_VISITORS], teams[_HOME]] if number % 2 == 0 else [teams[_HOME], teams[_VISITORS]]
        caught = _round(match, order, game)
        if caught:
            ahead = max(order, key=lambda team: (team.points, team is caught))
            return Outcome(ahead.side, number + 1)
    return Outcome("", _LONGEST)


def _round(match: Match, order: list[Team], game: Game) -> Team | None:
    """The six phases; gives the team that caught the Snitch."""
    draw = game.phases[0].draw
    for team in order:
        for card in sorted(team.hand, key=lambda card: _worth(team, card))[: max(0, len(team.hand) - _KEPT)]:
            match.pile.discard(team.hand, card)
        match.pile.draw(team.hand, (int(str(draw.count)) if draw else 0) - team.is_hit)
        team.is_hit = False
    for team in order:
        _exchange(match, team)
    for team in order:
        _foul(match, team)
    for team in order:
        _set_piles(match, team)
    passes = number = 0
    while passes < len(order):
        passes = 0 if _modify(match, order[number % 2]) else passes + 1
        number += 1
    return _score(match, order)


def _worth(team: Team, card: Card) -> float:
    """How gladly a card is kept."""
    role = _role(card)
    partner = next((b if role == a else a for a, b in _PILES.values() if role in (a, b)), "")
    paired = any(_role(other) == partner for other in team.hand)
    if partner:
        snitch = 2 + team.player.boldness if role in _PILES["S"] else 0
        return team.force(card) * (1.0 if paired else 0.5) + snitch
    return {"magic": 8.0, "keeper": 6.0, "speed": 7.0, "house": 6.0 if team.house else 0.0}.get(
        role, 3.0 * team.player.boldness
    )


def _exchange(match: Match, team: Team) -> None:
    """The Tactics phase, once more for each House card of Ravenclaw."""
    if team.house == "hufflepuff":
        for card in [card for card in team.hand if _role(card) == "house"]:
            match.pile.discard(team.hand, card)
            match.pile.draw(team.hand, 2)
    again = True
    while again:
        most = _EXCHANGED + team.stars["star-captain"]
        weak = [card for card in sorted(team.hand, key=lambda card: _worth(team, card)) if _worth(team, card) < 5][
            :most
        ]
        for card in weak:
            match.pile.discard(team.hand, card)
        match.pile.draw(team.hand, len(weak))
        extra = (
            next((card for card in team.hand if _role(card) == "house"), None) if team.house == "ravenclaw" else None
        )
        again = extra is not None
        if extra:
            match.pile.discard(team.hand, extra)
            match.pile.draw(team.hand, match.ravenclaw)


def _foul(match: Match, team: Team) -> None:
    """Play fouls."""
    other = match.other(team)
    roles = (*(("foul",) if team.player.boldness else ()), *(("house",) if team.house == "slytherin" else ()))
    for card in [card for card in team.hand if _role(card) in roles]:
        if not other.hand:
            return
        match.pile.discard(team.hand, card)
        lost = match.random.sample(other.hand, min(2, len(other.hand)))
        for gone in lost:
            match.pile.discard(other.hand, gone)
        if any(str(getattr(gone.fields["kind"], "code", "")) == "P" for gone in lost):
            other.points += _GOAL


def _set_piles(match: Match, team: Team) -> None:
    """The Action phase."""
    team.added.clear()
    for name, roles in _PILES.items():
        fitting = sorted((card for card in team.hand if _role(card) in roles), key=team.force)
        whole = {_role(card) for card in fitting} >= set(roles)
        if name == "S" and not whole:
            keep = {1.0: len(fitting), 0.5: len(fitting) - 1}.get(team.player.boldness, 0)
            fitting = fitting[: max(0, len(fitting) - min(keep, _KEPT))]
        for card in fitting:
            team.hand.remove(card)
            team.piles[name].append(card)
    for card in [card for card in team.hand if _role(card) == "speed"]:
        name = _place_for_speed(match, team)
        if name:
            team.hand.remove(card)
            team.piles[name].append(card)


def _place_for_speed(match: Match, team: Team) -> str:
    """The pile that a Speed card goes on."""
    if team.player.is_careless:
        return match.random.choice(tuple(_PILES))
    if team.player.boldness == 0 or team.is_complete("S"):
        return "S"
    return next((name for name in ("Q", "B") if team.is_complete(name)), "")


def _modify(match: Match, team: Team) -> bool:
    """Play one card of the Modifier phase, if it helps."""
    hand = {_role(card): card for card in team.hand}
    threat = next((name for name in ("S", "Q", "B") if match.scores(match.other(team), name)), "")
    if "house" in hand and team.house == "gryffindor" and _add_force(match, team):
        used = hand["house"]
    elif "keeper" in hand and (threat == "Q" or team.player.is_careless):
        for side in match.teams.values():
            match.pile.discards.extend(side.piles["Q"])
            side.piles["Q"].clear()
            side.added["Q"] = 0
        used = hand["keeper"]
    elif "magic" in hand and _vanish(match, team, threat):
        used = hand["magic"]
    else:
        return False
    match.pile.discard(team.hand, used)
    return True


def _add_force(match: Match, team: Team) -> bool:
    """Add the Force of a House card where it changes what is scored."""
    other = match.other(team)
    for name in ("S", "Q", "B"):
        before = match.scores(team, name), match.scores(other, name)
        team.added[name] += match.house_force
        if (match.scores(team, name), match.scores(other, name)) != before:
            return True
        team.added[name] -= match.house_force
    return False


def _vanish(match: Match, team: Team, threat: str) -> bool:
    """Discard a card of the opponent by Magic: the only ball or player of a pile, or the largest card."""
    other = match.other(team)
    pile = other.piles[threat] if threat in ("S", "Q") else _helps(match, team)
    if not pile and team.player.is_careless:
        pile = next((found for found in other.piles.values() if found), [])
    if not pile:
        return False
    roles = Counter(_role(card) for card in pile)
    card = min(pile, key=lambda card: (_role(card) == "speed", roles[_role(card)], -other.force(card)))
    match.pile.discard(pile, card)
    return True


def _helps(match: Match, team: Team) -> list[Card]:
    """The pile of the opponent from which one card less lets this team catch the Snitch."""
    other = match.other(team)
    pile = other.piles["S"]
    if not pile or not team.is_complete("S") or match.scores(team, "S"):
        return []
    least = other.total("S") - max(other.force(card) for card in pile)
    return pile if team.total("S") >= _TIMES * least else []


def _score(match: Match, order: list[Team]) -> Team | None:
    """The Score phase; gives the team that caught the Snitch."""
    caught = None
    for team in order:
        if match.scores(team, "B"):
            match.other(team).is_hit = True
        if match.scores(team, "Q"):
            team.points += _GOAL
        if match.scores(team, "S"):
            team.points += _CATCH
            caught = team
    for team in order:
        for pile in team.piles.values():
            match.pile.discards.extend(pile)
            pile.clear()
    return caught
