"""Doubled, divided, split and misspelled words, broken and invisible characters."""

from pathlib import Path

import pytest

from pnp.analysis import GameContext, dictionary
from tests.checks.words.texts import HEAD, cards, mended, problems, said, said_of_rules


def test_a_word_twice_is_found_in_marks_and_over_lines(tmp_path: Path) -> None:
    assert said(tmp_path, "T104", "Draw from from the deck.", "The **the** card.", "(The the units.") == [
        "1:6 'from' is repeated",
        "2:1 'The' is repeated",
        "3:2 'The' is repeated",
    ]
    assert said_of_rules(tmp_path, "T104", "All units of\nof one army.\n") == ["1:11 'of' is repeated"]


@pytest.mark.parametrize(
    "text",
    [
        "He had had enough, and that that is so.",
        "The player whose turn it is is the active one.",
        "Go to Walla Walla.",
        "Lay it on your **center center**.",
        "No, no. Never, never.",
        "Move on one unit in into A A.",
        "Anna {{ 1 }} {{ 1 }} moves.",
        "One hit hits two units. A card or cards.",
    ],
)
def test_what_may_stand_twice_is_left_alone(text: str, tmp_path: Path) -> None:
    assert said(tmp_path, "T104", text) == []


def test_a_word_before_its_plural_is_repeated(tmp_path: Path) -> None:
    assert said(tmp_path, "T104", "Take the hill hills.") == ["1:10 'hill' is repeated"]


def test_a_heading_and_the_text_below_are_not_one_sentence(tmp_path: Path) -> None:
    assert said_of_rules(tmp_path, "T104", "## Moving\nMoving is easy.\n\n| go | go |\n|---|---|\n| b | b b |\n") == []
    assert said_of_rules(tmp_path, "T104", "- Move\n- move\n\nThe end\n\nend of it.\n") == []
    assert said_of_rules(tmp_path, "T104", "::: example Selling salt\nSalt stands at 4.\n:::\n") == []


def test_other_languages_double_words_for_good_reasons(tmp_path: Path) -> None:
    (tmp_path / "kit.yaml").write_text("kit: x\n", encoding="utf-8")
    text = "decks:\n  - {id: a, name: A, cards: [{id: b, name: B, text: 'Nous nous levons levons.'}]}\n"
    assert len(problems(tmp_path, "T104", text)) == 2


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Lege die Karte auf der der Rückseite ab.", 1),
        ("Nimm einen einen Chip und und lege ihn ab.", 2),
        ("Das Feld, in der der Spieler steht.", 0),
        ("Sie liegt auf der der Bank zugewandten Seite.", 0),
        ("Die, die die Karte haben, spielen.", 0),
    ],
)
def test_german_words_that_no_sentence_has_twice(tmp_path: Path, text: str, count: int) -> None:
    kit = "kit: k\ntitle: K\nplayers: 2\nlicence: CC0-1.0\nlanguage: de\n"
    assert len(problems(tmp_path, "T104", cards(text), kit_yaml=kit)) == count


def test_one_of_two_is_taken_out(tmp_path: Path) -> None:
    assert mended(tmp_path, "T104", "Draw the the deck.", "It''s your your end") == ["Draw the deck.", "It''s your end"]


@pytest.mark.parametrize(
    "text", ["I gave her her sword.", "The space you move to to attack.", "Do this this turn.", "over and And on"]
)
def test_two_words_that_may_be_meant_stay(text: str, tmp_path: Path) -> None:
    assert mended(tmp_path, "T104", text) == [text]


