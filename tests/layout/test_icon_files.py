"""Icons are found by their ids and read one by one."""

from __future__ import annotations

import pytest
import yaml

from pnp.errors import PnpError
from pnp.layout.templates.icon_files import IconCatalog
from pnp.load.builtin import data_folder
from pnp.model.texts import Icon
from pnp.nodes import Source

TWO = """# Two icons.
icons:
  - id: sword
    name: Sword
    paths:
      - {d: "M 0 0 L 1 1"}
  - id: boot
    name: Boot
    paths:
      - {d: "M 0 0 L 2 2"}
      - {d: "M 3 3 L 2 2"}
"""


def shelf(*texts: str, own: tuple[Icon, ...] = ()) -> IconCatalog:
    return IconCatalog([Source(f"layouts/icons/{number}.yaml", text) for number, text in enumerate(texts)], own)


def test_every_icon_that_comes_with_pnp_is_found_and_read() -> None:
    files = sorted((data_folder("layouts") / "icons").glob("*.yaml"))
    icons = IconCatalog(Source(file.name, file.read_text("utf-8")) for file in files)
    written = [icon for file in files for icon in yaml.safe_load(file.read_text("utf-8"))["icons"]]
    assert list(icons) == [icon["id"] for icon in written]
    assert [icons[one["id"]].name for one in written] == [one["name"] for one in written]
    assert [len(icons[one["id"]].paths) for one in written] == [len(one["paths"]) for one in written]


def test_an_icon_knows_the_line_that_it_stands_in() -> None:
    path = shelf(TWO)["boot"].paths[1]
    assert path.node is not None
    span = path.node.span
    assert (span.file, span.line, span.column) == ("layouts/icons/0.yaml", 11, 9)


def test_an_icon_that_is_not_there_is_not_found() -> None:
    icons = shelf(TWO)
    assert "boot" in icons
    assert "hat" not in icons
    assert icons.get("hat") is None
    assert len(icons) == 2


def test_the_icon_of_a_kit_comes_before_one_with_the_same_id() -> None:
    own = shelf(TWO.replace("L 2 2", "L 9 9"))["boot"]
    icons = shelf(TWO).with_own([own])
    assert icons["boot"] is own
    assert icons["sword"].name == "Sword"
    assert list(icons) == ["sword", "boot"]


def test_a_broken_file_of_pnp_is_named() -> None:
    with pytest.raises(PnpError, match=r"layouts/icons/0\.yaml: the icon 'boot' cannot be read"):
        shelf(TWO.replace("name: Boot", "name: [Boot"))["boot"]
