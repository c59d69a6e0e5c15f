"""Every word that is painted can be found and copied: by PDFium, which browsers use, and by poppler.

``make test-browser`` runs this: it needs ``pdftotext`` of the system.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

import pypdfium2
import pytest

from pnp.frame import Group, Item, Nested, TextRun
from tests.exports import painted_alone
from tests.prepared import ROOT, prepared

KITS = sorted(folder.name for folder in (ROOT / "content").iterdir() if (folder / "kit.yaml").is_file())
# Faces of one component: those of a deck are alike.
MOST_FRAMES = 40
# What readers add or take away: space, and hyphens at the ends of lines.
_FLEXIBLE = re.compile(r"[\s\N{SOFT HYPHEN}\uFFFE\x02-]+")


def bare(text: str) -> str:
    return _FLEXIBLE.sub("", text)


def lines(items: Sequence[Item]) -> Iterator[str]:
    """Lines of words as they are painted; a picture with a description is read as that instead."""
    for item in items:
        if isinstance(item, TextRun):
            yield item.text
        elif isinstance(item, Group) and not item.alt:
            yield from lines(item.items)
        elif isinstance(item, Nested) and not item.alt:
            yield from lines(item.face.art)


@pytest.mark.browser
@pytest.mark.parametrize("name", KITS)
def test_every_painted_word_is_extracted(name: str, tmp_path: Path) -> None:
    kit, missing, count = prepared(f"content/{name}"), [], 0
    for component in kit.game.components:
        frames = [frame for _, frame in kit.frames(component.id, items=True)][:MOST_FRAMES]
        file = tmp_path / f"{component.id}.pdf"
        file.write_bytes(painted_alone(kit, *frames))
        by_poppler = subprocess.run(["pdftotext", "-raw", str(file), "-"], capture_output=True, check=True)
        pages = by_poppler.stdout.decode("utf-8").split("\f")
        document = pypdfium2.PdfDocument(file)
        for number, frame in enumerate(frames):
            found = {"PDFium": document[number].get_textpage().get_text_bounded(), "poppler": pages[number]}
            texts = {reader: bare(text) for reader, text in found.items()}
            for line in lines(getattr(frame, "items", None) or frame.art):
                count += 1
                missing += [(component.id, number, reader, line) for reader in texts if bare(line) not in texts[reader]]
    assert missing == []
    assert count > 100