def test_broken_characters_say_what_they_were(tmp_path: Path) -> None:
    texts = ("The unitâ€™s Ã©lan", "5â€“6 \ufffd", "a \x93word\x94", "cafÂ´ Â° \uf0b7 one")
    assert said(tmp_path, "T105", *texts[:2]) == [
        "1:9 'â€™' is a garbled '’'",
        "1:14 'Ã©' is a garbled 'é'",
        "2:2 'â€“' is a garbled '–'",
        "2:7 a character was lost here and replaced by '�'",
    ]
    assert mended(tmp_path, "T105", *texts[:1]) == ["The unit’s élan"]
    mention = "Letters that look like “Ã©” are of another encoding."
    assert mended(tmp_path, "T105", mention) == [mention]
    assert said(tmp_path, "T105", texts[3]) == [
        "1:4 'Â´' is a garbled '´'",
        "1:7 'Â°' is a garbled '°'",
        "1:10 U+F0B7 is a character of a symbol font that the kit's fonts do not have",
    ]


def test_a_mark_behind_a_letter_may_be_meant(tmp_path: Path) -> None:
    quoted = "Er ruft „SPÄ“ und geht."
    assert said(tmp_path, "T105", quoted) == ["1:12 'Ä“' is a garbled 'ē'"]
    assert mended(tmp_path, "T105", quoted) == [quoted]


def test_accents_of_other_languages_are_not_broken(tmp_path: Path) -> None:
    assert said(tmp_path, "T105", "SÃO, Â, château, naïve, Ærø, Ångström", "“¿Qué?” — «voilà» 5 €") == []


def test_invisible_characters(tmp_path: Path) -> None:
    texts = ("mo\u00adve", "a\u200bb", "Move\tone\tunit", "\u2060start")
    assert said(tmp_path, "T106", *texts) == [
        "1:3 there is a soft hyphen in 'mo-ve'",
        "2:2 there is a zero-width space in 'a|b'",
        "3:5 there is a tab in 'Move one'",
        "4:1 there is a word joiner in '|start'",
    ]
    # A soft hyphen may be meant: it says where the word may be divided. Of tabs, each round mends the first.
    assert mended(tmp_path, "T106", *texts) == ["mo\u00adve", "a\u200bb", "Move one\tunit", "start"]
    assert said(tmp_path, "T106", "Ärger, naïve café, 5\u00a0mm, 👩\u200d🚀", "🏴\U000e0067\U000e0062\U000e007f") == []
    # Words that nobody sees, and signs that turn others around.
    assert said(tmp_path, "T106", "March\U000e0041\U000e0042.", "Lose \u202e12 hits.") == [
        "1:6 there is the invisible character U+E0041 in 'March|'",
        "2:6 there is the invisible character U+202E in '|12'",
    ]


def test_indented_lines_have_no_tab_in_them(tmp_path: Path) -> None:
    assert said_of_rules(tmp_path, "T106", "- one\n\t- two\n\n\tcode\n") == []
    assert said_of_rules(tmp_path, "T106", "Unit\tMove\tHits\n") == ["1:5 there is a tab in 'Unit Move'"]


def test_a_word_divided_as_on_paper(tmp_path: Path) -> None:
    assert said(tmp_path, "T107", "End the move- ment.") == [
        "1:9 'move- ment' has a hyphen left over from a line break"
    ]
    assert said_of_rules(tmp_path, "T107", "End the move-\nment of it.\n") == [
        "1:9 'move- ment' has a hyphen left over from a line break"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "one- and two-sided",
        "vor- und zurück",
        "Haupt- bzw. Nebenphase",
        "pre- or postwar",
        "a - b",
        "Attack - Move",
        "Phase 2- draw",
    ],
)
def test_a_hyphen_that_waits_is_left_alone(text: str, tmp_path: Path) -> None:
    assert said(tmp_path, "T107", text) == []


def test_what_is_longer_than_any_word_is_not_compared_with_the_dictionary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Every slip of a word is looked up: those of 5,000 letters would be 270,000 words of 5,000 letters.
    compared: list[str] = []
    near = dictionary.near
    monkeypatch.setattr(dictionary, "near", lambda word: compared.append(word) or near(word))
    assert said(tmp_path, "T109", "x" * 5_000, "adjacnet") == ["2:1 'adjacnet' is not in the dictionary"]
    assert compared == ["adjacnet"]


