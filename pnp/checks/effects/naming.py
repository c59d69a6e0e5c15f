"""The units and classes that words name, and with whose they are called."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from pnp.checks.effects.reach import Reach
from pnp.checks.effects.words import Speaker
from pnp.checks.feasibility.zones import all_classes
from pnp.model.effects import Effect
from pnp.model.fields import Code, Open
from pnp.model.game import Game
from pnp.values import dataclass

_SIDES = {
    "your": "own", "own": "own", "friendly": "own", "enemy": "enemy", "enemy’s": "enemy", "enemy's": "enemy",
    "opponent’s": "enemy", "opponent's": "enemy", "opposing": "enemy", "hostile": "enemy",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Named:
    """A unit or class in the words. whose: ``own`` or ``enemy`` if the words say so, else nothing."""

    id: str
    words: str
    offset: int
    whose: str = ""


class Naming:
    """The names of the units and classes of a game, and which of them are kin."""

    __slots__ = ("_game", "_ids", "_pattern", "reach")

    def __init__(self, game: Game) -> None:
        self._game, self.reach = game, Reach(game)
        self._ids: dict[str, str] = {}
        for record in (*game.classes, *game.units):
            for name in (record.name, record.plural, f"{record.name}s", *record.aliases):
                if len(name) > 2:
                    self._ids[name.casefold()] = record.id
        names = "|".join(sorted(map(re.escape, self._ids), key=len, reverse=True))
        whose = "|".join(map(re.escape, _SIDES))
        self._pattern = (
            re.compile(rf"\b(?:(?P<whose>{whose})\s+)?(?P<name>{names})\b", re.IGNORECASE) if names else None
        )

    def in_words(self, text: str) -> Iterator[Named]:
        """Every unit and class that a text names."""
        if self._pattern:
            for match in self._pattern.finditer(text):
                whose = _SIDES.get((match["whose"] or "").casefold(), "")
                yield Named(self._ids[match["name"].casefold()], match[0], match.start(), whose)

    def kin(self, ids: Iterable[str]) -> frozenset[str]:
        """Ids with everything that they include, and the classes that include them."""
        found = set(ids)
        for one in tuple(found):
            found |= self.reach.members.get(one, set())
        for unit_id in tuple(found):
            unit = self._game.units.find(unit_id)
            if unit:
                found.update(all_classes(self._game, unit))
            elif record := self._game.classes.find(unit_id):
                found.update(record.within)
        return frozenset(found)


def all_words(speaker: Speaker) -> str:
    """Everything that a record says of itself: its name, its words, its declared fields, when it is played."""
    record = speaker.record
    parts = [record.name, record.text]
    if isinstance(record, Open):
        parts += [str(value) for value in record.fields.values()]
    when = getattr(record, "when", None)
    parts += [when.trigger if when else "", *(one.when.trigger for one in speaker.effects if one.when)]
    parts += [one.only_if for one in speaker.effects] + [one.unless for one in speaker.effects]
    return "\n".join(parts) if not isinstance(record, Code) else record.text


def acted_on(effects: Iterable[Effect]) -> Iterator[str]:
    """Every id that effects speak of."""
    for effect in effects:
        yield from (effect.what, effect.to, effect.source, effect.into, effect.place)
        for target in (effect.target, effect.versus):
            if target:
                yield from (*target.units, *target.classes, *target.excepts)
