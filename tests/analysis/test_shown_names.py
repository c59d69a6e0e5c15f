"""What the layouts that come with pnp read of records."""

from __future__ import annotations

from pnp.analysis.shown_names import names_in_layouts, picture_layouts
from pnp.load.builtin import data_folder


def test_names_behind_a_dot_are_read() -> None:
    names = names_in_layouts()
    assert {"name", "text", "image", "flavor"} <= names
    # Words of templates and keys of layouts are not.
    assert not {"card", "for", "elements", ""} & names


def test_layouts_that_show_the_picture_of_a_card() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(data_folder("layouts").glob("*.yaml")))
    known = {line.removeprefix("  - layout: ") for line in text.splitlines() if line.startswith("  - layout: ")}
    found = picture_layouts()
    assert found
    assert found < known
    for name in found:
        own = text.split(f"  - layout: {name}\n", 1)[1].split("\n  - layout: ")[0]
        assert "card.image" in own
