"""The texts that the checks are held against are whole, and what is said of them is of these texts."""

from __future__ import annotations

import pytest

from tools.exam import KINDS, TEXTS, examined, is_among, texts

NAMES = [folder.name for folder in texts()]


def test_half_of_the_new_texts_are_kept_aside() -> None:
    abouts = [(folder / "about.yaml").read_text(encoding="utf-8") for folder in texts()]
    aside, apart = ([about for about in abouts if word in about] for word in ("kept-aside: true", "found-first: "))
    assert (len(NAMES), len(aside), len(apart)) == (40, 7, 15)


@pytest.mark.parametrize("name", ["pizza-maker", "lanterns"])
def test_every_fault_has_a_kind_and_every_finding_is_judged(name: str) -> None:
    result = examined(TEXTS / name)
    assert {fault.kind for fault in result.faults} <= set(KINDS)
    assert result.unread == []
    assert result.count("full") > 0


def test_an_answer_names_a_finding_by_its_code_its_place_and_a_word() -> None:
    finding = "K101 kit.yaml:1 nothing says who goes first"
    assert is_among(finding, ["K101 kit.yaml:1"])
    assert is_among(finding, ["K101 kit.yaml:1 first"])
    assert not is_among(finding, ["K101 kit.yaml:1 won", "K101 kit.yaml:2", "K102 kit.yaml:1", "K101 kit.yaml:11"])
