"""One thing written in several ways: the habit of the kit wins, and without a habit nothing is said."""

from pathlib import Path

import pytest

from tests.checks.words.texts import HEAD, cards, mended, problems, said, said_of_rules

STATS = "stats:\n  - {id: attack, name: Attack}\n  - {id: move, name: Move}\n"


def _with_stats(folder: Path, *texts: str) -> list[str]:
    lines = [f"      - {{id: c{at}, name: X, text: '{text}'}}\n" for at, text in enumerate(texts)]
    return [one.message for one in problems(folder, "T111", STATS + HEAD + "".join(lines))]


def test_the_rarer_order_of_sign_and_stat(tmp_path: Path) -> None:
    habit = ("Attack +1, Move −1", "Attack +2", "Move +1")
    assert _with_stats(tmp_path, *habit, "+1 Attack") == [
        "'+1 Attack' is written 'Attack +1' elsewhere (4 times)"
    ]  # fmt: skip
    assert _with_stats(tmp_path, *habit, "+1 Attack die", "+1 Attack card", "+1 attack", "Attack +1 Move +1") == []


def test_of_an_abbreviation_two_orders_against_one_are_enough(tmp_path: Path) -> None:
    kit = "kit: x\ntitle: X\nplayers: 2\nlicence: CC0-1.0\nabbreviations: {DRM: die roll modifier}\n"
    found = problems(tmp_path, "T111", cards("On hills: +1 DRM", "In woods: +2 DRM", "At night: DRM +1"), kit_yaml=kit)
    assert [finding.message for finding in found] == ["'DRM +1' is written '+1 DRM' elsewhere (twice)"]


def test_two_orders_without_a_habit_are_left_alone(tmp_path: Path) -> None:
    assert _with_stats(tmp_path, "Attack +1", "+1 Attack", "Move +1") == []


def test_short_forms(tmp_path: Path) -> None:
    assert said(tmp_path, "T112", "A vs. B", "A vs. C", "B vs. C", "A vs D") == [
        "4:3 'vs' is written 'vs.' elsewhere (3 times)"
    ]
    assert said(tmp_path, "T112", "½ a hex", "½ a day", "½ of it", "1/2 a hex, 11/2 and 1/2.5") == [
        "4:1 '1/2' is written '½' elsewhere (3 times)"
    ]
    habit = ("3 × 3", "2×2", "4 × 6", "5×5")
    assert mended(tmp_path, "T112", *habit, "3 x 4", "2x6") == [*habit, "3 × 4", "2×6"]


def test_twice_against_once_is_enough_where_nothing_else_can_be_meant(tmp_path: Path) -> None:
    assert said(tmp_path, "T112", "A vs. B", "A vs. C", "A vs D") == ["3:3 'vs' is written 'vs.' elsewhere (twice)"]
    assert said(tmp_path, "T113", "Attack −1", "(−2)", "Move -1") == ["3:6 the minus of '-1' is a hyphen"]
    assert said(tmp_path, "T113", "Attack −1", "Move -1") == []


@pytest.mark.parametrize("texts", [("A vs. B", "A vs C"), ("A vs B", "B vs C", "the legion, eg"), ("3 x 3", "2 x 2")])
def test_short_forms_without_a_habit(texts: tuple[str, ...], tmp_path: Path) -> None:
    assert said(tmp_path, "T112", *texts) == []


def test_minus_signs(tmp_path: Path) -> None:
    habit = ("Attack −1", "(−2)", "Move −1 now")
    assert said(tmp_path, "T113", *habit, "Attack -2") == ["4:8 the minus of '-2' is a hyphen"]
    assert mended(tmp_path, "T113", *habit, "−5", "Attack -2, or -3") == [*habit, "−5", "Attack −2, or −3"]
    assert said(tmp_path, "T113", *habit, "Attack –2, 3–5, 3 –5") == ["4:8 the minus of '–2' is an en dash"]
    assert said(tmp_path, "T113", "Hits –1", "Move –1", "Range –1", "Attack -2") == [
        "4:8 the minus of '-2' is a hyphen, an en dash elsewhere"
    ]
    assert said(tmp_path, "T113", *habit, "A-1, 3 -1, 2024-01-05, T-34, MG-42, -1-") == []
    assert said(tmp_path, "T113", "Attack -1", "Move -1", "Hits -1") == []


