"""The walks of docs/architecture.md lead through modules that there are, and none twice."""

from __future__ import annotations

import re

import pytest

from tests.prepared import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
WALKS = PAGE.split("## Three walks\n", 1)[1].split("\n## ", 1)[0].split("\n**")[1:]


def modules(text: str) -> list[str]:
    return re.findall(r"`(pnp/[\w/]+\.py)`", text)


def test_every_module_that_the_page_names_is_there() -> None:
    assert [module for module in modules(PAGE) if not (ROOT / module).is_file()] == []


@pytest.mark.parametrize("walk", WALKS, ids=["card", "check", "exporter"])
def test_a_walk_enters_each_module_once(walk: str) -> None:
    steps = modules(walk)
    assert len(steps) >= 6
    assert len(set(steps)) == len(steps)
