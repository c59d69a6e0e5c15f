"""The units and classes that a text names, and whose it says they are."""

import re
from collections.abc import Iterable, Iterator

from pnp.analysis import GameContext
from pnp.analysis.names import spoken_names
from pnp.analysis.zones import all_classes
from pnp.checks.effects.words import DescribedEffects
from pnp.model.effects import Effect
from pnp.model.fields import Code, Open
from pnp.values import dataclass

_SIDES = {
    "your": "own", "own": "own", "friendly": "own", "enemy": "enemy", "enemy’s": "enemy", "enemy's": "enemy",
    "opponent’s": "enemy", "opponent's": "enemy", "opposing": "enemy", "hostile": "enemy",
}  # fmt: skip
_WORD = re.compile(r"\w+(?:[’'-]\w+)*")
_PART = re.compile(r"\w")


@dataclass(frozen=True, slots=True)
class NamedUnit:
    """A unit or class in a text. whose: ``own`` or ``enemy`` if the text says so, else empty."""

    id: str
    words: str
    offset: int
    whose: str = ""


class UnitNames:
    """The names of the units and classes of a game, and which of them include one another."""

    __slots__ = ("_by_word", "_game", "_kin", "reach")

    def __init__(self, context: GameContext) -> None:
        game = context.game
        self._game, self.reach = game, context.reach
        self._kin: dict[tuple[str, ...], frozenset[str]] = {}
        ids: dict[str, str] = {}
        for record in (*game.classes, *game.units):
            ids |= {name.casefold(): record.id for name in spoken_names(record)}
        # By their first word, the longest first: one pattern of all names is slow if there are many.
        self._by_word: dict[str, list[tuple[str, str]]] = {}
        for name in sorted(ids, key=len, reverse=True):
            if first := _WORD.match(name):
                self._by_word.setdefault(first[0], []).append((name, ids[name]))

    def in_words(self, text: str) -> Iterator[NamedUnit]:
        """Every unit and class that a text names."""
        plain = text.casefold()
        if len(plain) != len(text):
            return  # Some letters become two in lower case; offsets would be wrong.
        end = 0
        before: re.Match[str] | None = None
        for word in _WORD.finditer(plain):
            if word.start() >= end and (named := self._name_at(plain, word)):
                name, meant = named
                whose = _whose(plain, before, word)
                start = before.start() if before and whose else word.start()
                end = word.start() + len(name)
                yield NamedUnit(meant, text[start:end], start, whose)
            before = word

    def _name_at(self, plain: str, word: re.Match[str]) -> tuple[str, str] | None:
        """The longest name that starts at a word of a text, and the id that it means."""
        for name, meant in self._by_word.get(word[0], ()):
            stop = word.start() + len(name)
            if plain.startswith(name, word.start()) and not (stop < len(plain) and _PART.match(plain[stop])):
                return name, meant
        return None

    def kin(self, ids: Iterable[str]) -> frozenset[str]:
        """Ids with everything that they include, and the classes that include them."""
        key = tuple(ids)
        if key not in self._kin:
            self._kin[key] = self._kin_of(key)
        return self._kin[key]

    def _kin_of(self, ids: tuple[str, ...]) -> frozenset[str]:
        kin = set(ids)
        for class_id in ids:
            kin |= self.reach.members.get(class_id, set())
        for unit_id in tuple(kin):
            unit = self._game.units.find(unit_id)
            if unit:
                kin.update(all_classes(self._game, unit))
            elif record := self._game.classes.find(unit_id):
                kin.update(record.within)
        return frozenset(kin)


def _whose(plain: str, before: re.Match[str] | None, word: re.Match[str]) -> str:
    """Whose a unit is, by the word before its name."""
    if before is None or not plain[before.end() : word.start()].isspace():
        return ""
    return _SIDES.get(before[0], "")


def all_text(described: DescribedEffects) -> str:
    """All text of a record: its name, text and declared fields, and when it is played."""
    record = described.record
    parts = [record.name, record.text]
    if isinstance(record, Open):
        parts += [str(value) for value in record.fields.values()]
    when = getattr(record, "when", None)
    parts += [when.trigger if when else "", *(effect.when.trigger for effect in described.effects if effect.when)]
    parts += [effect.only_if for effect in described.effects] + [effect.unless for effect in described.effects]
    return "\n".join(parts) if not isinstance(record, Code) else record.text


def ids_in(effects: Iterable[Effect]) -> Iterator[str]:
    """Every id that effects mention."""
    for effect in effects:
        yield from (effect.what, effect.to, effect.source, effect.into, effect.place)
        for target in (effect.target, effect.versus):
            if target:
                yield from (*target.units, *target.classes, *target.excepts)