def test_ranges(tmp_path: Path) -> None:
    habit = ("on 2–4", "on 3–6", "1–2 units")
    assert said(tmp_path, "T114", *habit, "on 4-6") == ["4:4 '4-6' is written with a dash elsewhere: '4–6'"]
    # Card 4-6 may be the sixth card of the fourth box.
    assert mended(tmp_path, "T114", *habit, "on 4-6") == [*habit, "on 4-6"]
    assert said(tmp_path, "T114", *habit, "3-1, 50-50, 2024-01-05, 1-2-3, B1-B4, 5-player, 1.5-2") == []
    assert said(tmp_path, "T114", "on 2-4", "on 3-6", "1-2 units", "on 4–6") == [
        "4:4 '4–6' is written with a hyphen elsewhere: '4-6'"
    ]


def test_dashes(tmp_path: Path) -> None:
    habit = ("move – or not", "attack – if so", "draw – then stop")
    assert said(tmp_path, "T115", *habit, "rally - or rest", "rest--or not", "run—now") == []
    assert said(tmp_path, "T115", *habit, "rally - or rest") == [
        "4:6 ' - ' is not a dash; the kit writes ' – ' elsewhere (3 times)"
    ]
    assert mended(tmp_path, "T115", *habit, "rally - or rest") == [*habit, "rally - or rest"]
    assert said(tmp_path, "T115", *habit, "5 - 3 and A1 - B2", "well-known") == []


def test_quotation_marks(tmp_path: Path) -> None:
    habit = ("the unit’s", "it’s “on”", "don’t “do” it", "a “b” c")
    assert said(tmp_path, "T116", *habit, "won't") == [
        '5:1 the apostrophe of "won\'t" is straight; elsewhere it is curly (3 times)'
    ]
    assert mended(tmp_path, "T116", *habit, 'say "no" now')[-1] == "say “no” now"
    assert said(tmp_path, "T116", *habit, 'a 6" ruler and 5\' 3"', "the ’90s, players' turn") == []


def test_both_shapes_in_one_text_are_found_where_none_is_usual(tmp_path: Path) -> None:
    assert said(tmp_path, "T116", "It's late. It's dark. You don’t go. Don’t stay.") == [
        "1:3 one text has straight and curly apostrophes"
    ]
    assert said(tmp_path, "T116", "It's late. It's dark.", "You don’t go. Don’t stay.") == []


def test_an_edit_never_breaks_the_file(tmp_path: Path) -> None:
    text = HEAD + "".join(
        f"      - {{id: c{at}, name: X, text: {text}}}\n"
        for at, text in enumerate(('a \\"b\\" c'.join('""'), "'say \"no\"'", "'a \"b\" c'", '"say “x” now"'))
    )
    found = problems(tmp_path, "T116", text)
    assert [one.message for one in found] == [
        "the quotation mark “ is curly; elsewhere it is straight (6 times)",
        "the quotation mark ” is curly; elsewhere it is straight (6 times)",
    ]
    assert [one.edits for one in found] == [(), ()]


def test_two_spaces(tmp_path: Path) -> None:
    assert said(tmp_path, "T117", "Move  one   unit.") == [
        "1:5 there are 2 spaces before 'one'",
        "1:10 there are 3 spaces before 'unit.'",
    ]
    # A wider gap may be room to write in.
    assert mended(tmp_path, "T117", "Move  one   unit.") == ["Move one   unit."]
    rules = "1.  Move\n-  Draw\n\n| a   | b  |\n|-----|----|\n| c   | d  |\n\nend  \nof it\n"
    assert said_of_rules(tmp_path, "T117", rules) == []


