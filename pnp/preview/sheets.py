"""The printed sheets of a kit as pictures, made when they are asked for."""

from __future__ import annotations

import io
from collections.abc import Mapping
from hashlib import blake2b
from threading import Lock
from typing import Any, Final

from pnp.measures import MM_PER_PT, Mm
from pnp.papers import Paper
from pnp.preview.desk import Desk

# Pixels for each point: about 110 dots per inch; for whoever looks closely, 290.
_SCALE: Final = 1.5
_SHARP_SCALE: Final = 4.0


class PrintedSheets:
    """The sheets of one kit by paper; those of its last look are kept."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._lock = Lock()
        self._files: dict[str, tuple[int, Mapping[str, bytes]]] = {}
        self._pictures: dict[tuple[str, int, float], bytes] = {}

    def listed(self, paper: Paper) -> list[dict[str, Any]]:
        """Each component with its sheets: a digest of its file, and the size of each in mm."""
        with self._lock:
            return [
                {"component": name, "digest": _digest(data), "sheets": _sizes(data)}
                for name, data in self._printed(paper).items()
            ]

    def picture(
        self, paper: Paper, component: str, digest: str, number: str, *, is_sharp: bool = False
    ) -> bytes | None:
        """A sheet as PNG, counted from 0; None if there is none. is_sharp: with more dots."""
        from pypdfium2 import PdfDocument

        with self._lock:
            data = self._printed(paper).get(component)
            if data is None or _digest(data) != digest or not (number.isdecimal() and len(number) < 6):
                return None
            scale = _SHARP_SCALE if is_sharp else _SCALE
            known = self._pictures.get((digest, int(number), scale))
            if known is None:
                document = PdfDocument(data)
                if int(number) >= len(document):
                    return None
                buffer = io.BytesIO()
                document[int(number)].render(scale=scale).to_pil().save(buffer, "PNG")
                known = self._pictures[digest, int(number), scale] = buffer.getvalue()
            return known

    def _printed(self, paper: Paper) -> Mapping[str, bytes]:
        version = self._desk.view.generation.number
        known = self._files.get(paper.id)
        if known is None or known[0] != version:
            known = self._files[paper.id] = version, self._desk.printed(paper)
            digests = {_digest(data) for _, files in self._files.values() for data in files.values()}
            self._pictures = {key: picture for key, picture in self._pictures.items() if key[0] in digests}
        return known[1]


def _sizes(data: bytes) -> list[tuple[Mm, Mm]]:
    from pypdfium2 import PdfDocument

    return [
        (round(page.get_width() * MM_PER_PT, 2), round(page.get_height() * MM_PER_PT, 2)) for page in PdfDocument(data)
    ]


def _digest(data: bytes) -> str:
    return blake2b(data, digest_size=12).hexdigest()
