"""A small kit with more cards than are shown at once."""

from __future__ import annotations

from pathlib import Path

CARDS = 320

_FILES = {
    "kit.yaml": "kit: long\ntitle: Long\nversion: 1\nplayers: 2\nlanguage: en\nstatus: draft\n",
    "game.yaml": """\
decks:
  - {id: tales, name: Tales, cards: {from: tales.csv}}
layouts:
  - layout: tale
    size: [20 mm, 30 mm]
    elements:
      name: {text: '{{ card.name }}', size: [100%, 8 mm]}
components:
  - {id: tales, name: Tale cards, of: decks.tales, layout: tale, stock: card}
""",
}


def write_long_deck(folder: Path) -> Path:
    """The kit in a folder of its own."""
    kit = folder / "long"
    kit.mkdir()
    for name, text in _FILES.items():
        (kit / name).write_text(text, encoding="utf-8")
    rows = "".join(f"t{number},Tale {number}\n" for number in range(1, CARDS + 1))
    (kit / "tales.csv").write_text(f"id,name\n{rows}", encoding="utf-8")
    return kit
