"""Sound kits have no findings; damaged ones do, at the damaged or the contradicting line.

The full measurement is ``python -m tests.mutation``; here a sample of it runs, with a seed that nothing was tuned on.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from pnp.findings import Severity
from tests.mutation.damage import Change, Damage, dropped, entry_dropped, item_dropped, within
from tests.mutation.judge import Verdict, judge
from tests.mutation.kinds import FACES, RULES
from tests.mutation.measure import HELD_OUT, TUNING, Result, measured, share_found
from tests.mutation.subject import Subject, sound_kits
from tests.mutation.survey import SURVEY
from tests.mutation.table import page, table

LEAST = 0.95

KIT = """\
kit: small
title: Small
players: 2
licence: CC-BY-4.0
status: draft
decks:
  - id: orders
    name: Orders
    stated: {cards: 3}
    cards:
      - {id: march, number: 1, name: March, copies: 2}
      - {id: halt, number: 2, name: Halt}
"""


@pytest.fixture(scope="module")
def subjects(tmp_path_factory: pytest.TempPathFactory) -> list[Subject]:
    return [Subject(kit, tmp_path_factory.mktemp("kits")) for kit in sound_kits()]


@pytest.fixture
def small(tmp_path: Path) -> Subject:
    kit = tmp_path / "small"
    kit.mkdir()
    (kit / "kit.yaml").write_text(KIT, encoding="utf-8")
    return Subject(kit, tmp_path / "workshop")


@pytest.mark.collection
def test_sound_kits_have_neither_errors_nor_warnings(subjects: list[Subject]) -> None:
    said = [
        f"{one.span} {one.code} {one.message}"
        for subject in subjects
        for one in subject.findings
        if one.severity is not Severity.INFO
    ]
    assert said == []


@pytest.mark.collection
def test_damage_that_contradicts_the_kit_is_found_at_its_line(subjects: list[Subject]) -> None:
    results = list(_sample(subjects))
    missed = [str(one) for one in results if one.contradicts and one.verdict is not Verdict.AT]
    assert len([one for one in results if one.contradicts]) > 100
    assert share_found(results) >= LEAST, "\n".join(missed)


def test_there_are_many_ways_and_other_seeds_to_report_on() -> None:
    assert len({kind.name for kind in (*RULES, *FACES)}) == len(RULES) + len(FACES) > 60
    assert not set(TUNING) & set(HELD_OUT)


def test_a_damage_is_judged_by_its_lines_and_mended_again(small: Subject) -> None:
    copies, stated = (small.game.decks[0].cards[0].at("copies"), small.game.decks[0].at("stated.cards"))
    source = small.sources["kit.yaml"]
    start = source.text.index("copies: 2") + len("copies: ")
    change = Change(source, start, start + 1, "5")
    assert (copies.line, stated.line) == (11, 9)
    assert judge(small, Damage(changes=(change,), guard="stated", against=(stated,))).verdict is Verdict.AT
    assert judge(small, Damage(changes=(change,), guard="stated")).verdict is Verdict.ELSEWHERE
    assert judge(small, Damage(changes=(Change(source, start, start + 1, "2"),))).verdict is Verdict.MISSED
    assert (small.folder / "kit.yaml").read_text(encoding="utf-8") == KIT
    assert small.faults() == []


def test_a_line_that_moved_is_still_the_line(small: Subject) -> None:
    source, deck = small.sources["kit.yaml"], small.game.decks[0]
    change = Change(source, 0, 0, "# A line more.\n")
    extra = Change(source, source.text.index("copies: 2") + 8, source.text.index("copies: 2") + 9, "5")
    found = judge(small, Damage(changes=(change, extra), guard="stated", against=(deck.at("stated.cards"),)))
    assert (found.verdict, found.faults[0].span.line) == (Verdict.AT, 10)


def test_what_is_taken_out_of_yaml_leaves_yaml(small: Subject) -> None:
    deck, text = small.game.decks[0], KIT
    node = deck.node
    assert node is not None
    cards, march = node.get("cards"), deck.cards[0].node
    for change, left in (
        (item_dropped(cards, 0), text.replace("      - {id: march, number: 1, name: March, copies: 2}\n", "")),
        (entry_dropped(node, "stated"), text.replace("    stated: {cards: 3}\n", "")),
        (entry_dropped(march, "number"), text.replace("number: 1, ", "", 1)),
        (entry_dropped(march, "copies"), text.replace(", copies: 2", "")),
        (within(node.get("name"), 0, 2, "Bo"), text.replace("name: Orders", "name: Boders")),
    ):
        assert change is not None
        assert text[: change.start] + change.text + text[change.end :] == left
    assert march is not None
    assert dropped(march) == item_dropped(cards, 0)


def test_the_table_of_the_page_is_put_between_its_marks(small: Subject) -> None:
    results = list(measured([small], RULES, 101))
    written = page("Before.\n<!-- measured: begin -->\nold\n<!-- measured: end -->\nAfter.\n", results, [], [101])
    assert written.startswith("Before.\n<!-- measured: begin -->\nSeeds 101; 1 kits.\n")
    assert written.endswith("<!-- measured: end -->\nAfter.\n")
    assert table(results) in written


def test_values_that_nothing_guards_are_counted_by_what_they_are(small: Subject) -> None:
    survey = list(measured([small], [SURVEY], 101, each=9))
    assert {one.damage.value for one in survey} == {"card: copies", "card: number", "deck: stated"}
    assert [one.verdict for one in survey if one.damage.value == "card: copies"] == [Verdict.ELSEWHERE]
    assert "numbers and references that were changed at random" in table([], survey)


def _sample(subjects: list[Subject]) -> Iterator[Result]:
    """Each way in two of the kits where it can be done, chosen by the seed, small kits before large ones."""
    by_size = sorted(subjects, key=lambda subject: sum(len(one.text) for one in subject.sources.values()))
    half = len(by_size) // 2
    for kind in RULES:
        rng, done = Random(f"{HELD_OUT[0]} {kind.name}"), 0
        for subject in (*rng.sample(by_size[:half], half), *by_size[half:]):
            for result in measured([subject], [kind], HELD_OUT[0]):
                yield result
                done += 1
            if done == 2:
                break
