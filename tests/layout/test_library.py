"""Layouts and themes of pnp, read one by one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from pnp.errors import PnpError
from pnp.layout.elements.catalog import ELEMENTS
from pnp.layout.templates.library import read_library
from pnp.load.builtin import data_folder
from pnp.load.yaml import read_yaml
from pnp.nodes import ListNode, MapNode, Node, Scalar, Source


def written(node: Node) -> Iterator[tuple[str, str]]:
    """Every text in a node, with its place."""
    yield str(node.span), node.text if isinstance(node, Scalar) else type(node).__name__
    if isinstance(node, MapNode):
        for entry in node.entries.values():
            yield from (*written(entry.key), *written(entry.value))
    elif isinstance(node, ListNode):
        for item in node.items:
            yield from written(item)


def test_a_layout_read_alone_is_where_and_what_it_is_in_its_file() -> None:
    folder, names = data_folder("layouts"), list[str]()
    library = read_library(folder, ELEMENTS)
    for path in sorted(folder.glob("*.yaml")):
        file, findings = read_yaml(Source(f"layouts/{path.name}", path.read_text(encoding="utf-8")))
        assert isinstance(file, MapNode)
        assert list(file.entries) == ["layouts"]
        assert not findings
        listed = file.entries["layouts"].value
        assert isinstance(listed, ListNode)
        for layout in listed.items:
            assert isinstance(layout, MapNode)
            name = layout.entries["layout"].value
            assert isinstance(name, Scalar)
            names.append(name.text)
            assert list(written(library.layouts[name.text])) == list(written(layout))
    assert list(library.layouts) == names


def test_every_theme_is_found_by_its_name() -> None:
    folder = data_folder("layouts")
    library = read_library(folder, ELEMENTS)
    assert list(library.themes) == [path.stem for path in sorted(folder.glob("themes/*.yaml"))]
    for name, theme in library.themes.items():
        said = theme.get("theme")
        assert isinstance(said, Scalar)
        assert said.text == name


def test_a_layout_of_pnp_that_is_damaged_stops_who_asks_for_it(tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_text(
        "layouts:\n  - layout: sound\n    size: poker\n  - layout: torn\n    size: [\n"
    )
    library = read_library(tmp_path, ELEMENTS)
    assert library.layouts["sound"].span.line == 2
    with pytest.raises(PnpError, match=r"cards.yaml cannot be read: install pnp again"):
        library.layouts["torn"]
