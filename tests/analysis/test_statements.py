"""What sentences of rules state, and which two of them cannot both hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.analysis.numerals import with_marks
from pnp.analysis.sentence_reader import AT_LEAST, AT_MOST, EXACTLY, Answer, SentenceReader, bound_of
from pnp.analysis.statements import Statement, contradictions, is_of_the_game, statements
from tests.checks.cases import game_of

KIT = """
rolls: [{id: r, name: Climb, die: D6, target: 4+, success: A roll word.}]
tables: [{id: t, name: Luck, die: D6, text: A table word., rows: [{on: 1-6, text: A row word.}]}]
setup: [{id: s, text: A step word.}]
phases: [{id: p, name: Move, text: A phase word.}]
goals: [{id: g, text: A goal word.}]
glossary: [{id: w, term: wall, text: A term word.}]
markers: [{id: m, name: Cup, text: A marker word.}]
decks: [{id: d, name: Orders, cards: [{id: c, name: Storm, text: A card word.}]}]
"""


@pytest.mark.parametrize(
    ("word", "is_of_all"),
    [
        ("step", True), ("phase", True), ("goal", True), ("term", True), ("table", True), ("roll", True),
        ("row", False), ("marker", False), ("card", False),
    ],
)  # fmt: skip
def test_texts_of_the_whole_game(tmp_path: Path, word: str, is_of_all: bool) -> None:
    context = GameContext(game_of(tmp_path, KIT))
    assert is_of_the_game(context, context.prose.text.index(f"A {word} word.")) == is_of_all


def test_a_section_that_is_headed_by_the_name_of_a_piece_is_of_that(tmp_path: Path) -> None:
    rules = "# Play\n\nOf all.\n\n## 2. Cups\n\nOf it.\n"
    kit = f"texts: [{{id: rules, files: [rules.md]}}]{KIT}"
    context = GameContext(game_of(tmp_path, kit, rules_md=rules))
    assert [is_of_the_game(context, context.prose.text.index(words)) for words in ("Of all", "Of it")] == [True, False]


def _answers(sentence: str, *, is_excess: bool = False) -> dict[str, Answer]:
    lower = sentence.lower()
    return SentenceReader(lower, with_marks(lower), is_excess=is_excess).answers


@pytest.mark.parametrize(
    ("sentence", "question", "answer"),
    [
        ("Each player draws three cards.", "number of card", Answer(EXACTLY, number=3)),
        ("A wagon holds up to four crates.", "number of crat", Answer(AT_MOST, number=4)),
        ("A wagon holds four crates.", "number of crat", Answer(AT_MOST, number=4)),
        ("Pay at least two coins.", "number of coin", Answer(AT_LEAST, number=2)),
        ("Pay more than two coins.", "number of coin", Answer(AT_LEAST, number=3)),
        ("Never pay more than two coins.", "number of coin", Answer(AT_MOST, number=2)),
        ("Add +2 points to it.", "number of point", Answer(EXACTLY, "+", 2)),
        ("The wind turns twice in a day.", "number of times", Answer(EXACTLY, number=2)),
        ("The wind turns once in a day.", "number of times", Answer(EXACTLY, number=1)),
        ("You may do it again.", "number of times", Answer(AT_LEAST, number=2)),
        ("You may not do it again.", "number of times", Answer(AT_MOST, number=1)),
        ("Roll 2d6 for the wind.", "number of dice", Answer("2d6")),
        ("Halves are rounded up.", "rounding", Answer("up")),
        ("All reveal them at the same time.", "manner", Answer("together")),
        ("Feed them at the end of each day.", "when in a day", Answer("end")),
        ("Feed them at the beginning of each day.", "when in a day", Answer("start")),
        ("It is lost if the sum is less than or equal to it.", "threshold", Answer("low", "or equal")),
        ("It is lost if the sum exceeds it.", "threshold", Answer("high")),
        ("The youngest player begins.", "age", Answer("young")),
        ("Deal the tiles clockwise.", "direction", Answer("clockwise")),
        ("You may move a boat upstream.", "whether", Answer("yes", "modal")),
        ("Nobody moves a boat upstream.", "whether", Answer("no")),
    ],
)
def test_what_a_sentence_answers(sentence: str, question: str, answer: Answer) -> None:
    assert _answers(sentence)[question] == answer


def test_the_number_of_an_excess_is_a_limit() -> None:
    assert _answers("you have more than five cards", is_excess=True)["number of card"] == Answer(AT_MOST, number=5)


@pytest.mark.parametrize(
    ("before", "found"),
    [
        ("draw up to", (AT_MOST, 0, (5, 10))),
        ("draw at least", (AT_LEAST, 0, (5, 13))),
        ("draw more than", (AT_LEAST, 1, (5, 14))),
        ("it can hold", (AT_MOST, 0, None)),
        ("draw", (EXACTLY, 0, None)),
    ],
)
def test_how_a_number_is_meant(before: str, found: tuple[str, int, tuple[int, int] | None]) -> None:
    assert bound_of(before, is_negative=False) == found


@pytest.mark.parametrize(
    ("first", "second", "question", "contradict"),
    [
        (Answer(EXACTLY, number=2), Answer(EXACTLY, number=3), "number of card", True),
        (Answer(EXACTLY, number=2), Answer(EXACTLY, number=2), "number of card", False),
        (Answer(AT_MOST, number=2), Answer(AT_LEAST, number=2), "number of card", False),
        (Answer(AT_MOST, number=2), Answer(AT_LEAST, number=3), "number of card", True),
        (Answer(EXACTLY, number=3), Answer(AT_MOST, number=3), "number of card", False),
        (Answer(EXACTLY, number=4), Answer(AT_MOST, number=3), "number of card", True),
        (Answer(EXACTLY, number=2), Answer(AT_LEAST, number=3), "number of card", True),
        # "A before B" is "B after A": of one word only one of both holds.
        (Answer("before", "draw"), Answer("after", "draw"), "order", True),
        (Answer("before", "draw"), Answer("after", "play"), "order", False),
        (Answer("before", "draw"), Answer("before", "play"), "order", True),
        (Answer("", "box"), Answer("", "box game"), "fate", False),
        (Answer("", "box"), Answer("", "discar"), "fate", True),
        # What may be done and what may not is compared elsewhere.
        (Answer("yes", "modal"), Answer("no", "modal"), "whether", False),
        (Answer("yes"), Answer("no", "modal"), "whether", True),
    ],
)
def test_which_answers_contradict_each_other(first: Answer, second: Answer, question: str, contradict: bool) -> None:
    assert first.contradicts(second, question) == contradict
    assert second.contradicts(first, question) == contradict


@pytest.mark.parametrize(
    ("first", "second", "question"),
    [
        ("A wagon holds four crates.", "A wagon holds five crates.", "number of crat"),
        ("A wagon holds four crates.", "A wagon holds four crates.", ""),
        ("A wagon holds four crates.", "A cart holds five crates.", ""),
        ("The youngest smith begins the market.", "The oldest smith begins the market.", "age"),
    ],
)
def test_sentences_of_two_paragraphs(tmp_path: Path, first: str, second: str, question: str) -> None:
    rules = f"# Play\n\n{first}\n\n# More\n\n{second}\n"
    context = GameContext(game_of(tmp_path, "texts: [{id: rules, files: [rules.md]}]\n", rules_md=rules))
    assert len(context.get(statements)) == 2
    found = [(each.question, each.first.start < each.second.start) for each in context.get(contradictions)]
    assert found == ([(question, True)] if question else [])


@pytest.mark.parametrize(("other", "contradict"), [("Foxes", True), ("Hounds", False)])
def test_what_a_side_wins_by_is_about_that_side_alone(tmp_path: Path, other: str, contradict: bool) -> None:
    kit = "sides: [{id: a, name: Foxes}, {id: b, name: Hounds}]\ntexts: [{id: rules, files: [rules.md]}]\n"
    rules = f"# A\n\nThe Foxes win if they hold three hills.\n\n# B\n\nThe {other} win if they hold four hills.\n"
    context = GameContext(game_of(tmp_path, kit, rules_md=rules))
    assert [other.lower()[:3] in " ".join(each.topic) for each in context.get(statements)] == [contradict, True]
    assert bool(context.get(contradictions)) == contradict


def test_two_statements_about_the_same_differ_in_one_answer_alone() -> None:
    def said(**answers: Answer) -> Statement:
        return Statement(frozenset({"wagon"}), answers, 0, 1)

    two, three, one = Answer(EXACTLY, number=2), Answer(EXACTLY, number=3), Answer(EXACTLY, number=1)
    up = Answer("up")
    assert said(cards=two).contradiction(said(cards=three)) == "cards"
    assert said(cards=two).contradiction(said(cards=two)) == ""
    # One says when, and the other may be about another time; "in one day" says no more than "in a day".
    assert said(cards=two, when=up).contradiction(said(cards=three)) == ""
    assert said(cards=two, days=one).contradiction(said(cards=three)) == "cards"
    assert said(cards=two, flow=up).contradiction(said(cards=three)) == "cards"
    # Two differences make two rules.
    assert said(cards=two, when=up).contradiction(said(cards=three, when=Answer("down"))) == ""
