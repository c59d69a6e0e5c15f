"""A game with what can be worked out from it, each thing when it is first asked for."""

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
    from pnp.analysis.prose import Prose
    from pnp.analysis.reach import Reach
    from pnp.analysis.vocabulary import Vocabulary

T = TypeVar("T")


class GameContext:
    """What a check is given. What is worked out lives as long as the game, whose contexts all share it."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def get(self, make: Callable[[GameContext], T]) -> T:
        """What ``make`` returns for this context; it is called once for a game.

        The result must not read the game later on its own account, as a generator would.
        """
        return self.game.derived.get(self, make)

    @property
    def is_english(self) -> bool:
        """Whether the kit is written in English, so that checks may read its sentences."""
        return self.game.kit.language.startswith("en")

    @property
    def names(self) -> Names:
        """What expressions and templates may name."""
        return Names(self.game)

    def number_of(self, quantity: Quantity | None) -> int | None:
        """What a quantity comes to; None if there is none, or if it cannot be worked out, of which Q103 speaks."""
        return known_number(self.game, quantity)

    @property
    def prose(self) -> Prose:
        """What players read, as one text."""
        from pnp.analysis.prose import prose

        return self.game.derived.get(self.game, prose)

    @property
    def corpus(self) -> Corpus:
        """Everything that is printed in letters, names and layouts included, as one text."""
        from pnp.analysis.corpus import corpus

        return self.game.derived.get(self.game, corpus)

    @property
    def vocabulary(self) -> Vocabulary:
        """The words that the kit names, explains and writes again and again."""
        return self.get(_vocabulary)

    @property
    def reach(self) -> Reach:
        """The kinds of unit by class and by side."""
        from pnp.analysis.reach import Reach

        return self.game.derived.get(self.game, Reach)


def _vocabulary(context: GameContext) -> Vocabulary:
    from pnp.analysis.vocabulary import vocabulary

    return vocabulary(context.game, context.corpus)
