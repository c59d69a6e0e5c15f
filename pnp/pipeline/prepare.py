"""A folder → everything about a kit that does not depend on the paper: game, faces, books, findings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from pnp.checks.waiving import not_waived
from pnp.errors import PnpError
from pnp.findings import Finding, has_errors, in_reading_order
from pnp.load.builtin import data_folder
from pnp.load.kit import Loaded, load_kit
from pnp.model.components import Component
from pnp.model.game import Game
from pnp.model.walk import records
from pnp.nodes import Source
from pnp.pipeline.beside import Beside
from pnp.values import dataclass

if TYPE_CHECKING:
    from pnp.document.book import Flowed
    from pnp.fonts import FontBook
    from pnp.layout.compose import Composed
    from pnp.layout.look import Look
    from pnp.pipeline.laid_out import LaidOut


@dataclass(frozen=True, slots=True)
class Ruled:
    """What the checks of the rules found. checks: how many were run."""

    findings: tuple[Finding, ...] = ()
    checks: int = 0


@dataclass(frozen=True, kw_only=True)
class Prepared:
    """A kit that was read and, if it could be, laid out.

    rules: the checks of the rules, which may still be at work. laid_out: its faces and books.
    """

    root: Path
    shown: str
    loaded: Loaded
    rules: Beside[Ruled]
    laid_out: LaidOut | None = None

    @property
    def is_read(self) -> bool:
        """Whether nothing kept the kit from being read, and so from being checked."""
        return self.loaded.game is not None and not has_errors(self.loaded.findings)

    @property
    def is_whole(self) -> bool:
        """Whether there is a game that was laid out."""
        return self.laid_out is not None

    @property
    def game(self) -> Game:
        """The game. Raises PnpError if it could not be read: ask ``is_whole`` first."""
        if self.loaded.game is None:
            raise PnpError(f"{self.shown} could not be read")
        return self.loaded.game

    @cached_property
    def findings(self) -> tuple[Finding, ...]:
        """Everything that is wrong and was not waived, in reading order."""
        if not self.is_read:
            return self.loaded.findings
        laid_out = self.laid_out.findings if self.laid_out else ()
        found = (*self.loaded.findings, *self._ruled.findings, *laid_out)
        return tuple(in_reading_order(not_waived(self.game, found, with_layout=self.is_whole)))

    @property
    def checks(self) -> int:
        """How many checks were run."""
        return self._ruled.checks + (self.laid_out.checks if self.laid_out else 0)

    @cached_property
    def _ruled(self) -> Ruled:
        return self.rules.result()

    @property
    def look(self) -> Look:
        """The look of the kit. Raises PnpError if it was not laid out."""
        if self.laid_out is None:
            raise PnpError(f"{self.shown} was not laid out")
        return self.laid_out.look

    @property
    def composed(self) -> Mapping[str, Composed]:
        """Every component of pieces, by its id."""
        return self.laid_out.composed if self.laid_out else {}

    @property
    def books(self) -> Mapping[str, Flowed]:
        """Every book, by the id of its component."""
        return self.laid_out.books if self.laid_out else {}

    @property
    def fonts(self) -> FontBook:
        """The fonts of the kit."""
        return self.look.setter.engine.book

    @property
    def sources(self) -> Mapping[str, Source]:
        """The text of every file that was read."""
        return self.loaded.sources

    @property
    def sought(self) -> frozenset[Path]:
        """Every file of the kit, and of those that it extends, that was looked for, whether it was there or not."""
        texts = (self.loaded.folders.path_of(file) for file in self.sources)
        return frozenset(texts) | (self.laid_out.sought if self.laid_out else frozenset())

    @property
    def bases(self) -> tuple[Path, ...]:
        """The folders of the kits that this one extends."""
        return self.loaded.bases

    @cached_property
    def records(self) -> int:
        """How many records the kit has."""
        return sum(1 for _ in records(self.game)) if self.loaded.game else 0

    def numbers(self, component: Component) -> Mapping[str, int]:
        """The printed number of each card of a component, by the id of its piece."""
        from pnp.layout.series import series

        cards = ((one.id, one.names.get("card")) for one in series(component, self.game)[0])
        return {f"{component.id}/{name}": card.number for name, card in cards if card and card.number is not None}


def prepare(
    root: Path,
    shown: str,
    *,
    with_layout: bool = True,
    with_checks: bool = True,
    drafts: Mapping[str, str] | None = None,
    processes: int = 1,
    loaded: Loaded | None = None,
) -> Prepared:
    """Read a kit, check its rules, lay it out, check what will be printed.

    drafts: texts that stand for files of the kit, by the path that findings name. processes: with more than one,
    rules are checked while faces are drawn. loaded: what is in the folder, if it was read already.

    What keeps a kit from being read stops all else. Never raises for what a kit contains.
    """
    if loaded is None:
        loaded = load_kit(root, shown, (data_folder("content"),), drafts)
    game = loaded.game
    if game is None or has_errors(loaded.findings):
        return Prepared(root=root, shown=shown, loaded=loaded, rules=Beside(Ruled, 1))
    rules = Beside(lambda: _ruled(game), processes if with_layout else 1) if with_checks else Beside(Ruled, 1)
    if not with_layout:
        return Prepared(root=root, shown=shown, loaded=loaded, rules=rules)
    # Imported now, as importing takes a while in which the rules are being checked.
    from pnp.pipeline.laid_out import lay_out

    laid_out = lay_out(loaded, game, root, with_checks=with_checks)
    return Prepared(root=root, shown=shown, loaded=loaded, rules=rules, laid_out=laid_out)


def _ruled(game: Game) -> Ruled:
    """Check the rules; importing two hundred checks takes as long as drawing a hundred cards."""
    from pnp.checks.catalogue import RULES
    from pnp.checks.run import check_game

    return Ruled(tuple(check_game(game)), len(RULES))
