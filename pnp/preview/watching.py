"""Wait until something changes in folders."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from watchfiles import Change

# Editors write a file in several steps; changes so close together, in milliseconds, count as one.
_TOGETHER: Final = 120
_PAUSE: Final = 10
# How often, in seconds, a folder that is gone is looked for again.
_AGAIN: Final = 0.3
# What version control and editors write for themselves.
_NOT_LOOKED_AT: Final = (".git", ".hg", ".svn", "__pycache__", ".pnp", ".pnp-writing")


def changes(folders: Callable[[], Sequence[Path]], stop: Event) -> Iterator[frozenset[str]]:
    """One item after each change until ``stop`` is set: the paths of what has changed, none where that is not known.

    What changes before the next item is asked for counts, too.

    folders: asked again and again, since a kit that is read by then may extend another one. A folder that is deleted
    and comes back is a change; where the system gives no notice of changes, files are polled.
    """
    is_first = True
    while not stop.is_set():
        watched = list(folders())
        there = _identities(watched)
        if None in there:
            stop.wait(_AGAIN)
            continue
        if not is_first:
            yield frozenset()  # What happened while nothing was watched is not known.
        is_first = False

        def is_same(watched: list[Path] = watched, there: list[tuple[int, int] | None] = there) -> bool:
            return list(folders()) == watched and _identities(watched) == there

        for found in _watch(watched, stop, is_same):
            yield frozenset(path for _, path in found)
            if not is_same():
                break


def _identities(folders: Sequence[Path]) -> list[tuple[int, int] | None]:
    """Which folders these are now: one that was deleted and made again is another. None for what is no folder."""
    identities: list[tuple[int, int] | None] = []
    for folder in folders:
        try:
            status = folder.stat()
        except OSError:
            identities.append(None)
        else:
            identities.append((status.st_dev, status.st_ino) if folder.is_dir() else None)
    return identities


def _watch(folders: Sequence[Path], stop: Event, is_same: Callable[[], bool]) -> Iterator[set[tuple[Change, str]]]:
    """An item after each change, and as soon as other folders are to be watched."""
    from watchfiles import watch

    def looks_at(_change: object, path: str) -> bool:
        name = Path(path).name
        return not (name.startswith(".pnp-") or name.endswith("~")) and not any(
            part in _NOT_LOOKED_AT for part in Path(path).parts
        )

    start = partial(
        watch, *folders, watch_filter=looks_at, debounce=_TOGETHER, step=_PAUSE, stop_event=stop, raise_interrupt=False
    )
    try:
        # Without an item now and then, a folder that was deleted or is new would be waited for. The first one is given:
        # what changed while watching began may have been missed.
        is_first = True
        for found in start(rust_timeout=1000, yield_on_timeout=True):
            if found or is_first or not is_same():
                yield found
            is_first = False
    except (OSError, RuntimeError):
        if is_same():
            yield from start(force_polling=True)
