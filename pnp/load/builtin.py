"""Find the kits and layouts that come with pnp."""

from __future__ import annotations

from pathlib import Path

from pnp.errors import PnpError

_PACKAGE = Path(__file__).resolve().parent.parent


def data_folder(name: str) -> Path:
    """The folder ``content`` or ``layouts`` of the installed package or of the checkout.

    Raises PnpError if neither exists, as after a damaged installation.
    """
    for parent in (_PACKAGE / "_data", _PACKAGE.parent):
        if (folder := parent / name).is_dir():
            return folder
    raise PnpError(f"the folder {name!r} that belongs to pnp is missing: install pnp again")