def test_misspelled_words(tmp_path: Path) -> None:
    assert said(
        tmp_path,
        "T109",
        "Move to an adjacnet hex.",
        "Recieve one card.",
        "Teh end of a turn.",
        "Mind teh move.",
        "In the enviroment.",
    ) == [
        "1:12 'adjacnet' is not in the dictionary",
        "2:1 'Recieve' is not in the dictionary",
        "3:1 'Teh' is not in the dictionary",
        "4:6 'teh' is not in the dictionary",
        "5:8 'enviroment' is not in the dictionary",
    ]


def test_who_mistypes_every_word_is_told_of_all(tmp_path: Path) -> None:
    assert said(tmp_path, "T109", "The unit recieves a seperate marker.") == [
        "1:10 'recieves' is not in the dictionary",
        "1:21 'seperate' is not in the dictionary",
    ]


def test_contractions_have_an_apostrophe(tmp_path: Path) -> None:
    texts = (
        "The Well looks dull. It isnt, and you dont want to miss it.",
        "Youre out. It's theyve that won't, wed or cant.",
    )
    assert said(tmp_path, "T109", *texts) == [
        "1:25 'isnt' is not in the dictionary",
        "1:39 'dont' is not in the dictionary",
        "2:1 'Youre' is not in the dictionary",
        "2:18 'theyve' is not in the dictionary",
    ]


def test_addresses_are_spelled_as_their_owners_like(tmp_path: Path) -> None:
    assert said(tmp_path, "T109", "Write to recieve@seperate.org or recieve@shop.seperate.org.") == []


def test_a_slip_at_the_beginning_of_a_sentence_is_found_whatever_its_capital(tmp_path: Path) -> None:
    texts = (
        "Discrad one card. Shuffel the others.",
        "They shoudln't go there now.",
        "Dosen't it move at all? It wouln’t.",
    )
    assert said(tmp_path, "T109", *texts) == [
        "1:1 'Discrad' is not in the dictionary",
        "1:19 'Shuffel' is not in the dictionary",
        '2:6 "shoudln\'t" is not in the dictionary',
        '3:1 "Dosen\'t" is not in the dictionary',
        "3:29 'wouln’t' is not in the dictionary",
    ]
    # A name stands at the beginning of sentences, too, and not only once.
    assert said(tmp_path, "T109", "Theron attacks. Garrion moves. Garrion attacks.", "Ask Shuffel, then Discrad.") == []


def test_words_of_the_trade_are_words(tmp_path: Path) -> None:
    text = "A deckbuilding eurogame with meeples, playmats, standees, tuckboxes and tiebreakers; automas roleplay."
    assert said(tmp_path, "T109", "Look into your (i)nventory.", "After many reasonings and debatings, draw.") == []
    assert said(tmp_path, "T109", text, "Debuffs have cooldowns; the miniboss has a statblock and two hitpoints.") == []


def test_only_a_known_misspelling_is_corrected(tmp_path: Path) -> None:
    texts = ("Recieve one. Teh end; the enviroment is seperate.", "An adjacnet hex.")
    assert mended(tmp_path, "T109", *texts) == [
        "Receive one. The end; the environment is separate.",
        "An adjacnet hex.",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "You shouldn't or shouldn’t, wouldn't and couldn’t; they'd've.",
        "Influencers sheathe practicing mithral treants, practised and centred.",
        "The archmage's wyrmling hexblades the netrunner's cyberdeck for godlings.",
        "Goin' home, talkin' of a gool, a murr and a benj.",
        "Colour the armoured neighbours' licences; color the armored neighbors' licenses.",
        "And was Jerusalem builded here among these dark satanic mills?",
        "Untill his heart he strake, and fell deid tae the grund, ower ferr.",
    ],
)
def test_what_is_rare_or_spoken_is_not_changed(text: str, tmp_path: Path) -> None:
    assert mended(tmp_path, "T109", text.replace("'", "’")) == [text.replace("'", "’")]
    assert mended(tmp_path, "T110", text.replace("'", "’")) == [text.replace("'", "’")]


