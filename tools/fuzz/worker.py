"""Run inputs in a process of their own, which may crash, hang or fill its memory."""

from __future__ import annotations

import faulthandler
import json
import os
import resource
import shutil
import signal
import sys
import tempfile
import traceback
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from select import select
from typing import Any, Final

import pnp
from tools.fuzz.kinds import Kind
from tools.fuzz.runners import prepare
from tools.fuzz.seeds import Files

LONGEST_SECONDS: Final = 10
MOST_MEMORY: Final = 1_000_000_000
# More than is allowed, so that what asks for more than the machine has fails by itself.
_MEMORY_LIMIT: Final = 3_000_000_000
# The machine may be busy: what takes long is counted in seconds of the processor, and this only ends a wait.
_LONGEST_WAIT: Final = 120.0
# Where the program is, wherever the checkout is and whatever its folder is called.
_PROGRAM: Final = str(Path(pnp.__file__).parent) + os.sep
FAULT, HANG, MEMORY, CRASH = "fault", "hang", "memory", "crash"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of an input. result: what its runner says, or why it failed. what, trace: of a failure."""

    index: int
    result: str
    what: str = ""
    trace: str = ""

    @property
    def failed(self) -> bool:
        """Whether there is something to mend."""
        return self.result in (FAULT, HANG, MEMORY, CRASH)

    @property
    def signature(self) -> str:
        """The same for failures that have the same cause, as far as one can tell."""
        return f"{self.result} {self.what}"


def warm_up(kinds: Sequence[Kind]) -> None:
    """Read what all inputs share once, before the processes that run them are forked."""
    prepare()
    for kind in kinds:
        input_of(kind, 0, 0)


def input_of(kind: Kind, seed: int, index: int) -> Files:
    """An input by its number."""
    return kind.make(Random(f"{seed}/{kind.name}/{index}"))


def outcomes(kind: Kind, seed: int, indices: range) -> Iterator[Outcome]:
    """What comes of some inputs of a kind; those that end the process are followed by the next in a new one."""
    start = indices.start
    while start < indices.stop:
        for outcome in _in_process(
            kind, ((index, input_of(kind, seed, index)) for index in range(start, indices.stop))
        ):
            yield outcome
            start = outcome.index + 1


def outcome_of(kind: Kind, files: Files) -> Outcome:
    """What comes of one input."""
    return next(_in_process(kind, iter([(0, files)])))


def _in_process(kind: Kind, inputs: Iterator[tuple[int, Files]]) -> Iterator[Outcome]:
    """Run inputs in a child until they are done or the child ends."""
    reader, writer = os.pipe()
    with (
        tempfile.TemporaryFile() as trace,
        tempfile.TemporaryDirectory(dir=_memory_folder(), prefix="pnp-fuzz-") as folder,
    ):
        child = os.fork()
        if not child:
            os.close(reader)
            _child(kind, inputs, Path(folder), writer, trace.fileno())
        os.close(writer)
        current, is_over = -1, False
        try:
            for message in _messages(reader):
                current = message["index"]
                if "result" in message:
                    yield Outcome(**message)
                    current = -1
            is_over = True
        finally:
            os.close(reader)
            # Nothing more was heard of it, or will be asked: it has ended, or waits for something, or goes on.
            with suppress(ProcessLookupError):
                if (current >= 0 or not is_over) and not os.waitid(
                    os.P_PID, child, os.WEXITED | os.WNOHANG | os.WNOWAIT
                ):
                    os.kill(child, signal.SIGKILL)
            _, status = os.waitpid(child, 0)
        trace.seek(0)
        end = trace.read().decode("utf-8", "replace")
        if current >= 0:
            yield _end_of(current, status, end)
        elif status:
            raise RuntimeError(f"no input could be made of {kind.name}: {end}")


def _messages(reader: int) -> Iterator[dict[str, Any]]:
    """What a child writes, until it ends or has been silent for too long."""
    rest = b""
    while select([reader], [], [], _LONGEST_WAIT)[0] and (read := os.read(reader, 1 << 16)):
        *lines, rest = (rest + read).split(b"\n")
        yield from map(json.loads, lines)


def _end_of(index: int, status: int, trace: str) -> Outcome:
    """The outcome of an input that ended its process."""
    number = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
    if number in (signal.SIGPROF, signal.SIGKILL):
        steps = [line.strip() for line in trace.splitlines() if _PROGRAM in line]
        return Outcome(index, HANG, steps[0] if steps else f"{kind_of_signal(number)}", trace)
    return Outcome(index, CRASH, kind_of_signal(number) if number else f"exit code {os.WEXITSTATUS(status)}", trace)


def kind_of_signal(number: int) -> str:
    """The name of a signal."""
    return signal.Signals(number).name


def _memory_folder() -> str | None:
    shared = Path("/dev/shm")
    return str(shared) if shared.is_dir() else None


def _child(kind: Kind, inputs: Iterator[tuple[int, Files]], folder: Path, writer: int, trace: int) -> None:
    """Run inputs and write a line before and after each. Never returns."""
    code = 1
    try:
        limit = _address_space() + _MEMORY_LIMIT
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.dup2(trace, 2)
        faulthandler.enable(trace, all_threads=False)
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        faulthandler.register(signal.SIGPROF, trace, all_threads=False, chain=True)
        shown: dict[str, bytes] = {}
        for index, files in inputs:
            os.write(writer, json.dumps({"index": index}).encode() + b"\n")
            os.write(writer, json.dumps(asdict(_outcome(kind, index, files, folder, shown))).encode() + b"\n")
        code = 0
    except BaseException:  # noqa: BLE001, RUF100 - the parent shows it
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(code)


def _outcome(kind: Kind, index: int, files: Files, folder: Path, shown: dict[str, bytes]) -> Outcome:
    _place(files, folder, shown)
    _reset_memory()
    # What the process had before, which it may have from a large parent, is not the input's.
    before = _most_memory()
    signal.setitimer(signal.ITIMER_PROF, LONGEST_SECONDS)
    try:
        result, what, trace = kind.run(folder), "", ""
    except MemoryError as error:
        result, what, trace = MEMORY, place_of(error), "".join(traceback.format_exception(error))
    except BaseException as error:  # noqa: BLE001, RUF100 - whatever is raised is what this looks for
        result, what, trace = FAULT, place_of(error), "".join(traceback.format_exception(error)[-60:])
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    if result not in (FAULT, MEMORY) and (used := _most_memory() - before) > MOST_MEMORY:
        result, what = MEMORY, f"{used // 100_000_000 / 10} GB"
    return Outcome(index, result, what, trace)


def place_of(error: BaseException) -> str:
    """The class of an exception, and the innermost function of pnp that it left."""
    steps = traceback.extract_tb(error.__traceback__)
    ours = [step for step in steps if step.filename.startswith(_PROGRAM)]
    place = f"{Path(ours[-1].filename).name}:{ours[-1].name}" if ours else "?"
    if isinstance(error, RecursionError):
        place = "recursion"
    elif isinstance(error, AssertionError):
        place += f" {error}"
    return f"{type(error).__name__} in {place}"


def _place(files: Files, folder: Path, shown: dict[str, bytes]) -> None:
    """Make the folder hold these files and no others. shown: what it holds."""
    for entry in folder.iterdir():
        if entry.name not in shown and entry.name not in files:
            shutil.rmtree(entry) if entry.is_dir() else entry.unlink()
    for name in [name for name in shown if name not in files]:
        (folder / name).unlink()
        del shown[name]
    for name, content in files.items():
        if shown.get(name) != content:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(content)
            shown[name] = content


def _address_space() -> int:
    """The bytes of memory that the process can name now, where the system says so."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    except (OSError, ValueError):
        return 0


def _reset_memory() -> None:
    """Let the system count the most memory in use anew, where it can."""
    if sys.platform == "linux":
        Path("/proc/self/clear_refs").write_text("5", encoding="ascii")


def _most_memory() -> int:
    """The most memory that was in use since it was reset, in bytes."""
    if sys.platform != "linux":
        return 0
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.split("VmHWM:")[1].split()[0]) * 1024
