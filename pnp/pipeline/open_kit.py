"""A kit that was read, for the tasks of one process; what drawing needs is imported and made when a task asks."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from pnp.errors import PnpError
from pnp.load.kit import LoadedKit
from pnp.measures import COMMON_LIVE_AREA, Size
from pnp.model.game import Game

if TYPE_CHECKING:
    from pnp.pipeline.kit_context import KitContext
    from pnp.pipeline.kit_memory import KitMemory


class OpenKit:
    """The folder of a kit and what is in it. sheet: the size of sheet-sized faces. memory: as of ``KitContext``."""

    def __init__(
        self, root: Path, loaded: LoadedKit, sheet: Size = COMMON_LIVE_AREA, memory: KitMemory | None = None
    ) -> None:
        self.root, self.loaded, self.sheet, self._memory = root, loaded, sheet, memory

    @property
    def game(self) -> Game:
        """The game as it was read. Raises PnpError if it could not be."""
        if self.loaded.game is None:
            raise PnpError(f"{self.root} could not be read")
        return self.loaded.game

    @property
    def stays_open(self) -> bool:
        """Whether it is looked at again after a change, and not built once."""
        return self._memory is not None

    @cached_property
    def context(self) -> KitContext:
        """What drawing needs."""
        from pnp.pipeline.kit_context import KitContext

        return KitContext(self.root, self.loaded, self.game, self.sheet, self._memory)