def test_a_misspelling_that_the_kit_uses_often_is_found_and_stays(tmp_path: Path) -> None:
    texts = ("a discernable hex", "two discernable hexes", "no discernable hex")
    assert len(said(tmp_path, "T109", *texts)) == 3
    assert mended(tmp_path, "T109", *texts) == list(texts)


UNITS = "units: [{id: condottiere, name: Condottiere}, {id: voltigeur, name: Voltigeur}]\n"


@pytest.mark.parametrize(
    ("written", "becomes"),
    [
        ("votligeur", "voltigeur"),
        ("volltigeur", "voltigeur"),
        ("condottieri", "condottieri"),
        ("voltigeus", "voltigeus"),
    ],
)
def test_a_slip_in_a_name_of_the_kit_is_corrected_but_no_ending(written: str, becomes: str, tmp_path: Path) -> None:
    found = problems(tmp_path, "T109", UNITS + HEAD + f"      - {{id: a, name: A, text: 'one {written} moves'}}\n")
    assert [edit.text for finding in found for edit in finding.edits] == ([becomes] if becomes != written else [])


@pytest.mark.parametrize(
    "text",
    [
        "Armored neighbors traveled to the harbor center.",
        "Armoured neighbours travelled to the harbour centre.",
        "Reroll, reshuffle and unlimber; the meeple is unpunched.",
        "Voltigeurs, tercios, arquebusiers and hussars skirmish.",
        "Influencers sheathe mithral blades while practicing on treants.",
        "The lich and the orc meet Colombo, Oreille and Morgun.",
        "Pur d'oreille, je touche contre la personne wieder.",
        "PRIMEA, HQ, MG42s and T-34s at kit.yaml or a@b.org",
        "Place {{ n }}nd units in the battleline.",
        "A *qnight* or “knyght” of old.",
    ],
)
def test_good_words_are_left_alone(text: str, tmp_path: Path) -> None:
    assert said(tmp_path, "T109", text) == []


def test_what_the_kit_names_or_says_often_is_no_mistake(tmp_path: Path) -> None:
    assert said(tmp_path, "T109", "The batle.", "A batle.", "Any batle.") == []
    named = "terrain:\n  - {id: wod, name: Forrest}\n"
    text = named + "decks:\n  - {id: a, name: A, cards: [{id: b, name: B, text: In the forrest of wod.}]}\n"
    assert problems(tmp_path, "T109", text) == []


def test_words_of_the_kit_are_words(tmp_path: Path) -> None:
    text = "decks:\n  - {id: a, name: A, cards: [{id: b, name: B, text: One adjacnet unit.}]}\n"
    assert len(problems(tmp_path, "T109", text)) == 1
    game = tmp_path / "kit.yaml"
    game.write_text("kit: x\ntitle: X\nplayers: 2\nwords: [adjacnet]\n", encoding="utf-8")
    from pnp.checks.words.misspelling import check
    from pnp.load.kit import load_kit

    loaded = load_kit(tmp_path, ".").game
    assert loaded is not None
    assert list(check(GameContext(loaded))) == []


def test_split_and_grown_together_words(tmp_path: Path) -> None:
    texts = ("An adja cent space ofthe map.", "The supp ly is lost.")
    assert said(tmp_path, "T110", *texts) == [
        "1:4 'adja cent' is 'adjacent' with a space in it",
        "1:20 'ofthe' is 'of the' without the space",
        "2:5 'supp ly' is 'supply' with a space in it",
    ]
    assert said(tmp_path, "T110", "Any one may be in a zorn field.", "A qx roll.") == []
    assert said(tmp_path, "T110", "Targe t in the open, bows or C rossbows.") == [
        "1:1 'Targe t' is 'target' with a space in it",
        "1:30 'C rossbows' is 'crossbows' with a space in it",
    ]
    assert said(tmp_path, "T110", "Row s, plan b, section C there, type x. Go to hex e here.") == []


