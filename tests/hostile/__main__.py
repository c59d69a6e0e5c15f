"""Build every hostile kit with the real limits: each must end with exit code 1, in ten seconds and 1 GB."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.hostile.kits import KITS

_MOST_SECONDS, _MOST_MEGABYTES = 10, 1000


def main() -> int:
    """Build the kits whose names contain any of the words given, or all; how many were not refused."""
    failed = 0
    for name, make in KITS.items():
        if sys.argv[1:] and not any(word in name for word in sys.argv[1:]):
            continue
        with tempfile.TemporaryDirectory() as folder:
            for file, text in make().items():
                (Path(folder) / file).write_text(text, encoding="utf-8")
            command = [sys.executable, "-m", "pnp", "build", "--fresh", "--jobs", "1", "--out", f"{folder}/out", folder]
            with Path(folder, "said.txt").open("w+", encoding="utf-8") as said:
                process = subprocess.Popen(command, stdout=said, stderr=said)
                _, status, used = os.wait4(process.pid, 0)
                said.seek(0)
                error = next((line for line in said if ": error " in line), "").replace(f"{folder}/", "").strip()
        code, seconds = os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime
        is_refused = code == 1 and bool(error)
        is_quick = seconds < _MOST_SECONDS and used.ru_maxrss < _MOST_MEGABYTES * 1024
        failed += not (is_refused and is_quick)
        mark = "  " if is_refused and is_quick else "! "
        print(f"{mark}{name:32} exit {code} {seconds:5.1f} s {used.ru_maxrss // 1024:5} MB  {error[:110]}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
