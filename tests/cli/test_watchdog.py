"""A command that takes too long or too much memory is ended by the process that watches it, with all its children."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pnp.cli.app import app
from pnp.cli.main import run
from pnp.cli.watchdog import DEFAULT_MEGABYTES, DEFAULT_SECONDS, Limits, Watch, _Clock

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a thread watches the time alone")
# A shell that starts the tests in the background lets them ignore interrupts.
START = """
import os, signal, sys, time
signal.signal(signal.SIGINT, signal.default_int_handler)
from pnp.cli.watchdog import Limits, watched
watch = watched(Limits(seconds=float(sys.argv[1]), megabytes=int(sys.argv[2])))
watch.begin(["a kit"])
watch.note("cards")
print(os.getpid(), flush=True)
"""
WITH_CHILD = START + "if not os.fork(): print(os.getpid(), flush=True)\n"


def started(script: str, seconds: float = 0, megabytes: int = 0) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, "-c", script, str(seconds), str(megabytes)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=environment, stdout=pipe, stderr=pipe, text=True, start_new_session=True)


def is_alive(process: int) -> bool:
    for _ in range(50):
        try:
            if Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return False
        except OSError:
            return False
        time.sleep(0.05)
    return True


def ended(process: subprocess.Popen[str]) -> tuple[int, str]:
    """The exit code, and what was said; nothing that it began must be left."""
    out, err = process.communicate(timeout=20)
    assert not [number for number in out.split() if number.isdecimal() and is_alive(int(number))]
    return process.returncode, err


def test_what_takes_too_long_is_ended_with_all_that_it_began() -> None:
    code, err = ended(started(f"{WITH_CHILD}time.sleep(60)", seconds=0.5))
    assert code == 1
    assert err == (
        "a kit/kit.yaml:1:1: error Y149 this takes more than 0.5 seconds; the last step that was done is 'cards'"
        " (too much work)\n  help: ask for less at once with --only, or allow more (pnp explain Y149)\n"
    )


def test_what_takes_too_much_memory_is_ended() -> None:
    unlimited = START.replace("watch = ", "from pnp.cli import watchdog; watchdog._limit_memory = id\nwatch = ", 1)
    code, err = ended(started(f"{unlimited}kept = bytearray([1]) * 200_000_000\ntime.sleep(60)", megabytes=100))
    assert code == 1
    assert "error Y149 this takes more than 100 MB of memory; the last step" in err


def test_memory_that_is_not_there_is_refused_at_once() -> None:
    code, err = ended(started(f"{START}bytes(3_000_000_000)", megabytes=200))
    assert code == 1
    assert "MemoryError" in err


@pytest.mark.parametrize("code", [0, 1, 2, 7])
def test_the_exit_code_is_that_of_the_work(code: int) -> None:
    assert ended(started(f"{START}sys.exit({code})", seconds=30, megabytes=2000)) == (code, "")


def test_what_never_ends_by_itself_may_take_so_much_for_each_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    watch = Watch()
    clock = _Clock(watch)

    def taken_after(seconds: float) -> float:
        for _ in range(round(seconds * 10)):
            now[0] += 0.1
            taken = clock.taken()
        return round(taken, 6)

    assert taken_after(2.0) == 2.0
    with watch.turn():
        # It is noticed at the first look that a turn has begun.
        assert taken_after(3.0) == 2.9
    assert taken_after(5.0) == 0.0
    with watch.turn():
        assert taken_after(1.0) == 0.9


def test_a_turn_that_takes_too_long_is_ended() -> None:
    code, err = ended(started(f"{START}with watch.turn():\n    time.sleep(60)", seconds=0.5))
    assert code == 1
    assert "error Y149 this takes more than 0.5 seconds" in err


def test_turns_of_several_threads_are_one_until_all_have_ended() -> None:
    watch = Watch()
    watch.begin(["a kit"])
    assert watch.turns == 0
    with watch.turn():
        with watch.turn():
            watch.note("cards")
            assert watch.turns == 1
        assert watch.turns == 1
    assert watch.turns == 2
    assert watch.noted == ("a kit", "cards")


WAIT = """
try:
    print("begun", flush=True)
    # A signal that comes just before a sleep does not wake it.
    while True: time.sleep(0.05)