def test_a_space_is_missing_in_a_name(tmp_path: Path) -> None:
    def units(*names: str) -> list[str]:
        many = ("Old Guard", "Foot Guard", "Horse Guard", "Rocket Troop", *names)
        rows = "".join(f"  - {{id: u{at}, name: {name}}}\n" for at, name in enumerate(many))
        return [finding.message for finding in problems(tmp_path, "T110", f"units:\n{rows}")]

    assert units("CongreveRockets") == ["'CongreveRockets' is 'Congreve Rockets' without the space"]
    assert units("StormTroopers", "GreenJackets") == []
    assert units("McArthur") == []


def test_slips_that_look_like_the_spelling_of_another_country_or_like_a_form(tmp_path: Path) -> None:
    texts = ("Mind the childern.", "Two battallions retreat.", "All playres draw.", "A weakend unit.", "As refered to.")
    assert [line.split(" ", 1)[1] for line in said(tmp_path, "T109", *texts)] == [
        f"{word!r} is not in the dictionary" for word in ("childern", "battallions", "playres", "weakend", "refered")
    ]


def test_bold_words_and_words_of_the_index_are_spelled_too(tmp_path: Path) -> None:
    rules = (
        "Every town may hold one [[garrion]] for as long as you like.\n\n"
        "A unit of **infanttry** costs two coins at any time.\n\n"
        "The old books say *offficer* and mean the one who leads.\n"
    )
    assert said_of_rules(tmp_path, "T109", rules) == [
        "1:27 'garrion' is not in the dictionary",
        "3:13 'infanttry' is not in the dictionary",
    ]


def test_bold_type_left_open_in_one_item_of_a_list(tmp_path: Path) -> None:
    rules = "Parts:\n\n- **markers\n- **a map** and **a board**\n- one **die\n\n***All*** of **them**, 2 ** 3.\n"
    assert said_of_rules(tmp_path, "T108", rules) == [
        "3:3 '**' opens here and is never closed",
        "5:7 '**' opens here and is never closed",
    ]


def test_the_words_of_layouts_are_looked_at_too(tmp_path: Path) -> None:
    text = (
        "layouts:\n  - layout: aid\n    size: sheet\n    elements:\n"
        "      column: {column: {head: {text: 'The the turn'}, body: {text: 'Move to an adjacnet space.'}}}\n"
    )
    assert [one.span.column for one in problems(tmp_path, "T104", text)] == [39]
    assert [one.span.column for one in problems(tmp_path, "T109", text)] == [80]


def test_a_shorter_word_is_misspelled_if_the_kit_spells_it_right_elsewhere(tmp_path: Path) -> None:
    texts = ("All enemies flee.", "Two enemies stay.", "The enemis return.")
    assert said(tmp_path, "T109", *texts) == ["3:5 'enemis' is not in the dictionary"]
    assert said(tmp_path, "T109", "The enemis return.") == []


def test_known_misspellings_among_rare_words_are_misspellings(tmp_path: Path) -> None:
    """Names of a made-up world are no other language while English words stand between them."""
    assert said(tmp_path, "T109", "You have recieved teh zorblax, vexilon, thrumgor and brasken of Quondrim.") == [
        "1:10 'recieved' is not in the dictionary",
        "1:19 'teh' is not in the dictionary",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Chaque joueur a recieved les pions pour vous dans la bataille.",
        "Der Feldherr hat recieved und marschiert nicht auf der Karte.",
    ],
)
def test_words_of_another_language_are_no_misspellings(text: str, tmp_path: Path) -> None:
    assert said(tmp_path, "T109", text) == []
