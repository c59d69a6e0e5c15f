"""Effects in words: ``Attack +1 for own Pikes against adjacent enemy units for this turn``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from pnp.layout.templates.filters import MINUS
from pnp.model.effects import COMMON_THINGS, Effect, Target, Timing
from pnp.model.game import SETS, Game

_VERBS: Final[Mapping[str, str]] = {
    "gain": "gain", "lose": "lose", "place": "place", "move": "move", "draw": "draw", "discard": "discard",
    "cancel": "cancel", "repeat": "repeat", "skip": "skip", "destroy": "destroy", "capture": "capture",
    "exchange": "exchange", "restore": "restore", "reveal": "reveal", "allow": "may", "forbid": "no",
}  # fmt: skip
_LASTS: Final[Mapping[str, str]] = {
    "attack": "for this attack", "phase": "for this phase", "turn": "for this turn", "round": "for this round",
    "game": "for the whole game",
}  # fmt: skip
_ON_THINGS: Final = frozenset(
    {"move", "discard", "cancel", "destroy", "capture", "exchange", "restore", "reveal", "repeat", "skip"}
)
_ALONE: Final[Mapping[str, str]] = {"own": "yourself", "enemy": "the enemy"}
_WHERE: Final[Mapping[str, str]] = {"same-space": "in the same space", "anywhere": "anywhere"}


class EffectWords:
    """Effects in words, with the names that a game gives to its records."""

    def __init__(self, game: Game) -> None:
        self._titles: dict[str, str] = {}
        self._plurals: dict[str, str] = {}
        for name in SETS:
            for record in getattr(game, name):
                self._titles.setdefault(record.id, record.title)
                if record.plural:
                    self._plurals.setdefault(record.id, record.plural)
        for stat in game.stats:
            self._titles[stat.id] = stat.title
        self._phases = {phase.id: phase.title for phase in game.phases}

    def sentences(self, effects: Iterable[Effect]) -> tuple[str, ...]:
        """A sentence for each effect."""
        return tuple(sentence for effect in effects if (sentence := self.sentence(effect)))

    def sentence(self, effect: Effect) -> str:
        """A sentence for an effect, without a full stop; prose as it was written."""
        if effect.manual:
            return effect.manual
        parts = [self._action(effect), *self._circumstances(effect)]
        words = " ".join(part for part in parts if part)
        return words[:1].upper() + words[1:]

    def timing(self, when: Timing | None) -> str:
        """``Attack phase, own attack``; empty if it says nothing."""
        if when is None:
            return ""
        parts = [self._phases.get(when.phase, self._title(when.phase)), _spaced(when.trigger), self._title(when.side)]
        return ", ".join(part for part in parts if part)

    def _action(self, effect: Effect) -> str:
        what = self._title(effect.what)
        match effect.do:
            case "modify":
                return f"{what} {_signed(effect.by)}".strip()
            case "set":
                return f"{what} becomes {effect.to}".strip()
            case "roll-on":
                times = f"{effect.count} times " if effect.count not in ("", "1") else ""
                by = f" at {_signed(effect.by)}" if effect.by else ""
                return f"roll {times}on {self._title(effect.roll) or what}{by}"
            case None:
                return what
            case verb if self._is_object(effect) and effect.target:
                target = effect.target if not effect.count else replace(effect.target, count=effect.count)
                return f"{_VERBS[verb]} {self._named(target, self._counted(effect.what, target.count))}"
            case verb:
                parts = (_VERBS[verb], effect.count, self._counted(effect.what, effect.count))
                return " ".join(part for part in parts if part)

    def _is_object(self, effect: Effect) -> bool:
        """Whether what an effect acts on belongs to its target: *destroy 1 enemy unit*, not *gain 1 music for …*."""
        target = effect.target
        if target is None or effect.do not in _ON_THINGS or target.side not in _ALONE:
            return False
        return effect.what == "unit" or not (target.units or target.classes)

    def _circumstances(self, effect: Effect) -> Iterator[str]:
        if effect.target and not self._is_object(effect) and (reached := self._reached(effect.target)):
            yield f"for {reached}"
        if effect.versus and (reached := self._reached(effect.versus)):
            yield f"against {reached}"
        for word, place in (("from", effect.source), ("to", effect.into), ("at", effect.place)):
            if place:
                yield f"{word} {self._title(place)}"
        if effect.roll and effect.do != "roll-on":
            yield f"if {self._title(effect.roll)} succeeds"
        for word, limit in (("at least", effect.at_least), ("at most", effect.at_most)):
            if limit is not None:
                yield f"({word} {limit})"
        if when := self.timing(effect.when):
            yield f"[{when}]"
        if effect.lasts and effect.lasts in _LASTS:
            yield _LASTS[effect.lasts]
        for word, condition in (("unless", effect.unless), ("only if", effect.only_if)):
            if condition:
                yield f"{word} {condition.rstrip('.')}"

    def _reached(self, target: Target) -> str:
        """``1 adjacent own Pikes or Bows in Wood``; *yourself* for a player."""
        is_player = not (target.units or target.classes or target.count or target.where or any(self._limits(target)))
        if is_player and target.side in _ALONE:
            return _ALONE[target.side]
        return self._named(target, "" if is_player else "unit" if target.count == "1" else "units")

    def _named(self, target: Target, otherwise: str) -> str:
        """How many of which kind, whose, and where. otherwise: their name if no kind is given."""
        kinds = " or ".join(self._title(name) for name in (*target.units, *target.classes))
        whose = "" if target.side == "any" else target.side if target.side in _ALONE else self._title(target.side)
        where = "adjacent" if target.where == "adjacent" else ""
        parts = (target.count, where, whose, kinds or otherwise, *self._limits(target))
        return " ".join(part for part in parts if part)

    def _limits(self, target: Target) -> Iterator[str]:
        if target.excepts:
            yield f"except {' and '.join(map(self._title, target.excepts))}"
        if target.where and target.where != "adjacent":
            yield _WHERE.get(target.where) or f"in {self._title(target.where)}"
        if target.within is not None:
            yield f"within {target.within}"
        if target.terrain:
            yield f"in {' or '.join(map(self._title, target.terrain))}"
        if target.status:
            yield f"while {' or '.join(map(self._title, target.status))}"
        if target.condition:
            yield target.condition.rstrip(".")

    def _counted(self, name: str, count: str) -> str:
        """What an effect acts on, in the plural if there are several and the plural is known."""
        if count in ("", "1"):
            return self._title(name)
        return self._plurals.get(name) or (f"{name}s" if name in COMMON_THINGS else self._title(name))

    def _title(self, name: str) -> str:
        return self._titles.get(name) or _spaced(name)


def _spaced(name: str) -> str:
    return name.replace("-", " ").replace("_", " ")


def _signed(number: int | None) -> str:
    return f"{number:+d}".replace("-", MINUS) if number is not None else ""
