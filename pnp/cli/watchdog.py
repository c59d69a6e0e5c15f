"""The last line against kits that take too long or too much memory: a process that watches the one that works.

All that a kit can ask for is counted and bounded where it is done; this is for what somebody forgot. The first process
forks, before anything heavy is imported; the child goes on with the command, the parent looks at it five times a
second. If the child takes more time or memory than allowed, the parent ends it with all processes that it began, and
says so as a finding. Ctrl-C reaches both, and the child answers; if the parent dies, so does the child.
"""

from __future__ import annotations

import mmap
import os
import signal
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import Final, NoReturn

from pnp.values import dataclass

# Ten thousand cards, or a book of a thousand pages, take a minute or two.
DEFAULT_SECONDS: Final = 1200
DEFAULT_MEGABYTES: Final = 4096
# What each further process may take, if several share the work.
_MORE_MEGABYTES: Final = 512
_MEGABYTE: Final = 1024 * 1024
_INTERVAL: Final = 0.2
_NOTE_BYTES: Final = 4096
# The number of kits, the length of the note, and how many turns there were.
_NUMBERS: Final = 4 + 2 + 4
_UNITS: Final = ("seconds", "minutes")
_EXIT_FINDINGS, _EXIT_FAULT = 1, 2


@dataclass(frozen=True, slots=True)
class Limits:
    """What a command may take: seconds for each kit, and megabytes; 0 for as much as it likes."""

    seconds: float = DEFAULT_SECONDS
    megabytes: int = DEFAULT_MEGABYTES

    @classmethod
    def of(cls, environ: Mapping[str, str]) -> Limits:
        """PNP_TIME_LIMIT in seconds and PNP_MEMORY_LIMIT in megabytes, else the usual ones."""
        return cls(
            _number(environ.get("PNP_TIME_LIMIT", ""), DEFAULT_SECONDS),
            _number(environ.get("PNP_MEMORY_LIMIT", ""), DEFAULT_MEGABYTES),
        )


def _number(text: str, otherwise: int) -> int:
    text = text.strip()
    return int(text[:9]) if text.isascii() and text.isdecimal() else otherwise


class Watch:
    """What the working process tells the one that watches it: which kits it works on, and what it has done last."""

    def __init__(self) -> None:
        self._memory = mmap.mmap(-1, _NOTE_BYTES)
        self._shown = ""
        self._working, self._lock = 0, Lock()

    def begin(self, kits: Sequence[str]) -> None:
        """Note the kits that are worked on: their number decides how long they may take."""
        self._memory[:4] = min(len(kits), 100_000).to_bytes(4, "big")
        self._shown = kits[0] if len(kits) == 1 else ""
        self.note("")

    def note(self, step: str) -> None:
        """Note the step that was done last."""
        text = f"{self._shown}\0{step}".encode("utf-8", "replace")[: _NOTE_BYTES - _NUMBERS]
        padding = bytes(_NOTE_BYTES - _NUMBERS - len(text))
        self._memory[4:-4] = len(text).to_bytes(2, "big") + text + padding

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Do one turn of a command that never ends by itself: only turns take time, and each is limited anew."""
        self._count(1)
        try:
            yield
        finally:
            self._count(-1)

    def _count(self, change: int) -> None:
        with self._lock:
            was_working, self._working = bool(self._working), self._working + change
            if was_working != bool(self._working):
                self._memory[-4:] = ((self.turns + 1) % 2**32).to_bytes(4, "big")

    @property
    def turns(self) -> int:
        """How often turns began and ended: an odd number during one, 0 for a command without any."""
        return int.from_bytes(self._memory[-4:], "big")

    @property
    def kits(self) -> int:
        """How many kits there are, at least one."""
        return max(int.from_bytes(self._memory[:4], "big"), 1)

    @property
    def noted(self) -> tuple[str, str]:
        """The kit, if it is the only one, and the step that was done last."""
        length = int.from_bytes(self._memory[4:6], "big")
        shown, _, step = self._memory[6 : 6 + length].decode("utf-8", "replace").partition("\0")
        return shown, step

    def finding(self, what: str) -> str:
        """A line about what was ended, as findings are printed, with the cure."""
        from pnp.load.codes import STOPPED
        from pnp.report.printable import printable

        shown, step = self.noted
        place = f"{printable(str(Path(shown) / 'kit.yaml'))}:1:1" if shown else "pnp"
        behind = f"; the last step that was done is {printable(step)!r}" if step else ""
        cure = f"ask for less at once with --only, or allow more (pnp explain {STOPPED})"
        return f"{place}: error {STOPPED} {what}{behind} (too much work)\n  help: {cure}"


class _Clock:
    """How long a process has worked. What is idle takes nothing, and so does a machine that sleeps."""

    def __init__(self, watch: Watch) -> None:
        self._watch, self._turns = watch, 0
        self._taken, self._last = 0.0, time.monotonic()

    def taken(self) -> float:
        """Seconds since the command or the present turn began, when looked at every few moments."""
        now, turns = time.monotonic(), self._watch.turns
        if turns != self._turns or (turns and not turns % 2):
            self._taken, self._turns = 0.0, turns
        else:
            self._taken += min(now - self._last, 2 * _INTERVAL)
        self._last = now
        return self._taken


def watch_of_process() -> Watch | None:
    """What the process that watches this one is told by, if there is one."""
    import click

    context = click.get_current_context(silent=True)
    return context.find_object(Watch) if context else None


def say_memory_is_full(watch: Watch) -> int:
    """Say that the system refused memory to this process; the exit code."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (hard, hard))
    print(watch.finding("this takes more memory than is allowed"), file=sys.stderr)
    return _EXIT_FINDINGS


