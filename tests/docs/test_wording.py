"""The page of the format lists every phrase that a kit may word itself."""

from pathlib import Path

from pnp.layout.wordbook import WORDS


def test_every_phrase_is_listed() -> None:
    page = (Path(__file__).parents[2] / "docs/format.md").read_text(encoding="utf-8")
    assert [phrase for phrase in WORDS if f"`{phrase}`" not in page] == []
