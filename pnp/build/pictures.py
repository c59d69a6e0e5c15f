"""Raster files of a kit: looked at once for their size and digest, never outside the kit's folder."""

from __future__ import annotations

import hashlib
from pathlib import Path

from pnp.findings import Finding, Span
from pnp.frame import Picture
from pnp.load import codes
from pnp.load.problems import problem

LARGEST_FILE = 64 * 1024 * 1024
# A4 with bleed at 600 dpi has about 37 million pixels; more is a mistake, or meant to fill the memory.
MOST_PIXELS = 60_000_000
FORMATS = ("PNG", "JPEG")


class PictureReader:
    """Looks at pictures of one kit. shown: how the user names its folder."""

    def __init__(self, root: Path, shown: str) -> None:
        self._root, self._shown = root, shown

    def __call__(self, name: str, at: Span) -> Picture | Finding:
        """The picture of this name, or what is wrong with it at the place that names it."""
        path = self._root / name
        try:
            real = path.resolve(strict=True)
            if not real.is_relative_to(self._root.resolve()):
                hint = "copy the file into the kit; links must not lead out of it, either"
                return problem(codes.PATH_OUTSIDE_KIT, f"{name!r} is outside the kit's folder", at, hint)
            if not real.is_file():
                return problem(codes.UNREADABLE_FILE, f"{name!r} is not a file", at)
            if real.stat().st_size > LARGEST_FILE:
                message = f"{name!r} is larger than {LARGEST_FILE // 1024 // 1024} MB"
                return problem(codes.LARGE_FILE, message, at, "save it smaller, or as JPEG")
            data = real.read_bytes()
        except FileNotFoundError:
            return problem(codes.MISSING_FILE, f"there is no picture {name!r}", at, "paths start at the kit's folder")
        except (OSError, ValueError, RuntimeError) as error:
            reason = getattr(error, "strerror", None) or "its path makes no sense"
            return problem(codes.UNREADABLE_FILE, f"{name!r} cannot be read: {reason}", at)
        return self._looked_at(name, real, data, at)

    def _looked_at(self, name: str, path: Path, data: bytes, at: Span) -> Picture | Finding:
        """Its size in pixels, from the head of the file only."""
        from io import BytesIO

        from PIL import Image, UnidentifiedImageError

        try:
            with Image.open(BytesIO(data), formats=FORMATS) as image:
                width, height = image.size
        except (UnidentifiedImageError, OSError, SyntaxError, ValueError, Image.DecompressionBombError):
            message = f"{name!r} is not a PNG or JPEG picture"
            return problem(codes.UNREADABLE_FILE, message, at, "save it as PNG or JPEG")
        if width * height > MOST_PIXELS:
            message = f"{name!r} has {width} × {height} pixels, more than {MOST_PIXELS // 1_000_000} million"
            return problem(codes.LARGE_FILE, message, at, "save it smaller: 300 dpi at print size are enough")
        return Picture(str(path), width, height, hashlib.sha256(data).hexdigest())

    def for_books(self, name: str) -> Picture | None:
        """The picture of this name, or nothing; the book says that it is missing."""
        found = self(name, Span(str(Path(self._shown) / "kit.yaml"), 1, 1))
        return found if isinstance(found, Picture) else None
