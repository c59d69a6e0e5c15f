"""The environment → where results are kept, how much of them, and whether that place can be trusted."""

from __future__ import annotations

import os
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Final

MEGABYTE: Final = 1024 * 1024
DEFAULT_MEGABYTES: Final = 512
# More than any disk holds would overflow the arithmetic of a file system.
_MOST_MEGABYTES: Final = 16 * 1024 * 1024


def cache_folder(environ: Mapping[str, str]) -> Path | None:
    """PNP_CACHE, or the folder that the system has for such files; None if there is none, as without a home."""
    if environ.get("PNP_CACHE"):
        return Path(environ["PNP_CACHE"])
    for variable in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        # The specification of XDG_CACHE_HOME says to ignore a relative path.
        if environ.get(variable) and Path(environ[variable]).is_absolute():
            return Path(environ[variable]) / "pnp"
    try:
        folder = Path("~/.cache/pnp").expanduser()
    except RuntimeError:
        return None
    return folder if folder.is_absolute() else None


def size_limit(environ: Mapping[str, str]) -> int:
    """How many bytes may be kept: PNP_CACHE_SIZE in megabytes, else 512 MB. 0 keeps nothing."""
    asked = environ.get("PNP_CACHE_SIZE", "").strip()
    if asked.isascii() and asked.isdecimal():
        return min(int(asked[:12]), _MOST_MEGABYTES) * MEGABYTE
    return DEFAULT_MEGABYTES * MEGABYTE


def make_private_folder(folder: Path) -> None:
    """Make a folder that only its owner can look into. Raises OSError."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)


def reason_for_distrust(folder: Path) -> str:
    """Why what lies in a folder may come from somebody else; nothing if it is ours alone. Raises OSError."""
    status = folder.stat()
    if not stat.S_ISDIR(status.st_mode):
        return f"{folder} is not a folder"
    if not is_ours(status):
        return f"{folder} belongs to another user"
    if os.name == "posix" and status.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        return f"others can write in {folder}: chmod go-w makes it yours alone"
    return ""


def is_ours(status: os.stat_result) -> bool:
    """Whether a file belongs to the user of this process; systems without users have no other one."""
    return not hasattr(os, "geteuid") or status.st_uid == os.geteuid()
