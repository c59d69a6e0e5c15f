"""Confused words, leftovers of conversions, numbers and levels that are left out."""

from pathlib import Path

import pytest

from tests.checks.words.texts import problems, said, said_of_rules


@pytest.mark.parametrize(
    ("text", "wrong", "meant"),
    [
        ("Move it to it's left.", "it's", "its"),
        ("Take it’s own card.", "it’s", "its"),
        ("Halve it. It's attack is halved.", "It's", "Its"),
        ("Its not your turn.", "", ""),
        ("A unit, and its not yours.", "its", "it’s"),
        ("This does not effect the score.", "effect", "affect"),
        ("It has no affect on you.", "affect", "effect"),
        ("Roll higher then 4.", "then", "than"),
        ("Hold no more that 5 cards.", "that", "than"),
        ("You loose a turn.", "loose", "lose"),
        ("If a team looses, it stops.", "looses", "loses"),
        ("You should of rolled.", "of", "have"),
        ("Ask who's turn it is.", "who's", "whose"),
        ("The player who's figure is nearest.", "who's", "whose"),
        ("Roll there dice at once.", "there", "their"),
        ("Take you're tokens back.", "you're", "your"),
        ("Red against blue, or visa versa.", "visa versa", "vice versa"),
        ("Roll the dices.", "dices", "dice"),
        ("He rolls dices.", "dices", "dice"),
        ("For it's disband cost, remove it.", "it's", "its"),
        ("By it's nature it burns.", "it's", "its"),
        ("Throw a rock at the closet enemy.", "closet", "closest"),
        ("Access Damage", "Access", "assess"),
        ("Stop. And the end of the phase, the unit rallies.", "And", "At"),
        ("Cards drawn form the deck.", "form", "from"),
    ],
)
def test_a_word_is_taken_for_another(text: str, wrong: str, meant: str, tmp_path: Path) -> None:
    expected = [f'1:{text.index(wrong) + 1} "{wrong}" should be "{meant}"'] if meant else []
    assert said(tmp_path, "T380", text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "It's what is left that counts. It's all that is there. It's your turn.",
        "The archer looses an arrow. The screw is loose. Cut loose all the ropes.",
        "Roll, then move; draw two more then the other player moves.",
        "To effect a change, use its special effect on the target.",
        "If it affects you, you could of course pass. He dices the onion.",
        "Those form the line. Pieces that form a row count. And the end is near.",
        "For it's better to wait. He hides in the closet. Give them access to the damage table.",
        "And the end of the war, which nobody saw, came.",
        "Its own colour shows that more that is hidden can be seen.",
        "Ask who's there. Who's first? Roll there and then. You're your own master.",
        "It is yours, so take their units and go there.",
        "If you lose it's not your fault. I am sure of its not being there.",
        "The rule stands there in a very different form.",
    ],
)
def test_what_can_be_meant_is_left_alone(text: str, tmp_path: Path) -> None:
    assert said(tmp_path, "T380", text) == []


def test_other_languages_have_their_own(tmp_path: Path) -> None:
    def german(text: str) -> list[str]:
        deck = f"decks: [{{id: a, name: A, cards: [{{id: b, name: B, text: '{text}'}}]}}]\n"
        head = "kit: k\ntitle: K\nplayers: 2\nlicence: CC0-1.0\nlanguage: de\n"
        return [finding.message for finding in problems(tmp_path, "T380", deck, kit_yaml=head)]

    assert german("Wer hofft, das er gewinnt, verliert.") == ['"das" should be "dass"']
    assert german("Ein Spiel, das er gewinnt. Its not English.") == []


def test_marks_of_other_programs_are_found(tmp_path: Path) -> None:
    assert said(tmp_path, "T381", "Draw.<|end|> Go", "A[edit]B", "Go 22 à 14", "Pay 3 à la carte", "a < b & c > d") == [
        "1:6 '<|end|>' is left over from a conversion",
        "2:2 '[edit]' is left over from a conversion",
        "3:7 'à' stands where an arrow was",
    ]


def test_numbers_of_sections_count_on(tmp_path: Path) -> None:
    assert said_of_rules(tmp_path, "T382", "# 1. A\n\n# 2. B\n\n# 4. C\n") == [
        "5:3 '4.' comes after '2.': '3.' is missing"
    ]
    assert said_of_rules(tmp_path, "T382", "7.1 A\n\n7.2 B\n\n7.2 C\n") == ["5:1 '7.2' comes twice"]
    assert said_of_rules(tmp_path, "T382", "1. One\n2. Two\n4. Four\n") == [
        "3:1 '4.' comes after '2.': '3.' is missing"
    ]
    assert said_of_rules(tmp_path, "T382", "- A. One\n- B. Two\n- D. Four\n") == [
        "3:3 'D.' comes after 'B.': 'C.' is missing"
    ]


@pytest.mark.parametrize(
    "rules",
    [
        "# 1. A\n\n# 2. B\n\n# 3. C\n\n# 1. D\n\n# 2. E\n",
        "# 10 cards\n\n# 12 units\n\n# 14 tokens\n",
        "1. One\n1. Two\n1. Three\n",
        "1. One\n2. Two\n3. Three\n\nSo.\n\n1. One\n2. Two\n",
        "Round 1 is short.\n\nRound 3 is long.\n",
        "# Example 1\n\n# Example 1\n\n# Example 2\n",
        "1.5 miles.\n\n9.81 metres.\n",
    ],
)
def test_numbers_that_do_not_count_are_left_alone(rules: str, tmp_path: Path) -> None:
    assert said_of_rules(tmp_path, "T382", rules) == []


def test_the_same_heading_twice(tmp_path: Path) -> None:
    assert said_of_rules(tmp_path, "T403", "# A\n\n## Turn\n\n- X\n\n## TURN:\n\n- X\n") == [
        "7:1 the heading 'TURN' occurs twice"
    ]
    for rules in (
        "# A\n\n## Set-up\n\n# B\n\n## Set-up\n",
        "## Turn\n\n## End\n\n## Turn\n",
        "## Turn 1\n\n## Turn 2\n",
        "## Example\n\n## Example\n",
    ):
        assert said_of_rules(tmp_path, "T403", rules) == []


def test_levels_of_headings_are_not_skipped(tmp_path: Path) -> None:
    rules = "# A\n\n## B\n\n#### C\n\n# D\n\n### E\n"
    assert said_of_rules(tmp_path, "T383", rules) == [
        "5:1 a heading of level 4 follows one of level 2",
        "9:1 a heading of level 3 follows one of level 1",
    ]
    assert said_of_rules(tmp_path, "T383", "# Title\n\n### Subtitle\n\n## A\n") == []
    assert said_of_rules(tmp_path, "T383", "### A\n\n## B\n\n### C\n\n# D\n") == []
    assert said_of_rules(tmp_path, "T383", "## A\n\n### B\n\n## C\n\n# D\n\n## E\n") == [
        "7:1 a heading of level 1 follows 2 of level 2, but ranks above them"
    ]


@pytest.mark.parametrize(
    ("numbers", "messages"),
    [((1, 2, 3, 3, 4), ["'3.' comes twice"]), ((1, 1, 1, 1), []), ((1, 2, 2, 2, 3), [])],
)
def test_one_number_of_a_list_that_comes_twice(tmp_path: Path, numbers: tuple[int, ...], messages: list[str]) -> None:
    found = said_of_rules(tmp_path, "T382", "".join(f"{number}. Do it.\n" for number in numbers))
    assert [message.partition(" ")[2] for message in found] == messages
