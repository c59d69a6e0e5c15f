"""A game with the analyses of it, each made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from pnp.analysis.quantities import known_number
from pnp.model.game import Game
from pnp.model.paths import Names
from pnp.model.quantities import Quantity

# An analysis is imported when it is asked for: most runs of checks need few of them.
if TYPE_CHECKING:
    from pnp.analysis.corpus import Corpus
    from pnp.analysis.outline import Outline
    from pnp.analysis.prose import Prose
    from pnp.analysis.reach import Reach
    from pnp.analysis.vocabulary import Vocabulary

T = TypeVar("T")


class GameContext:
    """What a check is given. Analyses live as long as the game, and all its contexts share them."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def get(self, make: Callable[[GameContext], T]) -> T:
        """What ``make`` returns for this context; it is called once for a game.

        The result must not read the game later, as a generator would.
        """
        return self.game.derived.get(self, make)

    @property
    def is_english(self) -> bool:
        """Whether the kit is written in English, so that checks may read its sentences."""
        return self.game.kit.language.startswith("en")

    @property
    def names(self) -> Names:
        """The names that expressions and templates may use."""
        return Names(self.game)

    def number_of(self, quantity: Quantity | None) -> int | None:
        """The number of a quantity; None if there is none, or if it cannot be calculated, which Q103 reports."""
        return known_number(self.game, quantity)

    @property
    def prose(self) -> Prose:
        """What players read, as one text."""
        from pnp.analysis.prose import prose

        return self.game.derived.get(self.game, prose)

    @property
    def outline(self) -> Outline:
        """The sections and sentences of the prose."""
        return self.get(_outline)

    @property
    def marked_prose(self) -> str:
        """The prose in small letters, with marks for the letters of numbers."""
        return self.get(_marked_prose)

    @property
    def corpus(self) -> Corpus:
        """All printed words, names and layouts included, as one text."""
        from pnp.analysis.corpus import corpus

        return self.game.derived.get(self.game, corpus)

    @property
    def vocabulary(self) -> Vocabulary:
        """The words that the kit names, explains or uses often."""
        return self.get(_vocabulary)

    @property
    def reach(self) -> Reach:
        """The kinds of unit by class and by side."""
        from pnp.analysis.reach import Reach

        return self.game.derived.get(self.game, Reach)


def _outline(context: GameContext) -> Outline:
    from pnp.analysis.outline import Outline

    return Outline(context.prose)


def _marked_prose(context: GameContext) -> str:
    from pnp.analysis.numerals import with_marks

    return context.prose.rewritten(with_marks, context.prose.lower)


def _vocabulary(context: GameContext) -> Vocabulary:
    from pnp.analysis.vocabulary import vocabulary

    return vocabulary(context.game, context.corpus)
