"""The page of the format lists every phrase that a kit may word itself."""

from pathlib import Path

from pnp.locale.catalog import phrases


def test_every_phrase_is_listed() -> None:
    page = (Path(__file__).parents[2] / "docs/format.md").read_text(encoding="utf-8")
    assert [phrase for phrase in phrases() if f"`{phrase}`" not in page] == []