except KeyboardInterrupt:
    time.sleep(0.3)
    print("stopped")
    sys.exit(2)
"""


def test_ctrl_c_is_answered_once_by_the_process_that_works() -> None:
    import pty

    process, terminal = pty.fork()
    if not process:
        os.environ["PYTHONPATH"] = str(Path(__file__).parents[2])
        os.execv(sys.executable, [sys.executable, "-c", START + WAIT, "30", "0"])
    said = b""
    while b"begun" not in said:
        said += os.read(terminal, 1000)
    os.write(terminal, b"\x03")
    # Two interrupts would leave no exit code; a terminal may be gone before its last words are read.
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == 2
    os.close(terminal)


def test_what_is_sent_to_the_process_that_watches_reaches_the_one_that_works() -> None:
    process = started(START + WAIT, seconds=30)
    assert process.stdout is not None
    while process.stdout.readline() != "begun\n":
        pass
    os.kill(process.pid, signal.SIGINT)
    assert process.communicate(timeout=20)[0] == "stopped\n"
    assert process.returncode == 2


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_nothing_works_on_without_the_process_that_watches(number: signal.Signals) -> None:
    process = started(f"{START}time.sleep(60)", seconds=30)
    assert process.stdout is not None
    child = int(process.stdout.readline())
    os.kill(process.pid, number)
    process.communicate(timeout=20)
    assert process.returncode == -number
    assert not is_alive(child)


def test_a_process_that_the_system_ended_is_not_passed_over() -> None:
    process = started(f"{START}os.kill(os.getpid(), 9)", seconds=30)
    assert ended(process) == (2, "pnp: the system ended it (SIGKILL), perhaps for want of memory\n")


@pytest.mark.parametrize(
    ("environ", "limits"),
    [
        ({}, (DEFAULT_SECONDS, DEFAULT_MEGABYTES)),
        ({"PNP_TIME_LIMIT": "60", "PNP_MEMORY_LIMIT": " 500 "}, (60, 500)),
        ({"PNP_TIME_LIMIT": "0", "PNP_MEMORY_LIMIT": "0"}, (0, 0)),
        ({"PNP_TIME_LIMIT": "soon", "PNP_MEMORY_LIMIT": "-1"}, (DEFAULT_SECONDS, DEFAULT_MEGABYTES)),
    ],
)
def test_limits_are_set_by_the_environment(environ: dict[str, str], limits: tuple[int, int]) -> None:
    assert Limits.of(environ) == Limits(*limits)


def test_a_command_is_watched(tmp_path: Path) -> None:
    (tmp_path / "kit.yaml").write_text("kit: k\ntitle: K\nplayers: 2\nlicence: CC0-1.0\nstatus: draft\n")
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), "PNP_MEMORY_LIMIT": "12"}
    command = [sys.executable, "-m", "pnp", "check", str(tmp_path)]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert said.returncode == 1
    assert "Y149" in said.stderr


@pytest.mark.parametrize(
    "refused",
    [
        MemoryError(),
        OSError(errno.ENOMEM, os.strerror(errno.ENOMEM)),
        ImportError(f"x.so: failed to map segment from shared object: {os.strerror(errno.ENOMEM)}"),
    ],
)
def test_memory_is_refused_to_whoever_asks(refused: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> int:
        raise refused

    monkeypatch.setattr(app, "main", refuse)
    with pytest.raises(MemoryError):
        run(["check"], Watch())
    assert run(["check"]) == 2  # Without a watch, there is nothing that could say more.
