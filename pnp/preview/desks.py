"""The folders of kits → a desk for each, in one process."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Final

from pnp.executors.background import BackgroundProcess
from pnp.executors.processes import processor_count
from pnp.papers import Paper
from pnp.pipeline.background_checks import CHECKS
from pnp.preview.desk import Desk, Turn
from pnp.store.traces import TraceStore

# With more kits, the others are checked by the process that draws them, to save memory.
_MOST_PROCESSES: Final = 3
_SWITCHES: Final = 0.001


def open_desks(
    kits: Sequence[tuple[Path, str]],
    turn: Turn = nullcontext,
    papers: tuple[Paper, ...] = (),
    store: TraceStore | None = None,
) -> list[Desk]:
    """Desks of this process, ready to be started: each kit in its folder, shown as the user would type it.

    To be called before there are threads: processes that check kits are forked here, where that is safe.
    """
    # A thread that answers the browser waits no longer than this, in seconds, for the one that draws.
    sys.setswitchinterval(_SWITCHES)
    has_others = processor_count() > 1
    return [
        Desk(
            root,
            shown,
            papers,
            turn=turn,
            rest=GarbageCollector(),
            background=BackgroundProcess(CHECKS) if has_others and number < _MOST_PROCESSES else None,
            store=store,
        )
        for number, (root, shown) in enumerate(kits)
    ]


class GarbageCollector:
    """Looks for garbage when it is called, so that it is not looked for while somebody waits to see what has changed.

    What there is at the first call, when all was drawn once, is not looked at again.
    """

    def __init__(self) -> None:
        self._is_first = True

    def __call__(self) -> None:
        """Look for garbage."""
        gc.collect()
        if self._is_first:
            gc.freeze()
            self._is_first = False
