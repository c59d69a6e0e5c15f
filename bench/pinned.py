"""A commit of this repository → a checkout of it to measure against."""

from __future__ import annotations

import io
import shutil
import subprocess
import tarfile
from pathlib import Path
from typing import Final

from bench.measuring import ROOT

COMMIT: Final = "23299c0"


def checkout(commit: str, folder: Path, repository: Path = ROOT) -> Path | None:
    """The files of a commit in ``folder``, put there unless they are; None if the history does not reach that far."""
    found = _git(repository, "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}")
    if found is None:
        return None
    name = found.decode().strip()
    note = folder / ".commit"
    if note.is_file() and note.read_text(encoding="utf-8") == name:
        return folder
    archive = _git(repository, "archive", "--format=tar", name)
    if archive is None:
        return None
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        # Python has the filter since 3.11.4.
        files.extractall(folder, **({"filter": "data"} if hasattr(tarfile, "data_filter") else {}))
    note.write_text(name, encoding="utf-8")  # Last, so that a checkout that was interrupted is made again.
    return folder


def _git(repository: Path, *arguments: str) -> bytes | None:
    """What git prints; None if it refuses, or if there is no git."""
    try:
        done = subprocess.run(["git", "-C", str(repository), *arguments], capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout
