"""What of a kit is compiled, and who does it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pnp.executors.tasks import Executor, OnProgress
from pnp.model.game import Game
from pnp.papers import Paper
from pnp.pipeline.request import silent
from pnp.pipeline.snapshot import Snapshot
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Scope:
    """What of a kit is compiled.

    rules: what its checks of the rules find. theme: what is wrong with its theme. components: those to be drawn, each
    with the records to be printed of it; None if nothing is to be drawn, and the theme is of no interest. papers: for
    which files are made. painted: whether what was painted is asked for even without them.
    """

    rules: bool = True
    theme: bool = True
    components: Mapping[str, tuple[str, ...]] | None = None
    papers: tuple[Paper, ...] = ()
    painted: bool = False

    def is_all(self, game: Game) -> bool:
        """Whether every component is drawn, with all of its records."""
        chosen = self.components or {}
        return not any(chosen.values()) and chosen.keys() >= set(game.components.ids)


@dataclass(frozen=True, slots=True)
class Farm:
    """Other machines that do tasks, and what they are sent of a kit."""

    executor: Executor
    snapshot: Snapshot


@dataclass(frozen=True, slots=True, kw_only=True)
class Workers:
    """Who does the tasks of a kit. jobs: how many processes of this machine. farm: other machines that do all of it.

    on_progress: is told of each task that is done.
    """

    jobs: int = 1
    farm: Farm | None = None
    on_progress: OnProgress = silent


ALONE: Final = Workers()