def watched(limits: Limits) -> Watch | None:
    """Let another process watch this one from here on; returns in the process that goes on with the work.

    None if nothing is limited or this system cannot fork safely; then a thread watches the time alone.
    """
    if not limits.seconds and not limits.megabytes:
        return None
    watch = Watch()
    if sys.platform != "linux":
        _watch_in_thread(watch, limits)
        return watch
    signals = {signal.SIGCHLD, signal.SIGINT, signal.SIGTERM, signal.SIGHUP}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    held, alive = os.pipe()
    child = os.fork()
    if child:
        os.close(held)
        _watch(child, signals, watch, limits)
    os.close(alive)
    _end_with_parent(held)
    _limit_memory(limits)
    signal.pthread_sigmask(signal.SIG_SETMASK, before)
    return watch


def _end_with_parent(held: int) -> None:
    """Have the system end this process when the other end of a pipe is closed, as it is when the parent is gone."""
    import fcntl

    with suppress(OSError):
        fcntl.fcntl(held, fcntl.F_SETOWN, os.getpid())
        # The usual signal ends a process that does not handle it.
        fcntl.fcntl(held, fcntl.F_SETFL, fcntl.fcntl(held, fcntl.F_GETFL) | os.O_ASYNC | os.O_NONBLOCK)


def _limit_memory(limits: Limits) -> None:
    """Have the system refuse memory beyond the limit: one request for all there is comes between two looks."""
    import resource

    if limits.megabytes:
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        most = limits.megabytes * _MEGABYTE
        with suppress(OSError, ValueError):
            allowed = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.setrlimit(resource.RLIMIT_DATA, (allowed, hard))


def _watch(child: int, signals: set[signal.Signals], watch: Watch, limits: Limits) -> NoReturn:
    """Look at a process until it ends or takes too much; never returns."""
    clock = _Clock(watch)
    while True:
        came = signal.sigtimedwait(signals, _INTERVAL)
        # A terminal tells both processes; what somebody sends to this one is for the other.
        if came is not None and came.si_signo != signal.SIGCHLD and came.si_code <= 0:
            os.kill(child, came.si_signo)
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            _leave_as(os.waitstatus_to_exitcode(status))
        if too_much := _too_much(child, clock.taken(), watch, limits):
            for process in (child, *_below(child)):
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            os.waitpid(child, 0)
            with suppress(OSError):
                print(watch.finding(too_much), file=sys.stderr, flush=True)
            os._exit(_EXIT_FINDINGS)


def _leave_as(code: int) -> NoReturn:
    """End as the working process did."""
    if code >= 0:
        os._exit(code)
    if -code in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(-code, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {-code})
        os.kill(os.getpid(), -code)
    with suppress(OSError):
        name = signal.Signals(-code).name
        print(f"pnp: the system ended it ({name}), perhaps for want of memory", file=sys.stderr, flush=True)
    os._exit(_EXIT_FAULT)


def _too_much(child: int, taken: float, watch: Watch, limits: Limits) -> str:
    """What a process has taken too much of, in words; nothing if it has not."""
    if limits.seconds and taken > limits.seconds * watch.kits:
        is_long = limits.seconds >= 120
        number = limits.seconds / 60 if is_long else limits.seconds
        return f"this takes more than {number:g} {_UNITS[is_long] if number != 1 else 'second'}"
    if limits.megabytes:
        processes = (child, *_below(child))
        most = (limits.megabytes + _MORE_MEGABYTES * (len(processes) - 1)) * _MEGABYTE
        # What forks share is counted once only if the quick look says that it matters.
        if sum(map(_resident, processes)) > most and sum(map(_proportional, processes)) > most:
            return f"this takes more than {limits.megabytes:,} MB of memory"
    return ""


def _below(process: int) -> Iterator[int]:
    """All processes that one has begun, and that those have."""
    try:
        children = Path(f"/proc/{process}/task/{process}/children").read_bytes().split()
    except OSError:
        return
    for child in map(int, children):
        yield child
        yield from _below(child)


def _resident(process: int) -> int:
    """How much memory a process has, in bytes, without files."""
    try:
        _, resident, shared, *_ = Path(f"/proc/{process}/statm").read_bytes().split()
    except (OSError, ValueError):
        return 0
    return (int(resident) - int(shared)) * os.sysconf("SC_PAGE_SIZE")


def _proportional(process: int) -> int:
    """The same, but of what several processes share, each its part."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    except (OSError, ValueError):
        return _resident(process)
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss_Anon:")), 0)


def _watch_in_thread(watch: Watch, limits: Limits) -> None:
    """Watch the time where a fork is not safe."""
    from threading import Thread

    def look() -> None:
        clock = _Clock(watch)
        while limits.seconds:
            time.sleep(_INTERVAL)
            taken = clock.taken()
            if taken > limits.seconds * watch.kits:
                print(watch.finding(_too_much(0, taken, watch, limits)), file=sys.stderr, flush=True)
                os._exit(_EXIT_FINDINGS)

    Thread(target=look, daemon=True).start()
