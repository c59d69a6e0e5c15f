"""What is set on the pages and cards of kits is what comes out when their text is read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from unicodedata import normalize

import pytest

from pnp.frame import Face, Item, TextRun
from tests.exports import painted_alone
from tests.paint.documents import words
from tests.prepared import prepared


@pytest.mark.parametrize(
    ("kit", "component"),
    [
        ("content/piombino", "rulebook"),
        ("content/piombino", "tactics"),
        ("content/renaissance-fair", "rulebook"),
        ("tests/kits/deck-of-words", "travelers"),
        ("tests/kits/deck-of-words", "rulebook"),
    ],
)
def test_text_is_read_as_it_was_set(kit: str, component: str) -> None:
    ready = prepared(kit)
    frames = list(dict(ready.frames(component, items=True)).values())[:12]
    pdf = painted_alone(ready, *frames)
    for number, frame in enumerate(frames):
        read = _bare(words(pdf, number))
        set_ = [_bare(run.text) for run in _runs(frame.art if isinstance(frame, Face) else frame.items)]
        assert [text for text in set_ if text not in read] == []


def _bare(text: str) -> str:
    """The text without spaces, and without the hyphens that a reader takes for those of a divided word."""
    kept = "".join(normalize("NFC", text).split())
    return "".join(char for char in kept if char not in "-\u2010\u2011\u00ad\u0002\ufffe")


def _runs(items: Sequence[Item]) -> Iterator[TextRun]:
    """The runs outside of groups and faces: those may say something else to readers."""
    return (item for item in items if isinstance(item, TextRun))
