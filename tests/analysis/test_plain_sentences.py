"""Sentences of rules that hold without a condition, and amounts in words."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.analysis.plain_sentences import AMOUNT, amount_of, any_of, by_spoken_name, plain_sentences
from tests.checks.cases import game_of

RULES = """\
# Play

A **wood** costs two. If it rains, a wood costs three. A wood, a wood: both cost two. A hill costs one.
A wood costs four until noon.

**Variant:** A wood costs five.
"""


def _found(folder: Path, *, with_if: bool = False) -> list[str]:
    context = GameContext(game_of(folder, "texts: [{id: rules, files: [rules.md]}]\n", rules_md=RULES))
    return [" ".join(each.text.split()) for each in plain_sentences(context, ["wood"], with_if=with_if)]


def test_sentences_without_a_condition(tmp_path: Path) -> None:
    plain = ["a wood costs two.", "a wood, a wood: both cost two."]
    assert _found(tmp_path) == plain
    assert _found(tmp_path, with_if=True) == [plain[0], "if it rains, a wood costs three.", plain[1]]


@pytest.mark.parametrize(
    ("words", "amount"),
    [
        ("3", Fraction(3)), ("three", Fraction(3)), ("½", Fraction(1, 2)), ("1½", Fraction(3, 2)),
        ("half", Fraction(1, 2)), ("a third", Fraction(1, 3)), ("two-thirds", Fraction(2, 3)),
        ("one quarter", Fraction(1, 4)), ("three quarters", Fraction(3, 4)), ("1/3", Fraction(1, 3)),
    ],
)  # fmt: skip
def test_amounts_in_words(words: str, amount: Fraction) -> None:
    assert re.fullmatch(AMOUNT, words)
    assert amount_of(words) == amount


def test_names_that_one_record_has_alone(tmp_path: Path) -> None:
    kit = "terrain: [{id: a, name: Wood}, {id: b, name: Dense Wood, aliases: [wood]}, {id: c, name: Hill}]\n"
    found = by_spoken_name(game_of(tmp_path, kit).terrain)
    assert {name: record.id for name, record in found.items()} == {
        "dense wood": "b", "dense woods": "b", "hill": "c", "hills": "c"
    }  # fmt: skip


def test_the_longest_of_some_names_is_found() -> None:
    pattern = any_of(["wood", "wood path", "a.b"])
    assert re.match(pattern, "wood path ahead")[0] == "wood path"  # type: ignore[index]
    assert not re.match(pattern, "woods")
    assert not re.match(pattern, "axb")
    assert not re.match(any_of([]), "")
