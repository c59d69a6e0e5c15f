"""A game → the things that its sentences may be about, by the words for them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis.context import GameContext
from pnp.analysis.names import spoken_names
from pnp.analysis.questions.language import QuestionLanguage
from pnp.model.names import Named
from pnp.values import dataclass

# Plurals of German may have an umlaut.
_FOLDED: Final = str.maketrans("äöü’", "aou'")
_SHORTEST_HEAD: Final = 4
_NOTHING: Final = r"(?!)"


def fold(text: str) -> str:
    """A text as long as it was, without what differs between the forms of a word."""
    return text.translate(_FOLDED)


@dataclass(frozen=True, slots=True)
class Mention:
    """A thing in some words. key: what it is. start, end: where in the words."""

    key: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Things:
    """What things are called. keys: the thing, by each form in small letters."""

    keys: Mapping[str, str]
    pattern: re.Pattern[str]

    def mentions(self, words: str) -> Iterator[Mention]:
        """The things in some words in small letters, in order."""
        for match in self.pattern.finditer(fold(words)):
            yield Mention(self.keys[match[1]], match.start(), match.end())


def things(context: GameContext, language: QuestionLanguage) -> Things:
    """What the kit declares, and what any game has; a word that two declared things share names neither."""
    common = {fold(form): key for key, forms in language.common.items() for form in forms.split("|")}
    named = {record.name.lower(): spoken_names(record) for record in _records(context) if record.name.strip()}
    shorts = {name: _short(name, language) for name in named}
    general = {
        name: next((common[fold(form)] for form in (name, *shorts[name]) if fold(form) in common), "") for name in named
    }
    shared, heads = Counter(general.values()), Counter(form for forms in shorts.values() for form in forms)
    keys = dict(common)
    for name in sorted(named):
        key = general[name] if shared[general[name]] == 1 and general[name] else name
        keys.update((fold(form), key) for form in shorts[name] if heads[form] == 1 and fold(form) not in keys)
        keys.update((fold(form.lower()), key) for form in (name, *named[name]))
    longest = sorted(keys, key=lambda form: (-len(form), form))
    words = "|".join(map(re.escape, longest))
    return Things(keys, re.compile(rf"(?<!\w)({words}){language.plural}(?!\w)" if words else _NOTHING))


def _records(context: GameContext) -> Iterator[Named]:
    game = context.game
    yield from (*game.markers, *game.units, *game.classes, *game.terrain, *game.resources, *game.decks, *game.statuses)
    for custom in game.sets:
        yield from custom.records


def _short(name: str, language: QuestionLanguage) -> tuple[str, ...]:
    """The words by which a name is shortened: "curse" for a Curse card, "chain" for a Toll chain."""
    words = name.split()
    if len(words) <= 1:
        tails = (tail for tail in sorted(language.generic) if language.compounds and name.endswith(tail))
        return tuple(short for tail in tails if len(short := name.removesuffix(tail)) >= _SHORTEST_HEAD)
    head = words[-1]
    if head in language.generic:
        return (" ".join(words[:-1]), head)
    return (head,) if len(head) >= _SHORTEST_HEAD else ()
