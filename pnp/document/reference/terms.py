"""Words with an entry of their own → links to it, wherever they are used."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from pnp.document.reference.tree import Text
from pnp.model.game import SETS, Game
from pnp.model.names import Named
from pnp.text import Run

# The name of a unit is not linked if a record of these sets has it as well.
_RIVALS: Final = ("sides", "terrain", "decks", "tables", "rolls", "phases", "markers", "statuses", "resources")


class Linker:
    """Links words to ids. words: what is looked for, in small letters, and where it leads."""

    def __init__(self, words: Mapping[str, str]) -> None:
        self._words = words
        longest_first = sorted(words, key=lambda word: (-len(word), word))
        alternatives = "|".join(re.escape(word).replace(r"\ ", r"\s+") for word in longest_first)
        self._pattern = re.compile(rf"(?<![\w-])(?:{alternatives})(?![\w-])", re.IGNORECASE) if words else None

    def linked(self, text: Text, about: str = "") -> Text:
        """The text with a link from each word. about: the id that it stands under, which it does not link to."""
        if self._pattern is None:
            return text
        return tuple(part for run in text for part in self._parts(run, self._pattern, about))

    def _parts(self, run: Run, pattern: re.Pattern[str], about: str) -> Iterator[Run]:
        if run.icon or run.style.link:
            yield run
            return
        end = 0
        for match in pattern.finditer(run.text):
            target = self._words[" ".join(match[0].casefold().split())]
            if target == about:
                continue
            if match.start() > end:
                yield replace(run, text=run.text[end : match.start()])
            yield Run(match[0], replace(run.style, link=f"#{target}"), run.start + match.start())
            end = match.end()
        if end < len(run.text):
            yield replace(run, text=run.text[end:])


def entries(game: Game) -> Mapping[str, str]:
    """Terms of the glossary and names of units, in small letters, and their ids; none that two things share."""
    ids_by_word: dict[str, set[str]] = {}
    for term in game.glossary:
        for word in (term.term, term.plural, *term.aliases):
            ids_by_word.setdefault(_key(word), set()).add(f"term-{term.id}")
    for unit in game.units:
        for word in (unit.title, unit.plural, *unit.aliases):
            ids_by_word.setdefault(_key(word), set()).add(f"unit-{unit.id}")
    for name in _RIVALS:
        for record in getattr(game, name):
            for word in (record.title, record.plural, *record.aliases):
                if _key(word) in ids_by_word:
                    ids_by_word[_key(word)].add(f"{name}-{record.id}")
    return {word: next(iter(ids)) for word, ids in ids_by_word.items() if word and len(ids) == 1}


def other_names(game: Game) -> Mapping[str, tuple[str, ...]]:
    """The plural and the aliases of each record that a table may show, by its anchor."""
    records: list[tuple[str, Named]] = [("card", card) for deck in game.decks for card in deck.cards]
    records += [(custom.one.replace(" ", "-"), record) for custom in game.sets for record in custom.records]
    records += [(singular, record) for name, (_, singular) in SETS.items() for record in getattr(game, name)]
    named = ((f"{singular}-{record.id}", (record.plural, *record.aliases)) for singular, record in records)
    return {anchor: words for anchor, names in named if (words := tuple(filter(None, names)))}


def _key(word: str) -> str:
    return " ".join(word.casefold().split())