@pytest.mark.parametrize(
    "text",
    [
        "Name: ____    Date: ____",
        "Date  ____",
        "Hits: ☐ ☐   Wounds: ☐",
        "Player:    gold",
        "Strength      Wits      Charm",
    ],
)
def test_room_to_write_in(tmp_path: Path, text: str) -> None:
    assert said(tmp_path, "T117", text) == []
    assert said(tmp_path, "T117", "Strength     Wits") == ["1:9 there are 5 spaces before 'Wits'"]


def test_two_spaces_behind_every_sentence_are_a_habit(tmp_path: Path) -> None:
    habit = ("One.  Two.  Three.", "Four.  Five.", "Six.  Seven.")
    assert said(tmp_path, "T117", *habit) == []
    assert said(tmp_path, "T117", *habit, "move  b") == ["4:5 there are 2 spaces before 'b'"]
    assert said(tmp_path, "T117", *habit, "Note:  take cards; alas!  they are gone.") == []
    assert said(tmp_path, "T117", "One. Two. Three. Four.", "Five.  Six.") == ["2:6 there are 2 spaces before 'Six.'"]


def test_spaces_before_marks(tmp_path: Path) -> None:
    texts = ("Move , then rest .", "( here ) or {{ 1 }} ; so", "Really ?")
    assert said(tmp_path, "T118", *texts) == [
        "1:5 there is a space before ','",
        "1:17 there is a space before '.'",
        "2:2 there is a space after '('",
        "2:7 there is a space before ')'",
        "2:20 there is a space before ';'",
        "3:7 there is a space before '?'",
    ]
    # A mark with spaces may be the name of a key, or a word may be missing before it.
    assert mended(tmp_path, "T118", *texts) == list(texts)
    assert said(tmp_path, "T118", "Wait . . . then move.", "Use ... for all.", "Use ? for help.") == []
    assert said(tmp_path, "T118", "Wait ... or a .5 die, 3 :star: !Kung, a , b") == ["1:40 there is a space before ','"]


def test_two_spellings(tmp_path: Path) -> None:
    assert said(tmp_path, "T120", "armour and armour", "Armor", "color") == [
        "2:1 'Armor' is spelled 'Armour' elsewhere (twice)"
    ]
    assert said(tmp_path, "T120", "re-roll", "reroll", "Reroll", "re-cover, recover") == [
        "1:1 're-roll' is spelled 'reroll' elsewhere (twice)"
    ]
    assert said(tmp_path, "T120", "Whoever outscores all.", "If one out scores another.") == [
        "2:8 'out scores' is spelled 'outscores' elsewhere (once)"
    ]
    assert said(tmp_path, "T120", "Lay it face up.", "Turn it face up.", "Take a faceup card.") == [
        "3:8 'faceup' is spelled 'face up' elsewhere (twice)"
    ]
    # To re-cover is not to recover, and what is quoted keeps its spelling.
    texts = ("face-down, face-down", "facedown", "a grey wolf, grey cat", "a gray dog")
    assert mended(tmp_path, "T120", *texts) == list(texts)


@pytest.mark.parametrize(
    "texts", [("armour", "armoured", "honor"), ("set up", "set-up"), ("a co-op", "coop"), ("well-known", "known well")]
)
def test_different_words_are_not_two_spellings(texts: tuple[str, ...], tmp_path: Path) -> None:
    assert said(tmp_path, "T120", *texts) == []


@pytest.mark.parametrize(("language", "found"), [("fr", 0), ("", 1), ("en-GB", 1)])
def test_words_in_another_language_are_left_alone(tmp_path: Path, language: str, found: int) -> None:
    field = f"{{type: text{', language: ' + language if language else ''}}}"
    text = f"""
decks:
  - id: deck
    name: Deck
    fields: {{said: {field}}}
    cards: [{{id: a, name: A, said: 'Joue comme toutes ; ne gagne jamais.'}}]
"""
    assert len(problems(tmp_path, "T118", text)) == found
